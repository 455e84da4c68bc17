/** Where the code of the owners' pages lies, by the names of their addresses, and that of the frame around them. */
export default {
  frame: () => import('../areas/owner-area.tsx'),
  restaurantDashboard: () => import('../../features/restaurants/pages/dashboard-page.tsx'),
  restaurantDishes: () => import('../../features/dishes/pages/dishes-page.tsx'),
  restaurantAddDish: () => import('../../features/dishes/pages/add-dish-page.tsx'),
  restaurantDish: () => import('../../features/dishes/pages/update-dish-page.tsx'),
  restaurantOrders: () => import('../../features/orders/owner/pages/orders-page.tsx'),
  restaurantOrder: () => import('../../features/orders/owner/pages/order-page.tsx'),
  restaurantEarnings: () => import('../../features/earnings/pages/earnings-page.tsx'),
  restaurantReviews: () => import('../../features/reviews/owner/pages/reviews-page.tsx'),
  restaurantReview: () => import('../../features/reviews/owner/pages/review-page.tsx'),
  restaurantNotifications: () => import('../../features/notifications/owner/pages/notifications-page.tsx'),
  restaurantTerms: () => import('../../features/restaurants/pages/terms-page.tsx'),
  restaurantSettings: () => import('../../features/restaurants/pages/settings-page.tsx'),
  restaurantRiders: () => import('../../features/riders/pages/riders-page.tsx'),
  restaurantAddRider: () => import('../../features/riders/pages/add-rider-page.tsx'),
  ownStore: () => import('../../features/restaurants/pages/own-store-page.tsx'),
};
