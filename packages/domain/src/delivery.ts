import type { OrderStatus } from '@nearbite/contract/orders/statuses';
import { TRACKING_HOURS } from '@nearbite/contract/tracking/tracking';

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
