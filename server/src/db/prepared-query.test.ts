import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runStatement } from './prepared-query.ts';

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  client = await database.pool.connect();
});
afterEach(() => {
  vi.restoreAllMocks();
  client.release(true);
});

const run = (text: string, values: readonly unknown[] = []) =>
  runStatement(client, { name: text.slice(0, 63), text, values });

test('the columns of a statement are asked for when it is first run on a connection', async () => {
  const asked = vi.spyOn(pg.Connection.prototype, 'describe');
  const select = (count: number) =>
    run("select n, 'no ' || n as name, null as nothing from generate_series(1, $1::bigint) n", [count]);
  const first = { n: 1, name: 'no 1', nothing: null };
  expect((await select(1)).rows).toEqual([first]);
  expect((await select(0)).rows).toEqual([]);
  expect((await select(2)).rows).toEqual([first, { n: 2, name: 'no 2', nothing: null }]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('also of one that has none', async () => {
  await run('create temporary table noted (id int)');
  const asked = vi.spyOn(pg.Connection.prototype, 'describe');
  const note = (ids: number[]) => run('insert into noted select unnest($1::int[])', [ids]);
  expect((await note([1])).rowCount).toBe(1);
  expect((await note([2, 3])).rowCount).toBe(2);
  expect((await note([])).rows).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('one that fails, at first or later, says why and can be run again', async () => {
  const divide = (by: number) => run('select 12 / $1::int as share', [by]);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(3)).rows).toEqual([{ share: 4 }]);
  const failed = await divide(0).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: '22012', stack: expect.stringContaining('prepared-query.test.ts') });
  expect((await divide(4)).rows).toEqual([{ share: 3 }]);
});

test('a value that cannot be sent fails alone', async () => {
  const unsendable = {
    toPostgres() {
      throw new Error('not a value');
    },
  };
  const echo = (value: unknown) => run('select $1::text as echo', [value]);
  expect((await echo('a')).rows).toEqual([{ echo: 'a' }]);
  await expect(echo(unsendable)).rejects.toThrow('not a value');
});

test('PostgreSQL refuses a statement whose columns have changed, so none is read as another', async () => {
  await run('create temporary table changing (a int)');
  await run('insert into changing values (7)');
  const select = () => run('select * from changing');
  expect((await select()).rows).toEqual([{ a: 7 }]);
  await run('alter table changing alter a type text');
  await expect(select()).rejects.toThrow('cached plan must not change result type');
});
