import { MAX_CSV_ROWS } from '@nearbite/contract/earnings/today';
import * as texts from '@nearbite/contract/earnings/today.texts';
import { stage } from '@nearbite/contract/orders/stage-fields';
import { fromMinor } from '@nearbite/domain/money';
import { kitchenDayOn } from '@nearbite/domain/terms/hours';
import { dateOfDay, dayOfDate } from '@nearbite/domain/times/zone';
import { sql } from 'kysely';
import { z } from 'zod';
import { findTerms } from '../../common/terms/stored-terms.ts';
import { statement } from '../../db/statement.ts';
import { csvText } from '../../lib/csv.ts';
import { fieldError, notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { SUMS } from './today.queries.ts';

export type Span = { readonly restaurantId: number; readonly from: string; readonly to: string };
type Needs = Pick<Services, 'db' | 'config'>;

async function daysOf(services: Needs, { restaurantId, from, to }: Span) {
  const terms = (await findTerms(services, services.db, [restaurantId])).get(restaurantId);
  if (!terms) throw notFound();
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  const days = Array.from({ length: last - first + 1 }, (_day, nth) =>
    kitchenDayOn(terms, dateOfDay(first + nth)),
  );
  return { days, timeZone: terms.timeZone };
}

const earningsRow = z.strictObject({
  date: z.string(),
  orders: z.int(),
  card: z.int(),
  cash: z.int(),
  refunded: z.int(),
});

/** A row for each day, also for those on which nothing happened. */
export async function earningsCsv(services: Needs, span: Span): Promise<string> {
  const { days } = await daysOf(services, span);
  const rows = await statement(earningsRow)`
    select d.date::text as date, (
        select count(*)::int from order_parts
        where restaurant_id = ${span.restaurantId} and cookable_at >= d.begins and cookable_at < d.ends
      ) as orders, l.card, l.cash, l.refunded
    from unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ begins }) => begins)}::timestamptz[],
      ${days.map(({ ends }) => ends)}::timestamptz[]) as d (date, begins, ends)
    cross join lateral (
      select ${SUMS} from kitchen_ledger
      where restaurant_id = ${span.restaurantId} and created_at >= d.begins and created_at < d.ends
    ) l
    order by d.date`.all(services.db);
  return csvText([
    ['date', 'orders', 'takings', 'card', 'cash', 'refunded'],
    ...rows.map(({ date, orders, card, cash, refunded }) => [
      date,
      orders,
      fromMinor(card + cash),
      fromMinor(card),
      fromMinor(cash),
      fromMinor(refunded),
    ]),
  ]);
}

const orderRow = z.strictObject({
  day: z.string(),
  number: z.int().nullable(),
  oid: z.string(),
  ordered_at: z.string(),
  customer: z.string(),
  stage,
  fulfilment: z.string(),
  payment_method: z.string(),
  dishes: z.string(),
  sub_total_minor: z.int(),
  total_minor: z.int(),
});

const ORDER_COLUMNS = [
  'day',
  'number',
  'order',
  'ordered_at',
  'customer',
  'stage',
  'fulfilment',
  'payment',
  'dishes',
  'sub_total',
  'total',
] as const;

/** What could be cooked, by the kitchen's day it was cooked in. */
export async function ordersCsv(services: Needs, span: Span): Promise<string> {
  const { timeZone } = await daysOf(services, { ...span, to: span.from });
  const rows = await statement(orderRow)`
    select p.kitchen_day::text as day, p.number, o.oid,
      to_char(o.created_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as ordered_at, o.full_name as customer, p.stage,
      o.fulfilment, o.payment_method,
      (select string_agg(i.qty || ' x ' || i.title, '; ' order by i.id) from order_items i where i.part_id = p.id) as dishes,
      p.sub_total_minor, p.total_minor
    from order_parts p join orders o on o.id = p.order_id
    where p.restaurant_id = ${span.restaurantId} and p.kitchen_day between ${span.from}::date and ${span.to}::date
    order by p.kitchen_day, p.number nulls last, p.id limit ${sql.lit(MAX_CSV_ROWS + 1)}`.all(services.db);
  if (rows.length > MAX_CSV_ROWS) throw fieldError('to', texts.tooManyRows);
  return csvText([
    ORDER_COLUMNS,
    ...rows.map(({ sub_total_minor, total_minor, ...row }) => [
      ...Object.values(row),
      fromMinor(sub_total_minor),
      fromMinor(total_minor),
    ]),
  ]);
}
