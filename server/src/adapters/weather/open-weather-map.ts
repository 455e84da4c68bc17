import { z } from 'zod';
import { fetchFromProvider } from '../fetch-from-provider.ts';
import { WEATHER_TIMEOUT_MS, type WeatherService, WeatherUnavailable } from './port.ts';

const ResponseBody = z.object({
  main: z.object({ temp: z.number().min(-100).max(100) }),
  weather: z.array(z.object({ main: z.string().min(1).max(40) })).min(1),
});

type Options = { readonly apiKey: string; readonly base?: string | undefined; readonly timeoutMs?: number };

export function createOpenWeatherMap({
  apiKey,
  base = 'https://api.openweathermap.org',
  timeoutMs = WEATHER_TIMEOUT_MS,
}: Options): WeatherService {
  return {
    async currentAt({ latitude, longitude }) {
      const url = new URL(`${base}/data/2.5/weather`);
      url.search = new URLSearchParams({
        lat: String(latitude),
        lon: String(longitude),
        units: 'metric',
        appid: apiKey,
      }).toString();
      const { main, weather } = await fetchFromProvider({
        provider: 'OpenWeatherMap',
        url,
        schema: ResponseBody,
        timeoutMs,
        Unavailable: WeatherUnavailable,
      });
      return { temperatureCelsius: main.temp, condition: (weather[0]?.main ?? '').toLowerCase() };
    },
  };
}
