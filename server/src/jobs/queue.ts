import { EventEmitter, once } from 'node:events';
import {
  Logger,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type TaskSpec,
  type WorkerEvents,
} from 'graphile-worker';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';
import type { Db, Trx } from '../db/database.ts';
import { freeAllJobs, HEARTBEAT, type HeartbeatTimes, startHeartbeat } from './heartbeat.ts';
import { keepRunning } from './keep-running.ts';

/** A kind of background work; the type says what it needs to know. */
export type Job<Payload> = { readonly name: string; readonly payloadType?: Payload };

export const defineJob = <Payload>(name: string): Job<Payload> => ({ name });

type JobContext = { readonly jobId: string };

export type JobHandler = {
  readonly name: string;
  /** Also runs by the clock, as a crontab line's five fields say. */
  readonly cron?: string;
  /** Also runs when a worker begins, with the payload `AT_START`. */
  readonly isRunAtStart?: boolean;
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
};

export function handleJob<Payload>(
  job: Job<Payload>,
  handle: (payload: Payload, context: JobContext) => Promise<void>,
  cron?: string,
): JobHandler {
  // `enqueue` takes the payload of the same job only.
  const run = (payload: unknown, context: JobContext) => handle(payload as Payload, context);
  return { name: job.name, run, ...(cron ? { cron } : {}) };
}

/** What a process that was killed has left behind does not wait for the clock. */
export const AT_START = { isStart: true } as const;

/** Exponential back-off: the last attempt comes after several days. */
const MAX_ATTEMPTS = 25;

/**
 * Writes a job in the transaction of the change that causes it: both happen or neither. While a job of the same
 * key waits, it is replaced. A handler may run twice: the process may die after the work and before the note.
 */
export async function enqueue<Payload>(
  trx: Db | Trx,
  job: Job<Payload>,
  payload: Payload,
  { key, runAt }: Pick<TaskSpec, 'runAt'> & { readonly key: string },
): Promise<void> {
  await sql`select ${jobOf(job, sql`${JSON.stringify(payload)}`, { key: sql`${key}`, runAt })}`.execute(trx);
}

/** The same as part of a statement, where payload (a JSON text) and key are made of what it writes. */
export const jobOf = (
  job: Job<unknown>,
  payload: RawBuilder<unknown>,
  { key, runAt }: { readonly key: RawBuilder<unknown>; readonly runAt?: TaskSpec['runAt'] | undefined },
): RawBuilder<unknown> => sql`
  graphile_worker.add_job(
    ${job.name}, ${payload}::json,
    run_at => coalesce(${runAt ?? null}::timestamptz, now()),
    max_attempts => ${MAX_ATTEMPTS}::int,
    job_key => ${key}::text
  )`;

/** Notes what is done before the worker ends; without it a stop could leave a finished job to be run again. */
const BOOKKEEPING = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

export type Worker = { stop(): Promise<void> };

type WorkerOptions = {
  readonly pool: Pool;
  readonly handlers: readonly JobHandler[];
  readonly log: BaseLogger;
};

export async function prepareJobs(pool: Pool, log: BaseLogger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLogger(log) });
}

type RunningWorkerOptions = WorkerOptions & {
  /** No other process works on this database. */
  readonly isAlone?: boolean;
  readonly heartbeat?: HeartbeatTimes;
};

/** Works jobs off until it is stopped. */
export async function startWorker(options: RunningWorkerOptions): Promise<Worker> {
  if (options.isAlone) await freeAllJobs(options.pool);
  const atStart = options.handlers.filter(({ isRunAtStart }) => isRunAtStart).map(({ name }) => name);
  await options.pool.query(
    `select graphile_worker.add_job(name, $2::json, job_key => name || ' at start') from unnest($1::text[]) name`,
    [atStart, JSON.stringify(AT_START)],
  );
  return keepRunning(() => beginRun(options), options.log);
}

async function beginRun({ pool, handlers, log, heartbeat: times = HEARTBEAT }: RunningWorkerOptions) {
  const events: WorkerEvents & EventEmitter = new EventEmitter();
  // The name under which the queue's jobs are taken is made by the queue itself.
  const named = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  const runner: Runner = await run({
    events,
    pgPool: pool,
    taskList: taskList(handlers),
    crontab: handlers.flatMap(({ name, cron }) => (cron ? [`${cron} ${name}`] : [])).join('\n'),
    concurrency: 4,
    preset: BOOKKEEPING,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger: workerLogger(log),
  });
  // Its own promise may never settle when it gives up, because it waits for what it could not write.
  const ended = once(events, 'pool:gracefulShutdown');
  return { runner, ended, heartbeat: startHeartbeat({ pool, workerId: await named, log, times }) };
}

/** Works off everything that is due, then returns; tests drive the queue with it. */
export async function drainJobs({ pool, handlers, log }: WorkerOptions): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: taskList(handlers),
    preset: BOOKKEEPING,
    noHandleSignals: true,
    logger: workerLogger(log),
  });
}

function taskList(handlers: readonly JobHandler[]): TaskList {
  return Object.fromEntries(
    handlers.map(({ name, run: handle }) => [
      name,
      (payload, { job }) => handle(payload, { jobId: String(job.id) }),
    ]),
  );
}

/** Jobs carry personal data, so only the queue's own words are logged, never a payload. */
function workerLogger(log: BaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: message }, 'job queue');
    else if (level === 'warning') log.warn({ queue: message }, 'job queue');
    else log.debug({ queue: message }, 'job queue');
  });
}
