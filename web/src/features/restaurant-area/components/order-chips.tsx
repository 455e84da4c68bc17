import { ORDER_STATUS_LABELS, type OrderStatus, type PaymentStatus } from '@nearbite/contract/orders';
import { StatusChip } from '../../../ui/status-chip.tsx';

const ORDER_TONES = { pending: 'waiting', fulfilled: 'good', cancelled: 'bad' } as const;

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <StatusChip tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</StatusChip>
);

/** Cooking for an order nobody has paid is a risk; the owner sees it at a glance. */
export const UnpaidChip = ({ status }: { status: PaymentStatus }) =>
  status === 'pending' || status === 'failed' ? <StatusChip tone="waiting">Unpaid</StatusChip> : null;
