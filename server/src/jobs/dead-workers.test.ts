import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { freeAllJobs, startHeartbeat } from './heartbeat.ts';
import { defineJob, enqueue, handleJob, startWorker } from './queue.ts';
import { enqueueMail, enqueueMails } from './send-mail.ts';

const greet = defineJob<{ name: string }>('greet');
const log = pino({ level: 'silent' });
/** As with a mail server; what stays in the database needs no job. */
const SENT_BY_JOBS = {
  mail: { mailer: { send: async () => undefined, close: async () => undefined }, outbox: undefined },
};
const heartbeat = { everyMs: 100, deadAfterMs: 1_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A worker of another process, once it has taken a job. */
async function startForeignWorker(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('worker-process.testing.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, database.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const until = async (isTrue: () => boolean, seconds: number) => {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end && !isTrue(); ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return isTrue();
};

test('a job of a killed worker is taken over soon, a job of a living one is not', async () => {
  await enqueue(database.db, greet, { name: 'Amina' }, { key: 'greet:Amina' });
  const foreign = await startForeignWorker();
  const greeted: string[] = [];
  const handlers = [handleJob(greet, async ({ name }) => void greeted.push(name))];
  const worker = await startWorker({ pool: database.pool, handlers, log, heartbeat });
  expect(await until(() => greeted.length > 0, 3)).toBe(false);

  await kill(foreign);
  expect(await until(() => greeted.length > 0, 10)).toBe(true);
  await worker.stop();
  expect(greeted).toEqual(['Amina']);
});

test('the only worker takes over at once what its predecessor left', async () => {
  await enqueue(database.db, greet, { name: 'Omar' }, { key: 'greet:Omar' });
  await kill(await startForeignWorker());
  const greeted: string[] = [];
  const handlers = [handleJob(greet, async ({ name }) => void greeted.push(name))];
  const worker = await startWorker({ pool: database.pool, handlers, log, isAlone: true });
  expect(await until(() => greeted.length > 0, 5)).toBe(true);
  await worker.stop();
});

test('a worker that stops leaves nothing behind', async () => {
  const worker = await startWorker({ pool: database.pool, handlers: [], log, heartbeat });
  const before = await database.db.selectFrom('job_workers').select('id').execute();
  await worker.stop();
  const after = await database.db.selectFrom('job_workers').select('id').execute();
  expect(before.length - after.length).toBe(1);
});

describe('a mail that a dead worker was about to send', () => {
  const freeKeys = async () => {
    const rows = await database.db
      .selectFrom('mails')
      .select('mail_key')
      .where('claimed_until', 'is', null)
      .orderBy('mail_key')
      .execute();
    return rows.map(({ mail_key }) => mail_key);
  };

  beforeEach(async () => {
    const mail = { to: 'amina@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await sql`truncate mails, graphile_worker._private_jobs`.execute(database.db);
    await enqueueMails(SENT_BY_JOBS, database.db, [
      { key: 'first', ...mail },
      { key: 'second', ...mail },
    ]);
    await enqueueMail(SENT_BY_JOBS, database.db, 'of a living worker', mail);
    await sql`update mails set claimed_until = now() + interval '45 seconds'`.execute(database.db);
    await sql`
      update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = 'dead'
      where key = 'mail:first'`.execute(database.db);
  });

  test('need not wait until its claim ends', async () => {
    const times = { everyMs: 60_000, deadAfterMs: 1_000 };
    const heartbeat = startHeartbeat({ pool: database.pool, workerId: 'alive', log, times });
    await heartbeat.stop();
    expect(await freeKeys()).toEqual(['first', 'second']);
  });

  test('nor does any, once nobody else is there', async () => {
    await freeAllJobs(database.pool);
    expect(await freeKeys()).toEqual(['first', 'of a living worker', 'second']);
  });
});
