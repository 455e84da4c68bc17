import { OBSTACLES } from '@nearbite/contract/orders/obstacles';
import type { Fulfilment, PaymentMethod } from '@nearbite/contract/orders/stages';
import type { Place } from '../terms/area.ts';
import { isOpenAt } from '../terms/hours.ts';
import { checkSlot } from '../terms/slots.ts';
import { deliversHere, minimumMissingMinor, type Terms } from '../terms/terms.ts';

/** How the customer wants the order; one choice for all its restaurants. */
export type OrderPreferences = {
  readonly fulfilment: Fulfilment;
  readonly paymentMethod: PaymentMethod;
  /** The pin; null when none was set. */
  readonly place: Place | null;
  /** The start of a slot; null for as soon as possible. */
  readonly deliverAt: Date | null;
};

export { OBSTACLES };
export type Obstacle = (typeof OBSTACLES)[number];

type Situation = {
  readonly terms: Terms;
  readonly subTotalMinor: number;
  readonly preferences: OrderPreferences;
  readonly now: Date;
};

/** `slot_full` here: the moment is not one of its slots. Whether a place is left in one only the database knows. */
const APPLIES: Readonly<Record<Obstacle, (situation: Situation) => boolean>> = {
  restaurant_closed: ({ terms, preferences: { deliverAt }, now }) => !isOpenAt(terms, deliverAt ?? now),
  fulfilment_refused: ({ terms, preferences }) =>
    !(preferences.fulfilment === 'pickup' ? terms.offersPickup : terms.offersDelivery),
  out_of_area: ({ terms, preferences }) =>
    preferences.fulfilment === 'delivery' && deliversHere(terms, preferences.place) === false,
  below_minimum: ({ terms, subTotalMinor }) => minimumMissingMinor(terms, subTotalMinor) > 0,
  slot_full: ({ terms, preferences: { deliverAt }, now }) =>
    deliverAt !== null && checkSlot(terms, deliverAt, now) !== 'offered',
  cash_refused: ({ terms, preferences }) => preferences.paymentMethod === 'cash' && !terms.acceptsCash,
};

export const obstacleApplies = (obstacle: Obstacle, situation: Situation): boolean =>
  APPLIES[obstacle](situation);
