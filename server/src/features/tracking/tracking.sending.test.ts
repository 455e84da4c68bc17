import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDeliveredSoon, handToRider, type TestOrder } from '../../testing/deliveries.ts';
import { createDish } from '../../testing/dishes.ts';
import { startRedisServer } from '../../testing/services/redis-server.ts';
import { listenOnLoopback, openSocket, type TestSocket } from '../../testing/sockets.ts';
import { atStatus } from '../../testing/stages.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const HERE = { latitude: 31.5204, longitude: 74.3587 };
const THERE = { latitude: 31.53, longitude: 74.36 };

const redis = await startRedisServer();
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
afterAll(async () => {
  await app.close();
  await redis?.stop();
});

const pathOf = ({ oid, token }: TestOrder, secret?: string) =>
  `/ws/tracking/${oid}/${token}/${secret === undefined ? '' : `?rider=${secret}`}`;
const follow = async (placed: TestOrder, secret?: string, at = url) => {
  const socket = await openSocket(at + pathOf(placed, secret));
  open.push(socket);
  return socket;
};
const order = () => createDeliveredSoon(app, { restaurantIds: [owner.restaurantId] });
const assign = (placed: TestOrder, name?: string) => handToRider(app, placed, owner.restaurantId, name);
const trackingOf = async ({ oid, token }: TestOrder) =>
  (await visitorOf(app).get(`/api/tracking/${oid}/${token}/`)).json();
const positionsIn = ({ received }: TestSocket) => received.filter(({ type }) => type === undefined);
const newsIn = ({ received }: TestSocket, type: string) => received.filter((one) => one.type === type);

describe('the time of a position', () => {
  test("is the server's, minus the age the phone tells", async () => {
    const placed = await order();
    const [sender, viewer] = [await follow(placed), await follow(placed)];
    sender.send({ ...HERE, age_ms: 7_000 });
    await viewer.count(1);
    const ageMs = app.clock.now().getTime() - Date.parse(String(viewer.received[0]?.at));
    expect(ageMs).toBeGreaterThanOrEqual(7_000);
    expect(ageMs).toBeLessThan(12_000);
    expect(viewer.received[0]).not.toHaveProperty('age_ms');
    await vi.waitFor(async () => expect((await trackingOf(placed)).position).toEqual(viewer.received[0]), {
      timeout: 20_000,
    });
  });

  test.each([-1, 3_600_001])('cannot be moved by an age of %s', async (age) => {
    const placed = await order();
    const sender = await follow(placed);
    sender.send({ ...HERE, age_ms: age });
    await sender.count(1);
    expect(sender.received).toEqual([
      { type: 'error', message: 'Age must be between 0 and 3600000 milliseconds' },
    ]);
  });

  test('who joins late sees the newest, even if an older one came after it', async () => {
    const placed = await order();
    const [sender, viewer] = [await follow(placed), await follow(placed)];
    sender.send(HERE);
    await viewer.count(1);
    app.clock.advanceSeconds(5);
    sender.send({ ...THERE, age_ms: 60_000 });
    await viewer.count(2);
    const late = await follow(placed);
    await late.count(1);
    expect(late.received).toMatchObject([HERE]);
  });

  test('the server judges no jumps', async () => {
    const placed = await order();
    const [sender, viewer] = [await follow(placed), await follow(placed)];
    sender.send(HERE);
    await viewer.count(1);
    app.clock.advanceSeconds(1);
    sender.send({ latitude: -33.9, longitude: 151.2, accuracy: 5_000 });
    await viewer.count(2);
  });
});

