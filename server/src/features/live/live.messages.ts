import {
  categoriesChanged,
  deliveryChanged,
  dishReviewed,
  type EventKind,
  notificationsSeen,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderRefunded,
  ordersSeen,
  partStatusChanged,
  restaurantRequested,
  restaurantStatusChanged,
  staffChanged,
  userChanged,
} from '@nearbite/contract/live/events';
import type { AdminList, LiveMessage, LiveOrderMessage } from '@nearbite/contract/live/live';
import { stage } from '@nearbite/contract/orders/stage-fields';
import { ORDER_STATUSES } from '@nearbite/contract/orders/statuses';
import { z } from 'zod';

const EVENTS: readonly (readonly [EventKind, LiveOrderMessage['event']])[] = [
  [orderPlaced, 'placed'],
  [orderPaid, 'paid'],
  [orderPaymentFailed, 'payment-failed'],
  [orderRefunded, 'refunded'],
  [partStatusChanged, 'status'],
  [deliveryChanged, 'delivery'],
];

/** What changes a list of the administrator's. */
const CHANGED_LISTS: ReadonlyMap<string, AdminList> = new Map([
  [restaurantRequested.topic, 'restaurants'],
  [restaurantStatusChanged.topic, 'restaurants'],
  [userChanged.topic, 'users'],
  [dishReviewed.topic, 'dishes'],
  [categoriesChanged.topic, 'categories'],
]);

export const LIVE_TOPICS = [
  ...EVENTS.map(([{ topic }]) => topic),
  ordersSeen.topic,
  notificationsSeen.topic,
  staffChanged.topic,
  ...CHANGED_LISTS.keys(),
];

export function toAdminMessage(topic: string): LiveMessage | undefined {
  const about = CHANGED_LISTS.get(topic);
  return about && { type: 'administration', about };
}

/** Of an event only the addressees and what they may know is read; an event may grow without asking here. */
const OrderEvent = z.object({
  oid: z.string(),
  user_id: z.number().nullable(),
  restaurant_ids: z.array(z.number()).optional(),
  restaurant_id: z.number().optional(),
  order_status: z.enum(ORDER_STATUSES).optional(),
  stage: stage.optional(),
});

export type AddressedMessage = {
  readonly message: LiveMessage;
  readonly userId: number | null;
  readonly restaurantIds: readonly number[];
};

/** An event of the bus as a message for the people it concerns. */
export function toLiveMessage(topic: string, event: unknown): AddressedMessage | undefined {
  if (topic === restaurantStatusChanged.topic) return toRestaurantMessage(event);
  if (topic === dishReviewed.topic) return toDishMessage(event);
  if (topic === staffChanged.topic) return toStaffMessage(event);
  if (topic === ordersSeen.topic) return toSeenMessage('orders-seen', event);
  if (topic === notificationsSeen.topic) return toSeenMessage('notifications-seen', event);
  return toOrderMessage(topic, event);
}

/** For the restaurant alone: customers are not told who looks when. */
function toSeenMessage(
  type: 'orders-seen' | 'notifications-seen',
  event: unknown,
): AddressedMessage | undefined {
  const parsed = ordersSeen.payload.safeParse(event);
  if (!parsed.success) return undefined;
  return { message: { type }, userId: null, restaurantIds: [parsed.data.restaurant_id] };
}

/** For the owner alone, who may have been a mere applicant until now. */
function toRestaurantMessage(event: unknown): AddressedMessage | undefined {
  const parsed = restaurantStatusChanged.payload.safeParse(event);
  if (!parsed.success) return undefined;
  const { owner_id, status } = parsed.data;
  return { message: { type: 'restaurant', status }, userId: owner_id, restaurantIds: [] };
}

function toStaffMessage(event: unknown): AddressedMessage | undefined {
  const parsed = staffChanged.payload.safeParse(event);
  if (!parsed.success) return undefined;
  return { message: { type: 'workplaces' }, userId: parsed.data.user_id, restaurantIds: [] };
}

function toDishMessage(event: unknown): AddressedMessage | undefined {
  const parsed = dishReviewed.payload.safeParse(event);
  if (!parsed.success) return undefined;
  return { message: { type: 'dishes' }, userId: null, restaurantIds: [parsed.data.restaurant_id] };
}

function toOrderMessage(topic: string, event: unknown): AddressedMessage | undefined {
  const name = EVENTS.find(([kind]) => kind.topic === topic)?.[1];
  const parsed = OrderEvent.safeParse(event);
  if (name === undefined || !parsed.success) return undefined;
  const { oid, user_id, restaurant_ids = [], restaurant_id, order_status, stage: reached } = parsed.data;
  return {
    message: {
      type: 'order',
      event: name,
      oid,
      ...(order_status && { order_status }),
      ...(reached && { stage: reached }),
    },
    userId: user_id,
    restaurantIds: restaurant_id === undefined ? restaurant_ids : [restaurant_id],
  };
}
