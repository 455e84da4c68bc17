import { deliveryChanged, partStatusChanged } from '@nearbite/contract/live/events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDeliveredSoon, handToRider, type TestOrder } from '../../testing/deliveries.ts';
import { startRedisServer } from '../../testing/services/redis-server.ts';
import { listenOnLoopback, openSocket, type TestSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { markDelivered } from '../orders/stages/kitchen-steps.service.ts';

const redis = await startRedisServer();
afterAll(() => redis?.stop());

const HERE = { latitude: 31.5204, longitude: 74.3587 };
const THERE = { latitude: 31.53, longitude: 74.36 };

const implementations = [
  { bus: 'in-process bus', environment: {} },
  ...(redis ? [{ bus: 'Redis bus', environment: { REDIS_URL: redis.url } }] : []),
];

describe.each(implementations)('tracking over the $bus', ({ environment }) => {
  let app: TestApp;
  let url: string;
  let owner: Caller & { restaurantId: number };
  const open: TestSocket[] = [];

  beforeAll(async () => {
    app = await buildTestApp({ environment });
    url = await listenOnLoopback(app);
    owner = await createOwner(app);
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.terminate();
  });
  afterAll(() => app.close());

  const follow = async ({ oid, token }: TestOrder, secret?: string) => {
    const socket = await openSocket(
      `${url}/ws/tracking/${oid}/${token}/${secret === undefined ? '' : `?rider=${secret}`}`,
    );
    open.push(socket);
    return socket;
  };
  const order = (traits = {}) => createDeliveredSoon(app, { restaurantIds: [owner.restaurantId], ...traits });
  const stored = async ({ id }: TestOrder) =>
    app.database.db.selectFrom('rider_positions').selectAll().where('order_id', '=', id).execute();

  const assign = async (placed: TestOrder, restaurantId = owner.restaurantId) =>
    (await handToRider(app, placed, restaurantId)).secret;

  async function cancel(placed: TestOrder): Promise<void> {
    await app.database.pool.query(
      `update order_parts set order_status = 'cancelled', stage = 'canceled' where order_id = $1`,
      [placed.id],
    );
    await app.services.bus.publish(partStatusChanged.topic, {
      oid: placed.oid,
      user_id: null,
      restaurant_id: owner.restaurantId,
      order_status: 'cancelled',
    });
  }

  test('a position reaches everyone who follows the order, and nobody else', async () => {
    const [ours, theirs] = [await order(), await order()];
    const [sender, viewer, other] = [await follow(ours), await follow(ours), await follow(theirs)];
    sender.send({ ...HERE, accuracy: 12 });
    await viewer.count(1);
    expect(viewer.received).toEqual([
      {
        ...HERE,
        accuracy: 12,
        part: owner.restaurantId,
        rider_id: null,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    await other.settled();
    expect(other.received).toEqual([]);
  });

  test.each([
    ['a wrong token', async () => ({ ...(await order()), token: 'wrong' })],
    ["another order's token", async () => ({ ...(await order()), token: (await order()).token })],
    ['an unknown order', async () => ({ ...(await order()), oid: 'unknownunknown' })],
    ['a cancelled order', () => order({ status: 'cancelled' })],
    ['an order of yesterday', () => order({ fulfilledAt: new Date(Date.now() - 86_400_000) })],
  ])('%s closes the socket with 4403 before anything is said', async (_case, make) => {
    const viewer = await follow(await make());
    expect((await viewer.closed).code).toBe(4403);
    expect(viewer.received).toEqual([]);
  });

  test('who joins late sees the last position first, also from what was stored', async () => {
    const placed = await order();
    const sender = await follow(placed);
    sender.send(HERE);
    await sender.count(1);
    const late = await follow(placed);
    await late.count(1);
    expect(late.received[0]).toMatchObject(HERE);

    await vi.waitFor(async () => expect(await stored(placed)).toHaveLength(1), { timeout: 20_000 });
    for (const { socket } of open.splice(0)) socket.terminate();
    const nextDay = await follow(placed);
    await nextDay.count(1);
    expect(nextDay.received[0]).toMatchObject(HERE);
    const response = await visitorOf(app).get(`/api/tracking/${placed.oid}/${placed.token}/`);
    expect(response.json()).toMatchObject({
      order_status: 'fulfilled',
      state: 'live',
      position: HERE,
      restaurants: [{ name: 'Biryani Junction', latitude: 31.5204, longitude: 74.3587 }],
      delivery: null,
    });
  });

  test('fields a sender makes up are not passed on', async () => {
    const placed = await order();
    const sender = await follow(placed);
    sender.send({ ...HERE, part: 999, at: '1999-01-01T00:00:00Z', type: 'changed', html: '<script>' });
    await sender.count(1);
    expect(sender.received[0]).toEqual({
      ...HERE,
      accuracy: null,
      part: owner.restaurantId,
      rider_id: null,
      at: expect.stringMatching(/^20(?!19|00)/),
    });
  });

  test.each([
    [{ latitude: 91, longitude: 0 }, 'Latitude must be between -90 and 90'],
    [{ latitude: 0, longitude: -181 }, 'Longitude must be between -180 and 180'],
    [{ latitude: '12abc', longitude: 0 }, 'Latitude must be between -90 and 90'],
    [{ latitude: 0 }, 'Longitude must be between -180 and 180'],
    [null, 'Invalid input'],
  ])('%j is refused and goes nowhere', async (message, reason) => {
    const placed = await order();
    const [sender, viewer] = [await follow(placed), await follow(placed)];
    sender.send(message);
    await sender.count(1);
    expect(sender.received).toEqual([{ type: 'error', message: expect.stringContaining(reason) }]);
    await viewer.settled();
    expect(viewer.received).toEqual([]);
    expect(sender.socket.readyState).toBe(sender.socket.OPEN);
  });

  test('a message that is no JSON gets one error and ends the connection', async () => {
    const sender = await follow(await order());
    sender.send('not json {');
    expect(await sender.closed).toEqual({ code: 4400, reason: 'Messages must be JSON' });
    expect(sender.received).toEqual([{ type: 'error', message: 'Messages must be JSON.' }]);
  });

  test('a message beyond any sense ends the connection', async () => {
    const sender = await follow(await order());
    sender.send(JSON.stringify({ ...HERE, padding: 'x'.repeat(10_000) }));
    expect((await sender.closed).code).toBe(1009);
  });

  test('more than one position a second is dropped, and a flood ends the connection', async () => {
    const placed = await order();
    const sender = await follow(placed);
    const second = await follow(placed);
    const viewer = await follow(placed);
    for (let turn = 0; turn < 20; turn += 1) second.send(HERE);
    await viewer.count(1);
    sender.send(THERE);
    await sender.settled();
    app.clock.advanceSeconds(1);
    second.send(THERE);
    await viewer.count(2);
    expect(viewer.received).toMatchObject([HERE, THERE]);

    for (let turn = 0; turn < 100; turn += 1) second.send(THERE);
    expect(await second.closed).toEqual({ code: 1008, reason: 'Too many messages' });
    await viewer.settled();
    expect(viewer.received).toHaveLength(2);
  });

  test('a rider who comes back is heard at once; what the old connection still brings is not', async () => {
    const placed = await order();
    const secret = await assign(placed);
    const before = await follow(placed, secret);
    const viewer = await follow(placed);
    before.send({ latitude: 31.1, longitude: 74 });
    await viewer.count(1);

    const after = await follow(placed, secret);
    after.send(HERE);
    await viewer.count(2);
    app.clock.advanceSeconds(5);
    before.send({ latitude: 31.2, longitude: 74 });
    await before.settled();
    after.send(THERE);
    await viewer.count(3);
    expect(viewer.received.slice(1)).toMatchObject([HERE, THERE]);

    after.socket.close();
    await after.closed;
    app.clock.advanceSeconds(5);
    before.send(HERE);
    await viewer.count(4);
  });

  test('once a rider is assigned only their link may send, and it stops with the next rider', async () => {
    const placed = await order();
    const stranger = await follow(placed);
    const first = await assign(placed);
    await stranger.count(1);
    expect(stranger.received).toEqual([{ type: 'changed' }]);
    stranger.send(HERE);
    await stranger.count(2);
    expect(stranger.received[1]).toEqual({
      type: 'error',
      message: 'Only the assigned rider can send positions.',
    });
    const rider = await follow(placed, first);
    rider.send(THERE);
    await stranger.count(3);
    expect(stranger.received[2]).toMatchObject({ ...THERE, part: owner.restaurantId });

    const forged = await follow(placed, 'made-up');
    expect((await forged.closed).code).toBe(4403);

    const second = await assign(placed);
    expect((await rider.closed).code).toBe(4403);
    expect(second).not.toBe(first);
  });

  test('each part has a rider and a position of its own', async () => {
    const other = await createOwner(app, { name: 'Chaat House' });
    const placed = await order({ restaurantIds: [owner.restaurantId, other.restaurantId] });
    const [first, second] = [await assign(placed), await assign(placed, other.restaurantId)];
    const [one, two, viewer] = [
      await follow(placed, first),
      await follow(placed, second),
      await follow(placed),
    ];
    one.send(HERE);
    two.send(THERE);
    await viewer.count(2);
    expect(viewer.received).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...HERE, part: owner.restaurantId }),
        expect.objectContaining({ ...THERE, part: other.restaurantId }),
      ]),
    );
    const late = await follow(placed);
    await late.count(2);

    await markDelivered(app.services, { restaurantId: owner.restaurantId, oid: placed.oid });
    expect((await one.closed).code).toBe(4403);
    expect(two.socket.readyState).toBe(two.socket.OPEN);
    const afterwards = await follow(placed);
    await afterwards.count(1);
    await afterwards.settled();
    expect(afterwards.received).toMatchObject([{ ...THERE, part: other.restaurantId }]);
  });

  test('an order that still cooks can be waited for, and relays from the moment it is handed over', async () => {
    const placed = await order({ status: 'pending' });
    const [sender, viewer] = [await follow(placed), await follow(placed)];
    sender.send(HERE);
    await sender.count(1);
    expect(sender.received).toEqual([{ type: 'error', message: 'The order is not on its way.' }]);
    await app.database.pool.query(
      `update order_parts set order_status = 'fulfilled', stage = 'on_the_way', fulfilled_at = $2 where order_id = $1`,
      [placed.id, app.clock.now()],
    );
    await app.services.bus.publish(deliveryChanged.topic, {
      oid: placed.oid,
      user_id: null,
      restaurant_id: owner.restaurantId,
    });
    await viewer.count(1);
    expect(viewer.received).toEqual([{ type: 'changed' }]);
    sender.send(HERE);
    await viewer.count(2);
    expect(viewer.received[1]).toMatchObject(HERE);
  });

  test('cancelling sends everyone away and leaves no position behind', async () => {
    const placed = await order();
    const sender = await follow(placed);
    sender.send(HERE);
    await sender.count(1);
    await vi.waitFor(async () => expect(await stored(placed)).toHaveLength(1), { timeout: 20_000 });
    await cancel(placed);
    expect(await sender.closed).toEqual({ code: 4403, reason: 'This delivery is over' });
    await vi.waitFor(async () => expect(await stored(placed)).toEqual([]), 20_000);
    const { position, state } = (
      await visitorOf(app).get(`/api/tracking/${placed.oid}/${placed.token}/`)
    ).json();
    expect({ position, state }).toEqual({ position: null, state: 'over' });
  });

  test('the rider sees where to go, ends the delivery, and nothing of the way remains', async () => {
    const placed = await order();
    const secret = await assign(placed);
    const link = `/api/tracking/${placed.oid}/${placed.token}/`;
    const visitor = visitorOf(app);
    expect((await visitor.get(`${link}?rider=${secret}`)).json()).toMatchObject({
      may_send: true,
      delivery: {
        full_name: 'Amina Khan',
        mobile: '+92 300 7654321',
        address: '7 Canal View',
        city: 'Lahore',
      },
    });
    expect((await visitor.get(link)).json()).toMatchObject({ may_send: false, delivery: null });

    const [rider, viewer] = [await follow(placed, secret), await follow(placed)];
    rider.send(HERE);
    await viewer.count(1);
    expect((await visitor.post(`${link}delivered/`, { rider: 'made-up' })).statusCode).toBe(403);
    const wrongToken = `/api/tracking/${placed.oid}/wrong/`;
    expect((await visitor.post(`${wrongToken}delivered/`, { rider: secret })).statusCode).toBe(404);
    expect((await visitor.get(wrongToken)).statusCode).toBe(404);
    expect((await visitor.post(`${link}delivered/`, { rider: secret })).statusCode).toBe(200);

    expect((await rider.closed).code).toBe(4403);
    expect((await viewer.closed).code).toBe(4403);
    expect((await visitor.get(`${link}?rider=${secret}`)).json()).toMatchObject({
      state: 'over',
      delivery: null,
      position: null,
    });
    // Also what was still waiting to be written.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await stored(placed)).toEqual([]);
  });

  test('after six hours the socket ends and the job removes the position', async () => {
    const placed = await order({ fulfilledAt: new Date(app.clock.now().getTime() - 5.99 * 3_600_000) });
    const sender = await follow(placed);
    sender.send(HERE);
    await vi.waitFor(async () => expect(await stored(placed)).toHaveLength(1), { timeout: 20_000 });
    app.clock.advanceSeconds(60);
    sender.send(THERE);
    await sender.count(2);
    expect(sender.received[1]).toEqual({ type: 'error', message: 'The order is not on its way.' });
    await app.database.pool.query(`select graphile_worker.add_job('tidy_positions', '{}')`);
    await app.runJobs();
    expect(await stored(placed)).toEqual([]);
    await expect((await follow(placed)).closed).resolves.toMatchObject({ code: 4403 });
  });

  test('a hundred tabs follow one order', async () => {
    const placed = await order();
    const viewers = await Promise.all(Array.from({ length: 100 }, () => follow(placed)));
    await viewers[0]?.settled();
    viewers[0]?.send(HERE);
    await Promise.all(viewers.map((viewer) => viewer.count(1)));
    expect(viewers.every(({ received }) => received.length === 1)).toBe(true);
  });
});

