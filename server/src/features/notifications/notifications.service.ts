import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';

type News = {
  /** Null for a guest's order: there is nobody to tell. */
  readonly userId: number | null;
  readonly orderId: number;
  readonly title: string;
  readonly message: string;
  readonly at: Date;
};

/** Written with the change it tells of. */
export async function notifyCustomer(trx: Trx, { userId, orderId, title, message, at }: News): Promise<void> {
  if (userId === null) return;
  await sql`
    insert into customer_notifications (user_id, order_id, title, message, created_at)
    values (${userId}, ${orderId}, ${title}, ${message}, ${at})
  `.execute(trx);
}
