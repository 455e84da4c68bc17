import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import { formatMoney } from '@nearbite/domain/money';
import { OBSTACLES, type Obstacle } from '@nearbite/domain/orders/order-obstacles';
import { findCity, isInCity } from '@nearbite/domain/places/places';
import { servedFromText } from '@nearbite/domain/times/opening-text';
import { formatOpeningForReader } from '../../ui/format/format-opening.ts';
import * as texts from './cart.texts.tsx';
import { isTimeMissing, type OrderPreferences } from './placing/order-choices.ts';

/**
 * What the customer can do about an obstacle: choose otherwise in the cart, or leave it for the restaurant's `menu`,
 * to add something, or to look `elsewhere`.
 */
export type ObstacleAction =
  | 'schedule'
  | 'now'
  | 'pickup'
  | 'delivery'
  | 'address'
  | 'place'
  | 'remove'
  | 'card'
  | 'menu'
  | 'elsewhere';

export type CartObstacle = {
  readonly code: Obstacle | 'not_served' | 'time_missing' | 'nothing_orderable' | 'place_mismatch';
  readonly restaurant: Pick<CartRestaurant, 'id' | 'name'> | undefined;
  readonly text: string;
  readonly actions: readonly ObstacleAction[];
};

/**
 * What stands in the way of the order with these preferences, in the order in which the server would refuse it. Of
 * the restaurants that are ordered from, those are given of which something can be ordered.
 */
export function obstaclesOf(
  restaurants: readonly CartRestaurant[],
  preferences: OrderPreferences,
): CartObstacle[] {
  if (restaurants.length === 0) return [nothingOrderable(preferences)];
  const found = OBSTACLES.flatMap((code) =>
    restaurants.flatMap((restaurant): CartObstacle[] => {
      const text = TEXTS[code](restaurant, preferences);
      const { id, name } = restaurant;
      const actions = actionsFor(code, { restaurants, restaurantId: id, preferences });
      return text === undefined ? [] : [{ code, restaurant: { id, name }, text, actions }];
    }),
  );
  const mismatch = findPlaceMismatch(restaurants, preferences);
  return [
    ...(isTimeMissing(preferences) ? [timeMissing(restaurants)] : []),
    ...(mismatch ? [mismatch] : []),
    ...found,
    ...restaurants.flatMap((restaurant) => notServed(restaurant, restaurants, preferences)),
  ];
}

/** Dishes that are not served at the time of the order; a closed kitchen is enough of a reason. */
function notServed(
  { id, name, is_open, not_served, time_zone }: CartRestaurant,
  restaurants: readonly CartRestaurant[],
  preferences: OrderPreferences,
): CartObstacle[] {
  if (!is_open || not_served.length === 0 || isTimeMissing(preferences)) return [];
  const told = not_served.map(({ title, served_from }) =>
    texts.servedFrom(title, servedFromText(new Date(served_from), new Date(), time_zone)),
  );
  const hasSlots = canSchedule(restaurants);
  const text = [...told, hasSlots ? texts.orderForThen : texts.waitsInCart].join(' ');
  return [{ code: 'not_served', restaurant: { id, name }, text, actions: hasSlots ? ['schedule'] : [] }];
}

type TypedPlace = Pick<OrderPreferences, 'fulfilment' | 'pin' | 'typedCity'>;
type Kitchen = Pick<CartRestaurant, 'name' | 'latitude' | 'longitude'>;

const farText = (kitchen: Kitchen, { fulfilment, typedCity }: TypedPlace): string | undefined => {
  const city = fulfilment === 'delivery' ? findCity(typedCity) : undefined;
  return city && !isInCity(city, kitchen) ? texts.doesNotDeliverTo(kitchen.name, city.city) : undefined;
};

/** The server goes by the pin and never by the city: what contradicts it is asked about here. */
function findPlaceMismatch(
  restaurants: readonly Kitchen[],
  preferences: TypedPlace,
): CartObstacle | undefined {
  const { fulfilment, pin, typedCity } = preferences;
  const city = fulfilment === 'delivery' ? findCity(typedCity) : undefined;
  if (!city || !pin || isInCity(city, pin)) return undefined;
  // What a restaurant says to the city is enough.
  if (restaurants.some((kitchen) => farText(kitchen, preferences) !== undefined)) return undefined;
  return {
    code: 'place_mismatch',
    restaurant: undefined,
    text: texts.addressElsewhere(city.city),
    actions: ['address', 'place'],
  };
}

