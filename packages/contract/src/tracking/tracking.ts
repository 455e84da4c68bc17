import { z } from 'zod';
import { secretInPath } from '../access.ts';
import { label } from '../dishes/dish-translations.ts';
import { endpoint, WRONG_GUESSES } from '../endpoint.ts';
import {
  isoDate,
  latitude,
  longitude,
  message,
  money,
  numeric,
  optional,
  publicId,
  wholeNumber,
} from '../fields.ts';
import { dayNumber, stage } from '../orders/stage-fields.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders/statuses.ts';

/** A delivery can be followed this long after the restaurant handed it over. */
export const TRACKING_HOURS = 6;
/** A phone that was without network may say "Delivered" again this long after the delivery has ended. */
export const REPEAT_DAYS = 7;
export const SEND_EVERY_SECONDS = 5;
/** The server drops what comes faster. */
export const FASTEST_SECONDS = 1;
/** Some messages may get lost on the way before anyone should worry: then the rider was "last seen". */
export const STALE_AFTER_SECONDS = SEND_EVERY_SECONDS * 4;
/** A fix that waited longer than this for a connection is worth nothing to anyone. */
export const MAX_FIX_AGE_MS = 60 * 60 * 1000;

export const TRACKING_SOCKET_PATH = '/ws/tracking/:orderId/:trackingToken/';
/** Carries the assigned rider's secret in the rider's link and on the socket. */
export const RIDER_PARAM = 'rider';

/** What a rider sends; whatever else is in the message is ignored. */
export const SentPosition = z.object({
  latitude,
  longitude,
  /** Metres, as the device tells. */
  accuracy: optional(numeric({ min: 0, max: 1_000_000 }, 'Accuracy must be a number of metres')),
  /** How long ago the device found it, by its monotonic clock: the server's clock gives the time. */
  age_ms: optional(
    numeric({ min: 0, max: MAX_FIX_AGE_MS }, `Age must be between 0 and ${MAX_FIX_AGE_MS} milliseconds`),
  ),
  /** Asks for a receipt that carries the same number. */
  seq: optional(wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }, 'Seq must be a whole number')),
});
export type SentPosition = z.input<typeof SentPosition>;

/** What every connection to the order receives. `part` is the restaurant's id, null when it is not known. */
export const Position = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracy: z.number().nullable(),
  part: z.number().nullable(),
  /** The assigned rider who sent it: it says nothing about the one who took over since. */
  rider_id: z.number().nullable(),
  at: isoDate,
});
export type Position = z.infer<typeof Position>;

/** Everything else on the socket carries a type; a position has none. */
export const TrackingMessage = z.discriminatedUnion('type', [
  /** A status, rider or delivery changed: ask again for the order. */
  z.object({ type: z.literal('changed') }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('error'), message: z.string() }),
  /** The receipt of a position that asked for one: it was relayed. */
  z.object({ type: z.literal('accepted'), seq: z.number() }),
  /** A newer connection sends for the same delivery; this one's positions go nowhere until that one is gone. */
  z.object({ type: z.literal('superseded') }),
]);
export type TrackingMessage = z.infer<typeof TrackingMessage>;

/** Pages ask now and then whether anyone is still there; browsers hide the protocol's own pings. */
export const PING = { type: 'ping' } as const;

/** `waiting`: not handed over yet. `live`: positions are relayed. `over`: delivered, cancelled or too old. */
export const DELIVERY_STATES = ['waiting', 'live', 'over'] as const;

