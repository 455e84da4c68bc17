import { z } from 'zod';
import { admin, anyone, owner } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  emptiable,
  flag,
  id,
  isoDate,
  moment,
  numeric,
  rupeesAs,
  text,
  timeZoneName,
  wholeNumber,
} from '../fields.ts';
import { REACH_KM } from '../limits.ts';

/** What a restaurant that sets nothing offers: it sells at any hour, to anyone within reach. */
export const DEFAULT_TERMS = {
  prep_minutes: 25,
  busy_extra_minutes: 0,
  auto_accept: true,
  offers_delivery: true,
  offers_pickup: false,
  accepts_cash: false,
  delivery_radius_km: REACH_KM,
  preorder_days: 0,
  slot_minutes: 30,
} as const;

export const TERMS_LIMITS = {
  openingSpans: 50,
  closedDays: 200,
  polygonPoints: 200,
  prepMinutes: { min: 1, max: 240 },
  busyExtraMinutes: { min: 0, max: 120 },
  radiusKm: { min: 0.1, max: 100 },
  preorderDays: { min: 0, max: 30 },
  slotMinutes: { min: 10, max: 240 },
  slotCapacity: { min: 1, max: 1000 },
  /** Nobody plans a pause further ahead. */
  pauseDays: 366,
} as const;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 18:30');

export const OpeningSpan = z.object({
  /** Monday = 0. */
  day: wholeNumber({ min: 0, max: 6 }, 'Day must be 0 (Monday) to 6 (Sunday)'),
  opens: clockTime,
  /** At or before `opens`: on the next day. 00:00 to 00:00 is the whole day. */
  closes: clockTime,
});
export type OpeningSpan = z.infer<typeof OpeningSpan>;

/** "YYYY-MM-DD" that is in the calendar. */
export const calendarDate = z.iso.date('Must be a date such as 2026-12-31');

export const ClosedDay = z.object({
  date: calendarDate,
  reason: text({ min: 0, max: 100 }, 'Reason must be at most 100 characters long').optional(),
});
export type ClosedDay = z.infer<typeof ClosedDay>;

const POLYGON_MESSAGE = 'Must be a GeoJSON polygon: rings of at least four points that end where they begin';
const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
type Corner = z.infer<typeof corner>;

const isClosedRing = (ring: readonly Corner[]) =>
  ring.length >= 4 && ring[0]?.[0] === ring.at(-1)?.[0] && ring[0]?.[1] === ring.at(-1)?.[1];

/** Its points are [longitude, latitude]; the first ring is the outline, further ones are holes. */
export const DeliveryPolygon = z.object(
  {
    type: z.literal('Polygon', POLYGON_MESSAGE),
    coordinates: z
      .array(z.array(corner, POLYGON_MESSAGE), POLYGON_MESSAGE)
      .min(1, POLYGON_MESSAGE)
      .refine((rings) => rings.every(isClosedRing), POLYGON_MESSAGE)
      .refine(
        (rings) => rings.flat().length <= TERMS_LIMITS.polygonPoints,
        `Must have at most ${TERMS_LIMITS.polygonPoints} points`,
      ),
  },
  POLYGON_MESSAGE,
);
export type DeliveryPolygon = z.infer<typeof DeliveryPolygon>;

const minutesAs = (label: string, range: { readonly min: number; readonly max: number }) =>
  wholeNumber(range, `${label} must be a whole number from ${range.min} to ${range.max}`);

export const TermsBody = z.object({
  opening_hours: z
    .array(OpeningSpan, 'Opening hours must be a list')
    .max(TERMS_LIMITS.openingSpans, `At most ${TERMS_LIMITS.openingSpans} spans`)
    .optional(),
  closed_days: z
    .array(ClosedDay, 'Closed days must be a list')
    .max(TERMS_LIMITS.closedDays, `At most ${TERMS_LIMITS.closedDays} closed days`)
    .optional(),
  time_zone: emptiable(timeZoneName),
  paused_until: emptiable(moment),
  prep_minutes: minutesAs('Preparation time', TERMS_LIMITS.prepMinutes).optional(),
  busy_extra_minutes: minutesAs('Extra time', TERMS_LIMITS.busyExtraMinutes).optional(),
  busy_until: emptiable(moment),
  auto_accept: flag.optional(),
  offers_delivery: flag.optional(),
  offers_pickup: flag.optional(),
  accepts_cash: flag.optional(),
  delivery_radius_km: numeric(
    TERMS_LIMITS.radiusKm,
    `Delivery radius must be between ${TERMS_LIMITS.radiusKm.min} and ${TERMS_LIMITS.radiusKm.max} km`,
  ).optional(),
  delivery_polygon: emptiable(DeliveryPolygon),
  delivery_fee: rupeesAs('Delivery fee').optional(),
  fee_per_km: rupeesAs('Fee per km').optional(),
  free_delivery_from: emptiable(rupeesAs('Free delivery from')),
  minimum_order: rupeesAs('Minimum order').optional(),
  preorder_days: minutesAs('Days ahead', TERMS_LIMITS.preorderDays).optional(),
  slot_minutes: minutesAs('Slot length', TERMS_LIMITS.slotMinutes)
    .refine((minutes) => minutes % 5 === 0, 'Slot length must be a multiple of 5 minutes')
    .optional(),
  slot_capacity: emptiable(minutesAs('Orders per slot', TERMS_LIMITS.slotCapacity)),
});
export type TermsChange = z.output<typeof TermsBody>;

