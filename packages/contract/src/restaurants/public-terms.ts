import { z } from 'zod';
import { anyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { isoDate } from '../fields.ts';
import { ownParams } from './terms.ts';
import { calendarDate } from './terms-fields.ts';

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
  /** False while nothing is on its menu: it is not open then, whatever its hours say. */
  has_menu: z.boolean(),
  /** When a closed kitchen opens. */
  opens_at: isoDate.nullable(),
  /** When an open kitchen closes; null when it does not. */
  closes_at: isoDate.nullable(),
  /** Whose clock the restaurant goes by: hours are said in it, whatever the reader's is. */
  time_zone: z.string(),
  /** Null without a position. */
  delivers_here: z.boolean().nullable(),
  delivery_fee: z.number(),
  /** It grows with the distance, which is not known without a position: it is at least this. */
  delivery_fee_is_least: z.boolean(),
  /** From which subtotal on delivery costs nothing here; null where none lifts the fee, or nothing is delivered. */
  free_delivery_from: z.number().nullable(),
  minimum_order: z.number(),
  /** Null until the owner saved terms. */
  eta_minutes: z.number().nullable(),
  offers_pickup: z.boolean(),
  accepts_cash: z.boolean(),
});
export type PublicTerms = z.infer<typeof PublicTerms>;
