import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { EARLIER_MIGRATIONS } from './earlier-migrations.testing.ts';
import { migrate, readSchema } from './migrate.ts';
import { type Applied, isBase } from './schema-base.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** As if earlier migrations had made the tables instead of the base. */
async function makeEarlier(migrations: readonly Applied[]): Promise<void> {
  await database.pool.query(`delete from migrations where name not like 'functions/%'`);
  await database.pool.query('insert into migrations select * from unnest($1::text[], $2::text[])', [
    migrations.map(({ name }) => name),
    migrations.map(({ checksum }) => checksum),
  ]);
}

async function readNames(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from migrations where name not like 'functions/%' order by name`,
  );
  return rows.map(({ name }) => name);
}

test('a database with all earlier migrations is taken over as it is', async () => {
  const schema = await readSchema();
  const later = schema.migrations.filter(({ name }) => !isBase(name));
  await makeEarlier([...EARLIER_MIGRATIONS, ...later]);
  expect(await migrate(database.pool, schema)).toEqual([]);
  const names = [...EARLIER_MIGRATIONS, ...schema.migrations].map(({ name }) => name);
  expect(await readNames()).toEqual(names);
  expect(await migrate(database.pool, schema)).toEqual([]);
});

/** Databases that were taken over have these tables and no others: what a later version changes is a new migration. */
const BASE = '88b48720c69d8cbea2e971bf4ef418163e9eb6eea88cdcca22143278d7f5abb5';

test('the base stays as it was released', async () => {
  const { migrations } = await readSchema();
  const base = migrations
    .filter(({ name }) => isBase(name))
    .map(({ name, checksum }) => `${name} ${checksum}`);
  expect(createHash('sha256').update(base.join('\n')).digest('hex')).toBe(BASE);
});

test('the upgrade notes name the version of each migration of the base and of the last before it', async () => {
  const notes = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, upgrade = ''] = notes.split(/^### Upgrade$/m);
  const { migrations } = await readSchema();
  const last = EARLIER_MIGRATIONS.slice(-1);
  for (const { name } of [...migrations.filter((file) => isBase(file.name)), ...last]) {
    expect(upgrade, name).toMatch(new RegExp(`\\| \`${name}\`.* \\| \`[0-9a-f]{8}\``));
  }
  expect(upgrade).toContain('`49b278cb`');
});

test.each([
  ['without its last migration', EARLIER_MIGRATIONS.slice(0, -1)],
  ['without one between', EARLIER_MIGRATIONS.filter(({ name }) => !name.startsWith('0041'))],
  ['with another one', EARLIER_MIGRATIONS.map((row) => ({ ...row, name: row.name.replace('0041', '0042') }))],
])('an earlier database %s is refused untouched', async (_, earlier) => {
  await makeEarlier(earlier);
  await expect(migrate(database.pool, await readSchema())).rejects.toThrow(
    'The database is of a version before 1.0.0, and not of the last (0069_unread_customer_notifications.sql): start commit 49b278cb on it first (“Upgrade” in docs/operations.md names the commits). Nothing was changed.',
  );
  expect(await readNames()).toEqual(earlier.map(({ name }) => name));
});
