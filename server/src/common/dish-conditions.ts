import type { DishFilter } from '@nearbite/contract/catalog/diets';
import { sql } from 'kysely';

/** On menus and in search, of the alias `d` (dishes); may be sold out. */
export const isOnMenu = sql<boolean>`d.status = 'live' and d.deleted_at is null`;

/** As customers see a menu, of the alias `d`: dishes with a place of their own come first in their category. */
export const inMenuOrder = sql`d.category_id, d.position, d.id`;

/** The same of a restaurant that customers see, of the aliases `d` and `r` (restaurants). */
export const isOffered = sql<boolean>`${isOnMenu} and r.is_public`;

/**
 * There is something left, it is not said to be sold out for a while, and of its extras as much is left as they ask for,
 * of the alias `d`.
 */
export const isInStock = sql<boolean>`d.stock_qty > 0 and (d.sold_out_until is null or d.sold_out_until <= now())
  and (d.extras = '[]' or extras_within_reach(d.extras))`;

/** Has all of the diets and declared allergens without any of these, of the alias `d`. */
export function suits({ diet = [], without = [] }: DishFilter) {
  const hasDiets = diet.length > 0 ? sql`and d.diets @> ${diet}::text[]` : sql``;
  return without.length > 0
    ? sql`${hasDiets} and d.allergens is not null and not d.allergens && ${without}::text[]`
    : hasDiets;
}

/** The same as part of what is cached for everybody: one key for each filter, however it was written. */
export const filterKey = ({ diet = [], without = [] }: DishFilter) => `${diet.join()};${without.join()}`;
