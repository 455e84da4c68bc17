import { checkoutPath, orderPath, restaurantOrderPath } from '@nearbite/contract/page-paths';
import { clockTime } from '@nearbite/domain/terms/opening-text';
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
  await enqueueMail(
    db,
    `order-received:${oid}`,
    orderReceivedMail(
      { email, fullName, oid },
      {
        items,
        totalPaisa,
        isCash: order.payment_method === 'cash',
        checkoutUrl: `${config.publicUrl}${checkoutPath(oid)}`,
        orderUrl: `${config.publicUrl}${orderPath(oid)}`,
        paymentWindowMinutes: config.PAYMENT_WINDOW_MINUTES,
      },
    ),
  );
}

/** In the transaction that takes the money, which happens once: each kitchen that has something to cook is told. */
export async function mailKitchens({ config }: Services, trx: Trx, orderId: number): Promise<void> {
  for (const { name, email, oid, items, ...part } of await readForKitchenMails(trx, orderId)) {
    const about = {
      oid,
      items,
      totalPaisa: part.total_paisa,
      isCash: part.payment_method === 'cash',
      answerBy: part.answer_by && clockTime(part.answer_by, config.APP_TIMEZONE),
      orderUrl: `${config.publicUrl}${restaurantOrderPath(oid)}`,
    };
    await enqueueMail(trx, newMailKey('new-order'), newOrderMail({ name, email }, about));
  }
}
