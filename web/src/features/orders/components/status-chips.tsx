import {
  ORDER_STATUS_LABELS,
  type OrderStatus,
  PAYMENT_STATUS_LABELS,
  type PaymentStatus,
} from '@nearbite/contract/orders';
import { StatusChip } from '../../../ui/status-chip.tsx';

const ORDER_TONES = { pending: 'waiting', fulfilled: 'good', cancelled: 'bad' } as const;
const PAYMENT_TONES = { pending: 'waiting', paid: 'good', failed: 'bad', refunded: 'waiting' } as const;

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <StatusChip tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</StatusChip>
);

export const PaymentStatusChip = ({ status }: { status: PaymentStatus }) => (
  <StatusChip tone={PAYMENT_TONES[status]}>{PAYMENT_STATUS_LABELS[status]}</StatusChip>
);
