import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { listenOnLoopback, openSocket, type TestSocket } from '../../testing/sockets.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let url: string;
let admin: Caller;
const open: TestSocket[] = [];

beforeAll(async () => {
  app = await buildTestApp();
  url = `${await listenOnLoopback(app)}/ws/live`;
  admin = await createAdmin(app);
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => app.close());

async function listen({ accessToken }: Caller): Promise<TestSocket> {
  const socket = await openSocket(url);
  open.push(socket);
  socket.send({ token: accessToken });
  await socket.count(1);
  socket.received.length = 0;
  return socket;
}

const about = (subject: string) => ({ type: 'administration', about: subject });

test('administrators hear of everything their pages show, and nobody else does', async () => {
  const [desk, neighbour] = [await listen(admin), await listen(await createCustomer(app))];
  const colleague = await createAdmin(app);
  const [waiting, person] = [await createOwner(app, { status: 'pending' }), await createCustomer(app)];
  const heard = async (subject: string) => {
    await desk.count(1);
    expect(desk.received).toEqual([about(subject)]);
    desk.received.length = 0;
  };

  await colleague.post(`/api/admin/restaurants/${waiting.restaurantId}/approve/`);
  await heard('restaurants');
  await colleague.post(`/api/admin/users/${person.id}/block/`);
  await heard('users');
  await colleague.post(`/api/admin/users/${person.id}/unblock/`);
  await heard('users');
  await colleague.post('/api/admin/categories/', { title: 'Street Food' });
  await heard('categories');
  const registered = await visitorOf(app).post('/api/user/register/', {
    name: 'Nadia New',
    email: 'nadia@example.com',
    password: 'Kebab-Roll-77',
    password2: 'Kebab-Roll-77',
    tc: true,
    latitude: 31.5,
    longitude: 74.3,
  });
  expect(registered.statusCode).toBe(201);
  await heard('users');
  expect(neighbour.received).toEqual([]);
});

test('the owner of a reviewed dish hears of it, and so do the administrators', async () => {
  const omar = await createOwner(app);
  const dish = await createDish(app, omar);
  const [desk, kitchen] = [await listen(admin), await listen(omar)];
  await admin.post(`/api/admin/dishes/${dish.id}/review/`, { reason: 'Wrong picture.' });
  await admin.post(`/api/admin/dishes/${dish.id}/release/`);
  await Promise.all([desk.count(2), kitchen.count(2)]);
  expect(desk.received).toEqual([about('dishes'), about('dishes')]);
  expect(kitchen.received).toEqual([{ type: 'dishes' }, { type: 'dishes' }]);
});
