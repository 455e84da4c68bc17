import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDeliveredSoon, handToRider, type TestOrder } from '../../testing/deliveries.ts';
import { listenOnLoopback, openSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600;

describe("a rider's secret", () => {
  let app: TestApp;
  let url: string;
  let owner: Caller & { restaurantId: number };

  beforeAll(async () => {
    app = await buildTestApp();
    url = await listenOnLoopback(app);
    owner = await createOwner(app);
  });
  afterAll(() => app.close());

  const linkOf = ({ oid, token }: TestOrder) => `/api/tracking/${oid}/${token}/`;
  const deliver = (placed: TestOrder, rider: string) =>
    visitorOf(app).post(`${linkOf(placed)}delivered/`, { rider });
  const secretOf = async ({ id }: TestOrder) =>
    app.database.db
      .selectFrom('order_parts')
      .select(['rider_secret', 'ended_rider_secret'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
  async function inDelivery() {
    const placed = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId] });
    return { placed, secret: (await handToRider(app, placed, owner.restaurantId)).secret };
  }
  const patch = (placed: TestOrder, order_status: string) =>
    owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${placed.oid}/`, { order_status });

  test('ends with the delivery; the page stays open to the customer, without the rider', async () => {
    const { placed, secret } = await inDelivery();
    const before = (await visitorOf(app).get(linkOf(placed))).json();
    expect(before.restaurants[0]).toMatchObject({ rider: 'Bilal Rider', rider_phone: '0300 1112223' });
    expect((await deliver(placed, secret)).statusCode).toBe(200);

    expect((await secretOf(placed)).rider_secret).toBeNull();
    const after = (await visitorOf(app).get(linkOf(placed))).json();
    expect(after).toMatchObject({ state: 'over', positions: [], delivery: null, may_send: false });
    expect(after.restaurants[0]).toMatchObject({ rider: null, rider_phone: null, rider_id: null });
    const { placed: other } = await inDelivery();
    const socket = await openSocket(`${url}/ws/tracking/${other.oid}/${other.token}/?rider=${secret}`);
    expect((await socket.closed).code).toBe(4403);
  });

  test('ends when the order is canceled, and a new one is mailed when that is taken back', async () => {
    const { placed, secret } = await inDelivery();
    await patch(placed, 'cancelled');
    expect((await secretOf(placed)).rider_secret).toBeNull();
    await patch(placed, 'fulfilled');
    const { rider_secret, ended_rider_secret } = await secretOf(placed);
    expect(ended_rider_secret).toBeNull();
    expect(rider_secret).not.toBeNull();
    expect(rider_secret).not.toBe(secret);
    expect((await deliver(placed, secret)).statusCode).toBe(403);
    await app.runJobs();
    const { rows } = await app.database.pool.query<{ text_body: string }>(
      'select text_body from outbox_mails order by id desc limit 1',
    );
    expect(rows[0]?.text_body).toContain(`?rider=${rider_secret}`);
    expect((await deliver(placed, rider_secret ?? '')).statusCode).toBe(200);
  });

  test('that has ended still accepts a repeated Delivered, for seven days', async () => {
    const { placed, secret } = await inDelivery();
    await deliver(placed, secret);
    app.clock.advanceSeconds(6 * 24 * HOUR);
    expect((await deliver(placed, secret)).statusCode).toBe(200);
    expect((await deliver(placed, 'made-up')).statusCode).toBe(403);
    app.clock.advanceSeconds(24 * HOUR + 60);
    expect((await deliver(placed, secret)).statusCode).toBe(403);
    await app.database.pool.query(`select graphile_worker.add_job('settle_deliveries', '{}')`);
    await app.runJobs();
    expect((await secretOf(placed)).ended_rider_secret).toBeNull();
  });

  test('the tracking page ends six hours after the order was handed over', async () => {
    const { placed, secret } = await inDelivery();
    await deliver(placed, secret);
    app.clock.advanceSeconds(6 * HOUR - 60);
    expect((await visitorOf(app).get(linkOf(placed))).statusCode).toBe(200);
    app.clock.advanceSeconds(120);
    expect((await visitorOf(app).get(linkOf(placed))).statusCode).toBe(404);
  });
});
