import { defineJob, enqueue } from '../../jobs/queue.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { Services } from '../../services.ts';
import { newOrderMail, orderReceivedMail } from './orders.mails.ts';
import { readForMails } from './orders.queries.ts';

export const mailNewOrder = defineJob<{ orderId: number }>('mail_new_order');

/** One job writes the mails to the customer and to each restaurant, so that placing an order stays short. */
export async function writeNewOrderMails({ db, config }: Services, orderId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await readForMails(trx, orderId);
    if (!order) return;
    const { oid, full_name: fullName, email, total_paisa: totalPaisa } = order;
    if (email !== null) {
      const items = order.parts.flatMap((part) => part.items);
      const checkoutUrl = `${config.publicUrl}/checkout/${oid}/`;
      await enqueue(
        trx,
        sendMail,
        orderReceivedMail({ email, fullName, oid }, { items, totalPaisa, checkoutUrl }),
      );
    }
    for (const part of order.parts) {
      const orderUrl = `${config.publicUrl}/restaurant/orders/${oid}`;
      const content = { oid, items: part.items, totalPaisa: part.total_paisa, orderUrl };
      await enqueue(trx, sendMail, newOrderMail(part, content));
    }
  });
}
