import type { PaymentMethod } from '@nearbite/contract/orders/stages';
import { isSettled, type OrderStatus, type PaymentStatus } from '@nearbite/contract/orders/statuses';

export type PaymentFacts = {
  readonly createdAt: Date;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly partStatuses: readonly OrderStatus[];
};

/** Whether an order ends when its time to pay runs out: by card, unpaid, and nothing of it was handed over. */
export const endsUnpaid = (order: Omit<PaymentFacts, 'createdAt'>): boolean =>
  order.paymentMethod === 'card' &&
  !isSettled(order.paymentStatus) &&
  order.partStatuses.includes('pending') &&
  !order.partStatuses.includes('fulfilled');

/** When an order is canceled unless it is paid before; null for one that does not end that way. */
export const payUntil = (order: PaymentFacts, windowMinutes: number): Date | null =>
  endsUnpaid(order) ? new Date(order.createdAt.getTime() + windowMinutes * 60_000) : null;
