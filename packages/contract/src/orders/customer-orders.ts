import { z } from 'zod';
import { anyone, cartHolder, self } from '../access.ts';
import { fullName } from '../accounts/own-account.ts';
import { isWholePin, MAX_CART_LINES, orderWish, pinProblem, quantity, Totals } from '../cart/cart.ts';
import { endpoint } from '../endpoint.ts';
import {
  cartId,
  flag,
  guestOrUserId,
  id,
  isoDate,
  mediaPath,
  money,
  numeric,
  optional,
  page,
  phoneAs,
  publicId,
  text,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { DELIVERY_STATES } from '../tracking/tracking.ts';
import { progressFields } from './stage-fields.ts';
import { FULFILMENTS, PAYMENT_METHODS } from './stages.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './statuses.ts';

const DETAIL_MESSAGES = {
  address: 'Address must be between 3 and 200 characters long',
  city: 'City must be between 2 and 60 characters long',
} as const;

/** Who gets the food, and where. */
export const DeliveryDetails = z.object({
  full_name: fullName,
  mobile: phoneAs('Mobile'),
  address: text(LIMITS.address, DETAIL_MESSAGES.address),
  city: text(LIMITS.city, DETAIL_MESSAGES.city),
});
export type DeliveryDetails = z.infer<typeof DeliveryDetails>;

const FIFTEEN_MINUTES = 15 * 60;

type Doorstep = { readonly fulfilment?: unknown; readonly address?: unknown; readonly city?: unknown };
type Found = { readonly issues: readonly { readonly path?: readonly PropertyKey[] | undefined }[] };

/** Told beside what is wrong with other fields, and once. */
const missing = (field: 'address' | 'city') => ({
  path: [field],
  message: DETAIL_MESSAGES[field],
  when: ({ issues }: Found) => !issues.some(({ path }) => path?.[0] === field),
});
/** Everything but a pick-up goes to a door. */
const hasFor = (field: 'address' | 'city') => (body: Doorstep) =>
  body.fulfilment === 'pickup' || body[field] !== undefined;

/** Absent choices mean delivery, by card, as soon as possible. One choice counts for the whole order. */
export const OrderBody = DeliveryDetails.extend({
  /** May be left out of what is picked up. */
  address: optional(DeliveryDetails.shape.address),
  city: optional(DeliveryDetails.shape.city),
  cart_id: cartId,
  user_id: guestOrUserId,
  is_voice_order: optional(flag).transform((value) => value ?? false),
  /** The total the customer saw; another total is answered 409 with the new figures. */
  expected_total: optional(numeric({ min: 0, max: 1e12 }, 'Expected total must be an amount')),
  /** What the customer saw in the cart: what was taken off the menu and out of it since is answered 409 by name. */
  expected_items: optional(
    z
      .array(z.object({ dish_id: id, qty: quantity }))
      .max(MAX_CART_LINES, `A cart holds at most ${MAX_CART_LINES} lines.`),
  ),
  ...orderWish,
  payment_method: optional(z.enum(PAYMENT_METHODS, 'Must be card or cash')),
  /** For every kitchen and rider of the order. */
  note: optional(text(LIMITS.orderNote, `Note must be at most ${LIMITS.orderNote.max} characters long`)),
})
  .refine(hasFor('address'), missing('address'))
  .refine(hasFor('city'), missing('city'))
  .refine(isWholePin, pinProblem());

export const createOrder = endpoint({
  name: 'createOrder',
  summary: 'Place an order for everything in the cart',
  method: 'POST',
  path: '/api/store/create-order/',
  access: cartHolder,
  idempotent: true,
  body: OrderBody,
  response: z.object({ message: z.string(), order_oid: z.string(), total: money }),
  status: 201,
  rateLimits: [{ by: 'address', max: 10, windowSeconds: FIFTEEN_MINUTES, guestsOnly: true }],
});

/** `details` of a 409 total_changed answer. */
export const TotalChangedDetails = Totals;

/** `details` of the 409 answers of create-order that name the restaurant the order does not suit. */
export const RefusedByRestaurant = z.object({
  restaurant: z.object({ id: z.number(), name: z.string() }),
});
export type RefusedByRestaurant = z.infer<typeof RefusedByRestaurant>;

/** `details` of a 409 sold_out answer to create-order; the restaurant is that of the first dish. */
export const SoldOutDetails = RefusedByRestaurant.extend({
  dishes: z.array(
    z.object({ dish_id: z.number(), title: z.string(), requested: z.number(), available: z.number() }),
  ),
});

const amounts = {
  sub_total: money,
  tax_fee: money,
  service_fee: money,
  /** Untaxed, and no revenue of the restaurants; 0 where none asks one. */
  delivery_fee: money,
  saved: money,
  total: money,
};
const delivery = { full_name: z.string(), mobile: z.string(), address: z.string(), city: z.string() };
/** How the customer wants the order. */
const wish = {
  fulfilment: z.enum(FULFILMENTS),
  payment_method: z.enum(PAYMENT_METHODS),
  note: z.string().nullable(),
  /** The start of the chosen slot; null for as soon as possible. */
  deliver_at: isoDate.nullable(),
};
/** Where on the map the food goes, if the customer said so. */
const pin = { latitude: z.number().nullable(), longitude: z.number().nullable() };
const paymentStatus = z.enum(PAYMENT_STATUSES);
const orderStatus = z.enum(ORDER_STATUSES);
const oidParams = z.object({ order_oid: publicId });

/** An unpaid order is canceled at this time; null where nothing is canceled by the clock. */
const payUntil = isoDate.nullable();

export const OrderItem = z.object({
  dish: z.object({ title: z.string(), slug: z.string(), image: mediaPath }),
  price: money,
  qty: z.number(),
  total: money,
  portion_size: z.string(),
  spice_level: z.string(),
});

export const Checkout = z.object({
  oid: z.string(),
  ...delivery,
  ...wish,
  ...amounts,
  payment_status: paymentStatus,
  order_status: orderStatus,
  /** What is still to be paid: parts that were canceled meanwhile do not count. */
  amount_due: money,
  pay_until: payUntil,
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
});

/** What the customer's order and the restaurant's part of it have in common. */
export const orderFields = {
  oid: z.string(),
  ...delivery,
  date: isoDate,
  order_status: orderStatus,
  /** Of an order: of its least advanced part that is not canceled. */
  ...progressFields,
  ...wish,
  ...pin,
  payment_status: paymentStatus,
  ...amounts,
  /** Money given back so far. */
  refunded: money,
  paid_at: isoDate.nullable(),
  tracking_token: z.string(),
  orderitem: z.array(OrderItem),
  restaurant: z.array(z.object({ name: z.string(), phone_number: z.string() })),
  rider: z.object({ name: z.string(), phone_number: z.string() }).nullable(),
};

/** How far one restaurant is with its share of the order. */
export const OrderPartSummary = z.object({
  restaurant: z.object({ id: z.number(), name: z.string(), phone_number: z.string() }),
  order_status: orderStatus,
  ...progressFields,
  /** A restaurant that does not answer until then loses the part, and the money goes back. */
  answer_by: isoDate.nullable(),
  /** Why it was declined or canceled. */
  reason: z.string().nullable(),
  delivery_fee: money,
  total: money,
  fulfilled_at: isoDate.nullable(),
  delivered_at: isoDate.nullable(),
  cancelled_at: isoDate.nullable(),
  refunded_at: isoDate.nullable(),
});

export const Order = z.object({
  ...orderFields,
  /** Some part has not been accepted yet: `cancelOrder` still works. */
  can_cancel: z.boolean(),
  parts: z.array(OrderPartSummary),
  pay_until: payUntil,
  /** `live` as long as any part is on its way: only then is there something to track. */
  delivery_state: z.enum(DELIVERY_STATES),
});
export type Order = z.infer<typeof Order>;

/** Counts of all the customer's orders, whichever page of the list is asked for. */
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
  query: z.object(page),
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
  summary: 'Cancel what no restaurant has accepted yet; 409 when nothing is left to cancel',
  method: 'POST',
  path: '/api/customer/orders/:user_id/:order_oid/cancel/',
  access: self,
  idempotent: true,
  params: oidParams.extend({ user_id: id }),
  response: Order,
});
