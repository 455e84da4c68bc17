import { z } from 'zod';
import { fetchFromProvider } from '../fetch-from-provider.ts';
import { WEATHER_TIMEOUT_MS, type WeatherService, WeatherUnavailable } from './port.ts';

const ResponseBody = z.object({
  current: z.object({
    temperature_2m: z.number().min(-100).max(100),
    weather_code: z.number().int(),
  }),
});

/** Codes of the World Meteorological Organization, up to and including `upTo`, in OpenWeatherMap's words. */
const CONDITIONS: readonly { readonly upTo: number; readonly condition: string }[] = [
  { upTo: 1, condition: 'clear' },
  { upTo: 3, condition: 'clouds' },
  { upTo: 48, condition: 'fog' },
  { upTo: 57, condition: 'drizzle' },
  { upTo: 67, condition: 'rain' },
  { upTo: 77, condition: 'snow' },
  { upTo: 82, condition: 'rain' },
  { upTo: 86, condition: 'snow' },
  { upTo: 99, condition: 'thunderstorm' },
];

export const conditionOfCode = (code: number): string | undefined =>
  code < 0 ? undefined : CONDITIONS.find(({ upTo }) => code <= upTo)?.condition;

type Options = { readonly base?: string | undefined; readonly timeoutMs?: number };

/** Needs no key. */
export function createOpenMeteo({
  base = 'https://api.open-meteo.com',
  timeoutMs = WEATHER_TIMEOUT_MS,
}: Options): WeatherService {
  return {
    async currentAt({ latitude, longitude }) {
      const url = new URL(`${base}/v1/forecast`);
      url.search = new URLSearchParams({
        latitude: String(latitude),
        longitude: String(longitude),
        current: 'temperature_2m,weather_code',
      }).toString();
      const { current } = await fetchFromProvider({
        provider: 'Open-Meteo',
        url,
        schema: ResponseBody,
        timeoutMs,
        Unavailable: WeatherUnavailable,
      });
      const condition = conditionOfCode(current.weather_code);
      if (condition === undefined) throw new WeatherUnavailable('Open-Meteo answered an unknown code');
      return { temperatureCelsius: current.temperature_2m, condition };
    },
  };
}
