import { z } from 'zod';
import { anyone } from '../access.ts';
import { label } from '../dishes/dish-translations.ts';
import { endpoint } from '../endpoint.ts';
import {
  flag,
  id,
  isoDate,
  lang,
  latitude,
  longitude,
  mediaPath,
  money,
  optional,
  page,
  slug,
  withPlace,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { PublicTerms } from '../restaurants/public-terms.ts';
import { Review } from '../reviews/customer-reviews.ts';
import { dishDiets, dishFilter } from './diet-fields.ts';

/** A dish carries this badge for so many days after it was added. */
export const NEW_DISH_DAYS = 14;
/** So many of the newest reviews come with the dish itself; the review list has them all. */
export const REVIEWS_WITH_DISH = 20;
/** So many of the closest restaurants are listed where none is within reach. */
export const CLOSEST_RESTAURANTS = 20;
/** So many of the best rated are listed when there is no position at all. */
export const BEST_RESTAURANTS = 200;
export const DISH_STATUSES = ['live', 'in-active', 'in-review'] as const;
export const Category = z.object({ id: z.number(), title: z.string(), image: z.string().nullable() });
export type Category = z.infer<typeof Category>;

export const listCategories = endpoint({
  name: 'listCategories',
  summary: 'Categories in the order they are shown; pictures as full addresses',
  method: 'GET',
  path: '/api/store/categories/',
  access: anyone,
  response: z.array(Category),
});

export const DishRestaurant = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  phone_number: z.string(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  image: mediaPath,
  latitude: z.number(),
  longitude: z.number(),
});
export type DishRestaurant = z.infer<typeof DishRestaurant>;

/** With what it offers and asks at this moment, at the position asked about. */
const SellingRestaurant = DishRestaurant.extend(PublicTerms.shape);

/** As of a dish; absent where the owner said nothing. */
export const optionSoldOut = isoDate.optional();

/** Choices beside portion and spice level: so many to so many of the options, each once. */
export const ExtraGroup = z.object({
  name: z.string(),
  label,
  min: z.number(),
  max: z.number(),
  options: z.array(z.object({ name: z.string(), label, price: money, sold_out_until: optionSoldOut })),
});
export type ExtraGroup = z.infer<typeof ExtraGroup>;

/** A dish as lists show it. */
export const ListedDish = z.object({
  id: z.number(),
  did: z.string(),
  slug: z.string(),
  title: z.string(),
  /** In other languages, for the menu's own search; only menus have it. */
  other_titles: z.array(z.string()).optional(),
  description: z.string(),
  image: mediaPath,
  price: money,
  old_price: money.nullable(),
  /** Price with the asked portion; null when none was asked for. */
  price_by_portion_size: money.nullable(),
  /** The exact mean; the page that shows it rounds it. */
  dish_rating: z.number().nullable(),
  review_count: z.number(),
  category: z.object({ id: z.number(), title: z.string() }),
  tags: z.array(z.string()),
  ...dishDiets,
  stock_qty: z.number(),
  /** Sold out until then, whatever is in stock; a moment that has passed says nothing. */
  sold_out_until: isoDate.nullable(),
  /** Not served now, but from then on; null while it is. */
  served_from: isoDate.nullable(),
  status: z.enum(DISH_STATUSES),
  orders: z.number(),
  /** When it was added. */
  date: z.string(),
  specification: z.array(z.object({ title: z.string(), content: z.string() })),
  gallery: z.array(z.object({ image: z.string() })),
  portion_size: z.array(
    z.object({ size_name: z.string(), label, price: money, sold_out_until: optionSoldOut }),
  ),
  spice_level: z.array(
    z.object({ level_name: z.string(), label, additional_price: money, sold_out_until: optionSoldOut }),
  ),
  extras: z.array(ExtraGroup),
  restaurant: SellingRestaurant,
});
export type ListedDish = z.infer<typeof ListedDish>;

export const Dish = ListedDish.extend({ reviews: z.array(Review) });
export type Dish = z.infer<typeof Dish>;

export const listDishes = endpoint({
  name: 'listDishes',
  summary: "A restaurant's menu",
  method: 'GET',
  path: '/api/store/dishes/',
  access: anyone,
  query: withPlace({ restaurant_id: id, ...dishFilter, ...page, lang }),
  response: z.array(ListedDish),
});

export const getDish = endpoint({
  name: 'getDish',
  summary: 'One dish, priced for a portion if asked',
  method: 'GET',
  path: '/api/store/dish/:slug',
  access: anyone,
  params: z.object({ slug }),
  query: withPlace({ portion_size: optional(z.string().max(LIMITS.title.max)), lang }),
  response: Dish,
});

