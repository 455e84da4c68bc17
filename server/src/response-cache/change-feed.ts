import { sql } from 'kysely';
import { z } from 'zod';
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
  /** Resolves once everything that was committed before the call has been told, by whichever instance. */
  catchUp(): Promise<void>;
};

/** Rows of the log live longer (an hour), so nothing that was deleted can have been missed. */
const FORGETS_AFTER_MS = 10 * 60_000;

const snapshotRow = z.strictObject({ snapshot: z.string(), position: z.int() });
const newsRow = z.strictObject({
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
const changesSince = (snapshot: string) => statement(newsRow)`
  select pg_current_snapshot()::text as snapshot,
    coalesce(array_agg(restaurant_id) filter (where restaurant_id is not null), '{}') as restaurant_ids,
    coalesce(bool_or(restaurant_id is null), false) as is_everything,
    coalesce(bool_or(is_listed), false) as is_listed,
    ${writtenTo} as position
  from catalog_changes
  where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`;

/** Two, so that one group of readers is served while the next one's question is on its way. */
const MAX_UNDER_WAY = 2;

/**
 * Asks the log of changes on behalf of everyone who waits at that moment: one small statement instead of one per
 * reader. A reader waits for one that began after it came, so it never misses a change that was acknowledged before.
 */
export function createChangeFeed(db: Db, onChanges: (changes: Changes) => void): ChangeFeed {
  /** Everything it sees has been told. Of two statements the younger counts: telling something twice harms nobody. */
  let known: { readonly snapshot: string; readonly turn: number } | undefined;
  let [turns, askedAt] = [0, 0];
  let gathering: Promise<void> | undefined;
  const underWay = new Set<Promise<unknown>>();

  async function ask(): Promise<void> {
    const now = performance.now();
    const turn = ++turns;
    const { snapshot, changes } =
      known === undefined || now - askedAt > FORGETS_AFTER_MS
        ? readEverything(await currentSnapshot.one(db))
        : readNews(await changesSince(known.snapshot).one(db));
    if (changes) onChanges(changes);
    if (known === undefined || known.turn < turn) {
      known = { snapshot, turn };
      askedAt = now;
    }
  }

  /** One that is under way may have begun before the change that this reader must see. */
  function catchUp(): Promise<void> {
    gathering ??= waitForTurn().then(() => {
      gathering = undefined;
      const asked = ask();
      const over = asked.catch(() => undefined).finally(() => underWay.delete(over));
      underWay.add(over);
      return asked;
    });
    return gathering;
  }

  const waitForTurn = () => (underWay.size < MAX_UNDER_WAY ? gather() : Promise.race(underWay));

  return { catchUp };
}

function readEverything({ snapshot, position }: z.infer<typeof snapshotRow>) {
  const changes: Changes = { isEverything: true, isListed: true, restaurantIds: new Set(), position };
  return { snapshot, changes };
}

function readNews(news: z.infer<typeof newsRow>) {
  const isNew = news.is_everything || news.restaurant_ids.length > 0;
  const changes: Changes | undefined = isNew
    ? {
        isEverything: news.is_everything,
        isListed: news.is_listed,
        restaurantIds: new Set(news.restaurant_ids),
        position: news.position,
      }
    : undefined;
  return { snapshot: news.snapshot, changes };
}

/** Requests that came in the same turn of the event loop are all read by then. */
const gather = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What everyone has long asked about. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await sql`delete from catalog_changes where created_at < now() - interval '1 hour'`.execute(db);
}
