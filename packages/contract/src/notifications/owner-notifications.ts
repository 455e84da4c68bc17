import { z } from 'zod';
import { kitchenStaff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, isoDate, longId, message, optional, page, publicId } from '../fields.ts';
import * as texts from './notifications.texts.ts';

const restaurantParams = z.object({ restaurant_id: id });

/** The type of those that tell of new orders, one per item; the others tell of a part by its first item. */
export const NEW_ORDER = texts.newOrder;

export const RestaurantNotification = z.object({
  id: z.number(),
  type: z.string(),
  message: z.string(),
  order_item: z.object({ dish: z.object({ title: z.string() }), order_oid: z.string(), qty: z.number() }),
  seen: z.boolean(),
  date: isoDate,
});
export type RestaurantNotification = z.infer<typeof RestaurantNotification>;

export const listRestaurantNotifications = endpoint({
  name: 'listRestaurantNotifications',
  summary: "A restaurant's notifications, newest first",
  method: 'GET',
  path: '/api/restaurant/notifications/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  query: z.object(page),
  response: z.array(RestaurantNotification),
});

export const getRestaurantNotificationsSummary = endpoint({
  name: 'getRestaurantNotificationsSummary',
  summary: 'How many are unread, read and there in all; clients read the first element',
  method: 'GET',
  path: '/api/restaurant/notifications-summary/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  response: z
    .array(
      z.object({
        unread_notifications: z.number(),
        read_notifications: z.number(),
        all_notifications: z.number(),
        /** The latest of those counted: "all" are marked up to here, so that none is marked before it was shown. */
        newest_id: z.number().nullable(),
      }),
    )
    .length(1),
});

export const markRestaurantNotificationSeen = endpoint({
  name: 'markRestaurantNotificationSeen',
  summary: 'Mark one as seen; doing it again changes nothing',
  method: 'GET',
  path: '/api/restaurant/notifications-mark-as-seen/:restaurant_id/:notification_id/',
  access: kitchenStaff,
  params: restaurantParams.extend({ notification_id: longId }),
  response: message,
});

export const markAllRestaurantNotificationsSeen = endpoint({
  name: 'markAllRestaurantNotificationsSeen',
  summary: 'Mark all up to one, or those of one order, as seen; doing it again changes nothing',
  method: 'POST',
  path: '/api/restaurant/notifications-mark-all-as-seen/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  body: z
    .object({ up_to: optional(longId), order_oid: optional(publicId) })
    .refine(
      ({ up_to, order_oid }) => up_to !== undefined || order_oid !== undefined,
      'Send up_to, order_oid or both',
    ),
  response: message.extend({ marked: z.number() }),
});
