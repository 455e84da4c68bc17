// How responses slow down as the market grows: search and nearby from 1,000 to 100,000 restaurants, kept figures with a
// million orders. Part of npm run bench; a smaller one: node --import tsx bench/growth/growth.ts --sizes 1000 --orders 100000
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { type Db, openDatabase } from '../../server/src/db/database.ts';
import { migrate, readSchema } from '../../server/src/db/migrate.ts';
import { summarise } from '../../server/src/features/admin/summary/summary.queries.ts';
import { bestRestaurants, restaurantsNear } from '../../server/src/features/catalog/nearby.queries.ts';
import { readRevenue, readStats } from '../../server/src/features/earnings/earnings.queries.ts';
import { countNotifications } from '../../server/src/features/notifications/restaurant-notifications.queries.ts';
import { readOrders } from '../../server/src/features/orders/orders.queries.ts';
import { searchDishes } from '../../server/src/features/search/search.queries.ts';
import { readCounts } from '../../server/src/figures/figures.queries.ts';
import { readMonths } from '../../server/src/figures/months.ts';
import { fillBigMarket } from '../../server/src/testing/big-market.ts';
import { createBenchDatabase } from '../database.ts';
import { writeResults } from '../results.ts';
import { fillOrders } from './orders.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    orders: { type: 'string', default: '1000000' },
    /** Of fewer than a hundred the 99th percentile would be the longest, whatever made that one long. */
    rounds: { type: 'string', default: '121' },
    /** How many restaurants the worlds have in which most of them stand in three cities. */
    dense: { type: 'string', default: '1000,10000,100000' },
  },
});
/** PostgreSQL plans a statement anew the first five times, and once more for all that follow. */
const WARM_UP_ROUNDS = 8;
const HERE = { latitude: 31.52, longitude: 74.36 };
/** One word and two, misspelt, in descriptions alone and beside a title, in names of restaurants, and found nowhere. */
const CITY_QUERIES = [
  ...['biryani', 'chicken karahi', 'spicy tikka', 'seekh kebab', 'biriyani', 'seek kabab', 'freshly'],
  ...['local ingredients', 'chicken salad', 'darbar', 'shahi darbar', 'biryani tikka', 'peporoni sushi'],
];
/** In the middle of a city, beyond its edge, in the country, and not known. */
const CITY_PLACES = [
  HERE,
  { ...HERE, latitude: HERE.latitude + 0.17 },
  { latitude: 29, longitude: 72 },
  undefined,
];
/** The same number of restaurants per square kilometre at every size. */
const degreesOf = (restaurants: number) => 10 * Math.sqrt(restaurants / 5_000);

type Question = readonly [name: string, ask: () => Promise<unknown>];
type Market = {
  readonly restaurants: number;
  readonly db: Db;
  readonly pool: Pool;
  readonly end: () => Promise<void>;
};
type Measured = { readonly name: string; readonly p50: number; readonly p99: number };

const [smallest, ...larger] = options.sizes.split(',').filter(Boolean).map(Number);
const orders = Number(options.orders);
const markets: Market[] = [];
const results: { restaurants: number; orders: number; measured: Measured[] }[] = [];
try {
  if (smallest !== undefined) await measureGrowth(smallest);
  const cities: unknown[] = [];
  for (const size of options.dense.split(',').filter(Boolean).map(Number))
    cities.push(await measureCity(await fillMarket(size, { isDense: true })));
  if (cities.length > 0) await writeResults('city', cities);
} finally {
  for (const { end } of markets) await end();
}

async function measureGrowth(restaurants: number): Promise<void> {
  const small = await fillMarket(restaurants);
  const ofMarket = await measureAll(marketQuestions(small.db));
  // Filling is most of the time and measures nothing: the other worlds are filled side by side, and measured in turn.
  const [subject] = await Promise.all([
    orders > 0 ? fillOrders(small.pool, orders) : undefined,
    ...larger.map((each) => fillMarket(each)),
  ]);
  const ofFigures = subject ? await measureAll(figureQuestions(small.db, subject)) : [];
  report(small, orders, [...ofMarket, ...ofFigures]);
  for (const size of larger) {
    const market = markets.find((each) => each.restaurants === size);
    if (market) report(market, 0, await measureAll(marketQuestions(market.db)));
  }
  await writeResults('growth', results);
}

