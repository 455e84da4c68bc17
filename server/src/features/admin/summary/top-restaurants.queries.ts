import { AdminSummary } from '@nearbite/contract/admin/summary';
import { MONTHS_SHOWN } from '@nearbite/contract/earnings/earnings';
import { fromMinor } from '@nearbite/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Calendar, monthOf } from '../../../figures/months.ts';

const TOP_RESTAURANTS = 8;

/** The first day of the month eleven months before the current one, by the restaurants' calendar. */
const firstMonth = ({ now, timeZone }: Calendar) =>
  sql`(${monthOf(sql`${now}::timestamptz`, timeZone)} - make_interval(months => ${MONTHS_SHOWN - 1}::int))::date`;

const topRow = AdminSummary.shape.top_restaurants.element
  .omit({ revenue: true })
  .extend({ revenue_minor: z.int() })
  .strict();
const keptRow = z.strictObject({ isKept: z.boolean(), best: z.array(topRow) });

/** Of the months that are shown, by what they earned; exact at any moment. */
export async function findTopRestaurants(
  db: Db,
  calendar: Calendar,
): Promise<AdminSummary['top_restaurants']> {
  const first = firstMonth(calendar);
  const { isKept, best } = await statement(keptRow)`
    select year_from is not distinct from ${first} as "isKept",
      case when year_from = ${first}
        then (select coalesce(json_agg(top order by top.revenue_minor desc, top.id), '[]') from (${bestOf(keptSums(first))}) top)
        else '[]' end as best
    from figures_calendar`.one(db);
  // The sums are made anew within a minute after a month has begun; until then they are counted.
  const rows = isKept ? best : await statement(topRow)`${bestOf(countedSums(first))}`.all(db);
  return rows.map(({ revenue_minor, ...row }) => ({ ...row, revenue: fromMinor(revenue_minor) }));
}

const bestOf = (sums: RawBuilder<unknown>) => sql`
  select r.id, r.name, r.slug, r.image, best.sales_count, best.revenue_minor
  from (
    select id, sales_count, revenue_minor from (${sums}) sums where sales_count > 0
    order by revenue_minor desc, id limit ${TOP_RESTAURANTS}
  ) best
  join restaurants r on r.id = best.id
  order by best.revenue_minor desc, r.id`;

const countedSums = (first: RawBuilder<unknown>) => sql`
  select subject_id as id, sum(count)::bigint as sales_count, sum(amount_minor)::bigint as revenue_minor
  from kept_figures where kind = 'sold' and month >= ${first}
  group by subject_id`;

/**
 * The stored sums with the changes that are not added up yet. Only those that have changed can have come down, so the
 * best of the others are among as many more of the stored ones.
 */
const keptSums = (first: RawBuilder<unknown>) => sql`
  with changed as materialized (
    select subject_id as id, sum(count)::bigint as count, sum(amount_minor)::bigint as amount_minor
    from figure_changes where kind = 'sold' and month >= ${first}
    group by subject_id
  ), front as (
    select restaurant_id as id, count, amount_minor from restaurant_year_sales
    order by amount_minor desc, restaurant_id limit ${TOP_RESTAURANTS} + (select count(*) from changed)
  )
  select id, count as sales_count, amount_minor as revenue_minor from front where id not in (select id from changed)
  union all
  select c.id, c.count + coalesce(k.count, 0), c.amount_minor + coalesce(k.amount_minor, 0)
  from changed c left join restaurant_year_sales k on k.restaurant_id = c.id`;
