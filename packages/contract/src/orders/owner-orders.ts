import { z } from 'zod';
import { owner } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { flag, id, isoDate, message, page, publicId } from '../fields.ts';
import { orderFields } from './customer-orders.ts';
import { ORDER_STATUSES } from './statuses.ts';

/** A restaurant's part of an order: its own items and its share of the amounts. */
export const OrderPart = z.object({
  ...orderFields,
  rider: z.object({ id: z.number(), name: z.string(), phone_number: z.string() }).nullable(),
  fulfilled_at: isoDate.nullable(),
  delivered_at: isoDate.nullable(),
  cancelled_at: isoDate.nullable(),
});
export type OrderPart = z.infer<typeof OrderPart>;

const STATUS_MESSAGE = `Status must be one of ${ORDER_STATUSES.join(', ')}`;
const restaurantParams = z.object({ restaurant_id: id });
const partParams = restaurantParams.extend({ oid: publicId });

export const listOrderParts = endpoint({
  name: 'listOrderParts',
  summary: "A restaurant's orders, newest first",
  method: 'GET',
  path: '/api/restaurant/orders/:restaurant_id/',
  access: owner,
  params: restaurantParams,
  query: z.object({ status: z.enum(ORDER_STATUSES, STATUS_MESSAGE).optional(), ...page }),
  response: z.array(OrderPart),
});

export const getOrderPart = endpoint({
  name: 'getOrderPart',
  summary: "A restaurant's part of one order",
  method: 'GET',
  path: '/api/restaurant/orders/:restaurant_id/:oid/',
  access: owner,
  params: partParams,
  response: OrderPart,
});

export const OrderPartPatch = z
  .object({
    order_status: z.enum(ORDER_STATUSES, STATUS_MESSAGE).optional(),
    rider_id: id.optional(),
    delivered: flag.refine((value) => value, 'A delivery can only be marked as delivered').optional(),
  })
  .refine(
    (change) => Object.values(change).filter((value) => value !== undefined).length === 1,
    'Send one of order_status, rider_id and delivered',
  );

export const updateOrderPart = endpoint({
  name: 'updateOrderPart',
  summary: 'Change the status, hand the order to a rider, or mark it as delivered',
  method: 'PATCH',
  path: '/api/restaurant/orders/:restaurant_id/:oid/',
  access: owner,
  params: partParams,
  body: OrderPartPatch,
  response: OrderPart,
});

/** More are counted, and listed once these have been looked at. */
export const MAX_WAITING_LISTED = 200;

export const getWaitingOrders = endpoint({
  name: 'getWaitingOrders',
  summary:
    'Orders that can be cooked and nobody has looked at yet: how many, and which, the oldest payment first',
  method: 'GET',
  path: '/api/restaurant/waiting-orders/:restaurant_id/',
  access: owner,
  params: restaurantParams,
  response: z.object({ count: z.number(), oids: z.array(z.string()) }),
});

export const markOrdersSeen = endpoint({
  name: 'markOrdersSeen',
  summary: 'Somebody has looked at these orders: they ring no more. Doing it again changes nothing',
  method: 'POST',
  path: '/api/restaurant/orders-mark-as-seen/:restaurant_id/',
  access: owner,
  params: restaurantParams,
  body: z.object({
    oids: z
      .array(publicId)
      .min(1, 'Name at least one order')
      .max(MAX_WAITING_LISTED, `Name at most ${MAX_WAITING_LISTED} orders at once`),
  }),
  response: message,
});
