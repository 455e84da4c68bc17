import { ORDER_STATUS_LABELS, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { StatusChip } from '../../../ui/food/status-chip.tsx';

export const ORDER_TONES = { pending: 'waiting', fulfilled: 'good', cancelled: 'bad' } as const;

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <StatusChip tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</StatusChip>
);
