import { sql } from 'kysely';

/** On menus and in search, of the alias `d` (dishes); may be sold out. */
export const isOnMenu = sql<boolean>`d.status = 'live' and d.deleted_at is null`;

/** The same of a restaurant that customers see, of the aliases `d` and `r` (restaurants). */
export const isOffered = sql<boolean>`${isOnMenu} and r.is_public`;

/** There is something left, of the alias `d`. */
export const isInStock = sql<boolean>`d.stock_qty > 0`;
