import { dishJson } from '../../db/dish-json.ts';
import { reachMetres } from '../../db/reach.ts';
import { boundedPageRow, statement } from '../../db/statement.ts';
import type { SavedPosition } from '../accounts/saved-position.ts';

export type Search = {
  readonly query: string;
  /** Decides what is near; undefined when it is not known where the user is. */
  readonly here: SavedPosition | undefined;
  readonly limit: number;
  readonly offset: number;
};

/**
 * Live dishes of public restaurants that mean what was typed: those within reach first, then by where the words
 * were found (title, tags, anything else), then the nearer. The ranking is in `functions/search-page.sql`.
 */
export const searchDishes = ({ query, here, limit, offset }: Search) =>
  statement(boundedPageRow)`
    with page as materialized (
      select found.ids, found.total, found.is_more
      from search_page(
        ${query}, ll_to_earth(${here?.latitude ?? null}::float8, ${here?.longitude ?? null}::float8)::cube,
        gc_to_sec(${reachMetres}), ${limit}::int, ${offset}::int) found
    )
    select (
      select coalesce(json_agg(${dishJson()} order by l.place), '[]')::text
      from unnest(page.ids) with ordinality as l (id, place)
      cross join lateral (select * from dishes where id = l.id offset 0) d
      cross join lateral (select id, title from categories where id = d.category_id offset 0) c
      cross join lateral (select * from restaurants where id = d.restaurant_id offset 0) r
    ) as json, page.total, page.is_more as "isMore"
    from page`;
