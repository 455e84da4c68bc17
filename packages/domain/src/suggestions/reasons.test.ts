import { expect, it } from 'vitest';
import { suggestDishes, suggestGroups } from './suggest.ts';
import type { Candidate, Moment } from './suggestion-types.ts';

const candidate = (title: string, category: string): Candidate => ({
  title,
  category,
  weatherTags: [],
  ownOrders: 0,
  ownInSuchWeather: 0,
  shareOfOthers: 0,
  isOpen: true,
});
const at = (hour: number): Moment => ({ weather: undefined, hour, month: 4 });

it.each([
  ['Samosa (2 pcs)', 'Snacks', 16, 'It is tea time.'],
  ['Karak Chai', 'Tea & Coffee', 16, 'It is tea time.'],
  ['Smoky Wings (8 pcs)', 'BBQ & Grill', 16, 'A snack between meals.'],
  ['Loaded Fries', 'Snacks', 16, 'A snack between meals.'],
  ['Hummus Bowl', 'Snacks', 16, 'A snack between meals.'],
  ['Fried Chicken Bucket', 'Snacks', 16, 'Open right now.'],
  ['Fried Chicken Bucket', 'Snacks', 20, 'Good for dinner.'],
  ['Cola', 'Cold Drinks', 16, 'Something cold between meals.'],
  ['Gulab Jamun', 'Desserts', 20, 'Good after dinner.'],
  ['Kulfi', 'Desserts', 20, 'Good after dinner.'],
  ['Sweet & Sour Chicken', 'Chinese', 20, 'Good for dinner.'],
  ['Sweet & Sour Chicken', 'Chinese', 23, 'Open right now.'],
  ['Seafood Chowder', 'Soups', 20, 'Good for dinner.'],
])('%s of %s at %i o’clock: %s', (title, category, hour, sentence) => {
  const [suggested] = suggestDishes([candidate(title, category)], at(hour), 1);
  expect(suggested?.reason.sentence).toBe(sentence);
});

it('a group that the hour brings holds only what the hour speaks for', () => {
  const grill = ['Smoky Wings (8 pcs)', 'Malai Boti'].map((title) => candidate(title, 'BBQ & Grill'));
  const [group] = suggestGroups(grill, at(16), { groups: 6, dishesPerGroup: 12 });
  expect(group?.dishes.map(({ dish }) => dish.title)).toEqual(['Smoky Wings (8 pcs)']);
});
