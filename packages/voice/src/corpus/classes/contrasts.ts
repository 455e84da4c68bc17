import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** Not this, but that; rather this than that; and the kind or the size said behind the name. */
export const contrastSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'contrasts',
        cases: [
          ['not beef but chicken biryani double', '1 Chicken Biryani (Double)'],
          ['not the mutton karahi the chicken karahi full', '1 Chicken Karahi (Full)'],
          ['mint margarita the drink not the pizza three large', '3 Mint Margarita (Large)'],
          ["i'd rather the pepperoni pizza than the fajita and make it large", '1 Pepperoni Pizza (Large)'],
          ['chicken corn soup rather than hot and sour large please', '1 Chicken Corn Soup (Large)'],
          ['one full chicken handi not the makhni one the plain one', '1 Chicken Handi (Full)'],
          ["it's the noodles i want the szechuan ones large", '1 Szechuan Noodles (Large)'],
          ['not one but two rainbow gola', '2 Rainbow Gola'],
          ['garlic naan not garlic bread four of them', '4 Garlic Naan'],
          ['not the beef seekh the reshmi kebab double please', '1 Reshmi Kebab (Double)'],
          ['not two but three rose falooda', '3 Rose Falooda'],
          ['chicken tikka pizza not the tikka leg medium please', '1 Chicken Tikka Pizza (Medium)'],
          ["it's the soup i'm after the tomato basil one large", '1 Tomato Basil Soup (Large)'],
          ['a biryani but the egg one and double', '1 Egg Biryani (Double)'],
          ['fresh lemonade instead of cola two large', '2 Fresh Lemonade (Large)'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'contrasts',
        cases: [
          ['a latte but the iced one and large not small', '1 Iced Latte (Large)'],
          ['iced latte not hot latte medium', '1 Iced Latte (Medium)'],
          ["i'll go for the large mocha the small would be gone in a sip", '1 Mocha (Large)'],
          ['not a cappuccino a flat white please', '1 Flat White'],
          ["it's the tea i'm after the green one small", '1 Green Tea (Small)'],
          ['an espresso but the double one', '1 Espresso (Double)'],
          ['cold brew not iced latte two large', '2 Cold Brew (Large)'],
          ["i'll take the medium latte the large is too much milk", '1 Latte (Medium)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'contrasts',
        cases: [
          ['curly fries not the french ones large', '1 Curly Fries (Large)'],
          ['a chocolate shake rather than a vanilla one please', '1 Chocolate Shake'],
          ['onion rings rather than fries large please', '1 Onion Rings (Large)'],
          ['a shake but the chocolate one', '1 Chocolate Shake'],
          ['not a veggie burger a mushroom melt burger', '1 Mushroom Melt Burger'],
        ],
      },
    ],
  ],
];
