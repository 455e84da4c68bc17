import { checkoutPath, orderPath, restaurantOrderPath } from '@nearbite/contract/page-paths';
import { momentText } from '@nearbite/domain/times/moment-text';
import type { Mail } from '../../adapters/mail/port.ts';
import { kitchenReading, slotForKitchen, slotInKitchenTime } from '../../common/order-times.ts';
import { defineJob } from '../../jobs/queue.ts';
import { newMailKey, sendMails } from '../../jobs/send-mail.ts';
import type { Services } from '../../services.ts';
import type { KitchenMailRow } from './mailed-order.ts';
import { newOrderMail, orderReceivedMail } from './orders.mails.ts';
import { readForCustomerMail } from './orders.queries.ts';

export const mailNewOrder = defineJob<{ orderId: number }>('mail_new_order');

/** A job of its own, so that placing an order stays short. */
export async function sendNewOrderMail(services: Services, orderId: number): Promise<void> {
  const { db, config } = services;
  const order = await readForCustomerMail(db, orderId);
  if (!order) return;
  const { oid, full_name: fullName, email, language, items, total_minor: totalMinor } = order;
  const about = {
    items,
    totalMinor,
    hasDeliveryFee: order.delivery_fee_minor > 0,
    isCash: order.payment_method === 'cash',
    request: {
      isPickup: order.fulfilment === 'pickup',
      wantedFor: slotInKitchenTime(services, order),
    },
    restaurants: order.restaurants,
    checkoutUrl: `${config.publicUrl}${checkoutPath(oid)}`,
    orderUrl: `${config.publicUrl}${orderPath(oid)}`,
    paymentWindowMinutes: config.PAYMENT_WINDOW_MINUTES,
  };
  const mail = orderReceivedMail({ email, fullName, oid, language }, about);
  await sendMails({ db, mailer: services.mail.mailer }, [{ key: `order-received:${oid}`, ...mail }]);
}

/** For each kitchen that has something to cook, in the transaction that takes the money, which happens once. */
export function writeKitchenMails(services: Services, parts: readonly KitchenMailRow[]): Mail[] {
  return parts.map(({ name, email, language, oid, items, note, ...part }) => {
    const byOwnClock = (at: Date | null) => at && momentText(at, kitchenReading(services, part.time_zone));
    const about = {
      oid,
      number: part.number,
      items,
      totalMinor: part.total_minor,
      isCash: part.payment_method === 'cash',
      answerBy: byOwnClock(part.answer_by),
      request: { isPickup: part.fulfilment === 'pickup', wantedFor: slotForKitchen(services, part) },
      note,
      allergies: part.allergies,
      orderUrl: `${services.config.publicUrl}${restaurantOrderPath(oid)}`,
    };
    return { key: newMailKey('new-order'), ...newOrderMail({ name, email, language }, about) };
  });
}
