import { z } from 'zod';
import { anyUser } from '../access.ts';
import { ListedDish, NearbyRestaurant } from '../catalog/catalog.ts';
import { dishFilter } from '../catalog/diet-fields.ts';
import { endpoint } from '../endpoint.ts';
import { lang, page, text, withPlace } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const SEARCH_EMPTY_MESSAGE = 'Please enter a dish name';
const SEARCH_LONG_MESSAGE = `Please search for at most ${LIMITS.searchQuery.max} characters`;

/** What mistyped words were taken for, percent-encoded; only where something had to be guessed. */
export const UNDERSTOOD_HEADER = 'x-search-understood';

const searched = {
  query: text(LIMITS.searchQuery, SEARCH_EMPTY_MESSAGE, SEARCH_LONG_MESSAGE),
  ...page,
  lang,
};

export const searchDishes = endpoint({
  name: 'searchDishes',
  summary:
    'Dishes by what was typed, mistakes forgiven; within reach of the position, else of the saved one, first',
  method: 'GET',
  path: '/api/store/search',
  access: anyUser,
  query: withPlace({ ...searched, ...dishFilter }),
  response: z.array(ListedDish),
});

export const searchRestaurants = endpoint({
  name: 'searchRestaurants',
  summary:
    'Restaurants by their name, then by what they say of themselves, mistakes forgiven; within reach first, then the nearer',
  method: 'GET',
  path: '/api/store/search-restaurants',
  access: anyUser,
  query: withPlace(searched),
  response: z.array(NearbyRestaurant),
});