/** Each from everywhere, and ten at once, as at noon. */
async function measureCity({
  restaurants,
  db,
}: Market): Promise<{ restaurants: number; measured: Measured[] }> {
  const ask = (query: string, here: typeof HERE | undefined) =>
    searchDishes({ query, here, limit: 20, offset: 0 }).all(db);
  const alone = await measureAll(
    CITY_QUERIES.flatMap((query) => CITY_PLACES.map((here): Question => [query, () => ask(query, here)])),
  );
  const times: number[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const tenAtOnce = Array.from({ length: 10 }, async (_, n) => {
      const begin = performance.now();
      await ask(CITY_QUERIES[(round + n) % CITY_QUERIES.length] ?? '', CITY_PLACES[n % CITY_PLACES.length]);
      times.push(performance.now() - begin);
    });
    await Promise.all(tenAtOnce);
  }
  const measured = [...alone, summary('ten at once', times)];
  for (const { name, p50, p99 } of measured)
    console.log(
      `${restaurants} in cities  ${name.padEnd(28)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
  return { restaurants, measured };
}

function report({ restaurants }: Market, withOrders: number, measured: Measured[]): void {
  for (const { name, p50, p99 } of measured) {
    console.log(
      `${String(restaurants).padStart(7)} restaurants  ${name.padEnd(28)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
  }
  results.push({ restaurants, orders: withOrders, measured });
}

function marketQuestions(db: Db): Question[] {
  const page = { limit: 20, offset: 0 };
  return [
    ['nearby', () => restaurantsNear(HERE, page).all(db)],
    ['nearby, no position', () => bestRestaurants(page).all(db)],
    ...['biryani', 'biriyani', 'shawrma', 'golden lasagna'].map(
      (query): Question => [`search ${query}`, () => searchDishes({ query, here: HERE, ...page }).all(db)],
    ),
  ];
}

function figureQuestions(
  db: Db,
  { restaurantId, userId }: { restaurantId: number; userId: number },
): Question[] {
  const calendar = { now: new Date(), timeZone: 'Asia/Karachi' };
  const page = { limit: 10, offset: 0 };
  const statuses = ['customer-pending', 'customer-fulfilled', 'customer-cancelled'] as const;
  return [
    ["administrator's summary", () => summarise(db, calendar)],
    [
      "customer's orders",
      () => Promise.all([readOrders(db, userId, page), readCounts(db, statuses, userId)]),
    ],
    [
      "customer's last page",
      () => readOrders(db, userId, { limit: 10, offset: Number(options.orders) / 100 - 10 }),
    ],
    ["restaurant's months", () => readMonths(db, { kind: 'sold', id: restaurantId }, calendar)],
    ["restaurant's revenue", () => readRevenue(db, restaurantId, calendar)],
    ["restaurant's stats", () => readStats(db, restaurantId)],
    ["restaurant's notifications", () => countNotifications(db, restaurantId)],
  ];
}

/** Questions take turns, so that whatever else the machine does hits all. */
async function measureAll(questions: readonly Question[]): Promise<Measured[]> {
  const times = new Map<string, number[]>(questions.map(([name]) => [name, []]));
  for (let round = -WARM_UP_ROUNDS; round < Number(options.rounds); round += 1) {
    for (const [name, ask] of questions) {
      const begin = performance.now();
      await ask();
      if (round >= 0) times.get(name)?.push(performance.now() - begin);
    }
  }
  return Array.from(times, ([name, each]) => summary(name, each));
}

function summary(name: string, times: readonly number[]): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { name, p50: at(0.5), p99: at(0.99) };
}

async function fillMarket(restaurants: number, { isDense = false } = {}): Promise<Market> {
  const { connectionString, drop } = await createBenchDatabase({ durable: false });
  const { db, pool, close } = openDatabase({
    connectionString,
    maxConnections: isDense ? 20 : 4,
    onIdleError: () => undefined,
  });
  const market = {
    restaurants,
    db,
    pool,
    async end() {
      await close();
      await drop();
    },
  };
  markets.push(market);
  await migrate(pool, await readSchema());
  await fillBigMarket(connectionString, {
    restaurants,
    dishesEach: isDense && restaurants > 10_000 ? 3 : 10,
    degrees: isDense ? 10 : degreesOf(restaurants),
    isDense,
  });
  // As it has long been done where so many are: else the autovacuum would begin at some moment of the measuring.
  await pool.query('vacuum');
  return market;
}
