import { describe, expect, it } from 'vitest';
import { makeMenu } from '../testing/make-menu.ts';
import { readOrder } from '../understand-order.ts';
import { buildVoiceIndex } from './voice-index.ts';

const menu = makeMenu('Corner', 1, {
  Burgers: [
    ['Garden Burger', [], [], ['vegan', 'fast food']],
    ['Beef Burger', [], [], ['fast food', 'spicy']],
    ['Crispy Zinger', [], [], ['fast food', 'chicken']],
  ],
  Snacks: [
    ['Gol Gappay', [], [], ['puchka', 'fresh']],
    ['Dahi Bhallay', [], [], ['fresh']],
  ],
  Pizza: [['Supreme Pizza'], ['Fajita Pizza'], ['Tikka Pizza']],
});
const index = buildVoiceIndex(menu);
const titlesOf = (say: string) =>
  readOrder(index, say).items.map(({ dishId, quantity }) => {
    const dish = menu.find(({ id }) => id === dishId);
    return `${quantity} ${dish?.title}`;
  });

describe('the tags an owner gives a dish', () => {
  it.each([
    ['two puchkas', ['2 Gol Gappay']],
    ['a vegan burger', ['1 Garden Burger']],
    ['one vegan and one beef burger', ['1 Garden Burger', '1 Beef Burger']],
    ['a chicken burger', ['1 Crispy Zinger']],
    ['one beef and two chicken burgers', ['1 Beef Burger', '2 Crispy Zinger']],
    ['two beef and one zinger burger', ['2 Beef Burger', '1 Crispy Zinger']],
  ])('name it: %s', (say, wanted) => {
    expect(titlesOf(say)).toEqual(wanted);
  });

  it.each(['something fresh', 'any fast food around here'])(
    'name nothing where they only describe: %s',
    (say) => {
      expect(titlesOf(say)).toEqual([]);
    },
  );
});

describe('a bare head', () => {
  it('asks which one was meant, though one of them only adds praise', () => {
    const { items, question } = readOrder(index, 'two pizzas please');
    expect(items[0]?.quantity).toBe(2);
    expect(items[0]?.confidence).toBeLessThan(0.5);
    expect(question?.dishes).toHaveLength(3);
  });
});

describe('a coffee', () => {
  const cardOf = (titles: readonly string[]) =>
    makeMenu('Old Mill', 44, { Drinks: titles.map((title) => [title] as const) });
  const ordered = (titles: readonly string[], say: string) => {
    const card = cardOf(titles);
    const ids = readOrder(buildVoiceIndex(card), say).items.map(({ dishId }) => dishId);
    return card.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  };
  it.each([
    ['a coffee', ['Lamb Leg Roast', 'Mint Margarita'], []],
    ['a coffee', ['Dark Roast', 'Mint Margarita'], ['Dark Roast']],
    ['a drink', ['Kashmiri Chai', 'Club Sandwich'], []],
    ['pani do', ['Palak Paneer', 'Club Sandwich'], []],
  ])('%s: %j has no other dish for it', (say, titles, wanted) =>
    expect(ordered(titles, say)).toEqual(wanted),
  );
});

describe('a translated title', () => {
  const inUrdu = new Map([
    ['Rose Falooda', 'گلاب فالودہ'],
    ['Chicken Biryani', 'چکن بریانی'],
  ]);
  const titles = [...inUrdu.keys()].map((title) => [title] as const);
  const menu = makeMenu('Old Mill', 45, { Desserts: titles }).map((dish) => ({
    ...dish,
    translatedTitles: [inUrdu.get(dish.title) ?? ''],
  }));
  it.each([
    ['ایک گلاب فالودہ', 'Rose Falooda'],
    ['ek gulab falooda', 'Rose Falooda'],
    ['دو چکن بریانی', 'Chicken Biryani'],
  ])('%s is %s', (say, title) => {
    const { items, unmatched } = readOrder(buildVoiceIndex(menu), say);
    expect(items.map(({ dishId }) => menu.find(({ id }) => id === dishId)?.title)).toEqual([title]);
    expect(unmatched).toEqual([]);
  });
});
