import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { fillCart, makeCartId, placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const readIn = async (language: string, { accessToken }: Caller, url: string) =>
  (
    await app.inject({
      url,
      headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
    })
  ).json();

test('a cart and an order are read in the language of the call; an order keeps both titles', async () => {
  const [owner, buyer] = [await createOwner(app, { name: 'Tandoor' }), await createCustomer(app)];
  const dish = await createDish(app, owner, { title: 'Karahi' });
  const translate = (translations: object | null) =>
    owner.patch(`/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`, { translations });
  await translate({ ur: { title: 'کڑاہی', description: 'گرم' } });
  await owner.patch(`/api/restaurant/settings-update/${owner.restaurantId}/`, {
    translations: { ur: { name: 'تندور' } },
  });
  const cartId = makeCartId();
  await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
  const cart = `/api/store/cart-list/${cartId}/${buyer.id}/`;
  expect(await readIn('ur', buyer, cart)).toMatchObject([
    { dish: { title: 'کڑاہی', slug: dish.slug, restaurant: { name: 'تندور' } } },
  ]);
  expect(await readIn('en', buyer, cart)).toMatchObject([
    { dish: { title: 'Karahi', restaurant: { name: 'Tandoor' } } },
  ]);

  const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
  await translate(null);
  for (const url of [`/api/customer/order/detail/${buyer.id}/${oid}/`, `/api/store/checkout/${oid}/`]) {
    expect([url, JSON.stringify(await readIn('ur', buyer, url))]).toEqual([
      url,
      expect.stringContaining('کڑاہی'),
    ]);
    expect([url, JSON.stringify(await readIn('en', buyer, url))]).toEqual([
      url,
      expect.stringContaining('"Karahi"'),
    ]);
  }
  const { translations } = await app.database.db
    .selectFrom('order_items')
    .select('translations')
    .where('dish_id', '=', dish.id)
    .executeTakeFirstOrThrow();
  expect(translations).toEqual({ ur: { title: 'کڑاہی' } });
});