describe('a server that restarts', () => {
  test('tells everyone to come back, keeps the last position and ends in time', async () => {
    const app = await buildTestApp();
    const url = await listenOnLoopback(app);
    const owner = await createOwner(app);
    const placed = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId] });
    const path = `/ws/tracking/${placed.oid}/${placed.token}/`;
    const [sender, deaf] = [await openSocket(url + path), await openSocket(url + path)];
    sender.send(HERE);
    await deaf.count(1);
    // One that never answers the farewell must not hold up the end.
    deaf.socket.pause();

    const startedAt = Date.now();
    await app.server.close();
    expect(Date.now() - startedAt).toBeLessThan(9_000);
    expect(await sender.closed).toMatchObject({ code: 1012 });
    const { rows } = await app.database.pool.query('select latitude, longitude from rider_positions');
    expect(rows).toEqual([HERE]);
    deaf.socket.terminate();

    const again = await buildTestApp({ database: { ...app.database, drop: async () => undefined } });
    const back = await openSocket((await listenOnLoopback(again)) + path);
    await back.count(1);
    expect(back.received[0]).toMatchObject(HERE);
    back.socket.terminate();
    await again.close();
    await app.close();
  });
});

describe('one address', () => {
  test('cannot open connections without end', async () => {
    const app = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
    const url = await listenOnLoopback(app);
    const owner = await createOwner(app);
    const placed = await createDeliveredSoon(app, { restaurantIds: [owner.restaurantId] });
    const path = `/ws/tracking/${placed.oid}/${placed.token}/`;
    const sockets = await Promise.all(Array.from({ length: 301 }, () => openSocket(url + path)));
    const closed = await Promise.race(sockets.map(({ closed: end }) => end));
    expect(closed).toEqual({ code: 1013, reason: 'Too many connections' });
    for (const { socket } of sockets) socket.terminate();
    await app.close();
  });
});

