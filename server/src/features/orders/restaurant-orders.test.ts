import type { Order } from '@nearbite/contract/orders/customer-orders';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import * as contract from '@nearbite/contract/orders/owner-orders';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { describeAccess } from '../../testing/describe-access.ts';
import { createDish } from '../../testing/dishes.ts';
import { createPart } from '../../testing/order-parts.ts';
import { placeTestOrder } from '../../testing/orders.ts';
import { statementsDuring } from '../../testing/statements.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { findOrderParts } from './restaurant-orders.queries.ts';

describeAccess(contract);

type Owner = Caller & { restaurantId: number };
let app: TestApp;
let owner: Owner;
let other: Owner;
let customer: Caller;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app, { name: 'Biryani Junction' });
  other = await createOwner(app, { name: 'Naan Corner' });
  customer = await createCustomer(app);
});

const listOf = async (of: Owner, query = '') =>
  (await of.get(`/api/restaurant/orders/${of.restaurantId}/${query}`)).json<OrderPart[]>();
const pathOf = (of: Owner, oid: string) => `/api/restaurant/orders/${of.restaurantId}/${oid}/`;

describe('an order of two restaurants', () => {
  test('shows each its own items and amounts only', async () => {
    const mine = await createDish(app, owner, { title: 'Biryani', priceMinor: 10_000 });
    const theirs = await createDish(app, other, { title: 'Naan', priceMinor: 5_000 });
    const { oid, total } = await placeTestOrder(customer, [
      { dish_id: mine.id, qty: 2 },
      { dish_id: theirs.id },
    ]);

    const [part] = await listOf(owner);
    expect(part).toMatchObject({
      oid,
      full_name: 'Amina Khan',
      city: 'Lahore',
      order_status: 'pending',
      payment_status: 'pending',
      sub_total: 200,
      saved: 0,
      refunded: 0,
      rider: null,
      orderitem: [
        { dish: { title: 'Biryani' }, price: 100, qty: 2, total: 200, portion_size: 'No portion size' },
      ],
      restaurant: [{ name: 'Biryani Junction' }],
    });
    const [rest] = await listOf(other);
    expect((part?.total ?? 0) + (rest?.total ?? 0)).toBeCloseTo(total, 2);
    expect((await owner.get(pathOf(owner, oid))).json()).toEqual(part);
  });

  test('shows each how its own dishes are to be made, and both what the customer wrote to all', async () => {
    // No title tells the wishes apart: both kitchens have one, and it looks like a wish itself.
    const title = 'Karahi: hot; mild';
    const mine = await createDish(app, owner, { title });
    const theirs = await createDish(app, other, { title });
    const { oid } = await placeTestOrder(customer, [
      { dish_id: mine.id, note: 'no onions' },
      { dish_id: theirs.id, note: 'well done; no butter' },
    ]);
    await sql`update orders set note = ${`${title}: ring twice`} where oid = ${oid}`.execute(app.database.db);
    const seen = async (who: Owner) =>
      (await listOf(who)).map(({ note, orderitem }) => ({
        note,
        wishes: orderitem.map((item) => item.note),
      }));
    expect(await seen(owner)).toEqual([{ note: `${title}: ring twice`, wishes: ['no onions'] }]);
    expect(await seen(other)).toEqual([{ note: `${title}: ring twice`, wishes: ['well done; no butter'] }]);
    const [order]: Order[] = (await customer.get(`/api/customer/orders/${customer.id}/`)).json();
    expect(order?.orderitem.map(({ note }) => note)).toEqual(['no onions', 'well done; no butter']);
  });

  test('changes for one restaurant only', async () => {
    const mine = await createDish(app, owner);
    const theirs = await createDish(app, other);
    const { oid } = await placeTestOrder(customer, [{ dish_id: mine.id }, { dish_id: theirs.id }]);
    const response = await owner.patch(pathOf(owner, oid), { order_status: 'fulfilled' });
    expect(response.json()).toMatchObject({ order_status: 'fulfilled', fulfilled_at: expect.any(String) });
    expect((await listOf(other))[0]).toMatchObject({ order_status: 'pending' });

    const delivered = await owner.patch(pathOf(owner, oid), { delivered: true });
    expect(delivered.json()).toMatchObject({ delivered_at: expect.any(String) });
  });
});

