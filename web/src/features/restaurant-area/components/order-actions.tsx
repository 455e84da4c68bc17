import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderPart } from '@nearbite/contract/restaurant-orders';
import { PackageCheck, Printer } from 'lucide-react';
import { consoleLog } from '../../../lib/console-log.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useUpdateOrderPartMutation } from '../api.ts';
import { formatMoment } from '../format.ts';
import { useOwner } from '../use-owner.ts';
import { OrderStatusSelect } from './order-status-select.tsx';

export function OrderActions({ part }: { part: OrderPart }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <OrderStatusSelect part={part} />
      <Delivered part={part} />
      <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        Print kitchen ticket
      </Button>
    </Box>
  );
}

/** Ends the delivery of a fulfilled order. */
function Delivered({ part }: { part: OrderPart }) {
  const { restaurantId } = useOwner();
  const [update, { isLoading }] = useUpdateOrderPartMutation();
  if (part.delivered_at !== null) {
    return <StatusChip tone="good">Delivered {formatMoment(part.delivered_at)}</StatusChip>;
  }
  if (part.order_status !== 'fulfilled') return null;
  const onClick = async () => {
    const { error } = await update({
      params: { restaurant_id: restaurantId, oid: part.oid },
      body: { delivered: true },
    });
    if (error === undefined) return;
    consoleLog.failure('Error marking the order as delivered:', error);
    pageToast.error(errorText(error));
  };
  return (
    <Button
      variant="contained"
      disabled={isLoading}
      startIcon={<PackageCheck size={18} aria-hidden />}
      onClick={() => void onClick()}
    >
      Delivered
    </Button>
  );
}
