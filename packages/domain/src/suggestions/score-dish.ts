import type { WeatherTag } from '@nearbite/contract/weather/weather-tags';
import type { WeatherAdvice } from '../weather.ts';
import { dayPartAt, dayPartSentences } from './day-parts.ts';
import { type FoodKind, foodKindOf } from './food-kinds.ts';
import { rankAmongFoods } from './foods.ts';
import { findSeason } from './seasons.ts';
import type { Candidate, Moment, Reason, ScoredDish } from './suggestion-types.ts';

/** Below it nothing iced is suggested, from HEAT on nothing steaming that the person does not order anyway. */
const CHILL_CELSIUS = 16;
const HEAT_CELSIUS = 32;
/** From here on a habit counts only where it was one in such heat, too: chai in January says nothing of June. */
const GREAT_HEAT_CELSIUS = 40;
/** Below it rain makes people want something warm. */
const CHILLY_RAIN_CELSIUS = 30;

const POINTS = {
  named: 10,
  namedItself: 1,
  suitsSky: 6,
  suitsTemperature: 4,
  season: 7,
  ownFirst: 6,
  ownEach: 2,
  ownMost: 12,
  others: 7,
  icedInRain: -6,
  side: -5,
} as const;

/** Once may be chance; from twice on it is a taste. */
const OWN_ORDERS_FOR_TASTE = 2;
const SHARE_FOR_TREND = 0.1;

const weatherSentences: Readonly<Record<WeatherTag, string>> = {
  hot: 'Because it is hot.',
  warm: 'Because it is warm.',
  mild: 'Because it is mild outside.',
  cold: 'Because it is cold.',
  rain: 'Because it is raining.',
  storm: 'Because of the storm.',
  snow: 'Because it is snowing.',
  fog: 'Because it is misty outside.',
  dust: 'Because there is dust in the air.',
};

/** How well a dish suits the moment, and the strongest reason for it; undefined when it must not be suggested. */
export function scoreDish<C extends Candidate>(
  dish: C,
  moment: Moment,
  advice: WeatherAdvice | undefined,
): ScoredDish<C> | undefined {
  const kind = foodKindOf(dish.title, dish.category);
  const isAgainst = isAgainstWeather(kind, moment);
  // Who has the habit of it is shown what steams in the heat, but never because of the heat.
  const isGreatHeat = (moment.weather?.temperature ?? 0) >= GREAT_HEAT_CELSIUS;
  const ownOrders = isGreatHeat ? dish.ownInSuchWeather : dish.ownOrders;
  const isHabit = kind.warmth === 'steaming' && ownOrders >= OWN_ORDERS_FOR_TASTE;
  if (isAgainst && !isHabit) return undefined;
  const part = dayPartAt(moment.hour);
  const hourPoints = kind.hours[part] ?? 0;
  const isHourHeard = !(part === 'tea' && (moment.weather?.temperature ?? 0) >= HEAT_CELSIUS);
  const reasons = [
    isAgainst ? undefined : weatherReason(dish, kind, advice),
    hourPoints > 0 && isHourHeard
      ? {
          kind: 'hour' as const,
          points: hourPoints,
          sentence: kind.sentences?.[part] ?? dayPartSentences[part],
        }
      : undefined,
    seasonReason(dish, moment),
    ownReason(dish),
    othersReason(dish),
  ].filter((reason) => reason !== undefined);
  const pointsAtAnyHour =
    reasons.reduce((sum, { points }) => sum + points, 0) +
    (kind.isSide ? POINTS.side : 0) +
    rainPoints(dish, kind, moment, advice);
  return {
    dish,
    points: pointsAtAnyHour + Math.min(0, hourPoints),
    pointsAtAnyHour,
    kinds: reasons.map((reason) => reason.kind),
    reason: reasons.toSorted((a, b) => b.points - a.points)[0],
    foodRank: advice ? rankOf(dish, advice) : 0,
    titleRank: advice ? rankAmongFoods(dish.title, advice.foods) : 0,
    suitsSky: suitsSky(dish, advice),
    isAgainstHour: hourPoints < 0,
  };
}

