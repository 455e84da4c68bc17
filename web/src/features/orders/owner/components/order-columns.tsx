import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { formatMoney } from '@nearbite/domain/money';
import { DayNumber } from '../../../../ui/food/day-number.tsx';
import { formatKitchenDateTime } from '../../../../ui/format/format-moment.ts';
import { CellText } from '../../../../ui/tables/cell-text.tsx';
import { AS_WIDE_TABLE, type Column } from '../../../../ui/tables/data-table.tsx';
import { OrderStatusChip } from '../../components/order-status-chip.tsx';
import * as texts from '../owner-orders.texts.tsx';
import { FulfilmentChips, StageChip, UnpaidChip } from './order-chips.tsx';
import { OrderStatusSelect } from './order-status-select.tsx';
import { OrderedDishes } from './ordered-dishes.tsx';
import { ViewOrder } from './view-order.tsx';

const idColumn: Column<OrderPart> = {
  heading: texts.id,
  cell: (part) => (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start' }}>
      <DayNumber number={part.number} />
      <Box component="bdi" dir="ltr" sx={{ fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' }}>
        #{part.oid}
      </Box>
    </Box>
  ),
};
const nameColumn: Column<OrderPart> = {
  heading: texts.name,
  cell: (part) => (
    <CellText second={<OrderedDishes part={part} />}>
      <Box component="bdi" sx={{ fontWeight: 600 }}>
        {part.full_name}
      </Box>
    </CellText>
  ),
};
/** By the restaurant's clock, which is named once for the whole list. */
const dateColumn: Column<OrderPart> = {
  heading: texts.date,
  cell: (part) => (
    <Box component="span" sx={{ [AS_WIDE_TABLE]: { whiteSpace: 'nowrap' } }}>
      {formatKitchenDateTime(part.date, part.time_zone)}
    </Box>
  ),
};
const totalColumn: Column<OrderPart> = { heading: texts.total, cell: ({ total }) => formatMoney(total) };
const actionColumn: Column<OrderPart> = { heading: texts.action, cell: ({ oid }) => <ViewOrder oid={oid} /> };

/** The chips stand together below the field, which leaves the other columns their room. */
const statusStyles = { display: 'grid', justifyItems: 'start', gap: 0.75 } as const;

export const ORDER_COLUMNS: readonly Column<OrderPart>[] = [
  idColumn,
  nameColumn,
  dateColumn,
  totalColumn,
  {
    heading: texts.status,
    cell: (part) => (
      <Box sx={statusStyles}>
        <OrderStatusSelect part={part} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <StageChip part={part} />
          <FulfilmentChips part={part} />
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
  totalColumn,
  {
    heading: texts.status,
    cell: (part) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <OrderStatusChip status={part.order_status} />
        <FulfilmentChips part={part} />
        <UnpaidChip part={part} />
      </Box>
    ),
  },
  actionColumn,
];
