import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';

/** Of `order_parts`, as its index `order_parts_waiting` has them. */
const WAITING = sql`paid_at is not null and order_status = 'pending' and seen_at is null`;

export async function findWaiting(
  db: Db,
  restaurantId: number,
  limit: number,
): Promise<{ count: number; oids: string[] }> {
  const { rows } = await sql<{ count: number; oids: string[] }>`
    select (select count(*) from order_parts where restaurant_id = ${restaurantId} and ${WAITING}) as count,
      array(
        select o.oid
        from (
          select order_id, paid_at, id from order_parts where restaurant_id = ${restaurantId} and ${WAITING}
          order by paid_at, id limit ${limit}
        ) p
        join orders o on o.id = p.order_id
        order by p.paid_at, p.id
      ) as oids
  `.execute(db);
  return rows[0] ?? { count: 0, oids: [] };
}

/** How many of them were waiting until now. */
export async function markOrdersSeen(
  db: Db,
  { restaurantId, oids, now }: { restaurantId: number; oids: readonly string[]; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update order_parts set seen_at = ${now}
    where restaurant_id = ${restaurantId} and ${WAITING}
      and order_id in (select id from orders where oid = any(${oids}::text[]))
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Whoever deals with a part has looked at it; the first time is kept. */
export async function markPartSeen(trx: Trx, partId: number, now: Date): Promise<void> {
  await sql`update order_parts set seen_at = coalesce(seen_at, ${now}) where id = ${partId}`.execute(trx);
}
