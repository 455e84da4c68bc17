import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId } from '../../testing/orders.ts';
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
  { size_name: 'Half', price_minor: 0 },
  { size_name: 'Family', price_minor: 60_050 },
];
const SPICES = [{ level_name: 'Hot', additional_price_minor: 2_500 }];

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
    expect(await totals(guest, cartId)).toMatchObject({
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

  test('how a dish is to be made stays with its line until it is changed, taken back or removed', async () => {
    const dish = await createDish(app, owner);
    const cartId = makeCartId();
    const notes: (string | null)[] = [];
    for (const body of [
      { note: ' no onions ' },
      { qty: 2 },
      { mode: 'add' },
      { note: 'well done' },
      { note: '' },
    ]) {
      notes.push((await put(guest, cartId, { dish_id: dish.id, ...body })).json().item.note);
    }
    expect(notes).toEqual(['no onions', 'no onions', 'no onions', 'well done', null]);
    expect((await put(guest, cartId, { dish_id: dish.id, note: 'x'.repeat(301) })).statusCode).toBe(400);

    await put(guest, cartId, { dish_id: dish.id, note: 'no onions' });
    const account = await createCustomer(app);
    const [line] = await list(account, cartId);
    expect(line).toMatchObject({ note: 'no onions' });
  });

  test('nothing chosen is returned as the two sentinels, and another portion is another line', async () => {
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

  test('a sold-out dish returns 409, too many say what is left, an unknown or hidden one 404', async () => {
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
    expect(await totals(guest, cartId)).toEqual({
      subtotal: 0,
      tax: 0,
      service_fee: 0,
      delivery_fee: 0,
      total: 0,
      restaurants: [],
    });
  });
});

describe('what happened to a dish since is returned', () => {
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
    await db.updateTable('dishes').set({ price_minor: 50_000 }).where('id', '=', dearer.id).execute();
    await db.updateTable('dishes').set({ stock_qty: 0 }).where('id', '=', gone.id).execute();
    await db.updateTable('dishes').set({ portions: '[]' }).where('id', '=', changed.id).execute();
    await db.updateTable('dishes').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute();
    expect(await list(guest, cartId)).toMatchObject([
      { available: true, price_by_portion_size: 500, sub_total: 1000, previous_price: 450 },
      { available: false, stock_qty: 0, previous_price: null, unavailable_reason: 'dish' },
      { available: false, price_by_portion_size: 1050.5, unavailable_reason: 'dish' },
      { available: false, stock_qty: 0 },
    ]);
    expect((await totals(guest, cartId)).subtotal).toBe(1000);
    await put(guest, cartId, { dish_id: dearer.id, qty: 2 });
    expect((await list(guest, cartId))[0]).toMatchObject({ previous_price: null });
  });
});

describe('a suspended restaurant', () => {
  test('keeps its lines in the cart, marked and not counted, and they can be ordered again once it is restored', async () => {
    const [admin, customer] = [await createAdmin(app), await createCustomer(app)];
    const other = await createOwner(app, { name: 'Hidden Gem' });
    const [hidden, plain] = [await createDish(app, other, { title: 'Nihari' }), await createDish(app, owner)];
    const [cartId, guestCartId] = [makeCartId(), makeCartId()];
    const lines = [{ dish_id: hidden.id, qty: 2 }, { dish_id: plain.id }];
    await fillCart(customer, cartId, lines);
    await fillCart(guest, guestCartId, lines);
    const order = () =>
      customer.post('/api/store/create-order/', { ...DELIVERY, cart_id: cartId, user_id: customer.id });
    const decide = (decision: string) =>
      admin.post(`/api/admin/restaurants/${other.restaurantId}/${decision}/`, { reason: 'Complaints.' });

    expect((await decide('suspend')).statusCode).toBe(200);
    for (const [caller, id] of [
      [customer, cartId],
      [guest, guestCartId],
    ] as const) {
      expect(await list(caller, id)).toMatchObject([
        { dish: { id: hidden.id }, qty: 2, available: false, stock_qty: 0, unavailable_reason: 'restaurant' },
        { dish: { id: plain.id }, available: true, unavailable_reason: null },
      ]);
      expect(await totals(caller, id)).toMatchObject({ subtotal: 450 });
    }
    const refused = await order();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'sold_out',
      message: 'Nihari is no longer available.',
      details: { dishes: [{ dish_id: hidden.id, available: 0 }] },
    });

    expect((await decide('restore')).statusCode).toBe(200);
    expect(await list(customer, cartId)).toMatchObject([{ available: true, unavailable_reason: null }, {}]);
    expect((await order()).statusCode).toBe(201);
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

describe('a guest by number', () => {
  test('is user 0 in the path, too', async () => {
    const dish = await createDish(app, owner);
    const cartId = makeCartId();
    const added = await guest.post('/api/store/cart/', {
      cart_id: cartId,
      user_id: null,
      dish_id: dish.id,
      qty: 1,
    });
    expect(added.statusCode).toBe(201);
    const lines = await guest.get(`/api/store/cart-list/${cartId}/0/`);
    expect(lines.json()).toMatchObject([{ dish: { id: dish.id } }]);
    expect((await guest.get(`/api/store/cart-detail/${cartId}/0/`)).json()).toMatchObject({ subtotal: 450 });
    const { id } = added.json().item;
    expect((await guest.delete(`/api/store/cart-delete/${cartId}/0/${id}/`)).statusCode).toBe(204);
    expect(await list(guest, cartId)).toEqual([]);
  });
});

test('a cart does not grow past its bound by taking over guests', async () => {
  const portions = Array.from({ length: 40 }, (_, index) => ({ size_name: `Size ${index}`, price_minor: 0 }));
  const customer = await createCustomer(app);
  const kept = await createDish(app, owner, { title: 'Kept' });
  await put(customer, makeCartId(), { dish_id: kept.id });
  for (let round = 0; round < 3; round += 1) {
    const cartId = makeCartId();
    const dish = await createDish(app, owner, { portions });
    for (const { size_name } of portions)
      await put(guest, cartId, { dish_id: dish.id, portionSize: size_name });
    // The account's own line grows even when there is no room for another.
    await put(guest, cartId, { dish_id: kept.id });
    await list(customer, cartId);
    expect(await list(guest, cartId)).toEqual([]);
  }
  const lines = await list(customer, makeCartId());
  expect(lines).toHaveLength(100);
  expect(lines[0]).toMatchObject({ dish: { title: 'Kept' }, qty: 4 });
});

test('a cart holds exactly a hundred lines, also when they come at once', async () => {
  const portions = Array.from({ length: 50 }, (_, index) => ({ size_name: `Size ${index}`, price_minor: 0 }));
  const customer = await createCustomer(app);
  const cartId = makeCartId();
  const dishes = await Promise.all([1, 2, 3].map(() => createDish(app, owner, { portions })));
  const wishes = dishes.flatMap(({ id }) =>
    portions.map(({ size_name }) => ({ dish_id: id, portionSize: size_name })),
  );
  const answers = await Promise.all(wishes.map((wish) => put(customer, cartId, wish)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(100);
  expect(statuses.filter((status) => status === 409)).toHaveLength(50);
  const lines = await list(customer, cartId);
  expect(lines).toHaveLength(100);
  const again = { dish_id: lines[0].dish.id, portionSize: lines[0].portion_size, qty: 3 };
  expect((await put(customer, cartId, again)).statusCode).toBe(200);
});
