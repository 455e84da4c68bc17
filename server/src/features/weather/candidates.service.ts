import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import type { Weather } from '@nearbite/contract/weather/weather';
import { WEATHER_TAGS, type WeatherTag } from '@nearbite/contract/weather/weather-tags';
import { seasonalMonth } from '@nearbite/domain/suggestions/seasons';
import type { Candidate, Moment } from '@nearbite/domain/suggestions/suggestion-types';
import { wallTimeAt } from '@nearbite/domain/times/zone';
import { weatherKind } from '@nearbite/domain/weather';
import type { SavedPosition } from '../../common/saved-position.ts';
import { findPublicTerms } from '../../common/terms/public-terms.ts';
import { nextServed } from '../../common/terms/serving.ts';
import type { Services } from '../../services.ts';
import {
  type CandidateRow,
  findCandidates,
  findDemand,
  type KitchenRow,
  kitchensFor,
} from './candidates.queries.ts';

export type DishCandidate = Candidate & {
  readonly row: CandidateRow;
  readonly kitchen: KitchenRow;
  readonly terms: PublicTerms;
};

type Visitor = {
  readonly position: SavedPosition | undefined;
  readonly userId: number | undefined;
  readonly weather: Weather | undefined;
};

/** What may be suggested there: dishes that can be ordered, of kitchens that bring them or hand them over. */
export async function readCandidates(services: Services, visitor: Visitor): Promise<DishCandidate[]> {
  const { db } = services;
  const { position, userId, weather } = visitor;
  const all = await kitchensFor(position).all(db);
  const ids = all.map(({ id }) => id);
  const { termsOf } = await findPublicTerms(services, ids, position ?? null);
  const kitchens = new Map(
    all.filter(({ id }) => isInReach(termsOf(id))).map((kitchen) => [kitchen.id, kitchen]),
  );
  const kind = weather && weatherKind(weather.temperature, weather.condition);
  const [rows, shareOf] = await Promise.all([
    findCandidates(db, {
      kitchens: Array.from(kitchens.keys(), (id) => ({ id, isOpen: termsOf(id).is_open })),
      userId,
      weatherKind: kind,
    }),
    sharesOfOthers(services, { position, kitchenIds: ids, kind }),
  ]);
  return rows.flatMap((row) => {
    const kitchen = kitchens.get(row.restaurant_id);
    if (!kitchen) return [];
    const isServed = nextServed(row.serving, services) === null;
    return [candidateOf({ row, isServed }, kitchen, termsOf(kitchen.id), shareOf(row.category))];
  });
}

const isInReach = ({ delivers_here, offers_pickup }: PublicTerms) => delivers_here !== false || offers_pickup;

const candidateOf = (
  { row, isServed }: { readonly row: CandidateRow; readonly isServed: boolean },
  kitchen: KitchenRow,
  terms: PublicTerms,
  shareOfOthers: number,
): DishCandidate => ({
  title: row.title,
  category: row.category,
  weatherTags: row.weather_tags.filter(isWeatherTag),
  ownOrders: row.own_orders,
  ownInSuchWeather: row.own_in_such_weather,
  shareOfOthers,
  isOpen: terms.is_open && isServed,
  row,
  kitchen,
  terms,
});

const isWeatherTag = (tag: string): tag is WeatherTag => WEATHER_TAGS.some((known) => known === tag);

/** The hour and the month there, as the clock on the wall shows them. */
export function momentOf({ clock, config }: Services, { position, weather }: Visitor): Moment {
  const wall = new Date(wallTimeAt(clock.now().getTime(), config.APP_TIMEZONE));
  return {
    weather,
    hour: wall.getUTCHours(),
    month: seasonalMonth(wall.getUTCMonth() + 1, position?.latitude),
  };
}

const HALF_AN_HOUR_SECONDS = 30 * 60;
const COUNTED_DAYS = 90;
/** Fewer orders say nothing about a town. */
const FEWEST_ORDERS = 20;

type DemandFilter = {
  readonly position: SavedPosition | undefined;
  readonly kitchenIds: readonly number[];
  /** Undefined when the weather is not known. */
  readonly kind: string | undefined;
};

/** The share of a category in what people around there ordered in such weather; counted twice an hour. */
async function sharesOfOthers(
  { db, cache, clock }: Pick<Services, 'db' | 'cache' | 'clock'>,
  { position, kitchenIds, kind }: DemandFilter,
): Promise<(category: string) => number> {
  if (kind === undefined) return () => 0;
  const since = new Date(clock.now().getTime() - COUNTED_DAYS * 86_400_000);
  const key = `demand:${kind}:${position ? cellOf(position) : 'anywhere'}`;
  const rows = await cache.wrap(key, HALF_AN_HOUR_SECONDS, () => findDemand(db, { kitchenIds, kind, since }));
  const total = rows.reduce((sum, { orders }) => sum + orders, 0);
  const shares = new Map(rows.map(({ category, orders }) => [category, orders / total]));
  return (category) => (total < FEWEST_ORDERS ? 0 : (shares.get(category) ?? 0));
}

/** About ten kilometres wide. */
const cellOf = ({ latitude, longitude }: SavedPosition) =>
  `${Math.round(latitude * 10)}:${Math.round(longitude * 10)}`;
