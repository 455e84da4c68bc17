import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { ComponentType } from 'react';
import { PATHS } from '../config/paths.ts';
import type { Guard } from './guards.tsx';

export type PageRoute = {
  readonly path: string;
  readonly guard: Guard;
  /** Names the document while the page is shown. */
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};

/** Every page of the site. Each is a chunk of its own, loaded when it is first opened. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: PATHS.home,
    guard: 'public',
    title: PRODUCT_NAME,
    load: () => import('../features/home/pages/home-page.tsx'),
  },
  {
    path: PATHS.contact,
    guard: 'public',
    title: 'Contact',
    load: () => import('../features/contact/pages/contact-page.tsx'),
  },
  {
    path: PATHS.login,
    guard: 'public',
    title: 'Sign In',
    load: () => import('../features/accounts/pages/login-page.tsx'),
  },
  {
    path: PATHS.logout,
    guard: 'public',
    title: 'Logged Out',
    load: () => import('../features/accounts/pages/logout-page.tsx'),
  },
  {
    path: PATHS.register,
    guard: 'public',
    title: 'Register Account',
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
    title: 'Account',
    load: () => import('../features/customer-area/pages/account-page.tsx'),
  },
  {
    path: PATHS.customerSettings,
    guard: 'customer',
    title: 'Settings',
    load: () => import('../features/customer-area/pages/settings-page.tsx'),
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
];
