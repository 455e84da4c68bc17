import type { Checkout, Order } from '@nearbite/contract/orders/customer-orders';
import { combinedState, deliveryState } from '@nearbite/domain/delivery';
import { toRupees } from '@nearbite/domain/money';
import { orderStatusOf } from '@nearbite/domain/order-status';
import { type PaymentFacts, payUntil } from '@nearbite/domain/payment-deadline';
import type { CheckoutRow, ItemRow, OrderRow, PartRow } from './orders.queries.ts';

const date = (value: string | Date | null) => (value === null ? null : new Date(value).toISOString());

const presentAmounts = (
  row: Pick<OrderRow, `${'sub_total' | 'tax_fee' | 'service_fee' | 'saved' | 'total'}_paisa`>,
) => ({
  sub_total: toRupees(row.sub_total_paisa),
  tax_fee: toRupees(row.tax_fee_paisa),
  service_fee: toRupees(row.service_fee_paisa),
  saved: toRupees(row.saved_paisa),
  total: toRupees(row.total_paisa),
});

/** Also for the restaurant's view of an order. */
export const presentItem = ({ title, slug, image, unit_price_paisa, total_paisa, ...item }: ItemRow) => ({
  dish: { title, slug, image },
  price: toRupees(unit_price_paisa),
  qty: item.qty,
  total: toRupees(total_paisa),
  portion_size: item.portion_size,
  spice_level: item.spice_level,
});

const presentPart = (part: PartRow): Order['parts'][number] => ({
  restaurant: { id: part.restaurant_id, name: part.name, phone_number: part.phone_number },
  order_status: part.order_status,
  total: toRupees(part.total_paisa),
  fulfilled_at: date(part.fulfilled_at),
  delivered_at: date(part.delivered_at),
  cancelled_at: date(part.cancelled_at),
  refunded_at: date(part.refunded_at),
});

/** What an order's deadlines are measured by. */
export type Moment = { readonly now: Date; readonly paymentWindowMinutes: number };

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

export function presentOrder(row: OrderRow, moment: Moment): Order {
  const statuses = row.parts.map(({ order_status }) => order_status);
  return {
    oid: row.oid,
    full_name: row.full_name,
    mobile: row.mobile,
    address: row.address,
    city: row.city,
    date: row.created_at.toISOString(),
    order_status: orderStatusOf(statuses),
    payment_status: row.payment_status,
    ...presentAmounts(row),
    refunded: toRupees(row.refunded_paisa),
    paid_at: date(row.paid_at),
    tracking_token: row.tracking_token,
    orderitem: row.items.map(presentItem),
    restaurant: row.parts.map(({ name, phone_number }) => ({ name, phone_number })),
    rider: row.parts.find(({ rider }) => rider !== null)?.rider ?? null,
    parts: row.parts.map(presentPart),
    pay_until: deadlineOf(
      { createdAt: row.created_at, paymentStatus: row.payment_status, partStatuses: statuses },
      moment,
    ),
    delivery_state: combinedState(row.parts.map((part) => deliveryStateOf(part, moment.now))),
  };
}

export function presentCheckout(row: CheckoutRow, moment: Moment): Checkout {
  return {
    oid: row.oid,
    full_name: row.full_name,
    mobile: row.mobile,
    address: row.address,
    city: row.city,
    ...presentAmounts(row),
    payment_status: row.payment_status,
    order_status: orderStatusOf(row.statuses),
    amount_due: toRupees(row.due_paisa),
    pay_until: deadlineOf(
      { createdAt: row.created_at, paymentStatus: row.payment_status, partStatuses: row.statuses },
      moment,
    ),
    orderitem: row.items.map((item) => ({ ...presentItem(item), order_status: item.order_status })),
  };
}
