import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareJobs } from '../../jobs/queue.ts';
import { openDatabase } from '../database.ts';
import { migrate, readSchema } from '../migrate.ts';
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './postmaster.ts';
import { openScene, query } from './scene.testing.ts';

let scene: Awaited<ReturnType<typeof openScene>>;
let server: EmbeddedPostgres | undefined;
const lines: string[] = [];

const start = async (options: { dataDir?: string; database?: string; durable?: boolean } = {}) => {
  server = await startEmbeddedPostgres({
    dataDir: scene.dataDir,
    log: (line) => lines.push(line),
    ...options,
  });
  return server;
};

beforeEach(async () => {
  scene = await openScene();
  lines.length = 0;
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  await scene.clear();
});

test('a running server is found by who only wants to read, and neither made nor kept from stopping', async () => {
  expect(await findRunningPostgres(scene.dataDir)).toBe('empty');
  await expect(stat(scene.dataDir)).rejects.toThrow('ENOENT');
  const running = await start();
  const found = await findRunningPostgres(scene.dataDir);
  expect(found).toEqual({ connectionString: running.connectionString });
  expect(await query(running.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await running.stop();
  expect(await findRunningPostgres(scene.dataDir)).toBe('stopped');
});

test('the first start makes a durable UTF-8 database that nobody but us can open', async () => {
  const { connectionString } = await start();

  expect(lines).toEqual([expect.stringMatching(/^Creating the database in .*data-dir\/postgres…$/)]);
  const [settings] = await query(
    connectionString,
    `select current_database() as name, current_setting('server_encoding') as encoding,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('listen_addresses') as listen`,
  );
  expect(settings).toEqual({
    name: 'nearbite',
    encoding: 'UTF8',
    fsync: 'on',
    commit: 'on',
    listen: '',
  });
  expect((await stat(join(scene.dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(scene.dataDir, 'postgres/run'))).mode & 0o777).toBe(0o700);
  const wrong = connectionString.replace(/nearbite_app:[^@]+@/, 'nearbite_app:guess@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a path too long for a socket gets a free port on loopback', async () => {
  const { connectionString } = await start({ dataDir: join(scene.dir, 'long-'.repeat(20), 'data dir') });
  const [row] = await query(
    connectionString,
    `select current_setting('listen_addresses') as listen, current_setting('port') as port`,
  );
  expect(row).toEqual({ listen: '127.0.0.1', port: expect.not.stringMatching(/^5432$/) });
});

const open = (connectionString: string) =>
  openDatabase({ connectionString, maxConnections: 2, onIdleError: () => undefined });

const rights = (connectionString: string) =>
  query(
    connectionString,
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isMighty"
     from pg_roles where rolname = current_user`,
  );

/** How a database is made is tested above; these begin with a copy of one. */
describe('a database that was made before', () => {
  let made: Awaited<ReturnType<typeof openScene>>;
  beforeAll(async () => {
    made = await openScene();
    const first = await startEmbeddedPostgres({ dataDir: made.dataDir, log: () => undefined });
    await first.stop();
  });
  afterAll(() => made.clear());
  beforeEach(async () => {
    await scene.clear();
    scene = await openScene({ copyOf: made.dataDir });
  });

  test('letters of every script are letters, for lower() and for trigrams', async () => {
    const { connectionString } = await start();
    const [row] = await query(
      connectionString,
      `select lower('CRÈME BRÛLÉE') as lowered, similarity('کباب', 'کباب') as same`,
    );
    expect(row).toEqual({ lowered: 'crème brûlée', same: 1 });
  });

  test('what was written is there after a stop and a second start', async () => {
    const first = await start();
    await query(first.connectionString, `create table dishes as select 'Nihari' as name`);
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.connectionString, 'select name from dishes')).toEqual([{ name: 'Nihari' }]);
  });

  test('tests may give durability away, and choose the database', async () => {
    const { connectionString } = await start({ durable: false, database: 'nearbite "test"' });
    const [row] = await query(
      connectionString,
      `select current_database() as name, current_setting('fsync') as fsync`,
    );
    expect(row).toEqual({ name: 'nearbite "test"', fsync: 'off' });
  });

  test('stopping twice is stopping once', async () => {
    const { stop } = await start();
    await Promise.all([stop(), stop()]);
    await stop();
  });

  test('the application is no superuser, and owns what an earlier version made as one', async () => {
    const schema = await readSchema();
    const first = await start({ durable: false });
    expect(await rights(first.connectionString)).toEqual([{ isMighty: false }]);
    // As it was before: everything made by the superuser.
    const { pool: before, close: closeBefore } = open(first.superuserConnectionString);
    await migrate(before, schema);
    await prepareJobs(before, pino({ level: 'silent' }));
    await before.query(`insert into users (email, name, password_hash) values ('a@b.pk', 'Amina', '')`);
    await closeBefore();
    await expect(query(first.connectionString, 'select name from users')).rejects.toThrow(
      'permission denied',
    );
    await first.stop();

    const second = await start({ durable: false });
    expect(await query(second.connectionString, 'select name from users')).toEqual([{ name: 'Amina' }]);
    const [owned] = await query(
      second.superuserConnectionString,
      `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'graphile_worker') and c.relowner = 'nearbite'::regrole
         and not exists (select from pg_depend d where d.objid in (c.oid, c.reltype) and d.deptype = 'e')`,
    );
    expect(owned).toEqual({ count: 0 });
    // What a new version brings is made by the owner: tables, functions and triggers change hands with the rest.
    const { pool: owner, close } = open(second.connectionString);
    expect(await migrate(owner, schema)).toEqual([]);
    await owner.query('alter table users add column shoe_size int');
    await owner.query(`select graphile_worker.add_job('nothing', '{}')`);
    await close();
  });

  test('a new database is filled by its owner alone', async () => {
    const { connectionString } = await start({ durable: false });
    const { pool, close } = open(connectionString);
    expect(await migrate(pool, await readSchema())).not.toEqual([]);
    await prepareJobs(pool, pino({ level: 'silent' }));
    await close();
  });
});
