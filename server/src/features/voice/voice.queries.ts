import { allergenList } from '@nearbite/contract/catalog/diet-fields';
import type { Language } from '@nearbite/contract/languages';
import { sql } from 'kysely';
import { z } from 'zod';
import { isInStock, isOffered } from '../../common/dish-conditions.ts';
import { extrasIn, portionsIn, spiceLevelsIn, textIn } from '../../common/dish-json.ts';
import { nearestWithinReach, pointOf, reachMetres } from '../../common/reach.ts';
import { storedExtras, storedPortions, storedServing, storedSpiceLevels } from '../../common/stored-dish.ts';
import { serving } from '../../common/terms/serving.ts';
import type { Db } from '../../db/database.ts';
import { idRow, statement } from '../../db/statement.ts';

export type Position = { readonly latitude: number; readonly longitude: number };

/** Who is told of it: where they are, and in which language they read the names that have been translated. */
export type Reader = { readonly db: Db; readonly here: Position; readonly language: Language };

/** More than any quarter of a city holds; keeps one menu within what a request may cost. */
const MAX_RESTAURANTS = 400;
export const MAX_MENU_DISHES = 5_000;

/** The restaurants that deliver to a position, ordered by id. */
export const restaurantsWithinReach = (here: Position) =>
  statement(idRow)`select id from (${nearestWithinReach(here, MAX_RESTAURANTS)}) near order by id`;

export const findWithinReach = async ({ db, here }: Pick<Reader, 'db' | 'here'>): Promise<number[]> =>
  (await restaurantsWithinReach(here).all(db)).map(({ id }) => id);

const menuRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  translated_titles: z.array(z.string()),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  price_minor: z.int(),
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
export const readMenu = ({ db, here, language }: Reader, ids: readonly number[]): Promise<MenuRow[]> =>
  statement(menuRow)`
    select d.id, ${textIn(language, 'd', 'title')} as title, d.restaurant_id, r.name as restaurant_name, d.price_minor,
      d.extras, d.tags, ${textIn(language, 'c', 'title')} as category, ${isInStock} as in_stock, ${serving} as serving,
      array(select t ->> 'title' from jsonb_path_query(d.translations, '$.*') t where t ? 'title') as translated_titles,
      array(select p ->> 'size_name' from jsonb_array_elements(d.portions) p) as portions,
      array(select s ->> 'level_name' from jsonb_array_elements(d.spice_levels) s) as spice_levels
    from restaurants r
    join dishes d on d.restaurant_id = r.id
    join categories c on c.id = d.category_id
    where r.id = any(${[...ids]}::int[]) and ${isOffered}
    order by r.location <-> ${pointOf(here)}, r.id, d.id
    limit ${MAX_MENU_DISHES}
  `.all(db);

const distanceKm = (here: Position) =>
  sql<number>`round((sec_to_gc(r.location <-> ${pointOf(here)}) / 1000)::numeric, 1)::float8`;

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
  allergens: allergenList.nullable(),
  in_stock: z.boolean(),
  serving: storedServing,
  distance_km: z.number(),
});
export type OfferedDishRow = z.infer<typeof offeredDishRow>;
export type VoiceDishRow = Omit<OfferedDishRow, 'in_stock' | 'serving' | 'distance_km'>;

/** The dishes as they are now, sold out or not; those that are not offered any more are left out. */
export const readOfferedDishes = ({ db, here, language }: Reader, ids: readonly number[]) =>
  statement(offeredDishRow)`
    select d.id, ${textIn(language, 'd', 'title')} as title, d.slug, d.image, d.price_minor,
      ${portionsIn(language, sql`d.portions`)} as portions, ${spiceLevelsIn(language, sql`d.spice_levels`)} as spice_levels,
      ${extrasIn(language, sql`d.extras`)} as extras, d.allergens, r.id as restaurant_id, ${textIn(language, 'r', 'name')} as restaurant_name,
      ${isInStock} as in_stock, ${serving} as serving, ${distanceKm(here)} as distance_km
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    where d.id = any(${[...ids]}::int[]) and ${isOffered}
  `.all(db);

