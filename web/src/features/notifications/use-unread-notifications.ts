import { skipToken } from '@reduxjs/toolkit/query';
import { useSession } from '../accounts/index.ts';
import { useUnreadNotificationsQuery } from './customer/api.ts';
import { useNotificationsSummaryQuery } from './owner/api.ts';

/** How many are unread, for owners of their restaurant's; the live channel keeps the number current. */
export function useUnreadNotifications(): number {
  const session = useSession();
  const owner = useNotificationsSummaryQuery(
    session.role === 'owner' ? { params: { restaurant_id: session.restaurantId } } : skipToken,
    { refetchOnFocus: true },
  );
  const customer = useUnreadNotificationsQuery(
    session.role === 'customer' ? { params: { user_id: session.profile.id } } : skipToken,
    { refetchOnFocus: true },
  );
  return owner.currentData?.[0]?.unread_notifications ?? customer.currentData?.unread_notifications ?? 0;
}
