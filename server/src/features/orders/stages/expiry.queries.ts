import { z } from 'zod';
import { isOpenPart, isUnsettledOrder } from '../../../common/order-conditions.ts';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const idRow = z.strictObject({ id: z.int() });
const idsOf = (rows: readonly z.infer<typeof idRow>[]) => rows.map(({ id }) => id);

/** Orders by card whose time to pay ran out and of which nothing was handed over. */
export async function findOverdue(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await statement(idRow)`
    select o.id from orders o
    where ${isUnsettledOrder('o')} and o.payment_method = 'card'
      and o.created_at < ${before} and o.created_at > ${before}::timestamptz - interval '30 days'
      and exists (select 1 from order_parts p where p.order_id = o.id and ${isOpenPart('p')})
      and not exists (select 1 from order_parts p where p.order_id = o.id and p.order_status = 'fulfilled')
    order by o.created_at limit ${limit}
  `.all(db);
  return idsOf(rows);
}

export async function findUnanswered(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await statement(idRow)`
    select p.order_id as id from order_parts p
    where p.answer_by <= ${now}
    group by p.order_id order by min(p.answer_by) limit ${limit}
  `.all(db);
  return idsOf(rows);
}

const expiringRow = z.strictObject({
  part_id: z.int(),
  restaurant_id: z.int(),
  oid: z.string(),
  answer_by: z.date(),
  time_zone: z.string().nullable(),
});

/** Unanswered and soon to expire, of those that had longer than that to be answered. */
export const findExpiring = (db: Db, now: Date, minutes: number, limit: number) =>
  statement(expiringRow)`
    select p.id as part_id, p.restaurant_id, o.oid, p.answer_by, t.time_zone
    from order_parts p
    join orders o on o.id = p.order_id
    left join restaurant_terms t on t.restaurant_id = p.restaurant_id
    where p.answer_by > ${now} and p.answer_by <= ${now}::timestamptz + make_interval(mins => ${minutes}::int)
      and p.answer_by > p.cookable_at + make_interval(mins => ${minutes}::int)
      and not exists (select from pushes where push_key = 'expiring:' || p.id)
    order by p.answer_by limit ${limit}`.all(db);

/** Handed over long ago and not marked as delivered. */
export async function findUnmarked(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await statement(idRow)`
    select p.order_id as id from order_parts p
    where p.stage = 'on_the_way' and p.fulfilled_at <= ${before}
    group by p.order_id order by min(p.fulfilled_at) limit ${limit}
  `.all(db);
  return idsOf(rows);
}
