import { dishJson } from '../../db/dish-json.ts';
import { reachMetres } from '../../db/reach.ts';
import { placedPageRow, statement } from '../../db/statement.ts';
import { isOnMenu } from '../dishes/orderable.ts';

export type Search = {
  readonly query: string;
  /** What is near; without one the saved position of the user decides. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly userId: number;
  readonly limit: number;
  readonly offset: number;
};

/**
 * Live dishes of public restaurants that mean what was typed: those within reach first, then by where the words
 * were found (title, tags, anything else), then the nearer.
 */
export function searchDishes({ query, userId, limit, offset, ...given }: Search) {
  const { latitude = null, longitude = null } = given;
  return statement(placedPageRow)`
    with asked as materialized (select search_query(${query}) as terms),
    here as materialized (
      select ll_to_earth(u.latitude, u.longitude)::cube as point, u.latitude, u.longitude
      from (
        select coalesce(${latitude}::float8, latitude) as latitude, coalesce(${longitude}::float8, longitude) as longitude
        from users where id = ${userId}
      ) u where u.latitude is not null
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
        order by coalesce(chord <= gc_to_sec(${reachMetres}), false) desc, band, chord, id
      ) as place
      from found
      order by place
      limit ${limit} offset ${offset}
    )
    select coalesce(json_agg(${dishJson()} order by l.place), '[]')::text as json,
      (select count(*) from found) as total, (select latitude from here), (select longitude from here)
    from listed l
    cross join lateral (select * from dishes where id = l.id offset 0) d
    cross join lateral (select id, title from categories where id = d.category_id offset 0) c
    cross join lateral (select * from restaurants where id = d.restaurant_id offset 0) r`;
}
