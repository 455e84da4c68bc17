import { MAP_MARKERS, type MappedRestaurant } from '@nearbite/contract/catalog/catalog';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const LAHORE = { south: 31.4, west: 74.2, north: 31.6, east: 74.5 };

describe('restaurants on the map', () => {
  let app: TestApp;
  let visitor: Caller;
  beforeEach(async () => {
    app = await buildTestApp();
    visitor = visitorOf(app);
  });
  afterEach(() => app.close());

  const place = (name: string, latitude: number, longitude: number, status?: 'pending' | 'suspended') =>
    createOwner(app, { name, latitude, longitude, ...(status ? { status } : {}) });
  const ask = (bounds: Record<string, number | string>) => {
    const query = Object.entries(bounds).map(([side, degrees]) => `${side}=${degrees}`);
    return visitor.get(`/api/restaurant/map-restaurants/?${query.join('&')}`);
  };
  const names = async (bounds: typeof LAHORE) =>
    (await ask(bounds)).json<MappedRestaurant[]>().map(({ name }) => name);

  test('are those of the visible part, best rated first', async () => {
    await place('Inside', 31.5, 74.3);
    const best = await place('Best', 31.41, 74.49);
    await place('Too far north', 31.61, 74.3);
    await place('Karachi', 24.86, 67);
    await place('Waiting', 31.5, 74.3, 'pending');
    await place('Suspended', 31.5, 74.3, 'suspended');
    await app.database.db
      .updateTable('restaurants')
      .set({ rating_sum: 9, rating_count: 2 })
      .where('id', '=', best.restaurantId)
      .execute();
    const response = await ask(LAHORE);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-total-count']).toBe('2');
    expect(response.json<MappedRestaurant[]>()).toMatchObject([
      { name: 'Best', rating: 4.5, review_count: 2, latitude: 31.41, longitude: 74.49 },
      { name: 'Inside', rating: null, review_count: 0 },
    ]);
  });

  test('reach over the 180th meridian', async () => {
    await place('Taveuni West', -16.85, 179.98);
    await place('Taveuni East', -16.85, -179.98);
    await place('Elsewhere', -16.85, 0);
    const found = await names({ south: -17, west: 179.9, north: -16, east: -179.9 });
    expect(found.toSorted()).toEqual(['Taveuni East', 'Taveuni West']);
    expect(await names({ south: -90, west: -180, north: 90, east: 180 })).toHaveLength(3);
  });

  test('are a bounded number, and the header says when there are more', async () => {
    const { db } = app.database;
    await sql`
      insert into users (email, name, password_hash)
      select 'owner' || n || '@example.com', 'Owner', 'x' from generate_series(0, ${MAP_MARKERS}::integer) n`.execute(
      db,
    );
    await sql`
      insert into restaurants (owner_id, status, name, slug, email, phone_number, latitude, longitude)
      select id, 'approved', 'Kitchen', 'kitchen-' || id, email, '+92 42 1234567', 31.5, 74.3 from users`.execute(
      db,
    );
    const response = await ask(LAHORE);
    expect(response.json<unknown[]>()).toHaveLength(MAP_MARKERS);
    expect(response.headers['x-total-count']).toBe(String(MAP_MARKERS + 1));
  });

  test('need a part of the map', async () => {
    for (const wrong of [{}, { ...LAHORE, north: 91 }, { ...LAHORE, south: 32 }, { ...LAHORE, west: 'x' }]) {
      expect((await ask(wrong)).statusCode).toBe(400);
    }
  });
});
