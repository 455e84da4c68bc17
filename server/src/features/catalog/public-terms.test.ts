import type { NearbyRestaurant } from '@nearbite/contract/catalog/catalog';
import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, createAdmin, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

/** Monday, 17:00 in Lahore. */
const NOON = new Date('2026-11-16T12:00:00Z');
const KITCHEN = { latitude: 31.5204, longitude: 74.3587 };
/** 3,280 m north of it. */
const HERE = { latitude: 31.5499, longitude: 74.3587 };

let app: TestApp;
let owner: Caller & { restaurantId: number };
let customer: Caller;
let slug: string;

const at = ({ latitude, longitude } = HERE) => `latitude=${latitude}&longitude=${longitude}`;
const setTerms = async (change: object) => {
  const saved = await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, change);
  expect(saved.statusCode).toBe(200);
};

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.stopAt(NOON);
  await app.database.db.deleteFrom('dishes').execute();
  await app.database.db.deleteFrom('restaurants').execute();
  owner = await createOwner(app, { name: 'Karahi "$terms":1 Corner', ...KITCHEN });
  customer = await createCustomer(app, { position: HERE });
  await createDish(app, owner, { title: 'Chicken Karahi', slug: 'chicken-karahi' });
  ({ slug } = await app.database.db
    .selectFrom('restaurants')
    .select('slug')
    .where('id', '=', owner.restaurantId)
    .executeTakeFirstOrThrow());
});

/** Every public response that shows the restaurant, as this person sees it there. */
async function rows(caller: Caller, query: string) {
  const get = async (url: string) =>
    (await caller.get(`${url}${url.includes('?') ? '&' : '?'}${query}`)).json();
  const responses = {
    nearby: (await get('/api/restaurant/nearby-restaurants/'))[0],
    shop: await get(`/api/restaurant/shop/${slug}/`),
    shopById: await get(`/api/store/restaurant/${owner.restaurantId}/`),
    menu: (await get(`/api/store/dishes/?restaurant_id=${owner.restaurantId}`))[0].restaurant,
    shopMenu: (await get(`/api/restaurant/dishes-store/${slug}/`))[0].restaurant,
    dish: (await get('/api/store/dish/chicken-karahi')).restaurant,
  };
  return Object.entries(responses).map(([name, row]) => {
    const { is_open, has_menu, opens_at, closes_at, delivers_here, delivery_fee, minimum_order } = row;
    const { eta_minutes, offers_pickup, accepts_cash, time_zone, free_delivery_from } = row;
    const { delivery_fee_is_least } = row;
    return [
      name,
      {
        is_open,
        has_menu,
        opens_at,
        closes_at,
        time_zone,
        delivers_here,
        delivery_fee,
        delivery_fee_is_least,
        minimum_order,
        free_delivery_from,
        eta_minutes,
        offers_pickup,
        accepts_cash,
      },
    ] as const;
  });
}

test('a restaurant that set nothing is open, promises nothing and delivers within reach', async () => {
  for (const [name, terms] of await rows(visitorOf(app), '')) expect([name, terms]).toEqual([name, noTerms]);
  for (const [name, terms] of await rows(visitorOf(app), at())) {
    expect([name, terms]).toEqual([name, { ...noTerms, delivers_here: true }]);
  }
});

test('without a live dish it is listed, but not open, and comes after those one can order from', async () => {
  await setTerms({ opening_hours: [{ day: 0, opens: '18:00', closes: '23:00' }] });
  const next = await createOwner(app, { name: 'Karahi Next', ...HERE });
  await createDish(app, next, { title: 'Daal' });
  await app.database.db
    .updateTable('dishes')
    .set({ status: 'in-review' })
    .where('slug', '=', 'chicken-karahi')
    .execute();
  const coming = { has_menu: false, is_open: false, opens_at: null, closes_at: null };
  const read = async (url: string) => (await customer.get(url)).json();
  const lists = async (): Promise<NearbyRestaurant[][]> => [
    await read(`/api/restaurant/nearby-restaurants/?${at(KITCHEN)}`),
    await read(`/api/restaurant/nearby-restaurants/?${at(KITCHEN)}&sort=rating`),
    await read(`/api/store/search-restaurants?query=karahi&${at(KITCHEN)}`),
  ];
  const own = (rows: readonly NearbyRestaurant[]) => rows.find(({ id }) => id === owner.restaurantId);
  for (const rows of await lists()) expect(own(rows)).toMatchObject(coming);
  expect(await read(`/api/restaurant/shop/${slug}/`)).toMatchObject(coming);
  const [, sorted, searched] = await lists();
  for (const rows of [sorted, searched]) expect(rows?.at(-1)?.id).toBe(owner.restaurantId);
  expect(await read(`/api/restaurant/nearby-restaurants/?${at(KITCHEN)}&open=1`)).toMatchObject([
    { id: next.restaurantId },
  ]);
  // What was cached is told anew with the first dish.
  await createDish(app, owner, { title: 'First' });
  for (const rows of await lists()) {
    expect(own(rows)).toMatchObject({ has_menu: true, opens_at: '2026-11-16T13:00:00.000Z' });
  }
});

