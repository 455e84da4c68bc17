import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../process/start-error.ts';
import { messageOf, systemErrorCode } from '../../process/system-error.ts';
import { SUPERUSER } from './initdb.ts';
import type { Address } from './server-process.ts';

// Any fixed number; advisory locks are per database, and this one is taken in `postgres`, which nothing else uses.
const LOCK_KEY = 6_328_242;
const NOT_YET = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/** Connects to the maintenance database; undefined when the server is starting, stopping or gone. */
export async function tryConnect(
  address: Address,
  password: string,
  dir: string,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...address,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: `nearbite ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    ssl: false,
  });
  // A server that goes away is noticed by the 'end' event; an unheard 'error' event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isConnectionLoss(error)) return undefined;
    if (systemErrorCode(error) === '28P01') {
      throw new StartError(
        `The file ${dir}/password does not fit the database beside it: restore it from a backup.`,
      );
    }
    throw new StartError(`The PostgreSQL in ${dir} refuses connections: ${messageOf(error)}.`);
  }
}

/**
 * One application per cluster. The lock is a session's, so the kernel and PostgreSQL release it however its holder
 * ends; nothing is left behind that could be stale. Returns false when the connection was lost on the way.
 */
export async function takeInstanceLock(client: pg.Client): Promise<boolean> {
  try {
    // The session of an application killed a moment ago may take an instant to end.
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        LOCK_KEY,
      ]);
      if (rows[0]?.taken) return true;
      await delay(75);
    }
    const { rows } = await client.query<{ holder: string }>(
      `select a.application_name as holder
         from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and l.granted and l.objid = $1 and a.datname = 'postgres'`,
      [LOCK_KEY],
    );
    const pid = rows[0]?.holder.split(' ')[1] ?? 'unknown';
    await client.end();
    throw new StartError(
      `Another Nearbite is already running on this data directory (process ${pid}): ` +
        'stop it first, or set DATA_DIR and PORT to values of your own.',
    );
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    return false;
  }
}

function isConnectionLoss(error: unknown): boolean {
  return (
    NOT_YET.has(systemErrorCode(error) ?? '') || /^Connection terminated|not queryable/.test(messageOf(error))
  );
}
