import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('store, cart, voice and the order name one delivery fee for one place', async () => {
  const owner = await createOwner(app, { name: 'Tandoor' });
  const terms = { delivery_fee: 60, fee_per_km: 20 };
  const kitchen = (await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, terms)).json();
  const dish = await createDish(app, owner, { title: 'Seekh Kebab', priceMinor: 50_000 });
  const { slug } = await app.database.db
    .selectFrom('restaurants')
    .select('slug')
    .where('id', '=', owner.restaurantId)
    .executeTakeFirstOrThrow();
  const who = await createCustomer(app);
  const cartId = makeCartId();
  // Places a few steps apart have fees of their own: none is rounded or kept for another.
  for (const metres of [420, 498]) {
    const place = { latitude: kitchen.latitude + metres / 111_195, longitude: kitchen.longitude };
    const here = `latitude=${place.latitude}&longitude=${place.longitude}`;
    const fee = 60 + Math.round((metres / 1000) * 2000) / 100;
    const shop = await who.get(`/api/restaurant/shop/${slug}/?${here}`);
    expect(shop.json().delivery_fee).toBeCloseTo(fee, 1);
    const named: number = shop.json().delivery_fee;

    await fillCart(who, cartId, [{ dish_id: dish.id }]);
    const cart = await who.get(`/api/store/cart-detail/${cartId}/${who.id}/?${here}`);
    expect(cart.json()).toMatchObject({ delivery_fee: named, total: 535 + named });
    const command = { command: 'how much is the delivery fee of Tandoor', ...place };
    const spoken = await who.post('/api/restaurant/voice-order/', command);
    expect(spoken.json().answer.text).toContain(`Rs.${named.toFixed(2)}`);

    const body = { ...DELIVERY, cart_id: cartId, user_id: who.id, ...place };
    const order = await who.post('/api/store/create-order/', { ...body, expected_total: 535 + named });
    expect([order.statusCode, order.json().total]).toEqual([201, 535 + named]);
    const checkout = await who.get(`/api/store/checkout/${order.json().order_oid}/`);
    expect(checkout.json()).toMatchObject({ delivery_fee: named, total: 535 + named });
  }
});
