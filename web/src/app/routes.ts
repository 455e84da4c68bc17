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
