// The least a server can do for each step: bare node:http and one prepared query, or the smallest transaction that
// keeps what must be kept. It returns the same: reads run the app's own statement where the app has one, writes leave
// the same rows. Run by journey.ts: floor.ts <connection string> <port> <file with the home page> <the world>
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { openDatabase } from '../../server/src/db/database.ts';
import type { Statement } from '../../server/src/db/statement.ts';
import { dishBySlug, menuOfShop, shopBySlug } from '../../server/src/features/catalog/catalog.queries.ts';
import { bestRestaurants, restaurantsNear } from '../../server/src/features/catalog/nearby.queries.ts';
import { searchDishes } from '../../server/src/features/search/search.queries.ts';
import { createFloorOrders } from './floor-orders.ts';
import { HERE, type World } from './world.ts';

const [connectionString = '', port = '0', homeFile = '', worldText = '{}'] = process.argv.slice(2);
// Written by journey.ts, which starts this process.
const world = JSON.parse(worldText) as World;
const pool = new pg.Pool({ connectionString, max: 10 });
/** Only writes statements down. */
const { db: compiler } = openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });
const orders = createFloorOrders(pool);
const home = await readFile(homeFile, 'utf8');

const page = { limit: 20, offset: 0 };

async function ask(name: string, statement: Statement<unknown>): Promise<string> {
  const { sql, parameters } = statement.builder.compile(compiler);
  return askText(name, sql, [...parameters]);
}

/** The same for those who are signed in, who may have been blocked a moment ago. */
async function askSignedIn(name: string, statement: Statement<unknown>, userId: number): Promise<string> {
  const { sql, parameters } = statement.builder.compile(compiler);
  const text = `select * from (${sql}) answer where ${isSignedIn(parameters.length + 1)}`;
  return askText(name, text, [...parameters, userId]);
}

async function askText(name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query({ name, text, values });
  return rows[0]?.json ?? '[]';
}

/** What stands in one line of a cart, from the aliases `i` (the line), `d` and `r`. */
const LINE = `json_build_object('id', i.id, 'dish', json_build_object('id', d.id, 'title', d.title, 'slug', d.slug,
    'image', d.image, 'price', d.price_minor / 100, 'restaurant', json_build_object('id', r.id, 'name', r.name)),
  'qty', i.qty, 'portion_size', i.portion_size, 'spice_level', i.spice_level, 'price_by_portion_size', i.unit_price_minor / 100,
  'sub_total', i.unit_price_minor / 100, 'available', true, 'unavailable_reason', null, 'stock_qty', d.stock_qty,
  'previous_price', null)`;
const CART = `select coalesce(json_agg(${LINE}), '[]')::text as json
  from carts c join cart_items i on i.cart_id = c.id join dishes d on d.id = i.dish_id
  join restaurants r on r.id = d.restaurant_id where c.cart_key = $1`;
const PUT = `with cart as (
    insert into carts (cart_key) values ($1) on conflict (cart_key) do update set updated_at = now() returning id),
  i as (
    insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_minor)
    select cart.id, d.id, 'Single', 'No spice level', 1, d.price_minor from cart, dishes d where d.id = $2 returning *),
  answer as (
    select json_build_object('message', 'Added To Cart', 'item', ${LINE})::text as json
    from i join dishes d on d.id = i.dish_id join restaurants r on r.id = d.restaurant_id)`;
const PUT_LINE = `${PUT} select json from answer`;
const PUT_LINE_ONCE = `${PUT}, kept as (
    insert into idempotency_keys (scope, endpoint, key, request_hash, status, answer)
    select 'floor', 'cart', $3::text, sha256($3::text::bytea), 201, json from answer)
  select json from answer`;
const isSignedIn = (place: number) =>
  `exists (select from users where id = $${place} and blocked_at is null)`;
