import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { isSettled, ORDER_STATUS_LABELS, paymentStatusLabel } from '@nearbite/contract/orders/statuses';
import { PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../lib/net/call-error.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { DayNumber } from '../../../../ui/food/day-number.tsx';
import { OrderItems } from '../../../../ui/food/order-items.tsx';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format/format-moment.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { ItemNotFound } from '../../../../ui/loading/item-not-found.tsx';
import { Loaded } from '../../../../ui/loading/loaded.tsx';
import { StatCards } from '../../../../ui/tables/stat-cards.tsx';
import { useOwner } from '../../../accounts/index.ts';
import { useMarkAllSeenMutation } from '../../../notifications/index.ts';
import { RiderAssignment } from '../../../riders/index.ts';
import { useOrderPartQuery } from '../api.ts';
import { KitchenTicket } from '../components/kitchen-ticket.tsx';
import { OrderCustomer } from '../components/order-customer.tsx';
import { OrderStatusSelect } from '../components/order-status-select.tsx';
import { StagePanel } from '../components/stage-panel.tsx';
import * as texts from '../owner-orders.texts.tsx';

export default function OrderPage() {
  const { restaurantId } = useOwner();
  const { oid = '' } = useParams();
  const query = useOrderPartQuery(
    { params: { restaurant_id: restaurantId, oid } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  useMarkOrderSeen(query.currentData?.oid);
  if (isNotFound(query.error))
    return <ItemNotFound what={texts.order} list={PATHS.restaurantOrders} listLabel={texts.allOrdersLink} />;
  return (
    <Loaded query={query} what={texts.thisOrder}>
      {(part) => <OrderDetail part={part} />}
    </Loaded>
  );
}

function OrderDetail({ part }: { part: OrderPart }) {
  const isUnpaid = !isSettled(part.payment_status);
  return (
    <>
      <PageHeading
        intro={formatKitchenDateTimeWithZone(part.date, part.time_zone)}
        action={<OrderStatusSelect part={part} />}
      >
        <DayNumber number={part.number} /> {texts.orderNumber(part.oid)}
      </PageHeading>
      {part.payment_method === 'cash' && isUnpaid && part.order_status !== 'cancelled' && (
        <Typography sx={{ mb: 2.5, fontWeight: 700 }}>
          {texts.collectInCash(formatMoney(part.total))}
        </Typography>
      )}
      {part.payment_method === 'card' && isUnpaid && part.order_status !== 'cancelled' && (
        <Box sx={{ mb: 2.5 }}>
          <MessageAlert tone="bad" isHint>
            {texts.notPaid}
          </MessageAlert>
        </Box>
      )}
      <StagePanel part={part} />
      <KitchenTicket part={part} />
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {texts.items}
      </Typography>
      <Box sx={{ mb: 2.5 }}>
        <OrderItems items={part.orderitem} />
      </Box>
      <StatCards
        isCompact
        stats={[
          { label: texts.total, value: formatMoney(part.total) },
          { label: texts.paymentStatus, value: paymentStatusLabel(part) },
          { label: texts.orderStatus, value: ORDER_STATUS_LABELS[part.order_status] },
          { label: texts.taxFee, value: formatMoney(part.tax_fee) },
          { label: texts.serviceFee, value: formatMoney(part.service_fee) },
          ...(part.delivery_fee === 0
            ? []
            : [{ label: texts.deliveryFee, value: formatMoney(part.delivery_fee) }]),
          { label: texts.discountFee, value: formatMoney(part.saved) },
        ]}
      />
      <OrderCustomer part={part} />
      {part.fulfilment === 'delivery' && <RiderAssignment key={part.order_status} oid={part.oid} />}
    </>
  );
}

/** Whoever opens an order has seen what its notifications tell. Should the word get lost, they stay un-read. */
function useMarkOrderSeen(oid: string | undefined): void {
  const { restaurantId } = useOwner();
  const [markAllSeen] = useMarkAllSeenMutation();
  useEffect(() => {
    if (oid === undefined) return;
    void markAllSeen({ params: { restaurant_id: restaurantId }, body: { order_oid: oid } });
  }, [restaurantId, oid, markAllSeen]);
}