describe('a page that asks for receipts', () => {
  test('gets one for each position that was relayed, and none for one that came too soon', async () => {
    const placed = await order();
    const [sender, viewer] = [await follow(placed), await follow(placed)];
    // Who is let in later sees the newest position alone.
    await viewer.settled();
    sender.send({ ...HERE, seq: 1 });
    sender.send({ ...THERE, seq: 2 });
    await sender.settled();
    app.clock.advanceSeconds(1);
    sender.send({ ...THERE, seq: 3 });
    await viewer.count(2);
    await sender.settled();
    expect(newsIn(sender, 'accepted')).toEqual([
      { type: 'accepted', seq: 1 },
      { type: 'accepted', seq: 3 },
    ]);
    expect(newsIn(viewer, 'accepted')).toEqual([]);
  });

  test('is told at once that a newer page sends, each time it tries, and goes on when that one is gone', async () => {
    const placed = await order();
    const { secret } = await assign(placed);
    const [older, newer] = [await follow(placed, secret), await follow(placed, secret)];
    older.send({ ...HERE, seq: 1 });
    await vi.waitFor(() => expect(newsIn(older, 'accepted')).toHaveLength(1), 20_000);
    newer.send({ ...HERE, seq: 1 });
    await vi.waitFor(() => expect(newsIn(older, 'superseded')).toHaveLength(1), 20_000);
    app.clock.advanceSeconds(5);
    older.send({ ...HERE, seq: 2 });
    await older.settled();
    expect(newsIn(older, 'superseded')).toHaveLength(2);
    expect(newsIn(older, 'accepted')).toHaveLength(1);
    expect(newsIn(newer, 'superseded')).toEqual([]);

    newer.socket.close();
    await newer.closed;
    app.clock.advanceSeconds(5);
    older.send({ ...HERE, seq: 3 });
    await vi.waitFor(() => expect(newsIn(older, 'accepted')).toHaveLength(2), 20_000);
  });

  test.runIf(redis)('is told so too when the newer page is connected to another instance', async () => {
    const environment = { REDIS_URL: redis?.url ?? '' };
    const here = await buildTestApp({ environment });
    const there = await buildTestApp({
      environment,
      database: { ...here.database, drop: async () => undefined },
    });
    const [hereUrl, thereUrl] = [await listenOnLoopback(here), await listenOnLoopback(there)];
    const kitchen = await createOwner(here);
    const placed = await createDeliveredSoon(here, { restaurantIds: [kitchen.restaurantId] });
    const { secret } = await handToRider(here, placed, kitchen.restaurantId);
    const older = await follow(placed, secret, hereUrl);
    older.send({ ...HERE, seq: 1 });
    await vi.waitFor(() => expect(newsIn(older, 'accepted')).toHaveLength(1), 20_000);
    there.clock.advanceSeconds(2);
    const newer = await follow(placed, secret, thereUrl);
    newer.send({ ...THERE, seq: 1 });
    await vi.waitFor(() => expect(newsIn(older, 'superseded')).toHaveLength(1), 20_000);
    here.clock.advanceSeconds(7);
    older.send({ ...HERE, seq: 2 });
    await older.settled();
    expect(newsIn(older, 'superseded')).toHaveLength(2);

    newer.socket.terminate();
    here.clock.advanceSeconds(30);
    older.send({ ...HERE, seq: 3 });
    await vi.waitFor(() => expect(newsIn(older, 'accepted')).toHaveLength(2), 20_000);
    await there.close();
    await here.close();
  });
});

describe('a delivery that goes to another rider', () => {
  test("never shows the former rider's position, to those inside, to late joiners and on the page", async () => {
    const placed = await order();
    const former = await assign(placed, 'Ali');
    const [rider, viewer] = [await follow(placed, former.secret), await follow(placed)];
    rider.send(HERE);
    await viewer.count(1);
    expect(viewer.received[0]).toMatchObject({ ...HERE, rider_id: former.id });
    await vi.waitFor(async () => expect((await trackingOf(placed)).position).not.toBeNull(), {
      timeout: 20_000,
    });
    app.clock.advanceSeconds(5);
    // Still waiting to be written while the order changes hands.
    rider.send(THERE);
    await viewer.count(2);

    const next = await assign(placed, 'Ali');
    await vi.waitFor(() => expect(newsIn(viewer, 'changed')).toHaveLength(1), 20_000);
    expect(await trackingOf(placed)).toMatchObject({
      position: null,
      positions: [],
      restaurants: [{ rider: 'Ali', rider_id: next.id }],
    });
    const late = await follow(placed);
    await late.settled();
    expect(late.received).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await trackingOf(placed)).toMatchObject({ positions: [] });
    const rows = await app.database.db
      .selectFrom('rider_positions')
      .selectAll()
      .where('order_id', '=', placed.id)
      .execute();
    expect(rows).toEqual([]);

    const taking = await follow(placed, next.secret);
    taking.send(HERE);
    await late.count(1);
    expect(positionsIn(late)).toMatchObject([{ ...HERE, rider_id: next.id }]);
  });

  test('drops what was sent without a name before the first rider was chosen', async () => {
    const other = await createOwner(app, { name: 'Chaat House' });
    const placed = await createDeliveredSoon(app, {
      restaurantIds: [owner.restaurantId, other.restaurantId],
    });
    const [anyone, viewer] = [await follow(placed), await follow(placed)];
    anyone.send(HERE);
    await viewer.count(1);
    expect(viewer.received[0]).toMatchObject({ part: null, rider_id: null });
    await assign(placed);
    await vi.waitFor(() => expect(newsIn(viewer, 'changed')).toHaveLength(1), 20_000);
    expect(await trackingOf(placed)).toMatchObject({ positions: [] });
    const late = await follow(placed);
    await late.settled();
    expect(late.received).toEqual([]);
  });
});

