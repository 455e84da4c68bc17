import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import { expect, test } from 'vitest';
import { aCartRestaurant } from '../../testing/data/cart.ts';
import { actionsFor, obstaclesOf } from './cart-obstacles.ts';
import {
  DEFAULT_PREFERENCES,
  type OrderPreferences,
  preferenceFields,
  totalsQueryOf,
} from './placing/order-choices.ts';

type Case = readonly [
  restaurant: Partial<CartRestaurant>,
  preferences: Partial<OrderPreferences>,
  texts: readonly string[],
  actions?: readonly string[],
];
const LAHORE = { latitude: 31.5, longitude: 74.3 };
const SLOT = '2026-11-15T18:00:00Z';
/** Further ahead than any weekday. */
const PURI = { title: 'Halwa Puri', served_from: '2099-12-24T07:00:00Z' };
const CASES: readonly Case[] = [
  [{}, {}, []],
  [{ is_open: false }, {}, ['Biryani Junction is closed.'], ['elsewhere']],
  [{ is_open: false, preorder_days: 2 }, {}, ['Biryani Junction is closed.'], ['schedule']],
  [
    { is_open: false, preorder_days: 2 },
    { isScheduled: true, deliverAt: SLOT },
    ['Biryani Junction is closed at the time you chose.'],
    ['schedule'],
  ],
  [{ preorder_days: 2 }, { isScheduled: true }, ['No time is chosen yet.'], ['schedule', 'now']],
  [{ is_open: false, preorder_days: 2 }, { isScheduled: true }, ['No time is chosen yet.'], ['schedule']],
  [{ preorder_days: 2 }, { isScheduled: true, deliverAt: SLOT }, []],
  [{}, { fulfilment: 'pickup' }, ['Biryani Junction does not offer pick-up.'], ['delivery']],
  [
    { offers_delivery: false, offers_pickup: true, delivers_here: false },
    {},
    ['Biryani Junction does not deliver; you can pick up there.'],
    ['pickup'],
  ],
  [
    { delivers_here: false },
    {},
    ['Biryani Junction does not deliver to this address.'],
    ['address', 'place', 'elsewhere'],
  ],
  [
    { delivers_here: false, offers_pickup: true },
    {},
    ['Biryani Junction does not deliver to this address.'],
    ['pickup', 'address', 'place', 'elsewhere'],
  ],
  [
    { offers_pickup: true },
    { typedCity: 'karachi ' },
    ['Biryani Junction does not deliver to Karachi.'],
    ['pickup', 'address', 'place', 'elsewhere'],
  ],
  [
    {},
    { typedCity: 'Karachi', pin: LAHORE },
    ['Biryani Junction does not deliver to Karachi.'],
    ['address', 'place', 'elsewhere'],
  ],
  [
    { delivers_here: false },
    { typedCity: 'Lahore', pin: { latitude: 24.81, longitude: 67.03 } },
    [
      'The address is in Lahore, the place on the map is not. Which of them is right?',
      'Biryani Junction does not deliver to this address.',
    ],
    ['address', 'place'],
  ],
  [{}, { typedCity: 'Lahore', pin: LAHORE }, []],
  [{}, { typedCity: 'Multan', pin: LAHORE }, []],
  [{ offers_pickup: true }, { typedCity: 'Karachi', fulfilment: 'pickup' }, []],
  [{ delivers_here: false, offers_pickup: true }, { fulfilment: 'pickup' }, []],
  [{ minimum_missing: 120 }, {}, ['Rs.120.00 more and Biryani Junction takes the order.'], ['menu']],
  [{}, { paymentMethod: 'cash' }, ['Biryani Junction takes no cash.'], ['card']],
  [
    { not_served: [PURI], preorder_days: 2 },
    {},
    ['Halwa Puri is served from 24 December at 07:00. Order it for then.'],
    ['schedule'],
  ],
  [
    { not_served: [PURI, { ...PURI, title: 'Paye' }] },
    {},
    [
      'Halwa Puri is served from 24 December at 07:00. Paye is served from 24 December at 07:00. Until then it waits in your cart; remove it to order the rest now.',
    ],
    [],
  ],
  // Before a time is chosen, and where the whole kitchen is closed, that is enough.
  [{ not_served: [PURI], preorder_days: 2 }, { isScheduled: true }, ['No time is chosen yet.']],
  [{ not_served: [PURI], is_open: false }, {}, ['Biryani Junction is closed.']],
];

test.each(CASES)('%j wished %j: %j', (restaurant, preferences, texts, actions) => {
  const found = obstaclesOf([{ ...aCartRestaurant, time_zone: 'UTC', ...restaurant }], {
    ...DEFAULT_PREFERENCES,
    ...preferences,
  });
  expect(found.map(({ text }) => text)).toEqual(texts);
  if (actions) expect(found[0]?.actions).toEqual(actions);
});

test.each([
  [undefined, 'Nothing in your cart can be ordered now.'],
  [7, 'Nothing of this restaurant can be ordered now.'],
])('without a restaurant to order from, %s being the only one chosen: %s', (restaurantId, text) => {
  const found = obstaclesOf([], { ...DEFAULT_PREFERENCES, isScheduled: true, restaurantId });
  expect(found).toEqual([expect.objectContaining({ text, actions: ['elsewhere'] })]);
});

test('of several restaurants the one that is too far can be taken out of the cart', () => {
  const restaurants = [aCartRestaurant, { ...aCartRestaurant, id: 8 }];
  const situation = { restaurants, restaurantId: 8, preferences: DEFAULT_PREFERENCES };
  expect(actionsFor('out_of_area', situation)).toEqual(['address', 'place', 'remove']);
});

test('a time that is full can be changed; without times only as soon as possible is left', () => {
  const situation = { restaurantId: 7, preferences: DEFAULT_PREFERENCES };
  const actions = (preorder_days: number) =>
    actionsFor('slot_full', { restaurants: [{ ...aCartRestaurant, preorder_days }], ...situation });
  expect([actions(2), actions(0)]).toEqual([['schedule', 'now'], ['now']]);
});

test('preferences that say nothing ask and send nothing new', () => {
  expect(totalsQueryOf(DEFAULT_PREFERENCES)).toEqual({});
  expect(preferenceFields(DEFAULT_PREFERENCES)).toEqual({});
});

test('a pick-up has no pin', () => {
  const preferences = {
    ...DEFAULT_PREFERENCES,
    fulfilment: 'pickup',
    pin: { latitude: 31.5, longitude: 74.3 },
  } as const;
  expect(preferenceFields({ ...preferences, note: ' No onions ', paymentMethod: 'cash' })).toEqual({
    fulfilment: 'pickup',
    payment_method: 'cash',
    note: 'No onions',
  });
});
