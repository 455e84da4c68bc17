import { PATHS } from '@nearbite/contract/page-paths';

/** Why a page asks who one is. The first whose address a path begins with counts. */
const REASONS: readonly (readonly [path: string, reason: string])[] = [
  [PATHS.cart, 'Sign in to see your cart and to order.'],
  ['/checkout', 'Sign in to see your order and to pay for it.'],
  [PATHS.search, 'Sign in to search for dishes.'],
  [PATHS.voiceOrder, 'Sign in to order by voice.'],
  [PATHS.weatherDishes, 'Sign in to see which dishes suit the weather.'],
  ['/customer/orders', 'Sign in to see your orders.'],
  ['/customer/tracking', 'Sign in to follow your order.'],
  ['/customer/notifications', 'Sign in to see your notifications.'],
  ['/customer', 'Sign in to see your account.'],
  [PATHS.dashboard, 'Sign in to see your account.'],
  [PATHS.changePassword, 'Sign in to change your password.'],
  [PATHS.restaurantRegister, 'Sign in to register your restaurant.'],
  ['/restaurant', 'Sign in to run your restaurant.'],
  [PATHS.admin, 'Sign in to administer the marketplace.'],
];

/** Undefined for a page that anybody may see. */
export function findWhySignIn(returnPath: string): string | undefined {
  const path = returnPath.replace(/[?#].*$/, '').toLowerCase();
  return REASONS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
}
