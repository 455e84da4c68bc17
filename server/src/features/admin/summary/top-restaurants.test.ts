import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences, foldFigures } from '../../../figures/figures.queries.ts';
import { createOwner } from '../../../testing/actors.ts';
import { createDish } from '../../../testing/dishes.ts';
import { createPart } from '../../../testing/order-parts.ts';
import { statementsDuring } from '../../../testing/statements.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findTopRestaurants } from './top-restaurants.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const MONTH_MS = 31 * 24 * 3_600_000;

async function top() {
  const calendar = { now: new Date(), timeZone: app.services.config.APP_TIMEZONE };
  let found: [string, number][] = [];
  const statements = await statementsDuring(async () => {
    const best = await findTopRestaurants(app.database.db, calendar);
    found = best.map(({ name, revenue }) => [name, revenue]);
  });
  return { found, isCounted: statements.length > 1 };
}

test('the best of many are found by their kept sums, with what is not added up yet', async () => {
  const { db } = app.database;
  const sellers = [];
  for (let n = 1; n <= 12; n += 1) {
    const owner = await createOwner(app, { name: `Kitchen ${n}` });
    const dish = await createDish(app, owner);
    const sell = (subTotalMinor: number, createdAt = new Date()) =>
      createPart(app, owner, dish.id, { subTotalMinor, createdAt });
    sellers.push({ ...owner, sell });
    await sell(n * 10_000);
    // Long ago.
    await sell(1_000_000, new Date(Date.now() - 14 * MONTH_MS));
  }
  const kitchens = (...numbers: number[]) => numbers.map((n) => [`Kitchen ${n}`, n * 100]);
  expect(await top()).toEqual({ found: kitchens(12, 11, 10, 9, 8, 7, 6, 5), isCounted: true });
  await foldFigures(db);
  expect(await top()).toEqual({ found: kitchens(12, 11, 10, 9, 8, 7, 6, 5), isCounted: false });

  // Two of the best lose what they sold, and one of the last comes first.
  await sql`update order_parts set stage = 'canceled', order_status = 'cancelled'
    where restaurant_id in (${sellers[11]?.restaurantId}, ${sellers[9]?.restaurantId})`.execute(db);
  await sellers[0]?.sell(900_000);
  const changed = [['Kitchen 1', 9_100], ...kitchens(11, 9, 8, 7, 6, 5, 4)];
  expect(await top()).toEqual({ found: changed, isCounted: false });
  await foldFigures(db);
  expect(await top()).toEqual({ found: changed, isCounted: false });
  expect(await findDifferences(db)).toEqual([]);

  // A month begins: the sums are those of other months until they are made anew.
  await sql`update figures_calendar set year_from = year_from - interval '1 month'`.execute(db);
  expect(await top()).toEqual({ found: changed, isCounted: true });
  await foldFigures(db);
  expect(await top()).toEqual({ found: changed, isCounted: false });
  await sql`update restaurant_year_sales set amount_minor = amount_minor + 1 where restaurant_id = ${sellers[5]?.restaurantId}`.execute(
    db,
  );
  expect(await findDifferences(db)).toMatchObject([{ kind: 'sold-year' }]);
});