describe.runIf(redis)('two instances with Redis', () => {
  test('a rider on one reaches viewers on the other, who also see where the rider was', async () => {
    const environment = { REDIS_URL: redis?.url ?? '' };
    const here = await buildTestApp({ environment });
    const there = await buildTestApp({
      environment,
      database: { ...here.database, drop: async () => undefined },
    });
    const [hereUrl, thereUrl] = [await listenOnLoopback(here), await listenOnLoopback(there)];
    const owner = await createOwner(here);
    const placed = await createDeliveredSoon(here, { restaurantIds: [owner.restaurantId] });
    const path = `/ws/tracking/${placed.oid}/${placed.token}/`;

    const rider = await openSocket(hereUrl + path);
    rider.send(HERE);
    await rider.count(1);
    await vi.waitFor(
      async () =>
        expect(await here.database.db.selectFrom('rider_positions').selectAll().execute()).toHaveLength(1),
      { timeout: 20_000 },
    );
    const viewer = await openSocket(thereUrl + path);
    await viewer.count(1);
    here.clock.advanceSeconds(5);
    rider.send(THERE);
    await viewer.count(2);
    expect(viewer.received).toMatchObject([HERE, THERE]);

    await markDelivered(here.services, { restaurantId: owner.restaurantId, oid: placed.oid });
    expect((await viewer.closed).code).toBe(4403);
    rider.socket.terminate();
    await there.close();
    await here.close();
  });
});
