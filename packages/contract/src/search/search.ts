import { z } from 'zod';
import { anyUser } from '../access.ts';
import { ListedDish } from '../catalog/catalog.ts';
import { dishFilter } from '../catalog/diets.ts';
import { endpoint } from '../endpoint.ts';
import { lang, page, text, withPlace } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const SEARCH_EMPTY_MESSAGE = 'Please enter a dish name';
const SEARCH_LONG_MESSAGE = `Please search for at most ${LIMITS.searchQuery.max} characters`;

export const searchDishes = endpoint({
  name: 'searchDishes',
  summary:
    'Dishes by what was typed, mistakes forgiven; within reach of the position, else of the saved one, first',
  method: 'GET',
  path: '/api/store/search',
  access: anyUser,
  query: withPlace({
    query: text(LIMITS.searchQuery, SEARCH_EMPTY_MESSAGE, SEARCH_LONG_MESSAGE),
    ...dishFilter,
    ...page,
    lang,
  }),
  response: z.array(ListedDish),
});
