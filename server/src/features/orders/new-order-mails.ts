import { checkoutPath, restaurantOrderPath } from '@nearbite/contract/page-paths';
import type { Trx } from '../../db/database.ts';
import { defineJob } from '../../jobs/queue.ts';
import { enqueueMail, newMailKey } from '../../jobs/send-mail.ts';
import type { Services } from '../../services.ts';
import { newOrderMail, orderReceivedMail } from './orders.mails.ts';
import { readForCustomerMail, readForKitchenMails } from './orders.queries.ts';

export const mailNewOrder = defineJob<{ orderId: number }>('mail_new_order');

/** A job of its own, so that placing an order stays short. */
export async function writeNewOrderMail({ db, config }: Services, orderId: number): Promise<void> {
  const order = await readForCustomerMail(db, orderId);
  if (!order) return;
  const { oid, full_name: fullName, email, items, total_paisa: totalPaisa } = order;
  const checkoutUrl = `${config.publicUrl}${checkoutPath(oid)}`;
  await enqueueMail(
    db,
    `order-received:${oid}`,
    orderReceivedMail(
      { email, fullName, oid },
      { items, totalPaisa, checkoutUrl, paymentWindowMinutes: config.PAYMENT_WINDOW_MINUTES },
    ),
  );
}

/** In the transaction that takes the money, which happens once: each kitchen that has something to cook is told. */
export async function mailKitchens({ config }: Services, trx: Trx, orderId: number): Promise<void> {
  for (const { oid, items, total_paisa: totalPaisa, ...restaurant } of await readForKitchenMails(
    trx,
    orderId,
  )) {
    const orderUrl = `${config.publicUrl}${restaurantOrderPath(oid)}`;
    await enqueueMail(
      trx,
      newMailKey('new-order'),
      newOrderMail(restaurant, { oid, items, totalPaisa, orderUrl }),
    );
  }
}
