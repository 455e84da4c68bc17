import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '../../figures/figures.queries.ts';
import { createAdmin, createCustomer, createOwner } from '../actors.ts';
import { createRider } from '../deliveries.ts';
import { createDish } from '../dishes.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { ORDER_COMMANDS } from './order-commands.ts';
import type { OrderModel, OrderWorld } from './order-model.ts';

/** The long form: MODEL_RUNS=2000 npx vitest run --project server server/src/testing/model */
const RUNS = Number(process.env.MODEL_RUNS ?? 12);
const STOCK = 10;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function begin(): Promise<{ model: OrderModel; real: OrderWorld }> {
  const owner = await createOwner(app);
  const [customer, admin, dish, rider] = await Promise.all([
    createCustomer(app),
    createAdmin(app),
    createDish(app, owner, { stockQty: STOCK }),
    createRider(app, owner.restaurantId),
  ]);
  return {
    model: { stock: STOCK, isDeleted: false, isSuspended: false, orders: [] },
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
      { numRuns: RUNS },
    );
    expect(await findDifferences(app.database.db)).toEqual([]);
  },
  600_000 + RUNS * 10_000,
);
