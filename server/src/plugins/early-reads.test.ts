import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../testing/actors.ts';
import { createDish } from '../testing/dishes.ts';
import { listenEarly, said } from '../testing/early.ts';
import { fillCart, makeCartId, placeTestOrder } from '../testing/orders.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let early: Awaited<ReturnType<typeof listenEarly>>;
let owner: Caller & { restaurantId: number };
let customer: Caller;
let guestCart: string;
let ownCart: string;
let list: string;
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  app = await buildTestApp({ log, environment: { RATE_LIMIT: 'on' } });
  early = await listenEarly(app);
  owner = await createOwner(app, { name: 'Biryani Junction' });
  customer = await createCustomer(app);
  const dishes = await Promise.all(Array.from({ length: 4 }, () => createDish(app, owner)));
  const wishes = dishes.map(({ id }) => ({ dish_id: id }));
  const [guests, own] = [makeCartId(), makeCartId()];
  await fillCart(visitorOf(app), guests, wishes.slice(0, 1));
  await fillCart(customer, own, wishes);
  await placeTestOrder(customer, wishes.slice(0, 2));
  await fillCart(customer, own, wishes);
  guestCart = `/api/store/cart-list/${guests}/`;
  ownCart = `/api/store/cart-list/${own}/${customer.id}/`;
  list = `/api/restaurant/orders/${owner.restaurantId}/`;
});
afterAll(async () => {
  early.close();
  await app.close();
});

type Case = readonly [name: string, path: () => string, headers: () => Record<string, string>];

const as = ({ accessToken }: Caller) => ({ authorization: `Bearer ${accessToken}` });

describe('what one person or restaurant asks for often is read before Fastify is asked', () => {
  test.for<Case>([
    ["a guest's cart", () => guestCart, () => ({})],
    ["a guest's cart of a customer", () => guestCart, () => as(customer)],
    ["an account's cart", () => ownCart, () => as(customer)],
    ["an account's cart, compressed", () => ownCart, () => ({ ...as(customer), 'accept-encoding': 'br' })],
    ["an owner's list", () => list, () => as(owner)],
    ["an owner's list of one status", () => `${list.slice(0, -1)}?status=pending&limit=1`, () => as(owner)],
  ])('%s, with the same headers and bytes', async ([, path, headersOf]) => {
    const headers = headersOf();
    const long = await early.askFastify(path(), headers);
    expect(long.statusCode).toBe(200);
    const isSentEarly = await early.isEarly(async () => {
      const sent = await early.ask(path(), headers);
      expect(sent.bytes.equals(long.rawPayload)).toBe(true);
      expect(said(sent.headers)).toEqual(said(long.headers));
      expect(sent.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
      const isPacked = sent.headers['content-encoding'] === 'br';
      const text = (isPacked ? brotliDecompressSync(sent.bytes) : sent.bytes).toString();
      expect(JSON.parse(text).length).toBeGreaterThan(0);
    });
    expect(isSentEarly).toBe(true);
  });

  test('and is written into the log under the name of its route', async () => {
    await early.ask(guestCart, { 'x-request-id': 'asked-for-a-cart' });
    const line = lines.find((text) => text.includes('asked-for-a-cart')) ?? '{}';
    const told = { method: 'GET', route: '/api/store/cart-list/:cart_id/', status: 200, msg: 'request' };
    expect(JSON.parse(line)).toMatchObject(told);
  });
});

describe('Fastify is asked', () => {
  test.for<readonly [...Case, status: number]>([
    ['without a token', () => list, () => ({}), 401],
    ['with a token that is none', () => list, () => ({ authorization: 'Bearer x' }), 401],
    ["for another restaurant's list", () => '/api/restaurant/orders/0/', () => as(owner), 404],
    ["for the list in a customer's name", () => list, () => as(customer), 404],
    ["for another account's cart", () => ownCart.replace(/\d+\/$/, '1/'), () => as(customer), 404],
    ["for a cart in an owner's name", () => guestCart, () => as(owner), 403],
    ['for an odd number', () => `${list}?limit=0x10`, () => as(owner), 400],
    ['for an account spelt in another way', () => ownCart.replace(/\d+\/$/, '0$&'), () => as(customer), 404],
    [
      'for a name that has to be decoded',
      () => guestCart.replace('cart-list', 'cart%2Dlist'),
      () => ({}),
      200,
    ],
  ])('%s', async ([, path, headersOf, status]) => {
    const headers = headersOf();
    const long = await early.askFastify(path(), headers);
    expect(long.statusCode).toBe(status);
    const isSentEarly = await early.isEarly(async () => {
      const sent = await early.ask(path(), headers);
      expect(sent.status).toBe(status);
      expect(said(sent.headers)).toEqual(said(long.headers));
    });
    expect(isSentEarly).toBe(false);
  });

  test('by whoever was blocked a moment ago', async () => {
    const blocked = await createOwner(app, { name: 'Closed Kitchen' });
    const path = `/api/restaurant/orders/${blocked.restaurantId}/`;
    expect((await early.ask(path, as(blocked))).status).toBe(200);
    await sql`update users set blocked_at = now() where id = ${blocked.id}`.execute(app.database.db);
    expect((await early.ask(path, as(blocked))).status).toBe(401);
  });

  test('when the read fails, which it reports as ever', async () => {
    await sql`alter table cart_items rename to cart_lines`.execute(app.database.db);
    const { status, bytes } = await early.ask(guestCart);
    await sql`alter table cart_lines rename to cart_items`.execute(app.database.db);
    expect(status).toBe(500);
    expect(JSON.parse(bytes.toString())).toHaveProperty('code');
  });

  test('when an address has sent too many requests', async () => {
    const passed = vi.spyOn(app.server, 'mayPassAtOnce').mockReturnValueOnce(false);
    expect((await early.ask(guestCart)).status).toBe(200);
    expect(passed).toHaveBeenCalledTimes(1);
    passed.mockRestore();
  });
});
