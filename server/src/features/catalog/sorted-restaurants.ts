import type { RestaurantSort } from '@nearbite/contract/catalog/catalog';
import { COUNTED_UP_TO } from '@nearbite/contract/limits';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import type { Candidate, DishChoice } from './nearby.queries.ts';

/** What a list of restaurants goes by, and what it leaves out. */
export type RestaurantChoice = DishChoice & {
  readonly sort: RestaurantSort;
  readonly open?: boolean | undefined;
  readonly delivers?: boolean | undefined;
  readonly free_delivery?: boolean | undefined;
};

/** As the database sorts it by itself, which is kept ready. */
export const isPlainList = ({ sort, open, delivers, free_delivery, ...dishes }: RestaurantChoice): boolean =>
  sort === 'distance' && !open && !delivers && !free_delivery && !goesByDishes(dishes);

export const goesByDishes = ({ category, diet = [] }: DishChoice): boolean =>
  category !== undefined || diet.length > 0;

type TermsOf = (restaurantId: number) => PublicTerms;

/** The smallest comes first, and what is not known last. */
const RANK: Record<RestaurantSort, (candidate: Candidate, terms: PublicTerms) => number> = {
  distance: () => 0,
  rating: ({ rating }) => -(rating ?? 0),
  eta: (_candidate, { eta_minutes }) => eta_minutes ?? Number.POSITIVE_INFINITY,
  delivery_fee: (_candidate, { delivery_fee }) => delivery_fee,
  minimum: (_candidate, { minimum_order }) => minimum_order,
};

/**
 * Those of the candidates that were asked for, sorted, what has no menu yet behind the others; equal ones stay as they
 * came, which is by distance.
 */
export function sortRestaurants(
  candidates: readonly Candidate[],
  termsOf: TermsOf,
  { sort, open, delivers, free_delivery }: RestaurantChoice,
): number[] {
  return candidates
    .map((candidate) => ({ candidate, terms: termsOf(candidate.id) }))
    .filter(
      ({ terms }) =>
        (!open || terms.is_open) &&
        (!delivers || terms.delivers_here !== false) &&
        (!free_delivery || terms.free_delivery_from !== null),
    )
    .map(({ candidate, terms }) => ({
      id: candidate.id,
      isEmpty: Number(!terms.has_menu),
      rank: RANK[sort](candidate, terms),
    }))
    .toSorted((a, b) => a.isEmpty - b.isEmpty || (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ id }) => id);
}

/** As long lists are counted. */
export const countOf = (ids: readonly number[]) => ({
  total: Math.min(ids.length, COUNTED_UP_TO),
  isMore: ids.length > COUNTED_UP_TO,
});
