import { type RawBuilder, sql } from 'kysely';
import type { DB } from './tables.ts';

/** Numbers, or columns of a statement that reads several pages. */
type Page = Readonly<Record<'limit' | 'offset', number | RawBuilder<unknown>>>;

/** The ids of a page of rows, newest first. Those before the page are passed over in the index and never read. */
export const newestIds = (table: keyof DB, where: RawBuilder<unknown>, { limit, offset }: Page) => sql`array(
    select id from ${sql.table(table)} where ${where} order by id desc limit ${limit} offset ${offset}
  )`;

/**
 * A page of rows, for a statement that orders them by id itself. The last page of a long list costs little more than the
 * first (where vacuum has been, which comes often to these tables: `0052`). An array, because the planner takes it for a
 * handful whatever the limit, and looks each id up.
 */
export const newestRows = (table: keyof DB, where: RawBuilder<unknown>, page: Page) => sql`
  select * from ${sql.table(table)} where id = any(${newestIds(table, where, page)})`;
