import { z } from 'zod';
import { stage } from '../orders/stage-fields.ts';
import { ORDER_STATUSES } from '../orders/statuses.ts';
import { RESTAURANT_STATUSES } from '../restaurants/registration.ts';

/** What has happened, published on the bus after the change was committed. Hints for live views, never records. */
export type EventKind<Payload extends z.ZodType = z.ZodType> = {
  readonly topic: string;
  readonly payload: Payload;
};

const event = <Payload extends z.ZodType>(topic: string, payload: Payload): EventKind<Payload> => ({
  topic,
  payload,
});

/** `user_id` is null for a guest's order. */
const order = { oid: z.string(), user_id: z.number().nullable(), restaurant_ids: z.array(z.number()) };

export const orderPlaced = event('order.placed', z.object(order));
export const orderPaid = event('order.paid', z.object(order));
export const orderPaymentFailed = event('order.payment-failed', z.object(order));
export const orderRefunded = event('order.refunded', z.object(order));

export const partStatusChanged = event(
  'part.status-changed',
  z.object({
    oid: z.string(),
    user_id: z.number().nullable(),
    restaurant_id: z.number(),
    order_status: z.enum(ORDER_STATUSES),
    stage,
  }),
);

/** A rider was assigned to a part, or the food was handed over. */
export const deliveryChanged = event(
  'delivery.changed',
  z.object({ oid: z.string(), user_id: z.number().nullable(), restaurant_id: z.number() }),
);

/** Riders of the restaurant have new links; the old ones open nothing any more. */
export const riderLinksRenewed = event('rider-links.renewed', z.object({ restaurant_id: z.number() }));

/** Somebody at the restaurant has looked at orders that were waiting. */
export const ordersSeen = event('orders.seen', z.object({ restaurant_id: z.number() }));
/** Somebody at the restaurant has marked notifications as seen. */
export const notificationsSeen = event('notifications.seen', z.object({ restaurant_id: z.number() }));

export const restaurantStatusChanged = event(
  'restaurant.status-changed',
  z.object({ restaurant_id: z.number(), owner_id: z.number(), status: z.enum(RESTAURANT_STATUSES) }),
);
export const restaurantRequested = event('restaurant.requested', z.object({ restaurant_id: z.number() }));
export const categoriesChanged = event('categories.changed', z.object({}));
/** An account came in, was verified, blocked or unblocked. */
export const userChanged = event('user.changed', z.object({ user_id: z.number() }));
/** The administrator took a dish into review, or released it. */
export const dishReviewed = event('dish.reviewed', z.object({ restaurant_id: z.number() }));
/** A person has logged out or ended a sign-in elsewhere. */
export const sessionsEnded = event('sessions.ended', z.object({ user_id: z.number() }));
/** Somebody has joined a restaurant's staff, got another role there, or left it. */
export const staffChanged = event('staff.changed', z.object({ user_id: z.number() }));
export const userBlocked = event('user.blocked', z.object({ user_id: z.number() }));

export type EventPayload<E> = E extends EventKind<infer Payload> ? z.infer<Payload> : never;
