import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnRestaurant } from '@nearbite/contract/restaurants/restaurants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureAs } from '../../media/picture-files.testing.ts';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId } from '../../testing/orders.ts';
import { sendForm } from '../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let png: Buffer;
const settings = () => `/api/restaurant/settings-update/${owner.restaurantId}/`;
const profile = () => `/api/restaurant/profile-update/${owner.id}/`;

beforeAll(async () => {
  app = await buildTestApp();
  png = await pictureAs('png');
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app);
});

describe('the shop', () => {
  test('shows what is read-only and changes what is sent', async () => {
    const before = (await owner.get(settings())).json<OwnRestaurant>();
    expect(before).toMatchObject({ id: owner.restaurantId, user_id: owner.id, status: 'approved' });

    const response = await sendForm(
      app,
      owner,
      { method: 'PATCH', url: settings() },
      {
        name: '  Omar & Söhne ',
        description: 'New',
        address: '',
        email: 'stolen@example.com',
        phone_number: '0',
        slug: 'x',
      },
    );
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...before, name: 'Omar & Söhne', description: 'New', address: null });
    expect((await owner.patch(settings(), {})).json()).toEqual(response.json());
  });

  test('replaces its picture and keeps no old file', async () => {
    const send = () => sendForm(app, owner, { method: 'PATCH', url: settings() }, { image: png });
    await send();
    const { image } = (await send()).json<OwnRestaurant>();
    await app.runJobs();
    const files = await readdir(join(app.dataDir, 'media'));
    expect(files).toHaveLength(5);
    expect((await app.inject({ url: image ?? '' })).statusCode).toBe(200);
  });

  test('refuses empty names and overlong texts beside the field', async () => {
    const response = await owner.patch(settings(), {
      name: ' ',
      description: 'x'.repeat(2001),
      address: 'ab',
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors).sort()).toEqual(['address', 'description', 'name']);
  });

  test('cannot be changed while it is suspended, and says why it is', async () => {
    owner = await createOwner(app, { status: 'suspended' });
    await app.database.db
      .updateTable('restaurants')
      .set({ status_reason: 'Hygiene' })
      .where('id', '=', owner.restaurantId)
      .execute();
    expect((await owner.get(settings())).json()).toMatchObject({
      status: 'suspended',
      status_reason: 'Hygiene',
    });
    expect((await owner.patch(settings(), { name: 'x' })).statusCode).toBe(403);
  });
});

describe("the owner's profile", () => {
  test('is read and changed, e-mail and phone staying', async () => {
    const before = (await owner.get(profile())).json();
    const response = await owner.patch(profile(), { full_name: 'Omar Sheikh', about: 'Cook' });
    expect(response.json()).toEqual({ ...before, full_name: 'Omar Sheikh', about: 'Cook' });
    expect((await owner.patch(profile(), { about: '' })).json().about || null).toBeNull();
    expect((await owner.patch(profile(), { full_name: '' })).statusCode).toBe(400);
  });
});

test('a new name while customers order gives everyone a response, never a deadlock', async () => {
  const dishes: { id: number }[] = [];
  for (let made = 0; made < 8; made += 1) dishes.push(await createDish(app, owner, { stockQty: 1000 }));
  const customers = await Promise.all([createCustomer(app), createCustomer(app), createCustomer(app)]);
  const statuses = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    // Rows that were written last lie last: the order on disk is not the order of the ids.
    await app.database.pool.query('update dishes set orders_count = orders_count + 1 where id = $1', [
      dishes[round % dishes.length]?.id,
    ]);
    const wishes = dishes.map(({ id }) => ({ dish_id: id }));
    await Promise.all(customers.map((one) => fillCart(one, makeCartId(), wishes)));
    const responses = await Promise.all([
      ...customers.map((one) =>
        one.post('/api/store/create-order/', { ...DELIVERY, cart_id: makeCartId(), user_id: one.id }),
      ),
      sendForm(app, owner, { method: 'PATCH', url: settings() }, { name: `Corner ${round}` }),
    ]);
    for (const { statusCode } of responses) statuses.add(statusCode);
  }
  expect([...statuses].sort()).toEqual([200, 201]);
});
