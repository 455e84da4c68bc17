import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { AS_TABLE, type Column } from '../../../../ui/data-table.tsx';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format-moment.ts';
import { OrderStatusChip } from '../../components/order-status-chip.tsx';
import { StageChip, UnpaidChip } from './order-chips.tsx';
import { OrderStatusSelect } from './order-status-select.tsx';

const idColumn: Column<OrderPart> = {
  heading: '#ID',
  cell: (part) => (
    <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' }}>
      #{part.oid}
    </Box>
  ),
};
const nameColumn: Column<OrderPart> = {
  heading: 'Name',
  cell: (part) => (
    <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      <bdi>{part.full_name}</bdi>
    </Box>
  ),
};
const dateColumn: Column<OrderPart> = {
  heading: 'Date',
  cell: (part) => formatKitchenDateTimeWithZone(part.date, part.time_zone),
};
const actionColumn: Column<OrderPart> = {
  heading: 'Action',
  cell: (part) => (
    <IconButton component={Link} to={restaurantOrderPath(part.oid)} aria-label={`View order ${part.oid}`}>
      <Eye size={18} aria-hidden />
    </IconButton>
  ),
};

/** On a card the chips stand together below the field, at the edge the other cells end at. */
const statusStyles = {
  display: 'grid',
  justifyItems: 'end',
  justifyContent: 'flex-end',
  gap: 0.75,
  [AS_TABLE]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 1,
  },
} as const;

export const ORDER_COLUMNS: readonly Column<OrderPart>[] = [
  idColumn,
  nameColumn,
  dateColumn,
  {
    heading: 'Status',
    cell: (part) => (
      <Box sx={statusStyles}>
        <OrderStatusSelect part={part} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, justifyContent: 'inherit' }}>
          <StageChip part={part} />
          <UnpaidChip part={part} />
        </Box>
      </Box>
    ),
  },
  actionColumn,
];

/** On the dashboard the status is only told. */
export const LATEST_ORDER_COLUMNS: readonly Column<OrderPart>[] = [
  idColumn,
  nameColumn,
  dateColumn,
  {
    heading: 'Status',
    cell: (part) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <OrderStatusChip status={part.order_status} />
        <UnpaidChip part={part} />
      </Box>
    ),
  },
  actionColumn,
];
