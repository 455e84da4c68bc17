import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { createPart, type TestPart } from '../../testing/order-parts.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let parts: TestPart[];

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
  const { id } = await createDish(app, owner);
  parts = [
    await createPart(app, owner, id, { title: 'First', isSeen: true }),
    await createPart(app, owner, id, { title: 'Second' }),
    await createPart(app, owner, id, { title: 'Third' }),
  ];
});
afterAll(() => app.close());

const summary = async () =>
  (await owner.get(`/api/restaurant/notifications-summary/${owner.restaurantId}/`)).json();
const seenPath = (restaurantId: number, id: number) =>
  `/api/restaurant/notifications-mark-as-seen/${restaurantId}/${id}/`;

test('notifications come newest first with dish, quantity and order', async () => {
  const response = await owner.get(`/api/restaurant/notifications/${owner.restaurantId}/?limit=2`);
  expect(response.headers['x-total-count']).toBe('3');
  expect(response.json()).toMatchObject([
    { order_item: { dish: { title: 'Third' }, order_oid: parts[2]?.oid, qty: 1 }, seen: false },
    { order_item: { dish: { title: 'Second' } }, seen: false },
  ]);
});

test('marking one as seen counts once, however often it is done', async () => {
  expect(await summary()).toEqual([
    {
      unread_notifications: 2,
      read_notifications: 1,
      all_notifications: 3,
      newest_id: parts[2]?.notificationId,
    },
  ]);
  const path = seenPath(owner.restaurantId, parts[1]?.notificationId ?? 0);
  for (const _ of [1, 2]) {
    const response = await owner.get(path);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Notification marked as seen' });
  }
  expect(await summary()).toMatchObject([
    { unread_notifications: 1, read_notifications: 2, all_notifications: 3 },
  ]);
});

test("another restaurant's notification is unknown here and stays unread", async () => {
  const stranger = await createOwner(app);
  const theirs = await createPart(app, stranger, (await createDish(app, stranger)).id);
  expect((await owner.get(seenPath(owner.restaurantId, theirs.notificationId))).statusCode).toBe(404);
  expect(
    (await stranger.get(`/api/restaurant/notifications/${stranger.restaurantId}/`)).json(),
  ).toMatchObject([{ seen: false }]);
});

describe('marking all as seen', () => {
  let kitchen: Caller & { restaurantId: number };
  let dishId: number;
  beforeEach(async () => {
    kitchen = await createOwner(app);
    dishId = (await createDish(app, kitchen)).id;
  });
  const markAll = (body: object) =>
    kitchen.post(`/api/restaurant/notifications-mark-all-as-seen/${kitchen.restaurantId}/`, body);
  const seen = async () =>
    (await kitchen.get(`/api/restaurant/notifications/${kitchen.restaurantId}/`))
      .json<{ seen: boolean }[]>()
      .map((one) => one.seen);

  test('goes as far as the page knew, and changes nothing the second time', async () => {
    await createPart(app, kitchen, dishId);
    const { notificationId } = await createPart(app, kitchen, dishId);
    await createPart(app, kitchen, dishId);
    expect((await markAll({ up_to: notificationId })).json()).toMatchObject({ marked: 2 });
    expect(await seen()).toEqual([false, true, true]);
    expect((await markAll({ up_to: notificationId })).json()).toMatchObject({ marked: 0 });
  });

  test('may mean one order, and reaches many', async () => {
    const { oid } = await createPart(app, kitchen, dishId);
    const { notificationId } = await createPart(app, kitchen, dishId);
    expect((await markAll({ order_oid: oid })).json()).toMatchObject({ marked: 1 });
    expect(await seen()).toEqual([false, true]);

    await app.database.pool.query(
      `insert into restaurant_notifications (restaurant_id, order_item_id)
       select restaurant_id, order_item_id from restaurant_notifications, generate_series(1, 2500) where id = $1`,
      [notificationId],
    );
    expect((await markAll({ up_to: 2_000_000_000 })).json()).toMatchObject({ marked: 2501 });
  });

  test('leaves other restaurants alone and wants to know how far', async () => {
    const theirs = await createPart(app, owner, (await createDish(app, owner)).id);
    await markAll({ up_to: theirs.notificationId, order_oid: theirs.oid });
    await markAll({ up_to: theirs.notificationId });
    const [newest] = (await owner.get(`/api/restaurant/notifications/${owner.restaurantId}/`)).json();
    expect(newest).toMatchObject({ id: theirs.notificationId, seen: false });
    expect((await markAll({})).statusCode).toBe(400);
  });
});