test('the list is newest first, filtered and counted', async () => {
  const { id } = await createDish(app, owner);
  const first = await createPart(app, owner, id, { status: 'fulfilled' });
  const second = await createPart(app, owner, id, { isPaid: false });
  expect((await listOf(owner)).map(({ oid }) => oid)).toEqual([second.oid, first.oid]);
  expect((await listOf(owner, '?status=fulfilled')).map(({ oid }) => oid)).toEqual([first.oid]);
  const response = await owner.get(`/api/restaurant/orders/${owner.restaurantId}/?limit=1&offset=5`);
  expect(response.json()).toEqual([]);
  expect(response.headers['x-total-count']).toBe('2');
});

test('the list is written as any other response, whatever stands in it', async () => {
  const { id } = await createDish(app, owner, { priceMinor: 12_345 });
  const note = 'Say "hi" at the\tgate \\ back door\nپہلی منزل 🌶️';
  const { oid } = await placeTestOrder(customer, [{ dish_id: id }]);
  await sql`update orders set note = ${note}, latitude = 31.52, longitude = 74.3587 where oid = ${oid}`.execute(
    app.database.db,
  );
  // As they were noted by earlier versions.
  await sql`update order_parts set stage = 'accepted', stage_times = '{"accepted": "2026-03-01T12:00:00.5+05:00", "placed": "2026-03-01T06:59:00+00:00"}'
    where restaurant_id = ${owner.restaurantId}`.execute(app.database.db);

  const { body } = await owner.get(`/api/restaurant/orders/${owner.restaurantId}/`);
  expect(body).toBe(JSON.stringify(JSON.parse(body)));
  const [part]: OrderPart[] = JSON.parse(body);
  expect(part).toMatchObject({ oid, note, latitude: 31.52, longitude: 74.3587, sub_total: 123.45 });
  expect(Object.entries(part?.stages ?? {})).toEqual([
    ['placed', '2026-03-01T06:59:00.000Z'],
    ['accepted', '2026-03-01T07:00:00.500Z'],
  ]);
});

test('lists asked for at the same moment are read together, and each gets its own', async () => {
  const mine = await createDish(app, owner);
  const theirs = await createDish(app, other);
  const [first, second, third] = [
    await createPart(app, owner, mine.id, { status: 'fulfilled' }),
    await createPart(app, owner, mine.id),
    await createPart(app, other, theirs.id),
  ];
  const page = (of: Owner, limit = 20, offset = 0) =>
    findOrderParts(app.database.db, {
      restaurantId: of.restaurantId,
      status: undefined,
      limit,
      offset,
      usualZone: 'Asia/Karachi',
    });
  const lists: string[][] = [];
  const statements = await statementsDuring(async () => {
    for (const { json } of await Promise.all([
      page(owner),
      page(other),
      page(owner, 1),
      page(owner),
      page(owner, 1, 1),
    ])) {
      const parts: OrderPart[] = JSON.parse(json);
      lists.push(parts.map(({ oid }) => oid));
    }
  });
  expect(lists).toEqual([
    [second.oid, first.oid],
    [third.oid],
    [second.oid],
    [second.oid, first.oid],
    [first.oid],
  ]);
  expect(statements).toHaveLength(1);
});

test('an order without a part of one’s own is unknown, whatever is asked of it', async () => {
  const theirs = await createDish(app, other);
  const { oid } = await placeTestOrder(customer, [{ dish_id: theirs.id }]);
  expect((await owner.get(pathOf(owner, oid))).statusCode).toBe(404);
  for (const change of [{ order_status: 'cancelled' }, { delivered: true }, { rider_id: 1 }]) {
    expect((await owner.patch(pathOf(owner, oid), change)).statusCode).toBe(404);
  }
  expect((await listOf(other))[0]).toMatchObject({ order_status: 'pending', delivered_at: null });
});

test('a change says one thing that can be done', async () => {
  const { id } = await createDish(app, owner);
  const { oid } = await placeTestOrder(customer, [{ dish_id: id }]);
  for (const change of [
    {},
    { order_status: 'eaten' },
    { delivered: false },
    { order_status: 'fulfilled', delivered: true },
    { rider_id: 0 },
  ]) {
    expect((await owner.patch(pathOf(owner, oid), change)).statusCode).toBe(400);
  }
  expect((await listOf(owner))[0]).toMatchObject({ order_status: 'pending' });
});

