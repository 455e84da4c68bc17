import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { CommitWatch } from '../db/commit-watch.ts';

/** Tells whether anything can have changed without a statement that asks. */
export type ChangeLease = {
  /**
   * The same number twice means that nothing of the catalog was committed in between, by anyone. Undefined while
   * others may change it, or while a commit of our own is under way.
   */
  mark(): number | undefined;
  close(): Promise<void>;
};

type Options = {
  readonly connectionString: string;
  /** Whose connections that write name the same process. */
  readonly commits: CommitWatch;
  readonly processKey: string;
};

/** Whoever finds the lease lost waits a little longer than this (`outlast_lost_catalog_lease`). */
const VALID_MS = 500;
/** Also how long another process waits for the lease to be put down. */
const EVERY_MS = 100;
/**
 * PostgreSQL ends a session that is silent for so long, and with it the lease: longer than a busy process falls behind,
 * and shorter than others wait for a lock.
 */
const SILENCE_MS = 2_500;
/** Shorter than that. */
const RETRY_MS = 1_000;
/** Whoever made us put it down may do more, and should not have to wait each time. */
const REST_MS = 5_000;
const PATIENCE_MS = 5_000;

const BEGIN = `select set_config('idle_session_timeout', $1, false), pg_advisory_lock_shared(5639069683421282306)`;
const TAKE = 'select take_catalog_lease($1) as "isOurs"';
const REST = 'select $1::bigint is null as "isOurs"';
/** Asked ten times a second: by its name PostgreSQL need not plan it each time. */
const IS_WANTED = { name: 'is_wanted', text: 'select is_catalog_lease_wanted() as "isWanted"' };
const PUT_DOWN = 'select put_down_catalog_lease($1)';

const NEVER = { until: 0, wallUntil: 0 };

/**
 * Holds the lease of `functions/catalog-lease.sql` whenever this is the only process, and puts it down for anybody else
 * who starts or changes the catalog. What it last heard counts from before it asked, and for less time than it takes
 * PostgreSQL to give the lease to somebody else.
 */
export function openChangeLease({ connectionString, commits, processKey }: Options): ChangeLease {
  const closing = new AbortController();
  const { signal } = closing;
  let valid = NEVER;
  let [taken, restsUntil] = [0, 0];
  let isDoubtful = false;
  commits.onUnknown(() => {
    isDoubtful = true;
  });

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      // Without a lease changes are looked for by statements, so nobody needs to hear of this.
      await holdOnOneConnection().catch(() => undefined);
      valid = NEVER;
      await pause(RETRY_MS);
    }
  }

  async function holdOnOneConnection(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: 'nearbite',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const lost = () => {
      valid = NEVER;
    };
    client.on('error', lost).on('end', lost);
    try {
      await client.connect();
      await client.query(BEGIN, [String(SILENCE_MS)]);
      while (!signal.aborted) if (await take(client)) await hold(client);
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  async function take(client: pg.Client): Promise<boolean> {
    // Whatever is not known yet of earlier commits is in the gate, and ends before the lease can be taken.
    isDoubtful = false;
    const isResting = performance.now() < restsUntil;
    const { rows } = await client.query<{ isOurs: boolean }>(isResting ? REST : TAKE, [processKey]);
    if (rows[0]?.isOurs) return true;
    await pause(RETRY_MS / 2);
    return false;
  }

  async function hold(client: pg.Client): Promise<void> {
    taken += 1;
    while (!signal.aborted && !isDoubtful) {
      const next = { until: performance.now() + VALID_MS, wallUntil: Date.now() + VALID_MS };
      const { rows } = await client.query<{ isWanted: boolean }>(IS_WANTED);
      if (rows[0]?.isWanted !== false) {
        restsUntil = performance.now() + REST_MS;
        break;
      }
      valid = next;
      await pause(EVERY_MS);
    }
    valid = NEVER;
    await client.query(PUT_DOWN, [processKey]);
  }

  /** Ends early when this is closed. */
  const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => undefined);
  const kept = keep();

  return {
    mark: () =>
      // The one clock cannot be set, the other goes on while the machine sleeps.
      performance.now() < valid.until &&
      Date.now() < valid.wallUntil &&
      !isDoubtful &&
      !commits.isCommitting()
        ? taken + commits.ended()
        : undefined,
    async close() {
      closing.abort();
      await kept;
    },
  };
}
