/** Where the code of the administrators' pages lies, by the names of their addresses, and that of the frame around them. */
export default {
  frame: () => import('../areas/admin-area.tsx'),
  admin: () => import('../../features/admin/pages/summary-page.tsx'),
  adminRestaurants: () => import('../../features/admin/pages/restaurants-page.tsx'),
  adminDishes: () => import('../../features/admin/pages/dishes-page.tsx'),
  adminCategories: () => import('../../features/admin/pages/categories-page.tsx'),
  adminUsers: () => import('../../features/admin/pages/users-page.tsx'),
  adminAudit: () => import('../../features/admin/pages/audit-page.tsx'),
  adminSettings: () => import('../../features/admin/pages/settings-page.tsx'),
};
