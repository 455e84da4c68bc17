import { z } from 'zod';
import { kitchenStaff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  calendarDate,
  flag,
  id,
  isoDate,
  message,
  optional,
  page,
  publicId,
  slug,
  text,
  wholeNumber,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { namesOf } from '../names-of.ts';
import { orderFields } from './order-fields.ts';
import * as texts from './orders.texts.ts';
import { dayNumber, endedBy, stage } from './stage-fields.ts';
import { ORDER_STATUSES, STATUS_MESSAGE } from './statuses.ts';

/** A restaurant's part of an order: its own items and its share of the amounts. */
export const OrderPart = z.object({
  ...orderFields,
  number: dayNumber,
  rider: z.object({ id: z.number(), name: z.string(), phone_number: z.string() }).nullable(),
  /** Who of the restaurant took it to which stage, by name: `{ "accepted": "Sana" }`. */
  steps_by: z.partialRecord(stage, z.string()),
  /** Whose clock the restaurant goes by: what it promises is told in it, whatever the reader's is. */
  time_zone: z.string(),
  /** Canceled for good: its money is gone, was never asked for, or the customer does not want it any more. */
  stays_canceled: z.boolean(),
  /** Without an answer until then the part expires and its money goes back; null when no answer is waited for. */
  answer_by: isoDate.nullable(),
  ended_by: endedBy,
  /** Why it was declined or canceled. */
  reason: z.string().nullable(),
  fulfilled_at: isoDate.nullable(),
  delivered_at: isoDate.nullable(),
  cancelled_at: isoDate.nullable(),
});
export type OrderPart = z.infer<typeof OrderPart>;

const restaurantParams = z.object({ restaurant_id: id });
const partParams = restaurantParams.extend({ oid: publicId });

const stageList = optional(
  z
    .string()
    .max(200)
    .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))])
    .pipe(z.array(stage).min(1)),
);

export const listOrderParts = endpoint({
  name: 'listOrderParts',
  summary:
    "A restaurant's orders, newest first; `stage` takes several with commas, `q` a number, oid, name, phone or dish, `from` and `to` are dates of the kitchen's day",
  method: 'GET',
  path: '/api/restaurant/orders/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  query: z
    .object({
      status: z.enum(ORDER_STATUSES, STATUS_MESSAGE).optional(),
      stage: stageList,
      q: optional(text({ min: 1, max: 100 }, texts.searchLength)),
      from: optional(calendarDate),
      to: optional(calendarDate),
      ...page,
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      message: texts.fromBeforeTo,
    }),
  response: z.array(OrderPart),
});

/** More wait in the table: no kitchen cooks so many at once. */
export const MAX_QUEUED = 500;

/** How long the queue tells of an order that was canceled or not answered in time. */
export const ENDED_SHOWN_MINUTES = 15;

export const QUEUE_TABS = ['new', 'cooking', 'ready', 'on_the_way', 'done'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

export const getQueue = endpoint({
  name: 'getQueue',
  summary: `What a kitchen has to do: at most ${MAX_QUEUED} open orders, the oldest promise first`,
  method: 'GET',
  path: '/api/restaurant/queue/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  response: z.object({
    /** `new` are placed, `cooking` accepted, `done` over in the kitchen's day. */
    counts: z.record(z.enum(QUEUE_TABS), z.number()),
    orders: z.array(OrderPart),
    /** What ended without the kitchen in the last minutes, the newest first. */
    ended: z
      .array(
        z.object({
          oid: z.string(),
          number: dayNumber,
          full_name: z.string(),
          ended_by: endedBy,
          reason: z.string().nullish(),
        }),
      )
      .optional(),
    now: isoDate,
  }),
});

export const getOrderPart = endpoint({
  name: 'getOrderPart',
  summary: "A restaurant's part of one order",
  method: 'GET',
  path: '/api/restaurant/orders/:restaurant_id/:oid/',
  access: kitchenStaff,
  params: partParams,
  response: OrderPart,
});

export const OrderPartPatch = z
  .object({
    order_status: z.enum(ORDER_STATUSES, STATUS_MESSAGE).optional(),
    /** Null takes the rider off. */
    rider_id: id.nullable().optional(),
    delivered: flag.refine((value) => value, texts.onlyDelivered).optional(),
  })
  .refine(
    (change) => Object.values(change).filter((value) => value !== undefined).length === 1,
    texts.oneChange,
  );

export const updateOrderPart = endpoint({
  name: 'updateOrderPart',
  summary: 'Change the status, hand the order to a rider or take it back from them, or mark it as delivered',
  method: 'PATCH',
  path: '/api/restaurant/orders/:restaurant_id/:oid/',
  access: kitchenStaff,
  params: partParams,
  body: OrderPartPatch,
  response: OrderPart,
});