export const NO_WAY_TO_ORDER_MESSAGE = 'Offer delivery, pick-up or both';

/** The terms as they count now, with what the platform adds to them. */
export const Terms = z.object({
  opening_hours: z.array(z.object({ day: z.number(), opens: z.string(), closes: z.string() })),
  closed_days: z.array(z.object({ date: z.string(), reason: z.string().optional() })),
  time_zone: z.string().nullable(),
  /** The restaurant's zone or, without one, the platform's. */
  effective_time_zone: z.string(),
  paused_until: isoDate.nullable(),
  /** An administrator's pause, which the owner cannot lift. */
  admin_paused_until: isoDate.nullable(),
  admin_pause_reason: z.string().nullable(),
  prep_minutes: z.number(),
  busy_extra_minutes: z.number(),
  busy_until: isoDate.nullable(),
  auto_accept: z.boolean(),
  offers_delivery: z.boolean(),
  offers_pickup: z.boolean(),
  accepts_cash: z.boolean(),
  delivery_radius_km: z.number(),
  delivery_polygon: z
    .object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))) })
    .nullable(),
  delivery_fee: z.number(),
  fee_per_km: z.number(),
  free_delivery_from: z.number().nullable(),
  minimum_order: z.number(),
  preorder_days: z.number(),
  slot_minutes: z.number(),
  slot_capacity: z.number().nullable(),
  /** Null until the owner saved terms. */
  saved_at: isoDate.nullable(),
  is_open: z.boolean(),
  opens_at: isoDate.nullable(),
  closes_at: isoDate.nullable(),
  /** What the platform allows. */
  reach_km: z.number(),
  max_delivery_fee: z.number(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Terms = z.infer<typeof Terms>;

const ownTerms = '/api/restaurant/terms/:restaurant_id/';
const ownParams = z.object({ restaurant_id: id });

export const getTerms = endpoint({
  name: 'getTerms',
  summary: "One's own hours, area, fees and ways to order",
  method: 'GET',
  path: ownTerms,
  access: owner,
  params: ownParams,
  response: Terms,
});

export const updateTerms = endpoint({
  name: 'updateTerms',
  summary: 'Change some of them; null takes a value back',
  method: 'PATCH',
  path: ownTerms,
  access: owner,
  params: ownParams,
  body: TermsBody,
  response: Terms,
});

const adminParams = z.object({ id });

export const adminGetTerms = endpoint({
  name: 'adminGetTerms',
  summary: "A restaurant's terms",
  method: 'GET',
  path: '/api/admin/restaurants/:id/terms/',
  access: admin,
  params: adminParams,
  response: Terms,
});

export const PauseBody = z
  .object({
    /** Null ends the pause. */
    until: moment.nullable(),
    reason: text({ min: 0, max: 500 }, 'Give a reason of 1 to 500 characters').optional(),
  })
  .refine(({ until, reason }) => until === null || (reason ?? '') !== '', {
    path: ['reason'],
    message: 'Give a reason of 1 to 500 characters',
  });

export const adminPauseRestaurant = endpoint({
  name: 'adminPauseRestaurant',
  summary: 'Close a kitchen until a moment, with a reason; its owner cannot lift it',
  method: 'POST',
  path: '/api/admin/restaurants/:id/pause/',
  access: admin,
  params: adminParams,
  body: PauseBody,
  response: Terms,
});

export const Slot = z.object({
  starts_at: isoDate,
  ends_at: isoDate,
  /** How many orders still fit; null without a capacity. */
  left: z.number().nullable(),
});
export type Slot = z.infer<typeof Slot>;

export const listSlots = endpoint({
  name: 'listSlots',
  summary: "The moments an order may be scheduled for, on a date of the kitchen's calendar",
  method: 'GET',
  path: '/api/restaurant/slots/:restaurant_id/',
  access: anyone,
  params: ownParams,
  query: z.object({ date: calendarDate }),
  response: z.array(Slot),
});

/** What every public row of a restaurant says about its terms. */
export const PublicTerms = z.object({
  is_open: z.boolean(),
  /** When a closed kitchen opens. */
  opens_at: isoDate.nullable(),
  /** When an open kitchen closes; null when it does not. */
  closes_at: isoDate.nullable(),
  /** Null without a position. */
  delivers_here: z.boolean().nullable(),
  delivery_fee: z.number(),
  minimum_order: z.number(),
  /** Null until the owner saved terms. */
  eta_minutes: z.number().nullable(),
  offers_pickup: z.boolean(),
  accepts_cash: z.boolean(),
});
export type PublicTerms = z.infer<typeof PublicTerms>;
