import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { type Calendar, monthOf } from '../../figures/months.ts';

const statsRow = z.strictObject({ dishes: z.int(), orders: z.int(), revenueMinor: z.int() });

export const readStats = (db: Db, restaurantId: number) =>
  statement(statsRow)`
    select
      (select count(*) from dishes d where d.restaurant_id = ${restaurantId} and d.deleted_at is null) as dishes,
      coalesce(sum(count) filter (where kind <> 'sold'), 0)::bigint as orders,
      coalesce(sum(amount_minor) filter (where kind = 'sold'), 0)::bigint as "revenueMinor"
    from kept_figures
    where kind in ('sold', 'parts-pending', 'parts-fulfilled', 'parts-cancelled') and subject_id = ${restaurantId}
  `.one(db);

const revenueRow = z.strictObject({ totalMinor: z.int(), monthMinor: z.int(), cashMinor: z.int() });

export const readRevenue = (db: Db, restaurantId: number, { now, timeZone }: Calendar) =>
  statement(revenueRow)`
    select coalesce(sum(amount_minor) filter (where kind = 'sold'), 0)::bigint as "totalMinor",
      coalesce(sum(amount_minor) filter (
        where kind = 'sold' and month >= ${monthOf(sql`${now}::timestamptz`, timeZone)}::date
      ), 0)::bigint as "monthMinor",
      coalesce(sum(amount_minor) filter (where kind = 'sold-cash'), 0)::bigint as "cashMinor"
    from kept_figures
    where kind in ('sold', 'sold-cash') and subject_id = ${restaurantId}
  `.one(db);
