import type { Config } from '../../config.ts';
import { createOpenMeteo } from './open-meteo.ts';
import { createOpenWeatherMap } from './open-weather-map.ts';
import type { WeatherService } from './port.ts';

export function chooseWeather(
  config: Pick<Config, 'OPENWEATHER_API_KEY' | 'WEATHER_API_BASE'>,
): WeatherService {
  const base = config.WEATHER_API_BASE;
  return config.OPENWEATHER_API_KEY === undefined
    ? createOpenMeteo({ base })
    : createOpenWeatherMap({ apiKey: config.OPENWEATHER_API_KEY, base });
}
