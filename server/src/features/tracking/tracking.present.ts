import type { Position, Tracking } from '@nearbite/contract/tracking/tracking';
import { fromMinor } from '@nearbite/domain/money';
import { orderStatusOf } from '@nearbite/domain/orders/order-status';
import { admit, type Link, orderStateOf, partOfRider, stateOf } from './tracking.policy.ts';
import type { Bag, StoredPosition, TrackedOrder, TrackedPart } from './tracking.queries.ts';

export function presentPosition({ restaurantId, riderId, ...position }: StoredPosition): Position {
  const { latitude, longitude, accuracy, at } = position;
  return { latitude, longitude, accuracy, part: restaurantId, rider_id: riderId, at };
}

/** The part this link's rider still has to bring, if any. */
export function carriedPart(order: TrackedOrder, link: Link, now: Date): TrackedPart | undefined {
  const part = ownPart(order, link);
  return part && part.riderSecret !== null && stateOf(part, now) !== 'over' ? part : undefined;
}

export function presentTracking(
  order: TrackedOrder,
  link: Link,
  { now, usualZone }: { readonly now: Date; readonly usualZone: string },
  bag?: Bag,
): Omit<Tracking, 'rides'> {
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
      stage: part.stage,
      promised_at: isoOf(part.promisedAt),
      deliver_at: isoOf(part.deliverAt),
      deliver_until: isoOf(part.deliverUntil),
      time_zone: part.timeZone ?? usualZone,
      rider: stateOf(part, now) === 'over' ? null : part.riderName,
      rider_phone: stateOf(part, now) === 'live' ? part.riderPhone : null,
      rider_id: stateOf(part, now) === 'over' ? null : part.riderId,
      delivered_at: part.deliveredAt?.toISOString() ?? null,
    })),
    home: state === 'over' ? null : order.home,
    delivery: deliveryFor(order, carriedPart(order, link, now), bag),
    own_part: ownPart(order, link)?.restaurantId ?? null,
    now: now.toISOString(),
    may_send: admission.kind === 'sender',
  };
}

/** As JSON of the database carries it, in the form of the contract. */
const isoOf = (at: string | null) => at && new Date(at).toISOString();

const ownPart = (order: TrackedOrder, { rider }: Link) =>
  rider === undefined ? undefined : partOfRider(order, rider);

/** Name, address, phone and bag are for the one who has to find the door, as long as they have to. */
function deliveryFor(
  order: TrackedOrder,
  part: TrackedPart | undefined,
  bag: Bag | undefined,
): Tracking['delivery'] {
  if (!part || !bag) return null;
  const { fullName, mobile, address, city } = order;
  return {
    number: bag.number,
    restaurant: part.restaurantName,
    restaurant_phone: bag.restaurantPhone,
    full_name: fullName,
    mobile,
    address,
    city,
    items: [...bag.items],
    note: order.note,
    payment_status: bag.paymentStatus,
    collect: bag.paymentMethod === 'cash' ? fromMinor(bag.totalMinor) : null,
    total: fromMinor(bag.totalMinor),
  };
}
