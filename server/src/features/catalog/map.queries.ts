import { MAP_MARKERS, type MapBounds } from '@nearbite/contract/catalog/catalog';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { sql } from 'kysely';
import { textIn } from '../../common/dish-json.ts';
import { jsonPageRow, statement } from '../../db/statement.ts';

const MERIDIAN = 180;

/** The restaurants of a part of the map and how many there are, out of the index by place. */
export function restaurantsWithin(
  { south, west, north, east }: MapBounds,
  language: Language = DEFAULT_LANGUAGE,
) {
  // Over the 180th meridian a part of the map is two boxes, one on either side.
  const spans: [number, number][] =
    west <= east
      ? [[west, east]]
      : [
          [west, MERIDIAN],
          [-MERIDIAN, east],
        ];
  const isWithin = sql.join(
    spans.map(
      ([from, to]) =>
        sql`point(r.longitude, r.latitude) <@ box(point(${from}::float8, ${south}::float8), point(${to}::float8, ${north}::float8))`,
    ),
    sql` or `,
  );
  return statement(jsonPageRow)`
    with within as (
      select r.id, ${textIn(language, 'r', 'name')} as name, r.slug, r.latitude, r.longitude, r.rating_sum, r.rating_count
      from restaurants r
      where r.is_public and (${isWithin})
    ),
    best as (
      select *, rating_sum::float8 / greatest(rating_count, 1) as mean
      from within order by mean desc, id limit ${MAP_MARKERS}
    )
    select coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'slug', slug, 'rating', rating_sum / nullif(rating_count, 0)::float8,
        'review_count', rating_count, 'latitude', latitude, 'longitude', longitude
      ) order by mean desc, id), '[]')::text as json,
      (select count(*) from within) as total
    from best`;
}
