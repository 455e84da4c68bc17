import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { makeCartId } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let dishId: number;

beforeAll(async () => {
  app = await buildTestApp();
  dishId = (await createDish(app, await createOwner(app), { stockQty: 20 })).id;
});
afterAll(() => app.close());

const put = async (cartId: string, body: object = {}) => {
  const wish = { cart_id: cartId, user_id: 0, dish_id: dishId, qty: 1, ...body };
  const { statusCode, json } = await visitorOf(app).post('/api/store/cart/', wish);
  return { status: statusCode, qty: json().item?.qty };
};
const many = (count: number) => Array.from({ length: count }, makeCartId);
/** One ahead of the others, so that they are put together. */
const putAtOnce = async (puts: readonly [cartId: string, body?: object][]) => {
  const [, ...results] = await Promise.all([put(makeCartId()), ...puts.map((each) => put(...each))]);
  return results;
};

test('guests who come at the same moment each get their own line', async () => {
  const carts = many(30);
  const sizes = await putAtOnce(carts.map((cartId, n) => [cartId, { qty: (n % 5) + 1 }]));
  expect(sizes).toEqual(carts.map((_, n) => ({ status: 201, qty: (n % 5) + 1 })));
  const { rows } = await sql<{ commits: number; lines: number }>`
    select count(distinct ci.xmin::text)::int as commits, count(*)::int as lines
    from cart_items ci join carts c on c.id = ci.cart_id where c.cart_key = any(${carts})
  `.execute(app.database.db);
  expect(rows[0]?.lines).toBe(30);
  expect(rows[0]?.commits).toBeLessThan(30);
});

test('a line that is there is set or added to, as far as portions are left', async () => {
  const [set, added, beyond, fresh] = [makeCartId(), makeCartId(), makeCartId(), makeCartId()];
  await Promise.all([set, added, beyond].map((cartId) => put(cartId, { qty: 15 })));
  const results = await putAtOnce([
    [set, { qty: 4 }],
    [added, { qty: 5, mode: 'add' }],
    [beyond, { qty: 6, mode: 'add' }],
    [fresh, { qty: 6, mode: 'add' }],
  ]);
  expect(results).toEqual([
    { status: 200, qty: 4 },
    { status: 200, qty: 20 },
    { status: 409, qty: undefined },
    { status: 201, qty: 6 },
  ]);
});

test('a guest who comes several times at once loses nothing', async () => {
  const cartId = makeCartId();
  await putAtOnce([1, 2, 3, 4].map(() => [cartId, { mode: 'add' }]));
  expect((await put(cartId, { mode: 'add' })).qty).toBe(5);
});

test('a full cart keeps nobody else from being served', async () => {
  const full = makeCartId();
  await put(full);
  await sql`
    insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_paisa)
    select c.id, ${dishId}, 'Portion ' || n, '', 1, 100 from carts c, generate_series(1, 99) n where cart_key = ${full}
  `.execute(app.database.db);
  const other = await createDish(app, await createOwner(app), {});
  const others = many(3);
  const [refused, ...served] = await putAtOnce([
    [full, { dish_id: other.id }],
    ...others.map((cartId): [string] => [cartId]),
  ]);
  expect(refused?.status).toBe(409);
  expect(served.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('nobody waits for a cart that somebody else holds', async () => {
  const held = makeCartId();
  const others = many(4);
  await put(held);
  const { waiting } = await app.database.db.transaction().execute(async (trx) => {
    await sql`select from carts where cart_key = ${held} for update`.execute(trx);
    const ahead = put(makeCartId());
    const waiting = put(held, { qty: 2 });
    // They are served while the cart is still held.
    const served = await Promise.all([ahead, ...others.map((cartId) => put(cartId))]);
    expect(served.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    return { waiting };
  });
  expect(await waiting).toEqual({ status: 200, qty: 2 });
});
