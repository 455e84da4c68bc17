import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { restaurantPage } from '../features/admin/restaurants/restaurants.queries.ts';
import { userPage } from '../features/admin/users/users.queries.ts';
import {
  dishBySlug,
  menuOfRestaurant,
  menuOfShop,
  shopById,
  shopBySlug,
} from '../features/catalog/catalog.queries.ts';
import { restaurantsWithin } from '../features/catalog/map.queries.ts';
import { bestRestaurants, restaurantsNear } from '../features/catalog/nearby.queries.ts';
import { searchDishes } from '../features/search/search.queries.ts';
import { restaurantsWithinReach } from '../features/voice/voice.queries.ts';
import { kitchensFor } from '../features/weather/candidates.queries.ts';
import { fillBigMarket } from '../testing/big-market.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db, Trx } from './database.ts';
import type { Statement } from './statement.ts';

const BIG_TABLES = new Set(['dishes', 'restaurants', 'reviews', 'users', 'search_words']);
const PAGE = { limit: 100, offset: 0 };
const ROWS = { limit: 25, offset: 0 };
const POSITION = { latitude: 31.5204, longitude: 74.3587 };

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Actual Rows'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Temp Written Blocks'?: number;
  readonly Plans?: readonly Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('plans on 100,000 dishes in 5,000 restaurants', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await buildTestApp();
    await fillBigMarket(app.database.connectionString);
  }, 180_000);
  afterAll(() => app.close());

  async function explain(
    query: RawBuilder<unknown> | Statement<unknown>,
    db: Db | Trx = app.database.db,
  ): Promise<{ plan: Plan }> {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, buffers, format json) ${'builder' in query ? query.builder : query}`.execute(db);
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!explained) throw new Error('No plan');
    return { plan: explained.Plan };
  }

  /** Parts of a plan that never run (the branch for another kind of caller) read nothing. */
  function scansOfBigTables(plan: Plan): string[] {
    return nodesOf(plan)
      .filter((node) => (node['Actual Loops'] ?? 0) > 0 && node['Node Type'].includes('Seq Scan'))
      .flatMap((node) => node['Relation Name'] ?? [])
      .filter((table) => BIG_TABLES.has(table));
  }

  const rowsRead = (plan: Plan, table: string) =>
    nodesOf(plan)
      .filter((node) => node['Relation Name'] === table)
      .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0), 0);

  test('the guard sees a sequential scan', async () => {
    const { plan } = await explain(sql`select * from dishes where description like '%care%'`);
    expect(scansOfBigTables(plan)).toEqual(['dishes']);
  });

  test.for([
    ['menu', () => menuOfRestaurant(42, PAGE), 'dishes_live_menu'],
    ['shop menu', () => menuOfShop('kitchen-42', PAGE), 'dishes_live_menu'],
    ['dish', () => dishBySlug('dish-42-5', null), 'dishes_slug_key'],
    ['dish with portion', () => dishBySlug('dish-42-5', 'Large'), 'dishes_slug_key'],
    ['shop', () => shopBySlug('kitchen-42'), 'restaurants_slug_key'],
    ['shop by id', () => shopById(42), 'dishes_live_menu'],
    ['nearby', () => restaurantsNear(POSITION, PAGE), 'restaurants_nearby'],
    ['nearby, far away', () => restaurantsNear({ ...POSITION, latitude: -50 }, PAGE), 'restaurants_nearby'],
    ['best rated', () => bestRestaurants(PAGE), 'restaurants_best'],
    ['how many there are', () => bestRestaurants(PAGE), 'restaurants_public'],
    [
      'map',
      () => restaurantsWithin({ south: 31.4, west: 74.2, north: 31.6, east: 74.5 }),
      'restaurants_on_map',
    ],
    ['restaurants that wait', () => restaurantPage({ status: 'pending', ...ROWS }), 'restaurants_waiting'],
    ['restaurants let in', () => restaurantPage({ status: 'approved', ...ROWS }), 'restaurants_decided'],
    ['users', () => userPage(ROWS), 'users_joined'],
  ] as const)('%s never scans a big table', async ([, query, index]) => {
    const { plan } = await explain(query());
    expect(scansOfBigTables(plan)).toEqual([]);
    expect(nodesOf(plan).map((node) => node['Index Name'])).toContain(index);
  });

  test('pages of restaurants are not planned anew for every visitor', async () => {
    const plans = await app.database.db.connection().execute(async (connection) => {
      for (let turn = 0; turn < 12; turn += 1) {
        await restaurantsNear(POSITION, { limit: 20, offset: turn }).one(connection);
        await bestRestaurants({ limit: 20, offset: turn }).one(connection);
      }
      const { rows } = await sql<{ generic: number }>`
        select generic_plans as generic from pg_prepared_statements
        where generic_plans + custom_plans = 12`.execute(connection);
      return rows;
    });
    // The first five always are.
    expect(plans).toEqual([{ generic: 7 }, { generic: 7 }]);
  });

  test.for([
    ['two words', 'royal risotto'],
    ['a popular word', 'biryani'],
    ['a typo', 'shawrma'],
    ['words that no dish has together', 'royal vegetables'],
  ])('search for %s reads a small part of the tables', async ([, query]) => {
    const { plan } = await explain(
      searchDishes({ query: query ?? '', here: POSITION, limit: 20, offset: 0 }),
    );
    expect(plan['Shared Hit Blocks']).toBeLessThan(20_000);
    expect(plan['Temp Written Blocks']).toBe(0);
  });

  test('search for a popular word from nowhere reads not much more than its page', async () => {
    const { plan } = await explain(searchDishes({ query: 'biryani', here: undefined, limit: 20, offset: 0 }));
    expect(plan['Shared Hit Blocks']).toBeLessThan(2_000);
  });

  test('the place where two words were written as one is not looked for by spelling every known word', async () => {
    const calls = await app.database.db.transaction().execute(async (trx) => {
      await sql`set local track_functions = 'pl'`.execute(trx);
      await sql`select search_split('pizzapakoruu')`.execute(trx);
      const { rows } = await sql<{ calls: number }>`
        select pg_stat_get_xact_function_calls('search_fold(text)'::regprocedure) as calls`.execute(trx);
      return rows[0]?.calls;
    });
    expect(calls).toBeLessThan(50);
  });

  test.for([
    ['a popular word', 'biryani', 0],
    ['a later page', 'biryani', 160],
    ['two words', 'royal risotto', 20],
    ['a typo', 'shawrma', 0],
  ] as const)('search for %s lists what ranking every match would', async ([, query, offset]) => {
    const { rows } = await sql<{ id: number }>`
      with asked as materialized (
        select search_query(${query}) as terms,
          ll_to_earth(${POSITION.latitude}, ${POSITION.longitude})::cube as point
      )
      select d.id from asked, dishes d join restaurants r on r.id = d.restaurant_id
      where d.search @@ asked.terms
      order by (r.location <-> asked.point) > gc_to_sec(10000), search_band(d.search, asked.terms),
        r.location <-> asked.point, d.id
      limit 20 offset ${offset}`.execute(app.database.db);
    const found = await searchDishes({ query, here: POSITION, limit: 20, offset }).one(app.database.db);
    expect(
      z
        .array(z.object({ id: z.int() }))
        .parse(JSON.parse(found.json))
        .map(({ id }) => id),
    ).toEqual(rows.map(({ id }) => id));
    expect(found).toMatchObject({ total: 200, isMore: true });
  });

  test('restaurants are found by an index over their words', async () => {
    const { plan } = await explain(
      sql`select id from restaurants where is_public and search @@ 'karahi & darbar'::tsquery`,
    );
    expect(nodesOf(plan).map((node) => node['Index Name'])).toContain('restaurants_words');
  });

  test('nearby reads only the page out of the spatial index, and sorts nothing else', async () => {
    for (const position of [POSITION, { ...POSITION, latitude: -50 }]) {
      const { plan } = await explain(restaurantsNear(position, { limit: 20, offset: 0 }));
      expect(rowsRead(plan, 'restaurants')).toBeLessThan(150);
      expect(scansOfBigTables(plan)).toEqual([]);
    }
  });

  test.for([
    ['suggestions', () => kitchensFor(POSITION)],
    ['sentences', () => restaurantsWithinReach(POSITION)],
  ] as const)('however many restaurants are within reach, the nearest for %s are read', async ([, query]) => {
    const trx = await app.database.db.startTransaction().execute();
    // As where all of them stood in one city.
    await sql`alter table platform_settings drop constraint platform_settings_reach_km_check`.execute(trx);
    await sql`update platform_settings set reach_km = 300`.execute(trx);
    const { plan } = await explain(query(), trx);
    await trx.rollback().execute();
    expect(rowsRead(plan, 'restaurants')).toBeLessThanOrEqual(400);
  });

  test.for([
    [
      'restaurants',
      () => restaurantPage({ status: 'approved', query: 'owner4321@', ...ROWS }),
      'restaurants_search',
    ],
    ['owners', () => restaurantPage({ status: 'approved', query: 'owner4321@', ...ROWS }), 'users_search'],
    ['users', () => userPage({ query: 'owner4321@', ...ROWS }), 'users_search'],
  ] as const)("the administrator's search for %s has an index", async ([, query, index]) => {
    const plan = await app.database.db.transaction().execute(async (trx) => {
      // Names this much alike are read faster one after the other; real ones are not.
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_indexscan = off`.execute(trx);
      return (await explain(query(), trx)).plan;
    });
    expect(nodesOf(plan).map((node) => node['Index Name'])).toContain(index);
  });

  test('words are looked up by index', async () => {
    const { rows } = await sql<{
      found: string[];
    }>`select search_meanings('shawrma', false) as found`.execute(app.database.db);
    expect(rows[0]?.found).toContain('savarma');
    const plan = await app.database.db.transaction().execute(async (trx) => {
      // As the function itself has it set.
      await sql`set local enable_seqscan = off`.execute(trx);
      return (
        await explain(
          sql`select word from search_words where variants && search_variants('shawrma', search_fold('shawrma'))`,
          trx,
        )
      ).plan;
    });
    expect(nodesOf(plan).map((node) => node['Index Name'])).toContain('search_words_variants');
    // Words that were just learnt must not wait in a list that every search reads.
    expect(plan['Shared Hit Blocks']).toBeLessThan(100);
  });
});
