import { PATHS, type PagePath } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { ComponentType } from 'react';
import type { Guard } from './guards.tsx';

export type PageRoute = {
  readonly path: string;
  readonly guard: Guard;
  /** Names the document while the page is shown. */
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Beside the customer's menu. The pages of owners and administrators always stand beside theirs. */
  readonly area?: 'customer';
  /** Built from plain parts only: the component library is not loaded for it. */
  readonly isPlain?: boolean;
  /** Without the site's bar and footer. */
  readonly isBare?: boolean;
};

type Load = PageRoute['load'];

/** Nobody else gets the list of files: it is long, and loaded with the first page on it. */
const listedIn =
  <Name extends string>(loadList: () => Promise<{ readonly default: Readonly<Record<Name, Load>> }>) =>
  (name: Name): Load =>
  async () =>
    (await loadList()).default[name]();

export const customerPage = listedIn(() => import('./pages/customer-pages.ts'));
export const ownerPage = listedIn(() => import('./pages/owner-pages.ts'));
export const adminPage = listedIn(() => import('./pages/admin-pages.ts'));

type Route = PageRoute & { readonly path: PagePath };
type Traits = Partial<Pick<PageRoute, 'guard' | 'area' | 'isPlain' | 'isBare'>>;
type NameOf<Pages extends (name: never) => Load> = Parameters<Pages>[0] & keyof typeof PATHS;

const everyone = (name: keyof typeof PATHS, title: string, load: Load, traits: Traits = {}): Route => ({
  path: PATHS[name],
  guard: 'public',
  title,
  load,
  ...traits,
});
const customers = (name: NameOf<typeof customerPage>, title: string, traits: Traits = {}): Route => ({
  path: PATHS[name],
  guard: 'customer',
  title,
  load: customerPage(name),
  ...traits,
});
const owners = (name: NameOf<typeof ownerPage>, title: string): Route => ({
  path: PATHS[name],
  guard: 'restaurant',
  title,
  load: ownerPage(name),
});
const administrators = (name: NameOf<typeof adminPage>, title: string): Route => ({
  path: PATHS[name],
  guard: 'admin',
  title,
  load: adminPage(name),
});

/** Every page of the site, by the name of its address. Each is a chunk of its own, loaded when it is first opened. */
export const ROUTES: readonly Route[] = [
  everyone('home', PRODUCT_NAME, () => import('../features/catalog/pages/home-page.tsx'), { isPlain: true }),
  everyone('contact', 'Contact', () => import('../features/platform/pages/contact-page.tsx'), {
    isPlain: true,
  }),
  everyone('terms', 'Terms', () => import('../features/platform/pages/terms-page.tsx'), { isPlain: true }),
  everyone('login', 'Sign In', () => import('../features/accounts/pages/login-page.tsx'), { isPlain: true }),
  everyone('logout', 'Logged Out', () => import('../features/accounts/pages/logout-page.tsx')),
  owners('restaurantDashboard', 'Dashboard'),
  owners('restaurantDishes', 'Dishes'),
  owners('restaurantAddDish', 'Add Dish'),
  owners('restaurantDish', 'Update Dish'),
  owners('restaurantOrders', 'Orders'),
  owners('restaurantOrder', 'Order'),
  owners('restaurantEarnings', 'Earnings'),
  owners('restaurantReviews', 'Reviews and Rating'),
  owners('restaurantReview', 'Review'),
  owners('restaurantNotifications', 'Notifications'),
  owners('restaurantTerms', 'Hours and Delivery'),
  owners('restaurantSettings', 'Restaurant Settings'),
  owners('restaurantRiders', 'Riders'),
  owners('restaurantAddRider', 'Add Rider'),
  everyone('riderTracking', 'Delivery', () => import('../features/tracking/pages/rider-page.tsx'), {
    isBare: true,
  }),
  everyone('riderPage', 'Deliveries', () => import('../features/tracking/pages/rider-deliveries-page.tsx'), {
    isBare: true,
  }),
  customers('customerTracking', 'Track Your Delivery'),
  customers('cart', 'Cart'),
  customers('checkout', 'Checkout'),
  customers('customerOrders', 'Orders', { area: 'customer' }),
  customers('customerOrder', 'Order', { area: 'customer' }),
  customers('customerNotifications', 'Notifications', { area: 'customer' }),
  customers('restaurant', 'Dishes'),
  everyone('dish', 'Dish', () => import('../features/catalog/pages/dish-page.tsx'), { isPlain: true }),
  customers('search', 'Search'),
  everyone('store', 'Restaurant', () => import('../features/catalog/pages/store-page.tsx'), {
    isPlain: true,
  }),
  owners('ownStore', 'Restaurant'),
  everyone('map', 'Map', () => import('../features/catalog/pages/map-page.tsx')),
  everyone('register', 'Register Account', () => import('../features/accounts/pages/register-page.tsx'), {
    isPlain: true,
  }),
  everyone(
    'forgotPassword',
    'Reset Password',
    () => import('../features/accounts/pages/forgot-password-page.tsx'),
  ),
  everyone(
    'resetPassword',
    'Reset Password',
    () => import('../features/accounts/pages/reset-password-page.tsx'),
  ),
  everyone('activate', 'Account Activation', () => import('../features/accounts/pages/activate-page.tsx')),
  customers('changePassword', 'Change Password', { guard: 'user', area: 'customer' }),
  customers('dashboard', 'Dashboard', { guard: 'user' }),
  customers('customerAccount', 'Account', { area: 'customer' }),
  customers('customerSettings', 'Settings', { area: 'customer' }),
  customers('voiceOrder', 'Voice Order'),
  customers('weatherDishes', 'Weather-Based Food Suggestions'),
  everyone(
    'restaurantRegister',
    'Register Restaurant Account',
    () => import('../features/restaurants/pages/restaurant-register-page.tsx'),
  ),
  administrators('admin', 'Administration'),
  administrators('adminRestaurants', 'Restaurants'),
  administrators('adminDishes', 'Dishes under review'),
  administrators('adminCategories', 'Categories'),
  administrators('adminUsers', 'Users'),
  administrators('adminAudit', 'Audit log'),
  administrators('adminSettings', 'Settings'),
];
