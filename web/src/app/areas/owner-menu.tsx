import Box from '@mui/material/Box';
import {
  Bell,
  Bike,
  CirclePlus,
  CookingPot,
  LayoutDashboard,
  MessageSquareHeart,
  ReceiptText,
  Settings,
  Wallet,
} from 'lucide-react';
import { DISH_UPDATE_PATH, PATHS } from '../../config/paths.ts';
import { useOwner } from '../../features/accounts/session/use-owner.ts';
import { useNotificationsSummaryQuery } from '../../features/notifications/owner/api.ts';
import { type AreaLink, AreaMenu } from '../../ui/area-menu.tsx';
import { ORDER_BAR_HEIGHT, TOP_BAR_HEIGHT } from '../../ui/theme.ts';

const LINKS: readonly AreaLink[] = [
  { label: 'Dashboard', to: PATHS.restaurantDashboard, icon: LayoutDashboard },
  { label: 'Dishes', to: PATHS.restaurantDishes, icon: CookingPot, alsoAt: DISH_UPDATE_PATH },
  { label: 'Orders', to: PATHS.restaurantOrders, icon: ReceiptText },
  { label: 'Earnings', to: PATHS.restaurantEarnings, icon: Wallet },
  { label: 'Reviews', to: PATHS.restaurantReviews, icon: MessageSquareHeart },
  { label: 'Add Dish', to: PATHS.restaurantAddDish, icon: CirclePlus },
  { label: 'Notifications', to: PATHS.restaurantNotifications, icon: Bell },
  { label: 'Riders', to: PATHS.restaurantRiders, icon: Bike, alsoAt: PATHS.restaurantAddRider },
  { label: 'Settings', to: PATHS.restaurantSettings, icon: Settings },
];

/** With how many notifications are un-read; the live channel keeps the number current. */
function useLinks(): readonly AreaLink[] {
  const { restaurantId } = useOwner();
  const { data } = useNotificationsSummaryQuery(
    { params: { restaurant_id: restaurantId } },
    { refetchOnFocus: true },
  );
  const count = { value: data?.[0]?.unread_notifications ?? 0, words: 'un-read' };
  return LINKS.map((link) => (link.to === PATHS.restaurantNotifications ? { ...link, count } : link));
}

export function Sidebar() {
  const links = useLinks();
  return (
    <Box
      sx={{
        position: { md: 'sticky' },
        top: { md: TOP_BAR_HEIGHT.desktop + ORDER_BAR_HEIGHT },
        alignSelf: 'start',
        minWidth: 0,
        pt: { xs: 1.5, md: 2.5 },
        pr: { md: 1, lg: 1.5 },
      }}
    >
      <AreaMenu label="Restaurant area" links={links} />
    </Box>
  );
}
