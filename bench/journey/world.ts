import type { Pool } from 'pg';
import { hashPassword } from '../../server/src/auth/passwords.ts';

export const PASSWORD = 'a kitchen full of steam';
export const HERE = { latitude: 31.5204, longitude: 74.3587 };
const RESTAURANTS = 200;
const DISHES = 20;
export const CARTS = 60_000;

/** Carts are named by a few letters and digits only. */
export const keyOf = (n: number, pad: string): string =>
  String(n)
    .padStart(8, '0')
    .padStart(30, pad)
    .replace(/[06789]/g, (digit) => 'ABCDE'['06789'.indexOf(digit)] ?? '');

/** The key of the n-th waiting cart. */
export const cartKey = (n: number): string => keyOf(100_000 + n, '1');

export type World = {
  readonly restaurantId: number;
  readonly restaurantSlug: string;
  readonly dishSlug: string;
  readonly dishIds: readonly number[];
  readonly customerId: number;
  readonly ownerId: number;
};

/** 200 restaurants x 20 dishes x 3 portions around one place, and guests' carts that wait to be ordered. */
export async function fillWorld(pool: Pool): Promise<World> {
  const hash = await hashPassword(PASSWORD);
  await pool.query(
    `insert into users (name, email, password_hash, is_verified)
     select case when n = 0 then 'customer' else 'owner' || n end,
       case when n = 0 then 'customer' else 'owner' || n end || '@bench.test', $1, true
     from generate_series(0, $2) n`,
    [hash, RESTAURANTS],
  );
  await pool.query(
    `insert into categories (title, position) select 'Category ' || n, n from generate_series(1, 10) n`,
  );
  await pool.query(
    `insert into restaurants (owner_id, status, name, slug, email, phone_number, description, latitude, longitude)
     select u.id, 'approved', 'Kitchen ' || n, 'kitchen-' || n, 'kitchen' || n || '@bench.test', '+92 42 1234567',
       'Cooks for the bench.', $1 + (n % 20 - 10) * 0.004, $2 + (n / 20 - 5) * 0.004
     from generate_series(1, $3) n join users u on u.email = 'owner' || n || '@bench.test'`,
    [HERE.latitude, HERE.longitude, RESTAURANTS],
  );
  await pool.query(
    `insert into dishes (did, slug, title, description, restaurant_id, category_id, price_minor, stock_qty, status, portions)
     select 'bench' || lpad(row_number() over ()::text, 11, '0'), 'dish-' || r.id || '-' || n,
       (array['Chicken Biryani', 'Zinger Burger', 'Seekh Kebab', 'Beef Nihari', 'Pepperoni Pizza'])[1 + n % 5] || ' ' || n,
       'A dish of the bench.', r.id, 1 + n % 10, 45000 + n * 500, 100000, 'live',
       '[{"size_name":"Single","price_minor":0},{"size_name":"Double","price_minor":30000},{"size_name":"Family","price_minor":70000}]'
     from restaurants r cross join generate_series(1, $1) n`,
    [DISHES],
  );
  await addCarts(pool);
  await pool.query('analyze');
  const { rows } = await pool.query<World>(
    `select r.id as "restaurantId", r.slug as "restaurantSlug", d.slug as "dishSlug",
       (select array_agg(id order by id) from dishes) as "dishIds",
       (select id from users where email = 'customer@bench.test') as "customerId", r.owner_id as "ownerId"
     from restaurants r join lateral (select slug from dishes where restaurant_id = r.id limit 1) d on true
     where r.slug = 'kitchen-1'`,
  );
  const [world] = rows;
  if (!world) throw new Error('The world is empty');
  return world;
}

/** Numbered, so that the load takes one after the other; each with one line of some dish. */
async function addCarts(pool: Pool): Promise<void> {
  await pool.query(
    `with made as (
       insert into carts (cart_key) select translate(lpad(lpad((100000 + n)::text, 8, '0'), 30, '1'), '06789', 'ABCDE') from generate_series(1, $1) n
       returning id, cart_key
     )
     insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_minor)
     select made.id, d.id, 'Single', 'No spice level', 1, d.price_minor
     from made join (select id, price_minor, row_number() over (order by id) as place from dishes) d
       on d.place = 1 + made.id % (select count(*) from dishes)`,
    [CARTS],
  );
}
