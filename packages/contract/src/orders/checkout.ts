import { z } from 'zod';
import { anyone } from '../access.ts';
import { endpoint, WRONG_GUESSES } from '../endpoint.ts';
import { money } from '../fields.ts';
import {
  amounts,
  delivery,
  OrderItem,
  oidParams,
  orderStatus,
  paymentStatus,
  payUntil,
  preferences,
} from './order-fields.ts';

export const Checkout = z.object({
  oid: z.string(),
  ...delivery,
  ...preferences,
  ...amounts,
  payment_status: paymentStatus,
  order_status: orderStatus,
  /** What is still to be paid: parts that were canceled meanwhile do not count. */
  amount_due: money,
  pay_until: payUntil,
  /** By whose clocks times are told, and where a pick-up is to be had: null where only the map says it. */
  restaurants: z.array(
    z.object({ id: z.number(), name: z.string(), address: z.string().nullable(), time_zone: z.string() }),
  ),
  /** Each with the status of its restaurant's part: what was canceled is not paid for. */
  orderitem: z.array(OrderItem.extend({ order_status: orderStatus })),
});
export type Checkout = z.infer<typeof Checkout>;

export const getCheckout = endpoint({
  name: 'getCheckout',
  summary: 'An order before it is paid: its customer only, a guest order by its id',
  method: 'GET',
  path: '/api/store/checkout/:order_oid/',
  access: anyone,
  params: oidParams,
  response: Checkout,
  rateLimits: [WRONG_GUESSES],
});
