import { orderPath, trackingPath } from '@nearbite/contract/page-paths';
import type { LockedOrder } from '../../../common/order-lock.ts';
import { customerPushes } from '../../../common/order-pushes.ts';
import type { Trx } from '../../../db/database.ts';
import { enqueueMail, newMailKey } from '../../../jobs/send-mail.ts';
import { enqueuePushes } from '../../../jobs/send-push.ts';
import type { Services } from '../../../services.ts';
import { notifyCustomer } from '../../notifications/index.ts';
import { statusMail } from '../orders.mails.ts';
import type { PartToChange } from './part-stage.queries.ts';
import type { StageNotification } from './stage-notifications.ts';

/** In the transaction of the change. `isTracked`: with a link to the map, on which it can be followed from now on. */
export async function notifyAndMailCustomer(
  services: Services,
  trx: Trx,
  order: LockedOrder,
  { title, message, isMailed, isPushed }: StageNotification,
  { isTracked = false, part }: { readonly isTracked?: boolean; readonly part?: PartToChange } = {},
): Promise<void> {
  const { clock, config } = services;
  await notifyCustomer(trx, { userId: order.user_id, orderId: order.id, title, message, at: clock.now() });
  if (isPushed)
    await enqueuePushes(trx, customerPushes(services, { ...order, partId: part?.id, title, message }));
  if (order.email === null || !isMailed) return;
  const customer = {
    email: order.email,
    fullName: order.full_name,
    oid: order.oid,
    language: order.language ?? '',
  };
  const orderUrl = `${config.publicUrl}${orderPath(order.oid)}`;
  const trackingUrl = `${config.publicUrl}${trackingPath(order.oid, order.tracking_token)}`;
  await enqueueMail(
    services,
    trx,
    newMailKey('order-status'),
    statusMail(customer, {
      title,
      message,
      orderUrl,
      ...(isTracked && { trackingUrl }),
      ...(part && { kitchen: { name: part.restaurant_name, number: part.number } }),
    }),
  );
}
