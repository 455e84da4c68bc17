import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { suggestForYou } from '@nearbite/contract/weather/for-you';
import type { suggestWeatherDishes } from '@nearbite/contract/weather/weather';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWeatherServer } from '../../adapters/weather/weather-server.testing.ts';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createCategory, createDish } from '../../testing/dishes.ts';
import { placeTestOrder } from '../../testing/orders.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteWeatherBefore } from './observed-weather.queries.ts';

/** Monday, 20:00 in Lahore. */
const DINNER = new Date('2026-03-16T15:00:00Z');
const MORNING = new Date('2026-03-16T03:00:00Z');
const HERE = { latitude: 31.5204, longitude: 74.3587 };
const CLOSED = { opening_hours: [{ day: 0, opens: '09:00', closes: '12:00' }] };

type Answer = ResponseOf<typeof suggestWeatherDishes>;

let app: TestApp;
let provider: Awaited<ReturnType<typeof startWeatherServer>>;
let near: Caller & { restaurantId: number };
let next: Caller & { restaurantId: number };
let pizza: number;

const setTerms = async (owner: typeof near, change: object) => {
  const saved = await owner.patch(`/api/restaurant/terms/${owner.restaurantId}/`, change);
  expect(saved.statusCode).toBe(200);
};
const suggest = async (caller: Caller, temperature: number, condition: string): Promise<Answer> =>
  (await caller.post('/api/restaurant/weather-dishes/', { temperature, condition, ...HERE })).json();
const dishesIn = ({ dishes }: Answer, group: string) =>
  dishes.filter(({ category }) => category.title === group).map(({ title }) => title);

beforeAll(async () => {
  provider = await startWeatherServer();
  app = await buildTestApp({ environment: { WEATHER_API_BASE: provider.base } });
  app.clock.stopAt(DINNER);
  for (const [title, tags] of [
    ['Soups', ['cold']],
    ['Desserts', ['cold', 'hot']],
    ['Pizza', ['storm']],
    ['Breakfast', []],
  ] as const) {
    const id = await createCategory(app, title);
    await app.database.db
      .updateTable('categories')
      .set({ weather_tags: [...tags] })
      .where('id', '=', id)
      .execute();
  }
  near = await createOwner(app, { name: 'Near Kitchen', latitude: 31.53, longitude: 74.36 });
  next = await createOwner(app, { name: 'Next Kitchen', latitude: 31.55, longitude: 74.36 });
  const portions = [{ size_name: 'Large', price_minor: 5_000 }];
  await createDish(app, near, { title: 'Near Soup', category: 'Soups', portions, stockQty: 7 });
  await createDish(app, next, { title: 'Next Soup', category: 'Soups' });
  await createDish(app, near, { title: 'Mango Ice Cream', category: 'Desserts' });
  await createDish(app, near, { title: 'Gulab Jamun', category: 'Desserts' });
  await createDish(app, near, { title: 'Halwa Puri', category: 'Breakfast' });
  pizza = (await createDish(app, next, { title: 'Fajita Pizza', category: 'Pizza', stockQty: 100 })).id;
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  app.clock.stopAt(DINNER);
  for (const owner of [near, next]) {
    await setTerms(owner, { opening_hours: [], offers_delivery: true, offers_pickup: false });
    await setTerms(owner, { delivery_radius_km: 10 });
  }
});

describe('what is suggested', () => {
  it('is nothing iced in the cold, even where an administrator says so', async () => {
    const customer = await createCustomer(app);
    expect(dishesIn(await suggest(customer, 4, 'clear'), 'Desserts')).toEqual(['Gulab Jamun']);
    expect(dishesIn(await suggest(customer, 40, 'clear'), 'Desserts')).toContain('Mango Ice Cream');
  });

  it('is of open kitchens, and of closed ones only where a group would be empty', async () => {
    const customer = await createCustomer(app);
    await setTerms(near, CLOSED);
    const response = await suggest(customer, 4, 'clear');
    expect(dishesIn(response, 'Soups')).toEqual(['Next Soup']);
    expect(dishesIn(response, 'Desserts')).toEqual(['Gulab Jamun']);
    expect(response.groups).toMatchObject([
      { title: 'Soups', is_open: true },
      { title: 'Desserts', is_open: false },
    ]);
    const closed = response.dishes.find(({ title }) => title === 'Gulab Jamun');
    expect(closed?.restaurant).toMatchObject({ is_open: false, opens_at: expect.any(String) });
  });

  it('says what can be put in a cart as it is, and of what something has to be chosen', async () => {
    const { dishes } = await suggest(await createCustomer(app), 4, 'clear');
    const choices = dishes.map(({ title, has_choices }) => [title, has_choices]);
    expect(choices).toContainEqual(['Near Soup', true]);
    expect(choices).toContainEqual(['Next Soup', false]);
    expect(dishes.find(({ title }) => title === 'Near Soup')).toMatchObject({ stock_qty: 7 });
  });

  it('is in reach: a kitchen that does not deliver there counts only with pick-up', async () => {
    const customer = await createCustomer(app);
    await setTerms(next, { delivery_radius_km: 1 });
    expect(dishesIn(await suggest(customer, 4, 'clear'), 'Soups')).toEqual(['Near Soup']);
    await setTerms(next, { offers_pickup: true });
    expect(dishesIn(await suggest(customer, 4, 'clear'), 'Soups')).toEqual(['Near Soup', 'Next Soup']);
  });

  it('follows the time of day', async () => {
    const customer = await createCustomer(app);
    expect((await suggest(customer, 20, 'clear')).recommended_categories).toEqual([]);
    app.clock.stopAt(MORNING);
    const early = await createCustomer(app);
    expect((await suggest(early, 20, 'clear')).groups).toEqual([
      { title: 'Breakfast', why: 'It is breakfast time.', kind: 'hour', is_open: true },
    ]);
  });
});

