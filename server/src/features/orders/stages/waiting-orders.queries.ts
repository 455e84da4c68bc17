import { sql } from 'kysely';
import { z } from 'zod';
import { isOpenPart } from '../../../common/order-conditions.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

/** Of `order_parts`, as its index `order_parts_ringing` has them. */
const WAITING = sql`(answer_by is not null
  or (seen_at is null and cookable_at is not null
    and (stage = 'accepted' or (stage in ('canceled', 'expired') and ended_by in ('customer', 'clock', 'administrator')))))`;
/** Those of them that are not to be cooked any more. */
const CANCELED = sql`(${WAITING} and seen_at is null and stage in ('canceled', 'expired'))`;

const waitingRow = z.strictObject({
  count: z.int(),
  in_kitchen: z.int(),
  oids: z.array(z.string()),
  to_answer: z.array(z.string()),
  canceled: z.array(z.string()),
  expired: z.array(z.string()),
});

export const findWaiting = (db: Db, restaurantId: number, limit: number) =>
  statement(waitingRow)`
    select (select count(*)::int from order_parts where restaurant_id = ${restaurantId} and ${WAITING}) as count,
      (select count(*)::int from order_parts p
        where p.restaurant_id = ${restaurantId} and ${isOpenPart('p')} and p.cookable_at is not null) as in_kitchen,
      array(
        select o.oid
        from (
          select order_id, cookable_at, id from order_parts
          where restaurant_id = ${restaurantId} and ${WAITING}
          order by cookable_at, id limit ${limit}
        ) p
        join orders o on o.id = p.order_id
        order by p.cookable_at, p.id
      ) as oids,
      array(
        select o.oid
        from order_parts p join orders o on o.id = p.order_id
        where p.restaurant_id = ${restaurantId} and p.answer_by is not null
        order by p.answer_by limit ${limit}
      ) as to_answer,
      array(
        select o.oid
        from order_parts p join orders o on o.id = p.order_id
        where p.restaurant_id = ${restaurantId} and ${CANCELED}
        order by p.cookable_at, p.id limit ${limit}
      ) as canceled,
      array(
        select o.oid
        from order_parts p join orders o on o.id = p.order_id
        where p.restaurant_id = ${restaurantId} and ${CANCELED} and stage = 'expired'
        order by p.cookable_at, p.id limit ${limit}
      ) as expired
  `.one(db);

/** How many of them were waiting until now. What waits for an answer goes on ringing. */
export async function markOrdersSeen(
  db: Db,
  { restaurantId, oids, now }: { restaurantId: number; oids: readonly string[]; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update order_parts set seen_at = ${now}
    where restaurant_id = ${restaurantId} and answer_by is null and ${WAITING}
      and order_id in (select id from orders where oid = any(${oids}::text[]))
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A step on a part marks it as seen; the first time stays. */
export async function markPartSeen(trx: Trx, partId: number, now: Date): Promise<void> {
  await sql`update order_parts set seen_at = coalesce(seen_at, ${now}) where id = ${partId}`.execute(trx);
}

/** The kitchen knew of it and has to know that it changed. */
export async function ringAgain(trx: Trx, partId: number): Promise<void> {
  await sql`update order_parts set seen_at = null where id = ${partId}`.execute(trx);
}
