import { ReceiptText } from 'lucide-react';
import { PAGE_SIZE } from '../../../../lib/page-size.ts';
import { offsetIn, useAddressState } from '../../../../lib/use-address-state.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { StateMessage } from '../../../../ui/state-message.tsx';
import { useOwner } from '../../../accounts/index.ts';
import { StatusFilter, statusInAddress } from '../../components/status-filter.tsx';
import { useOrderPartsQuery } from '../api.ts';
import { OrderList } from '../components/order-list.tsx';

const REFRESH_EVERY_MS = 60_000;

const ADDRESS = { status: statusInAddress, page: offsetIn(PAGE_SIZE) };

export default function OrdersPage() {
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
      <PageHeading>All Orders</PageHeading>
      <StatusFilter value={status} onChange={(next) => changeAddress({ status: next, page: 0 })} />
      <PagedList
        query={query}
        what="your orders"
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={
          status === 'all' ? (
            <StateMessage
              icon={ReceiptText}
              title="No orders yet"
              text="New orders appear here by themselves."
            />
          ) : (
            <StateMessage icon={ReceiptText} title="No orders with this status" />
          )
        }
      >
        {(rows) => <OrderList parts={rows} />}
      </PagedList>
    </>
  );
}
