import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { preparedPool, type Run } from './pool/prepared-pool.ts';
import { retryLostRaces } from './pool/retry-lost-races.ts';
import { beginSession, type Timeouts } from './pool/session.ts';
import type { DB } from './tables.ts';

/** Counts and money fit a double exactly (amounts stay far below 2^53). */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** Lists of identifiers, which are never null. */
const INT8_LIST = 1016;
// The driver's types name single values only.
pg.types.setTypeParser(INT8_LIST as Parameters<typeof pg.types.setTypeParser>[0], (text) =>
  text.slice(1, -1).split(',').filter(Boolean).map(Number),
);

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

export type Database = {
  readonly db: Db;
  /** For filling an empty database, whose statements are large. */
  readonly withoutTimeLimits: Db;
  /** For migrations and the job queue, which speak to the driver themselves and may take their time. */
  readonly pool: pg.Pool;
  /** Fails when the database does not answer within two seconds, however busy the other pools are. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly connectionString: string;
  /** For requests; reads and writes have a half each, so that neither can use up the other's. */
  readonly maxConnections: number;
  readonly onIdleError: (error: Error) => void;
  readonly timeouts?: Timeouts;
  /** How long a request waits for a connection. */
  readonly patienceMs?: number;
};

const TIMEOUTS: Timeouts = { lockMs: 4_000, statementMs: 12_000, clientMs: 14_000 };
const HEALTH_TIMEOUTS: Timeouts = { lockMs: 1_500, statementMs: 1_500, clientMs: 2_000 };
const PATIENCE_MS = 5_000;
const HEALTH_CONNECTIONS = 1;
/** Four jobs at a time, one that listens for new ones, one to note what is done. */
const JOB_CONNECTIONS = 6;

const runs = new WeakMap<Db | Trx, Run>();

/** The way around the query builder for statements that are compiled already; none in a transaction. */
export const runOf = (db: Db | Trx): Run | undefined => runs.get(db);

/** The query builder on pools, with the way around it. */
export function queryBuilder(pool: ReturnType<typeof preparedPool>, Builder = Kysely<DB>): Db {
  const db = new Builder({ dialect: new PostgresDialect({ pool }) });
  runs.set(db, pool.run);
  return db;
}

/** Transactions that lose a race for locks are run again; see retryLostRaces. */
class RetryingKysely extends Kysely<DB> {
  override transaction() {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => retryLostRaces(() => execute(work));
    return builder;
  }
}

export function openDatabase(options: DatabaseOptions): Database {
  const { timeouts = TIMEOUTS, maxConnections } = options;
  const writes = openPool(options, {
    max: Math.ceil(maxConnections / 2),
    timeouts,
    writes: true,
  });
  const reads = openPool(options, { max: Math.ceil(maxConnections / 2), timeouts });
  const health = openPool(options, { max: HEALTH_CONNECTIONS, timeouts: HEALTH_TIMEOUTS });
  const pool = openPool(options, { max: JOB_CONNECTIONS });
  const db = queryBuilder(preparedPool({ reads, writes }), RetryingKysely);
  return {
    db,
    withoutTimeLimits: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    pool,
    ping: () => askOnce(health),
    async close() {
      await db.destroy();
      await Promise.all([writes, reads, health, pool].map((each) => each.end()));
    },
  };
}

/** Reads on a few connections of their own, for another thread, which ends with them. */
export function openReads(connectionString: string, max: number): Db {
  const reads = openPool({ connectionString, onIdleError: () => undefined }, { max, timeouts: TIMEOUTS });
  return queryBuilder(preparedPool({ reads, writes: reads }));
}

export function openPool(
  {
    connectionString,
    onIdleError,
    patienceMs: mostMs = PATIENCE_MS,
  }: Pick<DatabaseOptions, 'connectionString' | 'onIdleError' | 'patienceMs'>,
  {
    max,
    timeouts,
    ...session
  }: {
    readonly max: number;
    readonly timeouts?: Timeouts;
    readonly writes?: boolean;
  },
): pg.Pool {
  const patienceMs = Math.min(mostMs, timeouts?.clientMs ?? mostMs);
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 60_000,
    application_name: 'nearbite',
    // The pool waits for it, and gives up a connection where it fails.
    onConnect: (client) => beginSession(client, { timeouts, patienceMs, ...session }),
    ...(timeouts && { query_timeout: timeouts.clientMs }),
  });
  // A connection lost while idle must not take the process down; the next query reports for itself.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

async function askOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('select 1');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    client.release(failure);
  }
}
