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
  Users,
  Wallet,
} from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { useRestaurantId, useWorkplace, type Workplace } from '../../features/accounts/index.ts';
import { useUnreadOfRestaurant } from '../../features/notifications/index.ts';
import { AutoPrinter } from '../../features/orders/index.ts';
import { KitchenSwitch, SuspensionNotice } from '../../features/restaurants/index.ts';
import { LeftWorkplace, useLeftWorkplace, WorkplaceSwitch } from '../../features/staff/index.ts';
import type { AreaLink } from '../../ui/layout/area-menu.tsx';
import { ORDER_BAR_HEIGHT, TOP_BAR_HEIGHT } from '../../ui/theme/measures.ts';
import * as texts from '../app.texts.ts';
import { AreaFrame } from './area-frame.tsx';
import { withUnreadAt } from './with-unread-at.ts';

type OwnerLink = AreaLink & { readonly for: readonly Workplace['role'][] };

const KITCHEN = ['owner', 'manager', 'kitchen'] as const;
const MANAGERS = ['owner', 'manager'] as const;

const LINKS: readonly OwnerLink[] = [
  { label: texts.dashboard, to: PATHS.restaurantDashboard, icon: LayoutDashboard, for: MANAGERS },
  {
    label: texts.dishes,
    to: PATHS.restaurantDishes,
    icon: CookingPot,
    alsoAt: PATHS.restaurantDish,
    for: KITCHEN,
  },
  { label: texts.orders, to: PATHS.restaurantOrders, icon: ReceiptText, for: KITCHEN },
  { label: texts.earnings, to: PATHS.restaurantEarnings, icon: Wallet, for: MANAGERS },
  { label: texts.reviews, to: PATHS.restaurantReviews, icon: MessageSquareHeart, for: MANAGERS },
  { label: texts.addDish, to: PATHS.restaurantAddDish, icon: CirclePlus, for: MANAGERS },
  { label: texts.notifications, to: PATHS.restaurantNotifications, icon: Bell, for: KITCHEN },
  {
    label: texts.riders,
    to: PATHS.restaurantRiders,
    icon: Bike,
    alsoAt: PATHS.restaurantAddRider,
    for: KITCHEN,
  },
  { label: texts.hours, to: PATHS.restaurantTerms, icon: Clock, for: MANAGERS },
  { label: texts.staff, to: PATHS.restaurantStaff, icon: Users, for: ['owner'] },
  { label: texts.settings, to: PATHS.restaurantSettings, icon: Settings, for: MANAGERS },
];

const isAt = (pathname: string) => {
  const at = pathname.toLowerCase();
  return ({ to, alsoAt }: AreaLink) =>
    at.startsWith(to.replace(/\/$/, '')) ||
    (alsoAt !== undefined && at.startsWith(alsoAt.replace(/:.*/, '')));
};

/** The menu is narrower beside a tablet's tables, which need the room. Who may not open a page comes to the orders. */
export default function OwnerArea() {
  const { pathname } = useLocation();
  const role = useWorkplace()?.role ?? 'owner';
  const links = LINKS.filter((link) => link.for.includes(role));
  const unread = useUnreadOfRestaurant(useRestaurantId());
  const standing = useLeftWorkplace();
  const isClosed = LINKS.some(isAt(pathname)) && !links.some(isAt(pathname));
  if (standing.left) return <LeftWorkplace {...standing} />;
  if (isClosed) return <Navigate to={PATHS.restaurantOrders} replace />;
  return (
    <AreaFrame
      label={texts.restaurantArea}
      links={withUnreadAt(PATHS.restaurantNotifications, unread, links)}
      menuHead={<WorkplaceSwitch />}
      notice={
        <>
          <KitchenSwitch />
          <SuspensionNotice />
          <AutoPrinter />
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
