import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conditionOfCode, createOpenMeteo } from './open-meteo.ts';
import { createOpenWeatherMap } from './open-weather-map.ts';
import { type WeatherService, WeatherUnavailable } from './port.ts';
import { type Scene, startWeatherServer } from './weather-server.testing.ts';

type Options = { base: string; timeoutMs: number };
const services: Record<string, (options: Options) => WeatherService> = {
  'Open-Meteo': (options) => createOpenMeteo(options),
  OpenWeatherMap: (options) => createOpenWeatherMap({ apiKey: 'secret-key', ...options }),
};
const lahore = { latitude: 31.52, longitude: 74.36 };

describe.each(Object.entries(services))('%s', (_name, create) => {
  let provider: Awaited<ReturnType<typeof startWeatherServer>>;
  let service: WeatherService;

  beforeAll(async () => {
    provider = await startWeatherServer();
    service = create({ base: provider.base, timeoutMs: 300 });
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    provider.asked.length = 0;
  });

  it.each([
    [36.4, 0, 'Clear', 'clear'],
    [14, 63, 'Rain', 'rain'],
    [-3.5, 75, 'Snow', 'snow'],
    [22, 95, 'Thunderstorm', 'thunderstorm'],
    [0, 3, 'Clouds', 'clouds'],
  ])('tells %d °C, code %d or %s as %s', async (temperature, code, main, condition) => {
    provider.play({ kind: 'weather', temperature, code, main });
    expect(await service.currentAt(lahore)).toEqual({ temperatureCelsius: temperature, condition });
  });

  it('asks once, for that place', async () => {
    provider.play({ kind: 'weather', temperature: 20, code: 0, main: 'Clear' });
    await service.currentAt(lahore);
    expect(provider.asked).toHaveLength(1);
    expect([...(provider.asked[0]?.searchParams.values() ?? [])]).toEqual(
      expect.arrayContaining(['31.52', '74.36']),
    );
  });

  it.each<Exclude<Scene['kind'], 'weather'>>(['slow', 'garbage', 'nonsense', 'error', 'endless'])(
    'a provider that is %s makes the weather unavailable',
    async (kind) => {
      provider.play({ kind });
      const failure = service.currentAt(lahore);
      await expect(failure).rejects.toBeInstanceOf(WeatherUnavailable);
      await expect(failure).rejects.not.toThrow(/secret-key/);
    },
  );

  it('a provider that is not there makes the weather unavailable', async () => {
    const nowhere = create({ base: 'http://127.0.0.1:9', timeoutMs: 300 });
    await expect(nowhere.currentAt(lahore)).rejects.toBeInstanceOf(WeatherUnavailable);
  });
});

describe('codes of the World Meteorological Organization', () => {
  it('all have a word', () => {
    for (let code = 0; code <= 99; code++) expect(conditionOfCode(code)).toMatch(/^[a-z]+$/);
    expect(conditionOfCode(-1)).toBeUndefined();
    expect(conditionOfCode(100)).toBeUndefined();
  });
});
