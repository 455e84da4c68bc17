import type { Order } from '@nearbite/contract/orders/customer-orders';
import { PRODUCT_NAME } from '@nearbite/contract/product';

export type Step = { readonly at: string; readonly text: string; readonly tone: 'good' | 'bad' };

/** What has happened to an order so far, in the order it happened. */
export function timelineOf(order: Order): Step[] {
  const steps: Step[] = [{ at: order.date, text: 'Order placed', tone: 'good' }];
  if (order.paid_at) steps.push({ at: order.paid_at, text: 'Payment received', tone: 'good' });
  const isPickup = order.fulfilment === 'pickup';
  for (const part of order.parts) {
    const { stages, cancelled_at, refunded_at } = part;
    // The steps of the progress outlive a cancellation; the spec's own times end with it.
    const handedOverAt = stages.on_the_way ?? part.fulfilled_at;
    const deliveredAt = stages.delivered ?? part.delivered_at;
    const { name } = part.restaurant;
    if (stages.accepted) steps.push({ at: stages.accepted, text: `${name}: accepted`, tone: 'good' });
    if (stages.ready) steps.push({ at: stages.ready, text: `${name}: ready`, tone: 'good' });
    if (handedOverAt && !isPickup)
      steps.push({ at: handedOverAt, text: `${name}: ready and on its way`, tone: 'good' });
    if (deliveredAt)
      steps.push({
        at: deliveredAt,
        text: `${name}: ${isPickup ? 'picked up' : 'delivered'}`,
        tone: 'good',
      });
    if (cancelled_at) steps.push({ at: cancelled_at, text: `${name}: ${endingOf(part)}`, tone: 'bad' });
    if (refunded_at) steps.push({ at: refunded_at, text: `${name}: refunded`, tone: 'good' });
  }
  return steps.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const ENDINGS = {
  customer: 'by you',
  kitchen: 'by the restaurant',
  administrator: `by ${PRODUCT_NAME}`,
} as const;

function endingOf({ stage, ended_by }: Order['parts'][number]): string {
  if (ended_by === 'clock') return 'canceled, the time had run out';
  const ending = stage === 'declined' ? 'declined' : 'canceled';
  return ended_by === null ? ending : `${ending} ${ENDINGS[ended_by]}`;
}
