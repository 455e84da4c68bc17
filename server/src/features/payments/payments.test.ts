import { formatMoney } from '@nearbite/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueue } from '../../jobs/queue.ts';
import { actAs } from '../../testing/act-as.ts';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import {
  decideTestPayment,
  goToPayment,
  ledgerOf,
  payTestOrder,
  placeTestOrder,
  stockOf,
} from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { cancelUnpaid } from '../orders/orders.jobs.ts';
import { changePartStatus } from '../orders/stages/kitchen-steps.service.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let second: Caller & { restaurantId: number };
let customer: Caller;

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
  second = await createOwner(app, { name: 'Karahi House' });
  customer = await createCustomer(app);
});
afterAll(() => app.close());

const detailOf = async (oid: string, who = customer) =>
  (await who.get(`/api/customer/order/detail/${who.id}/${oid}`)).json();
const notificationsOf = async (who: Caller) =>
  (await who.get(`/api/customer/notifications/${who.id}/`)).json<{ title: string; message: string }[]>();

/** 450 + 7 % from the first restaurant, 1000 + 7 % from the second. */
async function orderOfTwo(who = customer) {
  const [biryani, karahi] = [
    await createDish(app, owner, { stockQty: 10 }),
    await createDish(app, second, { priceMinor: 100_000, stockQty: 10 }),
  ];
  const order = await placeTestOrder(who, [{ dish_id: biryani.id }, { dish_id: karahi.id, qty: 2 }]);
  return { ...order, biryani, karahi };
}

const partOf = async (of: Caller & { restaurantId: number }, oid: string) =>
  (await of.get(`/api/restaurant/orders/${of.restaurantId}/${oid}/`)).json();
const setStatus = (
  who: Caller & { restaurantId: number },
  oid: string,
  status: 'pending' | 'fulfilled' | 'cancelled',
) => actAs(who, () => changePartStatus(app.services, { restaurantId: who.restaurantId, oid, status }));

describe('paying with the test provider', () => {
  test('Confirm Now leads to a page that says what it is, Pay leads back and the order is paid', async () => {
    const buyer = await createCustomer(app);
    const { oid, total } = await orderOfTwo(buyer);
    const page = await goToPayment(app, oid);
    expect(page).toMatch(/^\/dev\/payment\/[a-z0-9]{24}$/);
    const html = await app.inject({ method: 'GET', url: page });
    expect(html.headers['content-type']).toContain('text/html');
    expect(html.body).toContain('Test payment, no card is charged');
    expect(html.body).toContain(formatMoney(total));
    for (const button of ['Pay', 'Decline', 'Cancel']) expect(html.body).toContain(`>${button}</button>`);
    expect(await goToPayment(app, oid)).toBe(page);

    expect(await decideTestPayment(app, page, 'pay')).toBe(`/customer/orders/${oid}/?payment=success`);
    expect(await detailOf(oid, buyer)).toMatchObject({ payment_status: 'paid', refunded: 0 });
    expect((await notificationsOf(buyer))[0]?.title).toBe('Payment Received');
    expect((await app.mailsTo(buyer.email)).map(({ subject }) => subject)).toContain(
      `Payment received for your Nearbite order ${oid}`,
    );
    expect(await ledgerOf(app, oid)).toEqual([{ kind: 'charge', amount_minor: Math.round(total * 100) }]);
    // A second click, the back button, and starting over find it paid.
    expect(await decideTestPayment(app, page, 'decline')).toBe(`/customer/orders/${oid}/?payment=success`);
    expect((await app.inject({ method: 'GET', url: page })).statusCode).toBe(303);
    expect(await goToPayment(app, oid)).toBe(`/customer/orders/${oid}/`);
    expect(await ledgerOf(app, oid)).toHaveLength(1);
  });

  test('Decline marks it failed and a new try can be paid; Cancel changes nothing', async () => {
    const { oid } = await orderOfTwo();
    const first = await goToPayment(app, oid);
    expect(await decideTestPayment(app, first, 'cancel')).toBe(`/checkout/${oid}/?payment=cancelled`);
    expect(await goToPayment(app, oid)).toBe(first);
    expect(await decideTestPayment(app, first, 'decline')).toBe(`/checkout/${oid}/?payment=failed`);
    expect((await detailOf(oid)).payment_status).toBe('failed');
    const next = await goToPayment(app, oid);
    expect(next).not.toBe(first);
    await decideTestPayment(app, next, 'pay');
    expect((await detailOf(oid)).payment_status).toBe('paid');
  });

  test('ten clicks on Confirm Now and ten on Pay, all at once, charge once', async () => {
    const { oid } = await orderOfTwo();
    const pages = await Promise.all(Array.from({ length: 10 }, () => goToPayment(app, oid)));
    expect(new Set(pages).size).toBe(1);
    await Promise.all(pages.map((page) => decideTestPayment(app, page, 'pay')));
    expect(await ledgerOf(app, oid)).toHaveLength(1);
    expect(await notificationsOf(customer)).toBeDefined();
  });

  test('an unknown order or session returns 404, a wrong action 400', async () => {
    const call = (url: string, payload = '') =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (const oid of ['aaaaaaaaaaaaaaaa', 'no order']) {
      const path = `/stripe-checkout/${encodeURIComponent(oid)}/`;
      const refused = await call(path);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
      const shown = await app.inject({ method: 'POST', url: path, headers: { accept: 'text/html,*/*' } });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    }
    expect((await call('/dev/payment/aaaaaaaaaaaaaaaa', 'action=pay')).statusCode).toBe(404);
    expect((await app.inject({ method: 'GET', url: '/dev/payment/aaaaaaaaaaaaaaaa' })).statusCode).toBe(404);
    const { oid } = await orderOfTwo();
    expect((await call(await goToPayment(app, oid), 'action=steal')).statusCode).toBe(400);
  });
});

