import { BEST_SHOWN } from '@nearbite/contract/earnings/today';
import type { KitchenDay } from '@nearbite/domain/terms/hours';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

export type DayOfKitchen = {
  readonly restaurantId: number;
  readonly day: KitchenDay;
  readonly timeZone: string;
  readonly now: Date;
};

const hourRow = z.strictObject({
  hour: z.int(),
  orders: z.int(),
  card: z.int(),
  cash: z.int(),
  refunded: z.int(),
});
const dayRow = z.strictObject({
  hours: z.array(hourRow),
  average_minutes: z.number().nullable(),
  late: z.int(),
  declined: z.int(),
  unanswered: z.int(),
  canceled: z.int(),
});
export type DayRow = Readonly<z.infer<typeof dayRow>>;

/** What each kind of entry is to a day's sums. */
export const SUMS = sql`
  coalesce(sum(amount_minor) filter (where kind = 'charge'), 0)::bigint as card,
  coalesce(sum(case kind when 'cash' then amount_minor when 'cash_return' then -amount_minor end), 0)::bigint as cash,
  coalesce(sum(case kind when 'refund' then amount_minor when 'refund_reversal' then -amount_minor end), 0)::bigint as refunded`;

export const readDay = (db: Db, { restaurantId, day, timeZone, now }: DayOfKitchen): Promise<DayRow> =>
  statement(dayRow)`
    with booked as (
      select extract(hour from created_at at time zone ${timeZone})::int as hour, ${SUMS}
      from kitchen_ledger
      where restaurant_id = ${restaurantId} and created_at >= ${day.begins} and created_at < ${day.ends}
      group by 1
    ), cooked as (
      select extract(hour from cookable_at at time zone ${timeZone})::int as hour, count(*)::int as orders
      from order_parts
      where restaurant_id = ${restaurantId} and cookable_at >= ${day.begins} and cookable_at < ${day.ends}
      group by 1
    )
    select (
        select coalesce(json_agg(json_build_object('hour', hour, 'orders', coalesce(orders, 0), 'card', coalesce(card, 0),
          'cash', coalesce(cash, 0), 'refunded', coalesce(refunded, 0))), '[]')
        from booked full join cooked using (hour)
      ) as hours,
      avg(extract(epoch from fulfilled_at - (stage_times ->> 'accepted')::timestamptz) / 60)::float8 as average_minutes,
      count(*) filter (
        where promised_at < coalesce(fulfilled_at, ${now}::timestamptz) and order_status <> 'cancelled'
      )::int as late,
      count(*) filter (where stage = 'declined')::int as declined,
      count(*) filter (where stage = 'expired')::int as unanswered,
      count(*) filter (where stage = 'canceled')::int as canceled
    from order_parts where restaurant_id = ${restaurantId} and kitchen_day = ${day.date}::date`.one(db);

const bestRow = z.strictObject({
  dish: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  qty: z.int(),
  takings_minor: z.int(),
});

export const readBest = (db: Db, { restaurantId, day }: DayOfKitchen) =>
  statement(bestRow)`
    select i.dish_id as dish, max(i.title) as title, max(i.image) as image, sum(i.qty)::int as qty,
      sum(i.total_minor)::bigint as takings_minor
    from order_parts p join order_items i on i.part_id = p.id
    where p.restaurant_id = ${restaurantId} and p.cookable_at >= ${day.begins} and p.cookable_at < ${day.ends}
      and p.order_status <> 'cancelled'
    group by i.dish_id order by qty desc, takings_minor desc, i.dish_id limit ${BEST_SHOWN}`.all(db);

const checklistRow = z.strictObject({
  hours: z.boolean(),
  area: z.boolean(),
  dishes: z.int(),
  order: z.boolean(),
  slug: z.string(),
});

export const readChecklist = (db: Db, restaurantId: number) =>
  statement(checklistRow)`
    select coalesce(jsonb_array_length(t.opening_hours) > 0, false) as hours,
      t.saved_at is not null as area,
      (select count(*)::int from (
        select from dishes where restaurant_id = r.id and deleted_at is null and status = 'live' and image is not null limit 5
      ) d) as dishes,
      exists (select from order_parts where restaurant_id = r.id and cookable_at is not null) as order,
      r.slug
    from restaurants r left join restaurant_terms t on t.restaurant_id = r.id
    where r.id = ${restaurantId}`.one(db);
