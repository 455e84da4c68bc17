import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { REQUESTS_PER_TURN } from '../lib/requests-per-turn.ts';
import type { Db } from './database.ts';
import type { Slot } from './prepared.ts';

/** Two, so that one batch is read while the statement of the next one is on its way. */
const MAX_RUNNING = 2;
const MAX_BATCH = 100;

type Waiting<Key, Result> = {
  readonly key: Key;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads or writes for all callers of the same turn of the event loop by one statement: sending one costs more than
 * finding a few rows by key. `run` returns one result per key, in their order.
 */
export function batchCalls<Key, Result>(
  run: (db: Db, keys: readonly Key[]) => Promise<readonly Result[]>,
  /** Fewer where one result is more than a few rows, as the first waits for the last. */
  maxSize = MAX_BATCH,
): (db: Db, key: Key) => Promise<Result> {
  const batches = new WeakMap<Db, (key: Key) => Promise<Result>>();
  return (db, key) => {
    const known = batches.get(db);
    const runOne = known ?? createBatch<Key, Result>((keys) => run(db, keys), maxSize);
    if (!known) batches.set(db, runOne);
    return runOne(key);
  };
}

/**
 * Collects the calls of one turn of the event loop and runs them together. A batch begins after its last call, so every
 * caller sees what was committed before it called. One that is refused does not say for whom: then each is run alone.
 */
export function createBatch<Key, Result>(
  run: (keys: readonly Key[]) => Promise<readonly Result[]>,
  maxSize: number,
): (key: Key) => Promise<Result> {
  let waiting: Waiting<Key, Result>[] = [];
  let running = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || running === MAX_RUNNING) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void runBatch();
    });
  }

  async function runBatch(): Promise<void> {
    const batch = waiting.slice(0, maxSize);
    waiting = waiting.slice(maxSize);
    running += 1;
    schedule();
    await runTogether(batch);
    running -= 1;
    schedule();
  }

  async function runTogether(batch: readonly Waiting<Key, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) {
        if (index > 0 && index % REQUESTS_PER_TURN === 0) await nextTurn();
        // `run` returns one result per key.
        resolve(results[index] as Result);
      }
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) for (const one of batch) await runTogether([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}

/** A value or a constraint that is not kept: nothing was written. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && /^2[23]/.test(error.code);

/**
 * A list of keys that the planner cannot look at. It would plan a statement anew for every list it can, which takes
 * longer than finding the rows.
 */
export const unplanned = (
  keys: readonly unknown[] | Slot,
  type: 'int' | 'text' | 'uuid',
): RawBuilder<unknown> => sql`(select ${keys}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

/**
 * True for every row of a list, numbered from 1 on by `nth`. Of a list that comes with the call the planner assumes ten
 * rows, of one in JSON a hundred, and to find as many it reads small tables as a whole; with this it assumes one.
 */
export const isOneOfFew = (nth: string): RawBuilder<boolean> =>
  sql`${sql.ref(nth)} between 1 and ${sql.lit(10 * MAX_BATCH)}`;
