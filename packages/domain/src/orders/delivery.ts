import type { OrderStatus } from '@nearbite/contract/orders/statuses';
import { REPEAT_DAYS, TRACKING_HOURS } from '@nearbite/contract/tracking/tracking';
import { metresBetween } from '../places/distance.ts';

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

type Place = { readonly latitude: number; readonly longitude: number };
export type Stop = {
  readonly isHandedOver: boolean;
  /** Promised or wanted; null: no time was given. */
  readonly dueAt: Date | null;
  readonly home: Place | null;
};

/** Minutes one way or the other are nothing to go a longer way for. */
const DUE_TOGETHER_MS = 15 * 60_000;

/**
 * In which order a rider brings what there is: what is in the bag first, then by the time it is due, and of what is due
 * in the same quarter of an hour the nearest.
 */
export function orderOfStops<One extends Stop>(stops: readonly One[], from: Place): One[] {
  const keyOf = ({ isHandedOver, dueAt, home }: Stop) => [
    isHandedOver ? 0 : 1,
    dueAt === null ? Number.MAX_VALUE : Math.floor(dueAt.getTime() / DUE_TOGETHER_MS),
    home === null ? Number.MAX_VALUE : metresBetween(from, home),
  ];
  return stops
    .map((stop) => ({ stop, key: keyOf(stop) }))
    .toSorted((one, other) => {
      const at = one.key.findIndex((part, index) => part !== other.key[index]);
      return at === -1 ? 0 : (one.key[at] ?? 0) - (other.key[at] ?? 0);
    })
    .map(({ stop }) => stop);
}
