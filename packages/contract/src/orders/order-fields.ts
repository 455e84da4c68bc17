import { z } from 'zod';
import { allergenList } from '../catalog/diet-fields.ts';
import { label } from '../dishes/dish-translations.ts';
import { BoughtExtra } from '../dishes/extras.ts';
import { isoDate, mediaPath, money, publicId } from '../fields.ts';
import { progressFields } from './stage-fields.ts';
import { FULFILMENTS, PAYMENT_METHODS } from './stages.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './statuses.ts';

export const amounts = {
  sub_total: money,
  tax_fee: money,
  service_fee: money,
  /** Untaxed, and no revenue of the restaurants; 0 where none asks one. */
  delivery_fee: money,
  saved: money,
  total: money,
};

export const delivery = { full_name: z.string(), mobile: z.string(), address: z.string(), city: z.string() };

/** How the customer wants the order. */
export const preferences = {
  fulfilment: z.enum(FULFILMENTS),
  payment_method: z.enum(PAYMENT_METHODS),
  note: z.string().nullable(),
  /** The start of the chosen slot; null for as soon as possible. */
  deliver_at: isoDate.nullable(),
  /** Its end, of several restaurants' slots the last; null where it is not known. */
  deliver_until: isoDate.nullable(),
};

/** Where on the map the food goes, if the customer said so. */
const pin = { latitude: z.number().nullable(), longitude: z.number().nullable() };
export const paymentStatus = z.enum(PAYMENT_STATUSES);
export const orderStatus = z.enum(ORDER_STATUSES);
export const oidParams = z.object({ order_oid: publicId });

/** An unpaid order is canceled at this time; null where nothing is canceled by the clock. */
export const payUntil = isoDate.nullable();

export const OrderItem = z.object({
  dish: z.object({ title: z.string(), slug: z.string(), image: mediaPath }),
  price: money,
  qty: z.number(),
  total: money,
  portion_size: z.string(),
  portion_label: label,
  spice_level: z.string(),
  spice_label: label,
  extras: z.array(BoughtExtra),
  /** How it is to be made: only its kitchen and the customer read it. */
  note: z.string().nullable(),
});

/** Who brings it, while it is on its way. */
export const riderOnTheWay = z.object({ name: z.string(), phone_number: z.string() }).nullable();

/** What the customer's order and the restaurant's part of it have in common. */
export const orderFields = {
  oid: z.string(),
  ...delivery,
  date: isoDate,
  order_status: orderStatus,
  /** Of an order: of its least advanced part that is not canceled. */
  ...progressFields,
  ...preferences,
  ...pin,
  /** What the customer told the kitchens; empty where nothing was told. */
  allergies: allergenList,
  payment_status: paymentStatus,
  ...amounts,
  /** Money given back so far. */
  refunded: money,
  paid_at: isoDate.nullable(),
  tracking_token: z.string(),
  orderitem: z.array(OrderItem),
  restaurant: z.array(z.object({ name: z.string(), phone_number: z.string() })),
  rider: riderOnTheWay,
};
