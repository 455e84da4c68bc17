import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate, readSchema, type Schema, type SqlFile, sqlFile } from './migrate.ts';

describe('migrations', () => {
  let database: TestDatabase;
  let schema: Schema;

  beforeAll(async () => {
    [database, schema] = await Promise.all([createTestDatabase(), readSchema()]);
  });
  afterAll(() => database.drop());

  const greet = (words: string) =>
    sqlFile(
      'functions/greet.sql',
      `create or replace function greet() returns text language sql as $$ select '${words}' $$;`,
    );
  const greeting = async () => (await database.pool.query('select greet() as words')).rows[0].words;

  test('have nothing to do on a database that has them all', async () => {
    expect(await migrate(database.pool, schema)).toEqual([]);
  });

  test('switch JIT off for every connection of the role, and go on where a server refuses it', async () => {
    const url = new URL(database.connectionString);
    const asked = async () => {
      const client = new pg.Client(url.href);
      await client.connect();
      const { rows } = await client.query('show jit');
      await client.end();
      return rows;
    };
    const [{ name }] = (await database.pool.query('select current_database() as name')).rows;
    await database.pool.query(`alter role session_user in database ${name} reset all`);
    await database.pool.query('alter table migrations owner to pg_database_owner');
    url.searchParams.set('options', '-c role=pg_database_owner');
    const refused = new pg.Pool({ connectionString: url.href });
    expect(await migrate(refused, schema)).toEqual([]);
    await refused.end();
    expect(await asked()).toEqual([{ jit: 'on' }]);

    await migrate(database.pool, schema);
    expect(await asked()).toEqual([{ jit: 'off' }]);
  });

  test('apply a function file again when it has changed, and only then', async () => {
    const first = { ...schema, functions: [...schema.functions, greet('Salam')] };
    expect(await migrate(database.pool, first)).toEqual(['functions/greet.sql']);
    expect(await migrate(database.pool, first)).toEqual([]);
    const changed = { ...schema, functions: [...schema.functions, greet('Welcome')] };
    expect(await migrate(database.pool, changed)).toEqual(['functions/greet.sql']);
    expect(await greeting()).toBe('Welcome');
  });

  test('of a file that fails leave nothing behind', async () => {
    const broken = sqlFile('functions/greet.sql', `${greet('Half').sql} select 1 / 0;`);
    await expect(
      migrate(database.pool, { ...schema, functions: [...schema.functions, broken] }),
    ).rejects.toThrow('Migration functions/greet.sql failed: division by zero');
    expect(await greeting()).toBe('Welcome');
  });

  test('refuse a table file that was changed after it was applied', async () => {
    const [first, ...others] = schema.migrations;
    const changed = { ...schema, migrations: [sqlFile(first?.name ?? '', 'select 1;'), ...others] };
    await expect(migrate(database.pool, changed)).rejects.toThrow('was changed after it was applied');
  });

  test('leave triggers and every function to the function files, but those that columns are computed with', async () => {
    const { rows } = await database.pool.query<{ name: string; isOfColumn: boolean }>(`
      select distinct p.proname as name, exists (
        select from pg_depend d join pg_proc f on f.oid = d.refobjid
        where d.classid = 'pg_attrdef'::regclass and (f.oid = p.oid or f.prosrc ~ ('\\m' || p.proname || '\\('))
      ) as "isOfColumn"
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname <> 'greet'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
    const isIn = (files: readonly SqlFile[], name: string) =>
      files.some(({ sql }) => new RegExp(`create (or replace )?(function|procedure) ${name}\\(`).test(sql));
    const misplaced = rows.filter(
      ({ name, isOfColumn }) =>
        isIn(schema.migrations, name) !== isOfColumn || isIn(schema.functions, name) === isOfColumn,
    );
    expect(misplaced).toEqual([]);
    expect(schema.migrations.filter(({ sql }) => /create (or replace )?trigger/i.test(sql))).toEqual([]);
  });
});
