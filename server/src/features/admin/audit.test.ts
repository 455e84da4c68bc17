import type { AuditEntry } from '@nearbite/contract/admin/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { payTestOrder, placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Caller;
let owner: Caller & { restaurantId: number };
beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
  owner = await createOwner(app, { name: 'Audited Kitchen' });
});
afterAll(() => app.close());

const entries = async (query = '') =>
  (await admin.get(`/api/admin/audit/?limit=100${query}`)).json<AuditEntry[]>();

describe('the audit log tells who, from where and when', () => {
  test('a price was changed, and what it was before; other changes of a dish are none of its business', async () => {
    const dish = await createDish(app, owner);
    const path = `/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`;
    expect((await owner.patch(path, { description: 'New words.' })).statusCode).toBe(200);
    expect(await entries('&kind=prices')).toEqual([]);
    expect((await owner.patch(path, { price: 499 })).statusCode).toBe(200);
    expect(await entries('&kind=prices')).toMatchObject([
      {
        action: 'dish.price-changed',
        actor: { id: owner.id, email: owner.email },
        address: '127.0.0.1',
        details: { before: { price: 450 }, after: { price: 499 } },
      },
    ]);
  });

  test('fees were changed, those that differ alone', async () => {
    const terms = `/api/restaurant/terms/${owner.restaurantId}/`;
    const feeChanges = async () =>
      (await entries('&kind=prices')).filter(({ action }) => action === 'restaurant.fees-changed');
    const unchanged = { delivery_fee: 0, fee_per_km: 0, free_delivery_from: null, minimum_order: 0 };
    await owner.patch(terms, { ...unchanged, prep_minutes: 25 });
    expect(await feeChanges()).toEqual([]);
    await owner.patch(terms, { ...unchanged, delivery_fee: 60.1, free_delivery_from: 1500 });
    await owner.patch(terms, { ...unchanged, delivery_fee: 60.1 });
    expect(await feeChanges()).toMatchObject([
      { details: { free_delivery_from: null } },
      { subject: { label: 'Audited Kitchen' }, details: { delivery_fee: 60.1, free_delivery_from: 1500 } },
    ]);
    expect((await feeChanges()).map(({ details }) => Object.keys(details).length)).toEqual([1, 2]);
  });

  test('money was given back', async () => {
    const customer = await createCustomer(app);
    const { oid, total } = await placeTestOrder(customer, [{ dish_id: (await createDish(app, owner)).id }]);
    await payTestOrder(app, oid);
    await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`, { order_status: 'cancelled' });
    expect(await entries('&kind=money')).toMatchObject([
      { action: 'money.refunded', subject: { label: oid }, details: { by: 'provider', amount: total } },
      {
        action: 'money.refund-requested',
        actor: { id: owner.id },
        subject: { kind: 'order', label: oid },
        address: '127.0.0.1',
        details: { by: 'kitchen', amount: total },
      },
    ]);
  });

  test("an administrator looked at people's data, once per look however often the page asks", async () => {
    for (const path of ['users/', 'restaurants/', `restaurants/${owner.restaurantId}/orders/`]) {
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await admin.get(`/api/admin/${path}`)).statusCode, path).toBe(200);
      }
    }
    const reads = await entries('&kind=reads');
    expect(reads.map(({ action }) => action)).toEqual([
      'order.list-read',
      'restaurant.list-read',
      'user.list-read',
    ]);
    expect(reads[0]).toMatchObject({ actor: { id: admin.id }, address: '127.0.0.1' });
  });

  test('and is found by address', async () => {
    expect((await entries('&address=127.0.')).length).toBeGreaterThan(3);
    expect(await entries('&address=10.%25')).toEqual([]);
    expect((await admin.get('/api/admin/audit/?kind=unknown')).statusCode).toBe(400);
  });
});
