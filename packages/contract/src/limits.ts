/** Lengths and ranges, once for both sides and for the database's checks. */
export const LIMITS = {
  personName: { min: 3, max: 50 },
  fullName: { min: 1, max: 50 },
  email: { min: 5, max: 50 },
  password: { min: 6, max: 50 },
  adminPassword: { min: 12 },
  passkeyName: { min: 1, max: 50 },
  pushDeviceName: { min: 1, max: 50 },
  title: { min: 1, max: 100 },
  phone: { min: 7, max: 20 },
  address: { min: 3, max: 200 },
  city: { min: 2, max: 60 },
  description: { min: 1, max: 2000 },
  about: { min: 0, max: 2000 },
  reviewText: { min: 1, max: 1000 },
  reviewPhotos: 3,
  reason: { min: 1, max: 500 },
  orderNote: { min: 1, max: 300 },
  marketplaceTerms: { min: 0, max: 20_000 },
  /** How one dish of the cart is to be made. */
  lineNote: { min: 1, max: 300 },
  searchQuery: { min: 1, max: 100 },
  /** Of a street or place. */
  placeQuery: { min: 2, max: 100 },
  /** In the smallest unit: the database counts no further. */
  priceMinor: { min: 0, max: 100_000_000 },
  stock: { min: 0, max: 100_000 },
  dishesPerRestaurant: 2_000,
  dishListRows: 50,
  extraGroups: 10,
  extraOptions: 30,
  cartQty: { min: 1, max: 99 },
  rating: { min: 1, max: 5 },
  pageSize: { default: 100, max: 200 },
  upload: { bytes: 5 * 1024 * 1024, megapixels: 40, longestEdgePx: 1600, sentEdgePx: 2000 },
} as const;

/** Of a restaurant's terms. */
export const TERMS_LIMITS = {
  openingSpans: 50,
  closedDays: 200,
  closedDayReason: { min: 0, max: 100 },
  polygonPoints: 200,
  prepMinutes: { min: 1, max: 240 },
  busyExtraMinutes: { min: 0, max: 120 },
  radiusKm: { min: 0.1, max: 100 },
  preorderDays: { min: 0, max: 30 },
  slotMinutes: { min: 10, max: 240 },
  slotCapacity: { min: 1, max: 1000 },
  /** The longest pause that may be planned. */
  pauseDays: 366,
} as const;

export const CART_ID_LENGTH = 30;
export const CART_ID_ALPHABET = 'ABCDEFGHIJKL12345';

/** "Nearby" and "within reach" mean this many kilometres. */
export const REACH_KM = 10;

/** Long lists are counted exactly up to here; beyond, `X-Total-Count` says this and `X-Total-More: 1`. */
export const COUNTED_UP_TO = 200;

/** What both sides say and accept of uploaded pictures; the server decides by content, the browser only asks. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
