import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { onServer } from '../testing/test-server.ts';
import { defineJob, enqueue, handleJob, startWorker } from './queue.ts';

const greet = defineJob<{ name: string }>('greet');
const heartbeat = { everyMs: 100, deadAfterMs: 1_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Ends every connection and lets nobody in, or lets them in again. */
async function openDoors(isOpen: boolean): Promise<void> {
  const name = new URL(database.connectionString).pathname.slice(1);
  const url = inject('testServerUrl');
  await onServer(url, `alter database ${name} allow_connections ${isOpen}`);
  if (!isOpen)
    await onServer(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

test('a database that goes away while jobs run stops the queue only for as long', async () => {
  // The queue's library prints the errors it ends with.
  const trace = vi.spyOn(console, 'trace').mockReturnValue();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const greeted: string[] = [];
  const handlers = [
    handleJob(greet, async ({ name }) => {
      // Gone while the first job runs, so that nobody can note that it is done.
      if (greeted.push(name) === 1) await openDoors(false);
    }),
  ];
  await enqueue(database.db, greet, { name: 'Amina' }, { key: 'greet:Amina' });
  const worker = await startWorker({ pool: database.pool, handlers, log, heartbeat });
  await expect.poll(() => lines.join()).toContain('the job queue has ended by itself');
  await openDoors(true);

  await enqueue(database.db, greet, { name: 'Omar' }, { key: 'greet:Omar' });
  await expect.poll(() => greeted).toContain('Omar');
  await expect
    .poll(async () => (await database.pool.query('select key from graphile_worker.jobs')).rows)
    .toEqual([]);
  await worker.stop();
  trace.mockRestore();
});
