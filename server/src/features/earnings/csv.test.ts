import type { Today } from '@nearbite/contract/earnings/today';
import { dateOfDay, dayOfDate } from '@nearbite/domain/times/zone';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function kitchen(terms: object = {}) {
  const owner = await createOwner(app);
  const url = `/api/restaurant/terms/${owner.restaurantId}/`;
  expect((await owner.patch(url, terms)).statusCode).toBe(200);
  const today = await owner.get(`/api/restaurant/today/${owner.restaurantId}/`);
  return { owner, dish: await createDish(app, owner, { stockQty: 90 }), date: today.json<Today>().date };
}

test('orders as a table come to the same as the earnings and the ledger, whatever became of their money', async () => {
  const { owner, dish, date } = await kitchen({ accepts_cash: true, delivery_fee: 90 });
  const other = await kitchen({ accepts_cash: true });
  const customer = await createCustomer(app);
  const path = (oid: string) => `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
  const set = (oid: string, order_status: string) => owner.patch(path(oid), { order_status });
  const order = async (of: object = {}) => {
    const cartId = makeCartId();
    await fillCart(customer, cartId, [{ dish_id: dish.id, qty: 2 }, { dish_id: other.dish.id }]);
    const placed = await customer.post('/api/store/create-order/', {
      ...{ ...DELIVERY, cart_id: cartId, user_id: customer.id },
      ...of,
    });
    expect(placed.statusCode).toBe(201);
    return String(placed.json().order_oid);
  };
  const cash = { payment_method: 'cash' };
  const [card, refunded, unpaid] = [await order(), await order(), await order()];
  for (const oid of [card, refunded]) await payTestOrder(app, oid);
  await set(refunded, 'cancelled');
  const [collected, canceled, back] = [await order(cash), await order(cash), await order(cash)];
  const deliver = async (oid: string) => {
    await set(oid, 'fulfilled');
    expect((await owner.post(`${path(oid)}deliver/`)).statusCode).toBe(200);
  };
  await deliver(collected);
  await set(canceled, 'cancelled');
  await deliver(back);
  await set(back, 'pending');
  // Money of another day: only what moved within the days asked for is in their sums.
  const dayBefore = dateOfDay(dayOfDate(date) - 1);
  await sql`
    insert into money_ledger (order_id, part_id, kind, amount_minor, provider, provider_reference, created_at)
    select order_id, id, 'refund', 100, 'test', 'day-before', ${app.clock.now()}::timestamptz - interval '1 day'
    from order_parts where restaurant_id = ${owner.restaurantId} and order_id = (select id from orders where oid = ${card})
  `.execute(app.database.db);

  const csvOf = async (what: string, from: string, to: string) => {
    const { body } = await owner.get(
      `/api/restaurant/${what}-csv/${owner.restaurantId}/?from=${from}&to=${to}`,
    );
    const [heading = '', ...lines] = body.replace('\uFEFF', '').trimEnd().split('\r\n');
    const names = heading.split(',');
    return lines.map((line) => Object.fromEntries(line.split(',').map((cell, nth) => [names[nth], cell])));
  };
  const sum = (rows: readonly Record<string, string>[], name: string) =>
    rows.reduce((total, row) => total + Math.round(Number(row[name]) * 100), 0);
  for (const [from, to] of [
    [date, date],
    [dayBefore, date],
    [dayBefore, dayBefore],
  ] as const) {
    const [orders, earnings] = [await csvOf('orders', from, to), await csvOf('earnings', from, to)];
    for (const name of ['card', 'cash', 'refunded'])
      expect([from, to, name, sum(orders, name)]).toEqual([from, to, name, sum(earnings, name)]);
    expect(sum(orders, 'net')).toBe(sum(earnings, 'takings') - sum(earnings, 'refunded'));
  }
  const all = await csvOf('orders', dayBefore, date);
  const {
    rows: [ledger],
  } = await sql<{ net: number }>`
    select sum(case when kind in ('charge', 'cash', 'refund_reversal') then amount_minor else -amount_minor end)::int as net
    from kitchen_ledger where restaurant_id = ${owner.restaurantId}`.execute(app.database.db);
  expect(sum(all, 'net')).toBe(ledger?.net);
  const tellOf = (oid: string) => {
    const row = all.find((one) => one.order === oid);
    return row && [row.payment_method, row.payment_status, row.stage];
  };
  expect([card, refunded, unpaid, collected, canceled, back].map(tellOf)).toEqual([
    ['card', 'paid', 'accepted'],
    ['card', 'refunded', 'canceled'],
    undefined,
    ['cash', 'paid', 'delivered'],
    ['cash', 'pending', 'canceled'],
    ['cash', 'pending', 'accepted'],
  ]);
  for (const row of all) {
    const parts = ['sub_total', 'tax', 'service_fee', 'delivery_fee'].map((name) => sum([row], name));
    expect(parts.reduce((a, b) => a + b) - sum([row], 'saved')).toBe(sum([row], 'total'));
    expect(row.delivery_fee).toBe('90');
  }
});

test('orders as a table: no cell is a formula, and a span is bounded', async () => {
  const { owner, dish, date } = await kitchen();
  const customer = await createCustomer(app);
  const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
  await payTestOrder(app, oid);
  await sql`update orders set full_name = ${'=HYPERLINK("http://x"), "y"'} where oid = ${oid}`.execute(
    app.database.db,
  );
  const csvOf = (from: string, to: string) =>
    owner.get(`/api/restaurant/orders-csv/${owner.restaurantId}/?from=${from}&to=${to}`);
  const csv = await csvOf(date, date);
  expect(csv.headers['content-disposition']).toBe(`attachment; filename="orders-${date}-${date}.csv"`);
  const [heading, row = ''] = csv.body.split('\r\n');
  expect(heading).toBe(
    '\uFEFFday,number,order,ordered_at,customer,stage,fulfilment,payment_method,payment_status,dishes,sub_total,tax,service_fee,delivery_fee,saved,total,card,cash,refunded,net',
  );
  expect(row.startsWith(`${date},1,${oid},`)).toBe(true);
  expect(row).toContain(`"'=HYPERLINK(""http://x""), ""y""",accepted,delivery,card,paid,1 x `);
  for (const [from, to] of [
    ['2026-01-01', '2027-01-02'],
    ['2026-02-02', '2026-02-01'],
    ['2026-02-30', '2026-03-01'],
    ['0000-01-01', '0000-01-01'],
  ] as const)
    expect((await csvOf(from, to)).statusCode).toBe(400);
});