describe("the rider's link", () => {
  async function withItem(placed: TestOrder) {
    const dish = await createDish(app, owner);
    const part = await app.database.db
      .selectFrom('order_parts')
      .select('id')
      .where('order_id', '=', placed.id)
      .executeTakeFirstOrThrow();
    await app.database.db
      .insertInto('order_items')
      .values({
        part_id: part.id,
        dish_id: dish.id,
        title: 'Chicken Biryani',
        slug: dish.slug,
        portion_size: 'Full',
        spice_level: 'Hot',
        extras: JSON.stringify([{ group: 'Dips', name: 'Raita', price_minor: 2_000 }]),
        qty: 2,
        unit_price_minor: 25_000,
        total_minor: 50_000,
      })
      .execute();
  }

  test('tells what is in the bag and whether it is paid; the plain link tells neither', async () => {
    const placed = await order();
    await withItem(placed);
    const { secret } = await assign(placed);
    const link = `/api/tracking/${placed.oid}/${placed.token}/`;
    const rider = await visitorOf(app).get(`${link}?rider=${secret}`);
    expect(rider.json().delivery).toMatchObject({
      items: [
        {
          ...{ title: 'Chicken Biryani', qty: 2, portion_size: 'Full', spice_level: 'Hot' },
          extras: [{ group: 'Dips', name: 'Raita' }],
        },
      ],
      payment_status: 'pending',
      total: 535,
    });
    for (const path of [link, `${link}?rider=made-up`]) {
      const { payload } = await visitorOf(app).get(path);
      expect(payload).not.toContain('Chicken Biryani');
      expect(payload).not.toContain('payment_status');
      expect(payload).not.toContain('Amina');
    }
  });

  test('may send Delivered again: it counts once and gets the same response', async () => {
    const placed = await order();
    const { secret } = await assign(placed);
    const path = `/api/tracking/${placed.oid}/${placed.token}/delivered/`;
    const deliver = () => visitorOf(app).post(path, { rider: secret });
    const responses = [await deliver(), await deliver()];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(responses[1]?.json()).toEqual(responses[0]?.json());
    const part = await app.database.db
      .selectFrom('order_parts')
      .select('delivered_at')
      .where('order_id', '=', placed.id)
      .executeTakeFirstOrThrow();
    app.clock.advanceSeconds(60);
    await deliver();
    const again = await app.database.db
      .selectFrom('order_parts')
      .select('delivered_at')
      .where('order_id', '=', placed.id)
      .executeTakeFirstOrThrow();
    expect(again).toEqual(part);
  });

  test('is refused with the reason when the order was canceled or reassigned meanwhile', async () => {
    const [canceled, reassigned] = [await order(), await order()];
    const secrets = [(await assign(canceled)).secret, (await assign(reassigned)).secret];
    await app.database.db
      .updateTable('order_parts')
      .set(atStatus('cancelled'))
      .where('order_id', '=', canceled.id)
      .execute();
    await assign(reassigned);
    const [first, second] = await Promise.all(
      [canceled, reassigned].map(({ oid, token }, index) =>
        visitorOf(app).post(`/api/tracking/${oid}/${token}/delivered/`, { rider: secrets[index] }),
      ),
    );
    expect([first?.statusCode, first?.json().message]).toEqual([409, 'This order was canceled.']);
    expect([second?.statusCode, second?.json().message]).toEqual([
      403,
      'Only the assigned rider can finish this delivery.',
    ]);
  });
});
