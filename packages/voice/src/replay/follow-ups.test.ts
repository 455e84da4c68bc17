import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { makeMenu } from '../testing/make-menu.ts';
import { readOrder } from '../understand-order.ts';

const heats = ['Mild', 'Medium', 'Hot'];
const menu = makeMenu('Harbour Kitchen', 91, {
  Mains: [
    ['Chicken Karahi', ['Half', 'Full'], heats],
    ['Grilled Trout'],
    ['Fish Cakes'],
    ['Cheeseburger', ['Single', 'Double']],
  ],
  Pizzas: [
    ['Hawaiian Pizza', ['Small', 'Medium', 'Large'], heats],
    ['Pepperoni Pizza', ['Small', 'Medium', 'Large'], heats],
  ],
  Breads: [['Plain Naan'], ['Garlic Naan'], ['Tandoori Roti']],
  Sides: [
    ['French Fries', ['Regular', 'Large']],
    ['Onion Rings', ['Regular', 'Large']],
    ['Chicken Wings', ['6 Piece', '12 Piece']],
    ['Tomato Soup', ['Cup', 'Bowl']],
  ],
  Desserts: [['Apple Pie'], ['Rice Pudding']],
  Drinks: [
    ['Latte', ['Small', 'Large']],
    ['Iced Latte', ['Small', 'Large']],
    ['Cola', ['Small', 'Large']],
  ],
});
const index = buildVoiceIndex(menu);

