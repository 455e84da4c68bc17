import { once } from 'node:events';
import { orderPaid, orderPlaced, ordersSeen, partStatusChanged } from '@nearbite/contract/live/events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { portOf } from '../../lib/ports.ts';
import { createAdmin, createCustomer, createOwner, createStaff } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { createPart } from '../../testing/order-parts.ts';
import { recordingLog } from '../../testing/recording-log.ts';
import { listenOnLoopback, openSocket, type TestSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLiveHub } from './live.hub.ts';

let app: TestApp;
let url: string;
const open: TestSocket[] = [];

beforeAll(async () => {
  app = await buildTestApp();
  url = `${await listenOnLoopback(app)}/ws/live`;
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => app.close());

async function knock(headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = await openSocket(url, headers);
  open.push(socket);
  return socket;
}

async function listen(token: string | undefined): Promise<TestSocket> {
  const socket = await knock();
  socket.send({ token });
  await socket.count(1);
  expect(socket.received).toEqual([{ type: 'ready' }]);
  socket.received.length = 0;
  return socket;
}

describe('messages about orders', () => {
  test('reaches the restaurant and the customer it concerns, and nobody else', async () => {
    const [owner, rival] = [await createOwner(app), await createOwner(app)];
    const [customer, neighbour] = [await createCustomer(app), await createCustomer(app)];
    const [kitchen, rivals, buyer, next] = await Promise.all([
      listen(owner.accessToken),
      listen(rival.accessToken),
      listen(customer.accessToken),
      listen(neighbour.accessToken),
    ]);
    const order = { oid: 'abc123abc123', user_id: customer.id, restaurant_ids: [owner.restaurantId] };

    await app.services.bus.publish(orderPlaced.topic, order);
    await app.services.bus.publish(orderPaid.topic, order);
    await app.services.bus.publish(partStatusChanged.topic, {
      oid: order.oid,
      user_id: customer.id,
      restaurant_id: owner.restaurantId,
      order_status: 'fulfilled',
    });

    const messages = [
      { type: 'order', event: 'placed', oid: order.oid },
      { type: 'order', event: 'paid', oid: order.oid },
      { type: 'order', event: 'status', oid: order.oid, order_status: 'fulfilled' },
    ];
    await Promise.all([kitchen.count(3), buyer.count(3)]);
    expect(kitchen.received).toEqual(messages);
    expect(buyer.received).toEqual(messages);
    await Promise.all([rivals.settled(), next.settled()]);
    expect([...rivals.received, ...next.received]).toEqual([]);
  });

  test('that somebody has looked at them reaches the restaurant alone', async () => {
    const [owner, rival] = [await createOwner(app), await createOwner(app)];
    const [kitchen, rivals] = [await listen(owner.accessToken), await listen(rival.accessToken)];
    await app.services.bus.publish(ordersSeen.topic, { restaurant_id: owner.restaurantId });
    await kitchen.count(1);
    expect(kitchen.received).toEqual([{ type: 'orders-seen' }]);
    await rivals.settled();
    expect(rivals.received).toEqual([]);
  });

  test('that notifications were marked as seen reaches the restaurant alone, once', async () => {
    const [owner, rival] = [await createOwner(app), await createOwner(app)];
    const { id: dishId } = await createDish(app, owner);
    const first = await createPart(app, owner, dishId);
    const second = await createPart(app, owner, dishId);
    const [kitchen, rivals] = [await listen(owner.accessToken), await listen(rival.accessToken)];
    const markOne = () =>
      owner.get(`/api/restaurant/notifications-mark-as-seen/${owner.restaurantId}/${first.notificationId}/`);
    const markAll = () =>
      owner.post(`/api/restaurant/notifications-mark-all-as-seen/${owner.restaurantId}/`, {
        up_to: second.notificationId,
      });
    for (const mark of [markOne, markOne, markAll, markAll]) await mark();
    await kitchen.count(2);
    await Promise.all([kitchen.settled(), rivals.settled()]);
    expect(kitchen.received).toEqual([{ type: 'notifications-seen' }, { type: 'notifications-seen' }]);
    expect(rivals.received).toEqual([]);
  });

  test('of a guest reaches the restaurant alone', async () => {
    const owner = await createOwner(app);
    const kitchen = await listen(owner.accessToken);
    await app.services.bus.publish(orderPlaced.topic, {
      oid: 'guest1guest1',
      user_id: null,
      restaurant_ids: [owner.restaurantId],
    });
    await kitchen.count(1);
    expect(kitchen.received).toEqual([{ type: 'order', event: 'placed', oid: 'guest1guest1' }]);
  });
});

test('of a restaurant reach nobody who was removed from it while their sign-in was being read', async () => {
  const owner = await createOwner(app);
  const person = await createStaff(app, owner, 'kitchen');
  const db = app.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const { numDeletedRows } = await app.database.db
        .deleteFrom('restaurant_staff')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) hub.leaveRestaurants(person.id);
      return result;
    },
  });
  const hub = createLiveHub({ ...app.services, db }, recordingLog());
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', hub.greet);
  await once(server, 'listening');
  const socket = await openSocket(`ws://127.0.0.1:${portOf(server)}`);
  open.push(socket);
  socket.send({ token: person.accessToken });
  await socket.count(1);
  hub.announce(ordersSeen.topic, { restaurant_id: owner.restaurantId });
  await socket.settled();
  expect(socket.received).toEqual([{ type: 'ready' }]);
  hub.stop();
  server.close();
});

