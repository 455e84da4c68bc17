import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish, type TestDish } from '../../testing/dishes.ts';
import { statementsDuring } from '../../testing/statements.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let dish: TestDish;
let paths: Record<string, string>;

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app, { name: 'Biryani Junction' });
  dish = await createDish(app, owner, { priceMinor: 50_000 });
  await createDish(app, owner, { description: 'Slowly cooked. '.repeat(100) });
  paths = {
    dish: `/api/store/dish/${dish.slug}`,
    menu: `/api/store/dishes/?restaurant_id=${owner.restaurantId}`,
    nearby: '/api/restaurant/nearby-restaurants/?latitude=31.52&longitude=74.35&limit=5',
    categories: '/api/store/categories/',
    reviews: `/api/restaurant/reviews/${dish.id}/`,
  };
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, on = app) =>
  on.inject({ method: 'GET', url, headers });

/** Without what differs between any two responses. */
const said = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['date', 'x-request-id', 'connection', 'vary'].includes(name),
    ),
  );

describe('what a second visitor gets', () => {
  test.for(['dish', 'menu', 'nearby', 'categories', 'reviews'])(
    '%s: the same headers and text as the first, without anything being asked',
    async (name) => {
      const url = paths[name] ?? '';
      const first = await get(url);
      expect([name, first.statusCode]).toEqual([name, 200]);
      const texts = await statementsDuring(async () => {
        const again = await get(url);
        expect(again.body).toBe(first.body);
        expect(said(again.headers)).toEqual(said(first.headers));
        expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      });
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain('from catalog_changes');
    },
  );

  test.for([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('compressed for who accepts %s', async ([accepted, encoding, unpack]) => {
    const plain = await get(paths.menu ?? '');
    for (const _time of ['first', 'again']) {
      const { headers, rawPayload } = await get(paths.menu ?? '', { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(unpack(rawPayload).toString()).toBe(plain.body);
    }
  });

  test('nothing again, when it has it: the headers of a document are not replaced', async () => {
    const { headers } = await get(paths.dish ?? '');
    const again = await get(paths.dish ?? '', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(again.headers['content-type']).toBeUndefined();
  });
});

describe('it is never used', () => {
  test('for who is signed in', async () => {
    const customer = await createCustomer(app);
    await get(paths.reviews ?? '');
    await sql`insert into reviews (dish_id, restaurant_id, user_id, rating, review)
      values (${dish.id}, ${owner.restaurantId}, ${customer.id}, 5, 'Good')`.execute(app.database.db);
    expect((await get(paths.reviews ?? '')).json().has_reviewed).toBe(false);
    const own = await customer.get(paths.reviews ?? '');
    expect(own.json().has_reviewed).toBe(true);
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await get(paths.reviews ?? '')).json().has_reviewed).toBe(false);
  });

  test('after a change, nor for what is gone', async () => {
    const gone = await createDish(app, owner);
    const url = `/api/store/dish/${gone.slug}`;
    await get(url);
    await sql`update dishes set price_minor = 12300 where id = ${gone.id}`.execute(app.database.db);
    expect((await get(url)).json().price).toBe(123);
    await sql`update dishes set deleted_at = now() where id = ${gone.id}`.execute(app.database.db);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(404);
  });
});
