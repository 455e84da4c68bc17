import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { PicturePaths } from './seed-pictures.ts';
import { choicesInUrdu } from './translations/choices.ur.ts';
import { categoriesInUrdu, dishInUrdu, restaurantsInUrdu } from './translations/urdu.ts';
import type { DemoWorld } from './world.ts';

const DAY_MS = 86_400_000;

/** A row that was written and the name the demo world knows it by. */
export const keyRow = z.strictObject({ id: z.int(), key: z.string() });
const titleRow = z.strictObject({ id: z.int(), title: z.string() });

/** Looks an id up by a natural key and fails loudly, so that no row points nowhere. */
export type Ids = { of(key: string): number };

export function idsFrom(rows: readonly { readonly id: number; readonly key: string }[]): Ids {
  const byKey = new Map(rows.map((row) => [row.key, row.id]));
  return {
    of(key) {
      const id = byKey.get(key);
      if (id === undefined) throw new Error(`The demo world has no row for ${key}`);
      return id;
    },
  };
}

type Context = {
  readonly trx: Trx;
  readonly now: Date;
  readonly pictures: PicturePaths;
  readonly world: DemoWorld;
};
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

export async function insertPeople(
  { trx, now, pictures, world }: Context,
  passwordHash: string,
): Promise<Ids> {
  const rows = world.people.map((person, index) => ({
    email: person.email,
    name: person.name,
    is_verified: person.isVerified,
    is_admin: person.role === 'admin',
    phone: person.phone,
    image: person.picture && pictures.pathOf(person.picture),
    about: person.about,
    city: person.place.city,
    address: person.street,
    state: world.source.cities[person.place.city]?.state,
    latitude: person.place.latitude,
    longitude: person.place.longitude,
    allergies: person.allergies,
    created_at: daysBefore(now, person.isVerified ? 400 - (index % 30) : 1),
  }));
  const inserted = await statement(keyRow)`
    insert into users (email, name, password_hash, is_verified, is_admin, phone, image, about, city, address,
                       country, state, latitude, longitude, allergies, created_at)
    select email, name, ${passwordHash}, is_verified, is_admin, phone, image, about, city, address,
           ${world.source.name}, state, latitude, longitude, allergies, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      email text, name text, is_verified boolean, is_admin boolean, phone text, image text, about text, city text,
      address text, state text, latitude float8, longitude float8, allergies text[],
      created_at timestamptz)
    returning id, email as key`.all(trx);
  return idsFrom(inserted);
}

export async function insertCategories({ trx, pictures, world }: Context): Promise<Ids> {
  const rows = world.categories.map((category, position) => ({
    title: category.title,
    image: pictures.pathOf(`category-${category.slug}`),
    position,
    weather_tags: category.weatherTags,
    translations: { ur: { title: categoriesInUrdu[category.slug] } },
  }));
  const inserted = await statement(titleRow)`
    insert into categories (title, image, position, weather_tags, translations)
    select title, image, position, weather_tags, translations
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      title text, image text, position int, weather_tags text[], translations jsonb)
    returning id, title`.all(trx);
  const byTitle = idsFrom(inserted.map((row) => ({ id: row.id, key: row.title })));
  return idsFrom(world.categories.map(({ slug, title }) => ({ id: byTitle.of(title), key: slug })));
}

export async function insertRestaurants({ trx, now, pictures, world }: Context, people: Ids): Promise<Ids> {
  const rows = world.restaurants.map((restaurant, index) => ({
    owner_id: people.of(restaurant.ownerEmail),
    status: restaurant.status,
    status_reason: restaurant.statusReason,
    name: restaurant.name,
    slug: restaurant.slug,
    email: restaurant.email,
    phone_number: restaurant.phoneNumber,
    description: restaurant.description,
    translations: { ur: restaurantsInUrdu[restaurant.slug] },
    address: restaurant.address,
    image: pictures.pathOf(restaurant.picture),
    latitude: restaurant.latitude,
    longitude: restaurant.longitude,
    created_at: daysBefore(now, restaurant.status === 'pending' ? 1 + (index % 3) : 380),
    decided_at: restaurant.status === 'pending' ? null : daysBefore(now, 378),
  }));
  const inserted = await statement(keyRow)`
    insert into restaurants (owner_id, status, status_reason, name, slug, email, phone_number, description, address,
                             image, latitude, longitude, created_at, decided_at, translations)
    select owner_id, status, status_reason, name, slug, email, phone_number, description, address,
           image, latitude, longitude, created_at, decided_at, translations
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      owner_id int, status text, status_reason text, name text, slug text, email text, phone_number text,
      description text, address text, image text, latitude float8, longitude float8, created_at timestamptz,
      decided_at timestamptz, translations jsonb)
    returning id, slug as key`.all(trx);
  return idsFrom(inserted);
}

