import {
  deliveryChanged,
  type EventKind,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderRefunded,
  ordersSeen,
  partStatusChanged,
  restaurantStatusChanged,
} from '@nearbite/contract/events';
import type { LiveNews, LiveOrderNews } from '@nearbite/contract/live';
import { z } from 'zod';

const EVENTS: readonly (readonly [EventKind, LiveOrderNews['event']])[] = [
  [orderPlaced, 'placed'],
  [orderPaid, 'paid'],
  [orderPaymentFailed, 'payment-failed'],
  [orderRefunded, 'refunded'],
  [partStatusChanged, 'status'],
  [deliveryChanged, 'delivery'],
];

export const NEWS_TOPICS = [
  ...EVENTS.map(([{ topic }]) => topic),
  ordersSeen.topic,
  restaurantStatusChanged.topic,
];

/** Of an event only the addressees and what they may know is read; an event may grow without asking here. */
const Told = z.object({
  oid: z.string(),
  user_id: z.number().nullable(),
  restaurant_ids: z.array(z.number()).optional(),
  restaurant_id: z.number().optional(),
  order_status: z.enum(['pending', 'fulfilled', 'cancelled']).optional(),
});

export type AddressedNews = {
  readonly news: LiveNews;
  readonly userId: number | null;
  readonly restaurantIds: readonly number[];
};

/** An event of the bus as news for the people it concerns. */
export function toNews(topic: string, message: unknown): AddressedNews | undefined {
  if (topic === restaurantStatusChanged.topic) return toRestaurantNews(message);
  return topic === ordersSeen.topic ? toSeenNews(message) : toOrderNews(topic, message);
}

/** For the restaurant alone: customers are not told who looks when. */
function toSeenNews(message: unknown): AddressedNews | undefined {
  const told = ordersSeen.payload.safeParse(message);
  if (!told.success) return undefined;
  return { news: { type: 'orders-seen' }, userId: null, restaurantIds: [told.data.restaurant_id] };
}

/** For the owner alone, who may have been a mere applicant until now. */
function toRestaurantNews(message: unknown): AddressedNews | undefined {
  const told = restaurantStatusChanged.payload.safeParse(message);
  if (!told.success) return undefined;
  const { owner_id, status } = told.data;
  return { news: { type: 'restaurant', status }, userId: owner_id, restaurantIds: [] };
}

function toOrderNews(topic: string, message: unknown): AddressedNews | undefined {
  const event = EVENTS.find(([kind]) => kind.topic === topic)?.[1];
  const told = Told.safeParse(message);
  if (event === undefined || !told.success) return undefined;
  const { oid, user_id, restaurant_ids = [], restaurant_id, order_status } = told.data;
  return {
    news: { type: 'order', event, oid, ...(order_status && { order_status }) },
    userId: user_id,
    restaurantIds: restaurant_id === undefined ? restaurant_ids : [restaurant_id],
  };
}
