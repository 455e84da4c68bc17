import * as contract from '@nearbite/contract/earnings/earnings';
import * as today from '@nearbite/contract/earnings/today';
import { fromMinor } from '@nearbite/domain/money';
import type { FastifyInstance } from 'fastify';
import { type Calendar, readMonths } from '../../figures/months.ts';
import { mount } from '../../routing/mount.ts';
import { CsvFile } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { earningsCsv, ordersCsv } from './csv.service.ts';
import { readRevenue, readStats } from './earnings.queries.ts';
import { readToday } from './today.service.ts';

export function registerEarnings(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  const calendar = (): Calendar => ({ now: clock.now(), timeZone: config.APP_TIMEZONE });

  mount(app, contract.getRestaurantStats, async ({ params }) => {
    const { revenueMinor, ...counts } = await readStats(db, params.restaurant_id);
    return [{ ...counts, revenue: fromMinor(revenueMinor) }];
  });

  mount(app, contract.getEarnings, async ({ params }) => {
    const { totalMinor, monthMinor, cashMinor } = await readRevenue(db, params.restaurant_id, calendar());
    return [
      {
        total_revenue: fromMinor(totalMinor),
        monthly_revenue: fromMinor(monthMinor),
        cash_revenue: fromMinor(cashMinor),
        card_revenue: fromMinor(totalMinor - cashMinor),
      },
    ];
  });

  mount(app, today.getToday, ({ params, query }) => readToday(services, params.restaurant_id, query.date));

  mount(app, today.getOrdersCsv, async ({ params, query: { from, to } }) => {
    const text = await ordersCsv(services, { restaurantId: params.restaurant_id, from, to });
    return new CsvFile(text, `orders-${from}-${to}.csv`);
  });

  mount(app, today.getEarningsCsv, async ({ params, query: { from, to } }) => {
    const text = await earningsCsv(services, { restaurantId: params.restaurant_id, from, to });
    return new CsvFile(text, `earnings-${from}-${to}.csv`);
  });

  mount(app, contract.getMonthlyEarnings, async ({ params }) => {
    const months = await readMonths(db, { kind: 'sold', id: params.restaurant_id }, calendar());
    return months.map(({ month, year, sales, earningMinor }) => ({
      month,
      year,
      sales_count: sales,
      total_earning: fromMinor(earningMinor),
    }));
  });
}
