import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { getQueue, OrderPart } from '@nearbite/contract/orders/owner-orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { createPart } from '../../../testing/order-parts.ts';
import { DELIVERY, fillCart, makeCartId, payTestOrder } from '../../../testing/orders.ts';
import { statementsDuring } from '../../../testing/statements.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { numberBegunDays } from './day-numbers.ts';

type Owner = Caller & { restaurantId: number };
type Queue = ResponseOf<typeof getQueue>;
let app: TestApp;

/** Noon in Karachi; the kitchens here open from 10:00 to 02:00. */
const NOON = new Date('2026-11-16T12:00:00+05:00');
const TOMORROW = '2026-11-17';
const OPEN = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '02:00' }));

beforeAll(async () => {
  app = await buildTestApp();
  app.clock.stopAt(NOON);
});
afterAll(() => app.close());

async function kitchen(terms: object = {}) {
  const owner = await createOwner(app, { name: 'Karahi House' });
  const saved = await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, {
    opening_hours: OPEN,
    accepts_cash: true,
    auto_accept: false,
    preorder_days: 3,
    ...terms,
  });
  expect(saved.statusCode).toBe(200);
  return { owner, dish: await createDish(app, owner, { stockQty: 500, title: 'Chicken Karahi' }) };
}

async function place(dishIds: readonly number[], extra: object = {}) {
  const buyer = await createCustomer(app);
  const cartId = makeCartId();
  await fillCart(
    buyer,
    cartId,
    dishIds.map((dish_id) => ({ dish_id })),
  );
  const body = { ...DELIVERY, cart_id: cartId, user_id: buyer.id, payment_method: 'cash', ...extra };
  const placed = await buyer.post('/api/store/create-order/', body);
  expect([placed.statusCode, placed.body]).toEqual([201, expect.any(String)]);
  const oid: string = placed.json().order_oid;
  return { oid, buyer };
}

const queueOf = async (owner: Owner) =>
  (await owner.get(`/api/restaurant/queue/${owner.restaurantId}/`)).json<Queue>();
const listOf = async (owner: Owner, query: string) =>
  (await owner.get(`/api/restaurant/orders/${owner.restaurantId}/?${query}`)).json<OrderPart[]>();
