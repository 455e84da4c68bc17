import { isSettled, type OrderStatus, type PaymentStatus } from '@nearbite/contract/orders/statuses';

export type PaymentFacts = {
  readonly createdAt: Date;
  readonly paymentStatus: PaymentStatus;
  readonly partStatuses: readonly OrderStatus[];
};

/** When an order is cancelled unless it is paid before; null for one that is settled or already handled. */
export function payUntil(order: PaymentFacts, windowMinutes: number): Date | null {
  const isUntouched = order.partStatuses.every((status) => status === 'pending');
  return !isSettled(order.paymentStatus) && isUntouched
    ? new Date(order.createdAt.getTime() + windowMinutes * 60_000)
    : null;
}
