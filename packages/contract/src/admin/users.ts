import { z } from 'zod';
import { admin } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { isoDate, msg, optional, page, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { RESTAURANT_STATUSES } from '../restaurants/registration.ts';
import { idParams, REASON_MESSAGE, searchText } from './fields.ts';

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
  params: idParams,
  /** The reason is kept in the audit log; the page asks for one, calls of before it was asked for have none. */
  body: z.object({ reason: optional(text(LIMITS.reason, REASON_MESSAGE)) }),
  response: AdminUser,
});

export const unblockUser = endpoint({
  name: 'adminUnblockUser',
  summary: 'Let a blocked user sign in again; their restaurant is as it was',
  method: 'POST',
  path: '/api/admin/users/:id/unblock/',
  access: admin,
  params: idParams,
  response: AdminUser,
});

export const endUserSessions = endpoint({
  name: 'adminEndUserSessions',
  summary: 'End all sign-ins of a user at once; they may sign in again',
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions/',
  access: admin,
  params: idParams,
  response: msg,
});

export const resendUserActivation = endpoint({
  name: 'adminResendUserActivation',
  summary: 'Mail the verification link again',
  method: 'POST',
  path: '/api/admin/users/:id/resend-activation/',
  access: admin,
  params: idParams,
  response: msg,
});
