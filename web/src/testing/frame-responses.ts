import { listAddresses } from '@nearbite/contract/accounts/addresses';
import { type Account, getAccount } from '@nearbite/contract/accounts/own-account';
import { listPasskeys } from '@nearbite/contract/accounts/passkeys';
import { getSecurity, listSessions } from '@nearbite/contract/accounts/security';
import { getSummary } from '@nearbite/contract/admin/summary';
import { listCart, listGuestCart } from '@nearbite/contract/cart/cart';
import { listCategories, listNearbyRestaurants } from '@nearbite/contract/catalog/catalog';
import { searchPlaces } from '@nearbite/contract/catalog/places';
import { getToday } from '@nearbite/contract/earnings/today';
import type { Endpoint, ResponseOf } from '@nearbite/contract/endpoint';
import { listFavouriteIds, listFavourites } from '@nearbite/contract/favourites/favourites';
import { getCustomerNotificationsSummary } from '@nearbite/contract/notifications/customer-notifications';
import { getRestaurantNotificationsSummary } from '@nearbite/contract/notifications/owner-notifications';
import { listPushDevices, listRiderPushDevices } from '@nearbite/contract/notifications/push';
import { listOrders } from '@nearbite/contract/orders/customer-orders';
import { getQueue, getWaitingOrders } from '@nearbite/contract/orders/owner-orders';
import { getConfig, type PublicConfig } from '@nearbite/contract/platform/platform';
import { adminGetTerms } from '@nearbite/contract/restaurants/admin-terms';
import { getRestaurantSettings } from '@nearbite/contract/restaurants/restaurants';
import { getTerms } from '@nearbite/contract/restaurants/terms';
import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { searchRestaurants } from '@nearbite/contract/search/search';
import { suggestForYou } from '@nearbite/contract/weather/for-you';
import { aRestaurantOfMine, aToday } from './data/owner.ts';

const respond = <E extends Endpoint>(endpoint: E, body: ResponseOf<E>) => [endpoint, body] as const;

export const CONFIG: PublicConfig = {
  contact_email: 'hello@nearbite.test',
  contact_phone: '+92 42 111 222 333',
  social_links: [{ name: 'Instagram', url: 'https://instagram.com/nearbite' }],
  map_tile_url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  google_maps_api_key: null,
  payment_mode: 'test',
  demo: true,
  currency: 'PKR',
  currency_decimals: 2,
  country: 'PK',
  languages: ['en', 'ur'],
};

export const anAccount: Account = {
  id: 1,
  full_name: 'Sara Khan',
  about: null,
  image: null,
  city: null,
  address: null,
  country: null,
  state: null,
  language: 'en',
  allergies: [],
  user: { email: 'sara@nearbite.test', phone: null },
};

/** What header, footer and side menus ask for on every page; a test names only what it is about. */
export const FRAME_RESPONSES = new Map<Endpoint, unknown>([
  respond(getConfig, CONFIG),
  respond(listCategories, []),
  respond(listNearbyRestaurants, []),
  respond(suggestForYou, { dishes: [], basis: 'rating' }),
  respond(listGuestCart, []),
  respond(searchPlaces, []),
  respond(listCart, []),
  respond(getAccount, anAccount),
  respond(listAddresses, []),
  respond(listFavourites, { restaurants: [], dishes: [] }),
  respond(listOrders, []),
  respond(searchRestaurants, []),
  respond(listFavouriteIds, { restaurants: [], dishes: [] }),
  respond(getSecurity, { second_factor: 'off', is_required: false, recovery_codes_left: 0 }),
  respond(listSessions, []),
  respond(listPasskeys, []),
  respond(listPushDevices, { public_key: '', devices: [] }),
  respond(listRiderPushDevices, { public_key: '', devices: [] }),
  respond(getCustomerNotificationsSummary, { unread_notifications: 0 }),
  respond(getRestaurantNotificationsSummary, [
    { unread_notifications: 0, read_notifications: 0, all_notifications: 0, newest_id: null },
  ]),
  respond(getWaitingOrders, { count: 0, oids: [] }),
  respond(getQueue, {
    counts: { new: 0, cooking: 0, ready: 0, on_the_way: 0, done: 0 },
    orders: [],
    now: '2026-11-18T12:00:00.000Z',
  }),
  respond(getToday, aToday),
  respond(getRestaurantSettings, aRestaurantOfMine),
  respond(getTerms, theTerms),
  respond(adminGetTerms, theTerms),
  respond(getSummary, {
    restaurants: { pending: 0, approved: 0, declined: 0, suspended: 0, owner_blocked: 0 },
    users: { total: 0, unverified: 0, blocked: 0 },
    dishes: { live: 0, in_review: 0 },
    orders: 0,
    revenue: 0,
    monthly_revenue: 0,
    months: [],
    top_restaurants: [],
    payments: { problems: 0, pending_refunds: 0, checked_at: null },
  }),
]);