export async function insertDishes(
  { trx, now, pictures, world }: Context,
  restaurants: Ids,
  categories: Ids,
): Promise<Ids> {
  const rows = world.dishes.map((dish, index) => ({
    did: dish.did,
    slug: dish.slug,
    restaurant_id: restaurants.of(dish.restaurantSlug),
    category_id: categories.of(dish.category),
    title: dish.title,
    description: dish.description,
    translations: { ur: { ...dishInUrdu(dish.restaurantSlug, dish.title), ...choicesInUrdu(dish) } },
    tags: dish.tags,
    diets: dish.diets,
    allergens: dish.allergens,
    image: pictures.pathOf(dish.picture),
    price_minor: dish.priceMinor,
    old_price_minor: dish.oldPriceMinor,
    stock_qty: dish.stockQty,
    status: dish.status,
    portions: dish.portions.map((one) => ({ size_name: one.sizeName, price_minor: one.priceMinor })),
    spice_levels: dish.spiceLevels.map((one) => ({
      level_name: one.levelName,
      additional_price_minor: one.additionalPriceMinor,
    })),
    extras: dish.extras.map(({ name, max, options }) => ({
      name,
      min: 0,
      max,
      options: options.map((one) => ({ name: one.name, price_minor: one.priceMinor })),
    })),
    specifications: dish.specifications,
    gallery: dish.gallery.map((name) => pictures.pathOf(name)),
    created_at: daysBefore(now, 376 - (index % 40) * 0.2),
  }));
  const inserted = await statement(keyRow)`
    insert into dishes (did, slug, restaurant_id, category_id, title, description, tags, diets, allergens, image,
                        price_minor, old_price_minor, stock_qty, status, portions, spice_levels, extras, specifications, gallery,
                        translations, created_at, updated_at)
    select did, slug, restaurant_id, category_id, title, description, tags, diets, allergens, image, price_minor,
           old_price_minor, stock_qty, status, portions, spice_levels, extras, specifications, gallery,
           translations, created_at, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      did text, slug text, restaurant_id int, category_id int, title text, description text, tags text[], diets text[],
      allergens text[], image text,
      price_minor int, old_price_minor int, stock_qty int, status text, portions jsonb, spice_levels jsonb, extras jsonb,
      specifications jsonb, gallery jsonb, translations jsonb, created_at timestamptz)
    returning id, slug as key`.all(trx);
  return idsFrom(inserted);
}

export async function insertReviews(
  { trx, now, world }: Context,
  people: Ids,
  restaurants: Ids,
  dishes: Ids,
): Promise<void> {
  const homes = new Map(world.dishes.map((dish) => [dish.slug, dish.restaurantSlug]));
  const rows = world.reviews.map((review) => ({
    dish_id: dishes.of(review.dishSlug),
    restaurant_id: restaurants.of(homes.get(review.dishSlug) ?? ''),
    user_id: people.of(review.email),
    rating: review.rating,
    review: review.review,
    reply: review.reply,
    replied_at: review.reply && daysBefore(now, review.daysAgo - 0.5),
    created_at: daysBefore(now, review.daysAgo),
  }));
  await sql`
    insert into reviews (dish_id, restaurant_id, user_id, rating, review, reply, replied_at, created_at)
    select dish_id, restaurant_id, user_id, rating, review, reply, replied_at, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      dish_id int, restaurant_id int, user_id int, rating smallint, review text, reply text,
      replied_at timestamptz, created_at timestamptz)`.execute(trx);
  await sql`
    update dishes set rating_sum = given.sum, rating_count = given.count
    from (select dish_id, sum(rating)::int as sum, count(*)::int as count from reviews group by dish_id) as given
    where dishes.id = given.dish_id`.execute(trx);
  await sql`
    update restaurants set rating_sum = given.sum, rating_count = given.count
    from (select restaurant_id, sum(rating)::int as sum, count(*)::int as count from reviews group by restaurant_id)
      as given
    where restaurants.id = given.restaurant_id`.execute(trx);
  // Some reviews helped some people, the same ones in every demo.
  await sql`
    insert into helpful_reviews (review_id, user_id, created_at)
    select v.id, u.id, ${now}::timestamptz
    from reviews v join users u on u.id <> v.user_id and u.is_verified and not u.is_admin
    where v.id % 3 = 0 and (v.id * 7 + u.id * 13) % 29 = 0
      and not exists (select from restaurants r where r.owner_id = u.id)`.execute(trx);
}

/** Reviewers who have the dish among their orders are marked so. */
export async function markOrderedReviews({ trx }: Context): Promise<void> {
  await sql`
    update reviews v set has_ordered = true
    from orders o
    join order_parts p on p.order_id = o.id
    join order_items i on i.part_id = p.id
    where o.user_id = v.user_id and i.dish_id = v.dish_id and p.order_status = 'fulfilled'`.execute(trx);
}

/** An address carries the restaurant, so it names one rider. */
export async function insertRiders({ trx, now, world }: Context, restaurants: Ids): Promise<Ids> {
  const rows = world.riders.map((rider) => ({
    restaurant_id: restaurants.of(rider.restaurantSlug),
    name: rider.name,
    email: rider.email,
    phone_number: rider.phoneNumber,
    is_paused: rider.isPaused,
    created_at: daysBefore(now, 375),
  }));
  const inserted = await statement(keyRow)`
    insert into riders (restaurant_id, name, email, phone_number, is_paused, created_at)
    select restaurant_id, name, email, phone_number, is_paused, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      restaurant_id int, name text, email text, phone_number text, is_paused boolean, created_at timestamptz)
    returning id, email as key`.all(trx);
  return idsFrom(inserted);
}
