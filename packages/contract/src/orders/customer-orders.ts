import { z } from 'zod';
import { self } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, isoDate, money, page } from '../fields.ts';
import { DELIVERY_STATES } from '../tracking/tracking.ts';
import {
  OrderItem,
  oidParams,
  orderFields,
  orderStatus,
  paymentStatus,
  payUntil,
  riderOnTheWay,
} from './order-fields.ts';
import { dayNumber, endedBy, progressFields } from './stage-fields.ts';
import { ORDER_STATUSES, STATUS_MESSAGE } from './statuses.ts';

/** How far one restaurant is with its share of the order. */
export const OrderPartSummary = z.object({
  restaurant: z.object({
    id: z.number(),
    name: z.string(),
    phone_number: z.string(),
    /** Where the food is picked up; null where the restaurant has not written it down. */
    address: z.string().nullable(),
  }),
  /** What the kitchen calls it by. */
  number: dayNumber,
  order_status: orderStatus,
  payment_status: paymentStatus,
  ...progressFields,
  /** Whose clock the restaurant goes by: what it promises is told in it, whatever the reader's is. */
  time_zone: z.string(),
  /** A restaurant that does not answer until then loses the part, and the money goes back. */
  answer_by: isoDate.nullable(),
  /** Until when the customer may cancel what accepted itself; null where no such time runs. */
  cancelable_until: isoDate.nullable(),
  ended_by: endedBy,
  /** Why it was declined or canceled. */
  reason: z.string().nullable(),
  delivery_fee: money,
  total: money,
  fulfilled_at: isoDate.nullable(),
  delivered_at: isoDate.nullable(),
  cancelled_at: isoDate.nullable(),
  refunded_at: isoDate.nullable(),
  rider: riderOnTheWay,
});

export const Order = z.object({
  ...orderFields,
  /** Each with the restaurant it is of and the status of its part, and whether the customer has reviewed the dish, which one may do once. */
  orderitem: z.array(
    OrderItem.extend({ has_reviewed: z.boolean(), restaurant_id: z.number(), order_status: orderStatus }),
  ),
  /** Some part is not accepted yet, or accepted itself just now: `cancelOrder` still works. */
  can_cancel: z.boolean(),
  parts: z.array(OrderPartSummary),
  pay_until: payUntil,
  /** `live` as long as any part is on its way: only then is there something to track. */
  delivery_state: z.enum(DELIVERY_STATES),
});
export type Order = z.infer<typeof Order>;

/** Counts of all the customer's orders, whichever page and status of the list is asked for. */
export const ORDER_COUNT_HEADERS = {
  total: 'x-total-count',
  pending: 'x-pending-count',
  fulfilled: 'x-fulfilled-count',
} as const;

export const listOrders = endpoint({
  name: 'listOrders',
  summary: "A customer's orders, newest first; counts of all in X-Total-, X-Pending- and X-Fulfilled-Count",
  method: 'GET',
  path: '/api/customer/orders/:user_id/',
  access: self,
  params: z.object({ user_id: id }),
  query: z.object({ status: z.enum(ORDER_STATUSES, STATUS_MESSAGE).optional(), ...page }),
  response: z.array(Order),
});

export const getOrder = endpoint({
  name: 'getOrder',
  summary: "One of the customer's orders",
  method: 'GET',
  path: '/api/customer/order/detail/:user_id/:order_oid/',
  access: self,
  params: oidParams.extend({ user_id: id }),
  response: Order,
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  summary:
    'Cancel what no restaurant has accepted yet, or what accepted itself until its `cancelable_until`; 409 when nothing is left to cancel',
  method: 'POST',
  path: '/api/customer/orders/:user_id/:order_oid/cancel/',
  access: self,
  idempotent: true,
  params: oidParams.extend({ user_id: id }),
  response: Order,
});
