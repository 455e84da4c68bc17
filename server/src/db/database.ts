import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { preparedPool } from './prepared-pool.ts';
import type { DB } from './tables.ts';

/** Counts and money fit a double exactly (amounts stay far below 2^53 paisa). */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

export type Database = {
  readonly db: Db;
  /** For the job queue, which speaks to the driver itself. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly connectionString: string;
  readonly maxConnections: number;
  readonly onIdleError: (error: Error) => void;
};

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'nearbite',
  });
  // A connection lost while idle must not take the process down; the next query reports for itself.
  pool.on('error', options.onIdleError);
  pool.on('connect', (client) => client.on('error', options.onIdleError));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      await pool.end();
    },
  };
}
