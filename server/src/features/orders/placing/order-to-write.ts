import type { OrderPreferences } from '@nearbite/domain/order-obstacles';
import type { ClaimWithResponse } from '../../../idempotency/idempotency.queries.ts';
import { type Choice, valuesOf as valuesOfChoice } from './cart-lines.ts';
import type { Portions } from './order-lines.ts';
import type { PartTerms } from './order-terms.ts';

export type Figures = {
  readonly sub_total_paisa: number;
  readonly tax_fee_paisa: number;
  readonly service_fee_paisa: number;
  readonly delivery_fee_paisa: number;
  readonly saved_paisa: number;
  readonly total_paisa: number;
};

export type OrderToWrite = {
  readonly oid: string;
  readonly trackingToken: string;
  readonly choice: Choice;
  readonly placedFrom: string | null;
  readonly details: { full_name: string; mobile: string; address: string; city: string; note: string | null };
  readonly preferences: OrderPreferences;
  readonly isVoice: boolean;
  readonly figures: Figures;
  readonly parts: readonly (Figures & PartTerms)[];
  /** What is taken of each dish. */
  readonly portions: readonly Portions[];
  readonly items: readonly {
    /** The line of the cart it comes from, and what it was when it was read. */
    readonly position: number;
    readonly seen: string;
    readonly restaurant_id: number;
    readonly dish_id: number;
    readonly title: string;
    readonly slug: string;
    readonly image: string | null;
    readonly portion_size: string;
    readonly spice_level: string;
    readonly qty: number;
    readonly unit_price_paisa: number;
  }[];
  /** Whether the limits of unpaid orders are kept by the statement itself. */
  readonly isLimited: boolean;
  /** Takes the key of the submission and keeps its response. Nothing is written where it was taken before. */
  readonly claim: ClaimWithResponse | undefined;
  readonly notification: { readonly title: string; readonly message: string };
  readonly at: Date;
};

/** What an order brings into the statement that writes it. */
export function valuesOf({ details, figures, preferences, notification, claim, ...order }: OrderToWrite) {
  const { portions, items, at } = order;
  return {
    ...valuesOfChoice(order.choice),
    ...details,
    ...figures,
    ...claimValues(claim),
    oid: order.oid,
    trackingToken: order.trackingToken,
    placedFrom: order.placedFrom,
    isVoice: order.isVoice,
    fulfilment: preferences.fulfilment,
    paymentMethod: preferences.paymentMethod,
    latitude: preferences.place?.latitude,
    longitude: preferences.place?.longitude,
    deliverAt: preferences.deliverAt,
    // Arrays, as the planner takes JSON for a hundred rows and reads every dish to find them.
    dishIds: portions.map(({ dish_id }) => dish_id),
    portions: portions.map(({ qty }) => qty),
    portionsInAll: portions.reduce((sum, { qty }) => sum + qty, 0),
    seen: items.map(({ seen }) => seen),
    positions: items.map(({ position }) => position),
    parts: JSON.stringify(order.parts),
    items: JSON.stringify(items),
    stageTimes: JSON.stringify({ placed: at.toISOString() }),
    title: notification.title,
    message: notification.message,
    at,
  };
}

export type OrderValues = ReturnType<typeof valuesOf>;

type ClaimValues = { readonly [Name in keyof ClaimWithResponse]: ClaimWithResponse[Name] | null };

/** Nobody reads them where the statement has no such part. */
const claimValues = (claim: ClaimWithResponse | undefined): ClaimValues =>
  claim ?? { scope: null, endpoint: null, key: null, requestHash: null, status: null, text: null };
