import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillBigMarket } from '../testing/big-market.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate, readSchema, type Schema, sqlFile } from './migrate.ts';

const FILE = 'functions/search-words.sql';

let database: TestDatabase;
let schema: Schema;
beforeAll(async () => {
  [database, schema] = await Promise.all([createTestDatabase(), readSchema()]);
  await fillBigMarket(database.connectionString, { restaurants: 12, dishesEach: 20, degrees: 1 });
});
afterAll(() => database.drop());

/** The file as a later version might have it: every word is folded in another way. */
function changedSchema(): Schema {
  const functions = schema.functions.map((file) =>
    file.name === FILE ? sqlFile(FILE, file.sql.replace('return btrim(', "return 'new' || btrim(")) : file,
  );
  return { ...schema, functions };
}

/** How many dishes are stored as the functions would store them now. */
async function countStored(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) as count from dishes d
     where d.search = dish_search(d.title, d.tags, d.description, d.category_id, d.restaurant_id)`,
  );
  return rows[0]?.count ?? 0;
}

test('search texts are stored anew in batches, past dishes that others write, and go on after a crash', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin');
  const { rows } = await holder.query<{ pid: number }>(
    `select id, pg_backend_pid() as pid from dishes where id = (select max(id) from dishes) for update`,
  );
  const interrupted = migrate(database.pool, changedSchema()).catch(() => 'interrupted');

  // All but the one that is held, which the migration now waits for.
  await expect.poll(countStored, { timeout: 240_000 }).toBe(239);
  const written = `update dishes set title = 'Nihari' where id = (select min(id) from dishes)`;
  expect((await database.pool.query(written)).rowCount).toBe(1);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and $1 = any(pg_blocking_pids(pid))`,
    [rows[0]?.pid],
  );
  expect(await interrupted).toBe('interrupted');
  await holder.query('commit');
  holder.release();

  expect(await migrate(database.pool, changedSchema())).toEqual([FILE]);
  expect(await countStored()).toBe(240);
  const { rows: words } = await database.pool.query(
    `select word from search_words where folded <> search_fold(word) limit 1`,
  );
  expect(words).toEqual([]);
}, 600_000);
