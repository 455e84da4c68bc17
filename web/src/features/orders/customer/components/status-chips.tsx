import type { Order } from '@nearbite/contract/orders/customer-orders';
import {
  ORDER_STATUS_LABELS,
  type OrderStatus,
  paymentStatusLabel,
} from '@nearbite/contract/orders/statuses';
import { StatusChip } from '../../../../ui/status-chip.tsx';

const ORDER_TONES = { pending: 'waiting', fulfilled: 'good', cancelled: 'bad' } as const;
const PAYMENT_TONES = { pending: 'waiting', paid: 'good', failed: 'bad', refunded: 'waiting' } as const;

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <StatusChip tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</StatusChip>
);

/** Nothing is wrong with money that nobody asks for any more. */
const CANCELED_TONES = { ...PAYMENT_TONES, failed: 'waiting' } as const;

type Paid = Pick<Order, 'payment_status' | 'order_status'>;

export const PaymentStatusChip = ({ order }: { order: Paid }) => (
  <StatusChip
    tone={
      order.order_status === 'cancelled'
        ? CANCELED_TONES[order.payment_status]
        : PAYMENT_TONES[order.payment_status]
    }
  >
    {paymentStatusLabel(order)}
  </StatusChip>
);
