import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createFileStorage } from '../adapters/storage/file-storage.ts';
import type { Storage } from '../adapters/storage/port.ts';
import { openDatabase } from '../db/database.ts';
import { EARLIER_MIGRATIONS } from '../db/earlier-migrations.testing.ts';
import { OWNER } from '../db/embedded/owner-role.ts';
import { migrate, readSchema } from '../db/migrate.ts';
import { type Applied, isBase } from '../db/schema-base.ts';
import { type Caller, createCustomer, createOwner } from '../testing/actors.ts';
import { createDish } from '../testing/dishes.ts';
import { placeTestOrder } from '../testing/orders.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { onServer } from '../testing/test-server.ts';
import { createBackup } from './create-backup.ts';
import { digestTable, findOwnTables } from './own-tables.ts';
import { restoreBackup } from './restore-backup.ts';

let app: TestApp;
let customer: Caller;
let dishId: number;
let scene: string;
let storage: Storage;
const databases: string[] = [];

beforeAll(async () => {
  scene = await mkdtemp(join(tmpdir(), 'nearbite-backup-'));
  [app, storage] = await Promise.all([buildTestApp(), createFileStorage(join(scene, 'media'))]);
  customer = await createCustomer(app, { name: 'Zoë "the\\tab" Khan' });
  const owner = await createOwner(app);
  dishId = (await createDish(app, owner, { stockQty: 100, image: null })).id;
  for (const size of ['', '.medium', '.small']) {
    await storage.put(`abc${size}.webp`, Buffer.from(`picture${size}`), 'image/webp');
  }
  await app.database.db
    .updateTable('users')
    .set({ image: '/media/abc.webp' })
    .where('id', '=', customer.id)
    .execute();
  await placeTestOrder(customer, [{ dish_id: dishId, qty: 2 }]);
});
afterAll(async () => {
  await app.close();
  await rm(scene, { recursive: true, force: true });
});
afterEach(async () => {
  for (const name of databases.splice(0))
    await onServer(inject('testServerUrl'), `drop database ${name} with (force)`);
});

/** As an operator has it: the application's role owns it, and only a superuser could make all extensions. */
async function createEmptyDatabase(): Promise<string> {
  const name = `restore_${randomBytes(6).toString('hex')}`;
  await onServer(inject('testServerUrl'), `create database ${name} owner ${OWNER}`);
  databases.push(name);
  const url = new URL(inject('testServerUrl'));
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  for (const extension of ['cube', 'earthdistance', 'pg_trgm', 'unaccent'])
    await client.query(`create extension ${extension}`);
  await client.end();
  url.username = OWNER;
  return url.toString();
}

const backUp = async (name: string) => {
  const directory = join(scene, name);
  const manifest = await createBackup({
    connectionString: app.database.connectionString,
    storage,
    directory,
  });
  return { directory, manifest };
};

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return work(client).finally(() => client.end());
}

const digests = (connectionString: string) =>
  withClient(connectionString, async (client) => {
    const tables = (await findOwnTables(client)).filter(({ name }) => name !== 'job_workers');
    const found: Record<string, unknown> = {};
    for (const table of tables) found[table.name] = await digestTable(client, table);
    return found;
  });

