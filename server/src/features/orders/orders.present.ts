import type { Language } from '@nearbite/contract/languages';
import type { Checkout } from '@nearbite/contract/orders/checkout';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import type { StageTimes } from '@nearbite/contract/orders/stage-fields';
import type { Stage } from '@nearbite/contract/orders/stages';
import { fromMinor } from '@nearbite/domain/money';
import { combinedState, deliveryState } from '@nearbite/domain/orders/delivery';
import {
  type CancelFacts,
  canCustomerCancel,
  cancelableUntil,
  leadingPart,
  reachedTimes,
} from '@nearbite/domain/orders/order-stages';
import { orderStatusOf } from '@nearbite/domain/orders/order-status';
import { type PaymentFacts, payUntil } from '@nearbite/domain/orders/payment-deadline';
import { translate } from '../../texts/translate.ts';
import type { CheckoutRow, ItemRow, OrderRow, PartRow } from './orders.queries.ts';

const date = (value: string | Date | null) => (value === null ? null : new Date(value).toISOString());

const presentAmounts = (
  row: Pick<
    OrderRow,
    `${'sub_total' | 'tax_fee' | 'service_fee' | 'delivery_fee' | 'saved' | 'total'}_minor`
  >,
) => ({
  sub_total: fromMinor(row.sub_total_minor),
  tax_fee: fromMinor(row.tax_fee_minor),
  service_fee: fromMinor(row.service_fee_minor),
  delivery_fee: fromMinor(row.delivery_fee_minor),
  saved: fromMinor(row.saved_minor),
  total: fromMinor(row.total_minor),
});

const presentItem = ({ title, slug, image, unit_price_minor, total_minor, ...item }: ItemRow) => ({
  dish: { title, slug, image },
  price: fromMinor(unit_price_minor),
  qty: item.qty,
  total: fromMinor(total_minor),
  portion_size: item.portion_size,
  portion_label: item.portion_label,
  spice_level: item.spice_level,
  spice_label: item.spice_label,
  extras: item.extras.map(({ price_minor, ...extra }) => ({ ...extra, price: fromMinor(price_minor) })),
  note: item.note,
});

/** In one spelling: the database has its own. */
const isoTimes = (times: StageTimes): StageTimes =>
  Object.fromEntries(Object.entries(times).map(([stage, at]) => [stage, new Date(at).toISOString()]));

const presentProgress = (part: {
  readonly stage: Stage;
  readonly stage_times: StageTimes;
  readonly promised_at: string | Date | null;
}) => ({
  stage: part.stage,
  stages: isoTimes(reachedTimes(part.stage_times, part.stage)),
  promised_at: date(part.promised_at),
});

const presentPreferences = (
  row: Pick<OrderRow, 'fulfilment' | 'payment_method' | 'note' | 'deliver_at' | 'deliver_until'>,
) => ({
  fulfilment: row.fulfilment,
  payment_method: row.payment_method,
  note: row.note,
  deliver_at: date(row.deliver_at),
  deliver_until: date(row.deliver_until),
});

const cancelFacts = (part: PartRow, { fulfilment, deliver_at }: OrderRow): CancelFacts => ({
  stage: part.stage,
  fulfilment,
  isCookable: part.cookable_at !== null,
  times: part.stage_times,
  autoAccept: part.auto_accept,
  cookableAt: part.cookable_at === null ? null : new Date(part.cookable_at),
  deliverAt: deliver_at,
  prepMinutes: part.prep_minutes,
});

function untilCanceled(facts: CancelFacts, now: Date): string | null {
  const until = cancelableUntil(facts);
  return until !== null && now < until ? until.toISOString() : null;
}

const presentPart = (
  part: PartRow,
  order: OrderRow,
  { now, usualZone, language }: Moment,
): Order['parts'][number] => ({
  restaurant: {
    id: part.restaurant_id,
    name: part.name,
    phone_number: part.phone_number,
    address: part.address,
  },
  number: part.number,
  order_status: part.order_status,
  payment_status: part.payment_status,
  ...presentProgress(part),
  time_zone: part.time_zone ?? usualZone,
  answer_by: date(part.answer_by),
  cancelable_until: untilCanceled(cancelFacts(part, order), now),
  ended_by: part.ended_by,
  reason: part.reason === null ? null : translate(part.reason, language),
  delivery_fee: fromMinor(part.delivery_fee_minor),
  total: fromMinor(part.total_minor),
  fulfilled_at: date(part.fulfilled_at),
  delivered_at: date(part.delivered_at),
  cancelled_at: date(part.cancelled_at),
  refunded_at: date(part.refunded_at),
  rider: riderOnTheWay(part, now),
});

