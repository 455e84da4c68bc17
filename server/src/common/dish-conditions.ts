import { sql } from 'kysely';

/** On menus and in search, of the alias `d` (dishes); may be sold out. */
export const isOnMenu = sql<boolean>`d.status = 'live' and d.deleted_at is null`;

/** The same of a restaurant that customers see, of the aliases `d` and `r` (restaurants). */
export const isOffered = sql<boolean>`${isOnMenu} and r.is_public`;

/** There is something left and it is not said to be sold out for a while, of the alias `d`. */
export const isInStock = sql<boolean>`d.stock_qty > 0 and (d.sold_out_until is null or d.sold_out_until <= now())`;
