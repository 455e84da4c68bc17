import { createHash, timingSafeEqual } from 'node:crypto';
import type { Position } from '@nearbite/contract/tracking/tracking';
import { combinedState, deliveryState, isPageClosed } from '@nearbite/domain/orders/delivery';
import { isLive } from '@nearbite/domain/orders/order-status';
import type { TrackedOrder, TrackedPart } from './tracking.queries.ts';

export type Link = { readonly token: string; readonly rider: string | undefined };

export type Admission =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'viewer' }
  /** May send; for which part is not always known while no rider is assigned. */
  | { readonly kind: 'sender'; readonly part: TrackedPart | undefined; readonly isRider: boolean };

export const WRONG_LINK = 'This link is not valid';
const OVER = 'This delivery is over';

export const stateOf = (part: TrackedPart, now: Date) => deliveryState(part, now);

export const orderStateOf = (order: TrackedOrder, now: Date) =>
  combinedState(order.parts.map((part) => stateOf(part, now)));

export const hasToken = (order: TrackedOrder | undefined, token: string): order is TrackedOrder =>
  order !== undefined && isSame(order.token, token);

/** The page is for the way and a little longer; then the link shows nothing any more. */
export const isPageOpen = (order: TrackedOrder, now: Date) => !isPageClosed(order.parts, now);

/** The part whose rider's secret this is, or was until the delivery ended. */
export function partOfRider(order: TrackedOrder, secret: string): TrackedPart | undefined {
  const hash = digest(secret).toString('hex');
  return order.parts.find(
    ({ riderSecret, endedRiderSecret }) =>
      (riderSecret !== null && isSame(riderSecret, secret)) ||
      (endedRiderSecret !== null && isSame(endedRiderSecret, hash)),
  );
}

/** What a link is good for right now. Asked when it is opened and again whenever the order changes. */
export function admit(order: TrackedOrder | undefined, link: Link, now: Date): Admission {
  if (!hasToken(order, link.token)) return { kind: 'refused', reason: WRONG_LINK };
  if (orderStateOf(order, now) === 'over') return { kind: 'refused', reason: OVER };
  if (link.rider === undefined) return admitWithoutSecret(order, now);
  const part = partOfRider(order, link.rider);
  if (!part) return { kind: 'refused', reason: WRONG_LINK };
  return stateOf(part, now) === 'over' || part.riderSecret === null
    ? { kind: 'refused', reason: OVER }
    : { kind: 'sender', part, isRider: true };
}

/** The shared link sends too, until a rider is assigned: from then on nobody else can pretend to be the rider. */
function admitWithoutSecret(order: TrackedOrder, now: Date): Admission {
  if (hasRider(order)) return { kind: 'viewer' };
  const open = order.parts.filter((part) => stateOf(part, now) !== 'over');
  return { kind: 'sender', part: open.length === 1 ? open[0] : undefined, isRider: false };
}

const hasRider = (order: TrackedOrder) =>
  order.parts.some((part) => isLive(part.orderStatus) && part.riderId !== null);

/** A position belongs to the assignment it was sent under: it says nothing about the rider who took over since. */
export function isOfCurrentRider(
  order: TrackedOrder,
  { part, rider_id: riderId }: Pick<Position, 'part' | 'rider_id'>,
): boolean {
  if (part === null) return !hasRider(order);
  return order.parts.some((one) => one.restaurantId === part && one.riderId === riderId);
}

/** Positions are relayed only while the sender's part (or, when it is not known, any part) is on its way. */
export function mayRelay(order: TrackedOrder, part: TrackedPart | undefined, now: Date): boolean {
  return (part ? stateOf(part, now) : orderStateOf(order, now)) === 'live';
}

/** Takes the same time wherever the difference is. */
function isSame(known: string, given: string): boolean {
  return timingSafeEqual(digest(known), digest(given));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
