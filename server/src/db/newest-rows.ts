import { type RawBuilder, sql } from 'kysely';
import type { DB } from './tables.ts';

/** Numbers, or columns of a statement that reads several pages. */
type Page = Readonly<Record<'limit' | 'offset', number | RawBuilder<unknown>>>;

/**
 * A page of rows, newest first, for a statement that orders them by id itself. Those before the page are passed over
 * in the index and never read, so the last page of a long list costs little more than the first (where vacuum has been,
 * which comes often to these tables: `0052`). An array, because
 * the planner takes it for a handful whatever the limit, and looks each id up.
 */
export const newestRows = (table: keyof DB, where: RawBuilder<unknown>, { limit, offset }: Page) => sql`
  select * from ${sql.table(table)} where id = any(array(
    select id from ${sql.table(table)} where ${where} order by id desc limit ${limit} offset ${offset}
  ))`;
