import type { Trx } from '../../db/database.ts';

type Notification = {
  /** Null for a guest's order: there is nobody to tell. */
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
