import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { newestRows } from '../../db/newest-rows.ts';
import { statement } from '../../db/statement.ts';
import { readCounts } from '../../figures/figures.queries.ts';

const notificationRow = z.strictObject({
  id: z.int(),
  created_at: z.date(),
  title: z.string(),
  message: z.string(),
  order_oid: z.string().nullable(),
  time_zone: z.string().nullable(),
  was_seen: z.boolean(),
});
export type NotificationRow = z.infer<typeof notificationRow>;

export const countNotifications = async (db: Db, userId: number): Promise<number> =>
  (await readCounts(db, ['customer-notices'], userId))['customer-notices'];

const unreadRow = z.strictObject({ unread: z.int() });
const MOST_COUNTED = 100;

/** From the index of the unread, and no further than anybody reads: every visit asks for it. */
export const countUnread = (db: Db, userId: number) =>
  statement(unreadRow)`
    select count(*) as unread from (
      select from customer_notifications where user_id = ${userId} and seen_at is null limit ${MOST_COUNTED}
    ) n`.one(db);

/** The response still tells which were new; from then on they count as seen. */
export const readNotifications = (
  db: Db,
  userId: number,
  { now, ...page }: { limit: number; offset: number; now: Date },
): Promise<NotificationRow[]> =>
  statement(notificationRow)`
    with shown as (
      select id, created_at, title, message, order_id, seen_at is not null as was_seen
      from (${newestRows('customer_notifications', sql`user_id = ${userId}`, page)}) n
    ), marked as (
      update customer_notifications n set seen_at = ${now}
      from shown where n.id = shown.id and not shown.was_seen
    )
    select shown.id, shown.created_at, shown.title, shown.message, o.oid as order_oid, shown.was_seen, (
      -- Of its first restaurant, as on the order's own page.
      select t.time_zone from order_parts p left join restaurant_terms t on t.restaurant_id = p.restaurant_id
      where p.order_id = o.id order by p.id limit 1
    ) as time_zone
    from shown left join orders o on o.id = shown.order_id
    order by shown.id desc
  `.all(db);
