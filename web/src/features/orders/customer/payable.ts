import type { Order } from '@nearbite/contract/orders/customer-orders';
import type { PaymentMethod } from '@nearbite/contract/orders/stages';
import { isSettled, type OrderStatus, type PaymentStatus } from '@nearbite/contract/orders/statuses';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import * as texts from './customer-orders.texts.tsx';

type Payable = {
  readonly payment_status: PaymentStatus;
  readonly order_status: OrderStatus;
  readonly payment_method: PaymentMethod;
};

/** Not paid yet, and somebody is still going to cook it. Cash is paid at the door, not here. */
export const isPayable = ({ payment_status, order_status, payment_method }: Payable): boolean =>
  payment_method === 'card' && !isSettled(payment_status) && order_status !== 'cancelled';

/** What a canceled order means for the customer's money. */
export const canceledText = ({ payment_status }: Pick<Payable, 'payment_status'>): string =>
  isSettled(payment_status) ? texts.paidCanceled : texts.unpaidCanceled;

/** The parts canceled before anything was paid: they cost nothing. A paid part is refunded instead. */
export function findUncharged({ parts, paid_at }: Pick<Order, 'parts' | 'paid_at'>): number {
  const uncharged = parts.filter(
    ({ cancelled_at, order_status }) =>
      order_status === 'cancelled' && (paid_at === null || (cancelled_at ?? '') < paid_at),
  );
  return fromMinor(uncharged.reduce((sum, { total }) => sum + toMinor(total), 0));
}
