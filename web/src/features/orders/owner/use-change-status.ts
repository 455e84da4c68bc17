import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import type { OrderStatus } from '@nearbite/contract/orders/statuses';
import { formatRupees } from '@nearbite/domain/money';
import { consoleLog } from '../../../lib/console-log.ts';
import { dialogs } from '../../../lib/dialogs.tsx';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { useOwner } from '../../accounts/index.ts';
import { useUpdateOrderPartMutation } from './api.ts';

/** Changes an order's status; canceling a paid one, which gives its money back, is asked about first. */
export function useChangeStatus() {
  const { restaurantId } = useOwner();
  const [update, { isLoading }] = useUpdateOrderPartMutation();

  const change = async (part: OrderPart, status: OrderStatus) => {
    if (status === part.order_status) return;
    if (status === 'cancelled' && part.payment_status === 'paid' && !(await isCancelingMeant(part))) return;
    const { error } = await update({
      params: { restaurant_id: restaurantId, oid: part.oid },
      body: { order_status: status },
    });
    if (error === undefined) return void pageToast.success('Order Status Updated');
    consoleLog.failure('Error updating the order status:', error);
    pageToast.error(errorText(error));
  };
  return { change, isChanging: isLoading };
}

const isCancelingMeant = (part: OrderPart) =>
  dialogs.confirm({
    title: 'Cancel a paid order?',
    text: `The customer gets ${formatRupees(part.total)} back. A refunded order cannot be opened again.`,
    confirmLabel: 'Yes, refund it',
    cancelLabel: 'Keep the order',
    isIrreversible: true,
  });
