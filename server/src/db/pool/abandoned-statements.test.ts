import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { idRow, statement } from '../statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a statement nobody waits for any more ends, and its connection goes on', async () => {
  const { db } = database;
  const leave = new AbortController();
  const slow = statement(idRow)`select pg_sleep(30)`.one(db, leave.signal);
  const canceled = expect(slow).rejects.toThrow('canceling statement due to user request');
  const isRunning = async () => {
    const { rows } = await database.pool.query(
      "select from pg_stat_activity where datname = current_database() and state = 'active' and query = 'select pg_sleep(30)'",
    );
    return rows.length > 0;
  };
  await vi.waitFor(async () => expect(await isRunning()).toBe(true), { timeout: 20_000 });
  leave.abort();
  await canceled;
  // The server says so a moment after it has sent the error.
  await vi.waitFor(async () => expect(await isRunning()).toBe(false), { timeout: 20_000 });
  for (let again = 0; again < 20; again += 1) await sql`select ${again}`.execute(db);
});

test('a statement is not begun for someone who has left', async () => {
  const signal = AbortSignal.abort();
  await expect(statement(idRow)`select 1 as id`.one(database.db, signal)).rejects.toThrow(
    'canceling statement',
  );
});