const pathOf = (owner: Owner, oid: string) => `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
/** From the database: travels outlast a token. */
const numberOf = async ({ restaurantId }: Owner, oid: string) =>
  (
    await app.database.db
      .selectFrom('order_parts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('p.number')
      .where('o.oid', '=', oid)
      .where('p.restaurant_id', '=', restaurantId)
      .executeTakeFirstOrThrow()
  ).number;
const travelTo = (moment: Date) => app.clock.stopAt(moment);

test('numbers count what can be cooked, from 1 each day, unique however many come at once', async () => {
  const { owner, dish } = await kitchen();
  const other = await kitchen();
  const unpaid = await place([dish.id], { payment_method: 'card' });
  expect(await numberOf(owner, unpaid.oid)).toBeNull();
  expect((await queueOf(owner)).orders).toEqual([]);
  // Half of them at both kitchens, named in either order: nobody waits for somebody who waits for them.
  const both = [dish.id, other.dish.id];
  const orders = await Promise.all(
    Array.from({ length: 12 }, (_order, nth) =>
      place(nth % 3 === 0 ? [dish.id] : nth % 3 === 1 ? both : [...both].reverse()),
    ),
  );
  const numbers = await Promise.all(orders.map(({ oid }) => numberOf(owner, oid)));
  expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 12 }, (_n, at) => at + 1),
  );
  const theirs = (await queueOf(other.owner)).orders.map(({ number }) => number);
  expect(theirs).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);

  // One paid for by card joins them with its payment.
  await payTestOrder(app, unpaid.oid);
  expect(await numberOf(owner, unpaid.oid)).toBe(13);

  // It is told to both sides and stays through every step.
  const [{ oid = '', buyer } = {}] = orders;
  const detail = (await buyer?.get(`/api/customer/order/detail/${buyer.id}/${oid}/`))?.json();
  const number = await numberOf(owner, oid);
  expect(detail.parts[0].number).toBe(number);
  await owner.post(`${pathOf(owner, oid)}accept/`, { minutes: 20 });
  await owner.patch(pathOf(owner, oid), { order_status: 'cancelled' });
  await owner.patch(pathOf(owner, oid), { order_status: 'pending' });
  expect((await owner.get(pathOf(owner, oid))).json().number).toBe(number);

  // Past midnight the same day goes on; the next begins with its first opening.
  travelTo(new Date('2026-11-17T01:00:00+05:00'));
  expect(await numberOf(owner, (await place([dish.id])).oid)).toBe(14);
  travelTo(new Date('2026-11-17T10:30:00+05:00'));
  expect(await numberOf(owner, (await place([dish.id])).oid)).toBe(1);
  travelTo(NOON);
});

test('a pre-order gets its number when its day begins, once, before what comes that day', async () => {
  const { owner, dish } = await kitchen({ auto_accept: true });
  const at = (time: string) => ({ deliver_at: `${TOMORROW}T${time}:00+05:00` });
  const [first, second, canceled] = [
    await place([dish.id], at('20:00')),
    await place([dish.id], at('13:00')),
    await place([dish.id], at('14:00')),
  ];
  await owner.patch(pathOf(owner, canceled.oid), { order_status: 'cancelled' });
  const today = await place([dish.id], { deliver_at: '2026-11-16T20:00:00+05:00' });
  expect(await numberOf(owner, today.oid)).toBe(1);
  await numberBegunDays(app.services);
  expect(await numberOf(owner, first.oid)).toBeNull();
  travelTo(new Date(`${TOMORROW}T10:00:00+05:00`));
  const [walkIn] = await Promise.all([
    place([dish.id]),
    ...Array.from({ length: 4 }, () => numberBegunDays(app.services)),
  ]);
  await numberBegunDays(app.services);
  const numbers = [first, second, walkIn, canceled].map(({ oid }) => numberOf(owner, oid));
  expect(await Promise.all(numbers)).toEqual([1, 2, 3, null]);
  travelTo(NOON);
});

test('the queue has the oldest promise first, with counts, in one statement', async () => {
  const { owner, dish } = await kitchen();
  const [slow, quick, waiting, done, declined] = await Promise.all(
    Array.from({ length: 5 }, () => place([dish.id])),
  ).then((orders) => orders.map(({ oid }) => oid));
  const step = (oid = '', name: string, body: object = {}) =>
    owner.post(`${pathOf(owner, oid)}${name}/`, body);
  await step(slow, 'accept', { minutes: 50 });
  await step(quick, 'accept', { minutes: 20 });
  await step(quick, 'ready');
  await step(done, 'accept', { minutes: 10 });
  await owner.patch(pathOf(owner, done ?? ''), { order_status: 'fulfilled' });
  await step(done, 'deliver');
  await step(declined, 'decline', { reason: 'No gas' });
  // Of the day before.
  await createPart(app, owner, dish.id, { status: 'cancelled', createdAt: new Date('2026-11-15T12:00:00Z') });
  let queue: Queue | undefined;
  const statements = await statementsDuring(async () => {
    queue = await queueOf(owner);
  });
  expect(queue?.orders.map(({ oid }) => oid)).toEqual([quick, slow, waiting]);
  expect(queue).toMatchObject({
    counts: { new: 1, cooking: 1, ready: 1, on_the_way: 0, done: 2 },
    now: app.clock.now().toISOString(),
  });
  expect(statements.filter((text) => text.includes('order_parts'))).toHaveLength(1);
  expect(queue?.orders[0]).toEqual((await owner.get(pathOf(owner, quick ?? ''))).json());
});

test('the queue tells for a while what ended without the kitchen', async () => {
  const { owner, dish } = await kitchen();
  const [regretted, refused] = [await place([dish.id]), await place([dish.id])];
  await owner.post(`${pathOf(owner, refused.oid)}decline/`, { reason: 'No gas' });
  const cancel = `/api/customer/orders/${regretted.buyer.id}/${regretted.oid}/cancel/`;
  expect((await regretted.buyer.post(cancel)).statusCode).toBe(200);
  const { full_name } = DELIVERY;
  const told = [{ oid: regretted.oid, number: 1, full_name, ended_by: 'customer', reason: null }];
  expect((await queueOf(owner)).ended).toEqual(told);
  await app.database.db
    .updateTable('order_parts')
    .set({ cancelled_at: new Date(NOON.getTime() - 16 * 60_000) })
    .where('restaurant_id', '=', owner.restaurantId)
    .execute();
  expect((await queueOf(owner)).ended).toEqual([]);
});

test('orders are found by stage, day, number, name, phone, dish and id', async () => {
  const { owner, dish } = await kitchen({ auto_accept: true });
  const drink = await createDish(app, owner, { title: '50% Lassi', stockQty: 20 });
  const yesterday = new Date('2026-11-15T12:00:00+05:00');
  const old = await createPart(app, owner, dish.id, { createdAt: yesterday, status: 'cancelled' });
  const { oid } = await place([dish.id], { full_name: 'Bilal Chaudhry', mobile: '+92 301 7654321' });
  const unpaid = await place([drink.id], { payment_method: 'card', full_name: 'O%Brien' });
  const found = async (query: string) => (await listOf(owner, query)).map((part) => part.oid);
  const searches = {
    [oid]: [
      'q=%231',
      'q=1',
      'q=bilal',
      'q=0301+765',
      'q=karahi&stage=accepted',
      `q=${oid}`,
      'stage=accepted,ready&from=2026-11-16',
    ],
    [unpaid.oid]: [
      'q=50%25',
      'q=O%25B',
      'stage=placed',
      'status=pending&from=2026-11-16&to=2026-11-16&q=lassi',
    ],
    [old.oid]: ['to=2026-11-15', 'from=2026-11-15&to=2026-11-15', 'stage=canceled'],
    '': ['q=99', 'q=nobody', 'from=2026-11-17', 'stage=delivered', 'q=%5F%5F%5F'],
  };
  for (const [expected, queries] of Object.entries(searches))
    for (const query of queries)
      expect([query, await found(query)]).toEqual([query, expected ? [expected] : []]);
  const page = await owner.get(`/api/restaurant/orders/${owner.restaurantId}/?from=2026-11-16&limit=1`);
  expect([page.headers['x-total-count'], page.json<OrderPart[]>().length]).toEqual(['2', 1]);
  for (const query of [
    'stage=eaten',
    'from=2026-02-30',
    'from=2026-11-17&to=2026-11-16',
    `q=${'x'.repeat(101)}`,
  ])
    expect((await owner.get(`/api/restaurant/orders/${owner.restaurantId}/?${query}`)).statusCode).toBe(400);
  const stranger = await kitchen();
  expect(await listOf(stranger.owner, 'q=bilal')).toEqual([]);
});

test('500 open orders come at once, through an index', async () => {
  const { owner, dish } = await kitchen();
  const { id } = await createPart(app, owner, dish.id);
  await sql`
    with o as (
      insert into orders (oid, full_name, mobile, address, city, sub_total_minor, tax_fee_minor, service_fee_minor, total_minor, payment_status, tracking_token)
      select 'bulk' || n || 'xxxxxxxxxx', 'Amina', '1', 'x', 'y', 100, 0, 0, 100, 'paid', 'x' from generate_series(1, 519) n returning id
    ), p as (
      insert into order_parts (order_id, restaurant_id, stage, sub_total_minor, tax_fee_minor, service_fee_minor, total_minor, cookable_at, paid_at)
      select id, ${owner.restaurantId}, 'accepted', 100, 0, 0, 100, now(), now() from o returning id
    )
    insert into order_items (part_id, dish_id, title, slug, portion_size, spice_level, qty, unit_price_minor, total_minor)
    select p.id, dish_id, title, slug, portion_size, spice_level, qty, 100, 100 from p cross join order_items where part_id = ${id}
  `.execute(app.database.db);
  const queue = await queueOf(owner);
  expect([queue.orders.length, queue.counts.cooking]).toEqual([500, 520]);
});