test('what it set shows everywhere, at the position asked about', async () => {
  await setTerms({
    opening_hours: [{ day: 0, opens: '18:00', closes: '23:00' }],
    delivery_radius_km: 3,
    delivery_fee: 50,
    fee_per_km: 10,
    free_delivery_from: 900,
    minimum_order: 400,
    prep_minutes: 30,
    busy_extra_minutes: 15,
    busy_until: '2026-11-16T13:00:00Z',
    offers_pickup: true,
    accepts_cash: true,
  });
  const expected = {
    is_open: false,
    has_menu: true,
    opens_at: '2026-11-16T13:00:00.000Z',
    closes_at: null,
    time_zone: 'Asia/Karachi',
    delivers_here: null,
    delivery_fee: 50,
    delivery_fee_is_least: true,
    free_delivery_from: 900,
    minimum_order: 400,
    eta_minutes: 45,
    offers_pickup: true,
    accepts_cash: true,
  };
  for (const [name, terms] of await rows(visitorOf(app), '')) expect([name, terms]).toEqual([name, expected]);
  // Where it does not deliver nothing is delivered for free.
  const there = {
    ...expected,
    delivers_here: false,
    delivery_fee: 82.8,
    delivery_fee_is_least: false,
    free_delivery_from: null,
  };
  for (const [name, terms] of await rows(visitorOf(app), at())) expect([name, terms]).toEqual([name, there]);
});

test('search, weather and voice say the same of a closed kitchen and still find it', async () => {
  await setTerms({ opening_hours: [{ day: 0, opens: '18:00', closes: '23:00' }], delivery_radius_km: 3 });
  const closed = {
    is_open: false,
    opens_at: '2026-11-16T13:00:00.000Z',
    delivers_here: false,
    eta_minutes: 25,
  };
  // Without a position of its own a search counts from the saved one.
  const [found] = (await customer.get('/api/store/search?query=karahi')).json();
  expect(found.restaurant).toMatchObject(closed);
  const [near] = (await customer.get(`/api/store/search?query=karahi&${at(KITCHEN)}`)).json();
  expect(near.restaurant).toMatchObject({ ...closed, delivers_here: true });
  const voice = await visitorOf(app).post('/api/restaurant/voice-order/', {
    command: 'one chicken karahi',
    ...HERE,
  });
  expect(voice.json().order_items[0]).toMatchObject({ title: 'Chicken Karahi', terms: closed });
  await app.database.db
    .updateTable('categories')
    .set({ weather_tags: ['cold'] })
    .execute();
  // What is neither brought nor handed over is not suggested.
  await setTerms({ offers_pickup: true });
  const weather = await customer.post('/api/restaurant/weather-dishes/', {
    temperature: 2,
    condition: 'clear',
    ...HERE,
  });
  expect(weather.json().dishes[0].restaurant).toMatchObject({
    name: 'Karahi "$terms":1 Corner',
    ...closed,
    offers_pickup: true,
  });
});

test('the reach an administrator sets decides what is nearby', async () => {
  const admin = await createAdmin(app);
  await createOwner(app, { name: 'Next Door', latitude: 31.5498, longitude: 74.3587 });
  const names = async () =>
    (await visitorOf(app).get(`/api/restaurant/nearby-restaurants/?${at()}`))
      .json<NearbyRestaurant[]>()
      .map(({ name }) => name);
  expect(await names()).toEqual(['Next Door', 'Karahi "$terms":1 Corner']);
  await admin.patch('/api/admin/settings/', { reach_km: 3 });
  expect(await names()).toEqual(['Next Door']);
  await admin.patch('/api/admin/settings/', { reach_km: 10 });
});

test('a position is whole or not there', async () => {
  expect((await visitorOf(app).get(`/api/restaurant/shop/${slug}/?latitude=31`)).statusCode).toBe(400);
});

test('the week as it was set is in the public face of the restaurant, closed dates without their reasons', async () => {
  const hours = [{ day: 0, opens: '18:00', closes: '23:00' }];
  await setTerms({ opening_hours: hours, closed_days: [{ date: '2026-11-23', reason: 'A wedding' }] });
  const shop = await visitorOf(app).get(`/api/restaurant/shop/${slug}/`);
  expect(shop.json()).toMatchObject({ opening_hours: hours, closed_days: ['2026-11-23'] });
});
