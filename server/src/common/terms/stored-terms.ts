import {
  ClosedDay,
  DEFAULT_TERMS,
  DeliveryPolygon,
  OpeningSpan,
} from '@nearbite/contract/restaurants/terms-fields';
import type { Terms } from '@nearbite/domain/terms/terms';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Services } from '../../services.ts';
import { isOnMenu } from '../dish-conditions.ts';

/** A restaurant's own terms, null where it set nothing, with its place and the platform's bounds. */
export const termsFields = {
  saved_at: z.date().nullable(),
  opening_hours: z.array(OpeningSpan).nullable(),
  closed_days: z.array(ClosedDay).nullable(),
  time_zone: z.string().nullable(),
  paused_until: z.date().nullable(),
  admin_paused_until: z.date().nullable(),
  admin_pause_reason: z.string().nullable(),
  prep_minutes: z.int().nullable(),
  busy_extra_minutes: z.int().nullable(),
  busy_until: z.date().nullable(),
  auto_accept: z.boolean().nullable(),
  offers_delivery: z.boolean().nullable(),
  offers_pickup: z.boolean().nullable(),
  accepts_cash: z.boolean().nullable(),
  delivery_radius_km: z.number().nullable(),
  delivery_polygon: DeliveryPolygon.nullable(),
  delivery_fee_minor: z.int().nullable(),
  fee_per_km_minor: z.int().nullable(),
  free_delivery_from_minor: z.int().nullable(),
  minimum_order_minor: z.int().nullable(),
  preorder_days: z.int().nullable(),
  slot_minutes: z.int().nullable(),
  slot_capacity: z.int().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  reach_km: z.number(),
  max_delivery_fee_minor: z.int(),
};

/** Those fields, of the aliases that TERMS_TABLES names and of `r` (restaurants). */
export const TERMS_COLUMNS = sql`
  t.saved_at, t.opening_hours, t.closed_days, t.time_zone, t.paused_until, t.admin_paused_until,
  t.admin_pause_reason, t.prep_minutes, t.busy_extra_minutes, t.busy_until, t.auto_accept, t.offers_delivery,
  t.offers_pickup, t.accepts_cash, t.delivery_radius_km, t.delivery_polygon, t.delivery_fee_minor,
  t.fee_per_km_minor, t.free_delivery_from_minor, t.minimum_order_minor, t.preorder_days, t.slot_minutes,
  t.slot_capacity, r.latitude, r.longitude, s.reach_km, s.max_delivery_fee_minor`;

/** Joined to `restaurants r`. */
export const TERMS_TABLES = sql`
  cross join platform_settings s
  left join restaurant_terms t on t.restaurant_id = r.id`;

export type TermsFields = Readonly<z.infer<z.ZodObject<typeof termsFields>>>;

const termsRow = z.strictObject({
  id: z.int(),
  is_public: z.boolean(),
  has_menu: z.boolean(),
  ...termsFields,
});
export type TermsRow = Readonly<z.infer<typeof termsRow>>;

export const findTermsRows = (db: Db | Trx, restaurantIds: readonly number[]): Promise<TermsRow[]> =>
  statement(termsRow)`
    select r.id, r.is_public, exists (select from dishes d where d.restaurant_id = r.id and ${isOnMenu}) as has_menu,
      ${TERMS_COLUMNS} from restaurants r ${TERMS_TABLES}
    where r.id = any(${restaurantIds}::int[])
  `.all(db);

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
    deliveryFeeMinor: row.delivery_fee_minor ?? 0,
    feePerKmMinor: row.fee_per_km_minor ?? 0,
    freeDeliveryFromMinor: row.free_delivery_from_minor,
    minimumOrderMinor: row.minimum_order_minor ?? 0,
    maxDeliveryFeeMinor: row.max_delivery_fee_minor,
    preorderDays: row.preorder_days ?? DEFAULT_TERMS.preorder_days,
    slotMinutes: row.slot_minutes ?? DEFAULT_TERMS.slot_minutes,
    slotCapacity: row.slot_capacity,
  };
}

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

export type Zone = { readonly config: Pick<Services['config'], 'APP_TIMEZONE'> };

/** The terms of several restaurants by their id; inside a transaction pass it as `db`. */
export async function findTerms(
  { config }: Zone,
  db: Db | Trx,
  restaurantIds: readonly number[],
): Promise<Map<number, Terms>> {
  if (restaurantIds.length === 0) return new Map();
  const rows = await findTermsRows(db, restaurantIds);
  return new Map(rows.map((row) => [row.id, readTerms(row, config.APP_TIMEZONE)]));
}
