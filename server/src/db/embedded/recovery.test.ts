import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from './postmaster.ts';
import { kill, openScene, query } from './scene.testing.ts';

let prepared: Awaited<ReturnType<typeof openScene>>;
let scene: Awaited<ReturnType<typeof openScene>>;
const bystanders: ChildProcess[] = [];

// Made once: how a database is made has tests of its own.
beforeAll(async () => {
  prepared = await openScene();
  const first = await prepared.startApplication([prepared.dataDir]);
  expect(await kill(first.process, 'SIGTERM')).toBe(0);
});

afterAll(() => prepared.clear());

beforeEach(async () => {
  scene = await openScene({ copyOf: prepared.dataDir });
});

afterEach(async () => {
  for (const child of bystanders.splice(0)) await kill(child, 'SIGKILL');
  await scene.clear();
});

const start = () => scene.startApplication([scene.dataDir]);
const committed = (connectionString: string | undefined) =>
  query(connectionString, 'select name from orders order by name');
const pidFile = () => join(scene.dataDir, 'postgres/data/postmaster.pid');

test('the server of a killed application ends with it, with everything committed', async () => {
  const first = await start();
  await query(first.report.connectionString, `create table orders as select 'first' as name`);
  await kill(first.process, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(first.report.pid ?? 0)).toBe(false), 20_000);

  const second = await start();
  expect(second.report.pid).not.toBe(first.report.pid);
  expect(await committed(second.report.connectionString)).toEqual([{ name: 'first' }]);
});

test('an application killed at any moment of its start leaves no server behind', async () => {
  for (const afterMs of [0, 5, 20, 60]) {
    const killed = scene.spawnApplication([scene.dataDir]);
    await vi.waitFor(async () => expect(await scene.findServers()).not.toEqual([]), {
      timeout: 20_000,
      interval: 1,
    });
    await delay(afterMs);
    await kill(killed, 'SIGKILL');
    await vi.waitFor(async () => expect(await scene.findServers()).toEqual([]), 20_000);
  }
});

test('a start right after a kill does not rely on a server that is about to be stopped', async () => {
  const first = await start();
  await query(first.report.connectionString, `create table orders as select 'first' as name`);
  const watchers = await scene.findWatchers();
  for (const watcher of watchers) process.kill(watcher, 'SIGSTOP');
  await kill(first.process, 'SIGKILL');

  const second = await start();
  for (const watcher of watchers) process.kill(watcher, 'SIGCONT');
  await vi.waitFor(() => expect(watchers.filter(isAlive)).toEqual([]), 20_000);
  expect(second.process.exitCode).toBeNull();
  expect(await committed(second.report.connectionString)).toEqual([{ name: 'first' }]);
});

test('a server left behind without its watcher is replaced by one that is watched', async () => {
  const first = await start();
  await query(first.report.connectionString, `create table orders as select 'first' as name`);
  for (const watcher of await scene.findWatchers()) process.kill(watcher, 'SIGKILL');
  await kill(first.process, 'SIGKILL');
  await delay(300);
  expect(isAlive(first.report.pid ?? 0)).toBe(true);

  const second = await start();
  expect(isAlive(first.report.pid ?? 0)).toBe(false);
  expect(await committed(second.report.connectionString)).toEqual([{ name: 'first' }]);
  await kill(second.process, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(second.report.pid ?? 0)).toBe(false), 20_000);
});

test('an application that gives up without stopping its server takes it along', async () => {
  const first = await start();
  await query(first.report.connectionString, `create table orders as select 'first' as name`);
  expect(await kill(first.process, 'SIGUSR2')).toBe(4);
  await vi.waitFor(() => expect(isAlive(first.report.pid ?? 0)).toBe(false), 20_000);

  const second = await start();
  expect(await committed(second.report.connectionString)).toEqual([{ name: 'first' }]);
});

test('a killed server is reported to its application, and the next start recovers what was committed', async () => {
  const first = await start();
  await query(first.report.connectionString, `create table orders as select 'first' as name`);
  process.kill(first.report.pid ?? 0, 'SIGKILL');
  expect(await first.nextReport()).toEqual({ exit: expect.stringContaining('ended unexpectedly') });

  const second = await start();
  expect(second.report.pid).not.toBe(first.report.pid);
  expect(await committed(second.report.connectionString)).toEqual([{ name: 'first' }]);
});

test('both killed at once, again and again: every committed row is there', async () => {
  const names: string[] = [];
  for (let round = 0; round < 3; round++) {
    const application = await start();
    const { connectionString, pid = 0 } = application.report;
    await query(connectionString, 'create table if not exists orders (name text)');
    expect((await committed(connectionString)).map((row) => row.name)).toEqual(names);
    await query(connectionString, `insert into orders values ('round ${round}')`);
    names.push(`round ${round}`);
    process.kill(pid, 'SIGKILL');
    await kill(application.process, 'SIGKILL');
  }
});

test('a crash of one database process is no reason to end: the lock is taken again', async () => {
  const first = await start();
  const { connectionString } = first.report;
  const [victim] = await query<{ pid: number }>(
    connectionString,
    `select pid from pg_stat_activity where application_name like 'nearbite %'`,
  );
  process.kill(victim?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(
    async () => expect(await lockHolders(connectionString)).toEqual([first.process.pid]),
    20_000,
  );

  expect(first.process.exitCode).toBeNull();
  const second = await start();
  expect(second.report.error).toContain(
    `already running on this data directory (process ${first.process.pid}`,
  );
});

test.each(['a process of our own', 'a process of another user'])(
  'a pid file that names %s is put away',
  async (whose) => {
    const first = await start();
    await query(first.report.connectionString, `create table orders as select 'first' as name`);
    const before = await readFile(pidFile(), 'utf8');
    process.kill(first.report.pid ?? 0, 'SIGKILL');
    await kill(first.process, 'SIGKILL');
    const owner = whose.endsWith('our own') && process.getuid?.() === 0 ? await ownerOf(pidFile()) : {};
    const bystander = spawn('sleep', ['60'], owner);
    bystanders.push(bystander);
    await writeFile(pidFile(), before.replace(/^\d+/, String(bystander.pid)));

    const second = await start();
    expect(second.report.error).toBeUndefined();
    expect(await committed(second.report.connectionString)).toEqual([{ name: 'first' }]);
    expect(isAlive(bystander.pid ?? 0)).toBe(true);
  },
);

test('of two applications at once one runs and the other says which', async () => {
  // Both for the first time, so that they also make the same database at once.
  const dataDir = join(scene.dir, 'new-dir');
  const both = await Promise.all([1, 2].map(() => scene.startApplication([dataDir])));
  const [winner, ...others] = both.filter(({ report }) => report.connectionString);
  const loser = both.find(({ report }) => report.error);

  expect(others).toEqual([]);
  expect(loser?.report.error).toBe(
    `StartError: Another Nearbite is already running on this data directory (process ${winner?.process.pid}): ` +
      `stop it first, or set DATA_DIR and PORT to values of your own.`,
  );
  expect(await query(winner?.report.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

async function lockHolders(connectionString: string | undefined): Promise<number[]> {
  const rows = await query<{ name: string }>(
    connectionString,
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and a.application_name like 'nearbite %'`,
  );
  return rows.map(({ name }) => Number(name.split(' ')[1]));
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(path);
  return { uid, gid };
}