describe('what was ordered', () => {
  const orderPizza = (caller: Caller) => placeTestOrder(caller, [{ dish_id: pizza }]);
  /** The database stamps orders with its own clock. */
  const moveOrdersToNow = () =>
    app.database.db.updateTable('order_parts').set({ created_at: DINNER }).execute();

  it('counts from the second time on, for the person only', async () => {
    const customer = await createCustomer(app);
    await orderPizza(customer);
    expect((await suggest(customer, 20, 'clear')).groups).toEqual([]);
    await orderPizza(customer);
    expect((await suggest(customer, 20, 'clear')).groups).toEqual([
      { title: 'Pizza', why: 'You ordered Fajita Pizza twice.', kind: 'own', is_open: true },
    ]);
    expect((await suggest(await createCustomer(app), 20, 'clear')).groups).toEqual([]);
  });

  it('counts for others where many did so in such weather, which is kept when somebody asks for it', async () => {
    provider.play({ kind: 'weather', temperature: 12, code: 45, main: 'Fog' });
    const customer = await createCustomer(app);
    await customer.get(`/api/weather?latitude=${HERE.latitude}&longitude=${HERE.longitude}`);
    for (let count = 0; count < 18; count++) await orderPizza(await createCustomer(app));
    await moveOrdersToNow();
    const { groups } = await suggest(await createCustomer(app), 13, 'fog');
    expect(groups).toContainEqual({
      title: 'Pizza',
      why: 'People around you often order Pizza in weather like this.',
      kind: 'others',
      is_open: true,
    });
    expect((await suggest(await createCustomer(app), 27, 'clear')).groups).toEqual([]);
  });

  it('tells the person about such weather', async () => {
    const customer = await createCustomer(app);
    await orderPizza(customer);
    await orderPizza(customer);
    await moveOrdersToNow();
    const { groups } = await suggest(customer, 13, 'fog');
    expect(groups.find(({ title }) => title === 'Pizza')?.why).toBe(
      'You ordered Fajita Pizza twice in weather like this.',
    );
  });
});

describe('GET /api/store/for-you/', () => {
  const ask = async (caller: Pick<Caller, 'get'>, query = '') => {
    const response = await caller.get(`/api/store/for-you/${query}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { dishes, basis }: ResponseOf<typeof suggestForYou> = response.json();
    return { basis, dishes: dishes.map(({ title, why }) => [title, why]) };
  };
  const here = `?latitude=${HERE.latitude}&longitude=${HERE.longitude}`;

  it('suggests to a visitor what suits the weather there, of open kitchens', async () => {
    provider.play({ kind: 'weather', temperature: 4, code: 0, main: 'Clear' });
    await setTerms(near, CLOSED);
    const { dishes, basis } = await ask(visitorOf(app), '?latitude=31.54&longitude=74.36');
    expect(basis).toBe('distance');
    expect(dishes).toContainEqual(['Next Soup', 'Because it is cold.']);
    expect(dishes.flat()).not.toContain('Near Soup');
  });

  it('goes by the hour where neither place nor weather is known', async () => {
    app.clock.stopAt(MORNING);
    const { dishes, basis } = await ask(visitorOf(app));
    expect(basis).toBe('rating');
    expect(dishes[0]).toEqual(['Halwa Puri', 'It is breakfast time.']);
    expect(dishes.flat()).not.toContain('Fajita Pizza');
  });

  it('tells a person what they ordered, and nobody else', async () => {
    provider.play({ kind: 'error' });
    const customer = await createCustomer(app, { position: { latitude: 31.51, longitude: 74.33 } });
    await placeTestOrder(customer, [{ dish_id: pizza }]);
    await placeTestOrder(customer, [{ dish_id: pizza }]);
    expect((await ask(customer)).dishes[0]).toEqual(['Fajita Pizza', 'You ordered Fajita Pizza twice.']);
    expect(JSON.stringify(await ask(visitorOf(app), here))).not.toContain('You ordered');
  });
});

it('the weather of long ago is removed', async () => {
  const { db } = app.database;
  const cell = { latitude_tenths: 1, longitude_tenths: 1, kind: 'hot' };
  const [old, recent] = [new Date('2024-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z')];
  await db
    .insertInto('observed_weather')
    .values([
      { ...cell, hour: old },
      { ...cell, hour: recent },
    ])
    .execute();
  await deleteWeatherBefore(db, new Date('2025-01-01T00:00:00Z'));
  const left = await db
    .selectFrom('observed_weather')
    .select('hour')
    .where('latitude_tenths', '=', 1)
    .execute();
  expect(left).toEqual([{ hour: recent }]);
});
