import { z } from 'zod';
import { admin } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate, mediaPath, money, msg, optional, page, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { RESTAURANT_STATUSES } from './restaurant-registration.ts';

const one = z.object({ id });
const searchText = optional(text(LIMITS.searchQuery, 'Search for 1 to 100 characters'));

export const AdminRestaurant = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  email: z.string(),
  phone_number: z.string(),
  description: z.string().nullable(),
  address: z.string().nullable(),
  image: mediaPath,
  latitude: z.number(),
  longitude: z.number(),
  status: z.enum(RESTAURANT_STATUSES),
  /** Why it was declined or suspended. */
  reason: z.string().nullable(),
  owner: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  date: isoDate,
  decided_at: isoDate.nullable(),
});
export type AdminRestaurant = z.infer<typeof AdminRestaurant>;

export const listRestaurants = endpoint({
  name: 'adminListRestaurants',
  summary:
    'Restaurants by status, or by name and e-mail of theirs or their owner: requests in the order they came, others by their newest decision',
  method: 'GET',
  path: '/api/admin/restaurants/',
  access: admin,
  query: z.object({ status: optional(z.enum(RESTAURANT_STATUSES)), query: searchText, ...page }),
  response: z.array(AdminRestaurant),
});

/** Told to the owner, so it must be there. */
export const ReasonBody = z.object({
  reason: text({ min: 1, max: 500 }, 'Give a reason of 1 to 500 characters'),
});

const decision = { method: 'POST', access: admin, params: one, response: AdminRestaurant } as const;

export const approveRestaurant = endpoint({
  name: 'adminApproveRestaurant',
  summary: 'Let a waiting restaurant in; its applicant becomes an owner',
  path: '/api/admin/restaurants/:id/approve/',
  ...decision,
});

export const declineRestaurant = endpoint({
  name: 'adminDeclineRestaurant',
  summary: 'Refuse a waiting restaurant with a reason; its applicant may ask again',
  path: '/api/admin/restaurants/:id/decline/',
  body: ReasonBody,
  ...decision,
});

export const suspendRestaurant = endpoint({
  name: 'adminSuspendRestaurant',
  summary: 'Take an approved restaurant off the public side; its orders stay',
  path: '/api/admin/restaurants/:id/suspend/',
  body: ReasonBody,
  ...decision,
});

export const restoreRestaurant = endpoint({
  name: 'adminRestoreRestaurant',
  summary: 'Bring a suspended restaurant back',
  path: '/api/admin/restaurants/:id/restore/',
  ...decision,
});

export const DISH_REVIEW_STATUSES = ['live', 'in-active', 'in-review'] as const;

export const AdminDish = z.object({
  id: z.number(),
  did: z.string(),
  title: z.string(),
  slug: z.string(),
  image: mediaPath,
  price: money,
  stock_qty: z.number(),
  status: z.enum(DISH_REVIEW_STATUSES),
  category: z.string(),
});
export type AdminDish = z.infer<typeof AdminDish>;

export const listRestaurantDishes = endpoint({
  name: 'adminListRestaurantDishes',
  summary: "A restaurant's dishes in every status",
  method: 'GET',
  path: '/api/admin/restaurants/:id/dishes/',
  access: admin,
  params: one,
  query: z.object(page),
  response: z.array(AdminDish),
});

export const setDishStatus = endpoint({
  name: 'adminSetDishStatus',
  summary: 'Hold a dish back for review, or release it',
  method: 'PATCH',
  path: '/api/admin/dishes/:id/',
  access: admin,
  params: one,
  body: z.object({ status: z.enum(DISH_REVIEW_STATUSES, { error: 'Unknown dish status' }) }),
  response: AdminDish,
});

export const AdminUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
  is_blocked: z.boolean(),
  restaurant: z.object({ id: z.number(), name: z.string(), status: z.enum(RESTAURANT_STATUSES) }).nullable(),
  date: isoDate,
});
export type AdminUser = z.infer<typeof AdminUser>;

export const listUsers = endpoint({
  name: 'adminListUsers',
  summary: 'People, newest first, or those whose name or e-mail contains the words',
  method: 'GET',
  path: '/api/admin/users/',
  access: admin,
  query: z.object({ query: searchText, ...page }),
  response: z.array(AdminUser),
});

export const blockUser = endpoint({
  name: 'adminBlockUser',
  summary: "End a user's sign-ins at once, refuse new ones and close their restaurant",
  method: 'POST',
  path: '/api/admin/users/:id/block/',
  access: admin,
  params: one,
  response: AdminUser,
});

export const unblockUser = endpoint({
  name: 'adminUnblockUser',
  summary: 'Let a blocked user sign in again; their restaurant is as it was',
  method: 'POST',
  path: '/api/admin/users/:id/unblock/',
  access: admin,
  params: one,
  response: AdminUser,
});

export const resendUserActivation = endpoint({
  name: 'adminResendUserActivation',
  summary: 'Mail the verification link again',
  method: 'POST',
  path: '/api/admin/users/:id/resend-activation/',
  access: admin,
  params: one,
  response: msg,
});

const MonthlySales = z.object({
  month: z.number(),
  year: z.number(),
  sales_count: z.number(),
  revenue: money,
});

export const AdminSummary = z.object({
  restaurants: z.object({
    pending: z.number(),
    approved: z.number(),
    declined: z.number(),
    suspended: z.number(),
  }),
  users: z.object({ total: z.number(), unverified: z.number(), blocked: z.number() }),
  dishes: z.object({ live: z.number(), in_review: z.number() }),
  orders: z.number(),
  /** Paid and not cancelled, of the last twelve months. */
  revenue: money,
  monthly_revenue: money,
  /** Twelve rows, oldest first, the current month last. */
  months: z.array(MonthlySales),
  top_restaurants: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      image: mediaPath,
      sales_count: z.number(),
      revenue: money,
    }),
  ),
});
export type AdminSummary = z.infer<typeof AdminSummary>;

export const getSummary = endpoint({
  name: 'adminGetSummary',
  summary: 'The marketplace in figures',
  method: 'GET',
  path: '/api/admin/summary/',
  access: admin,
  response: AdminSummary,
});
