import type { Language } from '@nearbite/contract/languages';
import { CustomerNotification } from '@nearbite/contract/notifications/customer-notifications';
import { sql } from 'kysely';
import { z } from 'zod';
import { textIn } from '../../common/dish-json.ts';
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
  ordered: CustomerNotification.shape.ordered,
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

export const listNotifications = (
  db: Db,
  userId: number,
  { language, ...page }: { limit: number; offset: number; language: Language },
): Promise<NotificationRow[]> =>
  statement(notificationRow)`
    select n.id, n.created_at, n.title, n.message, o.oid as order_oid, n.seen_at is not null as was_seen, (
      -- Of its first restaurant, as on the order's own page.
      select t.time_zone from order_parts p left join restaurant_terms t on t.restaurant_id = p.restaurant_id
      where p.order_id = o.id order by p.id limit 1
    ) as time_zone, (
      select coalesce(json_agg(json_build_object('restaurant', ${textIn(language, 'r', 'name')}, 'dishes', (
        select coalesce(json_agg(json_build_object('title', ${textIn(language, 'i', 'title')}, 'qty', i.qty) order by i.id), '[]')
        from order_items i where i.part_id = p.id
      )) order by p.id), '[]')
      from order_parts p join restaurants r on r.id = p.restaurant_id where p.order_id = o.id
    ) as ordered
    from (${newestRows('customer_notifications', sql`user_id = ${userId}`, page)}) n
    left join orders o on o.id = n.order_id
    order by n.id desc
  `.all(db);

/** The first time is kept. */
export const markSeen = async (
  db: Db,
  { userId, ids, now }: { userId: number; ids: readonly number[]; now: Date },
): Promise<void> => {
  await db
    .updateTable('customer_notifications')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute();
};
