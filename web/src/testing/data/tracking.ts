import type { Tracking } from '@nearbite/contract/tracking/tracking';

/** One restaurant's part of an order that is on its way. */
export const aTrackedPart = {
  id: 7,
  name: 'Biryani Junction',
  latitude: 31.51,
  longitude: 74.34,
  state: 'live',
  order_status: 'fulfilled',
  stage: 'on_the_way',
  promised_at: null,
  deliver_at: null,
  deliver_until: null,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  rider: 'Yasir',
  rider_phone: '0300 1112223',
  rider_id: 3,
  delivered_at: null,
} as const satisfies Tracking['restaurants'][number];

/** A delivery as the link of its rider shows it. */
export const aDelivery = {
  number: 17,
  restaurant: 'Biryani Junction',
  restaurant_phone: '042 1234567',
  full_name: 'Amina Khan',
  mobile: '+92 300 7654321',
  address: '7 Canal View',
  city: 'Lahore',
  items: [
    { title: 'Chicken Biryani', qty: 2, portion_size: 'Full', spice_level: 'Hot', extras: [] },
    { title: 'Raita', qty: 1, portion_size: 'No portion size', spice_level: 'No spice level', extras: [] },
  ],
  note: null,
  payment_status: 'paid',
  collect: null,
  total: 1_535,
} as const satisfies Tracking['delivery'];
