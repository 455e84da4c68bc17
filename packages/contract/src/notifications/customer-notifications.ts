import { z } from 'zod';
import { self } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, isoDate, page } from '../fields.ts';

export const CustomerNotification = z.object({
  id: z.number(),
  date: isoDate,
  title: z.string(),
  message: z.string(),
  order_oid: z.string().nullable(),
  /** Whose clock the order goes by; null where there is no order. */
  time_zone: z.string().nullable(),
  seen: z.boolean(),
});
export type CustomerNotification = z.infer<typeof CustomerNotification>;

export const getCustomerNotificationsSummary = endpoint({
  name: 'getCustomerNotificationsSummary',
  summary: 'How many of them are unread, counted up to 100',
  method: 'GET',
  path: '/api/customer/notifications-summary/:user_id/',
  access: self,
  params: z.object({ user_id: id }),
  response: z.object({ unread_notifications: z.number() }),
});

export const listCustomerNotifications = endpoint({
  name: 'listCustomerNotifications',
  summary: "A customer's notifications, newest first; listed ones count as seen from then on",
  method: 'GET',
  path: '/api/customer/notifications/:user_id/',
  access: self,
  params: z.object({ user_id: id }),
  query: z.object(page),
  response: z.array(CustomerNotification),
});
