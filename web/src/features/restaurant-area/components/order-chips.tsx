import { ORDER_STATUS_LABELS, type OrderStatus } from '@nearbite/contract/orders';
import type { OrderPart } from '@nearbite/contract/restaurant-orders';
import { StatusChip } from '../../../ui/status-chip.tsx';

const ORDER_TONES = { pending: 'waiting', fulfilled: 'good', cancelled: 'bad' } as const;

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <StatusChip tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</StatusChip>
);

/** Cooking for an order nobody has paid is a risk; the owner sees it at a glance. */
export function UnpaidChip({ part: { order_status, payment_status } }: { part: OrderPart }) {
  const isUnpaid = payment_status === 'pending' || payment_status === 'failed';
  // Nobody waits for the money of a canceled order.
  if (!isUnpaid || order_status === 'cancelled') return null;
  return <StatusChip tone="waiting">Unpaid</StatusChip>;
}