/** "2 Cola (Large), 1 Apple Pie" */
const linesOf = (cart: string) =>
  cart.split(', ').map((text) => {
    const [, quantity, title, portion = null] = /^(\d+) ([^(]+?)(?: \((.+)\))?$/.exec(text) ?? [];
    const dishId = menu.find((dish) => dish.title === title)?.id;
    if (dishId === undefined) throw new Error(`no ${text}`);
    return { dishId, quantity: Number(quantity), portion, spice: null };
  });
const after = (before: string, say: string) =>
  readOrder(index, say, linesOf(before))
    .items.map(({ dishId, quantity, portion, spice, note }) => {
      const title = menu.find(({ id }) => id === dishId)?.title;
      return `${quantity} ${title}${portion ? ` (${portion})` : ''}${spice ? ` ${spice}` : ''}${note ? `: ${note}` : ''}`;
    })
    .join(', ');

describe('how many of a line that is there', () => {
  it.each([
    ['1 Latte (Large)', 'same again', '2 Latte (Large)'],
    ['1 Fish Cakes, 2 Plain Naan', 'same again', '2 Fish Cakes, 4 Plain Naan'],
    ['1 Fish Cakes, 2 Plain Naan', 'one more of everything', '2 Fish Cakes, 3 Plain Naan'],
    ['2 Cheeseburger (Single), 1 Apple Pie', 'make it three burgers', '3 Cheeseburger (Single), 1 Apple Pie'],
    ['2 Plain Naan, 1 Apple Pie', 'do naan aur', '4 Plain Naan, 1 Apple Pie'],
    ['3 Fish Cakes', 'double that', '6 Fish Cakes'],
    ['1 Cheeseburger (Single)', 'double it', '1 Cheeseburger (Double)'],
    ['1 Fish Cakes, 2 Plain Naan', 'please double the naan', '1 Fish Cakes, 4 Plain Naan'],
    ['1 Fish Cakes, 2 Plain Naan', 'double the order', '2 Fish Cakes, 4 Plain Naan'],
    ['2 Plain Naan, 1 Fish Cakes', 'teen naan aur dena', '5 Plain Naan, 1 Fish Cakes'],
    ['2 Plain Naan, 1 Fish Cakes', 'one fish cake more please', '2 Plain Naan, 2 Fish Cakes'],
    ['4 Plain Naan, 1 Apple Pie', 'two naan less and one apple pie more', '2 Plain Naan, 2 Apple Pie'],
    ['5 Tandoori Roti, 1 Apple Pie', 'two less roti', '3 Tandoori Roti, 1 Apple Pie'],
    ['2 Fish Cakes, 3 Plain Naan', 'only one of each the others left', '1 Fish Cakes, 1 Plain Naan'],
    ['1 Fish Cakes', 'four please', '4 Fish Cakes'],
  ])('%s: %s', (before, say, cart) => expect(after(before, say)).toBe(cart));
});

describe('another size or heat of a line that is there', () => {
  it.each([
    [
      '1 Latte (Large), 1 Apple Pie',
      'same latte but small for my mother',
      '1 Latte (Large), 1 Apple Pie, 1 Latte (Small)',
    ],
    ['1 Apple Pie, 2 Cola (Small)', 'both colas large', '1 Apple Pie, 2 Cola (Large)'],
    ['1 French Fries (Regular), 1 Apple Pie', 'large fries instead', '1 French Fries (Large), 1 Apple Pie'],
    [
      '2 Cheeseburger (Single), 1 Apple Pie',
      'make one of the burgers a double',
      '1 Cheeseburger (Single), 1 Apple Pie, 1 Cheeseburger (Double)',
    ],
    [
      '2 Chicken Karahi (Half), 1 Apple Pie',
      'make one karahi full',
      '1 Chicken Karahi (Half), 1 Apple Pie, 1 Chicken Karahi (Full)',
    ],
    [
      '1 Cheeseburger (Single), 1 Cola (Small)',
      'can you put extra cheese and pickles on the burger',
      '1 Cheeseburger (Single): put extra cheese, pickles, 1 Cola (Small)',
    ],
    [
      '1 Tomato Soup (Cup), 1 Apple Pie',
      'a bowl instead of a cup please',
      '1 Tomato Soup (Bowl), 1 Apple Pie',
    ],
    ['2 Cola (Small), 1 Apple Pie', 'large instead of small for the cola', '2 Cola (Large), 1 Apple Pie'],
    [
      '1 Chicken Wings (6 Piece), 1 Apple Pie',
      'twelve wings instead of six',
      '1 Chicken Wings (12 Piece), 1 Apple Pie',
    ],
    ['2 Plain Naan, 1 Apple Pie', 'four naan instead of two', '4 Plain Naan, 1 Apple Pie'],
    ['1 Apple Pie, 2 Cola (Small)', 'make both colas large', '1 Apple Pie, 2 Cola (Large)'],
    ['3 Cola (Large)', 'one of the colas should be small', '2 Cola (Large), 1 Cola (Small)'],
    [
      '2 Chicken Karahi (Full)',
      'one mild and one hot',
      '1 Chicken Karahi (Full) Mild, 1 Chicken Karahi (Full) Hot',
    ],
    [
      '1 Pepperoni Pizza (Large), 1 Hawaiian Pizza (Medium)',
      'make the hawaiian a small',
      '1 Pepperoni Pizza (Large), 1 Hawaiian Pizza (Small)',
    ],
    [
      '1 Cheeseburger (Single), 1 French Fries (Regular)',
      'make it a double and the fries large',
      '1 Cheeseburger (Double), 1 French Fries (Large)',
    ],
    [
      '1 Apple Pie, 1 Chicken Karahi (Half)',
      'apple pie rehne do aur karahi full kar do',
      '1 Chicken Karahi (Full)',
    ],
    [
      '1 Chicken Karahi (Half), 1 Apple Pie',
      'the karahi should be mild',
      '1 Chicken Karahi (Half) Mild, 1 Apple Pie',
    ],
  ])('%s: %s', (before, say, cart) => expect(after(before, say)).toBe(cart));
});

describe('one dish for another', () => {
  it.each([
    ['1 Latte (Large), 1 Apple Pie', 'can i have that latte iced', '1 Iced Latte (Large), 1 Apple Pie'],
    ['1 Latte (Large), 1 Apple Pie', 'make the latte a cola', '1 Cola (Large), 1 Apple Pie'],
    [
      '2 Cola (Large), 1 Apple Pie',
      'swap a cola for a latte',
      '1 Cola (Large), 1 Apple Pie, 1 Latte (Large)',
    ],
    ['1 Cola (Large), 1 Apple Pie', 'cola ki jagah latte', '1 Latte (Large), 1 Apple Pie'],
    [
      '1 French Fries (Large), 1 Apple Pie',
      'sorry i meant onion rings',
      '1 Onion Rings (Large), 1 Apple Pie',
    ],
    ['1 French Fries (Large), 1 Apple Pie', 'replace everything with two fish cakes', '2 Fish Cakes'],
    [
      '3 Plain Naan, 1 Apple Pie',
      'instead of the plain naan give me garlic naan',
      '3 Garlic Naan, 1 Apple Pie',
    ],
    [
      '1 French Fries (Large), 1 Apple Pie',
      'onion rings instead of fries',
      '1 Onion Rings (Large), 1 Apple Pie',
    ],
    [
      '2 Apple Pie, 1 Fish Cakes',
      'one apple pie and one rice pudding instead of two apple pies',
      '1 Apple Pie, 1 Fish Cakes, 1 Rice Pudding',
    ],
    [
      '1 Fish Cakes, 1 Cola (Large)',
      'actually the trout not the fish cakes',
      '1 Grilled Trout, 1 Cola (Large)',
    ],
    [
      '1 Apple Pie, 1 Cola (Large)',
      'could i have the rice pudding instead',
      '1 Rice Pudding, 1 Cola (Large)',
    ],
    ['2 Plain Naan, 1 Apple Pie', 'drop the pie, rice pudding instead', '2 Plain Naan, 1 Rice Pudding'],
  ])('%s: %s', (before, say, cart) => expect(after(before, say)).toBe(cart));
});

describe('what goes', () => {
  it.each([
    ['1 Hawaiian Pizza (Small), 2 Pepperoni Pizza (Large), 1 Apple Pie', 'no pizzas', '1 Apple Pie'],
    ['2 Cheeseburger (Single), 1 Apple Pie', 'only the burgers please', '2 Cheeseburger (Single)'],
    ['1 Fish Cakes, 1 Apple Pie', 'scrap it all', ''],
    ['3 Plain Naan, 1 Apple Pie', 'do naan hata do', '1 Plain Naan, 1 Apple Pie'],
    ['3 Plain Naan, 1 Apple Pie', 'naan nahi chahiye', '1 Apple Pie'],
    ['1 Fish Cakes, 1 Chicken Wings (6 Piece)', 'skip the wings', '1 Fish Cakes'],
    ['1 Fish Cakes, 2 Cola (Small), 1 Latte (Large)', 'no drinks after all', '1 Fish Cakes'],
    ['1 Fish Cakes, 1 Apple Pie', 'drop the dessert', '1 Fish Cakes'],
    [
      '1 Fish Cakes, 1 Latte (Large), 1 Apple Pie',
      'i already have latte here so leave that out',
      '1 Fish Cakes, 1 Apple Pie',
    ],
    [
      '1 Hawaiian Pizza (Large), 1 Onion Rings (Large), 1 Apple Pie',
      "drop the rings and the pie we're good with just the pizza",
      '1 Hawaiian Pizza (Large)',
    ],
  ])('%s: %s', (before, say, cart) => expect(after(before, say)).toBe(cart));
});

describe('a word that fits two lines', () => {
  const both = '1 Hawaiian Pizza (Small), 1 Pepperoni Pizza (Medium)';
  it.each(['make the pizza large', 'remove one pizza'])('%s: nothing is changed by a guess', (say) =>
    expect(after(both, say)).toBe(both),
  );
});
