import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { RestaurantNotification } from '@nearbite/contract/restaurant-notifications';
import { Bell } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { restaurantOrderPath } from '../../../config/paths.ts';
import { whileIdle } from '../../../lib/busy.ts';
import { consoleLog } from '../../../lib/console-log.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { offsetIn, useAddressState } from '../../../lib/use-address-state.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { formatDateTime } from '../../../ui/format-date.ts';
import { formatCount } from '../../../ui/format-number.ts';
import { Pager } from '../../../ui/pager.tsx';
import { RetryLine } from '../../../ui/retry-line.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import {
  PAGE_SIZE,
  useMarkSeenMutation,
  useNotificationsSummaryQuery,
  useRestaurantNotificationsQuery,
} from '../api.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { StatCards } from '../components/stat-cards.tsx';
import { useOwner } from '../use-owner.ts';

const COLUMNS: readonly Column<RestaurantNotification>[] = [
  { heading: 'Type', cell: () => 'New Order' },
  { heading: 'Message', cell: (notification) => <Message notification={notification} /> },
  {
    heading: 'Status',
    cell: ({ seen }) => <StatusChip tone={seen ? 'good' : 'waiting'}>{seen ? 'Read' : 'Un-read'}</StatusChip>,
  },
  { heading: 'Date', cell: ({ date }) => formatDateTime(date) },
  { heading: 'Action', cell: (notification) => <MarkAsSeen notification={notification} /> },
];

const ADDRESS = { page: offsetIn(PAGE_SIZE) };

export default function NotificationsPage() {
  const { restaurantId } = useOwner();
  const params = { restaurant_id: restaurantId };
  const [{ page: offset }, changeAddress] = useAddressState(ADDRESS);
  const summary = useNotificationsSummaryQuery({ params }, { refetchOnMountOrArgChange: true });
  const list = useRestaurantNotificationsQuery(
    { params, query: { limit: PAGE_SIZE, offset } },
    { refetchOnMountOrArgChange: true },
  );
  const [counts] = summary.data ?? [];

  return (
    <>
      <PageHeading>Notifications</PageHeading>
      {summary.isError && !summary.isFetching && (
        <RetryLine text="We could not count your notifications." onRetry={summary.refetch} />
      )}
      <StatCards
        stats={[
          { label: 'Un-read', value: counts && formatCount(counts.unread_notifications) },
          { label: 'Read', value: counts && formatCount(counts.read_notifications) },
          { label: 'All notifications', value: counts && formatCount(counts.all_notifications) },
        ]}
      />
      <Loaded isPaged query={list} what="your notifications">
        {({ rows, total }) => (
          <>
            {total === 0 ? (
              <StateMessage icon={Bell} title="No notifications yet" />
            ) : (
              <DataTable label="Notifications" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
            )}
            <Pager
              offset={offset}
              pageSize={PAGE_SIZE}
              total={total}
              onMove={(page) => changeAddress({ page })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function Message({ notification: { order_item } }: { notification: RestaurantNotification }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {order_item.dish.title} × {order_item.qty} in order{' '}
      <Link component={RouterLink} to={restaurantOrderPath(order_item.order_oid)}>
        #{order_item.order_oid}
      </Link>
    </span>
  );
}

function MarkAsSeen({ notification: { id, seen, order_item } }: { notification: RestaurantNotification }) {
  const { restaurantId } = useOwner();
  const [markSeen, { isLoading }] = useMarkSeenMutation();
  if (seen) return 'Seen';
  const onClick = async () => {
    const { error } = await markSeen({ params: { restaurant_id: restaurantId, notification_id: id } });
    if (error === undefined) return;
    consoleLog.failure('Error marking a notification as seen:', error);
    pageToast.error(errorText(error));
  };
  return (
    <Button
      variant="outlined"
      {...whileIdle(isLoading, () => void onClick())}
      aria-label={`Mark as seen: ${order_item.dish.title} × ${order_item.qty} in order #${order_item.order_oid}`}
    >
      Mark as seen
    </Button>
  );
}
