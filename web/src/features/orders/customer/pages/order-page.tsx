import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { isSettled } from '@nearbite/contract/orders/statuses';
import { checkoutPath, trackingPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { useEffect, useId } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../../../lib/page/document-title.ts';
import { AsOf } from '../../../../ui/feedback/as-of.tsx';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { allergenNames } from '../../../../ui/food/allergy-warning.tsx';
import { orderedTimeText } from '../../../../ui/format/order-times.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Details } from '../../../../ui/tables/details.tsx';
import { StatCard } from '../../../../ui/tables/stat-card.tsx';
import { ZoneNote } from '../../../../ui/text/zone-note.tsx';
import { TellMe, useUserId } from '../../../accounts/index.ts';
import { AfterOrder } from '../../../cart/index.ts';
import { addActiveRow } from '../../../favourites/index.ts';
import { OrderMap } from '../../../tracking/index.ts';
import { OrderStatusChip } from '../../components/order-status-chip.tsx';
import { useOrderQuery } from '../api.ts';
import { CancelOrder, useCancelable } from '../components/cancel-order.tsx';
import { OrderHeading } from '../components/order-heading.tsx';
import { OrderLoading } from '../components/order-loading.tsx';
import { OrderRestaurants } from '../components/order-restaurants.tsx';
import { OrderTimelineList } from '../components/order-timeline-list.tsx';
import { OrderedDishes } from '../components/ordered-dishes.tsx';
import { PayByNotice } from '../components/pay-by.tsx';
import { PaymentStatusChip } from '../components/payment-status-chip.tsx';
import { PrintOrder } from '../components/print-order.tsx';
import { SlotNotice } from '../components/slot-notice.tsx';
import * as texts from '../customer-orders.texts.tsx';
import { timelineOf } from '../order-timeline.ts';
import { zoneOf } from '../order-zone.ts';
import { findUncharged, isPayable } from '../payable.ts';

/** How often a payment that is still being confirmed is looked after. */
const CONFIRMING_POLL_MS = 3_000;

export default function OrderPage() {
  const { order_oid: oid = '' } = useParams();
  const [search] = useSearchParams();
  const userId = useUserId();
  const hasJustPaid = search.get('payment') === 'success';
  const response = useOrderQuery(
    { params: { user_id: userId, order_oid: oid } },
    { refetchOnMountOrArgChange: true },
  );
  const order = response.currentData;
  const isConfirming = hasJustPaid && order?.payment_status === 'pending';
  useOrderQuery(
    { params: { user_id: userId, order_oid: oid } },
    { pollingInterval: isConfirming ? CONFIRMING_POLL_MS : 0, skip: !isConfirming },
  );

  const headingId = useId();
  useDocumentTitle(order && texts.orderNumber(order.oid));
  const isOnItsWay = order !== undefined && order.delivery_state !== 'over';
  useEffect(() => {
    // The home page has a row for it from its first paint on.
    if (isOnItsWay) addActiveRow();
  }, [isOnItsWay]);

  if (!order) return <OrderLoading error={response.error} onRetry={response.refetch} />;
  return (
    <section aria-labelledby={headingId}>
      <OrderHeading order={order} id={headingId} />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <AsOf query={response} />
        {hasJustPaid && <PaymentMessage order={order} />}
        {order.pay_until !== null && !isConfirming && (
          <>
            <PayByNotice until={order.pay_until} timeZone={zoneOf(order)} />
            <SlotNotice order={order} timeZone={zoneOf(order)} />
          </>
        )}
        <Actions order={order} />
        {order.order_status === 'pending' || order.delivery_state === 'live' ? <TellMe /> : null}
        <ZoneNote timeZone={zoneOf(order)} />
        <AfterOrder order={order} />
        {order.delivery_state === 'live' && <OrderMap order={order} />}
        <OrderRestaurants order={order} />
        <OrderedDishes order={order} />
        <Figures order={order} />
        <Box>
          <PrintOrder order={order} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
          <Panel heading={texts.status}>
            <OrderTimelineList steps={timelineOf(order)} timeZone={zoneOf(order)} />
          </Panel>
          <Panel heading={order.fulfilment === 'pickup' ? texts.pickup : texts.deliveryAddress}>
            <Details rows={detailRows(order)} />
          </Panel>
        </Box>
      </Box>
    </section>
  );
}

const row = (label: string, value: string | undefined | null): [string, string][] =>
  value === undefined || value === null ? [] : [[label, value]];

const detailRows = (order: Order): [string, string][] => [
  [texts.name, order.full_name],
  [texts.mobile, order.mobile],
  ...(order.fulfilment === 'pickup'
    ? []
    : [...row(texts.address, order.address), ...row(texts.city, order.city)]),
  ...row(texts.wishedFor, orderedTimeText(order, zoneOf(order))),
  ...row(texts.payment, order.payment_method === 'card' ? undefined : texts.inCash),
  ...row(texts.note, order.note),
  ...row(texts.allergiesTold, order.allergies.length > 0 ? allergenNames(order.allergies) : null),
];

function PaymentMessage({ order: { payment_status: status } }: { order: Order }) {
  if (status === 'pending')
    return (
      <MessageAlert tone="good" isHint>
        {texts.confirmingPayment}
      </MessageAlert>
    );
  if (status === 'paid')
    return (
      <MessageAlert tone="good" isHint>
        {texts.paymentSuccessful}
      </MessageAlert>
    );
  return null;
}

function Figures({ order }: { order: Order }) {
  // A wholly canceled order reads "Not charged" as a whole.
  const uncharged = order.order_status === 'cancelled' ? 0 : findUncharged(order);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(3, 1fr)' },
      }}
    >
      <StatCard label={texts.total} value={formatMoney(order.total)} />
      <StatCard label={texts.paymentStatus} value={<PaymentStatusChip order={order} />} />
      <StatCard label={texts.orderStatus} value={<OrderStatusChip status={order.order_status} />} />
      <StatCard label={texts.taxFee} value={formatMoney(order.tax_fee)} />
      <StatCard label={texts.serviceFee} value={formatMoney(order.service_fee)} />
      <StatCard label={texts.discountFee} value={formatMoney(order.saved)} />
      {order.delivery_fee !== 0 && (
        <StatCard label={texts.deliveryFee} value={formatMoney(order.delivery_fee)} />
      )}
      {uncharged > 0 && (
        <>
          <StatCard label={texts.canceledPart} value={formatMoney(-uncharged)} />
          <StatCard
            label={isSettled(order.payment_status) ? texts.charged : texts.toPay}
            value={formatMoney(order.total - uncharged)}
          />
        </>
      )}
      {order.refunded > 0 && <StatCard label={texts.refunded} value={formatMoney(order.refunded)} />}
    </Box>
  );
}

function Actions({ order }: { order: Order }) {
  const canTrack = order.delivery_state === 'live';
  const { canCancel, until } = useCancelable(order);
  if (!isPayable(order) && !canTrack && !canCancel) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {isPayable(order) && (
        <Button component={RouterLink} to={checkoutPath(order.oid)} variant="contained">
          {texts.payNow}
        </Button>
      )}
      {canTrack && (
        <Button component={RouterLink} to={trackingPath(order.oid, order.tracking_token)} variant="outlined">
          {texts.trackLocation}
        </Button>
      )}
      {canCancel && <CancelOrder order={order} until={until} />}
    </Box>
  );
}
