import type { Fulfilment, PaymentMethod } from '@nearbite/contract/orders/stages';
import type { Place } from './terms/area.ts';
import { isOpenAt } from './terms/hours.ts';
import { checkSlot } from './terms/slots.ts';
import { deliversHere, minimumMissingPaisa, type Terms } from './terms/terms.ts';

/** How the customer wants the order; one choice for all its restaurants. */
export type OrderWish = {
  readonly fulfilment: Fulfilment;
  readonly paymentMethod: PaymentMethod;
  /** The pin; null when none was set. */
  readonly place: Place | null;
  /** The start of a slot; null for as soon as possible. */
  readonly deliverAt: Date | null;
};

/** Why a restaurant cannot take an order, in the order in which they are told. */
export const OBSTACLES = [
  'restaurant_closed',
  'fulfilment_refused',
  'out_of_area',
  'below_minimum',
  'slot_full',
  'cash_refused',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

type Question = {
  readonly terms: Terms;
  readonly subTotalPaisa: number;
  readonly wish: OrderWish;
  readonly now: Date;
};

/** `slot_full` here: the moment is not one of its slots. Whether a place is left in one only the database knows. */
const STANDS: Readonly<Record<Obstacle, (question: Question) => boolean>> = {
  restaurant_closed: ({ terms, wish: { deliverAt }, now }) => !isOpenAt(terms, deliverAt ?? now),
  fulfilment_refused: ({ terms, wish }) =>
    !(wish.fulfilment === 'pickup' ? terms.offersPickup : terms.offersDelivery),
  out_of_area: ({ terms, wish }) =>
    wish.fulfilment === 'delivery' && deliversHere(terms, wish.place) === false,
  below_minimum: ({ terms, subTotalPaisa }) => minimumMissingPaisa(terms, subTotalPaisa) > 0,
  slot_full: ({ terms, wish: { deliverAt }, now }) =>
    deliverAt !== null && checkSlot(terms, deliverAt, now) !== 'offered',
  cash_refused: ({ terms, wish }) => wish.paymentMethod === 'cash' && !terms.acceptsCash,
};

export const standsInTheWay = (obstacle: Obstacle, question: Question): boolean => STANDS[obstacle](question);
