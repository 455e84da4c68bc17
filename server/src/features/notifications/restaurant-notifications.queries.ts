import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type RestaurantNotificationRow = {
  readonly id: number;
  readonly title: string;
  readonly qty: number;
  readonly oid: string;
  readonly seenAt: Date | null;
  readonly createdAt: Date;
};

type Page = { readonly limit: number; readonly offset: number };

export async function findNotifications(
  db: Db,
  restaurantId: number,
  { limit, offset }: Page,
): Promise<RestaurantNotificationRow[]> {
  const { rows } = await sql<RestaurantNotificationRow>`
    select n.id, i.title, i.qty, o.oid, n.seen_at as "seenAt", n.created_at as "createdAt"
    from (
      select * from restaurant_notifications
      where restaurant_id = ${restaurantId} order by id desc limit ${limit} offset ${offset}
    ) n
    join order_items i on i.id = n.order_item_id
    join order_parts p on p.id = i.part_id
    join orders o on o.id = p.order_id
    order by n.id desc`.execute(db);
  return rows;
}

type Counts = { readonly all: number; readonly unread: number; readonly newestId: number | null };

/** Each figure from an index of its own: every page of an owner asks for them. */
export async function countNotifications(db: Db, restaurantId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as all, max(id) as "newestId", (
      select count(*) from restaurant_notifications where restaurant_id = ${restaurantId} and seen_at is null
    ) as unread
    from restaurant_notifications where restaurant_id = ${restaurantId}`.execute(db);
  return rows[0] ?? { all: 0, unread: 0, newestId: null };
}

/** Unknown when the restaurant has no such notification. The first time it was seen is kept. */
export async function markSeen(
  db: Db,
  { restaurantId, id, now }: { restaurantId: number; id: number; now: Date },
): Promise<'marked' | 'already' | 'unknown'> {
  const { numAffectedRows } = await sql`
    update restaurant_notifications set seen_at = ${now}
    where id = ${id} and restaurant_id = ${restaurantId} and seen_at is null`.execute(db);
  if (numAffectedRows === 1n) return 'marked';
  const { rows } = await sql`
    select 1 from restaurant_notifications where id = ${id} and restaurant_id = ${restaurantId}`.execute(db);
  return rows.length > 0 ? 'already' : 'unknown';
}

const MARKED_AT_ONCE = 1_000;

/** How many were un-read until now. In batches, so that no statement holds a whole history of rows. */
export async function markAllSeen(
  db: Db,
  which: { restaurantId: number; upTo: number | undefined; oid: string | undefined; now: Date },
): Promise<number> {
  const { restaurantId, upTo, oid, now } = which;
  const upToOne = upTo === undefined ? sql`true` : sql`n.id <= ${upTo}`;
  const ofOrder =
    oid === undefined
      ? sql`true`
      : sql`n.order_item_id in (
          select i.id from order_items i
          join order_parts p on p.id = i.part_id
          join orders o on o.id = p.order_id
          where o.oid = ${oid} and p.restaurant_id = ${restaurantId}
        )`;
  let marked = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      update restaurant_notifications set seen_at = ${now}
      where seen_at is null and id in (
        select n.id from restaurant_notifications n
        where n.restaurant_id = ${restaurantId} and n.seen_at is null and ${upToOne} and ${ofOrder}
        order by n.id limit ${MARKED_AT_ONCE}
      )`.execute(db);
    const count = Number(numAffectedRows ?? 0n);
    marked += count;
    if (count < MARKED_AT_ONCE) return marked;
  }
}
