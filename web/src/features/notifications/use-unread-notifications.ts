import { skipToken } from '@reduxjs/toolkit/query';
import { useSession } from '../accounts/index.ts';
import { useUnreadNotificationsQuery } from './customer/api.ts';
import { useNotificationsSummaryQuery } from './owner/api.ts';

/** How many are unread, for owners of their restaurant's; the live channel keeps the number current. */
export function useUnreadNotifications(): number {
  const session = useSession();
  const restaurant = useUnreadOfRestaurant(session.role === 'owner' ? session.restaurantId : undefined);
  const customer = useUnreadNotificationsQuery(
    session.role === 'customer' ? { params: { user_id: session.profile.id } } : skipToken,
    { refetchOnFocus: true },
  );
  return session.role === 'owner' ? restaurant : (customer.currentData?.unread_notifications ?? 0);
}

export function useUnreadOfRestaurant(restaurantId: number | undefined): number {
  const { currentData } = useNotificationsSummaryQuery(
    restaurantId === undefined ? skipToken : { params: { restaurant_id: restaurantId } },
    { refetchOnFocus: true },
  );
  return currentData?.[0]?.unread_notifications ?? 0;
}
