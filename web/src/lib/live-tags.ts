import type { AdminNewsSubject } from '@nearbite/contract/live/live';

/** What an order's news makes outdated: queries that provide these tags are asked again at once. */
export const LIVE_TAGS = [
  'Orders',
  'RestaurantOrders',
  'RestaurantNotifications',
  'RestaurantFigures',
  'Deliveries',
  'Riders',
] as const;

/** What marking notifications as seen, on whichever device, makes outdated. */
export const NOTIFICATION_NEWS_TAGS = ['RestaurantNotifications'] as const;

/** What a review of one's dishes makes outdated. */
export const DISH_NEWS_TAGS = ['OwnDishes'] as const;

/** What the administrator's news makes outdated. */
export const ADMIN_NEWS_TAGS = {
  restaurants: ['AdminRestaurants', 'AdminUsers', 'AdminSummary', 'AdminAudit'],
  users: ['AdminUsers', 'AdminRestaurants', 'AdminSummary', 'AdminAudit'],
  dishes: ['AdminDishes', 'AdminSummary', 'AdminAudit'],
  categories: ['AdminCategories', 'AdminAudit'],
} as const satisfies Record<AdminNewsSubject, readonly string[]>;

/** What a decision about one's own restaurant makes outdated. */
export const RESTAURANT_NEWS_TAGS = ['Profile', 'OwnRestaurant', 'RestaurantRequest'] as const;