describe('backup and restore', () => {
  test('bring back one moment, whatever is written meanwhile: rows, sequences, triggers, keys, pictures', async () => {
    let goesOn = true;
    const load = (async () => {
      while (goesOn) await placeTestOrder(customer, [{ dish_id: dishId }]);
    })();
    const { directory } = await backUp('moment');
    goesOn = false;
    await load;
    const connectionString = await createEmptyDatabase();
    const restored = join(scene, 'restored');
    const restore = async (replace: boolean) =>
      restoreBackup({ connectionString, storage: await createFileStorage(restored), directory, replace });
    await withClient(connectionString, (client) =>
      client.query(
        'create table migrations (name text); create table users (id int); insert into users values (1)',
      ),
    );
    await expect(restore(false)).rejects.toThrow('The database is not empty');
    await restore(true);
    expect((await readdir(restored)).sort()).toEqual(['abc.medium.webp', 'abc.small.webp', 'abc.webp']);
    const database = openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });
    try {
      const { rows } = await database.pool.query(
        'select 100 - (select stock_qty from dishes)::int = (select sum(qty) from order_items)::int as is_exact',
      );
      expect(rows).toEqual([{ is_exact: true }]);
      const { id } = await database.db
        .insertInto('users')
        .values({ email: 'new@example.com', name: 'New', password_hash: 'x' })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(id).toBeGreaterThan(customer.id);
      await expect(sql`truncate money_ledger`.execute(database.db)).rejects.toThrow();
      await expect(sql`update order_items set part_id = -1`.execute(database.db)).rejects.toThrow(
        /foreign key/,
      );
      expect(await migrate(database.pool, await readSchema())).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test('are readable by their owner only', async () => {
    const { directory, manifest } = await backUp('private');
    const modes = [
      directory,
      join(directory, 'manifest.json'),
      join(directory, 'tables', manifest.tables[0]?.file ?? ''),
    ];
    for (const path of modes) expect((await stat(path)).mode & 0o077).toBe(0);
  });

  test('tell which pictures are gone', async () => {
    await app.database.db.updateTable('categories').set({ image: '/media/gone.webp' }).execute();
    const { manifest } = await backUp('gone');
    expect(manifest.missingPictures).toEqual(['gone.webp', 'gone.medium.webp', 'gone.small.webp']);
    expect(manifest.pictures).toHaveLength(3);
  });

  test('know every column that names pictures', async () => {
    const { rows } = await app.database.pool.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ 'image|gallery|picture|photo' and is_generated = 'NEVER' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'categories.image',
      'dishes.gallery',
      'dishes.image',
      'order_items.image',
      'restaurants.image',
      'reviews.photos',
      'users.image',
    ]);
  });
});

describe('a restore', () => {
  test('refuses a database that the app is running on, or of another program', async () => {
    const { directory } = await backUp('running');
    const connectionString = await createEmptyDatabase();
    const restore = () => restoreBackup({ connectionString, storage, directory, replace: true });
    const running = openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });
    await running.ping();
    await expect(restore()).rejects.toThrow('Nearbite is running on this database');
    await running.close();
    await withClient(connectionString, (client) => client.query('create table invoices (id int)'));
    await expect(restore()).rejects.toThrow('tables that are not of Nearbite');
  });

  test('takes a backup of the last version before the base of tables, and refuses an older one', async () => {
    const { directory, manifest } = await backUp('earlier');
    const connectionString = await createEmptyDatabase();
    const later = manifest.migrations.filter(({ name }) => !isBase(name));
    const restoreWith = async (migrations: readonly Applied[]) => {
      const text = JSON.stringify({ ...manifest, migrations });
      await writeFile(join(directory, 'manifest.json'), text);
      await restoreBackup({ connectionString, storage, directory, replace: false });
    };
    await expect(restoreWith(EARLIER_MIGRATIONS.slice(0, -1))).rejects.toThrow(
      'The backup is of a version before 1.0.0',
    );
    expect(await digests(connectionString)).toEqual({});
    await restoreWith([...EARLIER_MIGRATIONS, ...later]);
    expect(await digests(connectionString)).toEqual(await digests(app.database.connectionString));
  });

  test('notices a damaged or unfinished backup before it changes anything', async () => {
    const { directory, manifest } = await backUp('damaged');
    const connectionString = await createEmptyDatabase();
    const restore = () => restoreBackup({ connectionString, storage, directory, replace: false });
    const file = join(directory, 'tables', manifest.tables.find(({ name }) => name === 'users')?.file ?? '');
    await appendFile(file, 'x');
    await expect(restore()).rejects.toThrow(`${file} is damaged`);
    await rm(join(directory, 'manifest.json'));
    await expect(restore()).rejects.toThrow('is not a backup');
    expect(await digests(connectionString)).toEqual({});
  });
});
