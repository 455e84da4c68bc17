import { WEATHER_TAGS, type WeatherTag } from '@nearbite/contract/weather/weather-tags';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adviseForWeather,
  type ManualWeather,
  manualWeather,
  reasonText,
  type WeatherAdvice,
} from './weather.ts';

const knownConditions =
  'clear clouds rain drizzle thunderstorm squall tornado snow mist fog haze smoke dust sand ash'.split(' ');
const temperatureTags: readonly WeatherTag[] = ['hot', 'warm', 'mild', 'cold'];

const tagsOf = ({ skyTags, temperatureTag }: WeatherAdvice) => [...skyTags, temperatureTag];

describe('advice for the weather', () => {
  it.each([
    [14, 'rain', ['rain'], 'cold', '14 °C and rain: soups, pakoras, chai'],
    [41, 'clear', [], 'hot', '41 °C and clear: cold drinks, lassi, ice cream'],
    [30, 'clouds', [], 'hot', '30 °C and clouds: shakes, salads, ice cream'],
    [29.9, 'rain', ['rain'], 'warm', '30 °C and rain: pakoras, samosas, chai'],
    [20, 'clear', [], 'mild', '20 °C and clear: rice dishes, grills, burgers'],
    [-0.2, 'snow', ['snow'], 'cold', '0 °C and snow: hot soups, stews, hot chocolate'],
    [25, 'thunderstorm', ['storm', 'rain'], 'warm', '25 °C and thunderstorm: comfort food, pakoras, chai'],
    [12, 'haze', ['fog'], 'cold', '12 °C and haze: soups, chai, coffee'],
    [44, 'dust', ['dust'], 'hot', '44 °C and dust: fresh juices, lassi, cold drinks'],
    [18, 'plague of frogs', [], 'mild', '18 °C and plague of frogs: rice dishes, grills, burgers'],
  ])('%d °C and %s', (temperature, condition, skyTags, temperatureTag, reason) => {
    const [weather = '', named = ''] = reason.split(': ');
    const foods = named.split(', ');
    expect(adviseForWeather(temperature, condition)).toEqual({ skyTags, temperatureTag, foods, weather });
    expect(reasonText(weather, foods)).toBe(reason);
    expect(reasonText(weather, [])).toBe(weather);
  });

  it('has no gap between -60 and 60 °C, in any condition, known or not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.oneof(fc.constantFrom(...knownConditions), fc.string()),
        (temperature, condition) => {
          const { skyTags, temperatureTag, weather, foods } = adviseForWeather(temperature, condition);
          expect(temperatureTags).toContain(temperatureTag);
          expect(new Set(skyTags).size).toBe(skyTags.length);
          expect(skyTags.every((tag) => WEATHER_TAGS.includes(tag))).toBe(true);
          expect(reasonText(weather, foods)).toMatch(/^-?\d+ °C.*: \S.+, \S/s);
        },
      ),
    );
  });

  it('never calls a warmer day colder', () => {
    const warmth = (temperature: number) =>
      temperatureTags.indexOf(adviseForWeather(temperature, 'clear').temperatureTag);
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (low, step) => {
          expect(warmth(low + step)).toBeLessThanOrEqual(warmth(low));
        },
      ),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1e9])('answers %d too', (temperature) => {
    expect(temperatureTags).toContain(adviseForWeather(temperature, 'clear').temperatureTag);
  });

  it('reaches every tag', () => {
    const reached = new Set(
      knownConditions.flatMap((condition) =>
        [-10, 10, 20, 26, 40].flatMap((celsius) => tagsOf(adviseForWeather(celsius, condition))),
      ),
    );
    expect([...reached].sort()).toEqual([...WEATHER_TAGS].sort());
  });

  it.each<[ManualWeather, WeatherTag]>([
    ['hot', 'hot'],
    ['mild', 'mild'],
    ['cold', 'cold'],
    ['rainy', 'rain'],
  ])('the manual choice %s asks for %s', (choice, tag) => {
    const { temperature, condition } = manualWeather[choice];
    expect(tagsOf(adviseForWeather(temperature, condition))[0]).toBe(tag);
  });
});
