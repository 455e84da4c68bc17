import { sql } from 'kysely';
import { z } from 'zod';
import { isInStock, isOffered } from '../../common/dish-conditions.ts';
import { reachMetres } from '../../common/reach.ts';
import { storedExtras, storedPortions, storedServing, storedSpiceLevels } from '../../common/stored-dish.ts';
import { serving } from '../../common/terms/serving.ts';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

export type Position = { readonly latitude: number; readonly longitude: number };

/** More than any quarter of a city holds; keeps one menu within what a request may cost. */
const MAX_RESTAURANTS = 400;
export const MAX_MENU_DISHES = 5_000;

const idsRow = z.strictObject({ ids: z.array(z.int()) });

/** The restaurants that deliver to a position, ordered by id. */
export async function restaurantsWithinReach(db: Db, { latitude, longitude }: Position): Promise<number[]> {
  const { ids } = await statement(idsRow)`
    select coalesce(array_agg(near.id order by near.id), '{}') as ids
    from (
      select r.id
      from restaurants r, (select ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube as point) here
      where r.is_public and r.location <@ earth_box(here.point::earth, ${reachMetres})
        and r.location <-> here.point <= gc_to_sec(${reachMetres})
      order by r.location <-> here.point
      limit ${MAX_RESTAURANTS}
    ) near
  `.one(db);
  return ids;
}

const menuRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  portions: z.array(z.string()),
  spice_levels: z.array(z.string()),
  extras: storedExtras,
  tags: z.array(z.string()),
  category: z.string(),
  in_stock: z.boolean(),
  serving: storedServing,
});
export type MenuRow = z.infer<typeof menuRow>;

/** What these restaurants offer, sold out or not, those nearest to the position first. */
export const readMenu = (db: Db, restaurantIds: readonly number[], here: Position): Promise<MenuRow[]> =>
  statement(menuRow)`
    select d.id, d.title, d.restaurant_id, r.name as restaurant_name, d.extras, d.tags, c.title as category,
      ${isInStock} as in_stock, ${serving} as serving,
      array(select p ->> 'size_name' from jsonb_array_elements(d.portions) p) as portions,
      array(select s ->> 'level_name' from jsonb_array_elements(d.spice_levels) s) as spice_levels
    from restaurants r
    join dishes d on d.restaurant_id = r.id
    join categories c on c.id = d.category_id
    where r.id = any(${[...restaurantIds]}::int[]) and ${isOffered}
    order by r.location <-> ll_to_earth(${here.latitude}::float8, ${here.longitude}::float8)::cube, r.id, d.id
    limit ${MAX_MENU_DISHES}
  `.all(db);

const priceRow = z.strictObject({ id: z.int(), price_minor: z.int() });

/** What can be had of these restaurants, the cheapest first. */
export const readCheapest = (db: Db, restaurantIds: readonly number[]) =>
  statement(priceRow)`
    select d.id, d.price_minor
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    where d.restaurant_id = any(${[...restaurantIds]}::int[]) and ${isOffered} and ${isInStock}
    order by d.price_minor, d.id
    limit ${MAX_MENU_DISHES}
  `.all(db);

const distanceKm = ({ latitude, longitude }: Position) =>
  sql<number>`round((sec_to_gc(r.location <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)::cube) / 1000)::numeric, 1)::float8`;

const offeredDishRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  price_minor: z.int(),
  portions: storedPortions,
  spice_levels: storedSpiceLevels,
  extras: storedExtras,
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  in_stock: z.boolean(),
  serving: storedServing,
  distance_km: z.number(),
});
export type OfferedDishRow = z.infer<typeof offeredDishRow>;
export type VoiceDishRow = Omit<OfferedDishRow, 'in_stock' | 'serving' | 'distance_km'>;

/** The dishes as they are now, sold out or not; those that are not offered any more are left out. */
export const readOfferedDishes = (
  db: Db,
  ids: readonly number[],
  here: Position,
): Promise<OfferedDishRow[]> =>
  statement(offeredDishRow)`
    select d.id, d.title, d.slug, d.image, d.price_minor, d.portions, d.spice_levels, d.extras, r.id as restaurant_id,
      r.name as restaurant_name, ${isInStock} as in_stock, ${serving} as serving,
      ${distanceKm(here)} as distance_km
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    where d.id = any(${[...ids]}::int[]) and ${isOffered}
  `.all(db);

const unavailableRow = z.strictObject({
  asked: z.string(),
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  distance_km: z.number(),
  reason: z.enum(['sold_out', 'out_of_reach']),
});
export type UnavailableRow = z.infer<typeof unavailableRow>;

const MAX_UNAVAILABLE = 20;

/** Dishes whose title has these words and that cannot be ordered here: sold out within reach, or too far away. */
export const findUnavailableDishes = (
  db: Db,
  texts: readonly string[],
  here: Position,
): Promise<UnavailableRow[]> =>
  statement(unavailableRow)`
    select asked.text as asked, found.*
    from unnest(${[...texts]}::text[]) as asked (text)
    cross join lateral (select search_query(asked.text) as terms offset 0) wanted
    cross join lateral (
      select d.id, d.title, d.slug, d.restaurant_id, r.name as restaurant_name,
        ${distanceKm(here)} as distance_km,
        case when ${isInStock} then 'out_of_reach' else 'sold_out' end as reason
      from dishes d
      cross join lateral (
        -- Looked up by key per dish: a popular word must not make the planner read every restaurant.
        select name, location, is_public from restaurants where id = d.restaurant_id offset 0
      ) r
      where d.search @@ wanted.terms and ts_filter(d.search, '{a}') @@ wanted.terms and ${isOffered}
        and (${isInStock}) = (${distanceKm(here)} > ${reachMetres} / 1000)
      order by distance_km, d.id
      limit ${MAX_UNAVAILABLE}
    ) found
    order by found.distance_km, found.id
  `.all(db);

const titleRow = z.strictObject({ title: z.string() });

/** The most ordered dish of each category first, then the second of each. */
export async function readPopularTitles(
  db: Db,
  restaurantIds: readonly number[],
  limit: number,
): Promise<string[]> {
  const rows = await statement(titleRow)`
    select title from (
      select d.title, d.orders_count, d.id,
        row_number() over (partition by d.category_id order by d.orders_count desc, d.id) as turn
      from dishes d
      join restaurants r on r.id = d.restaurant_id
      where d.restaurant_id = any(${[...restaurantIds]}::int[]) and ${isOffered} and ${isInStock}
    ) popular
    order by turn, orders_count desc, id
    limit ${limit}
  `.all(db);
  return rows.map(({ title }) => title);
}
