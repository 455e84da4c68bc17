import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@nearbite/contract/orders/statuses';
import * as texts from '../owner-orders.texts.tsx';
import { useChangeStatus } from '../use-change-status.ts';

export function OrderStatusSelect({ part }: { part: OrderPart }) {
  const { change, isChanging } = useChangeStatus();
  // There is nothing to choose, and beside it stands how it ended.
  if (part.stays_canceled) return null;
  return (
    <Select
      size="small"
      value={part.order_status}
      // Not disabled while it saves: that would drop the keyboard's focus.
      readOnly={isChanging}
      inputProps={{ 'aria-label': texts.statusOf(part.oid) }}
      onChange={(event) => void change(part, event.target.value)}
      sx={{ minWidth: 138, minHeight: 44 }}
    >
      {ORDER_STATUSES.map((status) => (
        <MenuItem key={status} value={status}>
          {ORDER_STATUS_LABELS[status]}
        </MenuItem>
      ))}
    </Select>
  );
}
