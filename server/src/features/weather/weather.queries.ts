import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { reachMetres } from '../../db/reach.ts';
import { statement } from '../../db/statement.ts';
import type { SavedPosition } from '../accounts/saved-position.ts';
import { isInStock, isOnMenu } from '../dishes/orderable.ts';

const suggestedRow = z.strictObject({
  category: z.string(),
  suits_sky: z.boolean(),
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  price_paisa: z.int(),
  image: z.string().nullable(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  distance_km: z.number().nullable(),
});
export type SuggestedRow = z.infer<typeof suggestedRow>;

type Wanted = {
  /** Undefined when it is not known where the user is. */
  readonly position: SavedPosition | undefined;
  readonly skyTags: readonly string[];
  readonly temperatureTag: string;
  readonly perCategory: number;
};

/** Enough kitchens to fill every category many times over. */
const MAX_RESTAURANTS = 300;

/** The restaurants within reach, the nearest first. */
const kitchensWithinReach = ({ latitude, longitude }: SavedPosition) => sql`
  select r.id, r.name, r.location <-> here.point as chord,
    row_number() over (order by r.location <-> here.point, r.id) as place
  from restaurants r, (select ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube as point) here
  where r.is_public and r.location <@ earth_box(here.point::earth, ${reachMetres})
    and r.location <-> here.point <= gc_to_sec(${reachMetres})
  order by r.location <-> here.point
  limit ${MAX_RESTAURANTS}`;

const bestKitchens = sql`
  select b.id, b.name, null::float8 as chord, row_number() over () as place
  from (
    select r.id, r.name from restaurants r
    where r.is_public
    order by (r.rating_sum::float8 / greatest(r.rating_count, 1)) desc, r.id
    limit ${MAX_RESTAURANTS}
  ) b`;

/**
 * Categories that suit the sky or the temperature, each with its dishes that can be ordered: the restaurants in
 * turn from the nearest on, each with its most ordered dish first, so that one large menu does not fill the page.
 * Without a position the best rated restaurants take the place of those within reach.
 */
export async function suggestDishes(db: Db, wanted: Wanted): Promise<SuggestedRow[]> {
  const { position, skyTags, temperatureTag, perCategory } = wanted;
  return statement(suggestedRow)`
    with suited as materialized (
      select c.id, c.title, c.position, c.weather_tags && ${[...skyTags]}::text[] as suits_sky
      from categories c
      where c.weather_tags && ${[...skyTags, temperatureTag]}::text[]
    ),
    kitchens as materialized (${position ? kitchensWithinReach(position) : bestKitchens}),
    offered as (
      select s.title as category, s.suits_sky, s.position, s.id as category_id,
        d.id, d.title, d.slug, d.description, d.price_paisa, d.image,
        k.id as restaurant_id, k.name as restaurant_name, k.chord, k.place,
        row_number() over (
          partition by s.id, k.id order by d.orders_count desc, d.id
        ) as turn
      from kitchens k
      join dishes d on d.restaurant_id = k.id
      join suited s on s.id = d.category_id
      where ${isOnMenu} and ${isInStock}
    ),
    ranked as (
      select o.*, row_number() over (partition by o.category_id order by o.turn, o.place) as rank
      from offered o
    )
    select category, suits_sky, id, title, slug, description, price_paisa, image, restaurant_id, restaurant_name,
      round((sec_to_gc(chord) / 1000)::numeric, 3)::float8 as distance_km
    from ranked
    where rank <= ${perCategory}
    order by position, category_id, rank
  `.all(db);
}
