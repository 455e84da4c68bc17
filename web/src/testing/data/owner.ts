import type { Today } from '@nearbite/contract/earnings/today';
import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { OwnRestaurant } from '@nearbite/contract/restaurants/restaurants';
import type { getReviewSummary } from '@nearbite/contract/reviews/owner-reviews';

export const aReviewSummary: ResponseOf<typeof getReviewSummary> = {
  all: { rating: 4.37, count: 128 },
  recent: { rating: 4.55, count: 12 },
  before: { rating: 4.21, count: 9 },
  unanswered: 1,
};

export const aRestaurantOfMine: OwnRestaurant = {
  id: 7,
  user_id: 2,
  name: 'Biryani Junction',
  slug: 'biryani-junction',
  email: 'kitchen@nearbite.test',
  phone_number: '+92 42 1234567',
  description: 'Dum biryani',
  address: null,
  image: null,
  latitude: 31,
  longitude: 74,
  translations: {},
  status: 'approved',
  status_reason: null,
};

const NO_SALES = {
  net: 0,
  takings: 0,
  cash: 0,
  card: 0,
  refunded: 0,
  orders: 0,
  average_minutes: null,
  late: 0,
  declined: 0,
  unanswered: 0,
  canceled: 0,
  hours: [],
};

/** Of a kitchen that has sold nothing yet. */
export const aToday: Today = {
  date: '2026-11-18',
  ...NO_SALES,
  best: [],
  before: { date: '2026-11-11', ...NO_SALES },
  checklist: { hours: true, area: true, dishes: 2, order: false, slug: 'the-bowl' },
};

export const aPart: OrderPart = {
  number: null,
  oid: 'abcdefgh2345',
  full_name: 'Sara Khan',
  mobile: '+92 300 1',
  address: '7 Mall Road',
  city: 'Lahore',
  date: '2026-11-01T10:00:00.000Z',
  order_status: 'pending',
  stage: 'accepted',
  stages: { placed: '2026-11-01T10:00:00.000Z', accepted: '2026-11-01T10:02:00.000Z' },
  promised_at: null,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  fulfilment: 'delivery',
  payment_method: 'card',
  note: null,
  deliver_at: null,
  deliver_until: null,
  allergies: [],
  latitude: null,
  longitude: null,
  stays_canceled: false,
  steps_by: {},
  answer_by: null,
  ended_by: null,
  reason: null,
  payment_status: 'paid',
  sub_total: 100,
  tax_fee: 5,
  service_fee: 2,
  delivery_fee: 0,
  saved: 0,
  total: 107,
  refunded: 0,
  paid_at: '2026-11-01T10:01:00.000Z',
  tracking_token: 't',
  orderitem: [],
  restaurant: [{ name: 'Biryani Junction', phone_number: '1' }],
  rider: null,
  fulfilled_at: null,
  delivered_at: null,
  cancelled_at: null,
};

export const anItem: OrderPart['orderitem'][number] = {
  dish: { title: 'Beef Biryani', slug: 'beef-biryani', image: null },
  qty: 2,
  price: 50,
  total: 100,
  portion_size: NO_PORTION_SIZE,
  spice_level: NO_SPICE_LEVEL,
  extras: [],
  note: null,
};

/** One page of a longer list. */
export const listed = (rows: readonly unknown[], total: number) =>
  Response.json(rows, { headers: { 'x-total-count': String(total) } });