function isAgainstWeather({ warmth }: FoodKind, { weather }: Moment): boolean {
  if (!weather) return false;
  if (warmth === 'iced') return weather.temperature < CHILL_CELSIUS;
  return warmth === 'steaming' && weather.temperature >= HEAT_CELSIUS;
}

/** In warm rain what suits the heat may be iced, and nothing else. */
function rainPoints(
  { weatherTags }: Candidate,
  { warmth }: FoodKind,
  { weather }: Moment,
  advice: WeatherAdvice | undefined,
): number {
  if (warmth !== 'iced' || !advice?.skyTags.includes('rain')) return 0;
  const isWarm = (weather?.temperature ?? 0) >= CHILLY_RAIN_CELSIUS;
  return isWarm && weatherTags.includes(advice.temperatureTag) ? 0 : POINTS.icedInRain;
}

const rankOf = (dish: Candidate, { foods }: WeatherAdvice) =>
  Math.min(rankAmongFoods(dish.category, foods), rankAmongFoods(dish.title, foods));

const suitsSky = ({ weatherTags }: Candidate, advice: WeatherAdvice | undefined): boolean =>
  advice?.skyTags.some((tag) => weatherTags.includes(tag)) ?? false;

/** Skies that make people want something warm. */
const warmingSkies: ReadonlySet<WeatherTag> = new Set(['rain', 'storm', 'snow', 'fog']);

/** The administrator's tags decide; where a category has none, what the weather's foods name. */
function weatherReason(
  dish: Candidate,
  { warmth }: FoodKind,
  advice: WeatherAdvice | undefined,
): Reason | undefined {
  if (!advice) return undefined;
  const { skyTags, temperatureTag, foods } = advice;
  const isNamed = rankOf(dish, advice) < foods.length;
  // Nobody wants something iced because it rains; because it is hot as well they may.
  const isSuited = (tag: WeatherTag) => warmth !== 'iced' || !warmingSkies.has(tag);
  const skyTag = skyTags.find((tag) => dish.weatherTags.includes(tag) && isSuited(tag));
  const isUntagged = dish.weatherTags.length === 0 && isNamed;
  if (skyTag === undefined && !isUntagged && !dish.weatherTags.includes(temperatureTag)) return undefined;
  const isNamedItself = rankAmongFoods(dish.title, foods) < foods.length;
  const named = POINTS.named + (isNamedItself ? POINTS.namedItself : 0);
  const points = isNamed ? named : skyTag ? POINTS.suitsSky : POINTS.suitsTemperature;
  return { kind: 'weather', points, sentence: weatherSentences[skyTag ?? temperatureTag] };
}

function seasonReason({ title }: Candidate, { month }: Moment): Reason | undefined {
  const season = findSeason(title, month);
  return season && { kind: 'season', points: POINTS.season, sentence: season.sentence };
}

function ownReason({ title, ownOrders, ownInSuchWeather }: Candidate): Reason | undefined {
  if (ownOrders < OWN_ORDERS_FOR_TASTE) return undefined;
  const points = POINTS.ownFirst + POINTS.ownEach * (ownOrders + ownInSuchWeather - 1);
  const inWeather = ownInSuchWeather >= OWN_ORDERS_FOR_TASTE;
  return {
    kind: 'own',
    points: Math.min(POINTS.ownMost, points),
    sentence: inWeather ? orderedInSuchWeather(title, ownInSuchWeather) : ordered(title, ownOrders),
  };
}

const ordered = (title: string, count: number) =>
  count === 2 ? `You ordered ${title} twice.` : `You ordered ${title} ${count} times.`;

const orderedInSuchWeather = (title: string, count: number) =>
  count === 2
    ? `You ordered ${title} twice in weather like this.`
    : `You ordered ${title} ${count} times in weather like this.`;

const othersReason = ({ category, shareOfOthers }: Candidate): Reason | undefined =>
  shareOfOthers < SHARE_FOR_TREND
    ? undefined
    : {
        kind: 'others',
        points: POINTS.others,
        sentence: `People around you often order ${category} in weather like this.`,
      };
