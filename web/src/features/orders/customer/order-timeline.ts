import type { Order } from '@nearbite/contract/orders/customer-orders';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import * as texts from './customer-orders.texts.tsx';

export type Step = { readonly at: string; readonly text: string; readonly tone: 'good' | 'bad' };

/** What has happened to an order so far, in the order it happened. */
export function timelineOf(order: Order): Step[] {
  const steps: Step[] = [{ at: order.date, text: texts.orderPlaced, tone: 'good' }];
  if (order.paid_at) steps.push({ at: order.paid_at, text: texts.paymentReceived, tone: 'good' });
  const isPickup = order.fulfilment === 'pickup';
  for (const part of order.parts) {
    const { stages, cancelled_at, refunded_at } = part;
    // The steps of the progress outlive a cancellation; the spec's own times end with it.
    const handedOverAt = stages.on_the_way ?? part.fulfilled_at;
    const deliveredAt = stages.delivered ?? part.delivered_at;
    const { name } = part.restaurant;
    if (stages.accepted) steps.push({ at: stages.accepted, text: texts.accepted(name), tone: 'good' });
    if (stages.ready) steps.push({ at: stages.ready, text: texts.ready(name), tone: 'good' });
    if (handedOverAt && !isPickup) steps.push({ at: handedOverAt, text: texts.onItsWay(name), tone: 'good' });
    if (deliveredAt)
      steps.push({
        at: deliveredAt,
        text: isPickup ? texts.pickedUp(name) : texts.delivered(name),
        tone: 'good',
      });
    if (cancelled_at) steps.push({ at: cancelled_at, text: texts.ended(name, endingOf(part)), tone: 'bad' });
    if (refunded_at) steps.push({ at: refunded_at, text: texts.refundedBy(name), tone: 'good' });
  }
  return steps.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const ENDERS = { customer: texts.you, kitchen: texts.theRestaurant, administrator: PRODUCT_NAME } as const;

function endingOf({ stage, ended_by }: Order['parts'][number]): string {
  if (ended_by === 'clock') return texts.canceledByClock;
  if (ended_by === null) return stage === 'declined' ? texts.declined : texts.canceled;
  return stage === 'declined' ? texts.declinedBy(ENDERS[ended_by]) : texts.canceledBy(ENDERS[ended_by]);
}
