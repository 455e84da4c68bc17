import { z } from 'zod';
import { kitchenStaff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  emptiable,
  flag,
  id,
  isoDate,
  moment,
  moneyAs,
  numeric,
  timeZoneName,
  wholeNumber,
} from '../fields.ts';
import { TERMS_LIMITS } from '../limits.ts';
import { ClosedDay, DeliveryPolygon, OpeningHours } from './terms-fields.ts';

const minutesAs = (label: string, range: { readonly min: number; readonly max: number }) =>
  wholeNumber(range, `${label} must be a whole number from ${range.min} to ${range.max}`);

export const TermsBody = z.object({
  opening_hours: OpeningHours.optional(),
  closed_days: z
    .array(ClosedDay, 'Closed days must be a list')
    .max(TERMS_LIMITS.closedDays, `At most ${TERMS_LIMITS.closedDays} closed days`)
    .superRefine((days, context) => {
      for (const [index, { date }] of days.entries()) {
        if (days.findIndex((day) => day.date === date) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'date'],
          message: 'This day is in the list already',
        });
      }
    })
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
  delivery_fee: moneyAs('Delivery fee').optional(),
  fee_per_km: moneyAs('Fee per km').optional(),
  free_delivery_from: emptiable(moneyAs('Free delivery from')),
  minimum_order: moneyAs('Minimum order').optional(),
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
export const ownParams = z.object({ restaurant_id: id });

export const getTerms = endpoint({
  name: 'getTerms',
  summary: "One's own hours, area, fees and ways to order",
  method: 'GET',
  path: ownTerms,
  access: kitchenStaff,
  params: ownParams,
  response: Terms,
});

export const updateTerms = endpoint({
  name: 'updateTerms',
  summary: "Change some of them; null takes a value back. The kitchen's staff may pause and say busy",
  method: 'PATCH',
  path: ownTerms,
  access: {
    kind: 'owner',
    orStaff: 'kitchen',
    kitchenFields: ['paused_until', 'busy_until', 'busy_extra_minutes'],
  },
  params: ownParams,
  body: TermsBody,
  response: Terms,
});
