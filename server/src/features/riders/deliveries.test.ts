import { partStatusChanged } from '@nearbite/contract/live/events';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDeliveredSoon, createRider, handToRider, ridersPath } from '../../testing/deliveries.ts';
import { createDish } from '../../testing/dishes.ts';
import { placeTestOrder } from '../../testing/orders.ts';
import { atStatus } from '../../testing/stages.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { markDelivered } from '../orders/stages/kitchen-steps.service.ts';
import { assignRider } from './deliveries.service.ts';

const app = await buildTestApp();
afterAll(() => app.close());
let owner: Caller & { restaurantId: number };
beforeEach(async () => {
  owner = await createOwner(app);
});

const statusOf = async (id: number) =>
  (await owner.get(ridersPath(owner))).json().find((rider: { id: number }) => rider.id === id)?.status;
const statusAfterJobs = async (id: number) => {
  await app.runJobs();
  return statusOf(id);
};
const order = (traits = {}) => createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], ...traits });
const deliveryOf = async (oid: string) =>
  (await owner.get(`/api/restaurant/${owner.restaurantId}/deliveries/${oid}/`)).json();

async function setPart(oid: string, changes: Record<string, unknown>): Promise<void> {
  const { db } = app.database;
  await db
    .updateTable('order_parts')
    .set(changes)
    .where('order_id', 'in', db.selectFrom('orders').select('id').where('oid', '=', oid))
    .execute();
}

test('a delivery mails its riders ten times at most, where limits are on', async () => {
  const limited = await buildTestApp({ database: app.database, environment: { RATE_LIMIT: 'on' } });
  const rider = await createRider(app, owner.restaurantId);
  const { oid } = await order();
  const assign = () =>
    assignRider(limited.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
  for (let round = 0; round < 10; round += 1) await assign();
  await expect(assign()).rejects.toMatchObject({ status: 429 });
  expect(await app.mailsTo(rider.email)).toHaveLength(10);
  await limited.server.close();
});

describe('a rider who gets an order', () => {
  test('is mailed the link with everything needed at the door, and is in delivery', async () => {
    const rider = await createRider(app, owner.restaurantId);
    const { oid, token } = await order();
    await assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });

    const [mail] = await app.mailsTo(rider.email);
    const delivery = await deliveryOf(oid);
    expect(delivery).toMatchObject({ rider: { id: rider.id, name: rider.name }, delivered_at: null });
    expect(delivery.rider_link).toMatch(
      new RegExp(`^http://nearbite.test/rider/tracking/${oid}/${token}/\\?rider=.{32}$`),
    );
    expect(mail?.text).toContain(delivery.rider_link);
    for (const fact of ['Amina Khan', '7 Canal View', 'Lahore', '+92 300 7654321', oid]) {
      expect(mail?.text).toContain(fact);
    }
    expect(mail?.text).not.toContain('Wanted');
    expect(await statusOf(rider.id)).toBe('in delivery');
  });

  test('is mailed when it is wanted', async () => {
    const rider = await createRider(app, owner.restaurantId);
    const { id, oid } = await order();
    const orders = app.database.db.updateTable('orders').where('id', '=', id);
    await orders.set({ deliver_at: new Date('2031-03-01T01:30:00Z') }).execute();
    await setPart(oid, { slot_ends_at: new Date('2031-03-01T02:00:00Z') });
    await assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
    const [mail] = await app.mailsTo(rider.email);
    expect(mail?.text).toContain('Wanted for 1 March 2031, 06:30 to 07:00 (Karachi time).');
  });

  test('is free again when it goes to another rider, whose link is a new one', async () => {
    const [first, second] = [
      await createRider(app, owner.restaurantId, 'First'),
      await createRider(app, owner.restaurantId, 'Second'),
    ];
    const { oid } = await order();
    const key = { restaurantId: owner.restaurantId, oid };
    await assignRider(app.services, { ...key, riderId: first.id });
    const before = await deliveryOf(oid);
    await assignRider(app.services, { ...key, riderId: second.id });
    expect((await deliveryOf(oid)).rider_link).not.toBe(before.rider_link);
    expect(await statusOf(first.id)).toBe('available');
    expect(await statusOf(second.id)).toBe('in delivery');
  });

  test('cannot be removed meanwhile, and can afterwards', async () => {
    const rider = await createRider(app, owner.restaurantId);
    const { oid } = await order();
    const key = { restaurantId: owner.restaurantId, oid };
    await assignRider(app.services, { ...key, riderId: rider.id });
    const refused = await owner.delete(ridersPath(owner, `${rider.id}/`));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Bilal Rider still has an open delivery');
    await markDelivered(app.services, key);
    expect((await owner.delete(ridersPath(owner, `${rider.id}/`))).statusCode).toBe(204);
    expect((await deliveryOf(oid)).rider).toMatchObject({ name: 'Bilal Rider' });
  });

  test('is free once the last of several orders is delivered', async () => {
    const rider = await createRider(app, owner.restaurantId);
    const [one, two] = [await order(), await order()];
    for (const { oid } of [one, two]) {
      await assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
    }
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid: one.oid });
    expect(await statusOf(rider.id)).toBe('in delivery');
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid: two.oid });
    expect(await statusOf(rider.id)).toBe('available');
    const delivery = await deliveryOf(two.oid);
    expect(delivery.rider_link).toBeNull();
    expect(delivery.delivered_at).not.toBeNull();
  });

  test('is free when the order is cancelled, and busy again when that is taken back', async () => {
    const rider = await createRider(app, owner.restaurantId);
    const { oid } = await order();
    await assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
    const tell = (order_status: string) =>
      app.services.bus.publish(partStatusChanged.topic, {
        oid,
        user_id: null,
        restaurant_id: owner.restaurantId,
        order_status,
      });

    await setPart(oid, atStatus('cancelled'));
    await tell('cancelled');
    await expect.poll(() => statusAfterJobs(rider.id)).toBe('available');

    await setPart(oid, atStatus('fulfilled'));
    await tell('fulfilled');
    await expect.poll(() => statusAfterJobs(rider.id)).toBe('in delivery');
  });

  test('is free six hours after the order was handed over, and what the owner sets by hand then stays', async () => {
    const rider = await createRider(app, owner.restaurantId);
    const { oid } = await order({ fulfilledAt: new Date(app.clock.now().getTime() - 5.9 * 3_600_000) });
    await assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
    const sweep = async () => {
      await app.database.pool.query(`select graphile_worker.add_job('settle_deliveries', '{}')`);
      await app.runJobs();
    };
    await sweep();
    expect(await statusOf(rider.id)).toBe('in delivery');
    app.clock.advanceSeconds(400);
    await sweep();
    expect(
      (await app.database.db.selectFrom('riders').select('status').where('id', '=', rider.id).execute())[0],
    ).toEqual({ status: 'available' });
    await app.database.db
      .updateTable('riders')
      .set({ status: 'in delivery' })
      .where('id', '=', rider.id)
      .execute();
    await sweep();
    expect(
      (await app.database.db.selectFrom('riders').select('status').where('id', '=', rider.id).execute())[0],
    ).toEqual({ status: 'in delivery' });
  });
});