const farDishRow = z.strictObject({
  asked: z.string(),
  title: z.string(),
  original_title: z.string(),
  slug: z.string(),
  restaurant_name: z.string(),
  original_restaurant: z.string(),
  distance_km: z.number(),
});

/** For each of these texts the dish out of reach whose title has all its words: the shortest title, the nearest kitchen. */
export const findFarDishes = ({ db, here, language }: Reader, texts: readonly string[]) =>
  statement(farDishRow)`
    select asked.text as asked, found.*
    from unnest(${[...texts]}::text[]) as asked (text)
    cross join lateral (select search_query(asked.text) as terms offset 0) wanted
    cross join lateral (
      select ${textIn(language, 'd', 'title')} as title, d.title as original_title, d.slug,
        ${textIn(language, 'r', 'name')} as restaurant_name, r.name as original_restaurant, ${distanceKm(here)} as distance_km
      from dishes d
      cross join lateral (
        -- Looked up by key per dish: a popular word must not make the planner read every restaurant.
        select name, translations, location, is_public from restaurants where id = d.restaurant_id offset 0
      ) r
      where d.search @@ wanted.terms and ts_filter(d.search, '{a}') @@ wanted.terms and ${isOffered} and ${isInStock}
        and ${distanceKm(here)} > ${reachMetres} / 1000
      order by length(d.title), distance_km, d.id
      limit 1
    ) found
  `.all(db);

const cardRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  shown_title: z.string(),
  description: z.string(),
  shown_description: z.string(),
  tags: z.array(z.string()),
  specifications: z.array(z.object({ title: z.string(), content: z.string() })),
  restaurant_name: z.string(),
  restaurant_phone: z.string(),
});
export type CardRow = z.infer<typeof cardRow>;

/** All that is written of these dishes, as it was written and as it is told, and whom to ask for more. */
export const readCards = ({ db, language }: Reader, ids: readonly number[]): Promise<CardRow[]> =>
  statement(cardRow)`
    select d.id, d.title, ${textIn(language, 'd', 'title')} as shown_title, d.description,
      ${textIn(language, 'd', 'description')} as shown_description, d.tags, d.specifications,
      ${textIn(language, 'r', 'name')} as restaurant_name, r.phone_number as restaurant_phone
    from dishes d
    join restaurants r on r.id = d.restaurant_id
    where d.id = any(${[...ids]}::int[])
    order by array_position(${[...ids]}::int[], d.id)
  `.all(db);

const kitchenRow = z.strictObject({ id: z.int(), name: z.string(), phone_number: z.string() });
export type KitchenRow = z.infer<typeof kitchenRow>;

/** These kitchens, the nearest first. */
export const readKitchens = ({ db, here, language }: Reader, ids: readonly number[]): Promise<KitchenRow[]> =>
  statement(kitchenRow)`
    select r.id, ${textIn(language, 'r', 'name')} as name, r.phone_number
    from restaurants r
    where r.is_public and r.id = any(${[...ids]}::int[])
    order by r.location <-> ${pointOf(here)}, r.id
  `.all(db);

/** The nearest kitchen, however far, whose name begins with these words. */
export const findKitchenAnywhere = ({ db, here }: Reader, name: string): Promise<{ id: number }[]> =>
  statement(idRow)`
    select r.id
    from restaurants r
    where r.is_public and starts_with(lower(r.name), ${name.toLowerCase()}::text)
    order by r.location <-> ${pointOf(here)}, r.id
    limit 1
  `.all(db);

const titleRow = z.strictObject({ title: z.string() });

/** The most ordered dish of each category first, then the second of each. */
export async function readPopularTitles(
  { db, language }: Pick<Reader, 'db' | 'language'>,
  restaurantIds: readonly number[],
  limit: number,
): Promise<string[]> {
  const rows = await statement(titleRow)`
    select title from (
      select ${textIn(language, 'd', 'title')} as title, d.orders_count, d.id,
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
