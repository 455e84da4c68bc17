import { partStatusChanged } from '@nearbite/contract/live/events';
import { isSettled } from '@nearbite/contract/orders/statuses';
import { publish } from '../../publish.ts';
import type { Services } from '../../services.ts';
import { closeOrderSession } from '../payments/sessions.service.ts';
import { lockOrder } from './locked-order.ts';
import { findOverdue } from './orders.queries.ts';
import { readParts, setPartStatus } from './part-status.queries.ts';
import { giveBackPortions, tellCustomer } from './part-status.service.ts';

const AT_ONCE = 100;

/** Gives the portions of orders that were never paid to somebody else. */
export async function cancelUnpaidOrders(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const before = new Date(clock.now().getTime() - config.PAYMENT_WINDOW_MINUTES * 60_000);
  const failures: unknown[] = [];
  for (const { id } of await findOverdue(db, before, AT_ONCE)) {
    await cancelUnpaid(services, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be canceled`);
}

/** The payment page is closed first: if the order turns out to be paid, it stands. */
async function cancelUnpaid(services: Services, orderId: number): Promise<void> {
  await closeOrderSession(services, orderId);
  const cancelled = await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order || isSettled(order.payment_status)) return undefined;
    const parts = await readParts(trx, order.id);
    if (parts.some(({ order_status }) => order_status !== 'pending')) return undefined;
    const partIds = parts.map(({ id }) => id);
    await giveBackPortions(trx, partIds);
    await setPartStatus(trx, partIds, 'cancelled', services.clock.now());
    await tellCustomer(services, trx, order, {
      title: 'Order Canceled',
      message: `Your order ${order.oid} was canceled because it was not paid in time.`,
    });
    return { order, parts };
  });
  for (const { restaurant_id } of cancelled?.parts ?? []) {
    await publish(services, partStatusChanged, {
      oid: cancelled?.order.oid ?? '',
      user_id: cancelled?.order.user_id ?? null,
      restaurant_id,
      order_status: 'cancelled',
    });
  }
}
