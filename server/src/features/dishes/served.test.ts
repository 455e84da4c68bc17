import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureAs } from '../../media/picture-files.testing.ts';
import { type Caller, createCustomer, createOwner, createStaff, visitorOf } from '../../testing/actors.ts';
import { createCategory, createDish, type TestDish } from '../../testing/dishes.ts';
import { DELIVERY, fillCart, makeCartId, stockOf } from '../../testing/orders.ts';
import { sendForm } from '../../testing/send-form.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

/** Monday, 12:30 in Lahore. */
const NOON = new Date('2026-11-16T07:30:00Z');
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const BREAKFAST = [{ from: '07:00', to: '11:00', days: WEEK }];
const LUNCH = [{ from: '12:00', to: '15:00', days: WEEK }];
const TOMORROW_AT_7 = '2026-11-17T02:00:00.000Z';

let app: TestApp;
let owner: Caller & { restaurantId: number };
let dish: TestDish;
let category: number;
let slug: string;

beforeAll(async () => {
  app = await buildTestApp();
  category = await createCategory(app, 'Breakfast');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.stopAt(NOON);
  owner = await createOwner(app);
  dish = await createDish(app, owner, { title: 'Halwa Puri', category: 'Breakfast' });
  ({ slug } = await app.database.db
    .selectFrom('restaurants')
    .select('slug')
    .where('id', '=', owner.restaurantId)
    .executeTakeFirstOrThrow());
});

