import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { STAGES, stageLabel } from '@nearbite/contract/orders/stages';
import { isSettled } from '@nearbite/contract/orders/statuses';
import { checkoutPath, orderPath, trackingPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { Link } from 'react-router';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format/format-moment.ts';
import { promiseText } from '../../../../ui/format/order-times.ts';
import { useLateText } from '../../../../ui/format/use-late-text.ts';
import { AS_TABLE, type Column } from '../../../../ui/tables/data-table.tsx';
import { RowActions } from '../../../../ui/tables/row-actions.tsx';
import { OrderAgainButton } from '../../../cart/index.ts';
import { OrderStatusChip } from '../../components/order-status-chip.tsx';
import * as texts from '../customer-orders.texts.tsx';
import { zoneOf } from '../order-zone.ts';
import { findUncharged, isPayable } from '../payable.ts';
import { PayByLine } from './pay-by.tsx';
import { PaymentStatusChip } from './payment-status-chip.tsx';

/** How far it is, and until it is there when that is promised. */
function StageWords({ order }: { readonly order: Order }) {
  const { stage, fulfilment, promised_at } = order;
  const late = useLateText(order, { fulfilment, timeZone: zoneOf(order) });
  const isPromised = promised_at !== null && STAGES[stage].status === 'pending';
  const when = late?.sentence ?? (isPromised && promiseText(order, zoneOf(order), { isZoneNamed: true }));
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {stageLabel(stage, fulfilment)}
      {when && `${texts.comma}${when}`}
    </Box>
  );
}

/** The whole, and what is left of it where a restaurant has canceled its part before it was paid. */
function OrderTotal({ order }: { readonly order: Order }) {
  const uncharged = order.order_status === 'cancelled' ? 0 : findUncharged(order);
  return (
    <>
      <strong>{formatMoney(order.total)}</strong>
      {uncharged > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {isSettled(order.payment_status) ? texts.charged : texts.toPay}{' '}
          {formatMoney(order.total - uncharged)}
        </Box>
      )}
    </>
  );
}

export const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    heading: texts.orderId,
    isBelow: true,
    cell: (order) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
        <Box dir="ltr" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          #{order.oid}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {formatKitchenDateTimeWithZone(order.date, zoneOf(order))}
        </Box>
        <OrderedSummary order={order} />
      </Box>
    ),
  },
  {
    heading: texts.paymentStatus,
    cell: (order) => (
      <Box sx={{ [AS_TABLE]: { maxWidth: 180 } }}>
        <PaymentStatusChip order={order} />
        {order.pay_until !== null && <PayByLine until={order.pay_until} timeZone={zoneOf(order)} />}
      </Box>
    ),
  },
  {
    heading: texts.orderStatus,
    cell: (order) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end', [AS_TABLE]: { justifyItems: 'start' } }}>
        <OrderStatusChip status={order.order_status} />
        {order.stage !== 'canceled' && <StageWords order={order} />}
      </Box>
    ),
  },
  { heading: texts.total, cell: (order) => <OrderTotal order={order} /> },
  {
    heading: texts.actions,
    cell: (order) => (
      <RowActions>
        {isPayable(order) && (
          <Button component={Link} to={checkoutPath(order.oid)} variant="contained">
            {texts.payNow}
          </Button>
        )}
        <Button component={Link} to={orderPath(order.oid)} variant="outlined">
          {texts.view}
        </Button>
        {order.delivery_state === 'live' && (
          <Button component={Link} to={trackingPath(order.oid, order.tracking_token)} variant="outlined">
            {texts.trackLocation}
          </Button>
        )}
        <OrderAgainButton order={order} variant="outlined" />
      </RowActions>
    ),
  },
];

/** What was ordered and from whom, short enough for a row of the list. */
function OrderedSummary({ order: { orderitem, parts } }: { order: Order }) {
  const dishes = [...new Map(orderitem.map(({ dish }) => [dish.slug, dish])).values()];
  const titles = dishes.slice(0, 2).map(({ title }) => title);
  const more = dishes.length - titles.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.75, maxWidth: 260, textAlign: 'start' }}>
      <Box sx={{ width: 40, flex: 'none', borderRadius: '8px', overflow: 'hidden' }}>
        <FoodPicture image={dishes[0]?.image ?? null} alt="" sizes="40px" ratio="1 / 1" />
      </Box>
      <Box sx={{ fontSize: '0.875rem', lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        <div dir="auto">
          {titles.join(texts.comma)}
          {more > 0 && ` ${texts.andMore(more)}`}
        </div>
        <Box dir="auto" sx={{ color: 'text.secondary' }}>
          {parts.map(({ restaurant }) => restaurant.name).join(texts.comma)}
        </Box>
      </Box>
    </Box>
  );
}
