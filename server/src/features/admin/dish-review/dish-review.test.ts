import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const REASON = 'The picture shows <another> dish.';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await buildTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());

const review = (dish: { id: number }, body: object = { reason: REASON }) =>
  admin.post(`/api/admin/dishes/${dish.id}/review/`, body);
const release = (dish: { id: number }) => admin.post(`/api/admin/dishes/${dish.id}/release/`);
const lastAuditEntry = async () => (await admin.get('/api/admin/audit/?limit=1')).json<object[]>()[0];

describe('a dish taken into review', () => {
  test('is listed with its restaurant until it is released, which can be read by itself', async () => {
    const omar = await createOwner(app, { name: 'Held Kitchen' });
    const dish = await createDish(app, omar, { title: 'Held Stew' });
    const listed = async () =>
      (await admin.get('/api/admin/dishes/?limit=200'))
        .json<{ id: number }[]>()
        .filter(({ id }) => id === dish.id);
    expect(await listed()).toEqual([]);
    await review(dish);
    expect(await listed()).toMatchObject([
      {
        title: 'Held Stew',
        review_reason: REASON,
        restaurant: { id: omar.restaurantId, name: 'Held Kitchen' },
      },
    ]);
    const restaurant = await admin.get(`/api/admin/restaurants/${omar.restaurantId}/`);
    expect(restaurant.json()).toMatchObject({ name: 'Held Kitchen', owner: { email: omar.email } });
    expect((await admin.get('/api/admin/restaurants/999999/')).statusCode).toBe(404);
    await release(dish);
    expect(await listed()).toEqual([]);
  });

  test('leaves the menu, tells its owner why, and comes back live', async () => {
    const omar = await createOwner(app, { name: "O'Brien's <b>Grill</b>" });
    const dish = await createDish(app, omar, { title: 'Mystery Stew' });
    const menu = async () =>
      (await app.inject({ url: `/api/store/dishes/?restaurant_id=${omar.restaurantId}` })).json<object[]>();
    const ownList = async () => (await omar.get(`/api/restaurant/dishes/${omar.restaurantId}/`)).json();
    const ownForm = async () =>
      (await omar.get(`/api/restaurant/update-dish/${omar.restaurantId}/${dish.did}/`)).json();

    const held = await review(dish);
    expect(held.json()).toMatchObject({
      id: dish.id,
      status: 'in-review',
      review_reason: REASON,
      price: 450,
    });
    expect(await menu()).toEqual([]);
    expect(await lastAuditEntry()).toMatchObject({
      actor: { id: admin.id },
      action: 'dish.taken-into-review',
      subject: { kind: 'dish', id: dish.id, label: "Mystery Stew (O'Brien's <b>Grill</b>)" },
      details: { reason: REASON },
    });
    expect(await ownList()).toMatchObject([{ status: 'in-review', review_reason: REASON }]);
    expect(await ownForm()).toMatchObject({ status: 'in-review', review_reason: REASON });
    const [told] = await app.mailsTo(omar.email);
    expect(told).toMatchObject({ subject: 'Mystery Stew is being reviewed' });
    expect(told?.text).toContain(REASON);
    expect(told?.text).toContain(`http://nearbite.test/restaurant/dish/update/${dish.did}/`);
    expect(told?.html).toContain('The picture shows &lt;another&gt; dish.');
    expect(told?.html).not.toContain('<b>Grill');

    const released = await release(dish);
    expect(released.json()).toMatchObject({ status: 'live', review_reason: null });
    expect(await menu()).toHaveLength(1);
    expect(await ownForm()).toMatchObject({ status: 'live', review_reason: null });
    expect(await lastAuditEntry()).toMatchObject({ action: 'dish.released', details: { to: 'live' } });
    expect((await app.mailsTo(omar.email))[0]).toMatchObject({ subject: 'Mystery Stew is released' });
  });

  test('that was in-active is in-active again when it is released', async () => {
    const omar = await createOwner(app);
    const dish = await createDish(app, omar, { status: 'in-active' });
    await review(dish);
    expect((await release(dish)).json()).toMatchObject({ status: 'in-active' });
    expect((await app.mailsTo(omar.email))[0]?.text).toContain('In-active');
  });

  test('cannot be put back by its owner', async () => {
    const omar = await createOwner(app);
    const dish = await createDish(app, omar);
    await review(dish);
    for (const status of ['live', 'in-active']) {
      const response = await omar.patch(`/api/restaurant/update-dish/${omar.restaurantId}/${dish.did}/`, {
        status,
      });
      expect(response.statusCode).toBe(409);
    }
    const listed = await admin.get(`/api/admin/restaurants/${omar.restaurantId}/dishes/`);
    expect(listed.json()).toMatchObject([{ id: dish.id, status: 'in-review', review_reason: REASON }]);
  });

  test('needs a reason', async () => {
    const omar = await createOwner(app);
    const dish = await createDish(app, omar);
    for (const body of [{}, { reason: '' }, { reason: '   ' }, { reason: 'x'.repeat(501) }]) {
      const response = await review(dish, body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('errors.reason');
    }
    expect(await app.mailsTo(omar.email)).toEqual([]);
  });

  test('is taken and released once, also by two administrators at the same time', async () => {
    const omar = await createOwner(app);
    const dish = await createDish(app, omar);
    const codes = async (calls: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();
    expect(await codes([review(dish), review(dish)])).toEqual([200, 409]);
    expect(await codes([release(dish), release(dish)])).toEqual([200, 409]);
    expect(await app.mailsTo(omar.email)).toHaveLength(2);
  });

  test('must exist', async () => {
    const gone = await createDish(app, await createOwner(app), { isDeleted: true });
    for (const dish of [gone, { id: 2_000_000 }]) {
      expect((await review(dish)).statusCode).toBe(404);
      expect((await release(dish)).statusCode).toBe(404);
    }
    expect((await admin.get('/api/admin/restaurants/2000000/dishes/')).statusCode).toBe(404);
  });
});
