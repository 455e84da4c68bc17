import { useSearchParams } from 'react-router';
import { OrderViews } from '../components/order-views.tsx';
import { OrdersTable } from '../components/orders-table.tsx';
import { QueueView } from '../queue/queue-view.tsx';

/** What is to be done first; the table of all orders is the second view, also for addresses that name a part of it. */
export default function OrdersPage() {
  const [search] = useSearchParams();
  const isTable = search.get('view') === 'table' || search.has('status') || search.has('page');
  return isTable ? <OrdersTable /> : <QueueView views={<OrderViews current="queue" />} />;
}