describe('a rider who loses an order', () => {
  const subjectsTo = async (email: string) => (await app.mailsTo(email)).map(({ subject }) => subject);
  const statusPath = (oid: string) => `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
  const calledOff = (oid: string) => `Do not deliver order ${oid} of Biryani Junction`;

  test('is told when it is canceled, once', async () => {
    const placed = await order();
    const rider = await handToRider(app, placed, owner.restaurantId);
    await owner.patch(statusPath(placed.oid), { order_status: 'cancelled' });
    await app.database.pool.query(`select graphile_worker.add_job('settle_deliveries', '{}')`);
    const [mail, ...others] = await app.mailsTo(rider.email);
    expect(mail).toMatchObject({ subject: calledOff(placed.oid) });
    expect(mail?.text).toContain('was canceled. You need not bring it.');
    expect(mail?.text).not.toContain('7 Canal View');
    expect(others).toHaveLength(1);
  });

  test('is told once of an order of several restaurants that is canceled as a whole', async () => {
    const [customer, other] = [await createCustomer(app), await createOwner(app)];
    const dishes = [await createDish(app, owner), await createDish(app, other)];
    const { oid } = await placeTestOrder(
      customer,
      dishes.map(({ id }) => ({ dish_id: id })),
    );
    const emails: string[] = [];
    for (const { restaurantId } of [owner, other]) {
      const rider = await createRider(app, restaurantId);
      await assignRider(app.services, { restaurantId, oid, riderId: rider.id });
      emails.push(rider.email);
    }
    const canceled = await customer.post(`/api/customer/orders/${customer.id}/${oid}/cancel/`, {});
    expect([canceled.statusCode, canceled.json().order_status]).toEqual([200, 'cancelled']);
    await app.database.pool.query(`select graphile_worker.add_job('settle_deliveries', '{}')`);
    for (const email of emails) {
      const [mail, ...others] = await subjectsTo(email);
      expect(mail).toContain(`Do not deliver order ${oid}`);
      expect(others).toEqual([expect.stringContaining('A delivery for')]);
    }
  });

  test('is not told of what was delivered or has run out', async () => {
    const placed = await order();
    const rider = await handToRider(app, placed, owner.restaurantId);
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid: placed.oid });
    await owner.patch(statusPath(placed.oid), { order_status: 'cancelled' });
    expect(await subjectsTo(rider.email)).toHaveLength(1);
  });

  test('is told when it goes to another, not when the link is sent again', async () => {
    const placed = await order();
    const first = await handToRider(app, placed, owner.restaurantId, 'First');
    await owner.patch(statusPath(placed.oid), { rider_id: first.id });
    expect(await subjectsTo(first.email)).not.toContain(calledOff(placed.oid));
    const second = await handToRider(app, placed, owner.restaurantId, 'Second');
    const [mail] = await app.mailsTo(first.email);
    expect(mail?.text).toContain('goes to another rider now. You need not bring it.');
    expect(await subjectsTo(second.email)).toHaveLength(1);
  });

  test('to nobody is told, free, and the link has ended; the order can go to another', async () => {
    const placed = await order();
    const rider = await handToRider(app, placed, owner.restaurantId);
    const taken = await owner.patch(statusPath(placed.oid), { rider_id: null });
    expect(taken.json()).toMatchObject({ oid: placed.oid, rider: null });
    expect(await deliveryOf(placed.oid)).toMatchObject({ state: 'live', rider: null, rider_link: null });
    expect(await statusOf(rider.id)).toBe('available');
    const finish = `/api/tracking/${placed.oid}/${placed.token}/delivered/`;
    expect((await owner.post(finish, { rider: rider.secret })).statusCode).toBe(403);
    expect((await owner.patch(statusPath(placed.oid), { rider_id: null })).statusCode).toBe(200);
    expect((await app.mailsTo(rider.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('is no longer yours to bring. You need not bring it.'),
      expect.stringContaining('please bring order'),
    ]);
    await handToRider(app, placed, owner.restaurantId, 'Second');
    expect((await deliveryOf(placed.oid)).rider).toMatchObject({ name: 'Second' });
  });

  test('keeps the ones that are over', async () => {
    const placed = await order();
    const rider = await handToRider(app, placed, owner.restaurantId);
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid: placed.oid });
    expect((await owner.patch(statusPath(placed.oid), { rider_id: null })).statusCode).toBe(409);
    expect((await deliveryOf(placed.oid)).rider).toMatchObject({ id: rider.id });
  });
});

describe('an order', () => {
  test.each([
    [{ status: 'cancelled' }, 'canceled'],
    [{ fulfilledAt: new Date('2020-01-01') }, 'more than 6 hours'],
  ])('that is over gets no rider: %j', async (traits, reason) => {
    const rider = await createRider(app, owner.restaurantId);
    const { oid } = await order(traits);
    const assign = assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
    await expect(assign).rejects.toMatchObject({ status: 409, message: expect.stringContaining(reason) });
    expect(await statusOf(rider.id)).toBe('available');
    expect(await app.mailsTo(rider.email)).toEqual([]);
  });

  test('is delivered once, and only after it was handed over', async () => {
    const { oid } = await order({ status: 'pending' });
    const key = { restaurantId: owner.restaurantId, oid };
    await expect(markDelivered(app.services, key)).rejects.toMatchObject({ status: 409 });
    await setPart(oid, { ...atStatus('fulfilled'), fulfilled_at: app.clock.now() });
    await markDelivered(app.services, key);
    const { delivered_at } = await deliveryOf(oid);
    await markDelivered(app.services, key);
    expect((await deliveryOf(oid)).delivered_at).toBe(delivered_at);
  });

  test('is under way again when the owner takes the handing over back', async () => {
    const { oid } = await order();
    const rider = await createRider(app, owner.restaurantId);
    await assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId: rider.id });
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid });
    const status = `/api/restaurant/orders/${owner.restaurantId}/${oid}/`;
    expect((await owner.patch(status, { order_status: 'pending' })).statusCode).toBe(200);
    expect(await deliveryOf(oid)).toMatchObject({ state: 'waiting', delivered_at: null });
    await expect.poll(() => statusAfterJobs(rider.id)).toBe('in delivery');
    await owner.patch(status, { order_status: 'fulfilled' });
    expect(await deliveryOf(oid)).toMatchObject({ state: 'live', delivered_at: null });
  });

  test('tells its customer once that it was delivered; a guest is nobody to tell', async () => {
    const customer = await createCustomer(app);
    const { oid } = await order({ userId: customer.id });
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid });
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid });
    const told = (await customer.get(`/api/customer/notifications/${customer.id}/`)).json();
    expect(told).toMatchObject([
      {
        title: 'Order Delivered',
        message: `Your order ${oid} from Biryani Junction was delivered. Enjoy your meal!`,
        time_zone: 'Asia/Karachi',
        seen: false,
      },
    ]);

    const guests = await order();
    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid: guests.oid });
    expect((await deliveryOf(guests.oid)).delivered_at).not.toBeNull();
  });
});
