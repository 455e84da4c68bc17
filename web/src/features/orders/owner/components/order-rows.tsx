import Box from '@mui/material/Box';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { formatMoney } from '@nearbite/domain/money';
import { DayNumber } from '../../../../ui/food/day-number.tsx';
import { formatKitchenDateTime } from '../../../../ui/format/format-moment.ts';
import { CARD } from '../../../../ui/theme/measures.ts';
import * as texts from '../owner-orders.texts.tsx';
import { FulfilmentChips, StageChip, UnpaidChip } from './order-chips.tsx';
import { OrderStatusSelect } from './order-status-select.tsx';
import { OrderedDishes } from './ordered-dishes.tsx';
import { ViewOrder } from './view-order.tsx';

/** The list of orders on a phone: a few short lines for each, so that several are seen at once. */
export function OrderRows({ parts }: { readonly parts: readonly OrderPart[] }) {
  return (
    <Box component="ul" aria-label={texts.orders} sx={listStyles}>
      {parts.map((part) => (
        <Box component="li" key={part.oid} sx={{ px: 1.5, py: 1 }}>
          <Box sx={{ ...lineStyles, fontWeight: 650 }}>
            <span>
              <DayNumber number={part.number} /> <bdi>{part.full_name}</bdi>
            </span>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(part.total)}
            </Box>
          </Box>
          <Box sx={{ fontSize: '0.875rem' }}>
            <OrderedDishes part={part} />
          </Box>
          <Box sx={{ ...lineStyles, color: 'text.secondary', fontSize: '0.875rem' }}>
            <span dir="ltr">#{part.oid}</span>
            <span>{formatKitchenDateTime(part.date, part.time_zone)}</span>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.5 }}>
            <StageChip part={part} />
            <FulfilmentChips part={part} />
            <UnpaidChip part={part} />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <OrderStatusSelect part={part} />
            <ViewOrder oid={part.oid} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  ...CARD,
  overflowWrap: 'anywhere',
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const lineStyles = { display: 'flex', justifyContent: 'space-between', columnGap: 1.5 } as const;
