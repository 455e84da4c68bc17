import { z } from 'zod';
import { self } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, isoDate, longId, message, page } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from './notifications.texts.ts';

export const CustomerNotification = z.object({
  id: z.number(),
  date: isoDate,
  title: z.string(),
  message: z.string(),
  order_oid: z.string().nullable(),
  /** Whose clock the order goes by; null where there is no order. */
  time_zone: z.string().nullable(),
  seen: z.boolean(),
  /** What the order is of, restaurant by restaurant; nothing where there is no order. */
  ordered: z.array(
    z.object({
      restaurant: z.string(),
      dishes: z.array(z.object({ title: z.string(), qty: z.number() })),
    }),
  ),
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
  summary: "A customer's notifications, newest first",
  method: 'GET',
  path: '/api/customer/notifications/:user_id/',
  access: self,
  params: z.object({ user_id: id }),
  query: z.object(page),
  response: z.array(CustomerNotification),
});

export const markCustomerNotificationsSeen = endpoint({
  name: 'markCustomerNotificationsSeen',
  summary: 'Those that have been read, up to a page of them; doing it again changes nothing',
  method: 'POST',
  path: '/api/customer/notifications-mark-as-seen/:user_id/',
  access: self,
  params: z.object({ user_id: id }),
  body: z.object({
    ids: z.array(longId).min(1, texts.whichAreSeen).max(LIMITS.pageSize.max, texts.whichAreSeen),
  }),
  response: message,
});
