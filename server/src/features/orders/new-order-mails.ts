import { checkoutPath, orderPath, restaurantOrderPath } from '@nearbite/contract/page-paths';
import { clockTime } from '@nearbite/domain/terms/opening-text';
import type { Mail } from '../../adapters/mail/port.ts';
import type { Trx } from '../../db/database.ts';
import { defineJob } from '../../jobs/queue.ts';
import { newMailKey, sendMails } from '../../jobs/send-mail.ts';
import type { Services } from '../../services.ts';
import { newOrderMail, orderReceivedMail } from './orders.mails.ts';
import { readForCustomerMail, readForKitchenMails } from './orders.queries.ts';

export const mailNewOrder = defineJob<{ orderId: number }>('mail_new_order');

/** A job of its own, so that placing an order stays short. */
export async function sendNewOrderMail(services: Services, orderId: number): Promise<void> {
  const { db, config } = services;
  const order = await readForCustomerMail(db, orderId);
  if (!order) return;
  const { oid, full_name: fullName, email, items, total_paisa: totalPaisa } = order;
  const about = {
    items,
    totalPaisa,
    isCash: order.payment_method === 'cash',
    checkoutUrl: `${config.publicUrl}${checkoutPath(oid)}`,
    orderUrl: `${config.publicUrl}${orderPath(oid)}`,
    paymentWindowMinutes: config.PAYMENT_WINDOW_MINUTES,
  };
  const mail = orderReceivedMail({ email, fullName, oid }, about);
  await sendMails({ db, mailer: services.mail.mailer }, [{ key: `order-received:${oid}`, ...mail }]);
}

/** For each kitchen that has something to cook, in the transaction that takes the money, which happens once. */
export async function writeKitchenMails({ config }: Services, trx: Trx, orderId: number): Promise<Mail[]> {
  const parts = await readForKitchenMails(trx, orderId);
  return parts.map(({ name, email, oid, items, ...part }) => {
    const about = {
      oid,
      items,
      totalPaisa: part.total_paisa,
      isCash: part.payment_method === 'cash',
      answerBy: part.answer_by && clockTime(part.answer_by, config.APP_TIMEZONE),
      orderUrl: `${config.publicUrl}${restaurantOrderPath(oid)}`,
    };
    return { key: newMailKey('new-order'), ...newOrderMail({ name, email }, about) };
  });
}
