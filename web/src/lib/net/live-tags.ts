import type { AdminList } from '@nearbite/contract/live/live';

/** What a message about an order makes outdated: queries that provide these tags are fetched again at once. */
export const LIVE_TAGS = [
  'Orders',
  'RestaurantOrders',
  'RestaurantNotifications',
  'RestaurantFigures',
  'Deliveries',
  'Riders',
] as const;

/** What marking notifications as seen, on whichever device, makes outdated. */
export const NOTIFICATION_EVENT_TAGS = ['RestaurantNotifications'] as const;

/** What a review of one's dishes makes outdated. */
export const DISH_EVENT_TAGS = ['OwnDishes'] as const;

/** What a change of one of the administrator's lists makes outdated. */
export const ADMIN_LIST_TAGS = {
  restaurants: ['AdminRestaurants', 'AdminUsers', 'AdminSummary', 'AdminAudit'],
  users: ['AdminUsers', 'AdminRestaurants', 'AdminSummary', 'AdminAudit'],
  dishes: ['AdminDishes', 'AdminSummary', 'AdminAudit'],
  categories: ['AdminCategories', 'AdminAudit'],
} as const satisfies Record<AdminList, readonly string[]>;

/** What a decision about one's own restaurant makes outdated. */
export const RESTAURANT_EVENT_TAGS = ['Profile', 'OwnRestaurant', 'RestaurantRequest'] as const;
