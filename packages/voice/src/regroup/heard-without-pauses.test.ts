import { describe, expect, it } from 'vitest';
import { menuNamed } from '../corpus/corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { VoiceDish } from '../voice-types.ts';

const lahoreMenu = menuNamed('lahore');
const coffeeMenu = menuNamed('coffee');

/** A recogniser writes no commas: what a pause would tell must follow from the words. */
const read = (menu: readonly VoiceDish[]) => {
  const index = buildVoiceIndex(menu);
  const titleOf = (id: number) => menu.find((dish) => dish.id === id)?.title;
  return (say: string) =>
    readOrder(index, say)
      .items.map(({ dishId, quantity, portion }) =>
        [quantity, titleOf(dishId), portion].filter(Boolean).join(' '),
      )
      .join('; ');
};
const lahore = read(lahoreMenu);
const coffee = read(coffeeMenu);

describe('an order put right', () => {
  it.each([
    ['two beef biryani sorry mutton biryani two mutton biryani', '2 Mutton Biryani'],
    ['one club sandwich no wait two club sandwich', '2 Club Sandwich'],
    ['six samosas wait my brother left four is enough', '4 Samosa (2 pcs)'],
    ['a full chicken karahi hmm half will do', '1 Chicken Karahi Half'],
    ['i do not want any dessert just a large oreo shake', '1 Oreo Shake Large'],
    [
      'two palak paneer and a daal makhani but instead of one of the palak paneer a butter chicken',
      '1 Palak Paneer; 1 Daal Makhani; 1 Butter Chicken',
    ],
    ['do club sandwich nahi nahi teen club sandwich kar do aur ek green tea', '3 Club Sandwich; 1 Green Tea'],
  ])('%s', (say, cart) => expect(lahore(say)).toBe(cart));
});

describe('said of several', () => {
  it.each([
    [
      'green tea and kashmiri chai two each and a club sandwich',
      '2 Green Tea; 2 Kashmiri Chai; 1 Club Sandwich',
    ],
    [
      'a margherita and a fajita pizza the first small and the second large',
      '1 Margherita Small; 1 Fajita Pizza Large',
    ],
    ['five pizzas all large two pepperoni and three fajita', '2 Pepperoni Pizza Large; 3 Fajita Pizza Large'],
    ['we will both have a club sandwich', '2 Club Sandwich'],
    ['table for two and we will both have the club sandwich', '2 Club Sandwich'],
    ['there are six of us so one green tea each and a kheer', '6 Green Tea; 1 Kheer'],
    ['we are five people one club sandwich for each person', '5 Club Sandwich'],
    ['we are five people one kheer for everyone', '1 Kheer'],
    ['my wife wants a palak paneer and he will have a butter chicken', '1 Palak Paneer; 1 Butter Chicken'],
    ['naan for me naan for ammi so three garlic naan', '3 Garlic Naan'],
    ['one and a half dozen garlic naan', '18 Garlic Naan'],
    [
      'three chicken chowmein one large and the rest regular',
      '1 Chicken Chowmein Large; 2 Chicken Chowmein Regular',
    ],
    [
      'four fresh lemonade half of them large the other half regular',
      '2 Fresh Lemonade Large; 2 Fresh Lemonade Regular',
    ],
    [
      'an egg and a beef biryani the egg one single the beef one double',
      '1 Egg Biryani Single; 1 Beef Biryani Double',
    ],
    [
      'three chicken karahi two mutton karahi and one chicken handi',
      '3 Chicken Karahi; 2 Mutton Karahi; 1 Chicken Handi',
    ],
  ])('%s', (say, cart) => expect(lahore(say)).toBe(cart));

  it('the same in another size, and one just like it', () => {
    expect(coffee('a medium latte with oat milk and my sister wants the same but in a small')).toBe(
      '1 Latte Medium; 1 Latte Small',
    );
    expect(coffee('a small mocha and then another one just like it but large')).toBe(
      '1 Mocha Small; 1 Mocha Large',
    );
  });
});

describe('asked about, then ordered', () => {
  it.each([
    ['how much is the club sandwich okay i will have it and a green tea', '1 Club Sandwich; 1 Green Tea'],
    ['do you have kheer yeah two of those', '2 Kheer'],
    ['is the chicken corn soup any good', ''],
    ['i hate kheer two of them were bad', ''],
  ])('%s', (say, cart) => expect(lahore(say)).toBe(cart));
});

describe('a name that several dishes share', () => {
  const index = buildVoiceIndex(lahoreMenu);
  it.each(['a fried rice', 'a chicken karahi and a soup', 'a boti'])('%s: is asked about', (say) =>
    expect(readOrder(index, say).question).toBeDefined(),
  );
});

describe('words beside an order', () => {
  it.each([
    ['a club sandwich with thousand island on the side', '1 Club Sandwich'],
    ['for dessert a kheer', '1 Kheer'],
    ['a club sandwich and for sweet two kheer', '1 Club Sandwich; 2 Kheer'],
    ['for a drink two green tea', '2 Green Tea'],
    ['two club sandwiches and can you cut them in half', '2 Club Sandwich'],
    ['a green tea and the little ones share a club sandwich', '1 Green Tea; 1 Club Sandwich'],
    ['a club sandwich no tomato a green tea and a kheer', '1 Club Sandwich; 1 Green Tea; 1 Kheer'],
    ['a club sandwich i am not that hungry', '1 Club Sandwich'],
    ['a green tea and a mint margarita with no ice in the mint margarita', '1 Green Tea; 1 Mint Margarita'],
  ])('%s', (say, cart) => expect(lahore(say)).toBe(cart));
});
