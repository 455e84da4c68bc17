import type { OrderStatus, PaymentStatus } from '@nearbite/contract/orders/customer-orders';

type Payable = { readonly payment_status: PaymentStatus; readonly order_status: OrderStatus };

/** Not paid yet, and somebody is still going to cook it. */
export const isPayable = ({ payment_status, order_status }: Payable): boolean =>
  (payment_status === 'pending' || payment_status === 'failed') && order_status !== 'cancelled';
