import { describe, expect, it } from 'vitest';
import { menuNamed } from '../corpus/corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';

const menu = menuNamed('lahore');

const index = buildVoiceIndex(menu);
const titleOf = (id: number) => menu.find((dish) => dish.id === id)?.title;
const line = (title: string, quantity: number, portion: string | null = null) => {
  const dish = menu.find((other) => other.title === title);
  if (dish === undefined) throw new Error(`no ${title}`);
  return { dishId: dish.id, quantity, portion, spice: null };
};
const context = [line('Chicken Biryani', 3, 'Single'), line('Garlic Naan', 2)];
const after = (say: string, lines = context) =>
  readOrder(index, say, lines)
    .items.map(({ dishId, quantity, portion, spice }) =>
      [quantity, titleOf(dishId), portion, spice].filter(Boolean).join(' '),
    )
    .join('; ');

const unchanged = '3 Chicken Biryani Single; 2 Garlic Naan';

describe('fewer of a line that is there', () => {
  it.each([
    ['one biryani less', '2 Chicken Biryani Single; 2 Garlic Naan'],
    ['a biryani less please', '2 Chicken Biryani Single; 2 Garlic Naan'],
    ['one less', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['make it one less', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['two fewer biryanis', '1 Chicken Biryani Single; 2 Garlic Naan'],
    ['ek naan kam kar do', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['reduce the biryani by one', '2 Chicken Biryani Single; 2 Garlic Naan'],
    ['take one away', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['half of that', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['only half of them', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['just one naan', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['only two biryani', '2 Chicken Biryani Single; 2 Garlic Naan'],
    ['i only want one', '3 Chicken Biryani Single; 1 Garlic Naan'],
    ['one naan less and one biryani more', '4 Chicken Biryani Single; 1 Garlic Naan'],
    ['double everything please more guests came', '6 Chicken Biryani Single; 4 Garlic Naan'],
    ['just one of each please my friend left', '1 Chicken Biryani Single; 1 Garlic Naan'],
    ['one more of the same', '3 Chicken Biryani Single; 3 Garlic Naan'],
  ])('%s', (say, order) => expect(after(say)).toBe(order));

  it.each(['half of that', 'half of the biryani'])('leaves three as they are: %s is no whole number', (say) =>
    expect(after(say, [line('Chicken Biryani', 3, 'Single')])).toBe('3 Chicken Biryani Single'),
  );
});

describe('how a line is to be made', () => {
  it.each([
    ['make it extra hot', '3 Chicken Biryani Single Extra Hot; 2 Garlic Naan'],
    ['make it less spicy', '3 Chicken Biryani Single Mild; 2 Garlic Naan'],
    ['make one of the biryanis mutton', '2 Chicken Biryani Single; 2 Garlic Naan; 1 Mutton Biryani Single'],
    ['make one of them mutton', '2 Chicken Biryani Single; 2 Garlic Naan; 1 Mutton Biryani Single'],
    ['change one biryani to mutton', '2 Chicken Biryani Single; 2 Garlic Naan; 1 Mutton Biryani Single'],
    ['two of the biryanis beef please', '1 Chicken Biryani Single; 2 Garlic Naan; 2 Beef Biryani Single'],
    ['make two of the biryanis double', '1 Chicken Biryani Single; 2 Garlic Naan; 2 Chicken Biryani Double'],
    ['make one naan cheese', '3 Chicken Biryani Single; 1 Garlic Naan; 1 Cheese Naan'],
    ['make the biryani mutton', '3 Mutton Biryani Single; 2 Garlic Naan'],
    ['change the biryani to beef', '3 Beef Biryani Single; 2 Garlic Naan'],
    ['change it to beef', '3 Beef Biryani Single; 2 Garlic Naan'],
    ['make that cheese', '3 Chicken Biryani Single; 2 Cheese Naan'],
    ['the first one double', '3 Chicken Biryani Double; 2 Garlic Naan'],
    ['remove the first one', '2 Garlic Naan'],
  ])('%s', (say, order) => expect(after(say)).toBe(order));
});

describe('a word that fits a line and other dishes too', () => {
  it.each(['biryani', 'the biryani', 'biryani please'])('%s: keeps the line and asks', (say) => {
    expect(after(say)).toBe(unchanged);
    const { question } = readOrder(index, say, context);
    expect(question?.line).toBe(0);
    expect(question?.dishes.map(titleOf)).toEqual(['Chicken Biryani', 'Mutton Biryani', 'Beef Biryani']);
  });

  it.each(['a naan', 'one naan'])('%s: never takes the place of the line that is there', (say) => {
    const { items, question } = readOrder(index, say, context);
    expect(items.slice(0, 2).map(({ quantity }) => quantity)).toEqual([3, 2]);
    expect(items).toHaveLength(3);
    expect(question?.line).toBe(2);
    expect(question?.dishes.map(titleOf)).toContain('Garlic Naan');
  });
});

describe('said to whoever brings it, and asked about, the lines stay as they are', () => {
  it.each([
    'leave it at the door please',
    'drop it at the reception',
    'ring the bell twice',
    'is the naan fresh',
    'do the naan come with butter',
    'i was wondering whether the biryani comes with raita',
  ])('%s', (say) => expect(after(say)).toBe(unchanged));
});
