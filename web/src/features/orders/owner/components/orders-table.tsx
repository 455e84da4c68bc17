import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ReceiptText } from 'lucide-react';
import { PAGE_SIZE } from '../../../../lib/page/page-size.ts';
import { offsetIn, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../../ui/tables/paged-list.tsx';
import { PHONE } from '../../../../ui/theme/measures.ts';
import { useOwner } from '../../../accounts/index.ts';
import { StatusFilter, statusInAddress } from '../../components/status-filter.tsx';
import { useOrderPartsQuery } from '../api.ts';
import * as texts from '../owner-orders.texts.tsx';
import { ORDER_COLUMNS } from './order-columns.tsx';
import { OrderRows } from './order-rows.tsx';
import { OrderViews } from './order-views.tsx';
import { OrdersZone } from './orders-zone.tsx';

const REFRESH_EVERY_MS = 60_000;

const ADDRESS = { status: statusInAddress, page: offsetIn(PAGE_SIZE) };

/** Every order there ever was, by status. */
export function OrdersTable() {
  const { restaurantId } = useOwner();
  const [{ status, page: offset }, changeAddress] = useAddressState(ADDRESS);
  const query = useOrderPartsQuery(
    {
      params: { restaurant_id: restaurantId },
      query: { ...(status !== 'all' && { status }), limit: PAGE_SIZE, offset },
    },
    { pollingInterval: REFRESH_EVERY_MS, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <>
      <PageHeading action={<OrderViews current="table" />}>{texts.allOrders}</PageHeading>
      <StatusFilter value={status} onChange={(next) => changeAddress({ status: next, page: 0 })} />
      <PagedList
        query={query}
        what={texts.yourOrders}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={
          status === 'all' ? (
            <StateMessage icon={ReceiptText} title={texts.noOrders} text={texts.appearByThemselves} />
          ) : (
            <StateMessage icon={ReceiptText} title={texts.noOrdersWithStatus} />
          )
        }
      >
        {(rows) => <OrderList parts={rows} />}
      </PagedList>
    </>
  );
}

function OrderList({ parts }: { readonly parts: readonly OrderPart[] }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return (
    <>
      <OrdersZone parts={parts} />
      {isPhone ? (
        <OrderRows parts={parts} />
      ) : (
        <DataTable label={texts.orders} columns={ORDER_COLUMNS} rows={parts} rowKey={({ oid }) => oid} />
      )}
    </>
  );
}
