import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { fillCart, makeCartId } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let guest: Caller;

beforeAll(async () => {
  app = await buildTestApp();
  owner = await createOwner(app);
  guest = visitorOf(app);
});
afterAll(() => app.close());

const PORTIONS = [
  { size_name: 'Half', price_paisa: 0 },
  { size_name: 'Family', price_paisa: 60_050 },
];
const SPICES = [{ level_name: 'Hot', additional_price_paisa: 2_500 }];

const put = (caller: Caller, cartId: string, body: object) =>
  caller.post('/api/store/cart/', { cart_id: cartId, user_id: caller.id, qty: 1, ...body });
const list = async (caller: Caller, cartId: string) =>
  (await caller.get(`/api/store/cart-list/${cartId}/${caller.id === 0 ? '' : `${caller.id}/`}`)).json();
const totals = async (caller: Caller, cartId: string) =>
  (await caller.get(`/api/store/cart-detail/${cartId}/${caller.id === 0 ? '' : `${caller.id}/`}`)).json();

describe('a guest fills a cart', () => {
  test('the server prices it, whatever price is sent', async () => {
    const dish = await createDish(app, owner, { portions: PORTIONS, spiceLevels: SPICES });
    const cartId = makeCartId();
    const added = await guest.post(
      '/api/store/cart/',
      {
        dish_id: String(dish.id),
        user_id: '',
        qty: '2',
        price: '0.01',
        country: 'Pakistan',
        portionSize: 'Family',
        spiceLevel: 'Hot',
        cart_id: cartId,
      },
      { 'content-type': 'application/json' },
    );
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      message: 'Added To Cart',
      item: {
        dish: { id: dish.id, price: 450, restaurant: { id: owner.restaurantId, name: 'Biryani Junction' } },
        qty: 2,
        portion_size: 'Family',
        spice_level: 'Hot',
        price_by_portion_size: 1075.5,
        sub_total: 2151,
        available: true,
        stock_qty: 20,
        previous_price: null,
      },
    });
    expect(await list(guest, cartId)).toEqual([added.json().item]);
    expect(await totals(guest, cartId)).toEqual({
      subtotal: 2151,
      tax: 107.55,
      service_fee: 43.02,
      total: 2301.57,
    });
  });

  test('posting a line again sets its quantity, mode=add adds to it, at most 99', async () => {
    const dish = await createDish(app, owner, { stockQty: 500 });
    const cartId = makeCartId();
    expect((await put(guest, cartId, { dish_id: dish.id, qty: 3 })).statusCode).toBe(201);
    const set = await put(guest, cartId, { dish_id: dish.id, qty: 5 });
    expect([set.statusCode, set.json().item.qty]).toEqual([200, 5]);
    const added = await put(guest, cartId, { dish_id: dish.id, qty: 4, mode: 'add' });
    expect([added.statusCode, added.json().item.qty]).toEqual([200, 9]);
    const most = await put(guest, cartId, { dish_id: dish.id, qty: 99, mode: 'add' });
    expect(most.json().item.qty).toBe(99);
    expect(await list(guest, cartId)).toHaveLength(1);
  });

  test('nothing chosen is answered as the two sentinels, and another portion is another line', async () => {
    const dish = await createDish(app, owner, { portions: PORTIONS });
    const cartId = makeCartId();
    await fillCart(guest, cartId, [{ dish_id: dish.id }, { dish_id: dish.id, portionSize: 'Half' }]);
    expect(await list(guest, cartId)).toMatchObject([
      { portion_size: 'No portion size', spice_level: 'No spice level' },
      { portion_size: 'Half' },
    ]);
  });

  test.each([
    [{ qty: 0 }, 'qty'],
    [{ qty: 100 }, 'qty'],
    [{ qty: 1.5 }, 'qty'],
    [{ portionSize: 'Bucket' }, 'portionSize'],
    [{ spiceLevel: 'Nuclear' }, 'spiceLevel'],
    [{ mode: 'double' }, 'mode'],
    [{ cart_id: 'short' }, 'cart_id'],
    [{ dish_id: 'x' }, 'dish_id'],
  ])('%j is refused with a message beside the field', async (wrong, field) => {
    const dish = await createDish(app, owner, { portions: PORTIONS, spiceLevels: SPICES });
    const answer = await put(guest, makeCartId(), { dish_id: dish.id, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('a sold-out dish answers 409, too many say what is left, an unknown or hidden one 404', async () => {
    const none = await createDish(app, owner, { title: 'Haleem', stockQty: 0 });
    const off = await createDish(app, owner, { status: 'in-active' });
    const few = await createDish(app, owner, { title: 'Nihari', stockQty: 3 });
    const suspended = await createOwner(app, { status: 'suspended' });
    const hidden = await createDish(app, suspended);
    const cartId = makeCartId();
    expect((await put(guest, cartId, { dish_id: none.id })).json()).toMatchObject({
      code: 'sold_out',
      message: 'Haleem is sold out.',
    });
    expect((await put(guest, cartId, { dish_id: off.id })).statusCode).toBe(409);
    expect((await put(guest, cartId, { dish_id: few.id, qty: 4 })).json().message).toBe(
      'Only 3 of Nihari left.',
    );
    expect((await put(guest, cartId, { dish_id: few.id, qty: 2 })).statusCode).toBe(201);
    const more = await put(guest, cartId, { dish_id: few.id, qty: 2, mode: 'add' });
    expect([more.statusCode, more.json().details.available]).toEqual([409, 3]);
    expect((await put(guest, cartId, { dish_id: hidden.id })).statusCode).toBe(404);
    expect((await put(guest, cartId, { dish_id: 2_000_000_000 })).statusCode).toBe(404);
  });

  test('a line can be removed, by its own cart only', async () => {
    const dish = await createDish(app, owner);
    const cartId = makeCartId();
    await fillCart(guest, cartId, [{ dish_id: dish.id }]);
    const [line] = await list(guest, cartId);
    expect((await guest.delete(`/api/store/cart-delete/${makeCartId()}/${line.id}/`)).statusCode).toBe(404);
    expect((await guest.delete(`/api/store/cart-delete/${cartId}/${line.id}/`)).statusCode).toBe(204);
    expect((await guest.delete(`/api/store/cart-delete/${cartId}/${line.id}/`)).statusCode).toBe(404);
    expect(await list(guest, cartId)).toEqual([]);
    expect(await totals(guest, cartId)).toEqual({ subtotal: 0, tax: 0, service_fee: 0, total: 0 });
  });
});

describe('what happened to a dish since is told', () => {
  test('a new price, a sold-out dish, a removed portion and a deleted dish', async () => {
    const { db } = app.database;
    const [dearer, gone, changed, deleted] = await Promise.all(
      Array.from({ length: 4 }, () => createDish(app, owner, { portions: PORTIONS })),
    );
    if (!dearer || !gone || !changed || !deleted) throw new Error('No dishes');
    const cartId = makeCartId();
    await fillCart(guest, cartId, [
      { dish_id: dearer.id, qty: 2 },
      { dish_id: gone.id },
      { dish_id: changed.id, portionSize: 'Family' },
      { dish_id: deleted.id },
    ]);
    await db.updateTable('dishes').set({ price_paisa: 50_000 }).where('id', '=', dearer.id).execute();
    await db.updateTable('dishes').set({ stock_qty: 0 }).where('id', '=', gone.id).execute();
    await db.updateTable('dishes').set({ portions: '[]' }).where('id', '=', changed.id).execute();
    await db.updateTable('dishes').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute();
    expect(await list(guest, cartId)).toMatchObject([
      { available: true, price_by_portion_size: 500, sub_total: 1000, previous_price: 450 },
      { available: false, stock_qty: 0, previous_price: null },
      { available: false, price_by_portion_size: 1050.5 },
      { available: false, stock_qty: 0 },
    ]);
    expect((await totals(guest, cartId)).subtotal).toBe(1000);
    await put(guest, cartId, { dish_id: dearer.id, qty: 2 });
    expect((await list(guest, cartId))[0]).toMatchObject({ previous_price: null });
  });
});

describe('an account', () => {
  test("takes over the guest's lines at the first call that names both", async () => {
    const customer = await createCustomer(app);
    const [same, other] = [await createDish(app, owner, { stockQty: 500 }), await createDish(app, owner)];
    const cartId = makeCartId();
    await fillCart(customer, makeCartId(), [{ dish_id: same.id, qty: 60 }]);
    await fillCart(guest, cartId, [
      { dish_id: same.id, qty: 60 },
      { dish_id: other.id, qty: 2 },
    ]);
    expect(await list(customer, cartId)).toMatchObject([
      { dish: { id: same.id }, qty: 99 },
      { dish: { id: other.id }, qty: 2 },
    ]);
    expect(await list(guest, cartId)).toEqual([]);
    expect(await list(customer, makeCartId())).toHaveLength(2);
  });

  test('takes them over once, however many tabs ask at the same time', async () => {
    const customer = await createCustomer(app);
    const dish = await createDish(app, owner);
    const cartId = makeCartId();
    await fillCart(guest, cartId, [{ dish_id: dish.id, qty: 4 }]);
    await Promise.all(Array.from({ length: 8 }, () => list(customer, cartId)));
    expect(await list(customer, cartId)).toMatchObject([{ qty: 4 }]);
  });

  test("is the only one who reaches its cart; another's id answers 404, no token 401, an owner 403", async () => {
    const [customer, stranger] = [await createCustomer(app), await createCustomer(app)];
    const dish = await createDish(app, owner);
    const cartId = makeCartId();
    await fillCart(customer, cartId, [{ dish_id: dish.id }]);
    const [line] = await list(customer, cartId);
    const wish = { cart_id: cartId, user_id: customer.id, dish_id: dish.id, qty: 1 };
    for (const [caller, status] of [
      [stranger, 404],
      [guest, 401],
      [owner, 403],
    ] as const) {
      expect((await caller.get(`/api/store/cart-list/${cartId}/${customer.id}/`)).statusCode).toBe(status);
      expect((await caller.get(`/api/store/cart-detail/${cartId}/${customer.id}/`)).statusCode).toBe(status);
      expect(
        (await caller.delete(`/api/store/cart-delete/${cartId}/${customer.id}/${line.id}/`)).statusCode,
      ).toBe(status);
      expect((await caller.post('/api/store/cart/', wish)).statusCode).toBe(status);
    }
    expect(
      (await stranger.delete(`/api/store/cart-delete/${cartId}/${stranger.id}/${line.id}/`)).statusCode,
    ).toBe(404);
    expect(await list(guest, cartId)).toEqual([]);
    expect(await list(customer, cartId)).toHaveLength(1);
  });

  test('voice items join the same lines', async () => {
    const customer = await createCustomer(app);
    const dish = await createDish(app, owner);
    const answer = await customer.post('/api/store/cart-voice-order/', {
      dish_id: dish.id,
      user_id: customer.id,
      qty: 2,
      price: 450,
      country: 'Pakistan',
      portionSize: 'No portion size',
      spiceLevel: 'No spice level',
      cart_id: makeCartId(),
      is_voice_item: 'true',
    });
    expect(answer.statusCode).toBe(201);
    expect(await list(customer, makeCartId())).toMatchObject([{ qty: 2 }]);
  });
});
