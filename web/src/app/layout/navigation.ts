import { PATHS } from '../../config/paths.ts';
import type { Session } from '../../lib/session.ts';

export type NavigationLink = { readonly label: string; readonly to: string };
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

const VOICE_ORDER: NavigationLink = { label: 'Voice Order', to: PATHS.voiceOrder };
const WEATHER: NavigationLink = { label: 'Weather Food Suggestions', to: PATHS.weatherDishes };
const ADMIN: NavigationLink = { label: 'Admin', to: PATHS.admin };

export type Navigation = {
  readonly links: readonly NavigationLink[];
  readonly groups: readonly NavigationGroup[];
  /** Search box and cart belong to signed-in users without a restaurant. */
  readonly canOrder: boolean;
  readonly isSignedIn: boolean;
};

/** What the top bar and the phone's drawer offer to whom. */
export function navigationFor(session: Session): Navigation {
  switch (session.role) {
    case 'customer':
      return {
        links: session.isAdmin ? [VOICE_ORDER, WEATHER, ADMIN] : [VOICE_ORDER, WEATHER],
        groups: [ACCOUNT, NO_RESTAURANT_YET],
        canOrder: true,
        isSignedIn: true,
      };
    case 'owner':
      return {
        links: session.isAdmin ? [ADMIN] : [],
        groups: [OWN_RESTAURANT],
        canOrder: false,
        isSignedIn: true,
      };
    case 'unknown':
      return { links: [], groups: [], canOrder: false, isSignedIn: true };
    case 'visitor':
    case 'loading':
      return { links: [], groups: [], canOrder: false, isSignedIn: false };
  }
}
