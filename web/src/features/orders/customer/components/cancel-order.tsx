import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { whileIdle } from '../../../../lib/busy.ts';
import { dialogs } from '../../../../lib/dialogs.tsx';
import { errorText } from '../../../../lib/form-errors.ts';
import { pageToast } from '../../../../lib/toasts.ts';
import { useUserId } from '../../../accounts/index.ts';
import { useCancelOrderMutation } from '../api.ts';

/** While a restaurant has not accepted it yet, an order can be taken back. */
export function CancelOrder({ order: { oid, payment_status, parts } }: { order: Order }) {
  const userId = useUserId();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();

  const askAndCancel = async () => {
    const isPaid = payment_status === 'paid';
    const isConfirmed = await dialogs.confirm({
      title: 'Cancel this order?',
      text: [
        parts.length > 1 && 'What a restaurant has already accepted stays ordered.',
        isPaid ? 'Your money goes back to you.' : 'Nothing will be charged for it.',
      ]
        .filter((text) => text !== false)
        .join(' '),
      confirmLabel: 'Cancel the order',
      cancelLabel: 'Keep it',
      isIrreversible: true,
    });
    if (!isConfirmed) return;
    const { error } = await cancelOrder({ params: { user_id: userId, order_oid: oid } });
    if (error) pageToast.error(errorText(error));
    else pageToast.success('Order canceled');
  };

  return (
    <Button variant="outlined" {...whileIdle(isLoading, () => void askAndCancel())}>
      Cancel order
    </Button>
  );
}
