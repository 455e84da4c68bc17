import { REACH_KM } from '@nearbite/contract/limits';
import { dishJson } from '../../db/dish-json.ts';
import { jsonPageRow, statement } from '../../db/statement.ts';
import { isOnMenu } from '../dishes/orderable.ts';

export type Search = {
  readonly query: string;
  /** Whose saved position decides what is near. */
  readonly userId: number;
  readonly limit: number;
  readonly offset: number;
};

/**
 * Live dishes of public restaurants that mean what was typed: those within reach first, then by where the words
 * were found (title, tags, anything else), then the nearer.
 */
export function searchDishes({ query, userId, limit, offset }: Search) {
  return statement(jsonPageRow)`
    with asked as materialized (select search_query(${query}) as terms),
    here as materialized (
      select ll_to_earth(u.latitude, u.longitude)::cube as point
      from users u where u.id = ${userId} and u.latitude is not null
    ),
    found as materialized (
      select d.id,
        case when ts_filter(d.search, '{a}') @@ (select terms from asked) then 1
          when ts_filter(d.search, '{a,b}') @@ (select terms from asked) then 2
          else 3 end as band,
        r.location <-> (select point from here) as chord
      from dishes d
      cross join lateral (
        -- Looked up by key per dish: a popular word must not make the planner read every restaurant.
        select location from restaurants where id = d.restaurant_id and is_public offset 0
      ) r
      where d.search @@ (select terms from asked) and ${isOnMenu}
    ),
    listed as (
      select id, row_number() over (
        order by coalesce(chord <= gc_to_sec(${REACH_KM * 1000}::float8), false) desc, band, chord, id
      ) as place
      from found
      order by place
      limit ${limit} offset ${offset}
    )
    select coalesce(json_agg(${dishJson()} order by l.place), '[]')::text as json,
      (select count(*) from found) as total
    from listed l
    cross join lateral (select * from dishes where id = l.id offset 0) d
    cross join lateral (select id, title from categories where id = d.category_id offset 0) c
    cross join lateral (select * from restaurants where id = d.restaurant_id offset 0) r`;
}
