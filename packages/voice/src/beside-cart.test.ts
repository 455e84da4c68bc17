import { describe, expect, it } from 'vitest';
import { isOfCart, partLines } from './beside-cart.ts';
import { buildVoiceIndex } from './menu/voice-index.ts';
import { readOrder } from './understand-order.ts';
import type { ContextItem, VoiceDish } from './voice-types.ts';

const dish = (id: number, title: string, choices: Partial<VoiceDish> = {}): VoiceDish => ({
  id,
  title,
  restaurantId: 1,
  restaurantName: 'Biryani Junction',
  portions: [],
  spiceLevels: [],
  ...choices,
});
const index = buildVoiceIndex([
  dish(1, 'Chicken Biryani', { portions: ['Single', 'Double'], spiceLevels: ['Mild', 'Hot'] }),
  dish(2, 'Mutton Biryani', { portions: ['Single', 'Double'], spiceLevels: ['Mild', 'Hot'] }),
  dish(3, 'Garlic Naan'),
  dish(4, 'Fresh Lemonade', { portions: ['Regular', 'Large'] }),
  dish(5, 'Kheer'),
]);
const line = (dishId: number, quantity: number, portion: string | null = null): ContextItem => ({
  dishId,
  quantity,
  portion,
  spice: null,
});
const biryani = line(1, 2, 'Single');
const naan = line(3, 3);
const lemonade = line(4, 1, 'Regular');
const kheer = line(5, 1);

/** The cart and the preview after a sentence, each as "how many of which dish". */
function after(said: string, cart: readonly ContextItem[], preview: readonly ContextItem[]) {
  const alone = readOrder(index, said, preview);
  const together = readOrder(index, said, [...cart, ...preview]);
  const isChanged = isOfCart(said, { cart, preview }, alone, together);
  const told = ({ dishId, quantity, portion, spice }: ContextItem) =>
    [quantity, dishId, portion, spice].filter((fact) => fact !== null).join(' ');
  if (!isChanged) return { cart: cart.map(told), preview: alone.items.map(told) };
  const lines = partLines(together.items, { cart, preview });
  return { cart: lines.cart.map(told), preview: lines.preview.map(told) };
}

describe('said while the cart and a preview are there', () => {
  it.each<[string, string[], string[]]>([
    ['make the biryani five', ['5 1 Single', '3 3'], ['1 4 Regular']],
    ['remove the naan', ['2 1 Single'], ['1 4 Regular']],
    ['make the biryani double', ['2 1 Double', '3 3'], ['1 4 Regular']],
    ['make the naan five', ['2 1 Single', '5 3'], ['1 4 Regular']],
    ['remove the naan and make the lemonade large', ['2 1 Single'], ['1 4 Large']],
    ['another biryani', ['3 1 Single', '3 3'], ['1 4 Regular']],
    ['one naan less', ['2 1 Single', '2 3'], ['1 4 Regular']],
  ])('%s: of the cart', (said, cart, preview) => {
    expect(after(said, [biryani, naan], [lemonade])).toEqual({ cart, preview });
  });

  it.each<[string, string[]]>([
    ['make that three', ['3 4 Regular']],
    ['the bigger one', ['1 4 Large']],
    ['another one', ['2 4 Regular']],
    ['remove the lemonade', []],
    ['and a kheer', ['1 4 Regular', '1 5']],
    ['four garlic naan', ['1 4 Regular', '4 3']],
  ])('%s: of the preview', (said, preview) => {
    expect(after(said, [biryani, naan], [lemonade])).toEqual({ cart: ['2 1 Single', '3 3'], preview });
  });

  it('what is said of all is said of the preview', () => {
    const cart = ['2 1 Single', '3 3'];
    expect(after('remove them', [biryani, naan], [lemonade, kheer])).toEqual({ cart, preview: [] });
    const preview = ['1 5'];
    expect(after('just the kheer', [biryani, naan], [lemonade, kheer])).toEqual({ cart, preview });
    expect(after('drop everything but the kheer', [biryani, naan], [lemonade, kheer])).toEqual({
      cart,
      preview,
    });
  });
});

describe('said while only the cart is there and more is to come', () => {
  it.each<[string, string[], string[]]>([
    ['remove the naan', ['2 1 Single'], []],
    ['make that four', ['2 1 Single', '4 3'], []],
    ['another one', ['2 1 Single', '4 3'], []],
    ['make the biryani double', ['2 1 Double', '3 3'], []],
    ['four garlic naan', ['2 1 Single', '3 3'], ['4 3']],
    ['a kheer', ['2 1 Single', '3 3'], ['1 5']],
    ['two more naan', ['2 1 Single', '5 3'], []],
  ])('%s', (said, cart, preview) => {
    expect(after(said, [biryani, naan], [])).toEqual({ cart, preview });
  });
});
