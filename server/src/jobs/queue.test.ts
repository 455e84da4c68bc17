import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { defineJob, drainJobs, enqueue, handleJob } from './queue.ts';

const greet = defineJob<{ name: string }>('greet');
const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a job that is done is off the books before the worker ends, so that nothing runs it again', async () => {
  const greeted: string[] = [];
  const handlers = [handleJob(greet, async ({ name }) => void greeted.push(name))];
  for (let round = 1; round <= 50; round += 1) {
    await enqueue(database.db, greet, { name: `guest ${round}` }, { key: `greet:${round}` });
    await drainJobs({ pool: database.pool, handlers, log });
    const { rows } = await database.pool.query('select id from graphile_worker.jobs');
    expect(rows, `round ${round}`).toEqual([]);
  }
  expect(greeted).toHaveLength(50);
});
