import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDeliveredSoon, createRider, ridersPath, type TestOrder } from '../../testing/deliveries.ts';
import { listenOnLoopback, openSocket, type TestSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { assignRider } from '../riders/deliveries.service.ts';

const HERE = { latitude: 31.5204, longitude: 74.3587 };
let app: TestApp;
let url: string;
let owner: Caller & { restaurantId: number };
const open: TestSocket[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  url = await listenOnLoopback(app);
  owner = await createOwner(app);
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => app.close());

const connect = async (path: string) => {
  const socket = await openSocket(url + path);
  open.push(socket);
  return socket;
};
const order = (traits = {}) => createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], ...traits });
const assign = ({ oid }: TestOrder, riderId: number) =>
  assignRider(app.services, { restaurantId: owner.restaurantId, oid, riderId });
const pageOf = (key: string) => visitorOf(app).get(`/api/rider/${key}/`);
const positionsIn = ({ received }: TestSocket) => received.filter(({ type }) => type === undefined);

async function keyOf(riderId: number): Promise<string> {
  const { rider_key } = await app.database.db
    .selectFrom('riders')
    .select('rider_key')
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow();
  return rider_key;
}

/** A rider with two orders on the way and one that the kitchen still has. */
async function busyRider() {
  const rider = await createRider(app, owner.restaurantId);
  const orders = { one: await order(), two: await order(), waiting: await order({ status: 'pending' }) };
  for (const placed of Object.values(orders)) await assign(placed, rider.id);
  return { ...rider, key: await keyOf(rider.id), ...orders };
}

test("a rider's own page lists everything there is to bring, and the mail leads to it", async () => {
  const rider = await busyRider();
  const over = await order();
  await assign(over, rider.id);
  await owner.post(`/api/restaurant/orders/${owner.restaurantId}/${over.oid}/deliver/`, {});
  const page = (await pageOf(rider.key)).json();
  expect(page.name).toBe('Bilal Rider');
  expect(page.deliveries.map(({ oid }: TestOrder) => oid)).toEqual([
    rider.one.oid,
    rider.two.oid,
    rider.waiting.oid,
  ]);
  expect(page.deliveries[0]).toMatchObject({
    tracking_token: rider.one.token,
    rider: expect.stringMatching(/^.{32}$/),
    tracking: {
      state: 'live',
      may_send: true,
      own_part: owner.restaurantId,
      delivery: {
        full_name: 'Amina Khan',
        restaurant_phone: page.restaurant.phone_number,
        payment_status: 'pending',
        collect: null,
      },
    },
  });
  const [mail] = await app.mailsTo(rider.email);
  expect(mail?.text).toContain(`http://nearbite.test/rider/${rider.key}/`);
});

test('open deliveries stand in the order to bring them, those done today below without the customer', async () => {
  const rider = await busyRider();
  const { db } = app.database;
  const soon = new Date(app.clock.now().getTime() + 3_600_000);
  const due = (placed: TestOrder, at: Date) =>
    db.updateTable('order_parts').set({ promised_at: at }).where('order_id', '=', placed.id).execute();
  await due(rider.two, soon);
  await due(rider.one, new Date(soon.getTime() + 3_600_000));
  await due(rider.waiting, app.clock.now());
  const [paid, yesterdays] = [await order(), await order()];
  for (const placed of [paid, yesterdays]) {
    await assign(placed, rider.id);
    await owner.post(`/api/restaurant/orders/${owner.restaurantId}/${placed.oid}/deliver/`, {});
  }
  const before = new Date(app.clock.now().getTime() - 2 * 86_400_000);
  await db
    .updateTable('order_parts')
    .set({ fulfilled_at: before, delivered_at: before })
    .where('order_id', '=', yesterdays.id)
    .execute();
  await db.updateTable('orders').set({ payment_method: 'cash' }).where('id', '=', paid.id).execute();

  const page = (await pageOf(rider.key)).json();
  expect(page.deliveries.map(({ oid }: TestOrder) => oid)).toEqual([
    rider.two.oid,
    rider.one.oid,
    rider.waiting.oid,
  ]);
  expect(page.done).toEqual([
    { oid: paid.oid, number: null, delivered_at: expect.any(String), collected: 535 },
  ]);
});

