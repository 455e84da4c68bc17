import * as texts from './orders.texts.ts';
/** What the customer's order and each restaurant's part of it are, on the wire and in the database. */
export const ORDER_STATUSES = ['pending', 'fulfilled', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const STATUS_MESSAGE = texts.statusOneOf(ORDER_STATUSES.join(', '));

export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: texts.pending,
  fulfilled: texts.fulfilled,
  cancelled: texts.canceled,
};

/** `isSettled`: nothing is to be paid any more. */
export const PAYMENTS = {
  pending: { label: texts.paymentPending, isSettled: false },
  paid: { label: texts.paid, isSettled: true },
  failed: { label: texts.failed, isSettled: false },
  refunded: { label: texts.refunded, isSettled: true },
} as const;
export type PaymentStatus = keyof typeof PAYMENTS;

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const satisfies PaymentStatus[];

export const isSettled = (status: PaymentStatus): boolean => PAYMENTS[status].isSettled;

/** What a payment reads as: an order that was canceled before it was paid is not waiting for money. */
export function paymentStatusLabel(order: {
  readonly payment_status: PaymentStatus;
  readonly order_status: OrderStatus;
}): string {
  return !isSettled(order.payment_status) && order.order_status === 'cancelled'
    ? texts.notCharged
    : PAYMENTS[order.payment_status].label;
}
