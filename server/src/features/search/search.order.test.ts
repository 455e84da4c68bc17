import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { seededRandom } from '../../demo/random.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { searchDishes } from './search.queries.ts';

const CENTRE = { latitude: 31.52, longitude: 74.36 };
const RESTAURANTS = 1_800;
const DISHES_EACH = 3;
const LIMIT = 20;

/** How often a word stands in titles, in tags, in descriptions and in the names of restaurants. */
const WORDS = {
  biryani: [0.3, 0.1, 0, 0],
  kebab: [0.004, 0, 0.4, 0],
  seekh: [0.004, 0.3, 0, 0],
  rice: [0, 0.02, 0.3, 0],
  fried: [0.002, 0.01, 0.2, 0.05],
  darbar: [0, 0, 0.01, 0.4],
  falooda: [0.02, 0.02, 0.02, 0.01],
  sajji: [0, 0.001, 0, 0],
} as const;
const QUERIES = [
  'biryani',
  'kebab',
  'seekh kebab',
  'fried rice',
  'darbar',
  'falooda',
  'sajji',
  'biriyani',
  'rice darbar',
];
/** In a crowd, at its edge, in the country, and nobody knows where. */
const PLACES = [CENTRE, { latitude: 31.64, longitude: 74.36 }, { latitude: 30, longitude: 73 }, undefined];

let app: TestApp;
afterAll(() => app.close());

describe.for([1, 2])('in random city %i', (seed) => {
  beforeAll(async () => {
    await app?.close();
    app = await buildTestApp();
    await fillCity(seed);
  }, 120_000);

  test.for(QUERIES)('"%s" lists everywhere what ranking all of them would', async (query) => {
    for (const here of PLACES) {
      for (const offset of [0, 40, 380]) {
        const found = await searchDishes({ query, here, limit: LIMIT, offset }).one(app.database.db);
        const ids = z
          .array(z.object({ id: z.int() }))
          .parse(JSON.parse(found.json))
          .map(({ id }) => id);
        expect(ids, `${offset} at ${here?.latitude}`).toEqual(await plainly(query, here, offset));
      }
    }
  });
});

/** The ruling, word by word: within reach first, then how well it matches, then the nearer. */
async function plainly(query: string, here: typeof CENTRE | undefined, offset: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as materialized (
      select search_query(${query}) as terms,
        ll_to_earth(${here?.latitude ?? null}::float8, ${here?.longitude ?? null}::float8)::cube as point
    )
    select d.id from asked, dishes d join restaurants r on r.id = d.restaurant_id
    where d.search @@ asked.terms and d.status = 'live'
    order by coalesce((r.location <-> asked.point) <= gc_to_sec(10000), false) desc,
      search_band(d.search, asked.terms), r.location <-> asked.point, d.id
    limit ${LIMIT} offset ${offset}`.execute(app.database.db);
  return rows.map(({ id }) => id);
}

async function fillCity(seed: number): Promise<void> {
  const random = seededRandom(`city ${seed}`);
  const wordsOf = (field: number) =>
    Object.entries(WORDS)
      .filter(([, shares]) => random.chance(shares[field] ?? 0))
      .map(([word]) => word);
  const restaurants = Array.from({ length: RESTAURANTS }, (_, n) => {
    // Nine in ten stand in the city, most of all in its middle; some beside each other.
    const km = random.chance(0.9) ? 14 * random.next() ** 2 : 14 + 300 * random.next();
    const angle = random.next() * 2 * Math.PI;
    const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
    return {
      name: [`Kitchen ${n}`, ...wordsOf(3)].join(' '),
      latitude: round(CENTRE.latitude + (km / 111.2) * Math.sin(angle)),
      longitude: round(CENTRE.longitude + (km / 95) * Math.cos(angle)),
    };
  });
  const dishes = Array.from({ length: RESTAURANTS * DISHES_EACH }, (_, n) => ({
    n,
    restaurant: n % RESTAURANTS,
    title: ['Dish', ...wordsOf(0)].join(' '),
    tags: wordsOf(1),
    description: ['Cooked', ...wordsOf(2)].join(' '),
  }));
  const { withoutTimeLimits: db } = app.database;
  await sql`insert into categories (title) values ('Meals')`.execute(db);
  await sql`
    with given as (
      select row_number() over () as n, * from json_to_recordset(${JSON.stringify(restaurants)}::json)
        as r (name text, latitude float8, longitude float8)
    ), owners as (
      insert into users (email, name, password_hash, is_verified)
      select 'owner' || n || '@example.com', 'Owner', 'x', true from given returning id, email
    )
    insert into restaurants (owner_id, status, name, slug, email, phone_number, latitude, longitude)
    select o.id, 'approved', g.name, 'kitchen-' || g.n, o.email, '+92 42 1234567', g.latitude, g.longitude
    from given g join owners o on o.email = 'owner' || g.n || '@example.com'`.execute(db);
  await sql`
    insert into dishes (did, slug, restaurant_id, category_id, title, description, tags, price_minor, stock_qty, status)
    select 'd' || n, 'dish-' || n, r.id, (select min(id) from categories), g.title, g.description,
      array(select json_array_elements_text(g.tags)), 10000, 50, case when n % 37 = 0 then 'in-active' else 'live' end
    from json_to_recordset(${JSON.stringify(dishes)}::json)
      as g (n integer, restaurant integer, title text, tags json, description text)
    join restaurants r on r.slug = 'kitchen-' || (g.restaurant + 1)`.execute(db);
  await sql`analyze`.execute(db);
}
