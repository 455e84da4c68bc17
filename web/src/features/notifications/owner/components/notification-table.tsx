import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NEW_ORDER, type RestaurantNotification } from '@nearbite/contract/notifications/owner-notifications';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { Link as RouterLink } from 'react-router';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import { KitchenDateTime } from '../../../restaurants/index.ts';
import * as texts from '../../notifications.texts.tsx';
import { groupByOrder, itemText, keyOf, type NotificationGroup, unseenOf } from '../notification-groups.ts';
import { MarkAsSeen } from './mark-as-seen.tsx';

const COLUMNS: readonly Column<NotificationGroup>[] = [
  { heading: texts.type, cell: ({ type }) => type },
  { heading: texts.message, cell: (group) => <Message group={group} /> },
  {
    heading: texts.status,
    cell: (group) =>
      unseenOf(group).length > 0 ? (
        <StatusChip tone="waiting">{texts.unread}</StatusChip>
      ) : (
        <StatusChip tone="good">{texts.read}</StatusChip>
      ),
  },
  { heading: texts.date, cell: ({ date }) => <KitchenDateTime date={date} /> },
  { heading: texts.action, cell: (group) => <MarkAsSeen group={group} /> },
];

/** One row for each order, however many of its items are told of. */
export function NotificationTable({ rows }: { readonly rows: readonly RestaurantNotification[] }) {
  return <DataTable label={texts.notifications} columns={COLUMNS} rows={groupByOrder(rows)} rowKey={keyOf} />;
}

function Message({ group: { type, oid, notifications } }: { readonly group: NotificationGroup }) {
  const others = notifications.slice(0, -1);
  const last = notifications.at(-1);
  if (type !== NEW_ORDER)
    return (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {notifications[0]?.message}{' '}
        <Link component={RouterLink} to={restaurantOrderPath(oid)}>
          <bdi dir="ltr">#{oid}</bdi>
        </Link>
      </Box>
    );
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {others.map((notification) => (
        <Box component="span" key={notification.id} sx={{ display: 'block' }}>
          <bdi>{itemText(notification)}</bdi>
        </Box>
      ))}
      {texts.itemInOrder(
        last && itemText(last),
        <Link component={RouterLink} to={restaurantOrderPath(oid)}>
          <bdi dir="ltr">#{oid}</bdi>
        </Link>,
      )}
    </Box>
  );
}
