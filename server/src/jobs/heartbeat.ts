import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';

export type HeartbeatTimes = {
  readonly everyMs: number;
  /** A worker not seen for this long has died; its jobs run again elsewhere. */
  readonly deadAfterMs: number;
};

/** With the queue's polling, jobs of a killed process start again within 45 seconds. */
export const HEARTBEAT: HeartbeatTimes = { everyMs: 5_000, deadAfterMs: 30_000 };

type Options = {
  readonly pool: Pool;
  readonly workerId: string;
  readonly log: BaseLogger;
  readonly times: HeartbeatTimes;
};

/** Tells the others that this worker lives and takes the jobs of those who do not. All times are the database's. */
export function startHeartbeat({ pool, workerId, log, times }: Options): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const beat = async () => {
    try {
      await noteAlive(pool, workerId);
      const freed = await freeJobsOfDeadWorkers(pool, times.deadAfterMs);
      if (freed > 0) log.warn({ jobs: freed }, 'jobs of a worker that died are taken over');
    } catch (error) {
      log.warn({ err: error }, 'the job worker could not report that it is alive');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = beat();
    }, times.everyMs);
  };
  running = beat();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await pool.query('delete from job_workers where id = $1', [workerId]);
    },
  };
}

async function noteAlive(pool: Pool, workerId: string): Promise<void> {
  await pool.query(
    'insert into job_workers (id) values ($1) on conflict (id) do update set seen_at = now()',
    [workerId],
  );
}

/** A dead worker's job may run again at once, and the mails it was about to hand over are no longer claimed by it. */
const freeJobs = (condition: string) => `
  with freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by is not null and ${condition}
    returning key, payload
  ), released as (
    update mails set claimed_until = null
    where sent_at is null and mail_key in (
      select mail ->> 'key' from freed, json_array_elements(payload -> 'mails') mail where freed.key like 'mail:%')
  )
  select from freed`;

/** Returns how many jobs were freed. A worker that never reported is judged by when it took the job. */
async function freeJobsOfDeadWorkers(pool: Pool, deadAfterMs: number): Promise<number> {
  const limit = [`${deadAfterMs} milliseconds`];
  const { rowCount } = await pool.query(
    freeJobs(`locked_at < now() - $1::interval and not exists (
      select 1 from job_workers w where w.id = locked_by and w.seen_at >= now() - $1::interval)`),
    limit,
  );
  await pool.query(`delete from job_workers where seen_at < now() - $1::interval - interval '1 day'`, limit);
  return rowCount ?? 0;
}

/** For a single instance: a job's lock left by an earlier process is dead. */
export async function freeAllJobs(pool: Pool): Promise<void> {
  await pool.query(freeJobs('true'));
  await pool.query(
    'update mails set claimed_until = null where sent_at is null and claimed_until is not null',
  );
  await pool.query('delete from job_workers');
}
