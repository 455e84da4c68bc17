import { PATHS } from '@nearbite/contract/page-paths';
import { CloudSun, type LucideIcon, Mic, ShieldCheck } from 'lucide-react';
import type { Session } from '../../features/accounts/index.ts';

export type NavigationLink = { readonly label: string; readonly to: string };
type IconLink = NavigationLink & { readonly icon: LucideIcon };
export type NavigationGroup = { readonly label: string; readonly links: readonly NavigationLink[] };

const ACCOUNT: NavigationGroup = {
  label: 'Account',
  links: [
    { label: 'Account', to: PATHS.customerAccount },
    { label: 'Orders', to: PATHS.customerOrders },
    { label: 'Notifications', to: PATHS.customerNotifications },
    { label: 'Settings', to: PATHS.customerSettings },
  ],
};

const OWN_RESTAURANT: NavigationGroup = {
  label: 'Restaurant',
  links: [
    { label: 'Dashboard', to: PATHS.restaurantDashboard },
    { label: 'Dishes', to: PATHS.restaurantDishes },
    { label: 'Add Dishes', to: PATHS.restaurantAddDish },
    { label: 'Orders', to: PATHS.restaurantOrders },
    { label: 'Earning', to: PATHS.restaurantEarnings },
    { label: 'Reviews', to: PATHS.restaurantReviews },
    { label: 'Notifications', to: PATHS.restaurantNotifications },
    { label: 'Settings', to: PATHS.restaurantSettings },
  ],
};

const NO_RESTAURANT_YET: NavigationGroup = {
  label: 'Restaurant',
  links: [{ label: 'Register', to: PATHS.restaurantRegister }],
};

const VOICE_ORDER: IconLink = { label: 'Voice Order', to: PATHS.voiceOrder, icon: Mic };
const WEATHER: IconLink = { label: 'Weather Food Suggestions', to: PATHS.weatherDishes, icon: CloudSun };
const ADMIN: IconLink = { label: 'Admin', to: PATHS.admin, icon: ShieldCheck };

export type Navigation = {
  readonly links: readonly IconLink[];
  readonly groups: readonly NavigationGroup[];
  /** Search box and cart belong to signed-in users without a restaurant. */
  readonly canOrder: boolean;
};

/** Visitors have links of their own. */
export type SignedInSession = Exclude<Session, { readonly role: 'visitor' | 'loading' }>;

/** What the top bar and the phone's drawer offer. */
export function navigationFor(session: SignedInSession): Navigation {
  switch (session.role) {
    case 'customer':
      return {
        links: session.isAdmin ? [VOICE_ORDER, WEATHER, ADMIN] : [VOICE_ORDER, WEATHER],
        groups: [ACCOUNT, NO_RESTAURANT_YET],
        canOrder: true,
      };
    case 'owner':
      return {
        links: session.isAdmin ? [ADMIN] : [],
        groups: [OWN_RESTAURANT],
        canOrder: false,
      };
    case 'unknown':
      // The way out must not depend on the profile.
      return { links: [], groups: [], canOrder: false };
  }
}
