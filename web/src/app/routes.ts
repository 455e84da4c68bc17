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

/** Every page of the site. Each is a chunk of its own, loaded when it is first opened. */
export const ROUTES: readonly (PageRoute & { readonly path: PagePath })[] = [
  {
    path: PATHS.home,
    guard: 'public',
    title: PRODUCT_NAME,
    isPlain: true,
    load: () => import('../features/catalog/pages/home-page.tsx'),
  },
  {
    path: PATHS.contact,
    guard: 'public',
    title: 'Contact',
    isPlain: true,
    load: () => import('../features/platform/pages/contact-page.tsx'),
  },
  {
    path: PATHS.login,
    guard: 'public',
    title: 'Sign In',
    isPlain: true,
    load: () => import('../features/accounts/pages/login-page.tsx'),
  },
  {
    path: PATHS.logout,
    guard: 'public',
    title: 'Logged Out',
    load: () => import('../features/accounts/pages/logout-page.tsx'),
  },
  {
    path: PATHS.restaurantDashboard,
    guard: 'restaurant',
    title: 'Dashboard',
    load: ownerPage('restaurantDashboard'),
  },
  {
    path: PATHS.restaurantDishes,
    guard: 'restaurant',
    title: 'Dishes',
    load: ownerPage('restaurantDishes'),
  },
  {
    path: PATHS.restaurantAddDish,
    guard: 'restaurant',
    title: 'Add Dish',
    load: ownerPage('restaurantAddDish'),
  },
  {
    path: PATHS.restaurantDish,
    guard: 'restaurant',
    title: 'Update Dish',
    load: ownerPage('restaurantDish'),
  },
  {
    path: PATHS.restaurantOrders,
    guard: 'restaurant',
    title: 'Orders',
    load: ownerPage('restaurantOrders'),
  },
  {
    path: PATHS.restaurantOrder,
    guard: 'restaurant',
    title: 'Order',
    load: ownerPage('restaurantOrder'),
  },
  {
    path: PATHS.restaurantEarnings,
    guard: 'restaurant',
    title: 'Earnings',
    load: ownerPage('restaurantEarnings'),
  },
  {
    path: PATHS.restaurantReviews,
    guard: 'restaurant',
    title: 'Reviews and Rating',
    load: ownerPage('restaurantReviews'),
  },
  {
    path: PATHS.restaurantReview,
    guard: 'restaurant',
    title: 'Review',
    load: ownerPage('restaurantReview'),
  },
  {
    path: PATHS.restaurantNotifications,
    guard: 'restaurant',
    title: 'Notifications',
    load: ownerPage('restaurantNotifications'),
  },
  {
    path: PATHS.restaurantTerms,
    guard: 'restaurant',
    title: 'Hours and Delivery',
    load: ownerPage('restaurantTerms'),
  },
  {
    path: PATHS.restaurantSettings,
    guard: 'restaurant',
    title: 'Restaurant Settings',
    load: ownerPage('restaurantSettings'),
  },
  {
    path: PATHS.restaurantRiders,
    guard: 'restaurant',
    title: 'Riders',
    load: ownerPage('restaurantRiders'),
  },
  {
    path: PATHS.restaurantAddRider,
    guard: 'restaurant',
    title: 'Add Rider',
    load: ownerPage('restaurantAddRider'),
  },
  {
    path: PATHS.riderTracking,
    guard: 'public',
    title: 'Delivery',
    isBare: true,
    load: () => import('../features/tracking/pages/rider-page.tsx'),
  },
  {
    path: PATHS.customerTracking,
    guard: 'customer',
    title: 'Track Your Delivery',
    load: customerPage('customerTracking'),
  },
  {
    path: PATHS.cart,
    guard: 'customer',
    title: 'Cart',
    load: customerPage('cart'),
  },
  {
    path: PATHS.checkout,
    guard: 'customer',
    title: 'Checkout',
    load: customerPage('checkout'),
  },
  {
    path: PATHS.customerOrders,
    guard: 'customer',
    area: 'customer',
    title: 'Orders',
    load: customerPage('customerOrders'),
  },
  {
    path: PATHS.customerOrder,
    guard: 'customer',
    area: 'customer',
    title: 'Order',
    load: customerPage('customerOrder'),
  },
  {
    path: PATHS.customerNotifications,
    guard: 'customer',
    area: 'customer',
    title: 'Notifications',
    load: customerPage('customerNotifications'),
  },
  {
    path: PATHS.restaurant,
    guard: 'customer',
    title: 'Dishes',
    load: customerPage('restaurant'),
  },
  {
    path: PATHS.dish,
    guard: 'public',
    title: 'Dish',
    isPlain: true,
    load: () => import('../features/catalog/pages/dish-page.tsx'),
  },
  {
    path: PATHS.search,
    guard: 'customer',
    title: 'Search',
    load: customerPage('search'),
  },
  {
    path: PATHS.store,
    guard: 'public',
    title: 'Restaurant',
    isPlain: true,
    load: () => import('../features/catalog/pages/store-page.tsx'),
  },
  {
    path: PATHS.ownStore,
    guard: 'restaurant',
    title: 'Restaurant',
    load: ownerPage('ownStore'),
  },
  {
    path: PATHS.map,
    guard: 'public',
    title: 'Map',
    load: () => import('../features/catalog/pages/map-page.tsx'),
  },
  {
    path: PATHS.register,
    guard: 'public',
    title: 'Register Account',
    isPlain: true,
    load: () => import('../features/accounts/pages/register-page.tsx'),
  },
  {
    path: PATHS.forgotPassword,
    guard: 'public',
    title: 'Reset Password',
    load: () => import('../features/accounts/pages/forgot-password-page.tsx'),
  },
  {
    path: PATHS.resetPassword,
    guard: 'public',
    title: 'Reset Password',
    load: () => import('../features/accounts/pages/reset-password-page.tsx'),
  },
  {
    path: PATHS.activate,
    guard: 'public',
    title: 'Account Activation',
    load: () => import('../features/accounts/pages/activate-page.tsx'),
  },
  {
    path: PATHS.changePassword,
    guard: 'user',
    area: 'customer',
    title: 'Change Password',
    load: customerPage('changePassword'),
  },
  {
    path: PATHS.dashboard,
    guard: 'user',
    title: 'Dashboard',
    load: customerPage('dashboard'),
  },
  {
    path: PATHS.customerAccount,
    guard: 'customer',
    area: 'customer',
    title: 'Account',
    load: customerPage('customerAccount'),
  },
  {
    path: PATHS.customerSettings,
    guard: 'customer',
    area: 'customer',
    title: 'Settings',
    load: customerPage('customerSettings'),
  },
  {
    path: PATHS.voiceOrder,
    guard: 'customer',
    title: 'Voice Order',
    load: customerPage('voiceOrder'),
  },
  {
    path: PATHS.weatherDishes,
    guard: 'customer',
    title: 'Weather-Based Food Suggestions',
    load: customerPage('weatherDishes'),
  },
  {
    path: PATHS.restaurantRegister,
    guard: 'public',
    title: 'Register Restaurant Account',
    load: () => import('../features/restaurants/pages/restaurant-register-page.tsx'),
  },
  {
    path: PATHS.admin,
    guard: 'admin',
    title: 'Administration',
    load: adminPage('admin'),
  },
  {
    path: PATHS.adminRestaurants,
    guard: 'admin',
    title: 'Restaurants',
    load: adminPage('adminRestaurants'),
  },
  {
    path: PATHS.adminCategories,
    guard: 'admin',
    title: 'Categories',
    load: adminPage('adminCategories'),
  },
  {
    path: PATHS.adminUsers,
    guard: 'admin',
    title: 'Users',
    load: adminPage('adminUsers'),
  },
  {
    path: PATHS.adminAudit,
    guard: 'admin',
    title: 'Audit log',
    load: adminPage('adminAudit'),
  },
  {
    path: PATHS.adminSettings,
    guard: 'admin',
    title: 'Settings',
    load: adminPage('adminSettings'),
  },
];
