import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { PATHS } from '@nearbite/contract/page-paths';
import { Clock, PackageCheck, ReceiptText, UtensilsCrossed } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { offsetIn, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { AsOf } from '../../../../ui/feedback/as-of.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';
import { Loaded, type Query } from '../../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { Pager } from '../../../../ui/tables/pager.tsx';
import { StatCard } from '../../../../ui/tables/stat-card.tsx';
import { useUserId } from '../../../accounts/index.ts';
import { StatusFilter, type StatusFilterValue, statusInAddress } from '../../components/status-filter.tsx';
import { type OrderPage, useOrdersQuery } from '../api.ts';
import { ORDER_COLUMNS } from '../components/order-columns.tsx';
import * as texts from '../customer-orders.texts.tsx';

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
    <PageSection title={texts.orders}>
      <AsOf query={query} />
      {data ? (
        <OrderList
          query={query}
          counts={data.counts}
          offset={offset}
          onOffset={(page, how) => changeAddress({ page }, how)}
          status={status}
          onStatus={(next) => changeAddress({ status: next, page: 0 })}
        />
      ) : error ? (
        <ErrorState title={texts.ordersNotLoaded} text={errorText(error)} onRetry={refetch} />
      ) : (
        <Box role="status" aria-label={texts.loadingOrders} sx={{ display: 'grid', gap: 2 }}>
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
  readonly onOffset: ComponentProps<typeof Pager>['onMove'];
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
        <StatCard icon={ReceiptText} label={texts.orders} value={counts.total} />
        <StatCard icon={Clock} label={texts.pendingDelivery} value={counts.pending} />
        <StatCard icon={PackageCheck} label={texts.fulfilledOrders} value={counts.fulfilled} />
      </Box>
      {counts.total === 0 ? (
        <StateMessage
          icon={UtensilsCrossed}
          title={texts.noOrders}
          text={texts.firstMeal}
          action={
            <Button component={Link} to={PATHS.home} variant="contained">
              {texts.findSomething}
            </Button>
          }
        />
      ) : (
        <>
          <StatusFilter value={status} onChange={onStatus} />
          <Loaded isPaged query={query} what={texts.yourOrders}>
            {({ orders, counts: counted }) => (
              <>
                {totalOf(counted, status) === 0 ? (
                  <StateMessage icon={ReceiptText} title={texts.noOrdersWithStatus} />
                ) : (
                  <DataTable
                    label={texts.orders}
                    columns={ORDER_COLUMNS}
                    rows={orders}
                    rowKey={({ oid }) => oid}
                  />
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
