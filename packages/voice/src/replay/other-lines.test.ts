import { describe, expect, it } from 'vitest';
import { menuNamed } from '../corpus/corpus.ts';
import { contextOf } from '../corpus/score-corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { VoiceDish } from '../voice-types.ts';

const demoMenu = menuNamed('demo');
const quayBurgerMenu = menuNamed('quay-burger');
const quayThaiMenu = menuNamed('quay-thai');

const on = (menu: readonly VoiceDish[]) => {
  const index = buildVoiceIndex(menu);
  return (before: string, say: string) =>
    readOrder(index, say, contextOf(before, menu))
      .items.map(({ dishId, quantity, portion, spice, note }) => {
        const title = menu.find(({ id }) => id === dishId)?.title;
        return `${quantity} ${title}${portion ? ` (${portion})` : ''}${spice ? ` {${spice}}` : ''}${note ? ` <${note}>` : ''}`;
      })
      .join('; ');
};
const thai = on(quayThaiMenu);
const burgers = on(quayBurgerMenu);
const demo = on(demoMenu);

const curries = '1 Green Curry (Regular); 1 Red Curry (Regular)';
const soups = '1 Tom Yum Soup (Cup); 1 Tom Kha Soup (Cup)';

describe('lines by a word of their name, or as the other one', () => {
  it.each([
    [curries, 'the green one large please', '1 Green Curry (Large); 1 Red Curry (Regular)'],
    [soups, 'drop the tom yum and make the other one a bowl', '1 Tom Kha Soup (Bowl)'],
    [
      soups,
      'the tom yum a bowl the other one is fine as it is',
      '1 Tom Yum Soup (Bowl); 1 Tom Kha Soup (Cup)',
    ],
    ['1 Jasmine Rice; 2 Singha Beer', 'two more beers', '1 Jasmine Rice; 4 Singha Beer'],
    ['1 Jasmine Rice; 2 Singha Beer', 'so two more singha', '1 Jasmine Rice; 4 Singha Beer'],
  ])('%s: %s', (before, say, after) => expect(thai(before, say)).toBe(after));

  it.each([
    [
      '1 Classic Burger (Single); 1 Cheeseburger (Single)',
      'the classic one a double',
      '1 Classic Burger (Double); 1 Cheeseburger (Single)',
    ],
    ['1 Fries (Regular); 1 Onion Rings (6 Pieces)', 'fries out', '1 Onion Rings (6 Pieces)'],
  ])('%s: %s', (before, say, after) => expect(burgers(before, say)).toBe(after));
});

describe('size and heat of a line', () => {
  it.each([
    [
      '1 Green Curry (Large); 1 Red Curry (Regular)',
      'change the large curry to regular',
      '1 Green Curry (Regular); 1 Red Curry (Regular)',
    ],
    ['1 Green Curry (Large)', 'make it regular', '1 Green Curry (Regular)'],
    ['2 Pad Thai (Large)', 'just one of them thai hot', '1 Pad Thai (Large); 1 Pad Thai (Large) {Thai Hot}'],
    ['1 Pad Thai (Regular) {Mild}', 'make it thai hot', '1 Pad Thai (Regular) {Thai Hot}'],
  ])('%s: %s', (before, say, after) => expect(thai(before, say)).toBe(after));
});

describe('an amount, a portion or a kitchen, said and nothing else', () => {
  it.each([
    ['1 Garlic Naan', 'do kar do', '2 Garlic Naan'],
    ['1 Garlic Naan', 'do aur', '3 Garlic Naan'],
    ['1 Garlic Naan; 1 Karak Chai', 'ek aur naan', '2 Garlic Naan; 1 Karak Chai'],
    ['3 Garlic Naan', 'two will do', '2 Garlic Naan'],
    ['1 Crispy Zinger; 1 Kulfi', 'meal with drink', '1 Crispy Zinger (Meal with drink); 1 Kulfi'],
    ['1 Gulab Jamun', 'from sweet gali instead', '1 Gulab Jamun (4 pcs)'],
    ['1 Gulab Jamun', 'two kulfi from sweet gali', '1 Gulab Jamun; 2 Kulfi'],
  ])('%s: %s', (before, say, after) => expect(demo(before, say)).toBe(after));
});

describe('talk', () => {
  const before = '2 Chicken Biryani; 1 Garlic Naan';

  it.each([
    'thank you very much you are great',
    'never mind all good',
    'forget it it is fine like that',
    'leave it as it is',
    'that was great thanks',
    'the biryani was great last time',
    'my naan was cold last week',
    'nothing else thank you that was quick',
  ])('changes nothing of an order: %s', (say) => expect(demo(before, say)).toBe(before));

  it('that takes back an order still does', () => {
    expect(demo(before, 'never mind cancel the order')).toBe('');
    expect(demo(before, 'never mind the naan')).toBe('2 Chicken Biryani');
  });
});

describe('lines of the demo town', () => {
  const karahi = '1 Chicken Karahi (Full); 5 Tandoori Roti';
  const daal = '1 Daal Makhani (Half); 3 Cheese Naan';
  const pizza = '1 Margherita (Medium); 1 Hot Wings (Large); 2 Karak Chai';
  const parathas = '1 Anda Paratha; 1 Aloo Paratha; 2 Karak Chai';
  const salads = '3 Garden Salad (Large); 1 Daal Makhani (Half)';
  const fries = '1 Masala Fries (Regular); 1 Crispy Zinger (Burger only)';

  it.each([
    [karahi, 'change the spice to hot on the karahi', '1 Chicken Karahi (Full) {Hot}; 5 Tandoori Roti'],
    [karahi, 'set the spice on the karahi to mild', '1 Chicken Karahi (Full) {Mild}; 5 Tandoori Roti'],
    [daal, "no don't remove the naan i still want it", daal],
    [daal, 'please do not take away the daal', daal],
    [daal, "don't take the naan off", daal],
    [pizza, 'only keep the pizza the rest can go', '1 Margherita (Medium)'],
    [pizza, 'keep the wings everything else can go', '1 Hot Wings (Large)'],
    [salads, 'bring the salads down to one', '1 Garden Salad (Large); 1 Daal Makhani (Half)'],
    [salads, 'take the salads up to five', '5 Garden Salad (Large); 1 Daal Makhani (Half)'],
    [salads, 'reduce the salads to two', '2 Garden Salad (Large); 1 Daal Makhani (Half)'],
    [
      '5 Samosa Chaat (Regular)',
      'make two of the five samosa chaat extra hot',
      '3 Samosa Chaat (Regular); 2 Samosa Chaat (Regular) {Extra Hot}',
    ],
    ['3 Karak Chai', 'two of the three chai should be kashmiri', '1 Karak Chai; 2 Kashmiri Chai'],
    [parathas, 'replace both parathas with halwa puri', '2 Halwa Puri; 2 Karak Chai'],
    [
      fries,
      'without salt for the fries and with mayo for the zinger',
      '1 Masala Fries (Regular) <without salt>; 1 Crispy Zinger (Burger only) <with mayo>',
    ],
  ])('%s: %s', (before, say, after) => expect(demo(before, say)).toBe(after));
});
