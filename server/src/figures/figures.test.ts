import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer, createOwner } from '../testing/actors.ts';
import { createDish } from '../testing/dishes.ts';
import { decideTestPayment, goToPayment, placeTestOrder } from '../testing/orders.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { ensureFiguresFor, findDifferences, foldFigures, readCounts } from './figures.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test('stay exact while people order, pay and cancel and the changes are added up at the same time', async () => {
  const { db } = app.database;
  const owner = await createOwner(app);
  const dish = await createDish(app, owner);
  const customers = await Promise.all(Array.from({ length: 4 }, () => createCustomer(app)));
  const folding = Array.from({ length: 6 }, () => foldFigures(db));
  const ordering = customers.map(async (customer, index) => {
    const [first, second] = [
      await placeTestOrder(customer, [{ dish_id: dish.id }]),
      await placeTestOrder(customer, [{ dish_id: dish.id }]),
    ];
    await decideTestPayment(app, await goToPayment(app, first.oid), 'pay');
    await foldFigures(db);
    // The restaurant cancels one that was paid, customers cancel what they have not paid.
    const canceled =
      index === 0
        ? await owner.patch(`/api/restaurant/orders/${owner.restaurantId}/${first.oid}/`, {
            order_status: 'cancelled',
          })
        : await customer.post(`/api/customer/orders/${customer.id}/${second.oid}/cancel/`, {});
    expect(canceled.statusCode).toBe(200);
  });
  await Promise.all([...folding, ...ordering]);
  expect(await findDifferences(db)).toEqual([]);
  const statuses = ['parts-pending', 'parts-fulfilled', 'parts-cancelled'] as const;
  const counts = { 'parts-pending': 4, 'parts-fulfilled': 0, 'parts-cancelled': 4 };
  expect(await readCounts(db, statuses, owner.restaurantId)).toEqual(counts);
  await foldFigures(db);
  expect(await readCounts(db, statuses, owner.restaurantId)).toEqual(counts);
  expect(await findDifferences(db)).toEqual([]);
});

test('a figure that is wrong is reported, and a recount mends it', async () => {
  const { db } = app.database;
  const owner = await createOwner(app);
  await foldFigures(db);
  await sql`update figures set count = count + 3 where kind = 'users'`.execute(db);
  expect(await findDifferences(db)).toMatchObject([{ kind: 'users', subject_id: 0 }]);
  await sql`select recount_figures(time_zone) from figures_calendar`.execute(db);
  expect(await findDifferences(db)).toEqual([]);
  expect(await readCounts(db, ['notices-unread'], owner.restaurantId)).toEqual({ 'notices-unread': 0 });
});

test('another time zone moves sales to its months', async () => {
  const { db } = app.database;
  await ensureFiguresFor(db, 'Pacific/Auckland');
  expect(await findDifferences(db)).toEqual([]);
  await ensureFiguresFor(db, app.services.config.APP_TIMEZONE);
  expect(await findDifferences(db)).toEqual([]);
});
