import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { query } from '../db/embedded/scene.testing.ts';
import { openReplica, type Replica } from '../db/pool/replica.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../testing/services/streaming-replica.ts';
import { type CatalogReads, createCatalogReads } from './catalog-reads.ts';

const log = recordingLog();
let servers: ReplicatedPostgres;
let database: Database;
let replica: Replica;
let reads: CatalogReads;
let categories = 0;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  database = openDatabase({
    connectionString: servers.primaryUrl,
    maxConnections: 4,
    onIdleError: () => undefined,
  });
  replica = openReplica({ connectionString: servers.replicaUrl, log, everyMs: 50 });
  reads = createCatalogReads(database.db, replica);
}, 240_000);
afterAll(async () => {
  await replica.close();
  await database.close();
  await servers.stop();
});

/** Where a read ran, and what it saw. */
const ask = () =>
  reads.run(async (db) => {
    const { rows } = await sql<{ isReplica: boolean; seen: number }>`
      select pg_is_in_recovery() as "isReplica", count(*) as seen from categories`.execute(db);
    return rows[0];
  });
const untilReplicaServes = () =>
  expect.poll(async () => (await ask())?.isReplica, { timeout: 60_000 }).toBe(true);

async function addCategory(): Promise<void> {
  categories += 1;
  await database.db
    .insertInto('categories')
    .values({ title: `Food ${categories}` })
    .execute();
}

test('a replica that keeps up serves reads, and no read misses what was written before it', async () => {
  await untilReplicaServes();
  for (let turn = 0; turn < 30; turn += 1) {
    await addCategory();
    expect(await ask()).toMatchObject({ seen: categories });
  }
  await untilReplicaServes();
  expect(await ask()).toEqual({ isReplica: true, seen: categories });
}, 120_000);

test('a late replica is left out as soon as it would miss a change, and comes back', async () => {
  await untilReplicaServes();
  await query(servers.replicaSuperuserUrl, 'select pg_wal_replay_pause()');
  await database.pool.query(`insert into job_workers (id) values ('unrelated')`);
  // What is not part of the catalog need not have arrived.
  expect(await ask()).toEqual({ isReplica: true, seen: categories });

  await addCategory();
  expect(await ask()).toEqual({ isReplica: false, seen: categories });
  await query(servers.replicaSuperuserUrl, 'select pg_wal_replay_resume()');
  await untilReplicaServes();
  expect(await ask()).toEqual({ isReplica: true, seen: categories });
}, 120_000);

test('no request fails when a replica dies, and it is used again when it is back', async () => {
  await untilReplicaServes();
  await servers.killReplica();
  for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toEqual({ isReplica: false, seen: categories });
  await expect
    .poll(() => log.lines.map(({ message }) => message))
    .toContain('the database replica is left out');

  await servers.startReplica();
  await untilReplicaServes();
  expect(log.lines.at(-1)?.message).toBe('the database replica is used again');
}, 120_000);
