import { REACH_KM } from '@nearbite/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type SavedPosition = { readonly latitude: number; readonly longitude: number };

export async function findSavedPosition(db: Db, userId: number): Promise<SavedPosition | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.latitude == null || user.longitude == null
    ? undefined
    : { latitude: user.latitude, longitude: user.longitude };
}

export type SuggestedRow = {
  readonly category: string;
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly price_paisa: number;
  readonly image: string | null;
  readonly restaurant_name: string;
  readonly distance_km: number | null;
};

type Wanted = { readonly userId: number; readonly tags: readonly string[]; readonly perCategory: number };

/** Enough kitchens to fill every category many times over. */
const MAX_RESTAURANTS = 300;
const REACH_METRES = REACH_KM * 1000;
const bestFirst = sql`(r.rating_sum::float8 / greatest(r.rating_count, 1)) desc, r.id`;

/**
 * Categories that suit the weather, the most pressing tag first, each with its dishes: within reach of the
 * saved position before the rest, and the restaurants in turn from the nearest on, each with its most ordered
 * dish first, so that one large menu does not fill the page. Without a saved position the best rated
 * restaurants take the place of the nearest.
 */
export async function suggestDishes(db: Db, { userId, tags, perCategory }: Wanted): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`
    with here as materialized (
      select ll_to_earth(u.latitude, u.longitude)::cube as point
      from users u where u.id = ${userId} and u.latitude is not null
    ),
    suited as materialized (
      select c.id, c.title, c.position,
        (select min(array_position(${[...tags]}::text[], tag)) from unnest(c.weather_tags) tag) as urgency
      from categories c
      where c.weather_tags && ${[...tags]}::text[]
    ),
    kitchens as materialized (
      select n.id, n.name, n.chord, row_number() over (order by n.chord, n.id) as place
      from here, lateral (
        select r.id, r.name, r.location <-> here.point as chord
        from restaurants r where r.is_public
        order by r.location <-> here.point
        limit ${MAX_RESTAURANTS}
      ) n
      union all
      select b.id, b.name, null, row_number() over ()
      from (
        select r.id, r.name from restaurants r
        where r.is_public and not exists (select from here)
        order by ${bestFirst}
        limit ${MAX_RESTAURANTS}
      ) b
    ),
    offered as (
      select s.title as category, s.urgency, s.position, s.id as category_id,
        d.id, d.title, d.slug, d.description, d.price_paisa, d.image,
        k.name as restaurant_name, k.chord, k.place,
        coalesce(k.chord > gc_to_sec(${REACH_METRES}::float8), false) as is_far,
        row_number() over (
          partition by s.id, k.id order by d.orders_count desc, d.id
        ) as turn
      from kitchens k
      join dishes d on d.restaurant_id = k.id and d.deleted_at is null
      join suited s on s.id = d.category_id
      where d.status = 'live' and d.stock_qty > 0
    ),
    ranked as (
      select o.*, row_number() over (
        partition by o.category_id order by o.is_far, o.turn, o.place
      ) as rank
      from offered o
    )
    select category, id, title, slug, description, price_paisa, image, restaurant_name,
      round((sec_to_gc(chord) / 1000)::numeric, 3)::float8 as distance_km
    from ranked
    where rank <= ${perCategory}
    order by urgency, position, category_id, rank
  `.execute(db);
  return rows;
}
