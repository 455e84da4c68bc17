import { sql } from 'kysely';
import type { Storage } from '../adapters/storage/port.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { DemoCountry } from './demo-country.ts';
import { DEMO_PASSWORD } from './people.ts';
import { insertOrders } from './seed-orders.ts';
import { storeDemoPictures } from './seed-pictures.ts';
import {
  type Ids,
  insertCategories,
  insertDishes,
  insertPeople,
  insertRestaurants,
  insertReviews,
  insertRiders,
  markOrderedReviews,
} from './seed-world.ts';
import { type DemoWorld, makeWorld } from './world.ts';

export type SeedOptions = {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly country: DemoCountry;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Where the committed pictures lie; the bundle and the sources find them from different places. */
  readonly picturesDirectory: string;
  readonly print?: (line: string) => void;
};

/**
 * Fills an empty database with the demo world; does nothing when there is any user. Pictures go first: they may be
 * stored twice without harm, while rows are written in one transaction or not at all.
 */
export async function seedDemo(options: SeedOptions): Promise<void> {
  const { db, storage, clock, print } = options;
  if (await hasUsers(db)) return;
  print?.('Setting the table: demo restaurants, dishes and a year of orders …');
  const [pictures, passwordHash] = await Promise.all([
    storeDemoPictures(options.picturesDirectory, storage),
    options.hashPassword(DEMO_PASSWORD),
  ]);
  const now = clock.now();
  const world = makeWorld(options.country);
  await db.transaction().execute(async (trx) => {
    // A second instance that starts at the same moment waits here, however long it takes, and then finds the users.
    await sql`select pg_advisory_xact_lock(hashtext('nearbite demo world'))`.execute(trx);
    if (await hasUsers(trx)) return;
    const context = { trx, now, pictures, world };
    const people = await insertPeople(context, passwordHash);
    const categories = await insertCategories(context);
    const restaurants = await insertRestaurants(context, people);
    await insertTerms(context, restaurants);
    const dishes = await insertDishes(context, restaurants, categories);
    const riders = await insertRiders(context, restaurants);
    await insertReviews(context, people, restaurants, dishes);
    await insertOrders(context, { people, restaurants, dishes, riders });
    await markOrderedReviews(context);
    await insertFavourites(trx);
  });
}

async function hasUsers(db: Db): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
}

/** The busy kitchen stays busy for as long as somebody looks around. */
const BUSY_DAYS = 3;
const DAY_MS = 86_400_000;

async function insertTerms(
  { trx, now, world }: { readonly trx: Trx; readonly now: Date; readonly world: DemoWorld },
  restaurants: Ids,
) {
  const rows = world.terms.map(({ slug, ...terms }) => ({
    ...terms,
    restaurant_id: restaurants.of(slug),
    busy_until: terms.busy_extra_minutes > 0 ? new Date(now.getTime() + BUSY_DAYS * DAY_MS) : null,
  }));
  await sql`
    insert into restaurant_terms (restaurant_id, opening_hours, prep_minutes, busy_extra_minutes, busy_until,
      offers_pickup, accepts_cash, delivery_radius_km, delivery_polygon, delivery_fee_minor, fee_per_km_minor,
      free_delivery_from_minor, minimum_order_minor, preorder_days, slot_capacity, saved_at)
    select restaurant_id, opening_hours, prep_minutes, busy_extra_minutes, busy_until,
      offers_pickup, accepts_cash, delivery_radius_km, delivery_polygon, delivery_fee_minor, fee_per_km_minor,
      free_delivery_from_minor, minimum_order_minor, preorder_days, slot_capacity, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      restaurant_id int, opening_hours jsonb, prep_minutes int, busy_extra_minutes int, busy_until timestamptz,
      offers_pickup boolean, accepts_cash boolean, delivery_radius_km float8, delivery_polygon jsonb,
      delivery_fee_minor int, fee_per_km_minor int, free_delivery_from_minor int, minimum_order_minor int,
      preorder_days int, slot_capacity int)
  `.execute(trx);
}

/** The accounts to sign in with like what they have ordered most often. */
async function insertFavourites(trx: Trx): Promise<void> {
  const ordered = sql`
    select o.user_id, i.dish_id, p.restaurant_id, i.qty, o.created_at
    from orders o join order_parts p on p.order_id = o.id join order_items i on i.part_id = p.id
    join users u on u.id = o.user_id
    where u.email in ('customer@nearbite.test', 'customer2@nearbite.test')`;
  await sql`
    insert into favourite_restaurants (user_id, restaurant_id, created_at)
    select user_id, restaurant_id, last from (
      select user_id, restaurant_id, max(created_at) as last,
        row_number() over (partition by user_id order by sum(qty) desc, restaurant_id) as place
      from (${ordered}) o group by user_id, restaurant_id) liked
    where place <= 3`.execute(trx);
  await sql`
    insert into favourite_dishes (user_id, dish_id, created_at)
    select user_id, dish_id, last from (
      select user_id, dish_id, max(created_at) as last,
        row_number() over (partition by user_id order by sum(qty) desc, dish_id) as place
      from (${ordered}) o group by user_id, dish_id) liked
    where place <= 4`.execute(trx);
}
