import { z } from 'zod';
import { kitchenStaff, managers } from '../access.ts';
import { email } from '../accounts/credentials.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import { flag, id, isoDate, optional, page, phoneAs, publicId, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { dayNumber } from '../orders/stage-fields.ts';
import { ORDER_STATUSES } from '../orders/statuses.ts';
import { DELIVERY_STATES, Position } from '../tracking/tracking.ts';
import * as texts from './riders.texts.ts';

export const RIDER_STATUSES = ['available', 'in delivery'] as const;
export type RiderStatus = (typeof RIDER_STATUSES)[number];

export const Rider = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  status: z.enum(RIDER_STATUSES),
  /** Offered no new delivery; open ones go on. */
  paused: z.boolean(),
  restaurant: z.number(),
  /** The address of the rider's own page, with the key that opens it: for owners and managers, when it is made. */
  rider_link: z.string().nullable(),
});
export type Rider = z.infer<typeof Rider>;

export const RiderBody = z.object({
  name: text(LIMITS.title, texts.nameLength),
  email,
  phone_number: phoneAs(texts.mobile),
  /** Sent by the form; the path decides whose rider it becomes. */
  restaurant: optional(id),
});

const restaurantParams = z.object({ restaurant_id: id });
const riderParams = restaurantParams.extend({ id });

export const listRiders = endpoint({
  name: 'listRiders',
  summary: "A restaurant's riders, in the order they were added",
  method: 'GET',
  path: '/api/restaurant/:restaurant_id/delivery-boys/',
  access: kitchenStaff,
  params: restaurantParams,
  query: z.object(page),
  response: z.array(Rider),
});

export const createRider = endpoint({
  name: 'createRider',
  summary: 'Add a rider',
  method: 'POST',
  path: '/api/restaurant/:restaurant_id/delivery-boys/',
  access: kitchenStaff,
  idempotent: true,
  params: restaurantParams,
  body: RiderBody,
  response: Rider,
  status: 201,
});

const STATUS_MESSAGE = texts.statusOneOf(RIDER_STATUSES.join(', '));

export const RiderPatch = RiderBody.omit({ restaurant: true })
  .extend({ status: z.enum(RIDER_STATUSES, { error: STATUS_MESSAGE }), paused: flag })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['status'],
    message: STATUS_MESSAGE,
  });

export const updateRider = endpoint({
  name: 'updateRider',
  summary:
    'Say whether a rider is available or in delivery, pause or resume them, or change name, e-mail and mobile',
  method: 'PATCH',
  path: '/api/restaurant/:restaurant_id/delivery-boys/:id/',
  access: kitchenStaff,
  params: riderParams,
  body: RiderPatch,
  response: Rider,
});

export const renewRiderLink = endpoint({
  name: 'renewRiderLink',
  summary:
    "Give a rider's own page a new address and mail it to them; the old one, and the links of open orders, end at once",
  method: 'POST',
  path: '/api/restaurant/:restaurant_id/delivery-boys/:id/renew-link/',
  access: managers,
  params: riderParams,
  response: Rider,
  rateLimits: [{ by: 'user', max: 30, windowSeconds: FIFTEEN_MINUTES }],
});

export const deleteRider = endpoint({
  name: 'deleteRider',
  summary: 'Remove a rider; refused with 409 while a delivery is open',
  method: 'DELETE',
  path: '/api/restaurant/:restaurant_id/delivery-boys/:id/',
  access: kitchenStaff,
  params: riderParams,
});

export const MAX_RIDERS_OUT = 100;

export const RidersOut = z.object({
  restaurant: z.object({ id: z.number(), name: z.string(), latitude: z.number(), longitude: z.number() }),
  riders: z.array(
    Rider.pick({ id: true, name: true, phone_number: true }).extend({
      deliveries: z.array(z.object({ oid: z.string(), number: dayNumber })),
      /** Where the rider was seen last; null before the first position. */
      position: Position.nullable(),
    }),
  ),
  /** The server's clock, for devices whose own is minutes off. */
  now: isoDate,
});
export type RidersOut = z.infer<typeof RidersOut>;

export const getRidersOut = endpoint({
  name: 'getRidersOut',
  summary: `A restaurant's riders with a delivery on its way, and where they were seen last; at most ${MAX_RIDERS_OUT}`,
  method: 'GET',
  path: '/api/restaurant/:restaurant_id/riders-out/',
  access: kitchenStaff,
  params: restaurantParams,
  response: RidersOut,
});

/** What the owner's order page needs to hand an order to a rider. */
export const Delivery = z.object({
  oid: z.string(),
  order_status: z.enum(ORDER_STATUSES),
  state: z.enum(DELIVERY_STATES),
  rider: Rider.pick({ id: true, name: true, phone_number: true }).nullable(),
  /** The assigned rider's link, with the secret that lets it send; null without a rider or once it is over. */
  rider_link: z.string().nullable(),
  delivered_at: isoDate.nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const getDelivery = endpoint({
  name: 'getDelivery',
  summary: "Who delivers the restaurant's part of an order, and the rider's link",
  method: 'GET',
  path: '/api/restaurant/:restaurant_id/deliveries/:oid/',
  access: kitchenStaff,
  params: restaurantParams.extend({ oid: publicId }),
  response: Delivery,
});
