import type { CartLine } from '@nearbite/contract/cart/cart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, payTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('allergies are kept in the account, shown beside the cart, and told to a kitchen with consent only', async () => {
  const [owner, customer] = [await createOwner(app), await createCustomer(app)];
  const dish = await createDish(app, owner);
  const account = `/api/user/account/${customer.id}/`;
  const say = (allergies: unknown) => customer.patch(account, { allergies });
  expect((await customer.get(account)).json()).toMatchObject({ allergies: [] });
  expect((await say(['nuts', 'milk', 'nuts'])).json()).toMatchObject({ allergies: ['milk', 'nuts'] });
  expect((await customer.patch(account, { city: 'Lahore' })).json().allergies).toEqual(['milk', 'nuts']);
  for (const nothing of ['', 'none', null, []]) expect((await say(nothing)).json().allergies).toEqual([]);
  expect((await say('dust')).statusCode).toBe(400);
  expect((await say('peanuts, nuts')).json().allergies).toEqual(['peanuts', 'nuts']);

  const cartId = makeCartId();
  const order = async (extra: object, who = customer) => {
    await fillCart(who, cartId, [{ dish_id: dish.id }]);
    const placed = await who.post('/api/store/create-order/', {
      ...DELIVERY,
      cart_id: cartId,
      user_id: who.id,
      ...extra,
    });
    expect(placed.statusCode).toBe(201);
    return placed.json<{ order_oid: string }>().order_oid;
  };
  const kitchenReads = async (oid: string) =>
    (await owner.get(`/api/restaurant/orders/${owner.restaurantId}/${oid}/`)).json().allergies;
  await fillCart(customer, cartId, [{ dish_id: dish.id }]);
  const lines = (await customer.get(`/api/store/cart-list/${cartId}/${customer.id}/`)).json<CartLine[]>();
  expect(lines.map(({ dish: { allergens } }) => allergens)).toEqual([null]);

  const told = await order({ share_allergies: true });
  // By the other way an order is written, too.
  const pickedUp = await order({ share_allergies: 'true', fulfilment: 'delivery', note: 'Quick' });
  const untold = await order({});
  const guests = await order({ share_allergies: true }, visitorOf(app));
  // Later changes of the account are no matter of an order.
  await say(['milk']);
  expect(await Promise.all([told, pickedUp, untold, guests].map(kitchenReads))).toEqual([
    ['peanuts', 'nuts'],
    ['peanuts', 'nuts'],
    [],
    [],
  ]);
  const own = (await customer.get(`/api/customer/order/detail/${customer.id}/${told}/`)).json();
  expect(own.allergies).toEqual(['peanuts', 'nuts']);
  const list = (await owner.get(`/api/restaurant/orders/${owner.restaurantId}/`)).json();
  expect(list.map(({ allergies }: { allergies: string[] }) => allergies.length)).toEqual([0, 0, 2, 2]);

  for (const oid of [told, untold]) await payTestOrder(app, oid);
  await app.runJobs();
  const { email } = await app.database.db
    .selectFrom('restaurants')
    .select('email')
    .where('id', '=', owner.restaurantId)
    .executeTakeFirstOrThrow();
  const mails = (await app.mailsTo(email)).map(
    ({ text }) => /Allergies of the customer: (.*)/.exec(text)?.[1],
  );
  expect(mails.sort()).toEqual(['Peanuts, Nuts', undefined]);

  const data = (await customer.get(`/api/user/export/${customer.id}/`)).json();
  expect(data.account.allergies).toEqual(['milk']);
  const kept = data.orders.map(({ allergies }: { allergies: string[] }) => allergies);
  expect(kept).toEqual([['peanuts', 'nuts'], ['peanuts', 'nuts'], []]);
});
