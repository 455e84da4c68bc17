import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findUser } from '../auth/find-user.ts';
import { readCart } from '../features/cart/cart.queries.ts';
import { findDishForCart } from '../features/cart/dish-for-cart.queries.ts';
import { findOrderParts } from '../features/orders/restaurant-orders.queries.ts';
import { createTestDatabase } from '../testing/database.ts';
import { batchCalls } from './batch-calls.ts';
import type { Db } from './database.ts';

// Only told apart from another one here.
const db = {} as Db;

test('calls of the same turn share one read, each with its own result', async () => {
  const batches: (readonly number[])[] = [];
  const double = batchCalls<number, number>(async (_db, numbers) => {
    batches.push(numbers);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([1, 2, 3].map((number) => double(db, number)))).toEqual([2, 4, 6]);
  expect(await double(db, 4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('a read never begins before its last call, and at most two run at once', async () => {
  const releases: (() => void)[] = [];
  let begun = 0;
  const read = batchCalls<string, string>(async (_db, keys) => {
    begun += 1;
    await new Promise<void>((resolve) => releases.push(resolve));
    return keys;
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const results = [read(db, 'first')];
  await turn();
  results.push(read(db, 'second'));
  await turn();
  results.push(read(db, 'third'), read(db, 'fourth'));
  await turn();
  expect(begun).toBe(2);
  releases[0]?.();
  await expect.poll(() => begun).toBe(3);
  for (const release of releases) release();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a failure reaches every caller of the batch, and nobody after them', async () => {
  let isBroken = true;
  const read = batchCalls<number, number>(async (_db, numbers) => {
    if (isBroken) throw new Error('away');
    return numbers;
  });
  const results = await Promise.allSettled([read(db, 1), read(db, 2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await read(db, 3)).toBe(3);
});

test('what is read for a list of keys is not planned anew for every list', async () => {
  const database = await createTestDatabase();
  const holder = { cartKey: 'K'.repeat(30), userId: undefined };
  const page = { restaurantId: 1, status: undefined, limit: 20, usualZone: 'Asia/Karachi' };
  const plans = await database.db.connection().execute(async (connection) => {
    for (let turn = 0; turn < 12; turn += 1) {
      await findUser(connection, { userId: turn, version: 0, familyId: undefined });
      await Promise.all([readCart(connection, holder), readCart(connection, holder)]);
      await findDishForCart(connection, { dishId: turn, holder });
      // Unknown at first, then known.
      for (const offset of [turn, turn]) await findOrderParts(connection, { ...page, offset });
    }
    const { rows } = await sql<{ generic: number; statement: string }>`
      select generic_plans as generic, statement from pg_prepared_statements
      where generic_plans + custom_plans = 12`.execute(connection);
    return rows;
  });
  expect(plans).toHaveLength(5);
  // The first five are always planned.
  for (const { generic, statement } of plans) expect(generic, statement).toBe(7);
  await database.drop();
});
