import type { Tracking } from '@nearbite/contract/tracking';

/** One restaurant's part of an order that is on its way. */
export const aTrackedPart = {
  id: 7,
  name: 'Biryani Junction',
  latitude: 31.51,
  longitude: 74.34,
  state: 'live',
  order_status: 'fulfilled',
  rider: 'Yasir',
  delivered_at: null,
} as const satisfies Tracking['restaurants'][number];
