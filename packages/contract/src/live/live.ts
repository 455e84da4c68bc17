import { z } from 'zod';
import { stage } from '../orders/stage-fields.ts';
import { ORDER_STATUSES } from '../orders/statuses.ts';
import { RESTAURANT_STATUSES } from '../restaurants/registration.ts';

export const LIVE_SOCKET_PATH = '/ws/live';

/** The first message; sent again whenever the token was renewed. In the address it would end up in logs. */
export const LiveHello = z.object({ token: z.string().min(1).max(2_000) });

/** What happened, for those it concerns. A hint to ask again, never the thing itself. */
export const LIVE_EVENTS = ['placed', 'paid', 'payment-failed', 'refunded', 'status', 'delivery'] as const;

/** Which of the administrator's lists has changed. */
export const ADMIN_LISTS = ['restaurants', 'users', 'dishes', 'categories'] as const;
export type AdminList = (typeof ADMIN_LISTS)[number];

export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong') }),
  z.object({
    type: z.literal('order'),
    event: z.enum(LIVE_EVENTS),
    oid: z.string(),
    order_status: z.enum(ORDER_STATUSES).optional(),
    stage: stage.optional(),
  }),
  /** At the listener's restaurant somebody has looked at orders that were waiting. */
  z.object({ type: z.literal('orders-seen') }),
  /** At the listener's restaurant notifications were marked as seen. */
  z.object({ type: z.literal('notifications-seen') }),
  /** The administration has decided about the listener's own restaurant, or the request for one. */
  z.object({ type: z.literal('restaurant'), status: z.enum(RESTAURANT_STATUSES) }),
  /** The listener works for another restaurant, no longer for one, or in another role. */
  z.object({ type: z.literal('workplaces') }),
  /** The administration has taken dishes of the listener's restaurant into review, or released them. */
  z.object({ type: z.literal('dishes') }),
  /** For administrators. */
  z.object({ type: z.literal('administration'), about: z.enum(ADMIN_LISTS) }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
export type LiveOrderMessage = Extract<LiveMessage, { type: 'order' }>;

/** Why a socket was closed, beyond the protocol's own codes. */
export const CLOSE = {
  goingAway: 1001,
  policy: 1008,
  internal: 1011,
  /** The server restarts: connect again. */
  restart: 1012,
  /** Too many connections: try later. */
  tryLater: 1013,
  badMessage: 4400,
  /** The sign-in is missing, wrong or no longer valid. */
  unauthorized: 4401,
  /** Wrong token, or there is nothing (left) to follow. */
  forbidden: 4403,
} as const;
