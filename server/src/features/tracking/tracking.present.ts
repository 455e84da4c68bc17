import type { Position, Tracking } from '@nearbite/contract/tracking';
import { orderStatusOf } from '@nearbite/domain/order-status';
import { admit, type Link, orderStateOf, partOfRider, stateOf } from './tracking.policy.ts';
import type { StoredPosition, TrackedOrder } from './tracking.queries.ts';

export function presentPosition({ restaurantId, ...position }: StoredPosition): Position {
  const { latitude, longitude, accuracy, at } = position;
  return { latitude, longitude, accuracy, part: restaurantId, at };
}

export function presentTracking(order: TrackedOrder, link: Link, now: Date): Tracking {
  const admission = admit(order, link, now);
  const state = orderStateOf(order, now);
  const positions = state === 'live' ? order.positions.map(presentPosition) : [];
  return {
    order_status: orderStatusOf(order.parts.map((part) => part.orderStatus)),
    state,
    position: positions.at(-1) ?? null,
    positions,
    restaurants: order.parts.map((part) => ({
      id: part.restaurantId,
      name: part.restaurantName,
      latitude: part.latitude,
      longitude: part.longitude,
      state: stateOf(part, now),
      order_status: part.orderStatus,
      rider: part.riderName,
      delivered_at: part.deliveredAt?.toISOString() ?? null,
    })),
    delivery: deliveryFor(order, link, now),
    own_part: ownPart(order, link)?.restaurantId ?? null,
    now: now.toISOString(),
    may_send: admission.kind === 'sender',
  };
}

const ownPart = (order: TrackedOrder, { rider }: Link) =>
  rider === undefined ? undefined : partOfRider(order, rider);

/** Name, address and phone are for the one who has to find the door, as long as they have to. */
function deliveryFor(order: TrackedOrder, link: Link, now: Date): Tracking['delivery'] {
  const part = ownPart(order, link);
  if (!part || stateOf(part, now) === 'over') return null;
  const { fullName, mobile, address, city } = order;
  return { restaurant: part.restaurantName, full_name: fullName, mobile, address, city };
}
