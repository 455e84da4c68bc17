import type { PublicTerms } from '../public-terms.ts';
import type { Terms } from '../terms.ts';

/** What the owner of a restaurant that set nothing sees. */
export const theTerms: Terms = {
  opening_hours: [],
  closed_days: [],
  time_zone: null,
  effective_time_zone: 'Asia/Karachi',
  paused_until: null,
  admin_paused_until: null,
  admin_pause_reason: null,
  prep_minutes: 25,
  busy_extra_minutes: 0,
  busy_until: null,
  auto_accept: true,
  offers_delivery: true,
  offers_pickup: false,
  accepts_cash: false,
  delivery_radius_km: 10,
  delivery_polygon: null,
  delivery_fee: 0,
  fee_per_km: 0,
  free_delivery_from: null,
  minimum_order: 0,
  preorder_days: 0,
  slot_minutes: 30,
  slot_capacity: null,
  saved_at: null,
  is_open: true,
  opens_at: null,
  closes_at: null,
  reach_km: 10,
  max_delivery_fee: 1000,
  latitude: 31.5,
  longitude: 74.3,
};

/** What everybody sees of a restaurant that set nothing. */
export const noTerms: PublicTerms = {
  is_open: true,
  has_menu: true,
  opens_at: null,
  closes_at: null,
  time_zone: 'Asia/Karachi',
  delivers_here: null,
  delivery_fee: 0,
  delivery_fee_is_least: false,
  free_delivery_from: 0,
  minimum_order: 0,
  eta_minutes: null,
  offers_pickup: false,
  accepts_cash: false,
};
