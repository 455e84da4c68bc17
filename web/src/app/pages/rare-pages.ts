/** Where the code of the public pages lies that few visits begin with, by the names of their addresses. */
export default {
  logout: () => import('../../features/accounts/pages/logout-page.tsx'),
  riderTracking: () => import('../../features/tracking/pages/rider-page.tsx'),
  riderPage: () => import('../../features/tracking/pages/rider-deliveries-page.tsx'),
  join: () => import('../../features/staff/pages/join-page.tsx'),
  map: () => import('../../features/catalog/pages/map-page.tsx'),
  forgotPassword: () => import('../../features/accounts/pages/forgot-password-page.tsx'),
  resetPassword: () => import('../../features/accounts/pages/reset-password-page.tsx'),
  activate: () => import('../../features/accounts/pages/activate-page.tsx'),
  restaurantRegister: () => import('../../features/restaurants/pages/restaurant-register-page.tsx'),
};
