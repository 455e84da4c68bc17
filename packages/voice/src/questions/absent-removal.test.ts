import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { findAbsentRemoval } from './absent-removal.ts';

const dish = (id: number, title: string) => ({
  ...{ id, title, restaurantId: 1, restaurantName: 'Corner' },
  ...{ portions: [], spiceLevels: [] },
});
const index = buildVoiceIndex([
  ...[
    dish(1, 'Chicken Biryani'),
    dish(2, 'Fajita Pizza'),
    dish(3, 'Pepperoni Pizza'),
    dish(4, 'Gulab Jamun'),
  ],
]);
const lines = [{ dishId: 1, quantity: 1, portion: null, spice: null }];

describe('taking out what is not there', () => {
  it.each([
    ['remove the pizza', 'pizza'],
    ['please take out the fajita pizza', 'fajita pizza'],
    ['cancel my pizza please', 'pizza'],
    ['0 gulab jamun', 'gulab jamun'],
    ['pizza hata do', 'pizza'],
    ['gulab jamun nahi chahiye', 'gulab jamun'],
  ])('%s', (said, name) => expect(findAbsentRemoval(index, said, lines)).toBe(name));

  it.each([
    'remove the biryani',
    'take out the chicken biryani',
    'two pizza',
    'remove the spaceship',
    'no',
    'no spice in the pizza',
  ])('%s is something else', (said) => expect(findAbsentRemoval(index, said, lines)).toBeUndefined());
});
