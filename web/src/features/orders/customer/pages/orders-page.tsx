import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { STAGES, stageLabel } from '@nearbite/contract/orders/stages';
import { checkoutPath, orderPath, PATHS, trackingPath } from '@nearbite/contract/page-paths';
import { formatRupees } from '@nearbite/domain/money';
import { Clock, PackageCheck, ReceiptText, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { errorText } from '../../../../lib/form-errors.ts';
import { offsetIn, useAddressState } from '../../../../lib/use-address-state.ts';
import { AS_TABLE, type Column, DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatKitchenDateTimeWithZone, formatKitchenMoment } from '../../../../ui/format-moment.ts';
import { Loaded, type Query } from '../../../../ui/loaded.tsx';
import { PageSection } from '../../../../ui/page-section.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { StatCard } from '../../../../ui/stat-card.tsx';
import { StateMessage } from '../../../../ui/state-message.tsx';
import { useUserId } from '../../../accounts/index.ts';
import { StatusFilter, type StatusFilterValue, statusInAddress } from '../../components/status-filter.tsx';
import { type OrderPage, useOrdersQuery } from '../api.ts';
import { OrderedSummary } from '../components/ordered-summary.tsx';
import { PayByLine } from '../components/pay-by.tsx';
import { OrderStatusChip, PaymentStatusChip } from '../components/status-chips.tsx';
import { zoneOf } from '../order-zone.ts';
import { isPayable } from '../payable.ts';

const PAGE_SIZE = 20;
const ADDRESS = { status: statusInAddress, page: offsetIn(PAGE_SIZE) };

export default function OrdersPage() {
  const userId = useUserId();
  const [{ status, page: offset }, changeAddress] = useAddressState(ADDRESS);
  const query = useOrdersQuery(
    { params: { user_id: userId }, query: { ...(status !== 'all' && { status }), limit: PAGE_SIZE, offset } },
    { refetchOnMountOrArgChange: true },
  );

  const { data, error, refetch } = query;
  return (
    <PageSection title="Orders">
      {data ? (
        <OrderList
          query={query}
          counts={data.counts}
          offset={offset}
          onOffset={(page) => changeAddress({ page })}
          status={status}
          onStatus={(next) => changeAddress({ status: next, page: 0 })}
        />
      ) : error ? (
        <ErrorState title="We could not load your orders." text={errorText(error)} onRetry={refetch} />
      ) : (
        <Box role="status" aria-label="Loading your orders" sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={280} />
        </Box>
      )}
    </PageSection>
  );
}

type ListProps = {
  readonly query: Query<OrderPage>;
  /** As they were last told. */
  readonly counts: OrderPage['counts'];
  readonly offset: number;
  readonly onOffset: (offset: number) => void;
  readonly status: StatusFilterValue;
  readonly onStatus: (status: StatusFilterValue) => void;
};

const totalOf = (counts: OrderPage['counts'], status: StatusFilterValue) =>
  ({
    all: counts.total,
    pending: counts.pending,
    fulfilled: counts.fulfilled,
    cancelled: counts.total - counts.pending - counts.fulfilled,
  })[status];

function OrderList({ query, counts, offset, onOffset, status, onStatus }: ListProps) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.25, sm: 2 },
          mb: 3,
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        <StatCard icon={ReceiptText} label="Orders" value={counts.total} />
        <StatCard icon={Clock} label="Pending Delivery" value={counts.pending} />
        <StatCard icon={PackageCheck} label="Fulfilled Orders" value={counts.fulfilled} />
      </Box>
      {counts.total === 0 ? (
        <StateMessage
          icon={UtensilsCrossed}
          title="No orders yet"
          text="Your first meal is only a few clicks away."
          action={
            <Button component={Link} to={PATHS.home} variant="contained">
              Find something tasty
            </Button>
          }
        />
      ) : (
        <>
          <StatusFilter value={status} onChange={onStatus} />
          <Loaded isPaged query={query} what="your orders">
            {({ orders, counts: counted }) => (
              <>
                {totalOf(counted, status) === 0 ? (
                  <StateMessage icon={ReceiptText} title="No orders with this status" />
                ) : (
                  <DataTable label="Orders" columns={COLUMNS} rows={orders} rowKey={({ oid }) => oid} />
                )}
                <Pager
                  offset={offset}
                  pageSize={PAGE_SIZE}
                  total={totalOf(counted, status)}
                  onMove={onOffset}
                />
              </>
            )}
          </Loaded>
        </>
      )}
    </>
  );
}

/** How far it is, and until it is there when that is promised. */
function stageWords(order: Order): string {
  const { stage, fulfilment, promised_at } = order;
  const words = stageLabel(stage, fulfilment);
  return promised_at !== null && STAGES[stage].status === 'pending'
    ? `${words}, about ${formatKitchenMoment(promised_at, zoneOf(order))}`
    : words;
}

const COLUMNS: readonly Column<Order>[] = [
  {
    heading: 'Order ID',
    isBelow: true,
    cell: (order) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
        <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>#{order.oid}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {formatKitchenDateTimeWithZone(order.date, zoneOf(order))}
        </Box>
        <OrderedSummary order={order} />
      </Box>
    ),
  },
  {
    heading: 'Payment Status',
    cell: (order) => (
      <Box sx={{ textAlign: 'right', [AS_TABLE]: { textAlign: 'left', maxWidth: 180 } }}>
        <PaymentStatusChip order={order} />
        {order.pay_until !== null && <PayByLine until={order.pay_until} timeZone={zoneOf(order)} />}
      </Box>
    ),
  },
  {
    heading: 'Order Status',
    cell: (order) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end', [AS_TABLE]: { justifyItems: 'start' } }}>
        <OrderStatusChip status={order.order_status} />
        {order.stage !== 'canceled' && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {stageWords(order)}
          </Box>
        )}
      </Box>
    ),
  },
  { heading: 'Total', cell: ({ total }) => <strong>{formatRupees(total)}</strong> },
  {
    heading: 'Actions',
    cell: (order) => (
      <RowActions>
        {isPayable(order) && (
          <Button component={Link} to={checkoutPath(order.oid)} variant="contained">
            Pay now
          </Button>
        )}
        <Button component={Link} to={orderPath(order.oid)} variant="outlined">
          View
        </Button>
        {order.delivery_state === 'live' && (
          <Button component={Link} to={trackingPath(order.oid, order.tracking_token)} variant="outlined">
            Track Location
          </Button>
        )}
      </RowActions>
    ),
  },
];
