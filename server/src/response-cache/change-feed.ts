import { sql } from 'kysely';
import { z } from 'zod';
import { createBatch } from '../db/batch-calls.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** What became visible; a restaurant's change may be one that lists of restaurants show too. */
export type Changes = {
  readonly isEverything: boolean;
  readonly isListed: boolean;
  readonly restaurantIds: ReadonlySet<number>;
  /** How far the primary's log was written when these changes were visible: a replica beyond it shows them too. */
  readonly position: number;
};

export type ChangeFeed = {
  /** Resolves once everything that was committed before the call has been passed on, by any instance. */
  catchUp(): Promise<void>;
};

/** Rows of the log live longer (an hour), so nothing that was deleted can have been missed. */
const FORGETS_AFTER_MS = 10 * 60_000;

const snapshotRow = z.strictObject({ snapshot: z.string(), position: z.int() });
const changesRow = z.strictObject({
  snapshot: z.string(),
  restaurant_ids: z.array(z.int()),
  is_everything: z.boolean(),
  is_listed: z.boolean(),
  position: z.int(),
});

/** In the moment of a failover the database is none to write to yet. */
const writtenTo = sql`pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0')::bigint`;

const currentSnapshot = statement(
  snapshotRow,
)`select pg_current_snapshot()::text as snapshot, ${writtenTo} as position`;

/** What this statement sees of the log and the one with the given snapshot did not. */
const changesSince = (snapshot: string) => statement(changesRow)`
  select pg_current_snapshot()::text as snapshot,
    coalesce(array_agg(restaurant_id) filter (where restaurant_id is not null), '{}') as restaurant_ids,
    coalesce(bool_or(restaurant_id is null), false) as is_everything,
    coalesce(bool_or(is_listed), false) as is_listed,
    ${writtenTo} as position
  from catalog_changes
  where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`;

/**
 * Reads the log of changes once for all readers that wait at that moment. A reader waits for a statement that began
 * after it came, so it never misses a change that was acknowledged before.
 */
export function createChangeFeed(db: Db, onChanges: (changes: Changes) => void): ChangeFeed {
  /** Every change it sees has been passed on. Of two statements the younger counts: invalidating something twice does no harm. */
  let known: { readonly snapshot: string; readonly sequence: number } | undefined;
  let [statements, readAt] = [0, 0];

  async function readLog(): Promise<void> {
    const now = performance.now();
    const sequence = ++statements;
    const { snapshot, changes } =
      known === undefined || now - readAt > FORGETS_AFTER_MS
        ? readEverything(await currentSnapshot.one(db))
        : readChanges(await changesSince(known.snapshot).one(db));
    if (changes) onChanges(changes);
    if (known === undefined || known.sequence < sequence) {
      known = { snapshot, sequence };
      readAt = now;
    }
  }

  const readForAll = createBatch<undefined, undefined>(async (readers) => {
    await readLog();
    return readers;
  }, Number.POSITIVE_INFINITY);

  return { catchUp: () => readForAll(undefined) };
}

function readEverything({ snapshot, position }: z.infer<typeof snapshotRow>) {
  const changes: Changes = { isEverything: true, isListed: true, restaurantIds: new Set(), position };
  return { snapshot, changes };
}

function readChanges(row: z.infer<typeof changesRow>) {
  const isNew = row.is_everything || row.restaurant_ids.length > 0;
  const changes: Changes | undefined = isNew
    ? {
        isEverything: row.is_everything,
        isListed: row.is_listed,
        restaurantIds: new Set(row.restaurant_ids),
        position: row.position,
      }
    : undefined;
  return { snapshot: row.snapshot, changes };
}

/** What every instance has read long ago. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`delete from catalog_changes where created_at < now() - interval '1 hour'`.execute(db);
}
