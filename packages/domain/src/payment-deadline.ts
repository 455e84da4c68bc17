import type { OrderStatus, PaymentStatus } from '@nearbite/contract/orders/customer-orders';

export type PaymentFacts = {
  readonly createdAt: Date;
  readonly paymentStatus: PaymentStatus;
  readonly partStatuses: readonly OrderStatus[];
};

/** When an order is cancelled unless it is paid before; null for one that is settled or already handled. */
export function payUntil(order: PaymentFacts, windowMinutes: number): Date | null {
  const isUnpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  const isUntouched = order.partStatuses.every((status) => status === 'pending');
  return isUnpaid && isUntouched ? new Date(order.createdAt.getTime() + windowMinutes * 60_000) : null;
}