/** What an order's deadlines are measured by, and who reads it. */
export type Moment = {
  readonly now: Date;
  readonly language: Language;
  readonly paymentWindowMinutes: number;
  /** Of restaurants that have not set one. */
  readonly usualZone: string;
};

const deadlineOf = (facts: PaymentFacts, { paymentWindowMinutes }: Moment) =>
  date(payUntil(facts, paymentWindowMinutes));

const deliveryStateOf = (part: PartRow, now: Date) =>
  deliveryState(
    {
      orderStatus: part.order_status,
      fulfilledAt: part.fulfilled_at === null ? null : new Date(part.fulfilled_at),
      deliveredAt: part.delivered_at === null ? null : new Date(part.delivered_at),
    },
    now,
  );

/** The order's progress is that of its least advanced part; its promise is kept when the last part arrives. */
function progressOf(parts: readonly PartRow[]) {
  const leading = leadingPart(parts.map((part) => ({ ...part, times: part.stage_times })));
  if (!leading) throw new Error('An order has at least one part');
  const promises = parts.flatMap(({ promised_at }) => (promised_at === null ? [] : [new Date(promised_at)]));
  const last = promises.sort((a, b) => b.getTime() - a.getTime())[0];
  return presentProgress({ ...leading, promised_at: last ?? null });
}

/** Shown only while the rider brings the food. */
const riderOnTheWay = (part: PartRow, now: Date) =>
  deliveryStateOf(part, now) === 'live' ? part.rider : null;

type Details = {
  readonly full_name: string;
  readonly mobile: string;
  readonly address: string;
  readonly city: string;
};

/** Whom the food is for, and where it goes. */
const presentDetails = ({ full_name, mobile, address, city }: Details): Details => ({
  full_name,
  mobile,
  address,
  city,
});

export function presentOrder(row: OrderRow, moment: Moment): Order {
  const statuses = row.parts.map(({ order_status }) => order_status);
  return {
    oid: row.oid,
    ...presentDetails(row),
    date: row.created_at.toISOString(),
    order_status: orderStatusOf(statuses),
    ...progressOf(row.parts),
    ...presentPreferences(row),
    latitude: row.latitude,
    longitude: row.longitude,
    allergies: row.allergies ?? [],
    can_cancel: row.parts.some((part) => canCustomerCancel(cancelFacts(part, row), moment.now)),
    payment_status: row.payment_status,
    ...presentAmounts(row),
    refunded: fromMinor(row.refunded_minor),
    paid_at: date(row.paid_at),
    tracking_token: row.tracking_token,
    orderitem: row.items.map((item) => ({
      ...presentItem(item),
      has_reviewed: item.has_reviewed,
      restaurant_id: item.restaurant_id,
      order_status: item.order_status,
    })),
    restaurant: row.parts.map(({ name, phone_number }) => ({ name, phone_number })),
    rider: row.parts.map((part) => riderOnTheWay(part, moment.now)).find((rider) => rider !== null) ?? null,
    parts: row.parts.map((part) => presentPart(part, row, moment)),
    pay_until: deadlineOf(
      {
        createdAt: row.created_at,
        paymentMethod: row.payment_method,
        paymentStatus: row.payment_status,
        partStatuses: statuses,
      },
      moment,
    ),
    delivery_state: combinedState(row.parts.map((part) => deliveryStateOf(part, moment.now))),
  };
}

export function presentCheckout(row: CheckoutRow, moment: Moment): Checkout {
  return {
    oid: row.oid,
    ...presentDetails(row),
    ...presentPreferences(row),
    ...presentAmounts(row),
    payment_status: row.payment_status,
    order_status: orderStatusOf(row.statuses),
    amount_due: fromMinor(row.due_minor),
    pay_until: deadlineOf(
      {
        createdAt: row.created_at,
        paymentMethod: row.payment_method,
        paymentStatus: row.payment_status,
        partStatuses: row.statuses,
      },
      moment,
    ),
    restaurants: row.restaurants.map((one) => ({ ...one, time_zone: one.time_zone ?? moment.usualZone })),
    orderitem: row.items.map((item) => ({ ...presentItem(item), order_status: item.order_status })),
  };
}
