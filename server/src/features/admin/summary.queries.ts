import { AdminSummary } from '@nearbite/contract/admin/summary';
import { toRupees } from '@nearbite/domain/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { isSoldPart } from '../orders/order-conditions.ts';
import { readPaymentHealth } from '../payments/payment-health.ts';

type Moment = { readonly now: Date; readonly timeZone: string };

/** The first instant of the month eleven months before the current one, by the restaurants' calendar. */
const firstMonth = ({ now, timeZone }: Moment) => sql`
  (date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - interval '11 months')
`;
const since = (moment: Moment) => sql`p.created_at >= ${firstMonth(moment)} at time zone ${moment.timeZone}`;

const countsRow = AdminSummary.pick({ restaurants: true, users: true, dishes: true, orders: true }).strict();
type Counts = z.infer<typeof countsRow>;

const countEverything = (db: Db): Promise<Counts> =>
  statement(countsRow)`
    select
      (select json_build_object(
         'pending', count(*) filter (where status = 'pending'),
         'approved', count(*) filter (where status = 'approved'),
         'declined', count(*) filter (where status = 'declined'),
         'suspended', count(*) filter (where status = 'suspended'),
         'owner_blocked', count(*) filter (where status = 'approved' and is_owner_blocked)) from restaurants) as restaurants,
      (select json_build_object(
         'total', count(*),
         'unverified', count(*) filter (where not is_verified),
         'blocked', count(*) filter (where blocked_at is not null)) from users) as users,
      (select json_build_object(
         'live', count(*) filter (where status = 'live'),
         'in_review', count(*) filter (where status = 'in-review')) from dishes where deleted_at is null) as dishes,
      (select count(*) from orders) as orders
  `.one(db);

const monthRow = z.strictObject({
  month: z.int(),
  year: z.int(),
  sales_count: z.int(),
  revenue_paisa: z.int(),
});

async function salesByMonth(db: Db, moment: Moment): Promise<AdminSummary['months']> {
  const rows = await statement(monthRow)`
    with months as (
      select generate_series(${firstMonth(moment)}, ${firstMonth(moment)} + interval '11 months', interval '1 month') as start
    ), sales as (
      select date_trunc('month', p.created_at at time zone ${moment.timeZone}) as start,
             count(*) as sales_count, sum(p.sub_total_paisa)::bigint as revenue_paisa
      from order_parts p
      where ${isSoldPart('p')} and ${since(moment)}
      group by 1
    )
    select extract(month from m.start)::int as month, extract(year from m.start)::int as year,
           coalesce(s.sales_count, 0) as sales_count, coalesce(s.revenue_paisa, 0) as revenue_paisa
    from months m left join sales s using (start)
    order by m.start
  `.all(db);
  return rows.map(({ revenue_paisa, ...row }) => ({ ...row, revenue: toRupees(revenue_paisa) }));
}

const TOP_RESTAURANTS = 8;

const topRestaurantRow = AdminSummary.shape.top_restaurants.element
  .omit({ revenue: true })
  .extend({ revenue_paisa: z.int() })
  .strict();

async function topRestaurants(db: Db, moment: Moment): Promise<AdminSummary['top_restaurants']> {
  const rows = await statement(topRestaurantRow)`
    select r.id, r.name, r.slug, r.image, best.sales_count, best.revenue_paisa
    from (
      select p.restaurant_id, count(*) as sales_count, sum(p.sub_total_paisa)::bigint as revenue_paisa
      from order_parts p
      where ${isSoldPart('p')} and ${since(moment)}
      group by p.restaurant_id
      order by revenue_paisa desc, p.restaurant_id
      limit ${TOP_RESTAURANTS}
    ) best
    join restaurants r on r.id = best.restaurant_id
    order by best.revenue_paisa desc, r.id
  `.all(db);
  return rows.map(({ revenue_paisa, ...row }) => ({ ...row, revenue: toRupees(revenue_paisa) }));
}

export async function summarise(db: Db, moment: Moment): Promise<AdminSummary> {
  const [counts, months, top_restaurants, payments] = await Promise.all([
    countEverything(db),
    salesByMonth(db, moment),
    topRestaurants(db, moment),
    readPaymentHealth(db),
  ]);
  const revenuePaisa = months.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0);
  return {
    ...counts,
    revenue: toRupees(revenuePaisa),
    monthly_revenue: months.at(-1)?.revenue ?? 0,
    months,
    top_restaurants,
    payments,
  };
}