const guest = () => visitorOf(app);
const serve = async (served: unknown) => {
  const url = `/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`;
  const saved = await owner.patch(url, { served });
  expect([saved.statusCode, saved.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return saved.json<OwnerDish>();
};
const menuPath = () => `/api/restaurant/menu/${owner.restaurantId}/`;
const serveCategory = async (served: object[], id = category) => {
  const saved = await owner.patch(menuPath(), { categories: [{ id, served }] });
  expect([saved.statusCode, saved.json()]).toEqual([200, { dishes: [], categories: [{ id, served }] }]);
};
/** From when each public response says the dish is served. */
async function servedFrom(): Promise<(string | null)[]> {
  const get = async (url: string) => (await guest().get(url)).json();
  const [listed]: ListedDish[] = await get(`/api/store/dishes/?restaurant_id=${owner.restaurantId}`);
  const [shown]: ListedDish[] = await get(`/api/restaurant/dishes-store/${slug}/`);
  const one: ListedDish = await get(`/api/store/dish/${dish.slug}`);
  return [listed, shown, one].map((row) => row?.served_from ?? null);
}
const everywhere = (from: string | null) => [from, from, from];

async function order(preferences: object = {}) {
  const cartId = makeCartId();
  const buyer = await createCustomer(app);
  await fillCart(buyer, cartId, [{ dish_id: dish.id }]);
  const body = { ...DELIVERY, cart_id: cartId, user_id: buyer.id, ...preferences };
  const answer = await buyer.post('/api/store/create-order/', body);
  return { status: answer.statusCode, ...answer.json() };
}

describe('the times of a dish', () => {
  test('are kept with it, as text of a form too, and taken back by an empty field', async () => {
    const url = `/api/restaurant/create-dish/${owner.restaurantId}/`;
    const fields = {
      title: 'Nihari',
      description: 'Slow-cooked overnight.',
      category,
      price: 650,
      stock_qty: 9,
      image: await pictureAs('png'),
    };
    const served = [{ from: '22:00', to: '02:00', days: [4, 5] }];
    const made = await sendForm(app, owner, { url }, { ...fields, served: JSON.stringify(served) });
    expect(made.json()).toMatchObject({ served, category_served: [] });
    const plain = await sendForm(app, owner, { url }, fields);
    expect(plain.json()).toMatchObject({ served: [], category_served: [] });
    expect(await serve(BREAKFAST)).toMatchObject({ served: BREAKFAST });
    expect(await serve(undefined)).toMatchObject({ served: BREAKFAST });
    expect(await serve('')).toMatchObject({ served: [] });
  });

  test('are read by the same rule as opening hours, and named by their place when they cannot be', async () => {
    const refusals: [unknown, Record<string, string[]>][] = [
      [[{ from: '25:00', to: '11:00', days: [0] }], { 'served[0][from]': ['Must be a time such as 18:30'] }],
      [[{ from: '07:00', to: '11:00', days: [] }], { 'served[0][days]': ['Choose at least one day'] }],
      [[{ from: '07:00', to: '11:00' }], { 'served[0][days]': ['Choose at least one day'] }],
      [
        [{ from: '07:00', to: '11:00', days: [7] }],
        { 'served[0][days][0]': ['Day must be 0 (Monday) to 6 (Sunday)'] },
      ],
      [
        [...BREAKFAST, { from: '10:00', to: '12:00', days: [2] }],
        { served: ['Times overlap: Wednesday 07:00 to 11:00 and Wednesday 10:00 to 12:00'] },
      ],
      [Array.from({ length: 15 }, () => BREAKFAST[0]), { served: ['At most 14 rows'] }],
      ['often', { served: ['Must be a list of rows'] }],
    ];
    const url = `/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`;
    for (const [served, errors] of refusals) {
      const refused = await owner.patch(url, { served });
      expect([refused.statusCode, refused.json().errors]).toEqual([400, errors]);
    }
  });

  test('are told everywhere, by the clock of the kitchen, at the moment they change', async () => {
    expect(await servedFrom()).toEqual(everywhere(null));
    await serve(BREAKFAST);
    expect(await servedFrom()).toEqual(everywhere(TOMORROW_AT_7));
    app.clock.stopAt(new Date(Date.parse(TOMORROW_AT_7) - 1));
    expect(await servedFrom()).toEqual(everywhere(TOMORROW_AT_7));
    app.clock.stopAt(new Date(TOMORROW_AT_7));
    expect(await servedFrom()).toEqual(everywhere(null));
    app.clock.stopAt(new Date('2026-11-17T06:00:00Z'));
    expect(await servedFrom()).toEqual(everywhere('2026-11-18T02:00:00.000Z'));
    app.clock.stopAt(NOON);
    await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, { time_zone: 'Europe/London' });
    expect(await servedFrom()).toEqual(everywhere(null));
    await serve(LUNCH);
    expect(await servedFrom()).toEqual(everywhere('2026-11-16T12:00:00.000Z'));
    await serve([]);
    expect(await servedFrom()).toEqual(everywhere(null));
  });

  test('end what browsers and caches kept, at the moment they change', async () => {
    await serve(BREAKFAST);
    app.clock.stopAt(new Date(Date.parse(TOMORROW_AT_7) - 1));
    for (const url of [
      `/api/store/dish/${dish.slug}`,
      `/api/restaurant/dishes-store/${slug}/`,
      `/api/store/dishes/?restaurant_id=${owner.restaurantId}`,
    ]) {
      app.clock.stopAt(new Date(Date.parse(TOMORROW_AT_7) - 1));
      const { etag } = (await guest().get(url)).headers;
      const again = () => app.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect((await again()).statusCode).toBe(304);
      app.clock.stopAt(new Date(TOMORROW_AT_7));
      const fresh = await again();
      expect([fresh.statusCode, fresh.body]).toEqual([200, expect.stringMatching(/"served_from" ?: ?null/)]);
    }
  });

  test('are told by searches and favourites, too', async () => {
    await serve(BREAKFAST);
    const told = async () => {
      const buyer = await createCustomer(app);
      await buyer.put(`/api/customer/favourites/${buyer.id}/dishes/${dish.id}/`);
      const found: ListedDish[] = (await buyer.get('/api/store/search?query=halwa')).json();
      const { dishes } = (await buyer.get(`/api/customer/favourites/${buyer.id}/`)).json();
      const rows: ListedDish[] = [...found, ...dishes];
      return rows.filter(({ id }) => id === dish.id).map(({ served_from }) => served_from);
    };
    expect(await told()).toEqual([TOMORROW_AT_7, TOMORROW_AT_7]);
    app.clock.stopAt(new Date(TOMORROW_AT_7));
    expect(await told()).toEqual([null, null]);
  });

  test('count for voice and suggestions as the hours of a kitchen do', async () => {
    const biryanis = await createCategory(app, 'Biryani');
    const other = await createDish(app, owner, { title: 'Chicken Biryani', category: 'Biryani' });
    const say = async (command: string) =>
      (
        await guest().post('/api/restaurant/voice-order/', { command, latitude: 31.5204, longitude: 74.3587 })
      ).json();
    const suggested = async () => {
      const { dishes } = (await guest().get('/api/store/for-you/?latitude=31.5204&longitude=74.3587')).json();
      return dishes.some(({ id }: { id: number }) => id === other.id);
    };
    const [item] = (await say('one chicken biryani')).order_items;
    expect(item).toMatchObject({ title: 'Chicken Biryani', served_from: null });
    expect(await suggested()).toBe(true);
    await serveCategory(BREAKFAST, biryanis);
    const [later] = (await say('one chicken biryani')).order_items;
    expect(later).toMatchObject({ title: 'Chicken Biryani', served_from: TOMORROW_AT_7 });
    expect(await suggested()).toBe(false);
  });

  test('stand in no way of a cart, whose line says them', async () => {
    await serve(BREAKFAST);
    const cartId = makeCartId();
    const put = () =>
      guest().post('/api/store/cart/', { cart_id: cartId, user_id: 0, dish_id: dish.id, qty: 1 });
    const line = { available: true, sold_out: null, served_from: TOMORROW_AT_7 };
    expect((await put()).json().item).toMatchObject(line);
    expect((await guest().get(`/api/store/cart-list/${cartId}/`)).json()).toMatchObject([line]);
    const totals = async (query = '') =>
      (await guest().get(`/api/store/cart-detail/${cartId}/${query}`)).json().restaurants;
    const notServed = (served_from: string) => [{ not_served: [{ title: 'Halwa Puri', served_from }] }];
    expect(await totals()).toMatchObject(notServed(TOMORROW_AT_7));
    expect(await totals('?deliver_at=2026-11-17T03:00:00Z')).toMatchObject([{ not_served: [] }]);
    const late = await totals('?deliver_at=2026-11-17T06:00:00Z');
    expect(late).toMatchObject(notServed('2026-11-18T02:00:00.000Z'));
    await serve([]);
    // Known from before, and yet as the category is served by now.
    await serveCategory(LUNCH);
    expect((await put()).json().item).toMatchObject({ served_from: null });
    await serveCategory(BREAKFAST);
    expect((await put()).json().item).toMatchObject(line);
  });
});

describe('the times of a category', () => {
  test('hold for the dishes of that kitchen that have none of their own', async () => {
    const other = await createDish(app, await createOwner(app), { category: 'Breakfast' });
    await serveCategory(BREAKFAST);
    expect(await servedFrom()).toEqual(everywhere(TOMORROW_AT_7));
    expect((await guest().get(`/api/store/dish/${other.slug}`)).json().served_from).toBeNull();
    const listed = await owner.get(`/api/restaurant/dishes/${owner.restaurantId}/`);
    expect(listed.json()).toMatchObject([{ served: [], category_served: BREAKFAST }]);
    await serve(LUNCH);
    expect(await servedFrom()).toEqual(everywhere(null));
    await serve([]);
    await serveCategory([]);
    expect(await servedFrom()).toEqual(everywhere(null));
  });

  test('are changed all or none, together with dishes, by those who run the restaurant', async () => {
    const path = menuPath();
    const id = 999_999;
    const refused = await owner.patch(path, {
      dishes: [{ id: dish.id, price: 1 }],
      categories: [
        { id: category, served: BREAKFAST },
        { id, served: [] },
      ],
    });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { 'categories[1][id]': ['Unknown category'] },
    ]);
    expect(await servedFrom()).toEqual(everywhere(null));
    const twice = await owner.patch(path, { categories: [1, 2].map(() => ({ id: category, served: [] })) });
    expect(twice.json().errors).toEqual({ 'categories[1][id]': ['This category is already in the list'] });
    const cook = await createStaff(app, owner, 'kitchen');
    const unsaid = await owner.patch(path, { categories: [{ id: category }] });
    expect([unsaid.statusCode, unsaid.json().errors]).toEqual([
      400,
      { 'categories[0][served]': ['Must be a list of rows'] },
    ]);
    const change = { categories: [{ id: category, served: BREAKFAST }] };
    expect((await cook.patch(path, change)).statusCode).toBe(403);
    expect((await (await createOwner(app)).patch(path, change)).statusCode).toBe(404);
    expect((await (await createStaff(app, owner, 'manager')).patch(path, change)).statusCode).toBe(200);
    const both = await owner.patch(path, { dishes: [{ id: dish.id, price: 300 }], ...change });
    expect(both.json()).toMatchObject({ dishes: [{ price: 300, category_served: BREAKFAST }], ...change });
  });

  test('go with the category', async () => {
    const id = await createCategory(app, 'Iftar');
    await serveCategory(LUNCH, id);
    await app.database.db.deleteFrom('categories').where('id', '=', id).execute();
    const left = await app.database.db.selectFrom('category_hours').selectAll().where('category_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('an order', () => {
  test('is refused outside of them as sold out, and says from when the dish is served', async () => {
    await serve(BREAKFAST);
    const refused = {
      status: 409,
      code: 'sold_out',
      message: 'Halwa Puri is served from Tuesday at 07:00.',
      details: {
        dishes: [{ dish_id: dish.id, title: 'Halwa Puri', requested: 1, available: 0 }],
        restaurant: { id: owner.restaurantId },
      },
    };
    expect(await order()).toMatchObject(refused);
    expect(await order({ payment_method: 'cash' })).toMatchObject(refused);
    expect(await stockOf(app, dish)).toEqual({ stock_qty: 20, orders_count: 0 });
    app.clock.stopAt(new Date(TOMORROW_AT_7));
    expect(await order()).toMatchObject({ status: 201 });
  });

  test('for later is judged at that time', async () => {
    const terms = { preorder_days: 2, slot_minutes: 30 };
    expect((await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, terms)).statusCode).toBe(200);
    await serveCategory(BREAKFAST);
    expect(await order({ deliver_at: '2026-11-17T03:00:00Z' })).toMatchObject({ status: 201 });
    expect(await order({ deliver_at: '2026-11-17T06:00:00Z' })).toMatchObject({
      status: 409,
      code: 'sold_out',
      message: 'Halwa Puri is served from Wednesday at 07:00.',
    });
    await serveCategory(LUNCH);
    expect(await order()).toMatchObject({ status: 201 });
    expect(await order({ deliver_at: '2026-11-17T03:00:00Z' })).toMatchObject({
      status: 409,
      message: 'Halwa Puri is served from Tuesday at 12:00.',
    });
  });

  test('sees a change of the times that came while it was placed', async () => {
    const orders = await Promise.all([order(), order(), serve(BREAKFAST), order()]);
    for (const placed of orders)
      if ('status' in placed && typeof placed.status === 'number')
        expect([201, 409]).toContain(placed.status);
    expect(await order()).toMatchObject({ status: 409, code: 'sold_out' });
  });
});
