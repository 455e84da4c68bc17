import type { Language } from '@nearbite/contract/languages';
import type { Place } from '@nearbite/domain/terms/area';
import { sql } from 'kysely';
import { jsonRow, statement } from '../db/statement.ts';
import { termsMark, textIn } from './dish-json.ts';
import { pointOf } from './reach.ts';

/** Of the alias `r` (restaurants), what `restaurantList` reads besides `chord` and `place`. */
export const restaurantColumns = (
  language: Language,
) => sql`r.id, ${textIn(language, 'r', 'name')} as name, r.slug, r.image,
  ${textIn(language, 'r', 'description')} as description, r.latitude, r.longitude, r.rating_sum, r.rating_count`;

/** Restaurants as lists show them, in the order of `place`; `chord` is how far they are through the globe. */
export const restaurantList = sql`coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'slug', slug, 'image', image, 'description', description,
        'distance_km', round((sec_to_gc(chord) / 1000)::numeric, 3)::float8,
        'rating', rating_sum / nullif(rating_count, 0)::float8, 'review_count', rating_count,
        'latitude', latitude, 'longitude', longitude, ${termsMark}
      ) order by place), '[]')::text`;

/** Those of them that are public, in this order, with their distance from a place. */
export const restaurantsInOrder = (ids: readonly number[], place: Place | null, language: Language) =>
  statement(jsonRow)`
    with listed as (
      select ${restaurantColumns(language)}, l.place,
        r.location <-> ${pointOf(place)} as chord
      from unnest(${ids}::int[]) with ordinality as l (id, place)
      join restaurants r on r.id = l.id and r.is_public
    )
    select ${restaurantList} as json from listed r`;
