import { momentText } from '@nearbite/domain/times/moment-text';
import { kitchenPush } from '../../common/order-pushes.ts';
import { kitchenReading, slotForKitchen } from '../../common/order-times.ts';
import { enqueuePushes, type Push } from '../../jobs/send-push.ts';
import type { Services } from '../../services.ts';
import type { KitchenMailRow } from './mailed-order.ts';
import { readForKitchenMails } from './orders.queries.ts';
import { findExpiring } from './stages/expiry.queries.ts';

const WARNED_MINUTES_BEFORE = 5;
const AT_ONCE = 500;

/** Of those that are still to be cooked. */
export async function tellOfNewOrders(services: Services, partIds: readonly number[]): Promise<void> {
  const parts = await readForKitchenMails(services.db, partIds);
  await enqueuePushes(services.db, newOrderPushes(services, parts));
}

/** Staff see them too: nothing of money but whether it is there. */
const newOrderPushes = (services: Services, parts: readonly KitchenMailRow[]): Push[] =>
  parts.map((part) => {
    const { oid, number, answer_by: answerBy } = part;
    const wantedFor = slotForKitchen(services, part);
    const lines = [
      ...(number === null ? [] : [`Number of the day: #${number}.`]),
      ...(wantedFor === undefined ? [] : [`Wanted for ${wantedFor}.`]),
      ...(part.fulfilment === 'pickup' ? ['To be picked up.'] : []),
      ...(part.payment_method === 'card' ? ['This order is paid by card.'] : []),
      ...(answerBy === null
        ? []
        : [
            `Please accept or decline it by ${momentText(answerBy, kitchenReading(services, part.time_zone))}.`,
          ]),
      part.items.map(({ qty, title }) => `${qty} × ${title}`).join(', '),
    ];
    return kitchenPush(services, {
      restaurantId: part.restaurant_id,
      oid,
      title: 'New Order',
      message: lines.join(' '),
      key: `new-order:${part.part_id}`,
      ...(answerBy && { until: answerBy }),
    });
  });

/** A last call, once, to kitchens that have not answered. */
export async function warnOfExpiry(services: Services): Promise<void> {
  const { db, clock } = services;
  const expiring = await findExpiring(db, clock.now(), WARNED_MINUTES_BEFORE, AT_ONCE);
  const pushes = expiring.map(({ part_id, restaurant_id, oid, answer_by, time_zone }) =>
    kitchenPush(services, {
      restaurantId: restaurant_id,
      oid,
      title: 'Order Expires Soon',
      message: `Order ${oid} is canceled at ${momentText(answer_by, kitchenReading(services, time_zone))} unless you answer it.`,
      key: `expiring:${part_id}`,
      until: answer_by,
    }),
  );
  await enqueuePushes(db, pushes);
}
