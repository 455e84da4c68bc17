import { AdminSummary } from '@nearbite/contract/admin/summary';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Calendar, readMonths } from '../../../figures/months.ts';
import { readPaymentHealth } from '../../payments/index.ts';
import { findTopRestaurants } from './top-restaurants.queries.ts';

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
  return rows.map(({ month, year, sales, earningMinor }) => ({
    month,
    year,
    sales_count: sales,
    revenue: fromMinor(earningMinor),
  }));
}

export async function summarise(db: Db, calendar: Calendar): Promise<AdminSummary> {
  const [counts, months, top_restaurants, payments] = await Promise.all([
    readCounts(db),
    salesByMonth(db, calendar),
    findTopRestaurants(db, calendar),
    readPaymentHealth(db),
  ]);
  const revenueMinor = months.reduce((sum, { revenue }) => sum + toMinor(revenue), 0);
  return {
    ...counts,
    revenue: fromMinor(revenueMinor),
    monthly_revenue: months.at(-1)?.revenue ?? 0,
    months,
    top_restaurants,
    payments,
  };
}
