import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '../../figures/figures.queries.ts';
import { createAdmin, createCustomer, createOwner } from '../actors.ts';
import { createRider } from '../deliveries.ts';
import { createDish } from '../dishes.ts';
import { placeTestOrder, stockOf } from '../orders.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { CHEESE_GROUP, ORDER_COMMANDS } from './order-commands.ts';
import { BusyError, type OrderModel, type OrderWorld, tellingBusy } from './order-model.ts';

/** The long form: MODEL_RUNS=2000 npx vitest run --project server server/src/testing/model. MODEL_SEED repeats a run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 6);
const SEED = process.env.MODEL_SEED;
const STOCK = 10;

let app: TestApp;
beforeAll(async () => {
  app = tellingBusy(await buildTestApp());
});
afterAll(() => app.close());

async function begin(): Promise<{ model: OrderModel; real: OrderWorld }> {
  const owner = await createOwner(app);
  const [customer, admin, dish, rider] = await Promise.all([
    createCustomer(app),
    createAdmin(app),
    createDish(app, owner, { stockQty: STOCK, extras: [CHEESE_GROUP] }),
    createRider(app, owner.restaurantId),
  ]);
  return {
    model: { stock: STOCK, isDeleted: false, isSuspended: false, isCheeseGone: false, orders: [] },
    real: { app, owner, customer, admin, dish, riderId: rider.id },
  };
}

test(
  'whatever people do, in whatever order, the app keeps the rules of the model',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(ORDER_COMMANDS, { maxCommands: 14, size: 'max' }), (commands) =>
        fc.asyncModelRun(begin, commands),
      ),
      { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
    expect(await findDifferences(app.database.db)).toEqual([]);
  },
  600_000 + RUNS * 10_000,
);

test('what the app is too busy for has not happened', async () => {
  const { model, real } = await begin();
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from dishes where id = $1 for update', [real.dish.id]);
  const path = `/api/restaurant/update-dish/${real.owner.restaurantId}/${real.dish.did}/`;
  await expect(real.owner.patch(path, { stock_qty: 3 })).rejects.toThrow(BusyError);
  await expect(placeTestOrder(real.customer, [{ dish_id: real.dish.id }])).rejects.toThrow(BusyError);
  await holder.query('rollback');
  holder.release();
  expect((await stockOf(app, real.dish)).stock_qty).toBe(model.stock);
  const { rows } = await app.database.pool.query('select 1 from orders where user_id = $1', [
    real.customer.id,
  ]);
  expect(rows).toEqual([]);
}, 60_000);
