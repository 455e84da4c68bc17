import { MONTHS_SHOWN } from '@nearbite/contract/earnings/earnings';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { isSoldPart } from '../orders/order-conditions.ts';

/** Months begin and end by the clock of this time zone. */
export type Calendar = { readonly now: Date; readonly timeZone: string };

/** Parts that count as sold; worded as the index on revenue is. */
const sold = (restaurantId: number): RawBuilder<unknown> => sql`
  from order_parts p
  where p.restaurant_id = ${restaurantId} and ${isSoldPart('p')}`;

const monthOf = (instant: RawBuilder<unknown>, timeZone: string) =>
  sql`date_trunc('month', ${instant} at time zone ${timeZone}::text)`;

const statsRow = z.strictObject({ dishes: z.int(), orders: z.int(), revenuePaisa: z.int() });

export const readStats = (db: Db, restaurantId: number) =>
  statement(statsRow)`
    select
      (select count(*) from dishes d where d.restaurant_id = ${restaurantId} and d.deleted_at is null) as dishes,
      (select count(*) from order_parts p where p.restaurant_id = ${restaurantId}) as orders,
      (select coalesce(sum(p.sub_total_paisa), 0)::bigint ${sold(restaurantId)}) as "revenuePaisa"`.one(db);

const revenueRow = z.strictObject({ totalPaisa: z.int(), monthPaisa: z.int(), cashPaisa: z.int() });

export const readRevenue = (db: Db, restaurantId: number, { now, timeZone }: Calendar) =>
  statement(revenueRow)`
    select coalesce(sum(p.sub_total_paisa), 0)::bigint as "totalPaisa",
      coalesce(sum(p.sub_total_paisa) filter (
        where p.created_at >= ${monthOf(sql`${now}::timestamptz`, timeZone)} at time zone ${timeZone}::text
      ), 0)::bigint as "monthPaisa",
      (
        select coalesce(sum(p.sub_total_paisa), 0)::bigint
        from order_parts p join orders o on o.id = p.order_id and o.payment_method = 'cash'
        where p.restaurant_id = ${restaurantId} and ${isSoldPart('p')}
      ) as "cashPaisa"
    ${sold(restaurantId)}`.one(db);

const monthRow = z.strictObject({ month: z.int(), year: z.int(), sales: z.int(), earningPaisa: z.int() });
export type MonthRow = z.infer<typeof monthRow>;

/** Months without a sale are there too: the calendar is made first and the sales are laid beside it. */
export async function readMonths(
  db: Db,
  restaurantId: number,
  { now, timeZone }: Calendar,
): Promise<MonthRow[]> {
  const current = monthOf(sql`${now}::timestamptz`, timeZone);
  const first = sql`${current} - make_interval(months => ${MONTHS_SHOWN - 1}::int)`;
  return statement(monthRow)`
    with sales as (
      select ${monthOf(sql`p.created_at`, timeZone)} as month, count(*) as sales, sum(p.sub_total_paisa) as paisa
      ${sold(restaurantId)}
        and p.created_at >= (${first}) at time zone ${timeZone}::text
        and p.created_at < (${current} + interval '1 month') at time zone ${timeZone}::text
      group by 1
    )
    select extract(month from m.month)::int as month, extract(year from m.month)::int as year,
      coalesce(s.sales, 0) as sales, coalesce(s.paisa, 0)::bigint as "earningPaisa"
    from generate_series(${first}, ${current}, interval '1 month') as m(month)
    left join sales s on s.month = m.month
    order by m.month`.all(db);
}
