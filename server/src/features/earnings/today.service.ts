import type { DaySums, Today } from '@nearbite/contract/earnings/today';
import { fromMinor } from '@nearbite/domain/money';
import { type KitchenDay, kitchenDay, kitchenDayOn } from '@nearbite/domain/terms/hours';
import { dateOfDay, dayOfDate, wallTimeAt } from '@nearbite/domain/times/zone';
import { findTerms } from '../../common/terms/stored-terms.ts';
import { notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { type DayRow, readBest, readChecklist, readDay } from './today.queries.ts';

const WEEK_DAYS = 7;

/** By the clock the hours of the kitchen follow; the day's own order, which may go past midnight. */
export async function readToday(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  restaurantId: number,
  date: string | undefined,
): Promise<Today> {
  const { db, clock } = services;
  const terms = (await findTerms(services, db, [restaurantId])).get(restaurantId);
  if (!terms) throw notFound();
  const now = clock.now();
  const day = date === undefined ? kitchenDay(terms, now) : kitchenDayOn(terms, date);
  const before = kitchenDayOn(terms, dateOfDay(dayOfDate(day.date) - WEEK_DAYS));
  const { timeZone } = terms;
  const of = (which: KitchenDay) => ({ restaurantId, day: which, timeZone, now });
  const [sums, sumsBefore, best, checklist] = await Promise.all([
    readDay(db, of(day)),
    readDay(db, of(before)),
    readBest(db, of(day)),
    readChecklist(db, restaurantId),
  ]);
  return {
    date: day.date,
    ...presentDay(sums, day, timeZone),
    best: best.map(({ takings_minor, ...dish }) => ({ ...dish, takings: fromMinor(takings_minor) })),
    before: { date: before.date, ...presentDay(sumsBefore, before, timeZone) },
    checklist,
  };
}

function presentDay(
  { hours, average_minutes, ...counts }: DayRow,
  { begins }: KitchenDay,
  timeZone: string,
): DaySums {
  const first = new Date(wallTimeAt(begins.getTime(), timeZone)).getUTCHours();
  const place = (hour: number) => (hour - first + 24) % 24;
  const sum = (of: 'card' | 'cash' | 'refunded' | 'orders') =>
    hours.reduce((total, hour) => total + hour[of], 0);
  return {
    net: fromMinor(sum('card') + sum('cash') - sum('refunded')),
    takings: fromMinor(sum('card') + sum('cash')),
    cash: fromMinor(sum('cash')),
    card: fromMinor(sum('card')),
    refunded: fromMinor(sum('refunded')),
    orders: sum('orders'),
    average_minutes: average_minutes === null ? null : Math.round(average_minutes),
    ...counts,
    hours: hours
      .map(({ hour, orders, card, cash }) => ({ hour, orders, takings: fromMinor(card + cash) }))
      .sort((a, b) => place(a.hour) - place(b.hour)),
  };
}
