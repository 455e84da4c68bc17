import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const answer = await owner.get(`/api/restaurant/notifications/${owner.restaurantId}/?limit=2`);
  expect(answer.headers['x-total-count']).toBe('3');
  expect(answer.json()).toMatchObject([
    { order_item: { dish: { title: 'Third' }, order_oid: parts[2]?.oid, qty: 1 }, seen: false },
    { order_item: { dish: { title: 'Second' } }, seen: false },
  ]);
});

test('marking one as seen counts once, however often it is done', async () => {
  expect(await summary()).toEqual([{ unread_notifications: 2, read_notifications: 1, all_notifications: 3 }]);
  const path = seenPath(owner.restaurantId, parts[1]?.notificationId ?? 0);
  for (const _ of [1, 2]) {
    const answer = await owner.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Notification marked as seen' });
  }
  expect(await summary()).toEqual([{ unread_notifications: 1, read_notifications: 2, all_notifications: 3 }]);
});

test("another restaurant's notification is unknown here and stays unread", async () => {
  const stranger = await createOwner(app);
  const theirs = await createPart(app, stranger, (await createDish(app, stranger)).id);
  expect((await owner.get(seenPath(owner.restaurantId, theirs.notificationId))).statusCode).toBe(404);
  expect(
    (await stranger.get(`/api/restaurant/notifications/${stranger.restaurantId}/`)).json(),
  ).toMatchObject([{ seen: false }]);
});
