import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('a notification names dishes and restaurants, in the language of the call, and stays new until it is marked', async () => {
  const [owner, buyer, stranger] = [
    await createOwner(app, { name: 'Tandoor' }),
    await createCustomer(app),
    await createCustomer(app),
  ];
  const dish = await createDish(app, owner, { title: 'Karahi' });
  await owner.patch(`/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`, {
    translations: { ur: { title: 'کڑاہی', description: 'گرم' } },
  });
  await placeTestOrder(buyer, [{ dish_id: dish.id, qty: 2 }]);
  const list = async (language = 'en') => {
    const url = `/api/customer/notifications/${buyer.id}/`;
    const headers = { authorization: `Bearer ${buyer.accessToken}`, 'accept-language': language };
    return (await app.inject({ url, headers })).json();
  };
  const [told] = await list();
  expect(told).toMatchObject({
    title: 'Order Confirmed',
    message: 'Your order has been confirmed.',
    seen: false,
    ordered: [{ restaurant: 'Tandoor', dishes: [{ title: 'Karahi', qty: 2 }] }],
  });
  expect(await list('ur')).toMatchObject([
    { seen: false, ordered: [{ dishes: [{ title: 'کڑاہی', qty: 2 }] }] },
  ]);

  const mark = (caller: typeof buyer, ids: unknown, of = caller.id) =>
    caller.post(`/api/customer/notifications-mark-as-seen/${of}/`, { ids });
  expect((await mark(stranger, [told.id])).statusCode).toBe(200);
  expect((await mark(stranger, [told.id], buyer.id)).statusCode).toBe(404);
  for (const ids of [[], ['x'], undefined]) expect((await mark(buyer, ids)).statusCode).toBe(400);
  expect(await list()).toMatchObject([{ seen: false }]);
  for (const _ of [1, 2]) expect((await mark(buyer, [told.id])).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ seen: true }]);
});
