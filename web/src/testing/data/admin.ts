export const aSummary = {
  restaurants: { pending: 1, approved: 0, declined: 0, suspended: 0, owner_blocked: 0 },
  users: { total: 1, unverified: 0, blocked: 0 },
  dishes: { live: 0, in_review: 0 },
  orders: 0,
  revenue: 0,
  monthly_revenue: 0,
  months: [],
  top_restaurants: [],
  payments: { problems: 0, pending_refunds: 0, checked_at: null },
};

export const aWaitingRestaurant = {
  id: 5,
  name: 'Green Bowl',
  slug: 'green-bowl',
  email: 'hello@green.test',
  phone_number: '0300 1234567',
  description: 'Salads',
  address: null,
  image: null,
  latitude: 31.5,
  longitude: 74.3,
  status: 'pending',
  reason: null,
  owner: { id: 9, name: 'Salman', email: 'salman@green.test', is_blocked: false },
  open_orders: 0,
  date: '2026-01-01T00:00:00.000Z',
  decided_at: null,
};

export const aCategory = (id: number, title: string) => ({
  id,
  title,
  image: null,
  position: id,
  weather_tags: [],
  translations: {},
  dish_count: 0,
});

export const aUser = {
  id: 11,
  name: 'Hira',
  email: 'hira@example.test',
  is_admin: false,
  is_blocked: false,
  is_verified: true,
  restaurant: null,
  date: '2026-09-05T10:00:00.000Z',
};

export const aDishOfTheirs = {
  id: 31,
  did: 'abcdefgh2345',
  title: 'Mystery Stew',
  slug: 'mystery-stew',
  image: null,
  price: 450,
  stock_qty: 5,
  status: 'in-active',
  review_reason: null,
  category: 'Soups',
};

export const anAuditEntry = {
  id: 1,
  actor: { id: 2, name: 'Grace', email: 'grace@nearbite.test' },
  action: 'user.blocked',
  subject: { kind: 'user', id: 11, label: 'Hira (hira@example.test)' },
  details: {},
  address: null,
  date: '2026-11-01T10:00:00.000Z',
};
