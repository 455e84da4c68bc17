import type { Profile } from '@nearbite/contract/accounts/accounts';
import { PATHS } from '@nearbite/contract/page-paths';
import { CloudSun, type LucideIcon, Mic, ShieldCheck } from 'lucide-react';
import type { Session } from '../../../features/accounts/index.ts';
import type { LinkCount } from '../../../ui/layout/link-count.tsx';
import * as texts from '../layout.texts.ts';

export type NavigationLink = { readonly label: string; readonly to: string; readonly count?: LinkCount };
type IconLink = NavigationLink & { readonly icon: LucideIcon };
export type NavigationGroup = { readonly label: string; readonly links: readonly NavigationLink[] };

const accountGroup = (notifications: NavigationLink): NavigationGroup => ({
  label: texts.account,
  links: [
    { label: texts.account, to: PATHS.customerAccount },
    { label: texts.orders, to: PATHS.customerOrders },
    notifications,
    { label: texts.settings, to: PATHS.customerSettings },
  ],
});

const ownRestaurantGroup = (notifications: NavigationLink): NavigationGroup => ({
  label: texts.restaurant,
  links: [
    { label: texts.dashboard, to: PATHS.restaurantDashboard },
    { label: texts.dishes, to: PATHS.restaurantDishes },
    { label: texts.addDishes, to: PATHS.restaurantAddDish },
    { label: texts.orders, to: PATHS.restaurantOrders },
    { label: texts.earning, to: PATHS.restaurantEarnings },
    { label: texts.reviews, to: PATHS.restaurantReviews },
    notifications,
    { label: texts.settings, to: PATHS.restaurantSettings },
  ],
});

/** For who has none of their own; who works for others gets to their orders. */
const restaurantGroupOf = (workplaces: Profile['workplaces']): NavigationGroup => ({
  label: texts.restaurant,
  links: [
    ...(workplaces.length > 0 ? [{ label: texts.orders, to: PATHS.restaurantOrders }] : []),
    { label: texts.register, to: PATHS.restaurantRegister },
  ],
});

const VOICE_ORDER: IconLink = { label: texts.voiceOrder, to: PATHS.voiceOrder, icon: Mic };
const WEATHER: IconLink = { label: texts.weatherSuggestions, to: PATHS.weatherDishes, icon: CloudSun };
const FAVOURITES: NavigationLink = { label: texts.favourites, to: PATHS.customerFavourites };
const ADMIN: IconLink = { label: texts.admin, to: PATHS.admin, icon: ShieldCheck };

export type Navigation = {
  readonly links: readonly IconLink[];
  readonly groups: readonly NavigationGroup[];
  /** The bar has no room for these. */
  readonly drawerLinks?: readonly NavigationLink[];
  /** Stands in the bar, too, whatever is folded away. */
  readonly notifications?: NavigationLink;
  /** Search box and cart belong to signed-in users without a restaurant. */
  readonly canOrder: boolean;
};

/** Visitors have links of their own. */
export type SignedInSession = Exclude<Session, { readonly role: 'visitor' | 'loading' }>;

/** What the top bar and the phone's drawer offer; at the administrator's desk nothing of the shop. */
export function navigationFor(session: SignedInSession, unread: number, isAtDesk: boolean): Navigation {
  const notificationsAt = (to: string) => ({
    label: texts.notifications,
    to,
    count: { value: unread, words: texts.unread },
  });
  switch (session.role) {
    case 'customer': {
      const notifications = notificationsAt(PATHS.customerNotifications);
      return {
        links: [...(isAtDesk ? [] : [VOICE_ORDER, WEATHER]), ...(session.isAdmin ? [ADMIN] : [])],
        drawerLinks: isAtDesk ? [] : [FAVOURITES],
        groups: [accountGroup(notifications), restaurantGroupOf(session.profile.workplaces)],
        notifications,
        canOrder: !isAtDesk,
      };
    }
    case 'owner': {
      const notifications = notificationsAt(PATHS.restaurantNotifications);
      return {
        links: session.isAdmin ? [ADMIN] : [],
        groups: [ownRestaurantGroup(notifications)],
        notifications,
        canOrder: false,
      };
    }
    case 'unknown':
      // The way out must not depend on the profile.
      return { links: [], groups: [], canOrder: false };
  }
}
