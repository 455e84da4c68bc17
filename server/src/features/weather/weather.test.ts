import type { WeatherDish } from '@nearbite/contract/weather/weather';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWeatherServer } from '../../adapters/weather/weather-server.testing.ts';
import { type Caller, createCustomer, createOwner } from '../../testing/actors.ts';
import { createCategory, createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const lahore = { latitude: 31.5204, longitude: 74.3587 };
const karachi = { latitude: 24.8607, longitude: 67.0011 };

/** A spring day at 13:00 in Lahore: neither breakfast nor tea time. */
const LUNCH_TIME = new Date('2026-03-16T08:00:00Z');

let app: TestApp;
let provider: Awaited<ReturnType<typeof startWeatherServer>>;
let customer: Caller;

beforeAll(async () => {
  provider = await startWeatherServer();
  app = await buildTestApp({ environment: { WEATHER_API_BASE: provider.base } });
  app.clock.stopAt(LUNCH_TIME);
  customer = await createCustomer(app, { position: lahore });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

describe('GET /api/weather', () => {
  beforeEach(() => {
    provider.asked.length = 0;
  });
  const at = (latitude: number, longitude: number, caller = customer) =>
    caller.get(`/api/weather?latitude=${latitude}&longitude=${longitude}`);

  it('tells the weather there and asks the provider once for a neighbourhood', async () => {
    provider.play({ kind: 'weather', temperature: 14.2, code: 61, main: 'Rain' });
    expect((await at(10, 10)).json()).toEqual({ temperature: 14.2, condition: 'rain' });
    provider.play({ kind: 'weather', temperature: 30, code: 0, main: 'Clear' });
    expect((await at(10.001, 10.001)).json()).toEqual({ temperature: 14.2, condition: 'rain' });
    expect(provider.asked).toHaveLength(1);
    expect((await at(10.1, 10)).json()).toEqual({ temperature: 30, condition: 'clear' });
  });

  it("takes the user's saved position when none is given", async () => {
    provider.play({ kind: 'weather', temperature: 36, code: 0, main: 'Clear' });
    expect((await customer.get('/api/weather')).json()).toEqual({ temperature: 36, condition: 'clear' });
    expect(provider.asked[0]?.searchParams.get('latitude')).toBe('31.52');
    const nowhere = await createCustomer(app);
    expect((await nowhere.get('/api/weather/')).statusCode).toBe(400);
  });

  it('is not available when the provider is not, and available again with it', async () => {
    provider.play({ kind: 'error' });
    const response = await at(20, 20);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('60');
    expect(response.json()).toMatchObject({
      code: 'unavailable',
      message: 'The weather is not available right now.',
    });
    provider.play({ kind: 'weather', temperature: 21, code: 2, main: 'Clouds' });
    expect((await at(20, 20)).json()).toEqual({ temperature: 21, condition: 'clouds' });
  });

  it('refuses places that are none', async () => {
    expect((await at(91, 0)).statusCode).toBe(400);
  });
});

describe('POST /api/restaurant/weather-dishes/', () => {
  const suggest = async (temperature: unknown, condition: unknown, caller = customer, place = {}) => {
    const body = { temperature, condition, ...place };
    const response = await caller.post('/api/restaurant/weather-dishes/', body);
    return { status: response.statusCode, body: response.json() };
  };

  beforeAll(async () => {
    const tags: Record<string, string[]> = {
      Soups: ['cold', 'rain', 'snow'],
      Snacks: ['rain'],
      Desserts: ['hot', 'warm'],
      Salads: ['hot'],
      Curries: ['cold'],
      'Party Food': ['dust'],
      ...Object.fromEntries(Array.from({ length: 8 }, (_, number) => [`Foggy ${number}`, ['fog']])),
    };
    for (const [title, weatherTags] of Object.entries(tags)) {
      const id = await createCategory(app, title);
      await app.database.db
        .updateTable('categories')
        .set({ weather_tags: weatherTags })
        .where('id', '=', id)
        .execute();
    }
    const near = await createOwner(app, { name: 'Near Kitchen', latitude: 31.53, longitude: 74.36 });
    const next = await createOwner(app, { name: 'Next Kitchen', latitude: 31.55, longitude: 74.36 });
    const far = await createOwner(app, { name: 'Far Kitchen', ...karachi });
    const shut = await createOwner(app, { name: 'Shut Kitchen', status: 'suspended' });
    for (let number = 1; number <= 14; number++) {
      await createDish(app, near, { title: `Near Soup ${number}`, category: 'Soups', priceMinor: 25_050 });
    }
    await createDish(app, next, { title: 'Next Soup', category: 'Soups' });
    await createDish(app, far, { title: 'Far Soup', category: 'Soups' });
    await createDish(app, far, { title: 'Far Pakora', category: 'Snacks' });
    await createDish(app, near, { title: 'Near Fries', category: 'Snacks' });
    await createDish(app, near, { title: 'Near Pakora', category: 'Snacks' });
    await createDish(app, near, { title: 'Near Curry', category: 'Curries' });
    for (let number = 0; number < 8; number++) {
      const title = number === 7 ? 'Karak Chai' : `Misty Dish ${number}`;
      await createDish(app, near, { title, category: `Foggy ${number}` });
    }
    await createDish(app, near, { title: 'Kulfi', category: 'Desserts' });
    await createDish(app, near, { title: 'Old Kulfi', category: 'Desserts', status: 'in-active' });
    await createDish(app, near, { title: 'Lost Kulfi', category: 'Desserts', isDeleted: true });
    await createDish(app, near, { title: 'Sold Kulfi', category: 'Desserts', stockQty: 0 });
    await createDish(app, shut, { title: 'Shut Kulfi', category: 'Desserts' });
  });

  const titlesOf = (dishes: WeatherDish[]) => dishes.map(({ title }) => title);

  it('suggests what suits a cold and rainy day within reach, the nearest first, twelve of a category', async () => {
    const { status, body } = await suggest(14, 'rain');
    expect(status).toBe(200);
    expect(body.reason).toBe('14 °C and rain: soups, pakoras');
    expect(body.foods).toEqual(['soups', 'pakoras']);
    expect(body.basis).toBe('distance');
    expect(body.groups[0]).toEqual({
      title: 'Soups',
      why: 'Because it is raining.',
      kind: 'weather',
      is_open: true,
    });
    const soups = body.dishes.filter((dish: WeatherDish) => dish.category.title === 'Soups');
    expect(soups).toHaveLength(12);
    expect(titlesOf(soups).slice(0, 3)).toEqual(['Near Soup 1', 'Next Soup', 'Near Soup 2']);
    expect(soups[0]).toMatchObject({
      id: expect.any(Number),
      title: 'Near Soup 1',
      slug: expect.any(String),
      description: expect.any(String),
      price: 250.5,
      image: '/media/demo/dish.webp',
      category: { title: 'Soups' },
      restaurant: { name: 'Near Kitchen' },
      distance_km: expect.closeTo(1.08, 1),
    });
    expect(titlesOf(body.dishes)).not.toContain('Far Soup');
    expect(titlesOf(body.dishes)).not.toContain('Far Pakora');
  });

  it('brings the groups in the order of the reason, without such as only fill the page, at most six', async () => {
    expect((await suggest(14, 'rain')).body.recommended_categories).toEqual(['Soups', 'Snacks']);
    const { body: rain } = await suggest(20, 'rain');
    expect(rain.recommended_categories).toEqual(['Snacks', 'Soups']);
    expect(titlesOf(rain.dishes).slice(0, 2)).toEqual(['Near Pakora', 'Near Fries']);
    const foggy = (await suggest(20, 'fog')).body.recommended_categories;
    expect(foggy).toHaveLength(6);
    expect(foggy[0]).toBe('Foggy 7');
    // Nothing within reach is made for dust, so the temperature decides.
    expect((await suggest(40, 'dust')).body.recommended_categories).toEqual(['Desserts']);
  });

  it('takes the given position before the saved one, and does without any', async () => {
    const inKarachi = await createCustomer(app, { position: karachi });
    expect(titlesOf((await suggest(5, 'snow', inKarachi)).body.dishes)).toEqual(['Far Soup']);
    const there = (await suggest(5, 'snow', customer, karachi)).body;
    expect(titlesOf(there.dishes)).toEqual(['Far Soup']);
    const nowhere = await createCustomer(app);
    const { body } = await suggest(5, 'snow', nowhere);
    expect(body.basis).toBe('rating');
    expect(body.dishes.length).toBeGreaterThan(0);
    expect(body.dishes[0].distance_km).toBeNull();
  });

  it('suggests nothing where nothing is within reach', async () => {
    const inOcean = { latitude: 0, longitude: 0 };
    expect((await suggest(14, 'rain', customer, inOcean)).body).toMatchObject({
      recommended_categories: [],
      dishes: [],
      basis: 'distance',
    });
    expect((await suggest(14, 'rain', customer, { latitude: 91, longitude: 0 })).status).toBe(400);
  });

  it('suggests only what can be ordered, and only categories that have any', async () => {
    const { body } = await suggest('36.5', 'Clear');
    expect(body.recommended_categories).toEqual(['Desserts']);
    expect(titlesOf(body.dishes)).toEqual(['Kulfi']);
  });

  it('has nothing to suggest when no category suits', async () => {
    expect((await suggest(20, 'clear')).body).toMatchObject({ recommended_categories: [], dishes: [] });
  });

  it.each([
    ['warm', 'clear'],
    [1000, 'clear'],
    [20, 'x'.repeat(41)],
    [20, undefined],
  ])('refuses %s and %s', async (temperature, condition) => {
    expect((await suggest(temperature, condition)).status).toBe(400);
  });
});
