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

export async function countNotifications(
  db: Db,
  restaurantId: number,
): Promise<{ all: number; unread: number }> {
  const { rows } = await sql<{ all: number; unread: number }>`
    select count(*) as all, count(*) filter (where seen_at is null) as unread
    from restaurant_notifications where restaurant_id = ${restaurantId}`.execute(db);
  return rows[0] ?? { all: 0, unread: 0 };
}

/** False when the restaurant has no such notification. The first time it was seen is kept. */
export async function markSeen(
  db: Db,
  { restaurantId, id, now }: { restaurantId: number; id: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update restaurant_notifications set seen_at = coalesce(seen_at, ${now})
    where id = ${id} and restaurant_id = ${restaurantId}
    returning id`.execute(db);
  return rows.length > 0;
}
