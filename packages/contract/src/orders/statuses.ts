/** What the customer's order and each restaurant's part of it are, on the wire and in the database. */
export const ORDER_STATUSES = ['pending', 'fulfilled', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const STATUS_MESSAGE = `Status must be one of ${ORDER_STATUSES.join(', ')}`;

export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  fulfilled: 'Fulfilled',
  cancelled: 'Canceled',
};

/** `isSettled`: nothing is to be paid any more. */
export const PAYMENTS = {
  pending: { label: 'Pending', isSettled: false },
  paid: { label: 'Paid', isSettled: true },
  failed: { label: 'Failed', isSettled: false },
  refunded: { label: 'Refunded', isSettled: true },
} as const;
export type PaymentStatus = keyof typeof PAYMENTS;

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const satisfies PaymentStatus[];

export const isSettled = (status: PaymentStatus): boolean => PAYMENTS[status].isSettled;

/** What a payment reads as: nobody waits any more for the money of an order that was canceled before it was paid. */
export function paymentStatusLabel(order: {
  readonly payment_status: PaymentStatus;
  readonly order_status: OrderStatus;
}): string {
  return !isSettled(order.payment_status) && order.order_status === 'cancelled'
    ? 'Not charged'
    : PAYMENTS[order.payment_status].label;
}