test('a suspended restaurant still reads and finishes its orders', async () => {
  const { id } = await createDish(app, owner);
  const { oid } = await placeTestOrder(customer, [{ dish_id: id }]);
  await app.database.db
    .updateTable('restaurants')
    .set({ status: 'suspended' })
    .where('id', '=', owner.restaurantId)
    .execute();
  expect((await owner.patch(pathOf(owner, oid), { order_status: 'fulfilled' })).statusCode).toBe(200);
  expect(await listOf(owner)).toMatchObject([{ oid, order_status: 'fulfilled' }]);
});

describe('a page that was read before', () => {
  const jsonOf = async () => {
    const usual = { status: undefined, limit: 20, offset: 0, usualZone: 'Asia/Karachi' };
    const page = await findOrderParts(app.database.db, { ...usual, restaurantId: owner.restaurantId });
    return page.json;
  };

  test('is as it is now, whatever of it has been written since', async () => {
    const dish = await createDish(app, owner, { stockQty: 20 });
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    const rider = await app.database.db
      .insertInto('riders')
      .values({
        restaurant_id: owner.restaurantId,
        name: 'Ali',
        email: 'ali@example.com',
        phone_number: '0300 1112233',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = sql`(select id from orders where oid = ${oid})`;
    const part = sql`(select id from order_parts where order_id = ${order})`;
    const changes: readonly [RawBuilder<unknown>, string][] = [
      [sql`update orders set full_name = 'Bilal' where id = ${order}`, '"full_name":"Bilal"'],
      [sql`update order_parts set rider_id = ${rider.id} where id = ${part}`, '"rider":{"id":'],
      [sql`update riders set name = 'Omar' where id = ${rider.id}`, '"name":"Omar"'],
      [sql`update restaurants set name = 'New Name' where id = ${owner.restaurantId}`, '"name":"New Name"'],
      [
        sql`insert into restaurant_terms (restaurant_id, time_zone) values (${owner.restaurantId}, 'Asia/Dubai')`,
        '"time_zone":"Asia/Dubai"',
      ],
      [
        sql`update order_parts set order_status = 'cancelled', stage = 'canceled', ended_by = 'kitchen' where id = ${part}`,
        '"order_status":"cancelled"',
      ],
      [
        sql`with page as (
            insert into payment_sessions (order_id, provider, session_key, part_ids, amount_minor, return_origin, expires_at)
            select ${order}, 'test', 'kept-page', array[${part}::bigint], 100, '', now() returning id
          ) insert into refunds (order_id, part_id, session_id, amount_minor) select ${order}, ${part}, id, 100 from page`,
        '"stays_canceled":true',
      ],
    ];
    for (const [change, wanted] of changes) {
      expect(await jsonOf()).not.toContain(wanted);
      await change.execute(app.database.db);
      expect(await jsonOf()).toContain(wanted);
      expect(await jsonOf()).toBe(await jsonOf());
    }
  });

  test('of one status, when the newest has left it for another of the same moment', async () => {
    const dish = await createDish(app, owner, { stockQty: 20 });
    for (let n = 0; n < 2; n += 1) await placeTestOrder(customer, [{ dish_id: dish.id }]);
    // Written at the same moment, as orders that come together are.
    const parts = sql`order_parts where restaurant_id = ${owner.restaurantId}`;
    await sql`update orders set note = 'x' where id in (select order_id from ${parts})`.execute(
      app.database.db,
    );
    await sql`update order_parts set reason = null where id in (select id from ${parts})`.execute(
      app.database.db,
    );
    const [first] = await listOf(owner, '?status=pending&limit=1');
    await sql`update order_parts p set order_status = 'fulfilled', stage = 'on_the_way' from orders o
      where o.id = p.order_id and o.oid = ${first?.oid}`.execute(app.database.db);
    const [second] = await listOf(owner, '?status=pending&limit=1');
    expect(second?.oid).not.toBe(first?.oid);
  });
});
