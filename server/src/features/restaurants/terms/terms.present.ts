import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import type { Terms as WireTerms } from '@nearbite/contract/restaurants/terms';
import { DEFAULT_TERMS } from '@nearbite/contract/restaurants/terms-fields';
import { toRupees } from '@nearbite/domain/money';
import type { Place } from '@nearbite/domain/terms/area';
import { openingAt } from '@nearbite/domain/terms/hours';
import { deliversHere, deliveryFeePaisa, etaMinutes, type Terms } from '@nearbite/domain/terms/terms';
import type { TermsFields } from '../../../shared/stored-terms.ts';
import type { TermsRow } from './terms.queries.ts';

/** What a restaurant set, and the defaults for the rest. */
export function readTerms(row: TermsFields, timeZone: string): Terms {
  return {
    isSaved: row.saved_at !== null,
    openingHours: row.opening_hours ?? [],
    closedDays: (row.closed_days ?? []).map(({ date }) => date),
    timeZone: row.time_zone ?? timeZone,
    pausedUntil: later(row.paused_until, row.admin_paused_until),
    kitchen: { latitude: row.latitude, longitude: row.longitude },
    radiusKm: row.delivery_radius_km ?? DEFAULT_TERMS.delivery_radius_km,
    polygon: row.delivery_polygon,
    reachKm: row.reach_km,
    prepMinutes: row.prep_minutes ?? DEFAULT_TERMS.prep_minutes,
    busyExtraMinutes: row.busy_extra_minutes ?? DEFAULT_TERMS.busy_extra_minutes,
    busyUntil: row.busy_until,
    autoAccept: row.auto_accept ?? DEFAULT_TERMS.auto_accept,
    offersDelivery: row.offers_delivery ?? DEFAULT_TERMS.offers_delivery,
    offersPickup: row.offers_pickup ?? DEFAULT_TERMS.offers_pickup,
    acceptsCash: row.accepts_cash ?? DEFAULT_TERMS.accepts_cash,
    deliveryFeePaisa: row.delivery_fee_paisa ?? 0,
    feePerKmPaisa: row.fee_per_km_paisa ?? 0,
    freeDeliveryFromPaisa: row.free_delivery_from_paisa,
    minimumOrderPaisa: row.minimum_order_paisa ?? 0,
    maxDeliveryFeePaisa: row.max_delivery_fee_paisa,
    preorderDays: row.preorder_days ?? DEFAULT_TERMS.preorder_days,
    slotMinutes: row.slot_minutes ?? DEFAULT_TERMS.slot_minutes,
    slotCapacity: row.slot_capacity,
  };
}

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The terms as their owner and administrators see them. */
export function presentTerms(row: TermsRow, timeZone: string, now: Date): WireTerms {
  const terms = readTerms(row, timeZone);
  const { isOpen, opensAt, closesAt } = openingAt(terms, now);
  return {
    opening_hours: row.opening_hours ?? [],
    closed_days: row.closed_days ?? [],
    time_zone: row.time_zone,
    effective_time_zone: terms.timeZone,
    paused_until: iso(row.paused_until),
    admin_paused_until: iso(row.admin_paused_until),
    admin_pause_reason: row.admin_pause_reason,
    prep_minutes: terms.prepMinutes,
    busy_extra_minutes: terms.busyExtraMinutes,
    busy_until: iso(row.busy_until),
    auto_accept: terms.autoAccept,
    offers_delivery: terms.offersDelivery,
    offers_pickup: terms.offersPickup,
    accepts_cash: terms.acceptsCash,
    delivery_radius_km: terms.radiusKm,
    delivery_polygon: row.delivery_polygon,
    delivery_fee: toRupees(terms.deliveryFeePaisa),
    fee_per_km: toRupees(terms.feePerKmPaisa),
    free_delivery_from: row.free_delivery_from_paisa === null ? null : toRupees(row.free_delivery_from_paisa),
    minimum_order: toRupees(terms.minimumOrderPaisa),
    preorder_days: terms.preorderDays,
    slot_minutes: terms.slotMinutes,
    slot_capacity: row.slot_capacity,
    saved_at: iso(row.saved_at),
    is_open: isOpen,
    opens_at: iso(opensAt),
    closes_at: iso(closesAt),
    reach_km: row.reach_km,
    max_delivery_fee: toRupees(row.max_delivery_fee_paisa),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

/** What a public row of a restaurant says about its terms. */
export function presentPublicTerms(terms: Terms, place: Place | null, now: Date): PublicTerms {
  const { isOpen, opensAt, closesAt } = openingAt(terms, now);
  const fee = deliveryFeePaisa(terms, { fulfilment: 'delivery', place, subTotalPaisa: null });
  return {
    is_open: isOpen,
    opens_at: iso(opensAt),
    closes_at: iso(closesAt),
    time_zone: terms.timeZone,
    delivers_here: deliversHere(terms, place),
    delivery_fee: toRupees(fee),
    minimum_order: toRupees(terms.minimumOrderPaisa),
    eta_minutes: etaMinutes(terms, now),
    offers_pickup: terms.offersPickup,
    accepts_cash: terms.acceptsCash,
  };
}
