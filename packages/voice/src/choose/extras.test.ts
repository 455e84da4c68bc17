import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem, VoiceDish } from '../voice-types.ts';

const burgerExtras = [
  { name: 'Bread', max: 1, options: ['Brioche bun', 'Sesame bun'] },
  { name: 'Add-ons', max: 5, options: ['Cheese', 'Jalapeños', 'Fried egg', 'Extra patty'] },
  { name: 'Dips', max: 2, options: ['Garlic mayo', 'Chipotle sauce', 'Mint raita', 'No dip'] },
];
const latteExtras = [
  { name: 'Milk', max: 1, options: ['Oat milk', 'Almond milk'] },
  { name: 'Add-ons', max: 3, options: ['Extra shot', 'Vanilla syrup'] },
];
const menu = (
  [
    ['Zinger Burger', burgerExtras],
    ['Beef Burger', burgerExtras],
    ['Caffè Latte', latteExtras],
    ['Garlic Mayo Fries'],
    ['Fries'],
    ['Raita'],
    ['Pepsi'],
  ] as const
).map(
  ([title, extras = []], place): VoiceDish => ({
    ...{ id: place + 1, title, restaurantId: 1, restaurantName: 'Grill' },
    ...{ portions: title === 'Caffè Latte' ? ['Small', 'Large'] : [], spiceLevels: [], extras },
  }),
);
const index = buildVoiceIndex(menu);

const zinger = (...names: string[]): ContextItem => ({
  ...{ dishId: 1, quantity: 1, portion: null, spice: null },
  extras: names.map((name) => ({
    group: burgerExtras.find(({ options }) => options.includes(name))?.name ?? '',
    name,
  })),
});

/** "2 Zinger Burger [Cheese] no onions", and behind it the words that were not found. */
function cartOf(say: string, context: readonly ContextItem[] = []): string {
  const { items, unmatched } = readOrder(index, say, context);
  const lines = items.map(({ dishId, quantity, portion, extras = [], note = '' }) => {
    const names = extras.map(({ name }) => name);
    const chosen = names.length > 0 ? `[${names.join(', ')}]` : '';
    return [quantity, menu[dishId - 1]?.title, portion, chosen, note].filter(Boolean).join(' ');
  });
  return [...lines, ...unmatched.map(({ text }) => `? ${text}`)].join('; ');
}

describe('extras in a spoken order', () => {
  it.each([
    ['zinger burger with cheese', '1 Zinger Burger [Cheese]'],
    [
      'a zinger burger with brioche bun, no onions, and a pepsi',
      '1 Zinger Burger [Brioche bun] no onions; 1 Pepsi',
    ],
    ['zinger burger, jalapenos and a fried egg', '1 Zinger Burger [Fried egg, Jalapeños]'],
    ['zinger burger with garlic dip', '1 Zinger Burger [Garlic mayo]'],
    ['zinger burger no dip', '1 Zinger Burger [No dip]'],
    ['three zinger burgers all with cheese', '3 Zinger Burger [Cheese]'],
    ['zinger burger bina cheese', '1 Zinger Burger'],
    ['a large oat milk latte with an extra shot', '1 Caffè Latte Large [Extra shot, Oat milk]'],
    ['two lattes with almond milk', '2 Caffè Latte [Almond milk]'],
    [
      'beef burger add cheese and a latte with vanilla syrup',
      '1 Beef Burger [Cheese]; 1 Caffè Latte [Vanilla syrup]',
    ],
    // Some of several are a line of their own.
    ['two zinger burgers, one with jalapenos', '1 Zinger Burger; 1 Zinger Burger [Jalapeños]'],
    // A name of the card comes first, unless the option's has more words of what was said.
    ['zinger burger with raita', '1 Zinger Burger; 1 Raita'],
    ['zinger burger with mint raita', '1 Zinger Burger [Mint raita]'],
    ['garlic mayo fries', '1 Garlic Mayo Fries'],
    // What the dish does not have, or not so, or not so many of, is told to the kitchen.
    ['zinger burger with peri peri sauce', '1 Zinger Burger with peri peri sauce'],
    ['zinger burger with less cheese', '1 Zinger Burger with less cheese'],
    ['a beef burger with double jalapenos', '1 Beef Burger [Jalapeños] with double jalapenos'],
    [
      'zinger with garlic mayo, chipotle sauce and mint raita',
      '1 Zinger Burger [Chipotle sauce, Garlic mayo] mint raita',
    ],
  ])('%s', (say, cart) => expect(cartOf(say)).toBe(cart));

  it.each([
    ['add cheese', [], '1 Zinger Burger [Cheese]'],
    ['put an egg on it', [], '1 Zinger Burger [Fried egg]'],
    ['remove the cheese', ['Cheese'], '1 Zinger Burger'],
    ['cheese nahi', ['Cheese'], '1 Zinger Burger'],
    ['remove the dips', ['Garlic mayo', 'Cheese'], '1 Zinger Burger [Cheese]'],
    ['change the bun to sesame bun', ['Brioche bun'], '1 Zinger Burger [Sesame bun]'],
    ['swap the cheese for jalapenos', ['Cheese'], '1 Zinger Burger [Jalapeños]'],
    ['make it two', ['Cheese'], '2 Zinger Burger [Cheese]'],
    ['make it a beef burger', ['Cheese'], '1 Beef Burger [Cheese]'],
    ['make it a latte', ['Cheese'], '1 Caffè Latte'],
    ['a zinger burger with jalapenos', ['Cheese'], '1 Zinger Burger [Cheese]; 1 Zinger Burger [Jalapeños]'],
    ['another zinger burger without cheese', ['Cheese'], '1 Zinger Burger [Cheese]; 1 Zinger Burger'],
  ] as const)('of a line that is there: %s', (say, before, cart) =>
    expect(cartOf(say, [zinger(...before)])).toBe(cart),
  );
});
