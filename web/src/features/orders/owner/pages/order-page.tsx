import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { isSettled, ORDER_STATUS_LABELS, paymentStatusLabel } from '@nearbite/contract/orders/statuses';
import { PATHS } from '@nearbite/contract/page-paths';
import { formatRupees } from '@nearbite/domain/money';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../lib/call-error.ts';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format-moment.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { MessageAlert } from '../../../../ui/message-alert.tsx';
import { NoSuch } from '../../../../ui/no-such.tsx';
import { OrderItems } from '../../../../ui/order-items.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { StatCards } from '../../../../ui/stat-cards.tsx';
import { useOwner } from '../../../accounts/index.ts';
import { RiderAssignment } from '../../../riders/index.ts';
import { useOrderPartQuery } from '../api.ts';
import { KitchenTicket } from '../components/kitchen-ticket.tsx';
import { OrderCustomer } from '../components/order-customer.tsx';
import { OrderStatusSelect } from '../components/order-status-select.tsx';
import { StagePanel } from '../components/stage-panel.tsx';
import { useMarkOrderSeen } from '../use-mark-order-seen.ts';

export default function OrderPage() {
  const { restaurantId } = useOwner();
  const { oid = '' } = useParams();
  const query = useOrderPartQuery(
    { params: { restaurant_id: restaurantId, oid } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  useMarkOrderSeen(query.currentData?.oid);
  if (isNotFound(query.error))
    return <NoSuch what="order" list={PATHS.restaurantOrders} listLabel="All orders" />;
  return (
    <Loaded query={query} what="this order">
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
        Order #{part.oid}
      </PageHeading>
      {part.payment_method === 'cash' && isUnpaid && part.order_status !== 'cancelled' && (
        <Typography sx={{ mb: 2.5, fontWeight: 700 }}>Collect {formatRupees(part.total)} in cash.</Typography>
      )}
      {part.payment_method === 'card' && isUnpaid && part.order_status !== 'cancelled' && (
        <Box sx={{ mb: 2.5 }}>
          <MessageAlert tone="bad" isHint>
            This order is not paid yet.
          </MessageAlert>
        </Box>
      )}
      <StagePanel part={part} />
      <KitchenTicket part={part} />
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Items
      </Typography>
      <Box sx={{ mb: 2.5 }}>
        <OrderItems items={part.orderitem} />
      </Box>
      <StatCards
        isCompact
        stats={[
          { label: 'Total', value: formatRupees(part.total) },
          { label: 'Payment Status', value: paymentStatusLabel(part) },
          { label: 'Order Status', value: ORDER_STATUS_LABELS[part.order_status] },
          { label: 'Tax Fee', value: formatRupees(part.tax_fee) },
          { label: 'Service Fee', value: formatRupees(part.service_fee) },
          ...(part.delivery_fee === 0
            ? []
            : [{ label: 'Delivery Fee', value: formatRupees(part.delivery_fee) }]),
          { label: 'Discount Fee', value: formatRupees(part.saved) },
        ]}
      />
      <OrderCustomer part={part} />
      {part.fulfilment === 'delivery' && <RiderAssignment key={part.order_status} oid={part.oid} />}
    </>
  );
}
