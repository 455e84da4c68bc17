import { BEST_RESTAURANTS, CLOSEST_RESTAURANTS } from '@nearbite/contract/catalog/catalog';
import { sql } from 'kysely';
import { termsMark } from '../../db/dish-json.ts';
import { reachMetres } from '../../db/reach.ts';
import { placedPageRow, statement } from '../../db/statement.ts';
import type { Page } from './catalog.queries.ts';

export type Whereabouts = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Whose saved position counts when none is given. */
  readonly userId: number | null;
};

/** The index measures straight through the globe; this is the same reach measured that way. */
const reachChord = sql`gc_to_sec(${reachMetres})`;

const columns = sql`r.id, r.name, r.slug, r.image, r.description, r.latitude, r.longitude, r.rating_sum, r.rating_count`;
const bestFirst = sql`(r.rating_sum::float8 / greatest(r.rating_count, 1)) desc, r.id`;
/** Counted along an index and no further than it matters. */
const publicUpTo = (most: number) => sql`(select count(*) from (
          select from restaurants r where r.is_public order by ${bestFirst} limit ${most}) counted)`;
const rating = sql`rating_sum / nullif(rating_count, 0)::float8`;

/**
 * The nearest come out of the spatial index in order, so only the rows of the page are read. When the nearest of
 * all is out of reach the closest few are answered. Without any position: the best rated.
 */
export function nearbyRestaurants({ latitude, longitude, userId }: Whereabouts, { limit, offset }: Page) {
  return statement(placedPageRow)`
    with here as materialized (
      select ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube as point,
        ${latitude}::float8 as latitude, ${longitude}::float8 as longitude
      where ${latitude}::float8 is not null
      union all
      select ll_to_earth(u.latitude, u.longitude)::cube, u.latitude, u.longitude
      from users u
      where u.id = ${userId}::integer and ${latitude}::float8 is null and u.latitude is not null
    ),
    nearest as materialized (
      select n.chord <= ${reachChord} as is_within_reach
      from here, lateral (
        select r.location <-> here.point as chord
        from restaurants r where r.is_public order by r.location <-> here.point limit 1
      ) n
    ),
    near as (
      select n.*, row_number() over (order by chord, id) as place
      from here, lateral (
        select ${columns}, r.location <-> here.point as chord
        from restaurants r where r.is_public
        order by r.location <-> here.point
        limit ${limit}::bigint offset ${offset}::bigint
      ) n
    ),
    best as (
      select ${columns}, null::float8 as chord
      from restaurants r
      where r.is_public and not exists (select from here)
      order by ${bestFirst}
      limit least(${limit}::bigint, greatest(${BEST_RESTAURANTS} - ${offset}::bigint, 0)) offset ${offset}::bigint
    ),
    listed as (
      select ${sql.raw('id, name, slug, image, description, latitude, longitude, rating_sum, rating_count, chord, place')}
      from near
      where case when (select is_within_reach from nearest) then chord <= ${reachChord}
        else place + ${offset}::bigint <= ${CLOSEST_RESTAURANTS} end
      union all
      select *, row_number() over (order by rating_sum::float8 / greatest(rating_count, 1) desc, id) from best
    )
    select coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'slug', slug, 'image', image, 'description', description,
        'distance_km', round((sec_to_gc(chord) / 1000)::numeric, 3)::float8,
        'rating', ${rating}, 'review_count', rating_count, 'latitude', latitude, 'longitude', longitude, ${termsMark}
      ) order by place), '[]')::text as json,
      -- A page that is not full is the last one: what is before it and what is on it are all there are.
      case when count(*) between 1 and ${limit}::bigint - 1 then ${offset}::bigint + count(*)
        when not exists (select from here) then ${publicUpTo(BEST_RESTAURANTS)}
        when (select is_within_reach from nearest) then (
          select count(*) from restaurants r, here
          where r.is_public and r.location <@ earth_box(here.point::earth, ${reachMetres})
            and r.location <-> here.point <= ${reachChord})
        else ${publicUpTo(CLOSEST_RESTAURANTS)}
      end as total,
      (select latitude from here), (select longitude from here)
    from listed r`;
}
