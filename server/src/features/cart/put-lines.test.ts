import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { makeCartId } from '../../testing/orders.ts';
import { statementsDuring } from '../../testing/statements.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let dishId: number;

beforeAll(async () => {
  app = await buildTestApp();
  dishId = (await createDish(app, await createOwner(app), { stockQty: 20 })).id;
});
afterAll(() => app.close());

const put = async (cartId: string, body: object = {}, headers: Record<string, string> = {}) => {
  const wish = { cart_id: cartId, user_id: 0, dish_id: dishId, qty: 1, ...body };
  const { statusCode, json } = await visitorOf(app).post('/api/store/cart/', wish, headers);
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
    insert into cart_items (cart_id, dish_id, portion_size, spice_level, qty, unit_price_minor)
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

describe('a dish that somebody has put in a cart before', () => {
  const putPriced = async (id: number, body: object = {}, headers: Record<string, string> = {}) => {
    const wish = { cart_id: makeCartId(), user_id: 0, dish_id: id, qty: 1, ...body };
    const { statusCode, json } = await visitorOf(app).post('/api/store/cart/', wish, headers);
    return { status: statusCode, price: json().item?.price_by_portion_size };
  };
  /** Both of one menu; the first has been in a cart. */
  const known = async () => {
    const owner = await createOwner(app);
    const { id } = await createDish(app, owner, { priceMinor: 10_000 });
    const { id: other } = await createDish(app, owner, { priceMinor: 20_000 });
    await putPriced(id);
    return [id, other] as const;
  };

  test('is written without being read, as are the others of its menu', async () => {
    for (const id of await known()) {
      expect(await statementsDuring(() => putPriced(id))).toHaveLength(1);
    }
  });

  test.for<[string, string, { status: number; price?: number }]>([
    ['costs more', 'price_minor = 30000', { status: 201, price: 300 }],
    ['is sold out', 'stock_qty = 0', { status: 409 }],
    ['is gone', 'deleted_at = now()', { status: 404 }],
  ])('and %s now is taken as it is now', async ([, change, wanted]) => {
    const ids = await known();
    await sql`update dishes set ${sql.raw(change)} where id = any(${ids})`.execute(app.database.db);
    expect(await putPriced(ids[0])).toEqual(wanted);
    // With a key, and by one statement with others.
    expect(await putPriced(ids[1], {}, { 'Idempotency-Key': `known-${ids[1]}` })).toEqual(wanted);
    const [again, other] = await known();
    await sql`update dishes set ${sql.raw(change)} where id = ${again}`.execute(app.database.db);
    const together = await Promise.all([putPriced(other), putPriced(again), putPriced(other)]);
    expect(together.map(({ status }) => status)).toEqual([201, wanted.status, 201]);
    expect(together[1]).toEqual(wanted);
  });

  test('of a restaurant that has closed is not to be had', async () => {
    const [id] = await known();
    await sql`update restaurants r set status = 'suspended' from dishes d where d.id = ${id} and r.id = d.restaurant_id`.execute(
      app.database.db,
    );
    expect(await putPriced(id)).toEqual({ status: 404 });
  });

  test('of which there are more again is to be had again', async () => {
    const [id] = await known();
    await sql`update dishes set stock_qty = 0 where id = ${id}`.execute(app.database.db);
    expect(await putPriced(id)).toEqual({ status: 409 });
    await sql`update dishes set stock_qty = 5 where id = ${id}`.execute(app.database.db);
    expect((await putPriced(id, { qty: 5 })).status).toBe(201);
    expect((await putPriced(id, { qty: 6 })).status).toBe(409);
  });
});

describe('a line with the key of its submission', () => {
  let count = 0;
  const freshKey = () => ({ 'Idempotency-Key': `line-${++count}` });
  /** What comes after the first, all at once with the same key and lines of others beside. */
  const putAsOften = async (caller: Pick<Caller, 'post'>, wish: object, key: Record<string, string>) => {
    const send = () => caller.post('/api/store/cart/', wish, key);
    const others = many(6).map((cartId, n) => put(cartId, {}, { 'Idempotency-Key': `other-${count}-${n}` }));
    const [sent, served] = await Promise.all([
      Promise.all([send(), send(), send(), send()]),
      Promise.all(others),
    ]);
    expect(served).toEqual(others.map(() => ({ status: 201, qty: 1 })));
    return [...sent, await send()].map((response) => ({
      status: response.statusCode,
      body: response.json(),
    }));
  };

  test('takes one statement, the first as the second, of a guest as of an account', async () => {
    const customer = await createCustomer(app);
    const { id } = await createDish(app, await createOwner(app), { stockQty: 20 });
    const holders = [
      { caller: visitorOf(app), cart_id: makeCartId(), user_id: 0 },
      { caller: customer, cart_id: makeCartId(), user_id: customer.id },
    ];
    await put(makeCartId(), { dish_id: id });
    for (const { caller, ...holder } of holders) {
      for (const [dish_id, status] of [
        [dishId, 201],
        [id, 201],
        [id, 200],
      ]) {
        const wish = { ...holder, dish_id, qty: 1, mode: 'add' };
        const sent: number[] = [];
        const statements = await statementsDuring(async () => {
          sent.push((await caller.post('/api/store/cart/', wish, freshKey())).statusCode);
        });
        expect(sent).toEqual([status]);
        expect(statements.filter((text) => /cart|begin/.test(text))).toHaveLength(1);
      }
    }
  });

  test.each(['a guest', 'an account'])('of %s is put once, and each is told the same', async (whose) => {
    const customer = await createCustomer(app);
    const caller = whose === 'a guest' ? visitorOf(app) : customer;
    const { id } = await createDish(app, await createOwner(app), { priceMinor: 12_345, stockQty: 90 });
    const user_id = whose === 'a guest' ? 0 : customer.id;
    const wish = { cart_id: makeCartId(), user_id, dish_id: id, qty: 3, mode: 'add' };
    const [first, ...others] = await putAsOften(caller, { ...wish, note: 'No "onions"' }, freshKey());
    expect(first).toMatchObject({ status: 201, body: { item: { qty: 3, sub_total: 370.35 } } });
    for (const other of others) expect(other).toEqual(first);
    // The note stays, and the line grows once more.
    const [second, ...repeats] = await putAsOften(caller, wish, freshKey());
    expect(second).toMatchObject({
      status: 200,
      body: { item: { qty: 6, note: 'No "onions"', sub_total: 740.7 } },
    });
    for (const repeat of repeats) expect(repeat).toEqual(second);
    // Whatever has become of the dish and of the line.
    await sql`update dishes set price_minor = 1, stock_qty = 0 where id = ${id}`.execute(app.database.db);
    const { statusCode, json } = await caller.post('/api/store/cart/', wish, {
      'Idempotency-Key': `line-${count}`,
    });
    expect({ status: statusCode, body: json() }).toEqual(second);
    const lines = await sql<{ qty: number }>`select qty from cart_items where dish_id = ${id}`.execute(
      app.database.db,
    );
    expect(lines.rows).toEqual([{ qty: 6 }]);
  });
});
