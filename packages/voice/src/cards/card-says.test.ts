import { describe, expect, it } from 'vitest';
import { type Card, cardSays, listedContents } from './card-says.ts';

const card = (traits: Partial<Card>): Card => ({
  title: 'Kheer',
  description: '',
  tags: [],
  specifications: [],
  ...traits,
});
const contains = (content: string) => card({ specifications: [{ title: 'Contains', content }] });

describe('what a card says of a food', () => {
  it.each([
    ['in what it is said to contain', contains('Dairy, nuts'), 'nuts', 'Contains: Dairy, nuts'],
    [
      'in one of several sentences',
      card({ description: 'Slow food. Topped with almonds!' }),
      'almond',
      'Topped with almonds',
    ],
    ['in its name', card({ title: 'Egg Biryani' }), 'eggs', 'Egg Biryani'],
    ['in a tag', card({ tags: ['cheese'] }), 'cheese', 'cheese'],
    [
      'in a word nobody is allergic to',
      card({ description: 'With mushrooms' }),
      'mushroom',
      'With mushrooms',
    ],
  ])('%s', (_, written, food, quote) =>
    expect(cardSays(written, food)).toEqual({ quote, isExact: true, isWithout: false }),
  );

  it('tells of what is of its kind, and that it is not the very food', () => {
    expect(cardSays(contains('Dairy, nuts'), 'peanuts')).toEqual({
      quote: 'Contains: Dairy, nuts',
      isExact: false,
      isWithout: false,
    });
    expect(cardSays(card({ description: 'Brushed with butter' }), 'dairy')?.isExact).toBe(false);
  });

  it.each([
    'Made without nuts',
    'Nut-free',
    'No nuts',
    'Contains no nuts',
    'Free of nuts',
    'Without dairy or nuts',
  ])('is without it: %s', (description) =>
    expect(cardSays(card({ description }), 'nuts')).toMatchObject({ isWithout: true }),
  );

  it('knows an eggless cake', () =>
    expect(cardSays(card({ title: 'Eggless Cake' }), 'egg')).toMatchObject({ isWithout: true }));

  it('believes what is mentioned where a card says both', () =>
    expect(cardSays(card({ description: 'Nut free. May contain traces of peanuts.' }), 'nuts')).toMatchObject(
      { isWithout: false, quote: 'May contain traces of peanuts' },
    ));

  it.each([
    ['nuts', 'Nutmeg, doughnut and butternut'],
    ['egg', 'Grilled eggplant'],
    ['dairy', ''],
  ])('says nothing of %s in “%s”', (food, description) =>
    expect(cardSays(card({ description }), food)).toBeUndefined(),
  );

  it('quotes what an owner lists as contained', () => {
    expect(listedContents(contains('Dairy'))).toBe('Contains: Dairy');
    expect(listedContents(card({ specifications: [{ title: 'Serves', content: '2' }] }))).toBeUndefined();
  });
});
