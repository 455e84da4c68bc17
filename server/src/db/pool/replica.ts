import type { AdapterLog } from '../../adapters/adapter-log.ts';
import { type Db, openPool, queryBuilder } from '../database.ts';
import { preparedPool } from './prepared-pool.ts';

/** A streaming replica that may be late or away at any time. */
export type Replica = {
  readonly db: Db;
  /** Whether it is known to show everything up to this position of the primary's log. */
  hasReplayed(position: number): boolean;
  /** It failed to respond: it is not asked again before its next successful check. */
  leaveOut(error: unknown): void;
  close(): Promise<void>;
};

type Options = {
  readonly connectionString: string;
  readonly log: AdapterLog;
  readonly everyMs?: number;
};

const EVERY_MS = 250;
/** A position older than this says nothing about whether the replica is still there. */
const FORGOTTEN_AFTER_MS = 2_000;
const CONNECTIONS = 10;
/** Shorter than on the primary, which is asked next when the replica does not respond. */
const READ_TIMEOUTS = { lockMs: 1_000, statementMs: 4_000, clientMs: 5_000 };
const HEARTBEAT_TIMEOUTS = { lockMs: 1_000, statementMs: 1_000, clientMs: 1_500 };

const PATIENCE_MS = 1_000;

/** Null where it is no replica (any longer), whose log would go its own way. */
const POSITION = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position`;

export function openReplica({ connectionString, log, everyMs = EVERY_MS }: Options): Replica {
  const options = { connectionString, onIdleError: () => undefined, patienceMs: PATIENCE_MS };
  const reads = openPool(options, { max: CONNECTIONS, timeouts: READ_TIMEOUTS });
  const heartbeat = openPool(options, { max: 1, timeouts: HEARTBEAT_TIMEOUTS });
  const db = queryBuilder(preparedPool({ reads, writes: reads }));
  let known: { readonly position: number; readonly at: number } | undefined;
  let isAway = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function leaveOut(error: unknown): void {
    known = undefined;
    if (!isAway) log.warn({ err: error }, 'the database replica is left out');
    isAway = true;
  }

  async function beat(): Promise<void> {
    // From before the query: a result that took long is as old as that.
    const at = performance.now();
    try {
      const { rows } = await heartbeat.query<{ position: number | null }>(POSITION);
      const position = rows[0]?.position;
      if (position == null) throw new Error('DATABASE_REPLICA_URL names no replica');
      if (isAway) log.warn('the database replica is used again');
      isAway = false;
      known = { position, at };
    } catch (error) {
      if (!isClosed) leaveOut(error);
    }
    if (!isClosed) timer = setTimeout(() => void beat(), everyMs);
  }
  const first = beat();

  return {
    db,
    hasReplayed: (position) =>
      known !== undefined && performance.now() - known.at < FORGOTTEN_AFTER_MS && known.position >= position,
    leaveOut,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await first;
      await db.destroy();
      await Promise.all([reads.end(), heartbeat.end()]);
    },
  };
}
