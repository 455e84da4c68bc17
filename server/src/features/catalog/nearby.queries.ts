import {
  BEST_RESTAURANTS,
  CLOSEST_RESTAURANTS,
  SORTED_RESTAURANTS,
} from '@nearbite/contract/catalog/catalog';
import type { Diet } from '@nearbite/contract/catalog/diets';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { COUNTED_UP_TO } from '@nearbite/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { isOnMenu, suits } from '../../common/dish-conditions.ts';
import { pointOf, reachChord, reachMetres } from '../../common/reach.ts';
import { restaurantColumns, restaurantList } from '../../common/restaurant-rows.ts';
import type { SavedPosition } from '../../common/saved-position.ts';
import { boundedPageRow, statement } from '../../db/statement.ts';
import type { Page } from './catalog.queries.ts';

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
          select ${restaurantColumns(language)}, r.location <-> here.point as chord
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
      select ${restaurantColumns(language)}, null::float8 as chord, row_number() over (order by ${bestFirst}) as place
      from (
        select * from (select * from restaurants r where r.is_public order by ${bestFirst} limit ${BEST}) r
        limit ${limit}::bigint offset ${offset}::bigint
      ) r
    )
    select ${restaurantList} as json, ${publicUpTo(BEST_RESTAURANTS)} as total, false as "isMore"
    from listed r`;

const candidateRow = z.strictObject({
  id: z.int(),
  chord: z.number().nullable(),
  rating: z.number().nullable(),
});
export type Candidate = Readonly<z.infer<typeof candidateRow>>;

/** Of which something must be sold. */
export type DishChoice = {
  readonly category?: number | undefined;
  readonly diet?: readonly Diet[] | undefined;
};

/** What a list that is sorted or filtered by more than the database knows is chosen from, in the order of the plain list. */
export const restaurantCandidates = (place: SavedPosition | null, { category, diet = [] }: DishChoice) =>
  statement(candidateRow)`
    with candidates as materialized (${place ? nearestCandidates(place) : bestCandidates})
    select n.id, n.chord, n.rating_sum / nullif(n.rating_count, 0)::float8 as rating
    from candidates n
    where ${
      category === undefined && diet.length === 0
        ? sql`true`
        : sql`exists (
            select from dishes d where d.restaurant_id = n.id and ${isOnMenu} ${suits({ diet })}
              ${category === undefined ? sql`` : sql`and d.category_id = ${category}`})`
    }
    order by n.place`;

const nearestCandidates = (place: SavedPosition) => sql`
  select * from (
    select n.*, row_number() over (order by chord, id) as place, min(chord) over () as nearest
    from (
      select r.id, r.rating_sum, r.rating_count,
        r.location <-> ${pointOf(place)} as chord
      from restaurants r where r.is_public
      order by r.location <-> ${pointOf(place)}
      limit ${sql.lit(SORTED_RESTAURANTS)}
    ) n
  ) n
  where case when n.nearest <= ${reachChord} then n.chord <= ${reachChord} else n.place <= ${CLOSEST_RESTAURANTS} end`;

const bestCandidates = sql`
  select r.id, r.rating_sum, r.rating_count, null::float8 as chord, row_number() over (order by ${bestFirst}) as place
  from restaurants r where r.is_public order by ${bestFirst} limit ${BEST}`;
