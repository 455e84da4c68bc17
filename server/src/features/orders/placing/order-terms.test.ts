import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, stockOf } from '../../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let buyer: Caller;

beforeAll(async () => {
  app = await buildTestApp();
  buyer = await createCustomer(app);
});
afterAll(() => app.close());

async function kitchen(terms: object, name = 'Tandoor') {
  const owner = await createOwner(app, { name });
  const saved = await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, terms);
  expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
  const dish = await createDish(app, owner, { priceMinor: 50_000, stockQty: 500 });
  return { owner, dish, place: { latitude: saved.json().latitude, longitude: saved.json().longitude } };
}

async function submit(
  who: Caller,
  dishIds: readonly number[],
  preferences: object = {},
  cartId = makeCartId(),
) {
  await fillCart(
    who,
    cartId,
    dishIds.map((dish_id) => ({ dish_id })),
  );
  const answer = await who.post('/api/store/create-order/', {
    ...DELIVERY,
    cart_id: cartId,
    user_id: who.id,
    ...preferences,
  });
  return { status: answer.statusCode, ...answer.json() };
}

const tomorrow = () => new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);

describe('create-order refuses, changing nothing', () => {
  test('in the documented order, each with its code and the restaurant', async () => {
    const opensAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const { owner, dish, place } = await kitchen({
      offers_delivery: false,
      offers_pickup: true,
      minimum_order: 900,
      paused_until: opensAt,
    });
    const far = { latitude: place.latitude + 0.3, longitude: place.longitude };
    const change = (terms: object) => owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, terms);
    const preferences = {
      ...far,
      fulfilment: 'delivery',
      payment_method: 'cash',
      deliver_at: '',
      expected_total: 1,
    };
    const details = { restaurant: { id: owner.restaurantId, name: 'Tandoor' } };
    const expectRefusal = async (code: string, extra: object = {}) => {
      const refused = await submit(await createCustomer(app), [dish.id], { ...preferences, ...extra });
      expect(refused).toMatchObject({ status: 409, code, details });
    };
    const closed = await submit(await createCustomer(app), [dish.id], preferences);
    expect(closed).toMatchObject({
      status: 409,
      code: 'restaurant_closed',
      details: { ...details, opening: { opens_at: opensAt, time_zone: 'Asia/Karachi' } },
    });
    await change({ paused_until: null });
    await expectRefusal('fulfilment_refused');
    await change({ offers_delivery: true });
    await expectRefusal('out_of_area');
    await expectRefusal('below_minimum', place);
    await change({ minimum_order: 0 });
    const noSlot = new Date(app.clock.now().getTime() + 7_200_000).toISOString();
    await expectRefusal('slot_full', { ...place, deliver_at: noSlot });
    await expectRefusal('cash_refused', place);
    const total = await submit(await createCustomer(app), [dish.id], {
      ...preferences,
      ...place,
      payment_method: 'card',
    });
    expect(total).toMatchObject({
      status: 409,
      code: 'total_changed',
      details: { subtotal: 500, delivery_fee: 0, total: 535 },
    });
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 500, orders_count: 0 });
  });

  test('half a pin, and an address that is missing from a delivery', async () => {
    const { dish } = await kitchen({});
    const refused = await submit(await createCustomer(app), [dish.id], {
      latitude: 31,
      address: '',
      city: '',
      full_name: '',
    });
    expect(refused).toMatchObject({
      status: 400,
      errors: {
        address: ['Address must be between 3 and 200 characters long'],
        city: ['City must be between 2 and 60 characters long'],
        full_name: [expect.any(String)],
      },
    });
  });
});

test('a kitchen that is paused past the last day for which it takes orders cannot be ordered for a time', async () => {
  const inTwoDays = new Date(app.clock.now().getTime() + 2 * 24 * 3_600_000).toISOString();
  const { owner, dish } = await kitchen({ preorder_days: 2, paused_until: inTwoDays });
  const who = await createCustomer(app);
  const cartId = makeCartId();
  await fillCart(who, cartId, [{ dish_id: dish.id }]);
  const daysAhead = async () => {
    const totals = await who.get(`/api/store/cart-detail/${cartId}/${who.id}/`);
    return totals.json().restaurants[0].preorder_days;
  };
  expect(await daysAhead()).toBe(0);
  await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, { preorder_days: 4 });
  expect(await daysAhead()).toBe(4);
});

