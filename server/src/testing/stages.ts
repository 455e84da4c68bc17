import type { Stage } from '@nearbite/contract/orders/stages';
import type { OrderStatus } from '@nearbite/contract/orders/statuses';

/** The columns of a part that has come to a status in the usual way, for tests that write it themselves. */
export function atStatus(
  status: OrderStatus,
  { isPaid = true } = {},
): { stage: Stage; order_status: OrderStatus } {
  const stages = {
    pending: isPaid ? 'accepted' : 'placed',
    fulfilled: 'on_the_way',
    cancelled: 'canceled',
  } as const;
  return { stage: stages[status], order_status: status };
}