export const STEP_MINUTES = { min: 1, max: 600 } as const;

/** Reasons to decline that are ready to be tapped, in the words the customer reads. */
export const DECLINE_REASONS = {
  too_busy: texts.tooBusy,
  closing: texts.closing,
  too_far: texts.tooFar,
} as const;
export const DECLINE_REASON_CODES = [...namesOf(DECLINE_REASONS), 'sold_out'] as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
/** Their names fit into a reason together. */
const MAX_SOLD_OUT = 4;

/**
 * `minutes` until the food is ready when accepting (a pre-order is never promised before its slot ends), or by how many
 * it is delayed; `reason` of a refusal in words, or a `reason_code`: with `sold_out` come the slugs of the `dishes` that
 * are, which are sold out until the kitchen's next day begins.
 */
export const StepBody = z.object({
  minutes: optional(wholeNumber(STEP_MINUTES, texts.minutes)),
  reason: optional(text(LIMITS.reason, texts.reasonLength)),
  reason_code: z.enum(DECLINE_REASON_CODES).optional(),
  dishes: z.array(slug).min(1).max(MAX_SOLD_OUT).optional(),
});
export type StepBody = z.output<typeof StepBody>;

const stepEndpoint = (step: string, summary: string) =>
  endpoint({
    name: `${step}OrderPart`,
    summary,
    method: 'POST',
    path: `/api/restaurant/orders/:restaurant_id/:oid/${step}/`,
    access: kitchenStaff,
    idempotent: true,
    params: partParams,
    body: StepBody,
    response: OrderPart,
  });

/** What a kitchen does with its part, each at a path of its own: `…/orders/{restaurant_id}/{oid}/accept/`. */
export const KITCHEN_STEP_CALLS = {
  accept: stepEndpoint(
    'accept',
    'Accept a part; with minutes it is promised for then, a pre-order for the end of its slot',
  ),
  decline: stepEndpoint('decline', 'Decline a part with a reason; its money goes back'),
  delay: stepEndpoint('delay', 'Promise an accepted part for so many minutes later'),
  ready: stepEndpoint('ready', 'An accepted part is ready to be handed over'),
  deliver: stepEndpoint('deliver', 'A part has reached its customer'),
} as const;
export type KitchenStep = keyof typeof KITCHEN_STEP_CALLS;
export const KITCHEN_STEPS = namesOf(KITCHEN_STEP_CALLS);

type StepTexts = {
  readonly button: string;
  /** Shown to the owner once it is done. */
  readonly done: string;
  /** Completes "An order that is … cannot be …". */
  readonly participle: string;
};

export const KITCHEN_STEP_TEXTS: Readonly<Record<KitchenStep, StepTexts>> = {
  accept: { button: texts.accept, done: texts.orderAccepted, participle: texts.doAccepted },
  decline: { button: texts.decline, done: texts.orderDeclined, participle: texts.doDeclined },
  delay: { button: texts.delay, done: texts.customerTold, participle: texts.doDelayed },
  ready: { button: texts.ready, done: texts.orderReady, participle: texts.doReady },
  deliver: { button: texts.handOver, done: texts.orderDelivered, participle: texts.doDelivered },
};

/** More are counted, and listed once these have been looked at. */
export const MAX_WAITING_LISTED = 200;

export const getWaitingOrders = endpoint({
  name: 'getWaitingOrders',
  summary:
    'Orders that can be cooked, were canceled or ran out, and nobody has looked at yet: how many, and which, the oldest payment first',
  method: 'GET',
  path: '/api/restaurant/waiting-orders/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  response: z.object({
    count: z.number(),
    /** How many the kitchen still has to cook or hand over, looked at or not. */
    in_kitchen: z.number().optional(),
    oids: z.array(z.string()),
    /** Those of them that ring until they are accepted or declined, however often they are looked at. */
    to_answer: z.array(z.string()).optional(),
    /** Those of them that ended without the kitchen: canceled by others, or not answered in time. */
    canceled: z.array(z.string()).optional(),
    /** Those of `canceled` that were not answered in time. */
    expired: z.array(z.string()).optional(),
  }),
});

export const markOrdersSeen = endpoint({
  name: 'markOrdersSeen',
  summary: 'Somebody has looked at these orders: they ring no more. Doing it again changes nothing',
  method: 'POST',
  path: '/api/restaurant/orders-mark-as-seen/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  body: z.object({
    oids: z
      .array(publicId)
      .min(1, texts.oneOrder)
      .max(MAX_WAITING_LISTED, texts.tooManyOrders(MAX_WAITING_LISTED)),
  }),
  response: message,
});