const OWNERS_LIST = `select coalesce(json_agg(p), '[]')::text as json from (
    select o.oid, o.full_name, o.mobile, o.address, o.city, o.latitude, o.longitude, o.note, o.fulfilment,
      o.payment_method, o.deliver_at, p.stage, p.stage_times, p.promised_at, p.answer_by, p.reason, o.created_at,
      o.tracking_token, o.payment_status, p.order_status, p.sub_total_minor, p.tax_fee_minor, p.service_fee_minor,
      p.delivery_fee_minor, p.saved_minor, p.total_minor, p.paid_at, p.refunded_at, p.fulfilled_at, p.delivered_at,
      p.cancelled_at, r.name, r.phone_number,
      case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as rider,
      (select json_agg(json_build_object('dish', json_build_object('title', i.title, 'slug', i.slug, 'image', i.image),
        'price', i.unit_price_minor, 'qty', i.qty, 'total', i.total_minor, 'portion_size', i.portion_size,
        'spice_level', i.spice_level)) from order_items i where i.part_id = p.id) as items
    from (select * from order_parts where restaurant_id = $2 order by id desc limit 20) p
    join orders o on o.id = p.order_id join restaurants r on r.id = p.restaurant_id left join riders d on d.id = p.rider_id
    where ${isSignedIn(1)} order by p.id desc) p`;

const READS: Readonly<Record<string, (argument: string) => Promise<string>>> = {
  nearby: () => ask('nearby', restaurantsNear(HERE, page)),
  menu: (slug) => ask('menu', menuOfShop(slug, page)),
  shop: (slug) => ask('shop', shopBySlug(slug)),
  dish: (slug) => ask('dish', dishBySlug(slug, null)),
  search: (query) => askSignedIn('search', searchDishes({ query, here: HERE, ...page }), world.customerId),
  'search, anew': (query) =>
    askSignedIn('search', searchDishes({ query, here: HERE, ...page }), world.customerId),
  'search, misspelt': (query) =>
    askSignedIn('search', searchDishes({ query, here: HERE, ...page }), world.customerId),
  cart: (cartKey) => askText('cart', CART, [cartKey]),
  "owner's list": (restaurantId) => askText('list', OWNERS_LIST, [world.ownerId, Number(restaurantId)]),
};

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

const server = createServer(async (request, response) => {
  const [, step = '', argument = '', more = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  const body = request.method === 'POST' ? await readBody(request) : {};
  const {
    text,
    status = 200,
    location,
  } = await respond(request, step, step === 'dev' ? more : argument, body);
  response.statusCode = status;
  if (location !== undefined) response.setHeader('location', location);
  const type = step === 'home page' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  response.setHeader('content-type', type).setHeader('content-length', Buffer.byteLength(text)).end(text);
});

type FloorResponse = { readonly text: string; readonly status?: number; readonly location?: string };

async function respond(
  request: IncomingMessage,
  step: string,
  argument: string,
  body: Record<string, string>,
): Promise<FloorResponse> {
  const read = READS[step];
  if (read) return { text: await read(argument) };
  switch (step) {
    case 'health':
      return { text: '' };
    case 'home page':
      await ask(step, bestRestaurants({ limit: 24, offset: 0 }));
      return { text: home };
    case 'cart, first line':
      return { text: await askText('put', PUT_LINE, [body.cart_id, body.dish_id]), status: 201 };
    case 'cart, line with key': {
      const key = request.headers['idempotency-key'];
      return {
        text: await askText('put once', PUT_LINE_ONCE, [body.cart_id, body.dish_id, key]),
        status: 201,
      };
    }
    case 'stripe-checkout':
      return { text: '', status: 303, location: `/dev/payment/${await orders.openPage(argument)}` };
    case 'dev':
      await orders.pay(argument);
      return { text: '', status: 303, location: '/ok' };
    default:
      return {
        text: JSON.stringify({ order_oid: await orders.place(body.cart_id ?? '') }),
        status: 201,
      };
  }
}

server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
