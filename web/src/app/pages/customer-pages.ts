/** Where the code of the customers' pages lies, by the names of their addresses, and that of the frame around them. */
export default {
  frame: () => import('../areas/customer-area.tsx'),
  customerTracking: () => import('../../features/tracking/pages/customer-page.tsx'),
  cart: () => import('../../features/cart/pages/cart-page.tsx'),
  checkout: () => import('../../features/payments/pages/checkout-page.tsx'),
  customerOrders: () => import('../../features/orders/customer/pages/orders-page.tsx'),
  customerOrder: () => import('../../features/orders/customer/pages/order-page.tsx'),
  customerFavourites: () => import('../../features/favourites/pages/favourites-page.tsx'),
  customerNotifications: () => import('../../features/notifications/customer/pages/notifications-page.tsx'),
  restaurant: () => import('../../features/catalog/pages/restaurant-page.tsx'),
  search: () => import('../../features/search/pages/search-page.tsx'),
  changePassword: () => import('../../features/accounts/pages/change-password-page.tsx'),
  dashboard: () => import('../../features/accounts/pages/dashboard-page.tsx'),
  customerAccount: () => import('../../features/accounts/pages/account-page.tsx'),
  customerSettings: () => import('../../features/accounts/pages/settings-page.tsx'),
  voiceOrder: () => import('../../features/voice/pages/voice-order-page.tsx'),
  weatherDishes: () => import('../../features/weather/pages/weather-dishes-page.tsx'),
};
