import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { loadMasterSecret } from './secrets.ts';

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'nearbite-secret-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const load = (environment: Record<string, string> = {}) =>
  loadMasterSecret(database.db, readConfig({ DATA_DIR: dataDir, PAYMENTS: 'test', ...environment }));
const storedSecrets = () => database.db.selectFrom('app_secrets').selectAll().execute();
const keepInDatabase = (value: string) =>
  database.db.insertInto('app_secrets').values({ name: 'master', value }).execute();

test('is made once, in a file only we can read, never in the database', async () => {
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toBe(second);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  expect(await storedSecrets()).toEqual([]);
});

test('is taken over from the database of an older installation, so that nobody is signed out', async () => {
  await keepInDatabase('the secret of an installation made before this');
  expect(await load()).toBe('the secret of an installation made before this');
  expect(await storedSecrets()).toEqual([]);
  expect(await load()).toBe('the secret of an installation made before this');
});

test('is the configured one, from the environment or a file', async () => {
  await keepInDatabase('the secret of an installation made before this');
  expect(await load({ JWT_SECRET: 'x'.repeat(40) })).toBe('x'.repeat(40));
  expect(await storedSecrets()).toEqual([]);
  const file = join(dataDir, 'mounted');
  await writeFile(file, `${'y'.repeat(40)}\n`);
  expect(await load({ JWT_SECRET_FILE: file })).toBe('y'.repeat(40));
});

test('is not the one of .env.example in production, where everybody knows it', async () => {
  const file = join(dataDir, 'mounted');
  await writeFile(file, 'at-least-32-characters-of-randomness\n');
  await expect(load({ NODE_ENV: 'production', JWT_SECRET_FILE: file })).rejects.toThrow(
    /^JWT_SECRET is the one of .env.example/,
  );
});

test.each([
  ['is too short', 'short\n'],
  ['is missing', undefined],
])(
  'a file that %s stops the start with a line that names the setting, not the secret',
  async (_how, content) => {
    const file = join(dataDir, 'mounted');
    if (content) await writeFile(file, content);
    if (content) await chmod(file, 0o600);
    await expect(load({ JWT_SECRET_FILE: file })).rejects.toThrow(/^JWT_SECRET_FILE (?!.*short\n)/);
  },
);

test('must be configured in production with a database of its own, and the one used so far is handed out', async () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: database.connectionString };
  await expect(load(environment)).rejects.toThrow(/^JWT_SECRET or JWT_SECRET_FILE is missing/);
  await keepInDatabase('the secret of an installation made before this');
  await expect(load(environment)).rejects.toThrow(join(dataDir, 'jwt-secret'));
  expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(
    'the secret of an installation made before this',
  );
  expect(await storedSecrets()).toHaveLength(1);
});
