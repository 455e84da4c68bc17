import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onServer } from '../testing/test-server.ts';
import { migrate, type Schema } from './migrate.ts';

/** One who uses the tables while they are migrated, as the app does. */
const USES = [
  'select count(*) from (select from orders order by id desc limit 20) latest',
  'update orders set city = city where id = (select max(id) from orders)',
  'update order_parts set order_status = order_status where id = (select max(id) from order_parts)',
  'update users set name = name where id = (select max(id) from users)',
  'update dishes set title = title where id = (select max(id) from dishes)',
];

/** A database with the tables of the given migrations and so many orders, without the triggers. */
export async function createLargeDatabase(serverUrl: string, { migrations }: Schema, orders: number) {
  const name = `large_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.toString(), max: USES.length + 2 });
  pool.on('error', () => undefined);
  await migrate(pool, { migrations, functions: [] });
  await fill(pool, orders);
  return {
    pool,
    async drop() {
      await pool.end();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function fill(pool: pg.Pool, orders: number): Promise<void> {
  const statements = [
    `insert into categories (title) values ('Rice')`,
    `insert into users (email, name, password_hash, is_verified)
     select 'person' || n || '@example.com', 'Amina Khan', 'x', true from generate_series(1, ${orders} / 10 + 1) n`,
    `insert into restaurants (owner_id, status, name, slug, email, phone_number, latitude, longitude)
     select id, 'approved', 'Kitchen ' || id, 'kitchen-' || id, 'kitchen' || id || '@example.com', '+92 42 1', 31.5, 74.3
     from users where id <= 1000`,
    `insert into dishes (restaurant_id, category_id, did, slug, title, description, price_paisa, stock_qty)
     select r.id, (select min(id) from categories), 'dish' || r.id, 'dish-' || r.id, 'Biryani', 'Hot', 50000, 10
     from restaurants r`,
    `insert into orders (oid, tracking_token, user_id, full_name, mobile, address, city, sub_total_paisa, tax_fee_paisa,
       service_fee_paisa, total_paisa, payment_status, paid_at, created_at)
     select 'large' || n, 'large' || n, 1 + n % (select count(*)::int from users), 'Amina Khan', '+92 300 1112233', '7 Mall Road', 'Lahore',
       50000, 2500, 1000, 53500, 'paid', now(), now() - n * interval '1 second'
     from generate_series(1, ${orders}) n`,
    `insert into order_parts (order_id, restaurant_id, sub_total_paisa, tax_fee_paisa, service_fee_paisa, total_paisa,
       paid_at, stage, order_status, stage_times)
     select o.id, (select min(id) from restaurants) + (o.id % (select count(*) from restaurants))::int, 50000, 2500, 1000, 53500,
       now(), 'delivered', 'fulfilled', '{}'
     from orders o`,
    `insert into order_items (part_id, dish_id, title, slug, portion_size, spice_level, qty, unit_price_paisa, total_paisa)
     select p.id, (select min(id) from dishes), 'Biryani', 'biryani', 'Single', 'No spice level', 1, 50000, 50000 from order_parts p`,
    'analyze',
  ];
  for (const statement of statements) await pool.query(statement);
}

export type Applied = { readonly name: string; readonly tookMs: number; readonly longestWaitMs: number };

/** Applies what is missing, file by file, while others use the tables; tells how long the slowest of them waited. */
export async function migrateInUse(pool: pg.Pool, { migrations, functions }: Schema): Promise<Applied[]> {
  const applied: Applied[] = [];
  const due = [
    ...migrations.map((_, index) => ({ migrations: migrations.slice(0, index + 1), functions: [] })),
    ...functions.map((_, index) => ({ migrations, functions: functions.slice(0, index + 1) })),
  ];
  for (const schema of due) {
    const use = startUsing(pool);
    const begin = performance.now();
    const [name] = await migrate(pool, schema);
    const tookMs = Math.round(performance.now() - begin);
    const longestWaitMs = await use.stop();
    if (name !== undefined) applied.push({ name, tookMs, longestWaitMs });
  }
  return applied;
}

function startUsing(pool: pg.Pool): { stop(): Promise<number> } {
  const state = { isStopped: false, longestMs: 0 };
  const users = USES.map(async (statement) => {
    const client = await pool.connect();
    while (!state.isStopped) {
      const begin = performance.now();
      await client.query(statement);
      state.longestMs = Math.max(state.longestMs, performance.now() - begin);
    }
    client.release();
  });
  return {
    async stop() {
      state.isStopped = true;
      await Promise.all(users);
      return Math.round(state.longestMs);
    },
  };
}
