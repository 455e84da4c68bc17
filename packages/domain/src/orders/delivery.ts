import type { OrderStatus } from '@nearbite/contract/orders/statuses';
import { REPEAT_DAYS, TRACKING_HOURS } from '@nearbite/contract/tracking/tracking';

export type DeliveryState = 'waiting' | 'live' | 'over';

export type DeliveryFacts = {
  readonly orderStatus: OrderStatus;
  readonly fulfilledAt: Date | null;
  readonly deliveredAt: Date | null;
};

const TRACKING_MS = TRACKING_HOURS * 3_600_000;

/** A part can be followed from the moment it is handed over until it is delivered, cancelled or six hours old. */
export function deliveryState(part: DeliveryFacts, now: Date): DeliveryState {
  if (part.orderStatus === 'cancelled' || part.deliveredAt !== null) return 'over';
  if (part.orderStatus === 'pending') return 'waiting';
  if (part.fulfilledAt === null) return 'over';
  return now.getTime() - part.fulfilledAt.getTime() < TRACKING_MS ? 'live' : 'over';
}

/** An order is on its way while any of its parts is, and over when all are. */
export function combinedState(states: readonly DeliveryState[]): DeliveryState {
  if (states.includes('live')) return 'live';
  return states.includes('waiting') ? 'waiting' : 'over';
}

/** What was handed over before this moment is over. */
export const trackingHorizon = (now: Date) => new Date(now.getTime() - TRACKING_MS);

/** Deliveries that ended before this moment answer no repeated "Delivered" any more. */
export const repeatHorizon = (now: Date) => new Date(now.getTime() - REPEAT_DAYS * 86_400_000);

type EndFacts = DeliveryFacts & { readonly cancelledAt: Date | null };

/** The page of an order closes when each of its parts was handed over or cancelled more than six hours ago. */
export function isPageClosed(parts: readonly EndFacts[], now: Date): boolean {
  return parts.every(
    ({ orderStatus, fulfilledAt, cancelledAt }) =>
      orderStatus !== 'pending' && (cancelledAt ?? fulfilledAt ?? now) <= trackingHorizon(now),
  );
}
