import { z } from 'zod';
import { secretInPath } from './access.ts';
import { endpoint } from './endpoint.ts';
import { isoDate, latitude, longitude, message, numeric, optional, publicId } from './fields.ts';

/** A delivery can be followed this long after the restaurant handed it over. */
export const TRACKING_HOURS = 6;
export const SEND_EVERY_SECONDS = 5;
/** The server drops what comes faster. */
export const FASTEST_SECONDS = 1;

export const TRACKING_SOCKET_PATH = '/ws/tracking/:orderId/:trackingToken/';
/** Carries the assigned rider's secret in the rider's link and on the socket. */
export const RIDER_PARAM = 'rider';

/** What a rider sends; whatever else is in the message is ignored. */
export const SentPosition = z.object({
  latitude,
  longitude,
  /** Metres, as the device tells. */
  accuracy: optional(numeric({ min: 0, max: 1_000_000 }, 'Accuracy must be a number of metres')),
});

/** What every connection to the order receives. `part` is the restaurant's id, null when it is not known. */
export const Position = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracy: z.number().nullable(),
  part: z.number().nullable(),
  at: isoDate,
});
export type Position = z.infer<typeof Position>;

/** Everything else on the socket carries a type; a position has none. */
export const TrackingNews = z.discriminatedUnion('type', [
  /** A status, rider or delivery changed: ask again for the order. */
  z.object({ type: z.literal('changed') }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type TrackingNews = z.infer<typeof TrackingNews>;

/** Pages ask now and then whether anyone is still there; browsers hide the protocol's own pings. */
export const PING = { type: 'ping' } as const;

/** `waiting`: not handed over yet. `live`: positions are relayed. `over`: delivered, cancelled or too old. */
export const DELIVERY_STATES = ['waiting', 'live', 'over'] as const;

export const Tracking = z.object({
  order_status: z.enum(['pending', 'fulfilled', 'cancelled']),
  state: z.enum(DELIVERY_STATES),
  /** The newest of all. */
  position: Position.nullable(),
  positions: z.array(Position),
  restaurants: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      state: z.enum(DELIVERY_STATES),
      order_status: z.enum(['pending', 'fulfilled', 'cancelled']),
      rider: z.string().nullable(),
      delivered_at: isoDate.nullable(),
    }),
  ),
  /** Only for the assigned rider's link, while the delivery is open. */
  delivery: z
    .object({
      restaurant: z.string(),
      full_name: z.string(),
      mobile: z.string(),
      address: z.string(),
      city: z.string(),
    })
    .nullable(),
  /** The restaurant whose rider this link belongs to; null for links without a rider's secret. */
  own_part: z.number().nullable(),
  /** The server's clock, for devices whose own is minutes off. */
  now: isoDate,
  /** Whether this link may send positions. */
  may_send: z.boolean(),
});
export type Tracking = z.infer<typeof Tracking>;

const linkParams = z.object({ orderId: publicId, trackingToken: z.string().min(1).max(100) });
const riderSecret = z.string().min(1).max(100);
const FIVE_MINUTES = 5 * 60;

export const getTracking = endpoint({
  name: 'getTracking',
  summary: 'An order on its way: status, last positions, restaurants',
  method: 'GET',
  path: '/api/tracking/:orderId/:trackingToken/',
  access: secretInPath,
  params: linkParams,
  query: z.object({ [RIDER_PARAM]: optional(riderSecret) }),
  response: Tracking,
});

export const finishDelivery = endpoint({
  name: 'finishDelivery',
  summary: "The rider's 'Delivered' button",
  method: 'POST',
  path: '/api/tracking/:orderId/:trackingToken/delivered/',
  access: secretInPath,
  params: linkParams,
  body: z.object({ [RIDER_PARAM]: riderSecret }),
  response: message,
  rateLimits: [{ by: 'address', max: 60, windowSeconds: FIVE_MINUTES }],
});
