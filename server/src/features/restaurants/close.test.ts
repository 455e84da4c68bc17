import {
  CLOSED_BY_OWNER,
  OPEN_ORDERS_MESSAGE,
  SUSPENDED_MESSAGE,
} from '@nearbite/contract/restaurants/restaurants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Caller,
  createAdmin,
  createCustomer,
  createOwner,
  PASSWORD,
  visitorOf,
} from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Caller;
let owner: Caller & { restaurantId: number };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app, { name: 'Biryani Junction' });
});

const close = (headers = {}) => owner.post(`/api/restaurant/close/${owner.restaurantId}/`, {}, headers);
const settings = async () =>
  (await owner.get(`/api/restaurant/settings-update/${owner.restaurantId}/`)).json();
const deleteAccount = () => owner.post('/api/user/delete-account/', { password: PASSWORD });

test('an owner closes the restaurant for good, and can then delete the account', async () => {
  expect((await deleteAccount()).json().message).toContain('Close it in your settings');
  const { slug } = await settings();
  const response = await close({ 'Idempotency-Key': 'closing-once' });
  expect([response.statusCode, response.json()]).toEqual([200, await settings()]);
  expect(response.json()).toMatchObject({ status: 'suspended', status_reason: CLOSED_BY_OWNER });
  expect((await close({ 'Idempotency-Key': 'closing-once' })).statusCode).toBe(200);
  expect((await close()).statusCode).toBe(200);

  expect((await visitorOf(app).get(`/api/store/shop/${slug}/`)).statusCode).toBe(404);
  const listed = (await admin.get('/api/admin/restaurants/?status=suspended')).json();
  expect(listed).toMatchObject([
    { id: owner.restaurantId, reason: CLOSED_BY_OWNER, owner: { id: owner.id } },
  ]);
  const entries = (await admin.get('/api/admin/audit/')).json();
  expect(entries.filter(({ action }: { action: string }) => action === 'restaurant.closed')).toMatchObject([
    { actor: { id: owner.id }, subject: { id: owner.restaurantId, label: 'Biryani Junction' } },
  ]);
  expect((await deleteAccount()).statusCode).toBe(200);
});

test('open orders are finished first', async () => {
  const customer = await createCustomer(app);
  const { oid } = await placeTestOrder(customer, [{ dish_id: (await createDish(app, owner)).id }]);
  const refused = await close();
  expect([refused.statusCode, refused.json().message]).toEqual([409, OPEN_ORDERS_MESSAGE]);
  expect((await settings()).status).toBe('approved');
  await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, { order_status: 'cancelled' });
  expect((await close()).statusCode).toBe(200);
});

test('one that is suspended keeps the reason the administrator gave', async () => {
  await admin.post(`/api/admin/restaurants/${owner.restaurantId}/suspend/`, {
    reason: 'Too many complaints.',
  });
  expect((await close()).json()).toMatchObject({
    status: 'suspended',
    status_reason: 'Too many complaints.',
  });
  const patched = await owner.patch(`/api/restaurant/settings-update/${owner.restaurantId}/`, {
    name: 'Other',
  });
  expect([patched.statusCode, patched.json().message]).toEqual([403, SUSPENDED_MESSAGE]);
});
