import { z } from 'zod';
import { cartHolder } from '../access.ts';
import { allergenList } from '../catalog/diet-fields.ts';
import { label } from '../dishes/dish-translations.ts';
import { BoughtExtra, chosenExtras } from '../dishes/extras.ts';
import { endpoint } from '../endpoint.ts';
import {
  cartId,
  emptiable,
  flag,
  guestOrUserId,
  id,
  isoDate,
  latitude,
  longId,
  longitude,
  mediaPath,
  moment,
  money,
  optional,
  text,
  wholeNumber,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from '../orders/orders.texts.ts';
import { FULFILMENTS } from '../orders/stages.ts';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '../product.ts';

export const QUANTITY_MESSAGE = texts.quantity(LIMITS.cartQty);
export const quantity = wholeNumber(LIMITS.cartQty, QUANTITY_MESSAGE);

/** Most lines one cart holds. */
export const MAX_CART_LINES = 100;

/**
 * Why a line cannot be ordered: its restaurant takes no orders for now, the dish (as chosen) is not to be had, or its
 * kitchen has changed the extras it offers or asks for.
 */
export const UNAVAILABLE_REASONS = ['restaurant', 'dish', 'extras'] as const;

/** Nothing chosen is stored and sent as the sentinel text. */
const choice = (sentinel: string) =>
  optional(text(LIMITS.title, texts.choiceLength)).transform((value) => value ?? sentinel);

export const CartLine = z.object({
  id: z.number(),
  dish: z.object({
    id: z.number(),
    title: z.string(),
    slug: z.string(),
    image: mediaPath,
    price: money,
    /** Null: not declared. */
    allergens: allergenList.nullable(),
    restaurant: z.object({ id: z.number(), name: z.string() }),
  }),
  qty: z.number(),
  portion_size: z.string(),
  portion_label: label,
  spice_level: z.string(),
  spice_label: label,
  /** What each adds to the price today; null for one that the dish does not offer any more. */
  extras: z.array(BoughtExtra.extend({ price: money.nullable() })),
  /** How it is to be made, for its kitchen. */
  note: z.string().nullable(),
  /** The full price of one portion as chosen, at today's prices. */
  price_by_portion_size: money,
  sub_total: money,
  /** False while the restaurant, the dish, the portion, the spice level or an extra can not be ordered from. */
  available: z.boolean(),
  /** Null for a line that is available. */
  unavailable_reason: z.enum(UNAVAILABLE_REASONS).nullable(),
  /** The dish, portion, spice level or extra that is sold out for now, by its name in the language asked for. */
  sold_out: z.string().nullable(),
  /** The dish is not served now, but from then on; null while it is. */
  served_from: isoDate.nullable(),
  stock_qty: z.number(),
  /** The unit price when the line was added, if it has changed since. */
  previous_price: money.nullable(),
});
export type CartLine = z.infer<typeof CartLine>;

/** How the customer wants what is in the cart; what is left out means delivery, as soon as possible, all of it. */
export const orderPreferences = {
  latitude: optional(latitude),
  longitude: optional(longitude),
  fulfilment: optional(z.enum(FULFILMENTS, texts.deliveryOrPickup)),
  /** The start of a slot of every restaurant in the order. */
  deliver_at: optional(moment),
  /** Only the lines of this restaurant; the others stay in the cart. */
  restaurant_id: optional(id),
};

/** Half a pin is none. */
export const isWholePin = (preferences: {
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}): boolean => (preferences.latitude === undefined) === (preferences.longitude === undefined);
export const pinProblem = () => ({ path: ['latitude'], message: texts.wholePin });

/** What the cart, or one restaurant's part of it, costs. */
export const Totals = z.object({
  subtotal: money,
  tax: money,
  service_fee: money,
  delivery_fee: money,
  total: money,
});

/** What a restaurant of the cart asks and offers, for the place and time that were asked about. */
export const CartRestaurant = z.object({
  id: z.number(),
  name: z.string(),
  /** Null where it has not written it down. */
  address: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  subtotal: money,
  delivery_fee: money,
  /** Now, or at the chosen time. */
  is_open: z.boolean(),
  opens_at: isoDate.nullable(),
  /** Dishes of the cart that are not served then, with the next moment at which each is. */
  not_served: z.array(z.object({ title: z.string(), served_from: isoDate })),
  /** Whose clock the restaurant goes by. */
  time_zone: z.string(),
  /** Null without a position. */
  delivers_here: z.boolean().nullable(),
  /** How much is missing to its minimum; 0 when it is reached. */
  minimum_missing: money,
  offers_delivery: z.boolean(),
  offers_pickup: z.boolean(),
  accepts_cash: z.boolean(),
  /** How many days, today included, orders may be scheduled for; 0 means as soon as possible only, or that no time is left. */
  preorder_days: z.number(),
});
export type CartRestaurant = z.infer<typeof CartRestaurant>;

export const CartTotals = Totals.extend({ restaurants: z.array(CartRestaurant) });
export type CartTotals = z.infer<typeof CartTotals>;

const CartTotalsQuery = z.object(orderPreferences).refine(isWholePin, pinProblem());

/** `price` and `country` are accepted as the forms send them and have no effect: the server prices everything. */
const CartBody = z.object({
  cart_id: cartId,
  user_id: guestOrUserId,
  dish_id: id,
  qty: quantity,
  portionSize: choice(NO_PORTION_SIZE),
  spiceLevel: choice(NO_SPICE_LEVEL),
  extras: chosenExtras,
  /** How it is to be made; left out, what the line says stays, and empty text takes it back. */
  note: emptiable(text(LIMITS.lineNote, texts.noteLength(LIMITS.lineNote.max))),
  price: z.unknown().optional(),
  country: z.unknown().optional(),
  mode: optional(z.enum(['set', 'add'], texts.setOrAdd)).transform((value) => value ?? 'set'),
});

const CartChanged = z.object({ message: z.string(), item: CartLine });

export const putInCart = endpoint({
  name: 'putInCart',
  summary: 'Put a dish in the cart or change its quantity',
  method: 'POST',
  path: '/api/store/cart/',
  access: cartHolder,
  idempotent: true,
  body: CartBody,
  response: CartChanged,
  status: 201,
});

export const putVoiceItemInCart = endpoint({
  name: 'putVoiceItemInCart',
  summary: 'Put a spoken item in the cart',
  method: 'POST',
  path: '/api/store/cart-voice-order/',
  access: cartHolder,
  idempotent: true,
  body: CartBody.extend({ is_voice_item: optional(flag) }),
  response: CartChanged,
  status: 201,
});

const guestCart = z.object({ cart_id: cartId });
const userCart = z.object({ cart_id: cartId, user_id: guestOrUserId });

export const listGuestCart = endpoint({
  name: 'listGuestCart',
  summary: "A guest's cart",
  method: 'GET',
  path: '/api/store/cart-list/:cart_id/',
  access: cartHolder,
  params: guestCart,
  response: z.array(CartLine),
});

export const listCart = endpoint({
  name: 'listCart',
  summary: "An account's cart; the guest cart of this identifier joins it",
  method: 'GET',
  path: '/api/store/cart-list/:cart_id/:user_id/',
  access: cartHolder,
  params: userCart,
  response: z.array(CartLine),
});

export const getGuestCartTotals = endpoint({
  name: 'getGuestCartTotals',
  summary: "What a guest's cart costs",
  method: 'GET',
  path: '/api/store/cart-detail/:cart_id/',
  access: cartHolder,
  params: guestCart,
  query: CartTotalsQuery,
  response: CartTotals,
});

export const getCartTotals = endpoint({
  name: 'getCartTotals',
  summary: "What an account's cart costs",
  method: 'GET',
  path: '/api/store/cart-detail/:cart_id/:user_id/',
  access: cartHolder,
  params: userCart,
  query: CartTotalsQuery,
  response: CartTotals,
});

export const removeFromGuestCart = endpoint({
  name: 'removeFromGuestCart',
  summary: "Remove a line of a guest's cart",
  method: 'DELETE',
  path: '/api/store/cart-delete/:cart_id/:item_id/',
  access: cartHolder,
  params: guestCart.extend({ item_id: longId }),
});

export const removeFromCart = endpoint({
  name: 'removeFromCart',
  summary: "Remove a line of an account's cart",
  method: 'DELETE',
  path: '/api/store/cart-delete/:cart_id/:user_id/:item_id/',
  access: cartHolder,
  params: userCart.extend({ item_id: longId }),
});
