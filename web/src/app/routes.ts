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
    load: () => import('../features/restaurants/pages/dashboard-page.tsx'),
  },
  {
    path: PATHS.restaurantDishes,
    guard: 'restaurant',
    title: 'Dishes',
    load: () => import('../features/dishes/pages/dishes-page.tsx'),
  },
  {
    path: PATHS.restaurantAddDish,
    guard: 'restaurant',
    title: 'Add Dish',
    load: () => import('../features/dishes/pages/add-dish-page.tsx'),
  },
  {
    path: PATHS.restaurantDish,
    guard: 'restaurant',
    title: 'Update Dish',
    load: () => import('../features/dishes/pages/update-dish-page.tsx'),
  },
  {
    path: PATHS.restaurantOrders,
    guard: 'restaurant',
    title: 'Orders',
    load: () => import('../features/orders/owner/pages/orders-page.tsx'),
  },
  {
    path: PATHS.restaurantOrder,
    guard: 'restaurant',
    title: 'Order',
    load: () => import('../features/orders/owner/pages/order-page.tsx'),
  },
  {
    path: PATHS.restaurantEarnings,
    guard: 'restaurant',
    title: 'Earnings',
    load: () => import('../features/earnings/pages/earnings-page.tsx'),
  },
  {
    path: PATHS.restaurantReviews,
    guard: 'restaurant',
    title: 'Reviews and Rating',
    load: () => import('../features/reviews/owner/pages/reviews-page.tsx'),
  },
  {
    path: PATHS.restaurantReview,
    guard: 'restaurant',
    title: 'Review',
    load: () => import('../features/reviews/owner/pages/review-page.tsx'),
  },
  {
    path: PATHS.restaurantNotifications,
    guard: 'restaurant',
    title: 'Notifications',
    load: () => import('../features/notifications/owner/pages/notifications-page.tsx'),
  },
  {
    path: PATHS.restaurantTerms,
    guard: 'restaurant',
    title: 'Hours and Delivery',
    load: () => import('../features/restaurants/pages/terms-page.tsx'),
  },
  {
    path: PATHS.restaurantSettings,
    guard: 'restaurant',
    title: 'Restaurant Settings',
    load: () => import('../features/restaurants/pages/settings-page.tsx'),
  },
  {
    path: PATHS.restaurantRiders,
    guard: 'restaurant',
    title: 'Riders',
    load: () => import('../features/riders/pages/riders-page.tsx'),
  },
  {
    path: PATHS.restaurantAddRider,
    guard: 'restaurant',
    title: 'Add Rider',
    load: () => import('../features/riders/pages/add-rider-page.tsx'),
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
    load: () => import('../features/tracking/pages/customer-page.tsx'),
  },
  {
    path: PATHS.cart,
    guard: 'customer',
    title: 'Cart',
    load: () => import('../features/cart/pages/cart-page.tsx'),
  },
  {
    path: PATHS.checkout,
    guard: 'customer',
    title: 'Checkout',
    load: () => import('../features/payments/pages/checkout-page.tsx'),
  },
  {
    path: PATHS.customerOrders,
    guard: 'customer',
    area: 'customer',
    title: 'Orders',
    load: () => import('../features/orders/customer/pages/orders-page.tsx'),
  },
  {
    path: PATHS.customerOrder,
    guard: 'customer',
    area: 'customer',
    title: 'Order',
    load: () => import('../features/orders/customer/pages/order-page.tsx'),
  },
  {
    path: PATHS.customerNotifications,
    guard: 'customer',
    area: 'customer',
    title: 'Notifications',
    load: () => import('../features/notifications/customer/pages/notifications-page.tsx'),
  },
  {
    path: PATHS.restaurant,
    guard: 'customer',
    title: 'Dishes',
    load: () => import('../features/catalog/pages/restaurant-page.tsx'),
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
    load: () => import('../features/search/pages/search-page.tsx'),
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
    load: () => import('../features/restaurants/pages/own-store-page.tsx'),
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
    load: () => import('../features/accounts/pages/change-password-page.tsx'),
  },
  {
    path: PATHS.dashboard,
    guard: 'user',
    title: 'Dashboard',
    load: () => import('../features/accounts/pages/dashboard-page.tsx'),
  },
  {
    path: PATHS.customerAccount,
    guard: 'customer',
    area: 'customer',
    title: 'Account',
    load: () => import('../features/accounts/pages/account-page.tsx'),
  },
  {
    path: PATHS.customerSettings,
    guard: 'customer',
    area: 'customer',
    title: 'Settings',
    load: () => import('../features/accounts/pages/settings-page.tsx'),
  },
  {
    path: PATHS.voiceOrder,
    guard: 'customer',
    title: 'Voice Order',
    load: () => import('../features/voice/pages/voice-order-page.tsx'),
  },
  {
    path: PATHS.weatherDishes,
    guard: 'customer',
    title: 'Weather-Based Food Suggestions',
    load: () => import('../features/weather/pages/weather-dishes-page.tsx'),
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
    load: () => import('../features/admin/pages/summary-page.tsx'),
  },
  {
    path: PATHS.adminRestaurants,
    guard: 'admin',
    title: 'Restaurants',
    load: () => import('../features/admin/pages/restaurants-page.tsx'),
  },
  {
    path: PATHS.adminCategories,
    guard: 'admin',
    title: 'Categories',
    load: () => import('../features/admin/pages/categories-page.tsx'),
  },
  {
    path: PATHS.adminUsers,
    guard: 'admin',
    title: 'Users',
    load: () => import('../features/admin/pages/users-page.tsx'),
  },
  {
    path: PATHS.adminAudit,
    guard: 'admin',
    title: 'Audit log',
    load: () => import('../features/admin/pages/audit-page.tsx'),
  },
  {
    path: PATHS.adminSettings,
    guard: 'admin',
    title: 'Settings',
    load: () => import('../features/admin/pages/settings-page.tsx'),
  },
];
