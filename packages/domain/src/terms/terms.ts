import { metresBetween } from '../places/distance.ts';
import { MINUTE_MS } from '../times/zone.ts';
import type { Area, Place } from './area.ts';
import { isInArea } from './area.ts';
import { type Hours, nextChange } from './hours.ts';

/** What a kitchen offers and asks; money in the smallest unit. */
export type Terms = Hours &
  Area & {
    /** The owner has saved terms; until then nothing is promised. */
    readonly isSaved: boolean;
    readonly prepMinutes: number;
    readonly busyExtraMinutes: number;
    readonly busyUntil: Date | null;
    readonly autoAccept: boolean;
    readonly offersDelivery: boolean;
    readonly offersPickup: boolean;
    readonly acceptsCash: boolean;
    readonly deliveryFeeMinor: number;
    readonly feePerKmMinor: number;
    readonly freeDeliveryFromMinor: number | null;
    readonly minimumOrderMinor: number;
    /** The platform's upper bound of any delivery fee. */
    readonly maxDeliveryFeeMinor: number;
    readonly preorderDays: number;
    readonly slotMinutes: number;
    readonly slotCapacity: number | null;
  };

export type Fulfilment = 'delivery' | 'pickup';

/** Null without a position: an order is not refused for a missing place. */
export const deliversHere = (terms: Terms, place: Place | null): boolean | null =>
  place === null ? null : terms.offersDelivery && isInArea(terms, place);

type FeeQuestion = {
  readonly fulfilment: Fulfilment;
  /** Where to; the fee by distance counts only with it. */
  readonly place: Place | null;
  /** The restaurant's own lines; null where nothing is chosen yet, so nothing is free. */
  readonly subTotalMinor: number | null;
};

/** Straight line, rounded half up to the smallest unit, never above the platform's bound. */
export function deliveryFeeMinor(terms: Terms, { fulfilment, place, subTotalMinor }: FeeQuestion): number {
  if (fulfilment === 'pickup') return 0;
  const { freeDeliveryFromMinor: freeFrom } = terms;
  if (freeFrom !== null && subTotalMinor !== null && subTotalMinor >= freeFrom) return 0;
  const metres = place ? metresBetween(terms.kitchen, place) : 0;
  const fee = terms.deliveryFeeMinor + Math.round((terms.feePerKmMinor * metres) / 1000);
  return Math.min(fee, terms.maxDeliveryFeeMinor);
}

/** What is still missing to the minimum; 0 when it is reached. */
export const minimumMissingMinor = (terms: Terms, subTotalMinor: number): number =>
  Math.max(0, terms.minimumOrderMinor - subTotalMinor);

type Pace = Pick<Terms, 'prepMinutes' | 'busyExtraMinutes' | 'busyUntil'>;

export const isBusyAt = ({ busyUntil, busyExtraMinutes }: Pace, at: Date): boolean =>
  busyExtraMinutes > 0 && busyUntil !== null && busyUntil > at;

/** When the clock next changes what is offered: it opens, closes or is no longer busy. Null: not within a year. */
export function nextTurn(terms: Terms, at: Date): Date | null {
  const turns = [nextChange(terms, at), isBusyAt(terms, at) ? terms.busyUntil : null];
  const [first = null] = turns.filter((turn) => turn !== null).sort((a, b) => a.getTime() - b.getTime());
  return first;
}

/** How long an order takes that is placed now. */
export const kitchenMinutes = (terms: Pace, at: Date): number =>
  terms.prepMinutes + (isBusyAt(terms, at) ? terms.busyExtraMinutes : 0);

/** The same as a promise: null until the owner has saved terms. */
export const etaMinutes = (terms: Terms, at: Date): number | null =>
  terms.isSaved ? kitchenMinutes(terms, at) : null;

/** When an order accepted at this moment is promised; a scheduled one at the end of its slot. */
export function promisedAt(terms: Terms, at: Date, slotStart: Date | null = null): Date | null {
  if (slotStart) return new Date(slotStart.getTime() + terms.slotMinutes * MINUTE_MS);
  const minutes = etaMinutes(terms, at);
  return minutes === null ? null : new Date(at.getTime() + minutes * MINUTE_MS);
}
