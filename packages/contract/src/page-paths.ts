/** Where the pages of the web app are. Any other address is answered with 404 on both sides. */
export const PAGE_PATHS = [
  '/',
  '/contact',
  '/register',
  '/login',
  '/logout',
  '/sendpasswordresetemail',
  // Begins like a call's address, as mailed reset links have it.
  '/api/user/reset/:id/:token',
  '/activate/:uid/:token',
  '/changepassword',
  '/dashboard',
  '/search',
  '/map',
  '/dishdetail/:slug',
  '/store/:slug',
  '/detail/:id',
  '/cart',
  '/checkout/:order_oid',
  '/voice-order',
  '/weather-based-dishes',
  '/customer/account',
  '/customer/orders',
  '/customer/orders/:order_oid',
  '/customer/tracking/:orderId/:trackingToken',
  '/customer/notifications',
  '/customer/settings',
  '/rider/tracking/:orderId/:trackingToken',
  '/restaurant-register',
  '/restaurant/dashboard',
  '/restaurant/dishes',
  '/restaurant/add-dish',
  '/restaurant/dish/update/:did',
  '/restaurant/orders',
  '/restaurant/orders/:oid',
  '/restaurant/earnings',
  '/restaurant/reviews',
  '/restaurant/reviews/:reviewId',
  '/restaurant/notifications',
  '/restaurant/riders',
  '/restaurant/add-riders',
  '/restaurant/settings',
  '/restaurant/store/:slug',
  '/admin',
  '/admin/restaurants',
  '/admin/categories',
  '/admin/users',
  '/admin/audit',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

const PATTERNS = PAGE_PATHS.map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** As the browser's router reads addresses: in any case, with or without a slash at the end. */
export const isPagePath = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
