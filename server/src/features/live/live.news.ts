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
  userChanged,
} from '@nearbite/contract/live/events';
import type { AdminNewsSubject, LiveNews, LiveOrderNews } from '@nearbite/contract/live/live';
import { stage } from '@nearbite/contract/orders/stage-fields';
import { ORDER_STATUSES } from '@nearbite/contract/orders/statuses';
import { z } from 'zod';

const EVENTS: readonly (readonly [EventKind, LiveOrderNews['event']])[] = [
  [orderPlaced, 'placed'],
  [orderPaid, 'paid'],
  [orderPaymentFailed, 'payment-failed'],
  [orderRefunded, 'refunded'],
  [partStatusChanged, 'status'],
  [deliveryChanged, 'delivery'],
];

/** What changes a list of the administrator's. */
const ADMIN_SUBJECTS: ReadonlyMap<string, AdminNewsSubject> = new Map([
  [restaurantRequested.topic, 'restaurants'],
  [restaurantStatusChanged.topic, 'restaurants'],
  [userChanged.topic, 'users'],
  [dishReviewed.topic, 'dishes'],
  [categoriesChanged.topic, 'categories'],
]);

export const NEWS_TOPICS = [
  ...EVENTS.map(([{ topic }]) => topic),
  ordersSeen.topic,
  notificationsSeen.topic,
  ...ADMIN_SUBJECTS.keys(),
];

export function toAdminNews(topic: string): LiveNews | undefined {
  const about = ADMIN_SUBJECTS.get(topic);
  return about && { type: 'administration', about };
}

/** Of an event only the addressees and what they may know is read; an event may grow without asking here. */
const Told = z.object({
  oid: z.string(),
  user_id: z.number().nullable(),
  restaurant_ids: z.array(z.number()).optional(),
  restaurant_id: z.number().optional(),
  order_status: z.enum(ORDER_STATUSES).optional(),
  stage: stage.optional(),
});

export type AddressedNews = {
  readonly news: LiveNews;
  readonly userId: number | null;
  readonly restaurantIds: readonly number[];
};

/** An event of the bus as news for the people it concerns. */
export function toNews(topic: string, message: unknown): AddressedNews | undefined {
  if (topic === restaurantStatusChanged.topic) return toRestaurantNews(message);
  if (topic === dishReviewed.topic) return toDishNews(message);
  if (topic === ordersSeen.topic) return toSeenNews('orders-seen', message);
  if (topic === notificationsSeen.topic) return toSeenNews('notifications-seen', message);
  return toOrderNews(topic, message);
}

/** For the restaurant alone: customers are not told who looks when. */
function toSeenNews(type: 'orders-seen' | 'notifications-seen', message: unknown): AddressedNews | undefined {
  const told = ordersSeen.payload.safeParse(message);
  if (!told.success) return undefined;
  return { news: { type }, userId: null, restaurantIds: [told.data.restaurant_id] };
}

/** For the owner alone, who may have been a mere applicant until now. */
function toRestaurantNews(message: unknown): AddressedNews | undefined {
  const told = restaurantStatusChanged.payload.safeParse(message);
  if (!told.success) return undefined;
  const { owner_id, status } = told.data;
  return { news: { type: 'restaurant', status }, userId: owner_id, restaurantIds: [] };
}

function toDishNews(message: unknown): AddressedNews | undefined {
  const told = dishReviewed.payload.safeParse(message);
  if (!told.success) return undefined;
  return { news: { type: 'dishes' }, userId: null, restaurantIds: [told.data.restaurant_id] };
}

function toOrderNews(topic: string, message: unknown): AddressedNews | undefined {
  const event = EVENTS.find(([kind]) => kind.topic === topic)?.[1];
  const told = Told.safeParse(message);
  if (event === undefined || !told.success) return undefined;
  const { oid, user_id, restaurant_ids = [], restaurant_id, order_status, stage: reached } = told.data;
  return {
    news: {
      type: 'order',
      event,
      oid,
      ...(order_status && { order_status }),
      ...(reached && { stage: reached }),
    },
    userId: user_id,
    restaurantIds: restaurant_id === undefined ? restaurant_ids : [restaurant_id],
  };
}
