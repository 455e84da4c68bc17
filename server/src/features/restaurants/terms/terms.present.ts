import type { Terms as WireTerms } from '@nearbite/contract/restaurants/terms';
import { fromMinor } from '@nearbite/domain/money';
import { openingAt } from '@nearbite/domain/terms/hours';
import { readTerms, type TermsRow } from '../../../common/terms/stored-terms.ts';

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
    delivery_fee: fromMinor(terms.deliveryFeeMinor),
    fee_per_km: fromMinor(terms.feePerKmMinor),
    free_delivery_from:
      row.free_delivery_from_minor === null ? null : fromMinor(row.free_delivery_from_minor),
    minimum_order: fromMinor(terms.minimumOrderMinor),
    preorder_days: terms.preorderDays,
    slot_minutes: terms.slotMinutes,
    slot_capacity: row.slot_capacity,
    saved_at: iso(row.saved_at),
    is_open: isOpen,
    opens_at: iso(opensAt),
    closes_at: iso(closesAt),
    reach_km: row.reach_km,
    max_delivery_fee: fromMinor(row.max_delivery_fee_minor),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
