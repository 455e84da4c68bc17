import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, stockOf } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());

type DishesToOrder = Parameters<typeof fillCart>[2];

async function cartWith(dishes: DishesToOrder, caller: Caller = visitorOf(app)): Promise<string> {
  const cartId = makeCartId();
  await fillCart(caller, cartId, dishes);
  return cartId;
}

const submit = async (
  cartId: string,
  headers: Record<string, string> = {},
  caller: Caller = visitorOf(app),
) => {
  const body = { ...DELIVERY, cart_id: cartId, user_id: caller.id };
  const response = await caller.post('/api/store/create-order/', body, headers);
  return { status: response.statusCode, ...response.json() };
};
const submitAll = (carts: readonly string[]) => Promise.all(carts.map((cartId) => submit(cartId)));
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

test('guests who order at the same moment each get their own order, in fewer commits', async () => {
  const biryani = await createDish(app, owner, { priceMinor: 10_000, stockQty: 100 });
  const naan = await createDish(app, owner, { title: 'Naan', priceMinor: 1_000, stockQty: 100 });
  const carts = await times(20, (n) =>
    cartWith([{ dish_id: biryani.id, qty: (n % 3) + 1 }, ...(n % 2 ? [{ dish_id: naan.id, qty: 2 }] : [])]),
  );
  const answers = await submitAll(carts);
  expect(answers.map(({ total }) => total)).toEqual(
    carts.map((_, n) => 107 * ((n % 3) + 1) + (n % 2 ? 21.4 : 0)),
  );
  const { rows } = await sql<{ commits: number; lines: string[] }>`
    select count(distinct o.xmin::text)::int as commits,
      array_agg(o.total_minor || ' ' || (
        select string_agg(i.qty || ' ' || i.title, ', ' order by i.id) from order_parts p
        join order_items i on i.part_id = p.id where p.order_id = o.id
      ) order by array_position(${answers.map(({ order_oid }) => order_oid)}::text[], o.oid)) as lines
    from orders o where o.oid = any(${answers.map(({ order_oid }) => order_oid)})
  `.execute(app.database.db);
  expect(rows[0]?.lines).toEqual(
    carts.map((_, n) => {
      const qty = (n % 3) + 1;
      const total = 10_700 * qty + (n % 2 ? 2_140 : 0);
      return `${total} ${qty} Chicken Biryani${n % 2 ? ', 2 Naan' : ''}`;
    }),
  );
  expect(rows[0]?.commits).toBeLessThan(20);
  expect((await stockOf(app, naan)).stock_qty).toBe(80);
  const lists = await Promise.all(
    carts.map(async (cartId) => (await visitorOf(app).get(`/api/store/cart-list/${cartId}/`)).json()),
  );
  expect(lists.flat()).toEqual([]);
});

test('who orders the last portions gets them, the others are told what is left', async () => {
  const [last, plenty] = [
    await createDish(app, owner, { title: 'Last Haleem', stockQty: 5 }),
    await createDish(app, owner, { stockQty: 100 }),
  ];
  const carts = await times(12, (n) => cartWith([{ dish_id: n % 2 ? plenty.id : last.id, qty: 2 }]));
  const answers = await submitAll(carts);
  const [scarce, ample] = [0, 1].map((rest) => answers.filter((_, n) => n % 2 === rest));
  expect(statusesOf(ample ?? [])).toEqual(Array(6).fill(201));
  expect(statusesOf(scarce ?? []).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  expect(scarce?.find(({ status }) => status === 409)).toMatchObject({
    message: 'Only 1 of Last Haleem left.',
  });
  expect(await stockOf(app, last)).toEqual({ stock_qty: 1, orders_count: 4 });
});

test('nobody waits for a cart or a dish that somebody else holds', async () => {
  const [held, free] = [
    await createDish(app, owner, { stockQty: 50 }),
    await createDish(app, owner, { stockQty: 50 }),
  ];
  const [heldCart, ofHeldDish] = [
    await cartWith([{ dish_id: free.id }]),
    await cartWith([{ dish_id: held.id }]),
  ];
  const others = await times(6, () => cartWith([{ dish_id: free.id }]));
  const { waiting } = await app.database.db.transaction().execute(async (trx) => {
    await sql`select from carts where cart_key = ${heldCart} for update`.execute(trx);
    await sql`select from dishes where id = ${held.id} for update`.execute(trx);
    const waiting = submitAll([heldCart, ofHeldDish]);
    // They are served while cart and dish are still held.
    expect(statusesOf(await submitAll(others))).toEqual(Array(6).fill(201));
    return { waiting };
  });
  expect(statusesOf(await waiting)).toEqual([201, 201]);
});

test('one that the database refuses keeps nobody else from being served', async () => {
  const dish = await createDish(app, owner, { stockQty: 50 });
  const { db } = app.database;
  await sql`alter table orders add constraint no_stranger check (full_name <> 'Stranger')`.execute(db);
  const stranger = await cartWith([{ dish_id: dish.id }]);
  const others = await times(4, () => cartWith([{ dish_id: dish.id }]));
  const body = { ...DELIVERY, full_name: 'Stranger', cart_id: stranger, user_id: 0 };
  const [refused, served] = await Promise.all([
    visitorOf(app).post('/api/store/create-order/', body),
    submitAll(others),
  ]);
  await sql`alter table orders drop constraint no_stranger`.execute(db);
  expect(refused.statusCode).toBe(500);
  expect(statusesOf(served)).toEqual(Array(4).fill(201));
  expect((await stockOf(app, dish)).stock_qty).toBe(46);
});

test('accounts that order with a key at the same moment are told once each, also when they ask again', async () => {
  const dish = await createDish(app, owner, { stockQty: 50 });
  const buyers = await times(6, () => createCustomer(app));
  const carts = await Promise.all(buyers.map((buyer) => cartWith([{ dish_id: dish.id }], buyer)));
  // The same key for all: everybody has keys of their own. Each submission comes twice at once.
  const placeAll = () =>
    Promise.all(buyers.map((buyer, n) => submit(carts[n] ?? '', { 'Idempotency-Key': 'mine' }, buyer)));
  const [once, twice] = await Promise.all([placeAll(), placeAll()]);
  expect(statusesOf(once)).toEqual(Array(6).fill(201));
  expect([twice, await placeAll()]).toEqual([once, once]);
  expect(await stockOf(app, dish)).toEqual({ stock_qty: 44, orders_count: 6 });
  for (const [n, buyer] of buyers.entries()) {
    const oid = once[n]?.order_oid;
    expect((await buyer.get(`/api/customer/notifications/${buyer.id}/`)).json()).toMatchObject([
      { title: 'Order Confirmed', order_oid: oid },
    ]);
    expect(await app.mailsTo(buyer.email)).toMatchObject([
      { subject: `We have received your Nearbite order ${oid}` },
    ]);
  }
});
