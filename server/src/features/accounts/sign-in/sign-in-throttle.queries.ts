import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type Policy = { readonly free: number; readonly longestSeconds: number };
type Counter = { readonly key: Buffer; readonly policy: Policy };

/** Failures this old say nothing about the next attempt. */
const REMEMBER_SECONDS = 900;

/** How many seconds the longest of the blocks still lasts. */
export async function readBlocks(db: Db, keys: readonly Buffer[], now: Date): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('key', 'in', keys)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.until ? Math.ceil((row.until.getTime() - now.getTime()) / 1000) : 0;
}

/** In the order of the keys, so that two attempts never wait for each other. */
export async function countFailures(db: Db, counters: readonly Counter[], now: Date): Promise<void> {
  for (const { key, policy } of [...counters].sort((a, b) => Buffer.compare(a.key, b.key))) {
    const failures = sql<number>`case when sign_in_failures.forget_at <= ${now} then 1
                                      else sign_in_failures.failures + 1 end`;
    const seconds = sql<number>`least(${policy.longestSeconds}, 2 ^ least(30, ${failures} - ${policy.free}))`;
    const until = sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds})`;
    await db
      .insertInto('sign_in_failures')
      .values({ key, failures: 1, forget_at: later(now, REMEMBER_SECONDS) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures,
          blocked_until: sql<Date | null>`case when ${failures} > ${policy.free} then ${until} end`,
          forget_at: later(now, REMEMBER_SECONDS + policy.longestSeconds),
        }),
      )
      .execute();
  }
}

/** A right password clears what was counted against this account here, and takes back its own count elsewhere. */
export async function forgetFailures(db: Db, [own, ...shared]: readonly Buffer[]): Promise<void> {
  if (own) await db.deleteFrom('sign_in_failures').where('key', '=', own).execute();
  if (shared.length === 0) return;
  await db
    .updateTable('sign_in_failures')
    .set((row) => ({ failures: sql<number>`greatest(${row.ref('failures')} - 1, 0)`, blocked_until: null }))
    .where('key', 'in', shared)
    .execute();
}

export async function deleteForgotten(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('forget_at', '<', now).execute();
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
