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
import * as texts from '../app.texts.ts';
import { AreaFrame } from './area-frame.tsx';
import { useUnreadAt } from './use-unread-at.ts';

const LINKS: readonly AreaLink[] = [
  { label: texts.dashboard, to: PATHS.restaurantDashboard, icon: LayoutDashboard },
  { label: texts.dishes, to: PATHS.restaurantDishes, icon: CookingPot, alsoAt: PATHS.restaurantDish },
  { label: texts.orders, to: PATHS.restaurantOrders, icon: ReceiptText },
  { label: texts.earnings, to: PATHS.restaurantEarnings, icon: Wallet },
  { label: texts.reviews, to: PATHS.restaurantReviews, icon: MessageSquareHeart },
  { label: texts.addDish, to: PATHS.restaurantAddDish, icon: CirclePlus },
  { label: texts.notifications, to: PATHS.restaurantNotifications, icon: Bell },
  { label: texts.riders, to: PATHS.restaurantRiders, icon: Bike, alsoAt: PATHS.restaurantAddRider },
  { label: texts.hours, to: PATHS.restaurantTerms, icon: Clock },
  { label: texts.settings, to: PATHS.restaurantSettings, icon: Settings },
];

/** The menu is narrower beside a tablet's tables, which need the room. */
export default function OwnerArea() {
  return (
    <AreaFrame
      label={texts.restaurantArea}
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
