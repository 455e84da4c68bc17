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
  day: z.string().nullable(),
  number: z.int().nullable(),
  order: z.string(),
  ordered_at: z.string(),
  customer: z.string(),
  stage,
  fulfilment: z.string(),
  payment_method: z.string(),
  payment_status: z.string(),
  dishes: z.string(),
});
const amountsRow = z.strictObject({
  sub_total: z.int(),
  tax: z.int(),
  service_fee: z.int(),
  delivery_fee: z.int(),
  saved: z.int(),
  total: z.int(),
  card: z.int(),
  cash: z.int(),
  refunded: z.int(),
  net: z.int(),
});
const FACTS = orderRow.keyof().options;
const AMOUNTS = amountsRow.keyof().options;

/**
 * What the kitchen could cook on these days or money moved for on them. What an order comes to is told whole, what moved
 * (card, cash, refunded, net) only of these days, so that its sums are those of the earnings.
 */
export async function ordersCsv(services: Needs, span: Span): Promise<string> {
  const { days, timeZone } = await daysOf(services, span);
  const [begins, ends] = [days[0]?.begins, days.at(-1)?.ends];
  const rows = await statement(orderRow.extend(amountsRow.shape).strict())`
    with booked as (
      select part_id, ${SUMS} from kitchen_ledger
      where restaurant_id = ${span.restaurantId} and created_at >= ${begins} and created_at < ${ends}
      group by part_id
    ), listed as (
      select id from order_parts
      where restaurant_id = ${span.restaurantId} and kitchen_day between ${span.from}::date and ${span.to}::date
      union select part_id from booked
    )
    select p.kitchen_day::text as day, p.number, o.oid as "order",
      to_char(o.created_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as ordered_at, o.full_name as customer, p.stage,
      o.fulfilment, o.payment_method,
      case when p.refunded_at is not null then 'refunded' when p.paid_at is not null then 'paid'
        when o.payment_status = 'failed' then 'failed' else 'pending' end as payment_status,
      (select string_agg(i.qty || ' x ' || i.title, '; ' order by i.id) from order_items i where i.part_id = p.id) as dishes,
      p.sub_total_minor as sub_total, p.tax_fee_minor as tax, p.service_fee_minor as service_fee,
      p.delivery_fee_minor as delivery_fee, p.saved_minor as saved, p.total_minor as total,
      coalesce(b.card, 0) as card, coalesce(b.cash, 0) as cash, coalesce(b.refunded, 0) as refunded,
      coalesce(b.card + b.cash - b.refunded, 0) as net
    from listed join order_parts p using (id) join orders o on o.id = p.order_id left join booked b on b.part_id = p.id
    order by p.kitchen_day nulls last, p.number nulls last, p.id limit ${sql.lit(MAX_CSV_ROWS + 1)}`.all(
    services.db,
  );
  if (rows.length > MAX_CSV_ROWS) throw fieldError('to', texts.tooManyRows);
  return csvText([
    [...FACTS, ...AMOUNTS],
    ...rows.map((row) => [
      ...FACTS.map((fact) => row[fact]),
      ...AMOUNTS.map((amount) => fromMinor(row[amount])),
    ]),
  ]);
}
