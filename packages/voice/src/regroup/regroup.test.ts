import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';

const dish = (id: number, title: string, category: string, portions: string[] = []) => ({
  id,
  title,
  category,
  portions,
  spiceLevels: ['Mild', 'Hot'],
  tags: [],
  restaurantId: 1,
  restaurantName: 'Corner Kitchen',
});
const meal = ['Burger only', 'With fries', 'Meal with drink'];
const pie = ['Small', 'Large'];
const menu = [
  dish(1, 'Crispy Zinger', 'Burgers', meal),
  dish(2, 'Classic Beef Burger', 'Burgers', meal),
  dish(3, 'Loaded Fries', 'Snacks'),
  dish(4, 'Margherita', 'Pizza', pie),
  dish(5, 'Pepperoni Pizza', 'Pizza', pie),
  dish(6, 'Meatball Spaghetti', 'Pasta'),
  dish(7, 'Gulab Jamun (4 pcs)', 'Desserts'),
  dish(8, 'Jalebi (250 g)', 'Desserts'),
  dish(9, 'Chicken Biryani', 'Biryani'),
  dish(10, 'Mutton Biryani', 'Biryani'),
  dish(11, 'Malai Boti', 'BBQ'),
  dish(12, 'Coffee', 'Drinks'),
  dish(13, 'Apple Pie', 'Desserts'),
  dish(14, 'Lemon Cheesecake', 'Desserts'),
];
const index = buildVoiceIndex(menu);

const cartOf = (words: string) =>
  readOrder(index, words).items.map(({ dishId, quantity, portion, spice }) =>
    [`${quantity}`, menu.find(({ id }) => id === dishId)?.title, portion, spice].filter(Boolean).join(' '),
  );

describe('what only the dish before can decide', () => {
  it.each([
    ['can I get a crispy zinger with fries', ['1 Crispy Zinger With fries']],
    ['two classic beef burgers, burger only', ['2 Classic Beef Burger Burger only']],
    ['four coffees two apple pies and two cheesecakes', ['4 Coffee', '2 Apple Pie', '2 Lemon Cheesecake']],
    ['malai boti with fries', ['1 Malai Boti', '1 Loaded Fries']],
    ['a crispy zinger and loaded fries', ['1 Crispy Zinger', '1 Loaded Fries']],
    ['two margherita pizzas', ['2 Margherita']],
    ['three margherita pizzas, one small and two large', ['1 Margherita Small', '2 Margherita Large']],
    ['a margherita and a pepperoni pizza', ['1 Margherita', '1 Pepperoni Pizza']],
    ['spaghetti with meatballs', ['1 Meatball Spaghetti']],
    ['one pepperoni pizza and one margherita no sorry not margherita', ['1 Pepperoni Pizza']],
    ['one malai boti not spicy', ['1 Malai Boti Mild']],
    ['one pepperoni pizza instead of that two margherita', ['2 Margherita']],
  ])('%s', (words, cart) => {
    expect(cartOf(words)).toEqual(cart);
  });
});

describe('amounts', () => {
  it.each([
    ['four pieces of gulab jamun', ['1 Gulab Jamun (4 pcs)']],
    ['eight pieces of gulab jamun', ['2 Gulab Jamun (4 pcs)']],
    ['two gulab jamun', ['2 Gulab Jamun (4 pcs)']],
    ['five hundred grams jalebi', ['2 Jalebi (250 g)']],
    ['half kilo jalebi', ['2 Jalebi (250 g)']],
    ['a hundred and ten jalebi', ['99 Jalebi (250 g)']],
    ['thirty two malai boti', ['32 Malai Boti']],
    [
      'chicken biryani ek, mutton biryani do, malai boti teen',
      ['1 Chicken Biryani', '2 Mutton Biryani', '3 Malai Boti'],
    ],
    ['chicken biryani do', ['1 Chicken Biryani']],
  ])('%s', (words, cart) => {
    expect(cartOf(words)).toEqual(cart);
  });
});
