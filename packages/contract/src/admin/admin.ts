import { z } from 'zod';
import { admin } from '../access.ts';
import { DISH_STATUSES } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { id, isoDate, mediaPath, message, money, msg, optional, page, publicId, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { PAYMENT_STATUSES } from '../orders/statuses.ts';
import { PaymentHealth } from '../payments/admin-payments.ts';
import { RESTAURANT_STATUSES } from '../restaurants/registration.ts';

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
  /** While the owner is blocked the restaurant is closed, whatever its status. */
  owner: z.object({ id: z.number(), name: z.string(), email: z.string(), is_blocked: z.boolean() }),
  open_orders: z.number(),
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
  reason: text(LIMITS.reason, 'Give a reason of 1 to 500 characters'),
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

/** What a restaurant still has to cook or deliver, and whom to call about it. */
export const AdminOpenOrder = z.object({
  oid: z.string(),
  full_name: z.string(),
  mobile: z.string(),
  date: isoDate,
  payment_status: z.enum(PAYMENT_STATUSES),
  /** The restaurant's share. */
  total: money,
  /** The dishes in words. */
  items: z.string(),
});
export type AdminOpenOrder = z.infer<typeof AdminOpenOrder>;

export const listOpenOrders = endpoint({
  name: 'adminListOpenOrders',
  summary: "A restaurant's pending orders, the oldest first",
  method: 'GET',
  path: '/api/admin/restaurants/:id/orders/',
  access: admin,
  params: one,
  query: z.object(page),
  response: z.array(AdminOpenOrder),
});

export const cancelOpenOrder = endpoint({
  name: 'adminCancelOrder',
  summary: "Cancel a restaurant's part of an order with a reason; the money goes back",
  method: 'POST',
  path: '/api/admin/restaurants/:id/orders/:oid/cancel/',
  access: admin,
  idempotent: true,
  params: one.extend({ oid: publicId }),
  body: ReasonBody,
  response: message,
});

export const AdminDish = z.object({
  id: z.number(),
  did: z.string(),
  title: z.string(),
  slug: z.string(),
  image: mediaPath,
  price: money,
  stock_qty: z.number(),
  status: z.enum(DISH_STATUSES),
  /** Why it is being reviewed. */
  review_reason: z.string().nullable(),
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

const dishVerdict = { method: 'POST', access: admin, params: one, response: AdminDish } as const;

export const reviewDish = endpoint({
  name: 'adminReviewDish',
  summary: 'Take a dish off the menu for review; its owner is told the reason and cannot put it back',
  path: '/api/admin/dishes/:id/review/',
  body: ReasonBody,
  ...dishVerdict,
});

export const releaseDish = endpoint({
  name: 'adminReleaseDish',
  summary: 'End the review of a dish, which is then live or in-active as it was before',
  path: '/api/admin/dishes/:id/release/',
  ...dishVerdict,
});

export const AdminUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
  is_blocked: z.boolean(),
  restaurant: z
    .object({
      id: z.number(),
      name: z.string(),
      status: z.enum(RESTAURANT_STATUSES),
      open_orders: z.number(),
    })
    .nullable(),
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
    /** Approved, and closed because the owner is blocked. */
    owner_blocked: z.number(),
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
  payments: PaymentHealth,
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
