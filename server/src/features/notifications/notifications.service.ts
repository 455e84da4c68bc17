import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';

type Notification = {
  /** Null for a guest's order, which has no account to notify. */
  readonly userId: number | null;
  readonly orderId: number;
  readonly title: string;
  readonly message: string;
  readonly at: Date;
};

/** Written with the change it tells of. */
export async function notifyCustomer(
  trx: Trx,
  { userId, orderId, title, message, at }: Notification,
): Promise<void> {
  if (userId === null) return;
  await trx
    .insertInto('customer_notifications')
    .values({ user_id: userId, order_id: orderId, title, message, created_at: at })
    .execute();
}

type KitchenNotification = {
  readonly partId: number;
  readonly type: string;
  readonly message: string;
  readonly at: Date;
};

/** Tells the restaurant of its part, by the part's first item; the next mail about ended orders tells it, too. */
export async function notifyRestaurant(
  trx: Trx,
  { partId, type, message, at }: KitchenNotification,
): Promise<void> {
  await sql`
    insert into restaurant_notifications (restaurant_id, order_item_id, type, message, mail_due, created_at)
    select p.restaurant_id, (select min(i.id) from order_items i where i.part_id = p.id), ${type}, ${message}, true, ${at}
    from order_parts p where p.id = ${partId}
  `.execute(trx);
}
