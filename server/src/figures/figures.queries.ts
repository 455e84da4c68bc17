import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** The kinds of `server/src/db/functions/figures.sql`. */
export type FigureKind =
  | `parts-${'pending' | 'fulfilled' | 'cancelled'}`
  | `customer-${'pending' | 'fulfilled' | 'cancelled'}`
  | `notices-${'unread' | 'seen'}`
  | 'customer-notices';

const countRow = z.strictObject({ kind: z.string(), count: z.int() });

/** How many a restaurant or an account has of each kind. */
export async function readCounts<const Kinds extends readonly FigureKind[]>(
  db: Db,
  kinds: Kinds,
  subjectId: number,
): Promise<Record<Kinds[number], number>> {
  const rows = await statement(countRow)`
    select kind, sum(count)::bigint as count
    from kept_figures
    where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) and subject_id = ${subjectId}
    group by kind
  `.all(db);
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  // One entry for each of the kinds.
  return Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<
    Kinds[number],
    number
  >;
}

/** The sum of some kinds, as a part of another statement. */
export const countOf = (kinds: RawBuilder<unknown>, subjectId: RawBuilder<unknown>) => sql`
  select coalesce(sum(count), 0)::bigint from kept_figures where kind in (${kinds}) and subject_id = ${subjectId}`;

const calendarRow = z.strictObject({ time_zone: z.string().nullable() });

/** Months are those of one time zone: where it has changed, or nothing was counted yet, everything is counted anew. */
export async function ensureFiguresFor(db: Db, timeZone: string): Promise<void> {
  const calendar = await statement(calendarRow)`select time_zone from figures_calendar`.one(db);
  if (calendar.time_zone === timeZone) return;
  await sql`select recount_figures(${timeZone})`.execute(db);
}

export async function foldFigures(db: Db): Promise<void> {
  await sql`select fold_figures()`.execute(db);
}

const differenceRow = z.strictObject({
  kind: z.string(),
  subject_id: z.int(),
  month: z.string(),
  kept_count: z.int(),
  counted_count: z.int(),
  kept_minor: z.int(),
  counted_minor: z.int(),
});

/** Figures that are not what a recount says; there should be none. */
export const findDifferences = (db: Db) =>
  statement(differenceRow)`
    select kind, subject_id, month::text as month, kept_count, counted_count, kept_minor, counted_minor
    from figure_differences order by kind, subject_id, month limit 100
  `.all(db);