describe('the delivery fee', () => {
  test('is asked per restaurant, untaxed, in cart, order and part, and is no revenue', async () => {
    const near = await kitchen({ delivery_fee: 80, fee_per_km: 10 });
    const free = await kitchen({ delivery_fee: 60, free_delivery_from: 400, preorder_days: 2 }, 'Free');
    const who = await createCustomer(app);
    const cartId = makeCartId();
    await fillCart(who, cartId, [{ dish_id: near.dish.id }, { dish_id: free.dish.id }]);
    const asked = (query: string) => who.get(`/api/store/cart-detail/${cartId}/${who.id}/?${query}`);
    expect((await asked('')).json()).toMatchObject({
      subtotal: 1000,
      tax: 50,
      service_fee: 20,
      delivery_fee: 80,
      total: 1150,
      restaurants: [
        { id: near.owner.restaurantId, subtotal: 500, delivery_fee: 80, is_open: true, delivers_here: null },
        { id: free.owner.restaurantId, subtotal: 500, delivery_fee: 0, minimum_missing: 0, preorder_days: 2 },
      ],
    });
    expect((await asked('fulfilment=pickup')).json()).toMatchObject({ delivery_fee: 0, total: 1070 });
    const pin = { latitude: near.place.latitude + 0.01, longitude: near.place.longitude };
    const withPin = (await asked(`latitude=${pin.latitude}&longitude=${pin.longitude}`)).json();
    expect(withPin.delivery_fee).toBeCloseTo(91.12, 0);
    const only = (await asked(`restaurant_id=${free.owner.restaurantId}`)).json();
    expect(only).toMatchObject({
      subtotal: 500,
      delivery_fee: 0,
      restaurants: [{ id: free.owner.restaurantId }],
    });

    const placed = await who.post('/api/store/create-order/', {
      ...DELIVERY,
      ...pin,
      cart_id: cartId,
      user_id: who.id,
      note: 'Ring twice',
      restaurant_id: near.owner.restaurantId,
    });
    const { order_oid: oid } = placed.json();
    const order = (await who.get(`/api/customer/order/detail/${who.id}/${oid}/`)).json();
    expect(order).toMatchObject({
      sub_total: 500,
      delivery_fee: withPin.delivery_fee,
      note: 'Ring twice',
      ...pin,
    });
    expect(order.parts).toMatchObject([{ delivery_fee: withPin.delivery_fee, total: order.total }]);
    const left = (await who.get(`/api/store/cart-list/${cartId}/${who.id}/`)).json();
    expect(left).toMatchObject([{ dish: { restaurant: { name: 'Free' } } }]);
  });
});

test('50 buyers for 5 places of a slot: exactly 5 get one, and a canceled one is free again', async () => {
  const { owner, dish } = await kitchen({ preorder_days: 3, slot_minutes: 30, slot_capacity: 5 });
  const slots = (await buyer.get(`/api/restaurant/slots/${owner.restaurantId}/?date=${tomorrow()}`)).json();
  const { starts_at: deliver_at, left } = slots[10];
  expect(left).toBe(5);
  const buyers = await Promise.all(Array.from({ length: 50 }, () => createCustomer(app)));
  const submitWhenTaken = async (who: Caller): Promise<Awaited<ReturnType<typeof submit>>> => {
    const answer = await submit(who, [dish.id], { deliver_at });
    // Whoever has waited too long for a turn is sent away, with nothing changed, and comes again.
    return answer.code === 'unavailable' ? submitWhenTaken(who) : answer;
  };
  const answers = await Promise.all(buyers.map(submitWhenTaken));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'slot_full')).toHaveLength(45);
  expect(await stockOf(app, dish)).toEqual({ stock_qty: 495, orders_count: 5 });
  const placed = answers.findIndex(({ status }) => status === 201);
  const [who, oid] = [buyers[placed], answers[placed]?.order_oid];
  const order = (await who?.get(`/api/customer/order/detail/${who.id}/${oid}/`))?.json();
  expect(order).toMatchObject({ deliver_at });
  await who?.post(`/api/customer/orders/${who.id}/${oid}/cancel/`, {});
  const again = (await buyer.get(`/api/restaurant/slots/${owner.restaurantId}/?date=${tomorrow()}`)).json();
  expect(again[10]).toMatchObject({ starts_at: deliver_at, left: 1 });
}, 120_000);
