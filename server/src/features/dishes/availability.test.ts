import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../../jobs/queue.ts';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish, type TestDish } from '../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, stockOf } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { startKitchenDays } from './day-portions.service.ts';
import { startDays } from './dishes.jobs.ts';

type Owner = Caller & { restaurantId: number };
let app: TestApp;
let owner: Owner;
/** Of no account, so that no sign-in ends while days pass. */
let guest: Caller;

beforeAll(async () => {
  app = await buildTestApp();
  guest = visitorOf(app);
});
beforeEach(async () => {
  letItBe(0);
  owner = await createOwner(app);
});
afterAll(() => app.close());

/** So many days later, at this time in Karachi. */
const letItBe = (days: number, time = '12:00') =>
  app.clock.stopAt(new Date(Date.parse(`2026-11-16T${time}:00+05:00`) + days * 86_400_000));
/** Signed in once more, as days have passed. */
async function signedIn({ id }: Caller) {
  const { token_version: version } = await app.database.db
    .selectFrom('users')
    .select('token_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { authorization: `Bearer ${await app.services.tokens.sign({ userId: id, version })}` };
}

const portions = [
  { size_name: 'Regular', price_minor: 0 },
  { size_name: 'Large', price_minor: 15_000 },
];
const spiceLevels = [
  { level_name: 'Mild', additional_price_minor: 0 },
  { level_name: 'Hot', additional_price_minor: 2_000 },
];
const newDish = (stockQty = 10) => createDish(app, owner, { portions, spiceLevels, stockQty });

const setSoldOut = (dish: TestDish, body: object, who: Owner = owner) =>
  who.patch(`/api/restaurant/availability/${owner.restaurantId}/${dish.did}/`, body);
const update = (dish: TestDish, body: object) =>
  owner.patch(`/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`, body);
const stock = async (dish: TestDish) => (await stockOf(app, dish)).stock_qty;
const shown = async ({ slug }: TestDish) => (await visitorOf(app).get(`/api/store/dish/${slug}`)).json();
const put = (dish: TestDish, extra: object = {}) =>
  guest.post('/api/store/cart/', {
    dish_id: dish.id,
    user_id: 0,
    cart_id: makeCartId(),
    qty: 1,
    price: 0,
    ...extra,
  });
const runJob = async () => {
  await enqueue(app.services.db, startDays, {}, { key: 'test-days' });
  await app.runJobs();
};

test('a dish is sold out until tomorrow: shown, refused by cart and order, back by itself', async () => {
  const dish = await newDish();
  const cartId = makeCartId();
  await fillCart(guest, cartId, [{ dish_id: dish.id }]);
  const response = await setSoldOut(dish, { sold_out_until: 'tomorrow' });
  expect(response.statusCode).toBe(200);
  expect(response.json().sold_out_until).toBe('2026-11-16T19:00:00.000Z');
  expect(await shown(dish)).toMatchObject({ stock_qty: 10, sold_out_until: '2026-11-16T19:00:00.000Z' });
  const menu = (await visitorOf(app).get(`/api/store/dishes/?restaurant_id=${owner.restaurantId}`)).json();
  expect(menu.map(({ id }: { id: number }) => id)).toContain(dish.id);

  const refused = await put(dish);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out']);
  const lines = (await guest.get(`/api/store/cart-list/${cartId}/`)).json();
  expect(lines).toMatchObject([
    { available: false, stock_qty: 0, unavailable_reason: 'dish', sold_out: 'Chicken Biryani' },
  ]);
  const order = () => guest.post('/api/store/create-order/', { ...DELIVERY, cart_id: cartId, user_id: 0 });
  const unordered = await order();
  expect([unordered.statusCode, unordered.json().message]).toEqual([
    409,
    'Chicken Biryani is sold out for now.',
  ]);

  app.clock.stopAt(new Date('2026-11-16T19:00:00Z'));
  expect((await order()).statusCode).toBe(201);
});

test('a portion or spice level alone is sold out, and stays so by its name when the dish is edited', async () => {
  const dish = await newDish();
  const until = '2026-11-17T03:00:00.000Z';
  const cartId = makeCartId();
  await fillCart(guest, cartId, [{ dish_id: dish.id, portionSize: 'Large' }]);
  expect((await setSoldOut(dish, { sold_out_until: until, portion_size: 'Large' })).statusCode).toBe(200);
  expect((await guest.get(`/api/store/cart-list/${cartId}/`)).json()).toMatchObject([{ sold_out: 'Large' }]);
  expect((await setSoldOut(dish, { sold_out_until: until, spice_level: 'Hot' })).statusCode).toBe(200);
  const large = await put(dish, { portionSize: 'Large' });
  expect([large.statusCode, large.json().message]).toEqual([409, 'Chicken Biryani (Large) is sold out.']);
  expect((await put(dish, { spiceLevel: 'Hot' })).statusCode).toBe(409);
  const order = () => guest.post('/api/store/create-order/', { ...DELIVERY, cart_id: cartId, user_id: 0 });
  expect((await order()).json()).toMatchObject({
    code: 'sold_out',
    message: 'Chicken Biryani (Large) is sold out for now.',
    details: { dishes: [{ title: 'Chicken Biryani (Large)', available: 0 }] },
  });
  // Where all of the dish is, its portion is not to blame.
  await setSoldOut(dish, { sold_out_until: until });
  expect((await order()).json().message).toBe('Chicken Biryani is sold out for now.');
  await setSoldOut(dish, { sold_out_until: null });
  expect((await put(dish, { portionSize: 'Regular', spiceLevel: 'Mild' })).statusCode).toBe(201);

  const edited = await update(dish, {
    sizes: [
      { size_name: 'large', price: 200 },
      { size_name: 'Family', price: 500 },
    ],
    spiceLevel: [{ level_name: 'Hot', additional_price: 10 }],
  });
  expect(edited.statusCode).toBe(200);
  expect(await shown(dish)).toMatchObject({
    sold_out_until: null,
    portion_size: [
      { size_name: 'large', price: 200, sold_out_until: until },
      { size_name: 'Family', price: 500 },
    ],
    spice_level: [{ level_name: 'Hot', additional_price: 10, sold_out_until: until }],
  });
  await setSoldOut(dish, { sold_out_until: null, portion_size: 'large' });
  expect((await put(dish, { portionSize: 'large' })).statusCode).toBe(201);
});

test('what cannot be is refused, and another owner finds nothing', async () => {
  const dish = await newDish();
  const other = await createOwner(app);
  const fieldOf = async (body: object) => {
    const response = await setSoldOut(dish, body);
    return [response.statusCode, ...Object.keys(response.json().errors ?? {})];
  };
  expect(await fieldOf({})).toEqual([400, 'sold_out_until']);
  expect(await fieldOf({ sold_out_until: 'soon' })).toEqual([400, 'sold_out_until']);
  expect(await fieldOf({ sold_out_until: '2026-11-16T06:59:00Z' })).toEqual([400, 'sold_out_until']);
  expect(await fieldOf({ sold_out_until: '2028-01-01T00:00:00Z' })).toEqual([400, 'sold_out_until']);
  expect(await fieldOf({ sold_out_until: 'tomorrow', portion_size: 'Huge' })).toEqual([400, 'portion_size']);
  expect(await fieldOf({ sold_out_until: 'tomorrow', portion_size: 'Large', spice_level: 'Hot' })).toEqual([
    400,
    'spice_level',
  ]);
  expect((await setSoldOut(dish, { sold_out_until: 'tomorrow' }, other)).statusCode).toBe(404);
});

test("day portions: the stock is set when the kitchen's day begins, once, less what was ordered for that day", async () => {
  const kitchen = await createOwner(app, { name: 'Evening Kitchen' });
  const evenings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '18:00', closes: '02:00' }));
  const terms = (body: object) => kitchen.patch(`/api/restaurant/terms/${kitchen.restaurantId}/`, body);
  await terms({ opening_hours: evenings, preorder_days: 3, accepts_cash: true });
  const dish = await createDish(app, kitchen, { stockQty: 7 });
  const path = `/api/restaurant/update-dish/${kitchen.restaurantId}/${dish.did}/`;
  expect((await kitchen.patch(path, { daily_portions: 20 })).json()).toMatchObject({
    daily_portions: 20,
    stock_qty: 7,
  });
  letItBe(0, '20:00');
  const customer = await createCustomer(app);
  await runJob();
  expect(await stock(dish)).toBe(20);
  const order = async (qty: number, extra: object = {}) => {
    const cartId = makeCartId();
    await fillCart(customer, cartId, [{ dish_id: dish.id, qty }]);
    const body = { ...DELIVERY, cart_id: cartId, user_id: customer.id, payment_method: 'cash', ...extra };
    const placed = await customer.post('/api/store/create-order/', body);
    expect(placed.statusCode).toBe(201);
    return placed.json<{ order_oid: string }>().order_oid;
  };
  const today = await order(2);
  const forTomorrow = await order(3, { deliver_at: '2026-11-17T19:00:00+05:00' });
  expect(await stock(dish)).toBe(15);
  await runJob();
  expect(await stock(dish)).toBe(15);

  letItBe(1, '17:59');
  await runJob();
  expect(await stock(dish)).toBe(15);
  letItBe(1, '18:00');
  await Promise.all([startKitchenDays(app.services), startKitchenDays(app.services)]);
  expect(await stock(dish)).toBe(17);

  // What was cooked yesterday does not come back to today's portions.
  const cancel = async (oid: string) =>
    app.inject({
      method: 'PATCH',
      url: `/api/restaurant/orders/${kitchen.restaurantId}/${oid}/`,
      payload: { order_status: 'cancelled' },
      headers: await signedIn(kitchen),
    });
  expect((await cancel(today)).statusCode).toBe(200);
  expect(await stock(dish)).toBe(17);
  expect((await cancel(forTomorrow)).statusCode).toBe(200);
  expect(await stock(dish)).toBe(20);
});

test('new hours that begin the day earlier are followed, and a day is not begun twice', async () => {
  const hours = (opens: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes: '23:00' }));
  const terms = async (opens: string) => {
    const response = await app.inject({
      method: 'PATCH',
      url: `/api/restaurant/terms/${owner.restaurantId}/`,
      payload: { opening_hours: hours(opens) },
      headers: await signedIn(owner),
    });
    expect(response.statusCode).toBe(200);
  };
  await terms('11:00');
  const dish = await newDish(4);
  await update(dish, { daily_portions: 9 });
  await terms('08:00');
  letItBe(1, '08:00');
  await runJob();
  expect(await stock(dish)).toBe(9);
  await app.database.db.updateTable('dishes').set({ stock_qty: 2 }).where('id', '=', dish.id).execute();
  await terms('10:00');
  letItBe(1, '10:00');
  await runJob();
  expect(await stock(dish)).toBe(2);
  letItBe(2, '10:00');
  await runJob();
  expect(await stock(dish)).toBe(9);
});
