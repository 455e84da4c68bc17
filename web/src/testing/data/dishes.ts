import type { CartLine } from '@nearbite/contract/cart/cart';
import type { Dish, NearbyRestaurant, Shop } from '@nearbite/contract/catalog/catalog';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';

export const aDish: Dish = {
  id: 5,
  did: 'dabcdefghijkl',
  slug: 'chicken-biryani',
  title: 'Chicken Biryani',
  description: 'Long-grain rice layered with chicken.',
  image: '/media/one.webp',
  price: 600,
  old_price: 700,
  price_by_portion_size: null,
  dish_rating: 4.3,
  review_count: 38,
  category: { id: 1, title: 'Biryani' },
  diets: [],
  allergens: null,
  tags: [],
  stock_qty: 9,
  sold_out_until: null,
  served_from: null,
  status: 'live',
  orders: 3,
  date: '2020-01-01T00:00:00.000Z',
  specification: [{ title: 'Serves', content: '2 people' }],
  gallery: [{ image: '/media/two.webp' }],
  portion_size: [
    { size_name: 'Single', price: 0 },
    { size_name: 'Double', price: 250 },
  ],
  spice_level: [{ level_name: 'Extra Hot', additional_price: 20.5 }],
  extras: [],
  reviews: [],
  restaurant: {
    id: 7,
    name: 'Biryani Junction',
    slug: 'biryani-junction',
    phone_number: '+92 42 1234567',
    address: '12 Main Boulevard',
    description: 'Slow-cooked.',
    image: null,
    latitude: 31.5,
    longitude: 74.3,
    ...noTerms,
  },
};

export const anOwnerDish: OwnerDish = {
  ...aDish,
  version: 1,
  translations: {},
  daily_portions: null,
  review_reason: null,
  position: null,
  served: [],
  category_served: [],
};

export const aCartLine: CartLine = {
  id: 11,
  dish: {
    id: aDish.id,
    title: aDish.title,
    slug: aDish.slug,
    image: null,
    price: aDish.price,
    allergens: aDish.allergens,
    restaurant: { id: 7, name: 'Biryani Junction' },
  },
  qty: 1,
  portion_size: 'No portion size',
  spice_level: 'No spice level',
  extras: [],
  note: null,
  price_by_portion_size: aDish.price,
  sub_total: aDish.price,
  available: true,
  unavailable_reason: null,
  sold_out: null,
  served_from: null,
  stock_qty: 9,
  previous_price: null,
};

export const aShop: Shop = {
  ...aDish.restaurant,
  ...noTerms,
  dish_count: 12,
  rating: 4.5,
  review_count: 548,
  opening_hours: [],
  closed_days: [],
};

export const aRestaurant: NearbyRestaurant = {
  id: 7,
  name: 'Biryani Junction',
  slug: 'biryani-junction',
  image: null,
  description: null,
  distance_km: 1.2,
  rating: 4.5,
  review_count: 548,
  latitude: 31.5,
  longitude: 74.3,
  ...noTerms,
};
