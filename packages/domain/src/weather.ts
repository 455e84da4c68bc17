import type { WeatherTag } from '@nearbite/contract/weather/weather-tags';
import * as texts from './weather.texts.ts';

export type WeatherAdvice = {
  /** What the sky asks for; where a category suits it, what only suits the temperature is not wanted. */
  readonly skyTags: readonly WeatherTag[];
  readonly temperatureTag: WeatherTag;
  /** What to eat, the best first: "soups", "pakoras", "chai". */
  readonly foods: readonly string[];
  /** For people: "14 °C and rain". */
  readonly weather: string;
};

type Band = { readonly fromCelsius: number; readonly tag: WeatherTag; readonly foods: readonly string[] };

/** From warmest to coldest; below the last comes the coldest, so there is no gap. */
const temperatureBands: readonly Band[] = [
  { fromCelsius: 38, tag: 'hot', foods: ['cold drinks', 'lassi', 'ice cream'] },
  { fromCelsius: 30, tag: 'hot', foods: ['shakes', 'salads', 'ice cream'] },
  { fromCelsius: 23, tag: 'warm', foods: ['juices', 'wraps', 'light meals'] },
  { fromCelsius: 16, tag: 'mild', foods: ['rice dishes', 'grills', 'burgers'] },
  { fromCelsius: 7, tag: 'cold', foods: ['soups', 'curries', 'chai'] },
];
const coldestBand = { tag: 'cold', foods: ['hot soups', 'nihari', 'hot chocolate'] } as const;

type Sky = {
  readonly tags: readonly WeatherTag[];
  readonly foods: readonly string[];
  readonly coldFoods?: readonly string[];
};

const rainy: Sky = {
  tags: ['rain'],
  foods: ['pakoras', 'samosas', 'chai'],
  coldFoods: ['soups', 'pakoras', 'chai'],
};
const stormy: Sky = {
  tags: ['storm', 'rain'],
  foods: ['comfort food', 'pakoras', 'chai'],
  coldFoods: ['soups', 'comfort food', 'chai'],
};
const windy: Sky = { tags: ['storm'], foods: ['comfort food', 'warm meals'] };
const snowy: Sky = { tags: ['snow'], foods: ['hot soups', 'stews', 'hot chocolate'] };
const foggy: Sky = { tags: ['fog'], foods: ['chai', 'coffee'], coldFoods: ['soups', 'chai', 'coffee'] };
const dusty: Sky = { tags: ['dust'], foods: ['fresh juices', 'lassi'], coldFoods: ['soups', 'qehwa'] };
const quiet: Sky = { tags: [], foods: [] };

/** OpenWeatherMap's main conditions in lower case; any other leaves the advice to the temperature. */
const skies: ReadonlyMap<string, Sky> = new Map([
  ['clear', quiet],
  ['clouds', quiet],
  ['rain', rainy],
  ['drizzle', rainy],
  ['thunderstorm', stormy],
  ['squall', windy],
  ['tornado', windy],
  ['snow', snowy],
  ['mist', foggy],
  ['fog', foggy],
  ['haze', foggy],
  ['smoke', dusty],
  ['dust', dusty],
  ['sand', dusty],
  ['ash', dusty],
]);

const coldestCelsius = -60;
const hottestCelsius = 60;
const unknownCelsius = 20;
const mostFoods = 3;

/** What to eat in this weather, and why. Answers for every temperature and every condition. */
export function adviseForWeather(temperatureCelsius: number, condition: string): WeatherAdvice {
  const celsius = Number.isFinite(temperatureCelsius)
    ? Math.min(hottestCelsius, Math.max(coldestCelsius, temperatureCelsius))
    : unknownCelsius;
  const name = condition.trim().toLowerCase();
  const sky = skies.get(name) ?? quiet;
  const band = temperatureBands.find(({ fromCelsius }) => celsius >= fromCelsius) ?? coldestBand;
  const skyFoods = band.tag === 'cold' ? (sky.coldFoods ?? sky.foods) : sky.foods;
  const foods = [...new Set([...skyFoods, ...band.foods])].slice(0, mostFoods);
  const weather = name === '' ? formatCelsius(celsius) : `${formatCelsius(celsius)} and ${name.slice(0, 40)}`;
  return {
    skyTags: sky.tags,
    temperatureTag: band.tag,
    foods,
    weather,
  };
}

/** "14 °C and rain: soups, pakoras, chai"; the weather alone where none of its foods is to be had. */
export const reasonText = (weather: string, foods: readonly string[], comma = ', '): string =>
  foods.length === 0 ? weather : `${weather}: ${foods.join(comma)}`;

/** One word for weathers in which people want the same; orders are remembered by it. */
export function weatherKind(temperatureCelsius: number, condition: string): WeatherTag {
  const { skyTags, temperatureTag } = adviseForWeather(temperatureCelsius, condition);
  return skyTags[0] ?? temperatureTag;
}

function formatCelsius(celsius: number): string {
  const rounded = Math.round(celsius);
  return `${rounded === 0 ? 0 : rounded} °C`;
}

/** What a visitor may choose by hand when the weather is not available. */
export const manualWeather = {
  hot: { label: texts.hot, temperature: 36, condition: 'clear' },
  mild: { label: texts.mild, temperature: 21, condition: 'clear' },
  cold: { label: texts.cold, temperature: 8, condition: 'clouds' },
  rainy: { label: texts.rainy, temperature: 22, condition: 'rain' },
} as const;
export type ManualWeather = keyof typeof manualWeather;
