import { ClosedDay, DeliveryPolygon, OpeningSpan } from '@nearbite/contract/restaurants/terms-fields';
import { sql } from 'kysely';
import { z } from 'zod';

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
  delivery_fee_paisa: z.int().nullable(),
  fee_per_km_paisa: z.int().nullable(),
  free_delivery_from_paisa: z.int().nullable(),
  minimum_order_paisa: z.int().nullable(),
  preorder_days: z.int().nullable(),
  slot_minutes: z.int().nullable(),
  slot_capacity: z.int().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  reach_km: z.number(),
  max_delivery_fee_paisa: z.int(),
};

/** Those fields, of the aliases that TERMS_TABLES names and of `r` (restaurants). */
export const TERMS_COLUMNS = sql`
  t.saved_at, t.opening_hours, t.closed_days, t.time_zone, t.paused_until, t.admin_paused_until,
  t.admin_pause_reason, t.prep_minutes, t.busy_extra_minutes, t.busy_until, t.auto_accept, t.offers_delivery,
  t.offers_pickup, t.accepts_cash, t.delivery_radius_km, t.delivery_polygon, t.delivery_fee_paisa,
  t.fee_per_km_paisa, t.free_delivery_from_paisa, t.minimum_order_paisa, t.preorder_days, t.slot_minutes,
  t.slot_capacity, r.latitude, r.longitude, s.reach_km, s.max_delivery_fee_paisa`;

/** Joined to `restaurants r`. */
export const TERMS_TABLES = sql`
  cross join platform_settings s
  left join restaurant_terms t on t.restaurant_id = r.id`;

export type TermsFields = Readonly<z.infer<z.ZodObject<typeof termsFields>>>;