describe('a restaurant changes its part', () => {
  test('stock follows: given back, taken again, 409 when it is gone', async () => {
    const dish = await createDish(app, owner, { title: 'Haleem', stockQty: 3 });
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id, qty: 2 }]);
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 1, orders_count: 2 });
    expect(await setStatus(owner, oid, 'cancelled')).toEqual({ changed: true });
    expect(await setStatus(owner, oid, 'cancelled')).toEqual({ changed: false });
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 3, orders_count: 0 });
    expect((await detailOf(oid)).order_status).toBe('cancelled');
    expect(await setStatus(owner, oid, 'fulfilled')).toEqual({ changed: true });
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 1, orders_count: 2 });
    await setStatus(owner, oid, 'cancelled');
    await app.database.db.updateTable('dishes').set({ stock_qty: 1 }).where('id', '=', dish.id).execute();
    await expect(setStatus(owner, oid, 'pending')).rejects.toMatchObject({
      code: 'sold_out',
      message: 'Only 1 of Haleem left, 2 are needed.',
    });
    expect((await detailOf(oid)).order_status).toBe('cancelled');
  });

  test('the customer is notified each time, in the app and by mail', async () => {
    const buyer = await createCustomer(app);
    const { oid } = await orderOfTwo(buyer);
    await setStatus(owner, oid, 'fulfilled');
    expect((await detailOf(oid, buyer)).order_status).toBe('pending');
    await setStatus(second, oid, 'cancelled');
    expect((await detailOf(oid, buyer)).order_status).toBe('fulfilled');
    await setStatus(second, oid, 'pending');
    expect((await notificationsOf(buyer)).map(({ title }) => title)).toEqual([
      'Order Pending',
      'Order Canceled',
      'Order On Its Way',
      'Order Confirmed',
    ]);
    const subjects = (await app.mailsTo(buyer.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Order On Its Way: your Nearbite order ${oid}`);
    expect(subjects).toContain(`Order Canceled: your Nearbite order ${oid}`);
  });

  test("another restaurant's order does not exist", async () => {
    const stranger = await createOwner(app);
    const { oid } = await orderOfTwo();
    await expect(setStatus(stranger, oid, 'cancelled')).rejects.toMatchObject({ code: 'not_found' });
    await expect(setStatus(owner, 'aaaaaaaaaaaaaaaa', 'cancelled')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('canceling a paid part refunds its share once, and it stays canceled', async () => {
    const { oid, total } = await orderOfTwo();
    await payTestOrder(app, oid);
    await Promise.allSettled(Array.from({ length: 5 }, () => setStatus(owner, oid, 'cancelled')));
    await app.runJobs();
    expect(await detailOf(oid)).toMatchObject({
      payment_status: 'paid',
      refunded: 481.5,
      order_status: 'pending',
    });
    await expect(setStatus(owner, oid, 'pending')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This order was refunded and stays canceled.',
    });
    expect(await partOf(owner, oid)).toMatchObject({ payment_status: 'refunded', stays_canceled: true });
    expect(await partOf(second, oid)).toMatchObject({ stays_canceled: false });
    await setStatus(second, oid, 'cancelled');
    expect(await detailOf(oid)).toMatchObject({
      payment_status: 'refunded',
      refunded: total,
      order_status: 'cancelled',
    });
    expect((await app.mailsTo(customer.email)).map(({ subject }) => subject)).toContain(
      `Refund for your Nearbite order ${oid}`,
    );
    expect(await ledgerOf(app, oid)).toEqual([
      { kind: 'charge', amount_minor: 262_150 },
      { kind: 'refund', amount_minor: 48_150 },
      { kind: 'refund', amount_minor: 214_000 },
    ]);
  });

  test('a part canceled before paying is not charged, and cannot come back afterwards', async () => {
    const { oid } = await orderOfTwo();
    const full = await goToPayment(app, oid);
    await setStatus(owner, oid, 'cancelled');
    expect(await partOf(owner, oid)).toMatchObject({ order_status: 'cancelled', stays_canceled: false });
    expect(await decideTestPayment(app, full, 'pay')).toBe(`/checkout/${oid}/?payment=cancelled`);
    expect((await customer.get(`/api/store/checkout/${oid}/`)).json().amount_due).toBe(2140);
    const rest = await goToPayment(app, oid);
    await expect(setStatus(owner, oid, 'pending')).rejects.toMatchObject({ code: 'conflict' });
    await decideTestPayment(app, rest, 'pay');
    expect(await ledgerOf(app, oid)).toEqual([{ kind: 'charge', amount_minor: 214_000 }]);
    await expect(setStatus(owner, oid, 'pending')).rejects.toMatchObject({
      message: 'The order was paid without this part, so it stays canceled.',
    });
    expect(await partOf(owner, oid)).toMatchObject({ stays_canceled: true });
    await setStatus(second, oid, 'cancelled');
    expect(await detailOf(oid)).toMatchObject({ payment_status: 'refunded', refunded: 2140 });
  });
});

describe('an order nobody pays', () => {
  const runExpiry = async () => {
    await enqueue(app.services.db, cancelUnpaid, {}, { key: 'cancelUnpaid' });
    await app.runJobs();
  };

  test('is canceled after the window, its stock returned, its page closed, the customer notified', async () => {
    const buyer = await createCustomer(app);
    const { oid, biryani, karahi } = await orderOfTwo(buyer);
    const { oid: fulfilled } = await orderOfTwo(buyer);
    await setStatus(owner, fulfilled, 'fulfilled');
    const page = await goToPayment(app, oid);
    await runExpiry();
    expect((await detailOf(oid, buyer)).order_status).toBe('pending');
    app.clock.advanceSeconds(61 * 60);
    await runExpiry();
    // The token is older than its quarter of an hour by now.
    const later = await createCustomer(app);
    expect(later.id).toBeGreaterThan(0);
    const rows = await app.database.db
      .selectFrom('order_parts as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['o.oid', 'p.order_status'])
      .where('o.oid', 'in', [oid, fulfilled])
      .orderBy('p.id')
      .execute();
    expect(rows).toEqual([
      { oid, order_status: 'cancelled' },
      { oid, order_status: 'cancelled' },
      { oid: fulfilled, order_status: 'fulfilled' },
      { oid: fulfilled, order_status: 'pending' },
    ]);
    expect(await stockOf(app, biryani)).toEqual({ stock_qty: 10, orders_count: 0 });
    expect(await stockOf(app, karahi)).toEqual({ stock_qty: 10, orders_count: 0 });
    expect(await decideTestPayment(app, page, 'pay')).toBe(`/checkout/${oid}/?payment=cancelled`);
    expect(await goToPayment(app, oid)).toBe(`/customer/orders/${oid}/`);
    expect(await ledgerOf(app, oid)).toEqual([]);
    expect((await app.mailsTo(buyer.email))[0]?.text).toContain(
      'was canceled because it was not paid in time',
    );
  });
});

test('the ledger takes entries and nothing else', async () => {
  const { db } = app.database;
  await expect(db.updateTable('money_ledger').set({ amount_minor: 1 }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(db.deleteFrom('money_ledger').execute()).rejects.toThrow('append-only');
});
