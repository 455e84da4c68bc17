// The least a server can do for each step: bare node:http and one prepared query, or the smallest transaction that
// keeps what must be kept. Run by journey.ts: floor.ts <connection string> <port>
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { openDatabase } from '../../server/src/db/database.ts';
import type { Statement } from '../../server/src/db/statement.ts';
import { dishBySlug, menuOfShop } from '../../server/src/features/catalog/catalog.queries.ts';
import { restaurantsNear } from '../../server/src/features/catalog/nearby.queries.ts';
import { searchDishes } from '../../server/src/features/search/search.queries.ts';
import { HERE } from './world.ts';

const [connectionString = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
/** Only writes statements down. */
const { db: compiler } = openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });

const page = { limit: 20, offset: 0 };

async function ask(name: string, statement: Statement<unknown>): Promise<string> {
  const { sql, parameters } = statement.builder.compile(compiler);
  const { rows } = await pool.query({ name, text: sql, values: [...parameters] });
  return rows[0]?.json ?? '[]';
}

async function askText(name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query({ name, text, values });
  return rows[0]?.json ?? '[]';
}

const CART = `select coalesce(json_agg(json_build_object('id', ci.id, 'qty', ci.qty, 'title', d.title)), '[]')::text as json
  from carts c join cart_items ci on ci.cart_id = c.id join dishes d on d.id = ci.dish_id where c.cart_key = $1`;
const PUT_LINE = `with cart as (
    insert into carts (cart_key) values ($1) on conflict (cart_key) do update set updated_at = now() returning id)
  insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa)
  select cart.id, d.id, 'Single', 'No spice level', 1, d.price_paisa from cart, dishes d where d.id = $2`;
const OWNERS_LIST = `select coalesce(json_agg(p), '[]')::text as json from (
    select o.oid, o.full_name, p.order_status, p.total_paisa,
      (select json_agg(json_build_object('title', i.title, 'qty', i.qty)) from order_items i where i.part_id = p.id)
    from order_parts p join orders o on o.id = p.order_id where p.restaurant_id = $1 order by p.id desc limit 20) p`;

/** Takes the stock, writes the order, empties the cart; paying is a transaction more. */
async function order(cartKey: string, isPaid: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'lock',
      text: `select ci.id, ci.dish_id, ci.qty, d.price_paisa from carts c join cart_items ci on ci.cart_id = c.id
        join dishes d on d.id = ci.dish_id where c.cart_key = $1 for update of d`,
      values: [cartKey],
    });
    await client.query({
      name: 'stock',
      text: 'update dishes set stock_qty = stock_qty - 1 where id = $1',
      values: [rows[0].dish_id],
    });
    await client.query({
      name: 'write',
      text: `with o as (insert into floor_orders (total) values ($1) returning id),
        i as (insert into floor_items (order_id, dish_id) select id, $2 from o)
        delete from cart_items where id = $3`,
      values: [rows[0].price_paisa, rows[0].dish_id, rows[0].id],
    });
    await client.query('commit');
    if (!isPaid) return;
    await client.query('begin');
    await client.query({
      name: 'pay',
      text: `with o as (update floor_orders set is_paid = true where id = (select max(id) from floor_orders) returning id)
        insert into floor_ledger (order_id) select id from o`,
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

const server = createServer(async (request, response) => {
  const [, step = '', argument = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  const body = request.method === 'POST' ? await readBody(request) : {};
  const text = await answer(step, argument, body);
  response.setHeader('content-type', 'application/json; charset=utf-8').end(text);
});

async function answer(step: string, argument: string, body: Record<string, string>): Promise<string> {
  if (step === 'nearby') return ask(step, restaurantsNear(HERE, page));
  if (step === 'menu') return ask(step, menuOfShop(argument, page));
  if (step === 'dish') return ask(step, dishBySlug(argument, null));
  if (step.startsWith('search')) return ask('search', searchDishes({ query: argument, here: HERE, ...page }));
  if (step === 'cart') return askText(step, CART, [argument]);
  if (step === "owner's list") return askText('list', OWNERS_LIST, [Number(argument)]);
  if (step === 'cart, first line') return askText('put', PUT_LINE, [body.cart_id, body.dish_id]);
  await order(body.cart_id ?? '', step === 'order, paid');
  return '{}';
}

await pool.query(
  'create table if not exists floor_orders (id serial primary key, total int, is_paid boolean default false)',
);
await pool.query('create table if not exists floor_items (id serial primary key, order_id int, dish_id int)');
await pool.query('create table if not exists floor_ledger (id serial primary key, order_id int)');
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
