import type { Situation } from './situations.testing.ts';

const clear = { condition: 'clear', month: 6 } as const;
/** Heavy or steaming: nothing a person thinks of first in the heat. */
const heavy = ['Breads', 'Curries', 'Karahi', 'Soups'];
const steaming = ['Nihari Breakfast Bowl', 'Beef Nihari', 'Karak Chai', 'Mutton Yakhni'];

/** Heat through the day: what is light or cold comes first, in the morning a breakfast that fits. */
export const writtenForHeat: readonly Situation[] = [
  {
    name: 'a hot morning: breakfast, then something cold',
    ...clear,
    temperature: 34,
    hour: 8,
    order: ['Breakfast', 'Cold Drinks'],
    wanted: [],
    unwanted: heavy,
    unwantedDishes: steaming,
  },
  {
    name: 'a sultry morning just before the real heat',
    ...clear,
    temperature: 31,
    hour: 9,
    order: ['Breakfast', 'Cold Drinks'],
    wanted: [],
    unwanted: heavy,
  },
  {
    name: 'a morning of forty degrees',
    ...clear,
    temperature: 40,
    hour: 10,
    order: ['Breakfast', 'Cold Drinks'],
    wanted: [],
    unwanted: heavy,
    unwantedDishes: steaming,
  },
  {
    name: 'a hot noon',
    ...clear,
    temperature: 38,
    hour: 12,
    first: 'Cold Drinks',
    wanted: ['Salads', 'Desserts'],
    unwanted: [...heavy, 'Breakfast'],
    unwantedDishes: steaming,
  },
  {
    name: 'a hot evening',
    ...clear,
    temperature: 36,
    hour: 20,
    first: 'Cold Drinks',
    wanted: ['Salads', 'Desserts'],
    unwanted: [...heavy, 'Breakfast'],
    unwantedDishes: steaming,
  },
  {
    name: 'a cold morning keeps its nihari, and bread is no breakfast by itself',
    condition: 'clear',
    month: 1,
    temperature: 6,
    hour: 7,
    first: 'Breakfast',
    wanted: ['Tea & Coffee', 'Curries'],
    unwanted: ['Breads', 'Cold Drinks'],
  },
];
