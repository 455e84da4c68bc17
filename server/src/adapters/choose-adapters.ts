import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Adapters } from '../services.ts';
import type { AdapterLog } from './adapter-log.ts';
import { chooseBus } from './bus/choose-bus.ts';
import { chooseCache } from './cache/choose-cache.ts';
import { chooseGeocoder } from './geocoder/choose-geocoder.ts';
import { chooseMail } from './mail/choose-mail.ts';
import { choosePayments } from './payments/choose-payments.ts';
import { chooseRouting } from './routing/choose-routing.ts';
import { chooseStorage } from './storage/choose-storage.ts';
import { chooseWeather } from './weather/choose-weather.ts';

/** Each port's embedded default, or the real thing where the configuration names one. */
export async function chooseAdapters(config: Config, db: Db, log: AdapterLog): Promise<Adapters> {
  const [mail, storage, bus, cache, payments] = await Promise.all([
    chooseMail(config, db),
    chooseStorage(config),
    chooseBus(config, log),
    chooseCache(config, log),
    choosePayments(config, db),
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