export const NearbyRestaurant = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    image: mediaPath,
    description: z.string().nullable(),
    /** From the position asked about; null when there is none. */
    distance_km: z.number().nullable(),
    rating: z.number().nullable(),
    review_count: z.number(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .extend(PublicTerms.shape);
export type NearbyRestaurant = z.infer<typeof NearbyRestaurant>;

/** What a list of restaurants may go by. Without a position `distance` means the best rated first. */
export const RESTAURANT_SORTS = ['distance', 'rating', 'eta', 'delivery_fee', 'minimum'] as const;
export type RestaurantSort = (typeof RESTAURANT_SORTS)[number];
/** So many of the nearest are looked at where a list goes by anything but distance, or leaves some out. */
export const SORTED_RESTAURANTS = 500;

/** What leaves restaurants out of a list. */
const restaurantFlags = {
  open: optional(flag),
  /** To the place asked about; without one nothing is left out. */
  delivers: optional(flag),
  /** No fee here, or one that a basket can lift. */
  free_delivery: optional(flag),
  /** Sells something of this category. */
  category: optional(id),
  /** Sells something that suits all of these. */
  diet: dishFilter.diet,
};

export const listNearbyRestaurants = endpoint({
  name: 'listNearbyRestaurants',
  summary: `Restaurants within reach, else the closest; without a position the saved one, else the best rated. Sorted or filtered, the nearest ${SORTED_RESTAURANTS} count; what is equal follows by distance, then id`,
  method: 'GET',
  path: '/api/restaurant/nearby-restaurants/',
  access: anyone,
  query: withPlace({
    sort: z.enum(RESTAURANT_SORTS).default('distance'),
    ...restaurantFlags,
    ...page,
    lang,
  }),
  response: z.array(NearbyRestaurant),
});

/** A map carries so many markers at once; where there are more, the best rated. */
export const MAP_MARKERS = 100;

export const MappedRestaurant = NearbyRestaurant.pick({
  id: true,
  name: true,
  slug: true,
  rating: true,
  review_count: true,
  latitude: true,
  longitude: true,
});
export type MappedRestaurant = z.infer<typeof MappedRestaurant>;

/** A part of the map. `west` is greater than `east` where it reaches over the 180th meridian. */
export const MapBounds = z
  .object({ south: latitude, west: longitude, north: latitude, east: longitude, lang })
  .refine(({ south, north }) => south <= north, 'South must not be north of north');
export type MapBounds = Readonly<Record<'south' | 'west' | 'north' | 'east', number>>;

export const listMapRestaurants = endpoint({
  name: 'listMapRestaurants',
  summary: `The restaurants in a part of the map, at most ${MAP_MARKERS}, best rated first; the header says how many there are`,
  method: 'GET',
  path: '/api/restaurant/map-restaurants/',
  access: anyone,
  query: MapBounds,
  response: z.array(MappedRestaurant),
});

/** A restaurant as its public pages show it. */
export const Shop = SellingRestaurant.extend({
  dish_count: z.number(),
  rating: z.number().nullable(),
  review_count: z.number(),
  /** By weekday (Monday = 0) and the restaurant's own clock; empty: always open. */
  opening_hours: z.array(z.object({ day: z.number(), opens: z.string(), closes: z.string() })),
  /** Dates of its calendar on which nothing opens. */
  closed_days: z.array(z.string()),
});
export type Shop = z.infer<typeof Shop>;

export const getShop = endpoint({
  name: 'getShop',
  summary: "A restaurant's public face",
  method: 'GET',
  path: '/api/restaurant/shop/:slug/',
  access: anyone,
  params: z.object({ slug }),
  query: withPlace({ lang }),
  response: Shop,
});

export const getShopById = endpoint({
  name: 'getShopById',
  summary: 'The same, by id',
  method: 'GET',
  path: '/api/store/restaurant/:id/',
  access: anyone,
  params: z.object({ id }),
  query: withPlace({ lang }),
  response: Shop,
});

export const listShopDishes = endpoint({
  name: 'listShopDishes',
  summary: "A restaurant's menu, by the restaurant's public address",
  method: 'GET',
  path: '/api/restaurant/dishes-store/:slug/',
  access: anyone,
  params: z.object({ slug }),
  query: withPlace({ ...dishFilter, ...page, lang }),
  response: z.array(ListedDish),
});
