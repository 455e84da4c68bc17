import type { Weather } from '@nearbite/contract/weather/weather';
import { weatherKind } from '@nearbite/domain/weather';
import { WeatherUnavailable } from '../../adapters/weather/port.ts';
import type { SavedPosition } from '../../common/saved-position.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { storeWeather } from './observed-weather.queries.ts';

const WEATHER_TTL_SECONDS = 10 * 60;
const RETRY_AFTER_SECONDS = '60';

/** Asked at most once in ten minutes for places about a kilometre apart. */
export async function weatherAt(
  { weather, cache, db, clock }: Pick<Services, 'weather' | 'cache' | 'db' | 'clock'>,
  position: SavedPosition,
): Promise<Weather> {
  const latitude = roundToCell(position.latitude);
  const longitude = roundToCell(position.longitude);
  try {
    return await cache.wrap(`weather:${latitude}:${longitude}`, WEATHER_TTL_SECONDS, async () => {
      const { temperatureCelsius, condition } = await weather.currentAt({ latitude, longitude });
      await storeWeather(db, position, clock.now(), weatherKind(temperatureCelsius, condition));
      return { temperature: temperatureCelsius, condition };
    });
  } catch (error) {
    if (!(error instanceof WeatherUnavailable)) throw error;
    throw new AppError('unavailable', 'The weather is not available right now.', {
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
      cause: error,
    });
  }
}

const roundToCell = (degrees: number) => Math.round(degrees * 100) / 100;
