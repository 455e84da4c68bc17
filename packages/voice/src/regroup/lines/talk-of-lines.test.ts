import { describe, expect, it } from 'vitest';
import { menuNamed } from '../../corpus/corpus.ts';
import { buildVoiceIndex } from '../../menu/voice-index.ts';
import { readOrder } from '../../understand-order.ts';

const demoMenu = menuNamed('demo');

const index = buildVoiceIndex(demoMenu);
const titles = new Map(demoMenu.map(({ id, title }) => [id, title]));
const idOf = (name: string) => demoMenu.find(({ title }) => title === name)?.id ?? -1;
const line = (quantity: number, name: string, note?: string) => ({
  dishId: idOf(name),
  quantity,
  portion: null,
  spice: null,
  ...(note === undefined ? {} : { note }),
});
const cartOf = (say: string, context: readonly ReturnType<typeof line>[]) =>
  readOrder(index, say, context)
    .items.map(
      ({ dishId, quantity, note }) =>
        `${quantity} ${titles.get(dishId)}${note === undefined ? '' : `, ${note}`}`,
    )
    .join('; ');

describe('how many of a line there are to be', () => {
  const order = [line(4, 'Garlic Naan'), line(2, 'Chicken Karahi')];
  it.each([
    ['no the naan should be two', '2 Garlic Naan; 2 Chicken Karahi'],
    ['too many naans take away two', '2 Garlic Naan; 2 Chicken Karahi'],
    ["that's too many naans, just three please", '3 Garlic Naan; 2 Chicken Karahi'],
    ['too much naan, remove one', '3 Garlic Naan; 2 Chicken Karahi'],
    ['add two', '4 Garlic Naan; 4 Chicken Karahi'],
  ])('%s', (say, cart) => expect(cartOf(say, order)).toBe(cart));
});

describe('what a line is to be', () => {
  it.each([
    ['make the beef one mutton', '1 Chicken Biryani; 1 Mutton Biryani'],
    ['make the chicken one beef', '2 Beef Biryani'],
  ])('%s', (say, cart) =>
    expect(cartOf(say, [line(1, 'Chicken Biryani'), line(1, 'Beef Biryani')])).toBe(cart),
  );

  it('stays as it is where there is no such kind', () => {
    const order = [line(1, 'Chicken Karahi'), line(1, 'Mutton Karahi')];
    expect(cartOf('make the mutton one beef', order)).toBe('1 Chicken Karahi; 1 Mutton Karahi');
  });

  it('of another kind, or made so where there is none', () => {
    expect(cartOf('make the biryani vegetarian', [line(1, 'Chicken Biryani')])).toBe('1 Vegetable Biryani');
    expect(cartOf('make the chowmein vegetarian', [line(1, 'Chicken Chowmein'), line(1, 'Kheer')])).toBe(
      '1 Chicken Chowmein, vegetarian; 1 Kheer',
    );
  });
});

describe('a wish that is taken back', () => {
  it.each([
    ['with onions after all', 'no onions', ''],
    ['with onions after all', 'no onions, extra spicy chutney', ', extra spicy chutney'],
    ['no raita', 'extra raita', ', no raita'],
  ])('%s, behind %s', (say, note, left) =>
    expect(cartOf(say, [line(1, 'Chicken Biryani', note)])).toBe(`1 Chicken Biryani${left}`),
  );
});
