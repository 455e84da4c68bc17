import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import type { LockedOrder } from '../../../shared/order-lock.ts';
import { kitchenPromise } from '../../../shared/order-times.ts';
import type { FollowUp } from './change-stage.ts';
import { notifyAndMailCustomer } from './notify-customer.ts';
import type { PartToChange } from './part-stage.queries.ts';
import { delayNotification } from './stage-notifications.ts';

/** Moves the promise without changing the stage: from what was promised, or from now when that has passed. */
export async function delayPart(
  services: Services,
  trx: Trx,
  { order, part }: { readonly order: LockedOrder; readonly part: PartToChange },
  minutes: number,
): Promise<FollowUp> {
  const from = Math.max(services.clock.now().getTime(), part.promised_at?.getTime() ?? 0);
  const promisedAt = new Date(from + minutes * 60_000);
  await trx.updateTable('order_parts').set({ promised_at: promisedAt }).where('id', '=', part.id).execute();
  const notification = delayNotification({
    restaurant: part.restaurant_name,
    oid: order.oid,
    by: 'kitchen',
    fulfilment: order.fulfilment,
    promised: kitchenPromise(services, part, promisedAt),
    reason: undefined,
    isShared: part.is_shared,
    isAgain: false,
  });
  await notifyAndMailCustomer(services, trx, order, notification);
  return { order, part, to: part.stage, refundIds: [], closesPayment: false };
}
