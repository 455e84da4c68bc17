import { BEST_RESTAURANTS, CLOSEST_RESTAURANTS } from '@nearbite/contract/catalog/catalog';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { COUNTED_UP_TO } from '@nearbite/contract/limits';
import { sql } from 'kysely';
import { termsMark, textIn } from '../../common/dish-json.ts';
import { reachMetres } from '../../common/reach.ts';
import type { SavedPosition } from '../../common/saved-position.ts';
import { boundedPageRow, statement } from '../../db/statement.ts';
import type { Page } from './catalog.queries.ts';

/** The index measures straight through the globe; this is the same reach measured that way. */
const reachChord = sql`gc_to_sec(${reachMetres})`;

const columns = (language: Language) => sql`r.id, ${textIn(language, 'r', 'name')} as name, r.slug, r.image,
  ${textIn(language, 'r', 'description')} as description, r.latitude, r.longitude, r.rating_sum, r.rating_count`;
const bestFirst = sql`(r.rating_sum::float8 / greatest(r.rating_count, 1)) desc, r.id`;
/**
 * Bounds are written into the statements: of one that comes with each call the planner thinks a tenth of all rows, finds
 * any plan made for the call cheaper, and makes one each time, which takes longer than the page.
 */
const BEST = sql.lit(BEST_RESTAURANTS);
const MOST = sql.lit(COUNTED_UP_TO);

/** Counted along an index that needs no row, and no further than it matters. */
const publicUpTo = (most: number) => sql`(select count(*) from (
          select from restaurants r where r.is_public order by r.id limit ${sql.lit(most)}) counted)`;

const restaurantList = sql`coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'slug', slug, 'image', image, 'description', description,
        'distance_km', round((sec_to_gc(chord) / 1000)::numeric, 3)::float8,
        'rating', rating_sum / nullif(rating_count, 0)::float8, 'review_count', rating_count,
        'latitude', latitude, 'longitude', longitude, ${termsMark}
      ) order by place), '[]')::text`;

/**
 * The nearest come out of the spatial index in order, so only the rows of the page are read. When the nearest of
 * all is out of reach, the closest few are listed. How many are within reach is counted up to a bound.
 */
export const restaurantsNear = (
  { latitude, longitude }: SavedPosition,
  { limit, offset }: Page,
  language: Language = DEFAULT_LANGUAGE,
) =>
  statement(boundedPageRow)`
    with here as materialized (
      select ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube as point
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
        select * from (
          select ${columns(language)}, r.location <-> here.point as chord
          from restaurants r where r.is_public
          order by r.location <-> here.point
          ${limit + offset <= COUNTED_UP_TO ? sql`limit ${MOST}` : sql``}
        ) first
        order by chord
        limit ${limit}::bigint offset ${offset}::bigint
      ) n
    ),
    listed as (
      select * from near
      where case when (select is_within_reach from nearest) then chord <= ${reachChord}
        else place + ${offset}::bigint <= ${CLOSEST_RESTAURANTS} end
    ),
    page as (
      select ${restaurantList} as json,
        -- A page that is not full is the last one: what is before it and what is on it are all there are.
        case when count(*) between 1 and ${limit}::bigint - 1 then ${offset}::bigint + count(*)
          when (select is_within_reach from nearest) then (
            select count(*) from here, lateral (
              select from restaurants r
              where r.is_public and r.location <@ earth_box(here.point::earth, ${reachMetres})
                and r.location <-> here.point <= ${reachChord}
              limit ${MOST} + 1) counted)
          else ${publicUpTo(CLOSEST_RESTAURANTS)}
        end as total
      from listed r
    )
    select json, least(total, ${MOST}) as total, total > ${MOST} as "isMore" from page`;

/** For visitors whose position is not known. */
export const bestRestaurants = ({ limit, offset }: Page, language: Language = DEFAULT_LANGUAGE) =>
  statement(boundedPageRow)`
    with listed as (
      select ${columns(language)}, null::float8 as chord, row_number() over (order by ${bestFirst}) as place
      from (
        select * from (select * from restaurants r where r.is_public order by ${bestFirst} limit ${BEST}) r
        limit ${limit}::bigint offset ${offset}::bigint
      ) r
    )
    select ${restaurantList} as json, ${publicUpTo(BEST_RESTAURANTS)} as total, false as "isMore"
    from listed r`;
