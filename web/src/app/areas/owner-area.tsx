import { PATHS } from '@nearbite/contract/page-paths';
import {
  Bell,
  Bike,
  CirclePlus,
  Clock,
  CookingPot,
  LayoutDashboard,
  MessageSquareHeart,
  ReceiptText,
  Settings,
  Wallet,
} from 'lucide-react';
import { KitchenSwitch, SuspensionNotice } from '../../features/restaurants/index.ts';
import type { AreaLink } from '../../ui/layout/area-menu.tsx';
import { ORDER_BAR_HEIGHT, TOP_BAR_HEIGHT } from '../../ui/theme/measures.ts';
import { AreaFrame } from './area-frame.tsx';
import { useUnreadAt } from './use-unread-at.ts';

const LINKS: readonly AreaLink[] = [
  { label: 'Dashboard', to: PATHS.restaurantDashboard, icon: LayoutDashboard },
  { label: 'Dishes', to: PATHS.restaurantDishes, icon: CookingPot, alsoAt: PATHS.restaurantDish },
  { label: 'Orders', to: PATHS.restaurantOrders, icon: ReceiptText },
  { label: 'Earnings', to: PATHS.restaurantEarnings, icon: Wallet },
  { label: 'Reviews', to: PATHS.restaurantReviews, icon: MessageSquareHeart },
  { label: 'Add Dish', to: PATHS.restaurantAddDish, icon: CirclePlus },
  { label: 'Notifications', to: PATHS.restaurantNotifications, icon: Bell },
  { label: 'Riders', to: PATHS.restaurantRiders, icon: Bike, alsoAt: PATHS.restaurantAddRider },
  { label: 'Hours', to: PATHS.restaurantTerms, icon: Clock },
  { label: 'Settings', to: PATHS.restaurantSettings, icon: Settings },
];

/** The menu is narrower beside a tablet's tables, which need the room. */
export default function OwnerArea() {
  return (
    <AreaFrame
      label="Restaurant area"
      links={useUnreadAt(PATHS.restaurantNotifications, LINKS)}
      notice={
        <>
          <KitchenSwitch />
          <SuspensionNotice />
        </>
      }
      menuWidth={{ md: 192, lg: 208 }}
      menuTopPx={TOP_BAR_HEIGHT.desktop + ORDER_BAR_HEIGHT}
      sx={{ minHeight: { md: `calc(100dvh - ${TOP_BAR_HEIGHT.desktop + ORDER_BAR_HEIGHT}px)` } }}
      menuSx={{ pt: { xs: 1.5, md: 2.5 }, pr: { md: 1, lg: 1.5 } }}
      pageSx={{
        py: { xs: 2, md: 4 },
        pl: { md: 2, lg: 4 },
        borderLeft: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    />
  );
}