export const Tracking = z.object({
  order_status: z.enum(ORDER_STATUSES),
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
      order_status: z.enum(ORDER_STATUSES),
      stage,
      promised_at: isoDate.nullable(),
      /** The slot it was ordered for; null for as soon as possible. */
      deliver_at: isoDate.nullable(),
      deliver_until: isoDate.nullable(),
      /** Whose clock these are told by. */
      time_zone: z.string(),
      /** Until the delivery is over, like the two below. */
      rider: z.string().nullable(),
      /** While it is on its way. */
      rider_phone: z.string().nullable(),
      rider_id: z.number().nullable(),
      delivered_at: isoDate.nullable(),
    }),
  ),
  /** Where the food goes, if the customer set a pin; null when the delivery is over. */
  home: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /**
   * How far it is by road from each of `positions` whose part is on its way to `home`; empty where no server for routes
   * is named or it does not answer: then the straight line has to do.
   */
  rides: z.array(
    z.object({
      part: z.number().nullable(),
      /** About where the rider was when it was asked for. */
      latitude: z.number(),
      longitude: z.number(),
      kilometres: z.number(),
      minutes: z.number(),
    }),
  ),
  /** Only for the assigned rider's link, while the delivery is open. */
  delivery: z
    .object({
      number: dayNumber,
      restaurant: z.string(),
      restaurant_phone: z.string(),
      full_name: z.string(),
      mobile: z.string(),
      address: z.string(),
      city: z.string(),
      /** What is in the bag. */
      items: z.array(
        z.object({
          title: z.string(),
          qty: z.number(),
          portion_size: z.string(),
          portion_label: label,
          spice_level: z.string(),
          spice_label: label,
          extras: z.array(z.object({ group: z.string(), name: z.string(), label })),
        }),
      ),
      note: z.string().nullable(),
      payment_status: z.enum(PAYMENT_STATUSES),
      /** What the rider collects in cash; null when it was paid by card. */
      collect: money.nullable(),
      /** Of this restaurant's part. */
      total: money,
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
const RIDER_SECRET_MESSAGE = 'The rider link is not complete';
const riderSecret = z
  .string(RIDER_SECRET_MESSAGE)
  .min(1, RIDER_SECRET_MESSAGE)
  .max(100, RIDER_SECRET_MESSAGE);
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
  rateLimits: [WRONG_GUESSES],
});

export const finishDelivery = endpoint({
  name: 'finishDelivery',
  summary: "The rider's 'Delivered' button; repeating it changes nothing",
  method: 'POST',
  path: '/api/tracking/:orderId/:trackingToken/delivered/',
  access: secretInPath,
  params: linkParams,
  body: z.object({ [RIDER_PARAM]: riderSecret }),
  response: message,
  rateLimits: [WRONG_GUESSES, { by: 'address', max: 60, windowSeconds: FIVE_MINUTES }],
});

/** A rider's own page: everything that rider still has to bring, with one position for all of it. */
export const RiderPage = z.object({
  name: z.string(),
  restaurant: z.object({ name: z.string(), phone_number: z.string() }),
  /** In the order to bring them: what is on its way first, by the promised time, what is due together by nearness. */
  deliveries: z.array(
    z.object({
      oid: z.string(),
      tracking_token: z.string(),
      /** The secret of this delivery's own link. */
      rider: z.string(),
      tracking: Tracking.omit({ rides: true }),
    }),
  ),
  /** Brought in the kitchen's day, the newest first; whose food it was is not told any more. */
  done: z.array(
    z.object({
      oid: z.string(),
      number: dayNumber,
      delivered_at: isoDate,
      /** In cash; null when it was paid by card. */
      collected: money.nullable(),
    }),
  ),
  /** The kitchen's. */
  time_zone: z.string(),
});
export type RiderPage = z.infer<typeof RiderPage>;

/** Messages on it are those of an order's socket. */
export const RIDER_SOCKET_PATH = '/ws/rider/:riderKey/';

export const getRiderPage = endpoint({
  name: 'getRiderPage',
  summary: "A rider's open deliveries in a sensible order, and those done today",
  method: 'GET',
  path: '/api/rider/:rider_key/',
  access: secretInPath,
  params: z.object({ rider_key: publicId }),
  response: RiderPage,
  rateLimits: [WRONG_GUESSES, { by: 'address', max: 300, windowSeconds: FIVE_MINUTES }],
});
