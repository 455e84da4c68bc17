import type { Order } from '@nearbite/contract/orders/customer-orders';
import { paymentStatusLabel } from '@nearbite/contract/orders/statuses';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';

const PAYMENT_TONES = { pending: 'waiting', paid: 'good', failed: 'bad', refunded: 'waiting' } as const;

/** Money that is not asked for any more is no failure. */
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
