import { describe, expect, it } from 'vitest';
import { menuNamed } from '../../corpus/corpus.ts';
import { buildVoiceIndex } from '../../menu/voice-index.ts';
import { readOrder } from '../../understand-order.ts';

const demoMenu = menuNamed('demo');

const index = buildVoiceIndex(demoMenu);
const titles = new Map(demoMenu.map(({ id, title }) => [id, title]));
const cartOf = (say: string) =>
  readOrder(index, say)
    .items.map(
      ({ dishId, quantity, portion, spice, note }) =>
        `${quantity} ${titles.get(dishId)}${[portion, spice, note].flatMap((told) => (told ? `, ${told}` : [])).join('')}`,
    )
    .join('; ');

describe('so many of them so, so many otherwise', () => {
  it.each([
    [
      'two chicken biryani, one with no raita and one extra spicy',
      '1 Chicken Biryani, with no raita; 1 Chicken Biryani, Extra Hot',
    ],
    [
      'two chicken biryani one mild one with no raita',
      '1 Chicken Biryani, Mild; 1 Chicken Biryani, with no raita',
    ],
    ['three chicken biryani, one extra hot', '2 Chicken Biryani; 1 Chicken Biryani, Extra Hot'],
    [
      'three chicken biryani one extra hot two with no raita and a kheer',
      '1 Chicken Biryani, Extra Hot; 2 Chicken Biryani, with no raita; 1 Kheer',
    ],
    [
      'four chicken biryani, one with no onions, the rest hot',
      '1 Chicken Biryani, with no onions; 3 Chicken Biryani, Hot',
    ],
    [
      'two zinger burgers, one with fries and one without',
      '1 Crispy Zinger, With fries; 1 Crispy Zinger, Burger only',
    ],
    ['two chicken biryani one extra spicy one simple', '1 Chicken Biryani, Extra Hot; 1 Chicken Biryani'],
  ])('%s', (say, cart) => expect(cartOf(say)).toBe(cart));
});

describe('wishes for some of them on one line', () => {
  it.each([
    ['three crispy zinger, one without cheese', '3 Crispy Zinger, one without cheese'],
    ['a large fajita pizza and another one without cheese', '2 Fajita Pizza, Large, one without cheese'],
    [
      'a chicken biryani extra hot, same for my wife but no onions',
      '2 Chicken Biryani, Extra Hot, one no onions',
    ],
    [
      'chicken biryani and beef biryani, both extra spicy and without raita',
      '1 Chicken Biryani, Extra Hot, without raita; 1 Beef Biryani, Extra Hot, without raita',
    ],
  ])('%s', (say, cart) => expect(cartOf(say)).toBe(cart));
});
