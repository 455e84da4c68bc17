import { z } from 'zod';
import { cartHolder } from '../access.ts';
import { fullName } from '../accounts/own-account.ts';
import { isWholePin, MAX_CART_LINES, orderPreferences, pinProblem, quantity, Totals } from '../cart/cart.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import {
  cartId,
  flag,
  guestOrUserId,
  id,
  isoDate,
  money,
  numeric,
  optional,
  phoneAs,
  text,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { OBSTACLES } from './obstacles.ts';
import * as texts from './orders.texts.ts';
import { PAYMENT_METHODS } from './stages.ts';

const DETAIL_MESSAGES = {
  address: texts.addressLength,
  city: texts.cityLength,
} as const;

/** Who gets the food, and where. */
export const DeliveryDetails = z.object({
  full_name: fullName,
  mobile: phoneAs(texts.mobile),
  address: text(LIMITS.address, DETAIL_MESSAGES.address),
  city: text(LIMITS.city, DETAIL_MESSAGES.city),
});
export type DeliveryDetails = z.infer<typeof DeliveryDetails>;

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
  /** The total the customer saw; another total is refused with 409 with the new figures. */
  expected_total: optional(numeric({ min: 0, max: 1e12 }, texts.expectedTotal)),
  /** What the customer saw in the cart: what was taken off the menu and out of it since is refused with 409 by name. */
  expected_items: optional(
    z.array(z.object({ dish_id: id, qty: quantity })).max(MAX_CART_LINES, texts.cartIsFull(MAX_CART_LINES)),
  ),
  ...orderPreferences,
  payment_method: optional(z.enum(PAYMENT_METHODS, texts.cardOrCash)),
  /** For every kitchen and rider of the order. */
  note: optional(text(LIMITS.orderNote, texts.noteLength(LIMITS.orderNote.max))),
  /** The kitchens may read the allergies of the account; the order keeps them as they are now. */
  share_allergies: optional(flag).transform((value) => value ?? false),
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
  errors: ['unverified', 'sold_out', ...OBSTACLES, 'total_changed'],
  body: OrderBody,
  response: z.object({ message: z.string(), order_oid: z.string(), total: money }),
  status: 201,
  rateLimits: [{ by: 'address', max: 10, windowSeconds: FIFTEEN_MINUTES, guestsOnly: true }],
});

/** `details` of a 409 total_changed response. */
export const TotalChangedDetails = Totals;

/** `details` of the 409 responses of create-order that name the restaurant the order does not suit. */
export const RefusedByRestaurant = z.object({
  restaurant: z.object({ id: z.number(), name: z.string() }),
  /** Of one that is closed now: when it opens, null if nobody knows, and whose clock that is told by. */
  opening: z.object({ opens_at: isoDate.nullable(), time_zone: z.string() }).optional(),
});
export type RefusedByRestaurant = z.infer<typeof RefusedByRestaurant>;

/** `details` of a 409 sold_out response to create-order; the restaurant is that of the first dish. */
export const SoldOutDetails = RefusedByRestaurant.extend({
  dishes: z.array(
    z.object({ dish_id: z.number(), title: z.string(), requested: z.number(), available: z.number() }),
  ),
});
