import { PATHS, type PagePath } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { ComponentType } from 'react';
import * as texts from './app.texts.ts';
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

/** The list of files is long: it is loaded with the first page on it, not before. */
const listedIn =
  <Name extends string>(loadList: () => Promise<{ readonly default: Readonly<Record<Name, Load>> }>) =>
  (name: Name): Load =>
  async () =>
    (await loadList()).default[name]();

const rarePage = listedIn(() => import('./pages/rare-pages.ts'));
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
  everyone('contact', texts.contact, () => import('../features/platform/pages/contact-page.tsx'), {
    isPlain: true,
  }),
  everyone('terms', texts.terms, () => import('../features/platform/pages/terms-page.tsx'), {
    isPlain: true,
  }),
  everyone('login', texts.signIn, () => import('../features/accounts/pages/login-page.tsx'), {
    isPlain: true,
  }),
  everyone('logout', texts.loggedOut, rarePage('logout')),
  owners('restaurantDashboard', texts.dashboard),
  owners('restaurantDishes', texts.dishes),
  owners('restaurantAddDish', texts.addDish),
  owners('restaurantDish', texts.updateDish),
  owners('restaurantOrders', texts.orders),
  owners('restaurantOrder', texts.order),
  owners('restaurantEarnings', texts.earnings),
  owners('restaurantReviews', texts.reviewsAndRating),
  owners('restaurantReview', texts.review),
  owners('restaurantNotifications', texts.notifications),
  owners('restaurantTerms', texts.hoursAndDelivery),
  owners('restaurantSettings', texts.restaurantSettings),
  owners('restaurantStaff', texts.staff),
  owners('restaurantRiders', texts.riders),
  owners('restaurantAddRider', texts.addRider),
  everyone('riderTracking', texts.delivery, rarePage('riderTracking'), {
    isBare: true,
  }),
  everyone('riderPage', texts.deliveries, rarePage('riderPage'), {
    isBare: true,
  }),
  customers('customerTracking', texts.trackDelivery),
  customers('cart', texts.cart),
  customers('checkout', texts.checkout),
  customers('customerOrders', texts.orders, { area: 'customer' }),
  customers('customerOrder', texts.order, { area: 'customer' }),
  customers('customerFavourites', texts.favourites, { area: 'customer' }),
  customers('customerNotifications', texts.notifications, { area: 'customer' }),
  customers('restaurant', texts.dishes),
  everyone('dish', texts.dish, () => import('../features/catalog/pages/dish-page.tsx'), { isPlain: true }),
  customers('search', texts.search),
  everyone('store', texts.restaurant, () => import('../features/catalog/pages/store-page.tsx'), {
    isPlain: true,
  }),
  owners('ownStore', texts.restaurant),
  everyone('join', texts.joinTeam, rarePage('join')),
  everyone('map', texts.map, rarePage('map')),
  everyone('register', texts.registerAccount, () => import('../features/accounts/pages/register-page.tsx'), {
    isPlain: true,
  }),
  everyone('forgotPassword', texts.resetPassword, rarePage('forgotPassword')),
  everyone('resetPassword', texts.resetPassword, rarePage('resetPassword')),
  everyone('activate', texts.activation, rarePage('activate')),
  customers('changePassword', texts.changePassword, { guard: 'user', area: 'customer' }),
  customers('dashboard', texts.dashboard, { guard: 'user' }),
  customers('customerAccount', texts.account, { area: 'customer' }),
  customers('customerSettings', texts.settings, { area: 'customer' }),
  customers('voiceOrder', texts.voiceOrder),
  customers('weatherDishes', texts.weatherSuggestions),
  everyone('restaurantRegister', texts.registerRestaurant, rarePage('restaurantRegister')),
  administrators('admin', texts.administration),
  administrators('adminRestaurants', texts.restaurants),
  administrators('adminDishes', texts.dishesUnderReview),
  administrators('adminCategories', texts.categories),
  administrators('adminUsers', texts.users),
  administrators('adminAudit', texts.auditLog),
  administrators('adminSettings', texts.settings),
];
