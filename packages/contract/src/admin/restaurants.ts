import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { isoDate, optional, page } from '../fields.ts';
import { RESTAURANT_STATUSES } from '../restaurants/registration.ts';
import { restaurantFields } from '../restaurants/restaurants.ts';
import { idParams, ReasonBody, searchText } from './fields.ts';

export const AdminRestaurant = z.object({
  id: z.number(),
  ...restaurantFields,
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
  query: z.object({
    status: optional(z.enum(RESTAURANT_STATUSES, `Must be one of ${RESTAURANT_STATUSES.join(', ')}`)),
    query: searchText,
    ...page,
  }),
  response: z.array(AdminRestaurant),
});

export const getRestaurant = endpoint({
  name: 'adminGetRestaurant',
  summary: 'One restaurant, in any status',
  method: 'GET',
  path: '/api/admin/restaurants/:id/',
  access: admin,
  params: idParams,
  response: AdminRestaurant,
});

const decision = { method: 'POST', access: admin, params: idParams, response: AdminRestaurant } as const;

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
