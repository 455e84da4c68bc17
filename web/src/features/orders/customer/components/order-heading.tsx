import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { stageLabel } from '@nearbite/contract/orders/stages';
import { formatMoney } from '@nearbite/domain/money';
import { DayNumber } from '../../../../ui/food/day-number.tsx';
import { RADIUS } from '../../../../ui/theme/measures.ts';
import * as texts from '../customer-orders.texts.tsx';
import { zoneOf } from '../order-zone.ts';
import { canceledText } from '../payable.ts';
import { PromiseLine } from './promise-line.tsx';

type Props = { readonly order: Order; readonly id: string };

/** How far an order is and when it comes, before anything else. */
export function OrderHeading({ order, id }: Props) {
  const { oid, stage, fulfilment, parts, refunded } = order;
  const [first] = parts;
  const only = parts.length === 1 ? first : undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 2.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} component="h1" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.orderNumber(oid)}
        </Typography>
        {/* One region, so that a change is said once and as a whole. */}
        <Box role="status">
          <Box sx={stageStyles}>{stageLabel(stage, fulfilment)}</Box>
          <PromiseLine
            part={only ?? { ...order, time_zone: zoneOf(order), reason: null, answer_by: null }}
            order={order}
          />
          {(stage === 'declined' || stage === 'canceled') && <div>{canceledText(order)}</div>}
          {refunded > 0 && <strong>{texts.refundedSum(formatMoney(refunded))}</strong>}
        </Box>
      </Box>
      {only?.number != null && (
        <Box sx={numberStyles}>
          <Box sx={{ fontSize: '0.875rem' }}>{texts.number}</Box>
          <Box sx={{ fontSize: '1.5rem', lineHeight: 1.1 }}>
            <DayNumber number={only.number} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

const stageStyles = {
  mb: 0.5,
  fontSize: '1.75rem',
  fontWeight: 800,
  letterSpacing: '-0.03em',
  lineHeight: 1.2,
} as const;

const numberStyles = {
  flex: 'none',
  p: '6px 14px',
  borderRadius: RADIUS.option,
  textAlign: 'center',
  color: 'brand.text',
  bgcolor: 'brand.tint',
} as const;
