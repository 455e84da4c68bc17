/** What an order's news makes outdated: queries that provide these tags are asked again at once. */
export const LIVE_TAGS = [
  'Orders',
  'RestaurantOrders',
  'RestaurantNotifications',
  'RestaurantFigures',
  'Deliveries',
  'Riders',
] as const;

/** What a decision about one's own restaurant makes outdated. */
export const RESTAURANT_NEWS_TAGS = ['Profile', 'OwnRestaurant', 'RestaurantRequest'] as const;
