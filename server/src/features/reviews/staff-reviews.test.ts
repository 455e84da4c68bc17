import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, createStaff } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { placeTestOrder, stockOf } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const review = (who: Caller, dish: { id: number }, rating = 5) =>
  who.post(`/api/restaurant/reviews/${dish.id}/`, { rating, review: 'The best of the town.' });

test('staff reviews no dish of its own kitchen, and its orders there count for nothing', async () => {
  const [owner, rival] = [await createOwner(app), await createOwner(app)];
  const manager = await createStaff(app, owner, 'manager');
  const [dish, other] = [await createDish(app, owner), await createDish(app, rival)];
  const orders = (at: Caller) => `/api/restaurant/orders/${at.restaurantId}/`;
  const fulfil = async (lines: { dish_id: number; qty: number }[]) => {
    const { oid } = await placeTestOrder(manager, lines);
    for (const at of [owner, rival]) await at.patch(`${orders(at)}${oid}/`, { order_status: 'fulfilled' });
    return oid;
  };
  await fulfil([
    { dish_id: dish.id, qty: 2 },
    { dish_id: other.id, qty: 3 },
  ]);
  expect([(await stockOf(app, dish)).orders_count, (await stockOf(app, other)).orders_count]).toEqual([0, 3]);
  expect((await review(manager, other)).json()).toMatchObject({ has_ordered: true });

  const refused = await review(manager, dish);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({
      code: 'forbidden',
      message: 'Who works for a restaurant cannot review it.',
    }),
  ]);

  // A canceled order of theirs takes nothing from what others ordered.
  await placeTestOrder(await createCustomer(app), [{ dish_id: dish.id, qty: 1 }]);
  const { oid } = await placeTestOrder(manager, [{ dish_id: dish.id, qty: 1 }]);
  await owner.patch(`${orders(owner)}${oid}/`, { order_status: 'cancelled' });
  expect((await stockOf(app, dish)).orders_count).toBe(1);

  // Neither does it once they have left.
  await app.database.db.deleteFrom('restaurant_staff').where('user_id', '=', manager.id).execute();
  expect((await review(manager, dish)).json()).toMatchObject({ has_ordered: false });
});

test('what was written before joining stays as it is, or is taken back', async () => {
  const owner = await createOwner(app);
  const dish = await createDish(app, owner);
  const amina = await createCustomer(app);
  const { id: others } = (await review(amina, dish)).json();
  const person = await createStaff(app, await createOwner(app), 'kitchen');
  const { id } = (await review(person, dish, 2)).json();
  const helpful = `/api/customer/reviews/${person.id}/${others}/helpful/`;
  const own = `/api/customer/reviews/${person.id}/${id}/`;
  await app.database.db
    .updateTable('restaurant_staff')
    .set({ restaurant_id: owner.restaurantId })
    .where('user_id', '=', person.id)
    .execute();
  for (const refused of [await person.patch(own, { rating: 5 }), await person.put(helpful)]) {
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  }
  const { reviews } = (await amina.get(`/api/restaurant/reviews/${dish.id}/`)).json();
  expect(reviews.map(({ rating }: { rating: number }) => rating)).toEqual([2, 5]);
  expect((await person.delete(own)).statusCode).toBe(204);
});
