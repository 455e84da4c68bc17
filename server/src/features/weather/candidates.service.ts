import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import type { Weather } from '@nearbite/contract/weather/weather';
import { WEATHER_TAGS, type WeatherTag } from '@nearbite/contract/weather/weather-tags';
import { seasonalMonth } from '@nearbite/domain/suggestions/seasons';
import type { Candidate, Moment } from '@nearbite/domain/suggestions/suggestion-types';
import { wallTimeAt } from '@nearbite/domain/terms/zone';
import { weatherKind } from '@nearbite/domain/weather';
import type { Services } from '../../services.ts';
import type { SavedPosition } from '../../shared/saved-position.ts';
import { findPublicTerms } from '../../shared/terms/public-terms.ts';
import { type CandidateRow, findCandidates } from './candidates.queries.ts';
import { sharesOfOthers } from './demand.service.ts';
import { findKitchens, type KitchenRow } from './kitchens.queries.ts';

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
  const all = await findKitchens(db, position);
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
    return kitchen ? [candidateOf(row, kitchen, termsOf(kitchen.id), shareOf(row.category))] : [];
  });
}

const isInReach = ({ delivers_here, offers_pickup }: PublicTerms) => delivers_here !== false || offers_pickup;

const candidateOf = (
  row: CandidateRow,
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
  isOpen: terms.is_open,
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
