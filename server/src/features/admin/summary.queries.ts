import { AdminSummary } from '@nearbite/contract/admin/summary';
import { MONTHS_SHOWN } from '@nearbite/contract/earnings/earnings';
import { toRupees } from '@nearbite/domain/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { type Calendar, monthOf, readMonths } from '../../figures/months.ts';
import { readPaymentHealth } from '../payments/payment-health.ts';

/** The first day of the month eleven months before the current one, by the restaurants' calendar. */
const firstMonth = ({ now, timeZone }: Calendar) =>
  sql`(${monthOf(sql`${now}::timestamptz`, timeZone)} - make_interval(months => ${MONTHS_SHOWN - 1}::int))::date`;

const countsRow = AdminSummary.pick({ restaurants: true, users: true, dishes: true, orders: true }).strict();
type Counts = z.infer<typeof countsRow>;

const COUNTED = [
  'restaurants-pending',
  'restaurants-approved',
  'restaurants-declined',
  'restaurants-suspended',
  'restaurants-owner-blocked',
  'users',
  'users-unverified',
  'users-blocked',
  'dishes-live',
  'dishes-in-review',
  'orders',
] as const;

const countOf = (kind: (typeof COUNTED)[number]) =>
  sql`coalesce(sum(count) filter (where kind = ${sql.lit(kind)}), 0)`;

const readCounts = (db: Db): Promise<Counts> =>
  statement(countsRow)`
    select
      json_build_object(
        'pending', ${countOf('restaurants-pending')},
        'approved', ${countOf('restaurants-approved')},
        'declined', ${countOf('restaurants-declined')},
        'suspended', ${countOf('restaurants-suspended')},
        'owner_blocked', ${countOf('restaurants-owner-blocked')}) as restaurants,
      json_build_object(
        'total', ${countOf('users')},
        'unverified', ${countOf('users-unverified')},
        'blocked', ${countOf('users-blocked')}) as users,
      json_build_object(
        'live', ${countOf('dishes-live')},
        'in_review', ${countOf('dishes-in-review')}) as dishes,
      ${countOf('orders')}::bigint as orders
    from kept_figures where kind in (${sql.join(COUNTED.map((kind) => sql.lit(kind)))}) and subject_id = 0
  `.one(db);

async function salesByMonth(db: Db, calendar: Calendar): Promise<AdminSummary['months']> {
  const rows = await readMonths(db, { kind: 'sold-everywhere', id: 0 }, calendar);
  return rows.map(({ month, year, sales, earningPaisa }) => ({
    month,
    year,
    sales_count: sales,
    revenue: toRupees(earningPaisa),
  }));
}

const TOP_RESTAURANTS = 8;

const topRestaurantRow = AdminSummary.shape.top_restaurants.element
  .omit({ revenue: true })
  .extend({ revenue_paisa: z.int() })
  .strict();

async function topRestaurants(db: Db, calendar: Calendar): Promise<AdminSummary['top_restaurants']> {
  const rows = await statement(topRestaurantRow)`
    select r.id, r.name, r.slug, r.image, best.sales_count, best.revenue_paisa
    from (
      select subject_id as restaurant_id, sum(count)::bigint as sales_count, sum(paisa)::bigint as revenue_paisa
      from kept_figures
      where kind = 'sold' and month >= ${firstMonth(calendar)}
      group by subject_id
      having sum(count) > 0
      order by revenue_paisa desc, subject_id
      limit ${TOP_RESTAURANTS}
    ) best
    join restaurants r on r.id = best.restaurant_id
    order by best.revenue_paisa desc, r.id
  `.all(db);
  return rows.map(({ revenue_paisa, ...row }) => ({ ...row, revenue: toRupees(revenue_paisa) }));
}

export async function summarise(db: Db, calendar: Calendar): Promise<AdminSummary> {
  const [counts, months, top_restaurants, payments] = await Promise.all([
    readCounts(db),
    salesByMonth(db, calendar),
    topRestaurants(db, calendar),
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
