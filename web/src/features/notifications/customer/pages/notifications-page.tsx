import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CustomerNotification } from '@nearbite/contract/notifications/customer-notifications';
import { orderPath } from '@nearbite/contract/page-paths';
import { Bell, BellOff } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { offsetIn, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { formatDateTime } from '../../../../ui/format/format-date.ts';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format/format-moment.ts';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { PagedList } from '../../../../ui/tables/paged-list.tsx';
import { CARD } from '../../../../ui/theme/measures.ts';
import { useUserId } from '../../../accounts/index.ts';
import * as texts from '../../notifications.texts.tsx';
import { useCustomerNotificationsQuery } from '../api.ts';

const PAGE_SIZE = 50;
const ADDRESS = { page: offsetIn(PAGE_SIZE) };

export default function NotificationsPage() {
  const userId = useUserId();
  const [{ page: offset }, changeAddress] = useAddressState(ADDRESS);
  const list = useCustomerNotificationsQuery(
    { params: { user_id: userId }, query: { limit: PAGE_SIZE, offset } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PageSection title={texts.notifications}>
      <PagedList
        query={list}
        what={texts.yourNotifications}
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={<StateMessage icon={BellOff} title={texts.none} />}
      >
        {(rows) => <NotificationList notifications={rows} />}
      </PagedList>
    </PageSection>
  );
}

function NotificationList({ notifications }: { notifications: readonly CustomerNotification[] }) {
  return (
    <Box component="ul" sx={listStyles}>
      {notifications.map(({ id, date, title, message, order_oid: oid, time_zone: zone, seen }) => (
        <Box component="li" key={id} sx={cardStyles}>
          <Bell size={20} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography component="h2" variant="h4">
                {title}
              </Typography>
              {!seen && <StatusChip tone="waiting">{texts.isNew}</StatusChip>}
            </Box>
            <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {message}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', mt: 0.5, fontSize: '0.875rem' }}>
              <Box component="time" dateTime={date} sx={{ color: 'text.secondary' }}>
                {zone === null ? formatDateTime(date) : formatKitchenDateTimeWithZone(date, zone)}
              </Box>
              {oid !== null && (
                <Link component={RouterLink} to={orderPath(oid)}>
                  {texts.viewOrder}
                </Link>
              )}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
const cardStyles = {
  display: 'flex',
  gap: 1.5,
  p: 2,
  ...CARD,
} as const;