describe('messages about a decision', () => {
  test('reaches the applicant alone, who from then on hears of the orders', async () => {
    const [admin, applicant, neighbour] = [
      await createAdmin(app),
      await createCustomer(app),
      await createCustomer(app),
    ];
    const { id } = await app.database.db
      .insertInto('restaurants')
      .values({
        owner_id: applicant.id,
        name: 'New Bowl',
        slug: 'new-bowl',
        email: 'bowl@nearbite.test',
        phone_number: '0300 1234567',
        latitude: 31.5,
        longitude: 74.3,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [waiting, next] = [await listen(applicant.accessToken), await listen(neighbour.accessToken)];

    expect((await admin.post(`/api/admin/restaurants/${id}/approve/`, {})).statusCode).toBe(200);
    await waiting.count(1);
    expect(waiting.received).toEqual([{ type: 'restaurant', status: 'approved' }]);

    const order = { oid: 'first1first1', user_id: null, restaurant_ids: [id] };
    await expect
      .poll(async () => {
        await app.services.bus.publish(orderPlaced.topic, order);
        return waiting.received;
      })
      .toContainEqual({ type: 'order', event: 'placed', oid: order.oid });
    await next.settled();
    expect(next.received).toEqual([]);
  });

  test('reaches the owner who is suspended and restored', async () => {
    const [admin, owner] = [await createAdmin(app), await createOwner(app)];
    const office = await listen(owner.accessToken);
    await admin.post(`/api/admin/restaurants/${owner.restaurantId}/suspend/`, { reason: 'Complaints.' });
    await admin.post(`/api/admin/restaurants/${owner.restaurantId}/restore/`, {});
    await office.count(2);
    expect(office.received).toEqual([
      { type: 'restaurant', status: 'suspended' },
      { type: 'restaurant', status: 'approved' },
    ]);
  });
});

describe('the door', () => {
  test.each([
    ['a forged token', { token: 'forged' }, 4401],
    ['no token', {}, 4400],
    ['no JSON', 'hello', 4400],
  ])('stays shut for %s', async (_case, hello, code) => {
    const socket = await knock();
    socket.send(hello);
    expect((await socket.closed).code).toBe(code);
    expect(socket.received).toEqual([]);
  });

  test('stays shut for foreign pages, and opens for our own', async () => {
    const foreign = await knock({ origin: 'https://evil.test' });
    expect((await foreign.closed).code).toBe(4403);
    const own = await knock({ origin: 'http://nearbite.test' });
    own.send({ token: (await createCustomer(app)).accessToken });
    await own.count(1);
  });

  test('cannot be used by another person on the same connection', async () => {
    const [first, second] = [await createCustomer(app), await createCustomer(app)];
    const socket = await listen(first.accessToken);
    socket.send({ token: first.accessToken });
    await socket.settled();
    socket.send({ token: second.accessToken });
    expect((await socket.closed).code).toBe(4401);
  });
});

describe('a sign-in', () => {
  const log = recordingLog();

  test.each([
    [
      'was blocked',
      (id: number) => app.database.pool.query('update users set blocked_at = now() where id = $1', [id]),
    ],
    [
      'has a new password',
      (id: number) =>
        app.database.pool.query('update users set token_version = token_version + 1 where id = $1', [id]),
    ],
    ['expired', async () => app.clock.advanceSeconds(15 * 60 + 1)],
  ])('that %s is sent away at the next check', async (_case, change) => {
    const user = await createCustomer(app);
    const hub = createLiveHub(app.services, log);
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', hub.greet);
    await once(server, 'listening');
    const socket = await openSocket(`ws://127.0.0.1:${portOf(server)}`);
    socket.send({ token: user.accessToken });
    await socket.count(1);
    await hub.recheck();
    await socket.settled();
    await change(user.id);
    await hub.recheck();
    expect((await socket.closed).code).toBe(4401);
    expect(log.lines).toEqual([]);
    hub.stop();
    server.close();
  });
});
