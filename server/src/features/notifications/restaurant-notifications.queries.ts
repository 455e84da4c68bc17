import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { newestRows } from '../../db/newest-rows.ts';
import { statement } from '../../db/statement.ts';

const notificationRow = z.strictObject({
  id: z.int(),
  type: z.string().nullable(),
  message: z.string().nullable(),
  title: z.string(),
  qty: z.int(),
  oid: z.string(),
  seenAt: z.date().nullable(),
  createdAt: z.date(),
});
export type RestaurantNotificationRow = z.infer<typeof notificationRow>;

type Page = { readonly limit: number; readonly offset: number };

export const findNotifications = (
  db: Db,
  restaurantId: number,
  page: Page,
): Promise<RestaurantNotificationRow[]> =>
  statement(notificationRow)`
    select n.id, n.type, n.message, i.title, i.qty, o.oid, n.seen_at as "seenAt", n.created_at as "createdAt"
    from (${newestRows('restaurant_notifications', sql`restaurant_id = ${restaurantId}`, page)}) n
    join order_items i on i.id = n.order_item_id
    join order_parts p on p.id = i.part_id
    join orders o on o.id = p.order_id
    order by n.id desc`.all(db);

const countsRow = z.strictObject({ all: z.int(), unread: z.int(), newestId: z.int().nullable() });

/** Kept, or from an index: every page of an owner asks for them. */
export const countNotifications = (db: Db, restaurantId: number) =>
  statement(countsRow)`
    select coalesce(sum(count), 0)::bigint as all,
      coalesce(sum(count) filter (where kind = 'notices-unread'), 0)::bigint as unread,
      (select max(id) from restaurant_notifications where restaurant_id = ${restaurantId}) as "newestId"
    from kept_figures where kind in ('notices-unread', 'notices-seen') and subject_id = ${restaurantId}`.one(
    db,
  );

/** Unknown when the restaurant has no such notification. The first time it was seen is kept. */
export async function markSeen(
  db: Db,
  { restaurantId, id, now }: { restaurantId: number; id: number; now: Date },
): Promise<'marked' | 'already' | 'unknown'> {
  const { numUpdatedRows } = await db
    .updateTable('restaurant_notifications')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('restaurant_id', '=', restaurantId)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return 'marked';
  const existing = await db
    .selectFrom('restaurant_notifications')
    .select('id')
    .where('id', '=', id)
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst();
  return existing ? 'already' : 'unknown';
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
