import * as contract from '@nearbite/contract/earnings/earnings';
import { toRupees } from '@nearbite/domain/money';
import type { FastifyInstance } from 'fastify';
import { type Calendar, readMonths } from '../../figures/months.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { readRevenue, readStats } from './earnings.queries.ts';

export function registerEarnings(app: FastifyInstance, { db, clock, config }: Services): void {
  const calendar = (): Calendar => ({ now: clock.now(), timeZone: config.APP_TIMEZONE });

  mount(app, contract.getRestaurantStats, async ({ params }) => {
    const { revenuePaisa, ...counts } = await readStats(db, params.restaurant_id);
    return [{ ...counts, revenue: toRupees(revenuePaisa) }];
  });

  mount(app, contract.getEarnings, async ({ params }) => {
    const { totalPaisa, monthPaisa, cashPaisa } = await readRevenue(db, params.restaurant_id, calendar());
    return [
      {
        total_revenue: toRupees(totalPaisa),
        monthly_revenue: toRupees(monthPaisa),
        cash_revenue: toRupees(cashPaisa),
        card_revenue: toRupees(totalPaisa - cashPaisa),
      },
    ];
  });

  mount(app, contract.getMonthlyEarnings, async ({ params }) => {
    const months = await readMonths(db, { kind: 'sold', id: params.restaurant_id }, calendar());
    return months.map(({ month, year, sales, earningPaisa }) => ({
      month,
      year,
      sales_count: sales,
      total_earning: toRupees(earningPaisa),
    }));
  });
}
