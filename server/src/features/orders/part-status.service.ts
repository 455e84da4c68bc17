import { partStatusChanged } from '@nearbite/contract/live/events';
import { isSettled, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { orderPath } from '@nearbite/contract/page-paths';
import { type Refusal, refusalOf, stockEffectOf } from '@nearbite/domain/order-status';
import type { Trx } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { enqueueMail, newMailKey } from '../../jobs/send-mail.ts';
import { publish } from '../../publish.ts';
import type { Services } from '../../services.ts';
import { notifyCustomer } from '../notifications/notifications.service.ts';
import { requestPartRefund, settleRefunds } from '../payments/refunds.service.ts';
import { closeOrderSession, requestClose } from '../payments/sessions.service.ts';
import { endDeliveries } from '../riders/riders.service.ts';
import { type LockedOrder, lockOrder } from './locked-order.ts';
import { STATUS_NEWS, statusMail } from './orders.mails.ts';
import { lockDishes, moveStock, type PartToChange, readParts, setPartStatus } from './part-status.queries.ts';
import { markPartSeen } from './waiting-orders.queries.ts';

const REFUSALS: Readonly<Record<Refusal, string>> = {
  refunded: 'This order was refunded and stays canceled.',
  'paid-without': 'The order was paid without this part, so it stays canceled.',
  'being-paid-without': 'The customer is just paying the order without this part. Please try again later.',
};

type Change = { readonly restaurantId: number; readonly oid: string; readonly status: OrderStatus };

/**
 * A restaurant changes the status of its part of an order. Canceling gives the portions back and, once, the
 * money; leaving canceled takes the portions again. The customer is told about each change.
 */
export async function changePartStatus(
  services: Services,
  { restaurantId, oid, status }: Change,
): Promise<{ changed: boolean }> {
  const change = await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { oid });
    const part = order && (await readParts(trx, order.id)).find((one) => one.restaurant_id === restaurantId);
    if (!order || !part) throw notFound();
    return part.order_status === status ? undefined : applyChange(services, trx, { order, part, status });
  });
  if (!change) return { changed: false };
  await publish(services, partStatusChanged, {
    oid,
    user_id: change.order.user_id,
    restaurant_id: restaurantId,
    order_status: status,
  });
  await settleRefunds(services, change.refundIds);
  // Left to its job when the provider does not answer now.
  if (change.closesPayment) await closeOrderSession(services, change.order.id).catch(() => undefined);
  return { changed: true };
}

type Scene = { readonly order: LockedOrder; readonly part: PartToChange; readonly status: OrderStatus };

async function applyChange(services: Services, trx: Trx, { order, part, status }: Scene) {
  const isOrderPaid = isSettled(order.payment_status);
  const refusal = refusalOf(part.order_status, status, {
    isOrderPaid,
    isPartPaid: part.is_paid,
    hasRefund: part.has_refund,
    isBeingPaidWithout: part.is_being_paid_without,
  });
  if (refusal) throw new AppError('conflict', REFUSALS[refusal]);

  const effect = stockEffectOf(part.order_status, status);
  if (effect === 'take-again') await takeAgain(trx, part.id);
  if (effect === 'give-back') await giveBackPortions(trx, [part.id]);
  await setPartStatus(trx, [part.id], status, services.clock.now());
  await markPartSeen(trx, part.id, services.clock.now());
  await endDeliveries(services, trx, order.oid);
  await tellCustomer(services, trx, order, STATUS_NEWS[status](part.restaurant_name, order.oid));

  const isRefundDue = status === 'cancelled' && part.is_paid && !part.has_refund;
  const refundIds = isRefundDue
    ? await requestPartRefund(services, trx, {
        orderId: order.id,
        partId: part.id,
        amountPaisa: part.total_paisa,
      })
    : [];
  const closesPayment = effect !== 'none' && !isOrderPaid;
  if (closesPayment) await requestClose(trx, order.id);
  return { order, refundIds, closesPayment };
}

async function takeAgain(trx: Trx, partId: number): Promise<void> {
  const gone = (await lockDishes(trx, [partId])).find(({ stock_qty, qty }) => stock_qty < qty);
  if (gone) {
    throw new AppError('sold_out', `Only ${gone.stock_qty} of ${gone.title} left, ${gone.qty} are needed.`, {
      details: { dishes: [{ title: gone.title, requested: gone.qty, available: gone.stock_qty }] },
    });
  }
  await moveStock(trx, [partId], -1);
}

export async function giveBackPortions(trx: Trx, partIds: readonly number[]): Promise<void> {
  await lockDishes(trx, partIds);
  await moveStock(trx, partIds, 1);
}

export async function tellCustomer(
  { clock, config }: Services,
  trx: Trx,
  order: LockedOrder,
  news: { readonly title: string; readonly message: string },
): Promise<void> {
  await notifyCustomer(trx, { userId: order.user_id, orderId: order.id, ...news, at: clock.now() });
  if (order.email === null) return;
  const orderUrl = `${config.publicUrl}${orderPath(order.oid)}`;
  const customer = { email: order.email, fullName: order.full_name, oid: order.oid };
  await enqueueMail(trx, newMailKey('order-status'), statusMail(customer, { ...news, orderUrl }));
}
