import { pino } from 'pino';
import { openDatabase } from '../db/database.ts';
import { defineJob, handleJob, startWorker } from './queue.ts';

/** A worker in a process of its own that takes a job and never ends it: somebody has to kill it. */
const [connectionString = ''] = process.argv.slice(2);
const { pool } = openDatabase({ connectionString, maxConnections: 5, onIdleError: () => undefined });

const hang = () => {
  process.stdout.write('taken\n');
  return new Promise<void>(() => undefined);
};
await startWorker({
  pool,
  handlers: [handleJob(defineJob<unknown>('greet'), hang)],
  log: pino({ level: 'silent' }),
  heartbeat: { everyMs: 100, deadAfterMs: 1_000 },
});