test('one position reaches the customers of all that is on the way, and of nothing else', async () => {
  const rider = await busyRider();
  const strangers = await order();
  const viewers = await Promise.all(
    [rider.one, rider.two, rider.waiting, strangers].map(({ oid, token }) =>
      connect(`/ws/tracking/${oid}/${token}/`),
    ),
  );
  const page = await connect(`/ws/rider/${rider.key}/`);
  page.send({ ...HERE, seq: 1 });
  await page.count(1);
  expect(page.received).toEqual([{ type: 'accepted', seq: 1 }]);
  await Promise.all(viewers.slice(0, 2).map((viewer) => viewer.count(1)));
  expect(viewers.map((viewer) => positionsIn(viewer).length)).toEqual([1, 1, 0, 0]);
  expect(viewers[0]?.received[0]).toMatchObject({ ...HERE, part: owner.restaurantId, rider_id: rider.id });

  // Faster than one a second is dropped without a word.
  page.send({ ...HERE, seq: 2 });
  await page.settled();
  app.clock.advanceSeconds(5);
  page.send({ ...HERE, seq: 3 });
  await page.count(2);
  expect(page.received[1]).toEqual({ type: 'accepted', seq: 3 });
});

test('the restaurant sees where its riders on the way are, and nobody else', async () => {
  const rival = await createOwner(app);
  const team = await createOwner(app);
  const out = (of: typeof owner) => of.get(`/api/restaurant/${of.restaurantId}/riders-out/`);
  const handOver = async (name: string, status: 'fulfilled' | 'pending') => {
    const rider = await createRider(app, team.restaurantId, name);
    const placed = await createDeliveredSoon(app, { restaurantIds: [team.restaurantId], status });
    await assignRider(app.services, { restaurantId: team.restaurantId, oid: placed.oid, riderId: rider.id });
    return { ...rider, placed };
  };
  const seen = await handOver('Seen', 'fulfilled');
  const unseen = await handOver('Unseen', 'fulfilled');
  await handOver('Waiting', 'pending');
  const page = await connect(`/ws/rider/${await keyOf(seen.id)}/`);
  page.send({ ...HERE, seq: 1 });
  await page.count(1);

  await expect
    .poll(async () => (await out(team)).json().riders, { timeout: 15_000 })
    .toMatchObject([
      { id: seen.id, deliveries: [{ oid: seen.placed.oid }], position: { ...HERE, rider_id: seen.id } },
      { id: unseen.id, name: 'Unseen', position: null },
    ]);
  expect((await rival.get(`/api/restaurant/${team.restaurantId}/riders-out/`)).statusCode).toBe(404);
  expect((await out(rival)).json()).toMatchObject({ riders: [], restaurant: { id: rival.restaurantId } });

  await team.post(`/api/restaurant/orders/${team.restaurantId}/${seen.placed.oid}/deliver/`, {});
  expect((await out(team)).json().riders).toMatchObject([{ id: unseen.id }]);
});

test('the page is told of every change, and what was given to another gets no position', async () => {
  const rider = await busyRider();
  const page = await connect(`/ws/rider/${rider.key}/`);
  // Let in, and not only connected.
  await page.settled();
  const other = await createRider(app, owner.restaurantId, 'Other');
  await assign(rider.one, other.id);
  await page.count(1);
  expect(page.received).toEqual([{ type: 'changed' }]);
  const { deliveries } = (await pageOf(rider.key)).json();
  expect(deliveries).toHaveLength(2);
  const viewer = await connect(`/ws/tracking/${rider.one.oid}/${rider.one.token}/`);
  const kept = await connect(`/ws/tracking/${rider.two.oid}/${rider.two.token}/`);
  // Who follows an order from now on is told of what is sent from now on.
  await Promise.all([viewer.settled(), kept.settled()]);
  page.send({ ...HERE, seq: 1 });
  await vi.waitFor(() => expect(positionsIn(kept)).toHaveLength(1), 20_000);
  expect(positionsIn(viewer)).toEqual([]);
});

test('a renewed link ends the old one at once, also for who is connected', async () => {
  const rider = await busyRider();
  const page = await connect(`/ws/rider/${rider.key}/`);
  const renewed = await owner.post(ridersPath(owner, `${rider.id}/renew-link/`), {});
  expect(renewed.statusCode).toBe(200);
  const key = await keyOf(rider.id);
  expect(renewed.json().rider_link).toContain(key);
  expect(key).not.toBe(rider.key);
  expect((await pageOf(rider.key)).statusCode).toBe(404);
  expect((await pageOf(key)).statusCode).toBe(200);
  await expect(page.closed).resolves.toMatchObject({ code: 4403 });
  const late = await connect(`/ws/rider/${rider.key}/`);
  await expect(late.closed).resolves.toMatchObject({ code: 4403 });
});

test("another restaurant's rider has no link to renew", async () => {
  const rider = await createRider(app, (await createOwner(app)).restaurantId);
  const refused = await owner.post(ridersPath(owner, `${rider.id}/renew-link/`), {});
  expect(refused.statusCode).toBe(404);
});
