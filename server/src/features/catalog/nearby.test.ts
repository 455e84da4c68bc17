import type { NearbyRestaurant } from '@nearbite/contract/catalog/catalog';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../../testing/actors.ts';
import { createCategory, createDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const LAHORE = { latitude: 31.5204, longitude: 74.3587 };

describe('nearby restaurants', () => {
  let app: TestApp;
  let visitor: Caller;
  beforeEach(async () => {
    app = await buildTestApp();
    visitor = visitorOf(app);
  });
  afterEach(() => app.close());

  const place = (name: string, latitude: number, longitude: number, status?: 'pending' | 'suspended') =>
    createOwner(app, { name, latitude, longitude, ...(status ? { status } : {}) });

  async function near(latitude: number | undefined, longitude?: number, caller = visitor, extra = '') {
    const position = latitude === undefined ? '' : `latitude=${latitude}&longitude=${longitude}`;
    const response = await caller.get(`/api/restaurant/nearby-restaurants/?${position}${extra}`);
    expect(response.statusCode).toBe(200);
    const rows = response.json<NearbyRestaurant[]>();
    return { rows, names: rows.map(({ name }) => name), total: Number(response.headers['x-total-count']) };
  }

  test('lists those within ten kilometres, nearest first, with their distance', async () => {
    await place('Five kilometres', 31.5654, 74.3587);
    await place('Next door', 31.5214, 74.3587);
    await place('Just outside', 31.6114, 74.3587);
    await place('Not approved', 31.5204, 74.3587, 'pending');
    await place('Suspended', 31.5204, 74.3587, 'suspended');
    const { rows, names, total } = await near(LAHORE.latitude, LAHORE.longitude);
    expect(names).toEqual(['Next door', 'Five kilometres']);
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ rating: null, review_count: 0, latitude: 31.5214, longitude: 74.3587 });
    expect(rows[0]?.distance_km).toBeCloseTo(0.111, 2);
    expect(rows[1]?.distance_km).toBeCloseTo(5.0, 1);
  });

  test('are counted up to two hundred; beyond that there are just more', async () => {
    await place('First', LAHORE.latitude, LAHORE.longitude);
    await sql`
      insert into users (email, name, password_hash)
      select 'crowd' || n || '@example.com', 'Owner', 'x' from generate_series(1, 200) n`.execute(
      app.database.db,
    );
    await sql`
      insert into restaurants (owner_id, status, name, slug, email, phone_number, latitude, longitude)
      select u.id, 'approved', 'Crowd', 'crowd-' || u.id, u.email, '+92 42 1234567',
        ${LAHORE.latitude} + u.id % 200 / 10000.0, ${LAHORE.longitude}
      from users u where u.email like 'crowd%'`.execute(app.database.db);
    const ask = (query: string) =>
      visitor.get(
        `/api/restaurant/nearby-restaurants/?latitude=${LAHORE.latitude}&longitude=${LAHORE.longitude}${query}`,
      );
    const first = await ask('');
    expect(first.headers).toMatchObject({ 'x-total-count': '200', 'x-total-more': '1' });
    const last = await ask('&limit=100&offset=200');
    expect(last.json()).toHaveLength(1);
    await app.database.db.deleteFrom('restaurants').where('name', '=', 'First').execute();
    const exact = await ask('');
    expect(exact.headers['x-total-count']).toBe('200');
    expect(exact.headers).not.toHaveProperty('x-total-more');
  });

  test('far from everything the closest twenty are listed', async () => {
    for (let step = 0; step < 22; step += 1) await place(`Number ${step}`, 10 + step, 20);
    const { rows, names, total } = await near(0, 20);
    expect(names).toEqual(Array.from({ length: 20 }, (_, step) => `Number ${step}`));
    expect(total).toBe(20);
    expect(rows[0]?.distance_km).toBeGreaterThan(1000);
    const second = await near(0, 20, visitor, '&limit=15&offset=15');
    expect(second.names).toEqual(['Number 15', 'Number 16', 'Number 17', 'Number 18', 'Number 19']);
  });

  test('the 180th meridian and the poles are no borders', async () => {
    await place('Taveuni West', -16.85, 179.98);
    await place('Taveuni East', -16.85, -179.98);
    await place('Suva', -18.14, 178.44);
    expect((await near(-16.85, 179.99)).names).toEqual(['Taveuni West', 'Taveuni East']);
    expect((await near(-16.85, -180)).names.toSorted()).toEqual(['Taveuni East', 'Taveuni West']);
    expect((await near(-16.85, 180)).names.toSorted()).toEqual(['Taveuni East', 'Taveuni West']);
    await place('Pole Station', 89.99, -120);
    expect((await near(89.99, 60)).names).toEqual(['Pole Station']);
    expect((await near(90, 0)).names).toEqual(['Pole Station']);
    expect((await near(-90, 12)).rows).toHaveLength(4);
  });

  test('without a position the saved one counts, else the best rated', async () => {
    const close = await place('Close by', 31.5214, 74.3587);
    const karachi = await place('Karachi', 24.86, 67.0);
    await app.database.db
      .updateTable('restaurants')
      .set({ rating_sum: 9, rating_count: 2 })
      .where('id', '=', karachi.restaurantId)
      .execute();
    await app.database.db
      .updateTable('restaurants')
      .set({ rating_sum: 3, rating_count: 1 })
      .where('id', '=', close.restaurantId)
      .execute();

    const lahori = await createCustomer(app, { position: LAHORE });
    expect((await near(undefined, undefined, lahori)).names).toEqual(['Close by']);

    for (const caller of [visitor, await createCustomer(app)]) {
      const { rows, names, total } = await near(undefined, undefined, caller);
      expect(names).toEqual(['Karachi', 'Close by']);
      expect(rows[0]).toMatchObject({ distance_km: null, rating: 4.5, review_count: 2 });
      expect(total).toBe(2);
    }
    // The position asked about wins over the saved one.
    expect((await near(24.86, 67.0, lahori)).names).toEqual(['Karachi']);
  });

  test('pages know how many there are within reach', async () => {
    for (let step = 0; step < 5; step += 1) await place(`Number ${step}`, 31.52 + step / 1000, 74.35);
    await place('Elsewhere', 10, 10);
    const first = await near(31.5, 74.35, visitor, '&limit=2');
    expect(first.names).toEqual(['Number 0', 'Number 1']);
    expect(first.total).toBe(5);
    const last = await near(31.5, 74.35, visitor, '&limit=2&offset=4');
    expect([last.names, last.total]).toEqual([['Number 4'], 5]);
    const beyond = await near(31.5, 74.35, visitor, '&limit=2&offset=40');
    expect([beyond.names, beyond.total]).toEqual([[], 5]);
  });

  test('are sorted and filtered by what they promise here, equal ones by distance', async () => {
    const termsOf = (restaurantId: number, terms: object) =>
      app.database.db
        .insertInto('restaurant_terms')
        .values({ restaurant_id: restaurantId, ...terms })
        .execute();
    const rated = (id: number, sum: number, count: number) =>
      app.database.db
        .updateTable('restaurants')
        .set({ rating_sum: sum, rating_count: count })
        .where('id', '=', id)
        .execute();
    const plain = await place('Plain', 31.5214, 74.3587);
    const slow = await place('Slow and free from', 31.5304, 74.3587);
    const dear = await place('Dear', 31.5404, 74.3587);
    const shut = await place('Shut', 31.5504, 74.3587);
    const narrow = await place('Narrow', 31.5704, 74.3587);
    await termsOf(slow.restaurantId, {
      prep_minutes: 60,
      delivery_fee_minor: 5000,
      free_delivery_from_minor: 100_000,
      saved_at: new Date(),
    });
    await termsOf(dear.restaurantId, {
      prep_minutes: 20,
      delivery_fee_minor: 9000,
      minimum_order_minor: 50_000,
      saved_at: new Date(),
    });
    await termsOf(shut.restaurantId, { paused_until: new Date(app.clock.now().getTime() + 3_600_000) });
    await termsOf(narrow.restaurantId, { delivery_radius_km: 1, saved_at: new Date(), prep_minutes: 20 });
    await rated(shut.restaurantId, 10, 2);
    await rated(dear.restaurantId, 4, 1);
    await createDish(app, dear, { category: 'Karahi' });
    await createDish(app, plain, { category: 'Karahi', status: 'in-active' });
    for (const owner of [plain, slow, narrow]) await createDish(app, owner);
    const { id } = await createDish(app, shut);
    await sql`update dishes set diets = '{vegan,halal}' where id = ${id}`.execute(app.database.db);
    const karahi = await createCategory(app, 'Karahi');
    const all = ['Plain', 'Slow and free from', 'Dear', 'Shut', 'Narrow'];
    for (const [query, expected] of [
      ['&sort=distance', all],
      ['&sort=rating', ['Shut', 'Dear', 'Plain', 'Slow and free from', 'Narrow']],
      ['&sort=eta', ['Dear', 'Narrow', 'Slow and free from', 'Plain', 'Shut']],
      ['&sort=delivery_fee', ['Plain', 'Shut', 'Narrow', 'Slow and free from', 'Dear']],
      ['&sort=minimum', ['Plain', 'Slow and free from', 'Shut', 'Narrow', 'Dear']],
      ['&open=1', ['Plain', 'Slow and free from', 'Dear', 'Narrow']],
      ['&delivers=1', ['Plain', 'Slow and free from', 'Dear', 'Shut']],
      ['&free_delivery=1', ['Plain', 'Slow and free from', 'Shut']],
      ['&free_delivery=1&open=1&sort=eta', ['Slow and free from', 'Plain']],
      [`&category=${karahi}`, ['Dear']],
      ['&diet=vegan,halal', ['Shut']],
      [`&diet=halal&category=${karahi}`, []],
    ] as const) {
      const { names, total } = await near(LAHORE.latitude, LAHORE.longitude, visitor, query);
      expect([query, names, total]).toEqual([query, expected, expected.length]);
    }
    const second = await near(LAHORE.latitude, LAHORE.longitude, visitor, '&sort=rating&limit=2&offset=1');
    expect([second.names, second.total]).toEqual([['Dear', 'Plain'], 5]);
    expect(second.rows[1]?.distance_km).toBeCloseTo(0.111, 2);
    // What changes one of them changes the list before it is read again.
    await termsOf(plain.restaurantId, { paused_until: new Date(app.clock.now().getTime() + 3_600_000) });
    expect((await near(LAHORE.latitude, LAHORE.longitude, visitor, '&open=1')).names).not.toContain('Plain');
    // Without a place nobody is left out for not delivering to it, and the best rated come first.
    expect((await near(undefined, undefined, visitor, '&delivers=1&limit=2')).names).toEqual([
      'Shut',
      'Dear',
    ]);
  });

  test('an empty marketplace returns an empty list', async () => {
    expect((await near(LAHORE.latitude, LAHORE.longitude)).rows).toEqual([]);
    expect((await near(undefined)).rows).toEqual([]);
  });

  test.for([
    'latitude=91&longitude=0',
    'latitude=0&longitude=181',
    'latitude=x&longitude=0',
    'latitude=5',
    'longitude=5',
    'sort=price',
    'open=maybe',
    'free_delivery=2',
    'category=x',
    'diet=paleo',
  ])('%s is refused', async (query) => {
    const response = await visitor.get(`/api/restaurant/nearby-restaurants/?${query}`);
    expect(response.statusCode).toBe(400);
  });
});
