/**
 * The addresses of the web app's pages, for the router, links, mails, page heads and payments. Written as links have
 * them; the router reads them in any case, with or without a slash at the end.
 */
export const PATHS = {
  home: '/',
  contact: '/contact',
  terms: '/terms',
  register: '/register',
  login: '/login',
  logout: '/logout',
  forgotPassword: '/sendpasswordresetemail',
  // Begins like a call's address, as mailed reset links have it.
  resetPassword: '/api/user/reset/:id/:token',
  changePassword: '/changepassword',
  activate: '/activate/:uid/:token',
  join: '/join/:token',
  dashboard: '/dashboard',
  search: '/search',
  map: '/map',
  dish: '/dishdetail/:slug',
  store: '/store/:slug',
  restaurant: '/detail/:id',
  cart: '/cart',
  checkout: '/checkout/:order_oid/',
  voiceOrder: '/voice-order',
  weatherDishes: '/weather-based-dishes',
  customerAccount: '/customer/account/',
  customerOrders: '/customer/orders/',
  customerOrder: '/customer/orders/:order_oid/',
  customerTracking: '/customer/tracking/:orderId/:trackingToken/',
  customerFavourites: '/customer/favourites/',
  customerNotifications: '/customer/notifications/',
  customerSettings: '/customer/settings/',
  riderTracking: '/rider/tracking/:orderId/:trackingToken/',
  riderPage: '/rider/:riderKey/',
  restaurantRegister: '/restaurant-register',
  restaurantDashboard: '/restaurant/dashboard/',
  restaurantDishes: '/restaurant/dishes',
  restaurantAddDish: '/restaurant/add-dish',
  restaurantDish: '/restaurant/dish/update/:did/',
  restaurantOrders: '/restaurant/orders',
  restaurantOrder: '/restaurant/orders/:oid/',
  restaurantEarnings: '/restaurant/earnings',
  restaurantReviews: '/restaurant/reviews',
  restaurantReview: '/restaurant/reviews/:reviewId',
  restaurantNotifications: '/restaurant/notifications/',
  restaurantRiders: '/restaurant/riders',
  restaurantAddRider: '/restaurant/add-riders',
  restaurantTerms: '/restaurant/terms',
  restaurantStaff: '/restaurant/staff',
  restaurantSettings: '/restaurant/settings',
  ownStore: '/restaurant/store/:slug/',
  admin: '/admin',
  adminRestaurants: '/admin/restaurants',
  adminDishes: '/admin/dishes',
  adminCategories: '/admin/categories',
  adminUsers: '/admin/users',
  adminAudit: '/admin/audit',
  adminSettings: '/admin/settings',
} as const;

export type PagePath = (typeof PATHS)[keyof typeof PATHS];

type NameIn<Part> = Part extends `:${infer Name}` ? Name : never;
type ParamIn<Path> = Path extends `${infer Part}/${infer Rest}` ? NameIn<Part> | ParamIn<Rest> : NameIn<Path>;

/** A page's address with its parameters filled in. */
export function pathTo<Path extends PagePath>(
  path: Path,
  params: Readonly<Record<ParamIn<Path>, string | number>>,
): string {
  const values: Readonly<Record<string, string | number>> = params;
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values[name] ?? ''));
}

export const dishPath = (slug: string) => pathTo(PATHS.dish, { slug });
/** Opens a dish at its reviews. */
export const REVIEW_HASH = '#review';
export const dishReviewPath = (slug: string) => `${dishPath(slug)}${REVIEW_HASH}`;
export const storePath = (slug: string) => pathTo(PATHS.store, { slug });
export const restaurantPath = (id: number) => pathTo(PATHS.restaurant, { id });
export const checkoutPath = (oid: string) => pathTo(PATHS.checkout, { order_oid: oid });
export const orderPath = (oid: string) => pathTo(PATHS.customerOrder, { order_oid: oid });
export const trackingPath = (oid: string, token: string) =>
  pathTo(PATHS.customerTracking, { orderId: oid, trackingToken: token });
export const riderTrackingPath = (oid: string, token: string) =>
  pathTo(PATHS.riderTracking, { orderId: oid, trackingToken: token });
export const riderPagePath = (key: string) => pathTo(PATHS.riderPage, { riderKey: key });
/** What a link to the restaurant's hours and delivery may lead to on that page. */
export const TERMS_PARTS = { hours: 'hours', area: 'area' } as const;

export const ownStorePath = (slug: string) => pathTo(PATHS.ownStore, { slug });
export const dishUpdatePath = (did: string) => pathTo(PATHS.restaurantDish, { did });
export const restaurantOrderPath = (oid: string) => pathTo(PATHS.restaurantOrder, { oid });
export const restaurantReviewPath = (id: number) => pathTo(PATHS.restaurantReview, { reviewId: id });
export const searchPath = (text: string) => `${PATHS.search}?query=${encodeURIComponent(text)}`;

/** A hundred metres are near enough for a map, and an address must not tell anyone's door. */
const MAP_DECIMALS = 3;
/** Without a position the map opens where it always does. */
export const mapPath = (position: { latitude: number; longitude: number } | undefined) =>
  position === undefined
    ? PATHS.map
    : `${PATHS.map}?latitude=${position.latitude.toFixed(MAP_DECIMALS)}&longitude=${position.longitude.toFixed(MAP_DECIMALS)}`;

/** The list of restaurants with one of them open. */
export const adminRestaurantPath = (id: number) => `${PATHS.adminRestaurants}?details=${id}`;
