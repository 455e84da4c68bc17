import { MONTHS_SHOWN } from '@nearbite/contract/earnings/earnings';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** Months begin and end by the clock of this time zone. */
export type Calendar = { readonly now: Date; readonly timeZone: string };

export const monthOf = (instant: RawBuilder<unknown>, timeZone: string) =>
  sql`date_trunc('month', ${instant} at time zone ${timeZone}::text)`;

const monthRow = z.strictObject({ month: z.int(), year: z.int(), sales: z.int(), earningMinor: z.int() });
type MonthRow = z.infer<typeof monthRow>;

/** Months without a sale are there too: the calendar is made first and the sales are laid beside it. */
export const readMonths = (
  db: Db,
  subject:
    | { readonly kind: 'sold'; readonly id: number }
    | { readonly kind: 'sold-everywhere'; readonly id: 0 },
  { now, timeZone }: Calendar,
): Promise<MonthRow[]> => {
  const current = monthOf(sql`${now}::timestamptz`, timeZone);
  const first = sql`${current} - make_interval(months => ${MONTHS_SHOWN - 1}::int)`;
  return statement(monthRow)`
    select extract(month from m.start)::int as month, extract(year from m.start)::int as year,
      coalesce(sum(f.count), 0)::bigint as sales, coalesce(sum(f.amount_minor), 0)::bigint as "earningMinor"
    from generate_series(${first}, ${current}, interval '1 month') as m(start)
    left join (
      select month, count, amount_minor from kept_figures where kind = ${subject.kind} and subject_id = ${subject.id}
    ) f on f.month = m.start::date
    group by m.start
    order by m.start
  `.all(db);
};
