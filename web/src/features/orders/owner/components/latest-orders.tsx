import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ReceiptText } from 'lucide-react';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import * as texts from '../owner-orders.texts.tsx';
import { LATEST_ORDER_COLUMNS } from './order-columns.tsx';
import { OrdersZone } from './orders-zone.tsx';

export function LatestOrders({ parts }: { parts: readonly OrderPart[] }) {
  if (parts.length === 0) return <StateMessage icon={ReceiptText} title={texts.noOrders} />;
  return (
    <>
      <OrdersZone parts={parts} />
      <DataTable
        label={texts.latestOrders}
        columns={LATEST_ORDER_COLUMNS}
        rows={parts}
        rowKey={({ oid }) => oid}
      />
    </>
  );
}
