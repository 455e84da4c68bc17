/** Addresses the shell itself links to; each feature's routes stand in the route table. */
export const PATHS = {
  home: '/',
  contact: '/contact',
  register: '/register',
  login: '/login',
  logout: '/logout',
  forgotPassword: '/sendpasswordresetemail',
  resetPassword: '/api/user/reset/:id/:token',
  changePassword: '/changepassword',
  activate: '/activate/:uid/:token',
  dashboard: '/dashboard',
  cart: '/cart',
  search: '/search',
  map: '/map',
  voiceOrder: '/voice-order',
  weatherDishes: '/weather-based-dishes',
  customerAccount: '/customer/account/',
  checkout: '/checkout/:order_oid',
  customerOrders: '/customer/orders/',
  customerOrder: '/customer/orders/:order_oid',
  customerNotifications: '/customer/notifications/',
  customerSettings: '/customer/settings/',
  restaurantRegister: '/restaurant-register',
  restaurantDashboard: '/restaurant/dashboard/',
  restaurantDishes: '/restaurant/dishes',
  restaurantAddDish: '/restaurant/add-dish',
  restaurantOrders: '/restaurant/orders',
  restaurantEarnings: '/restaurant/earnings',
  restaurantReviews: '/restaurant/reviews',
  restaurantNotifications: '/restaurant/notifications/',
  restaurantRiders: '/restaurant/riders',
  restaurantAddRider: '/restaurant/add-riders',
  restaurantSettings: '/restaurant/settings',
  admin: '/admin',
  adminRestaurants: '/admin/restaurants',
  adminCategories: '/admin/categories',
  adminUsers: '/admin/users',
  adminAudit: '/admin/audit',
} as const;

export const searchPath = (text: string) => `${PATHS.search}?query=${encodeURIComponent(text)}`;
/** A hundred metres are near enough for a map, and an address must not tell anyone's door. */
const MAP_DECIMALS = 3;
/** Without a position the map opens where it always does. */
export const mapPath = (position: { latitude: number; longitude: number } | undefined) =>
  position === undefined
    ? PATHS.map
    : `${PATHS.map}?latitude=${position.latitude.toFixed(MAP_DECIMALS)}&longitude=${position.longitude.toFixed(MAP_DECIMALS)}`;
export const storePath = (slug: string) => `/store/${encodeURIComponent(slug)}`;
export const dishPath = (slug: string) => `/dishdetail/${encodeURIComponent(slug)}`;
export const checkoutPath = (oid: string) => `/checkout/${encodeURIComponent(oid)}/`;
export const orderPath = (oid: string) => `${PATHS.customerOrders}${encodeURIComponent(oid)}/`;
export const trackingPath = (oid: string, token: string) =>
  `/customer/tracking/${encodeURIComponent(oid)}/${encodeURIComponent(token)}/`;
export const restaurantPath = (id: number) => `/detail/${id}`;
export const ownStorePath = (slug: string) => `/restaurant/store/${encodeURIComponent(slug)}/`;
export const DISH_UPDATE_PATH = '/restaurant/dish/update';
export const dishUpdatePath = (did: string) => `${DISH_UPDATE_PATH}/${did}/`;
export const restaurantOrderPath = (oid: string) => `/restaurant/orders/${oid}/`;
export const restaurantReviewPath = (id: number) => `/restaurant/reviews/${id}`;

/** The owner's list of all orders. */
export const isOrderListPath = (path: string) => path.replace(/\/$/, '') === PATHS.restaurantOrders;

/** The order whose page an owner is looking at. */
export function orderIdInPath(path: string): string | undefined {
  const prefix = `${PATHS.restaurantOrders}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length).replace(/\/$/, '') || undefined : undefined;
}
