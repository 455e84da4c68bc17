import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { DataTable } from '../../../../ui/data-table.tsx';
import { PHONE } from '../../../../ui/measures.ts';
import { ORDER_COLUMNS } from './order-columns.tsx';
import { OrderRows } from './order-rows.tsx';
import { OrdersZone } from './orders-zone.tsx';

export function OrderList({ parts }: { readonly parts: readonly OrderPart[] }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return (
    <>
      <OrdersZone parts={parts} />
      {isPhone ? (
        <OrderRows parts={parts} />
      ) : (
        <DataTable label="Orders" columns={ORDER_COLUMNS} rows={parts} rowKey={({ oid }) => oid} />
      )}
    </>
  );
}
