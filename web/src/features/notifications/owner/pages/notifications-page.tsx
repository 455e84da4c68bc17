import { Bell } from 'lucide-react';
import { PAGE_SIZE } from '../../../../lib/page/page-size.ts';
import { offsetIn, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { formatCount } from '../../../../ui/format/format-number.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { PagedList } from '../../../../ui/tables/paged-list.tsx';
import { StatCards } from '../../../../ui/tables/stat-cards.tsx';
import { useOwner } from '../../../accounts/index.ts';
import * as texts from '../../notifications.texts.tsx';
import { useNotificationsSummaryQuery, useRestaurantNotificationsQuery } from '../api.ts';
import { MarkAllAsSeen } from '../components/mark-as-seen.tsx';
import { NotificationTable } from '../components/notification-table.tsx';

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
      <PageHeading action={<MarkAllAsSeen counts={counts} />}>{texts.notifications}</PageHeading>
      <FailureLine query={summary} what={texts.theNumbers} />
      <StatCards
        stats={[
          { label: texts.unread, value: counts && formatCount(counts.unread_notifications) },
          { label: texts.read, value: counts && formatCount(counts.read_notifications) },
          { label: texts.all, value: counts && formatCount(counts.all_notifications) },
        ]}
      />
      <PagedList
        query={list}
        what={texts.yourNotifications}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={<StateMessage icon={Bell} title={texts.none} />}
      >
        {(rows) => <NotificationTable rows={rows} />}
      </PagedList>
    </>
  );
}
