import { describe, expect, it } from 'vitest';
import { menuNamed } from '../corpus/corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { answerQuestion, asksOnlyOfKind, pickDishes } from './answer-question.ts';

const menu = menuNamed('lahore');

const index = buildVoiceIndex(menu);
const titleOf = (id: number) => menu.find((dish) => dish.id === id)?.title ?? '';
const answer = (say: string) => {
  const found = answerQuestion(index, say);
  if (found === undefined) return undefined;
  const { dishes, more } = pickDishes(found, () => true);
  return { ...found, dishes: dishes.map(titleOf), more };
};

describe('questions about the menu', () => {
  it('tells what there is of a kind, and how many more', () => {
    const drinks = answer('what drinks do you have?');
    expect(drinks).toMatchObject({ about: 'kind', text: 'drinks', isFound: true });
    expect(drinks?.dishes).toHaveLength(5);
    expect(drinks?.dishes).toContain('Sweet Lassi');
    expect(drinks?.more).toBeGreaterThan(0);
    expect(answer('which biryanis are there')?.dishes).toContain('Mutton Biryani');
    expect(answer('do you have any pizza')).toMatchObject({ about: 'kind', isFound: true });
  });

  it.each([
    ['do you have a club sandwich', 'Club Sandwich'],
    ['hi, have you got kheer', 'Kheer'],
  ])('%s: yes', (say, title) =>
    expect(answer(say)).toMatchObject({ about: 'dish', isFound: true, dishes: [title] }),
  );

  it.each(['chicken biryani kitne ki hai', 'چکن بریانی کتنے کی ہے؟'])('%s: the price', (say) => {
    expect(answer(say)).toMatchObject({ about: 'price', isFound: true });
    expect(asksOnlyOfKind(say)).toBe(true);
    expect(asksOnlyOfKind('چار چکن بریانی')).toBe(false);
  });

  it('names open kitchens first, and of each dish the one that cooks it now', () => {
    const dish = (id: number, title: string, restaurantId: number) => ({
      id,
      title,
      restaurantId,
      restaurantName: `Kitchen ${restaurantId}`,
      category: 'Pizza',
      portions: [],
      spiceLevels: [],
    });
    const town = buildVoiceIndex([
      dish(1, 'Fajita Pizza', 1),
      dish(2, 'Margherita', 1),
      dish(3, 'Margherita', 2),
      dish(4, 'Tikka Pizza', 2),
    ]);
    const asked = (say: string) => {
      const found = answerQuestion(town, say);
      return found && pickDishes(found, (restaurantId) => restaurantId === 2);
    };
    expect(asked('what pizza do you have')).toEqual({ dishes: [3, 4, 1], more: 0 });
    expect(asked('do you have a margherita')).toEqual({ dishes: [3], more: 0 });
  });

  it('names the nearest where there is no such dish', () => {
    expect(answer('do you have a fish burger')).toMatchObject({ isFound: false, text: 'fish burger' });
    expect(answer('do you have a fish burger')?.dishes).toContain('Classic Beef Burger');
    expect(answer('do you have sushi')).toMatchObject({ isFound: false, dishes: [] });
  });

  it('tells which dish a price was asked for', () => {
    expect(answer('how much is the club sandwich')).toMatchObject({
      about: 'price',
      dishes: ['Club Sandwich'],
    });
  });

  it.each([
    'two chicken biryani',
    'how much is it',
    'what is in my cart',
    'do you know the way',
    'make that three',
  ])('%s: is no question about the menu', (say) => expect(answer(say)).toBeUndefined());
});