/** Why no order may be sent to the city that was typed; the server would take it. */
export function findCityProblem(
  restaurants: readonly Kitchen[],
  preferences: TypedPlace,
): string | undefined {
  const far = restaurants.map((kitchen) => farText(kitchen, preferences)).find((text) => text !== undefined);
  return far ?? findPlaceMismatch(restaurants, preferences)?.text;
}

const nothingOrderable = ({ restaurantId }: OrderPreferences): CartObstacle => ({
  code: 'nothing_orderable',
  restaurant: undefined,
  text: restaurantId === undefined ? texts.nothingOrderable : texts.nothingOfRestaurant,
  actions: ['elsewhere'],
});

/** The restaurants are not asked whether they are open before a time is chosen. */
const timeMissing = (restaurants: readonly CartRestaurant[]): CartObstacle => {
  const areOpen = restaurants.every(({ is_open }) => is_open);
  return {
    code: 'time_missing',
    restaurant: undefined,
    text: texts.noTimeYet,
    actions: areOpen ? ['schedule', 'now'] : ['schedule'],
  };
};

/** With when it opens by its own clock, whose zone is named where the reader's differs. */
export const closedText = (name: string, opening: Pick<CartRestaurant, 'opens_at' | 'time_zone'>): string =>
  texts.closed(name, opening.opens_at === null ? undefined : formatOpeningForReader(opening));

/** Undefined where the restaurant has nothing against the order. */
type Text = (restaurant: CartRestaurant, preferences: OrderPreferences) => string | undefined;

const TEXTS: Readonly<Record<Obstacle, Text>> = {
  restaurant_closed: ({ name, is_open, opens_at, time_zone }, preferences) => {
    if (is_open || isTimeMissing(preferences)) return undefined;
    if (preferences.deliverAt !== undefined) return texts.closedThen(name);
    return closedText(name, { opens_at, time_zone });
  },
  fulfilment_refused: ({ name, offers_delivery, offers_pickup }, { fulfilment }) => {
    if (fulfilment === 'pickup') return offers_pickup ? undefined : texts.noPickup(name);
    return offers_delivery ? undefined : texts.noDelivery(name);
  },
  out_of_area: (restaurant, preferences) => {
    const { name, delivers_here, offers_delivery } = restaurant;
    if (preferences.fulfilment === 'pickup' || !offers_delivery) return undefined;
    return (
      farText(restaurant, preferences) ??
      (delivers_here === false ? texts.doesNotDeliverHere(name) : undefined)
    );
  },
  below_minimum: ({ name, minimum_missing }) =>
    minimum_missing > 0 ? texts.belowMinimum(formatMoney(minimum_missing), name) : undefined,
  // Only the server knows whether a place is left.
  slot_full: () => undefined,
  cash_refused: ({ name, accepts_cash }, { paymentMethod }) =>
    paymentMethod === 'cash' && !accepts_cash ? texts.takesNoCash(name) : undefined,
};

type Situation = {
  readonly restaurants: readonly CartRestaurant[];
  /** Whose obstacle it is; undefined when it is the customer's. */
  readonly restaurantId: number | undefined;
  readonly preferences: OrderPreferences;
};

/** The same for what the page has seen and for what the server refused. */
export function actionsFor(
  code: Obstacle,
  { restaurants, restaurantId, preferences }: Situation,
): ObstacleAction[] {
  const restaurant = restaurants.find(({ id }) => id === restaurantId);
  const hasSlots = canSchedule(restaurants);
  switch (code) {
    case 'restaurant_closed':
      return hasSlots ? ['schedule'] : ['elsewhere'];
    case 'fulfilment_refused':
      return [preferences.fulfilment === 'pickup' ? 'delivery' : 'pickup'];
    case 'out_of_area':
      return [
        ...(restaurant?.offers_pickup ? (['pickup'] as const) : []),
        'address',
        'place',
        restaurants.length > 1 ? 'remove' : 'elsewhere',
      ];
    case 'below_minimum':
      return ['menu'];
    case 'slot_full':
      return hasSlots ? ['schedule', 'now'] : ['now'];
    case 'cash_refused':
      return ['card'];
  }
}

/** A time must suit every restaurant of the order. */
export const canSchedule = (restaurants: readonly CartRestaurant[]): boolean =>
  restaurants.length > 0 && restaurants.every(({ preorder_days }) => preorder_days > 0);
