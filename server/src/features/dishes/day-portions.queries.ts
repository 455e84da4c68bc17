import type { KitchenDay } from '@nearbite/domain/terms/hours';
import { sql } from 'kysely';
import { z } from 'zod';
import { isLivePart } from '../../common/order-conditions.ts';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

export type PortionsOfDish = { readonly id: number; readonly portions: number | null };

/** Null takes the count away. A dish that gets one keeps today's stock until the kitchen's next day begins. */
export async function writeDayPortions(
  trx: Trx,
  dishes: readonly PortionsOfDish[],
  { date, begins, ends }: KitchenDay,
): Promise<void> {
  const [counted, uncounted] = [
    dishes.filter(({ portions }) => portions !== null),
    dishes.filter(({ portions }) => portions === null),
  ];
  await sql`delete from day_portions where dish_id = any(${uncounted.map(({ id }) => id)}::int[])`.execute(
    trx,
  );
  await sql`
    insert into day_portions (dish_id, portions, day, begins_at, ends_at, due_at)
    select id, portions, ${date}::date, ${begins}, ${ends}, ${ends}
    from unnest(${counted.map(({ id }) => id)}::int[], ${counted.map(({ portions }) => portions)}::int[]) as c (id, portions)
    on conflict (dish_id) do update set portions = excluded.portions
  `.execute(trx);
}

const restaurantRow = z.strictObject({ restaurant_id: z.int() });

/** Restaurants with dishes whose day has ended, those that wait longest first. */
export async function findDueRestaurants(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await statement(restaurantRow)`
    select d.restaurant_id from day_portions p join dishes d on d.id = p.dish_id
    where p.due_at <= ${now}
    group by d.restaurant_id order by min(p.due_at) limit ${limit}
  `.all(db);
  return rows.map(({ restaurant_id }) => restaurant_id);
}

const dueRow = z.strictObject({ dish_id: z.int(), is_new_day: z.boolean() });

/** Holds the dishes in the order in which buyers do; what another instance has just done is no longer due. */
export const lockDueDishes = (trx: Trx, restaurantId: number, day: KitchenDay, now: Date) =>
  statement(dueRow)`
    select p.dish_id, p.day < ${day.date}::date as is_new_day
    from dishes d join day_portions p on p.dish_id = d.id
    where d.restaurant_id = ${restaurantId} and p.due_at <= ${now}
    order by d.id
    for no key update of d, p
  `.all(trx);

/** No slot may be booked further ahead. */
const PREORDER_DAYS = 31;

/** The day's portions, less what was pre-ordered for this day or ordered since it began. */
export async function startDay(
  trx: Trx,
  restaurantId: number,
  dishIds: readonly number[],
  { date, begins, ends }: KitchenDay,
): Promise<void> {
  await sql`
    with taken as (
      select i.dish_id, sum(i.qty)::int as qty
      from order_parts part
      join orders o on o.id = part.order_id
      join order_items i on i.part_id = part.id
      where part.restaurant_id = ${restaurantId} and ${isLivePart('part')}
        and part.created_at >= ${begins}::timestamptz - ${`${PREORDER_DAYS} days`}::interval
        and coalesce(o.deliver_at, o.created_at) >= ${begins} and coalesce(o.deliver_at, o.created_at) < ${ends}
      group by i.dish_id
    ), started as (
      update day_portions set day = ${date}::date, begins_at = ${begins}, ends_at = ${ends}, due_at = ${ends}
      where dish_id = any(${[...dishIds]}::int[])
      returning dish_id, portions
    )
    update dishes d set stock_qty = greatest(0, s.portions - coalesce(t.qty, 0))
    from started s left join taken t on t.dish_id = s.dish_id
    where d.id = s.dish_id
  `.execute(trx);
}

/** The same day as before, with another end. */
export async function moveEnd(trx: Trx, dishIds: readonly number[], ends: Date): Promise<void> {
  await sql`update day_portions set ends_at = ${ends}, due_at = ${ends} where dish_id = any(${[...dishIds]}::int[])`.execute(
    trx,
  );
}
