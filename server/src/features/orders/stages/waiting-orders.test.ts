import type { ordersSeen } from '@nearbite/contract/live/events';
import { MAX_WAITING_LISTED } from '@nearbite/contract/orders/owner-orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { createPart } from '../../../testing/order-parts.ts';
import { decideTestPayment, goToPayment, payTestOrder, placeTestOrder } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

type Owner = Caller & { restaurantId: number };
let app: TestApp;
let owner: Owner;
let other: Owner;
let customer: Caller;
let dish: { id: number };
beforeAll(async () => {
  app = await buildTestApp();
  customer = await createCustomer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app, { name: 'Biryani Junction' });
  other = await createOwner(app, { name: 'Naan Corner' });
  dish = await createDish(app, owner, { stockQty: 1000 });
});

const everythingAt = async ({ get, restaurantId }: Owner) =>
  (await get(`/api/restaurant/waiting-orders/${restaurantId}/`)).json();
const waitingAt = async (at: Owner) => {
  const { in_kitchen: _, ...waiting } = await everythingAt(at);
  return waiting;
};
const markSeen = ({ post, restaurantId }: Owner, oids: readonly string[]) =>
  post(`/api/restaurant/orders-mark-as-seen/${restaurantId}/`, { oids });
const changeStatus = ({ patch, restaurantId }: Owner, oid: string, order_status: string) =>
  patch(`/api/restaurant/orders/${restaurantId}/${oid}/`, { order_status });
const kitchenMails = async ({ restaurantId }: Owner, oid: string) => {
  const { email } = await app.database.db
    .selectFrom('restaurants')
    .select('email')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return (await app.mailsTo(email)).filter(({ subject }) => subject.includes(oid));
};

describe('the bell', () => {
  test('counts what the kitchen still has to cook, looked at or not, and nothing unpaid', async () => {
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    expect(await everythingAt(owner)).toMatchObject({ in_kitchen: 0 });
    await payTestOrder(app, oid);
    await markSeen(owner, [oid]);
    expect(await everythingAt(owner)).toMatchObject({ count: 0, in_kitchen: 1 });
    await changeStatus(owner, oid, 'fulfilled');
    expect(await everythingAt(owner)).toMatchObject({ in_kitchen: 0 });
  });

  test('is silent for an unpaid order and rings when the money arrives', async () => {
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    expect(await waitingAt(owner)).toEqual({ count: 0, oids: [], to_answer: [], canceled: [], expired: [] });
    // Whoever looks at it while it is unpaid still hears of the money.
    await markSeen(owner, [oid]);
    await payTestOrder(app, oid);
    expect(await waitingAt(owner)).toEqual({
      count: 1,
      oids: [oid],
      to_answer: [],
      canceled: [],
      expired: [],
    });
    expect(await waitingAt(other)).toEqual({ count: 0, oids: [], to_answer: [], canceled: [], expired: [] });
  });

  test('counts all that waits, the oldest payment first', async () => {
    const late = await createPart(app, owner, dish.id, { createdAt: new Date('2026-01-02T10:00:00Z') });
    const early = await createPart(app, owner, dish.id, { createdAt: new Date('2026-01-01T10:00:00Z') });
    expect(await waitingAt(owner)).toEqual({
      count: 2,
      oids: [early.oid, late.oid],
      to_answer: [],
      canceled: [],
      expired: [],
    });
    for (let one = 0; one < MAX_WAITING_LISTED; one += 1) await createPart(app, owner, dish.id);
    const { count, oids } = await waitingAt(owner);
    expect([count, oids.length]).toEqual([MAX_WAITING_LISTED + 2, MAX_WAITING_LISTED]);
  });

  test('falls silent for what somebody has looked at, at every device, and for nothing else', async () => {
    const [first, second] = [await createPart(app, owner, dish.id), await createPart(app, owner, dish.id)];
    const theirs = await createPart(app, other, (await createDish(app, other)).id);
    const heard: unknown[] = [];
    const topic: (typeof ordersSeen)['topic'] = 'orders.seen';
    const stop = await app.services.bus.subscribe(topic, (message) => void heard.push(message));
    for (const _ of [1, 2]) {
      const response = await markSeen(owner, [first.oid, theirs.oid]);
      expect(response.statusCode).toBe(200);
    }
    expect(await waitingAt(owner)).toEqual({
      count: 1,
      oids: [second.oid],
      to_answer: [],
      canceled: [],
      expired: [],
    });
    expect(await waitingAt(other)).toMatchObject({ count: 1 });
    // The second time there was nothing to tell.
    await vi.waitFor(() => expect(heard).toEqual([{ restaurant_id: owner.restaurantId }]), 20_000);
    await stop();
  });

  test('falls silent for what was dealt with, also when it is put back', async () => {
    const { oid } = await createPart(app, owner, dish.id);
    await changeStatus(owner, oid, 'fulfilled');
    await changeStatus(owner, oid, 'pending');
    expect(await waitingAt(owner)).toMatchObject({ count: 0 });
  });

  test('rings for an order that was canceled and opened again before it was paid', async () => {
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }]);
    await changeStatus(owner, oid, 'cancelled');
    await changeStatus(owner, oid, 'pending');
    await payTestOrder(app, oid);
    expect(await waitingAt(owner)).toEqual({
      count: 1,
      oids: [oid],
      to_answer: [],
      canceled: [],
      expired: [],
    });
  });

  test.each([[[]], [['no!']], [Array.from({ length: MAX_WAITING_LISTED + 1 }, () => 'abcdefgh2345')]])(
    'refuses %j',
    async (oids) => {
      expect((await markSeen(owner, oids)).statusCode).toBe(400);
    },
  );
});

describe('the mail about a new order', () => {
  test('comes when it is paid, says so, once to each kitchen that has something to cook', async () => {
    const naan = await createDish(app, other, { title: 'Naan' });
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }, { dish_id: naan.id }]);
    expect([await kitchenMails(owner, oid), await kitchenMails(other, oid)]).toEqual([[], []]);

    const page = await goToPayment(app, oid);
    await decideTestPayment(app, page, 'pay');
    await decideTestPayment(app, page, 'pay');
    const mails = await kitchenMails(owner, oid);
    expect(mails.map(({ subject }) => subject)).toEqual([`New order ${oid} for Biryani Junction`]);
    expect(mails[0]?.text).toContain('This order is paid by card.');
    expect(mails[0]?.text).toContain('1 x Chicken Biryani');
    expect(mails[0]?.text).not.toContain('Naan');
    expect(await kitchenMails(other, oid)).toHaveLength(1);
  });

  test('is not sent to a kitchen that has canceled its part or handed it over', async () => {
    const naan = await createDish(app, other);
    const { oid } = await placeTestOrder(customer, [{ dish_id: dish.id }, { dish_id: naan.id }]);
    await changeStatus(owner, oid, 'cancelled');
    await changeStatus(other, oid, 'fulfilled');
    await payTestOrder(app, oid);
    expect([await kitchenMails(owner, oid), await kitchenMails(other, oid)]).toEqual([[], []]);
  });
});
