import type { OrderPreferences } from '@nearbite/domain/orders/order-obstacles';
import type { ClaimWithResponse } from '../../../idempotency/idempotency.queries.ts';
import type { BoughtExtra } from '../orders.queries.ts';
import { type Choice, valuesOfChoices } from './cart-lines.ts';
import type { PartTerms } from './order-terms.ts';

export type Figures = {
  readonly sub_total_minor: number;
  readonly tax_fee_minor: number;
  readonly service_fee_minor: number;
  readonly delivery_fee_minor: number;
  readonly saved_minor: number;
  readonly total_minor: number;
};

export type OrderToWrite = {
  readonly oid: string;
  readonly trackingToken: string;
  readonly choice: Choice;
  readonly placedFrom: string | null;
  readonly details: { full_name: string; mobile: string; address: string; city: string; note: string | null };
  readonly preferences: OrderPreferences;
  readonly isVoice: boolean;
  readonly sharesAllergies: boolean;
  readonly figures: Figures;
  readonly parts: readonly (Figures & PartTerms)[];
  readonly items: readonly {
    /** The line of the cart it comes from, and what it was when it was read. */
    readonly position: number;
    readonly version: string;
    readonly restaurant_id: number;
    readonly dish_id: number;
    readonly title: string;
    readonly slug: string;
    readonly image: string | null;
    readonly portion_size: string;
    readonly spice_level: string;
    readonly extras: readonly BoughtExtra[];
    readonly note: string | null;
    readonly qty: number;
    readonly unit_price_minor: number;
  }[];
  /** Takes the key of the submission and keeps its response. Nothing is written where it was taken before. */
  readonly claim: ClaimWithResponse | undefined;
  readonly notification: { readonly title: string; readonly message: string };
  readonly at: Date;
};

/** What orders bring into the statement that writes them. */
export const valuesOf = (orders: readonly OrderToWrite[]) => ({
  ...valuesOfChoices(orders.map(({ choice }) => choice)),
  // Told apart by commas: each is a number.
  versions: orders.map(({ items }) => items.map(({ version }) => version).join()),
  orders: JSON.stringify(orders.map((order, at) => rowOf(order, at + 1))),
  parts: JSON.stringify(orders.flatMap(({ parts }, at) => parts.map((part) => ({ ...part, nth: at + 1 })))),
  items: JSON.stringify(orders.flatMap(({ items }, at) => items.map((item) => ({ ...item, nth: at + 1 })))),
});

export type OrderValues = ReturnType<typeof valuesOf>;

/** What an order is written down as, with the key of its submission. */
const rowOf = (
  { details, figures, preferences, notification, claim, ...order }: OrderToWrite,
  nth: number,
) => ({
  ...details,
  ...figures,
  ...(claim && { ...claim, requestHash: claim.requestHash.toString('hex') }),
  nth,
  oid: order.oid,
  tracking_token: order.trackingToken,
  placed_from: order.placedFrom,
  user_id: order.choice.holder.userId,
  is_voice: order.isVoice,
  shares_allergies: order.sharesAllergies,
  fulfilment: preferences.fulfilment,
  payment_method: preferences.paymentMethod,
  latitude: preferences.place?.latitude,
  longitude: preferences.place?.longitude,
  deliver_at: preferences.deliverAt,
  notification_title: notification.title,
  notification_message: notification.message,
  created_at: order.at,
  stage_times: { placed: order.at },
});
