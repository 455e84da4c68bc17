import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { byVariant, prepared, type Slots } from './prepared.ts';

const sumRow = z.strictObject({ sum: z.int(), name: z.string() });
type Values = { readonly a: number; readonly b: number; readonly name: string };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a prepared statement is put together once and gets the values of each run, also in a transaction', async () => {
  const { db } = database;
  let built = 0;
  const add = prepared(sumRow, (value: Slots<Values>) => {
    built += 1;
    return sql`select ${value.a}::int + ${value.b}::int + ${1}::int as sum, ${value.name}::text as name`;
  });
  expect(await add.first(db, { a: 1, b: 2, name: 'first' })).toEqual({ sum: 4, name: 'first' });
  expect(await add.all(db, { b: 20, a: 10, name: 'second' })).toEqual([{ sum: 31, name: 'second' }]);
  const inTransaction = await db.transaction().execute(async (trx) => {
    await sql`create temporary table noted (id int) on commit drop`.execute(trx);
    const note = prepared(
      z.strictObject({ id: z.int() }),
      (value: Slots<{ id: number }>) => sql`insert into noted values (${value.id}) returning id`,
    );
    await note.first(trx, { id: 7 });
    return add.first(trx, { a: 3, b: 4, name: 'third' });
  });
  expect(inTransaction).toEqual({ sum: 8, name: 'third' });
  expect(built).toBe(1);
});

test('rows of a prepared statement are held against their schema', async () => {
  const wrong = prepared(sumRow, (value: Slots<{ a: number }>) => sql`select ${value.a}::int as sum`);
  await expect(wrong.all(database.db, { a: 1 })).rejects.toThrow('A row is not as declared');
});

test('each shape has a statement of its own', async () => {
  const select = byVariant(({ isDouble }: { readonly isDouble: boolean }) =>
    prepared(
      z.strictObject({ sum: z.int() }),
      (value: Slots<{ a: number }>) => sql`select ${value.a}::int ${isDouble ? sql`* 2` : sql``} as sum`,
    ),
  );
  expect(await select({ isDouble: true }).first(database.db, { a: 4 })).toEqual({ sum: 8 });
  expect(await select({ isDouble: false }).first(database.db, { a: 4 })).toEqual({ sum: 4 });
  expect(select({ isDouble: true })).toBe(select({ isDouble: true }));
});

test('the order in which a shape is named makes no difference', () => {
  const make = byVariant(({ isPaid, isFirst }: { readonly isPaid: boolean; readonly isFirst: boolean }) => ({
    isPaid,
    isFirst,
  }));
  const first = make({ isPaid: true, isFirst: false });
  expect(make({ isFirst: false, isPaid: true })).toBe(first);
  expect(make({ isFirst: true, isPaid: false })).toEqual({ isPaid: false, isFirst: true });
});
