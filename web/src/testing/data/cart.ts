import type { CartLine, CartRestaurant, CartTotals } from '@nearbite/contract/cart/cart';
import type { Slot } from '@nearbite/contract/restaurants/public-terms';

/** A restaurant of the cart that set nothing. */
export const aCartRestaurant: CartRestaurant = {
  id: 7,
  name: 'Biryani Junction',
  address: '3 Food Street, Lahore',
  latitude: 31.52,
  longitude: 74.36,
  subtotal: 1000,
  delivery_fee: 0,
  is_open: true,
  opens_at: null,
  not_served: [],
  // The reader's own, as slots below are.
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  delivers_here: null,
  minimum_missing: 0,
  offers_delivery: true,
  offers_pickup: false,
  accepts_cash: false,
  preorder_days: 0,
};

export const aCartLine: CartLine = {
  id: 11,
  dish: {
    id: 5,
    title: 'Beef Biryani',
    slug: 'beef-biryani',
    image: null,
    price: 480,
    allergens: null,
    restaurant: { id: 7, name: 'Biryani Junction' },
  },
  qty: 2,
  portion_size: 'No portion size',
  spice_level: 'Hot',
  extras: [],
  note: null,
  price_by_portion_size: 500,
  sub_total: 1000,
  available: true,
  unavailable_reason: null,
  sold_out: null,
  served_from: null,
  stock_qty: 9,
  previous_price: null,
};

export const cartTotals: CartTotals = {
  subtotal: 1000,
  tax: 50,
  service_fee: 20,
  delivery_fee: 0,
  restaurants: [aCartRestaurant],
  total: 1070,
};

/** From this hour on, of the reader's day after today. */
export function aSlot(hour: number, left: number | null = null): Slot {
  const day = new Date();
  const at = (minute: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, hour, minute).toISOString();
  return { starts_at: at(0), ends_at: at(30), left };
}
