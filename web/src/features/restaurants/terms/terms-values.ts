import type { Terms } from '@nearbite/contract/restaurants/terms';
import type { ClosedDay, DeliveryPolygon, OpeningSpan } from '@nearbite/contract/restaurants/terms-fields';

/** The form as it is typed: numbers are text until they are sent. */
export type TermsValues = {
  opening_hours: OpeningSpan[];
  closed_days: ClosedDay[];
  time_zone: string;
  prep_minutes: string;
  auto_accept: boolean;
  offers_delivery: boolean;
  offers_pickup: boolean;
  accepts_cash: boolean;
  delivery_radius_km: string;
  delivery_polygon: DeliveryPolygon | null;
  delivery_fee: string;
  fee_per_km: string;
  free_delivery_from: string;
  minimum_order: string;
  preorder_days: string;
  slot_minutes: string;
  slot_capacity: string;
};

const textOf = (value: number | null) => (value === null ? '' : String(value));

export const valuesOf = (terms: Terms): TermsValues => ({
  opening_hours: sortSpans(terms.opening_hours),
  closed_days: terms.closed_days.map(({ date, reason }) => ({ date, reason: reason ?? '' })),
  time_zone: terms.time_zone ?? '',
  prep_minutes: textOf(terms.prep_minutes),
  auto_accept: terms.auto_accept,
  offers_delivery: terms.offers_delivery,
  offers_pickup: terms.offers_pickup,
  accepts_cash: terms.accepts_cash,
  delivery_radius_km: textOf(terms.delivery_radius_km),
  delivery_polygon: terms.delivery_polygon,
  delivery_fee: textOf(terms.delivery_fee),
  fee_per_km: textOf(terms.fee_per_km),
  free_delivery_from: textOf(terms.free_delivery_from),
  minimum_order: textOf(terms.minimum_order),
  preorder_days: textOf(terms.preorder_days),
  slot_minutes: textOf(terms.slot_minutes),
  slot_capacity: textOf(terms.slot_capacity),
});

export const sortSpans = (spans: readonly OpeningSpan[]): OpeningSpan[] =>
  spans.toSorted((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));
