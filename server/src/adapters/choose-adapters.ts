import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { Adapters } from '../services.ts';
import type { AdapterLog } from './adapter-log.ts';
import { createInProcessBus } from './bus/in-process-bus.ts';
import type { Bus } from './bus/port.ts';
import { createInProcessCache } from './cache/in-process-cache.ts';
import type { Cache } from './cache/port.ts';
import { listedPlaces } from './geocoder/listed-places.ts';
import { createNominatim } from './geocoder/nominatim.ts';
import { createPhoton } from './geocoder/photon.ts';
import type { Geocoder } from './geocoder/port.ts';
import { chooseMail } from './mail/choose-mail.ts';
import { choosePayments } from './payments/choose-payments.ts';
import { createOsrm } from './routing/osrm.ts';
import type { RoutingService } from './routing/port.ts';
import { chooseStorage } from './storage/choose-storage.ts';
import { createOpenMeteo } from './weather/open-meteo.ts';
import { createOpenWeatherMap } from './weather/open-weather-map.ts';
import type { WeatherService } from './weather/port.ts';

/** Each port's embedded default, or the real thing where the configuration names one. */
export async function chooseAdapters(
  config: Config,
  db: Db,
  log: AdapterLog,
  clock?: Clock,
): Promise<Adapters> {
  const [mail, storage, bus, cache, payments] = await Promise.all([
    chooseMail(config, db),
    chooseStorage(config),
    chooseBus(config, log),
    chooseCache(config, log),
    choosePayments(config, db, clock),
  ]);
  return {
    mail,
    storage,
    bus,
    cache,
    payments,
    weather: chooseWeather(config),
    routing: chooseRouting(config),
    geocoder: chooseGeocoder(config),
  };
}

export async function closeAdapters({ mail, bus, cache }: Adapters): Promise<void> {
  await Promise.allSettled([mail.mailer.close(), bus.close(), cache.close()]);
}

export async function chooseBus(config: Pick<Config, 'REDIS_URL'>, log: AdapterLog): Promise<Bus> {
  if (config.REDIS_URL === undefined) return createInProcessBus(log);
  const { createRedisBus } = await import('./bus/redis-bus.ts');
  return createRedisBus({ url: config.REDIS_URL, log });
}

export async function chooseCache(config: Pick<Config, 'REDIS_URL'>, log: AdapterLog): Promise<Cache> {
  if (config.REDIS_URL === undefined) return createInProcessCache();
  const { createRedisCache } = await import('./cache/redis-cache.ts');
  return createRedisCache({ url: config.REDIS_URL, log });
}

export function chooseGeocoder({ GEOCODER_URL }: Pick<Config, 'GEOCODER_URL'>): Geocoder {
  if (GEOCODER_URL === undefined) return listedPlaces;
  const { protocol, base } = GEOCODER_URL;
  return protocol === 'photon' ? createPhoton({ base }) : createNominatim({ base });
}

/** None unless one is named: then pages guess from the straight line. */
const chooseRouting = ({ ROUTING_URL }: Pick<Config, 'ROUTING_URL'>): RoutingService | undefined =>
  ROUTING_URL === undefined ? undefined : createOsrm({ base: ROUTING_URL });

function chooseWeather(config: Pick<Config, 'OPENWEATHER_API_KEY' | 'WEATHER_API_BASE'>): WeatherService {
  const base = config.WEATHER_API_BASE;
  return config.OPENWEATHER_API_KEY === undefined
    ? createOpenMeteo({ base })
    : createOpenWeatherMap({ apiKey: config.OPENWEATHER_API_KEY, base });
}
