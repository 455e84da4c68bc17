import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, subMenu } from '../menus/shop.ts';

/** Ordered if there is any, or if it can be made so. */
export const conditionSets: CorpusSets = [
  [
    coffeeMenu,
    [
      {
        group: 'conditions',
        cases: [
          ['do you have decaf if so a decaf latte large', '1 Latte (Large)'],
          ['is the banana bread fresh if so two of them and a latte', '2 Banana Bread; 1 Latte'],
          ['have you got oat milk if you do a medium cappuccino with it', '1 Cappuccino (Medium)'],
          ['do you have soy milk if so a soy mocha medium', '1 Mocha (Medium)'],
          ["if there's any banana bread left i'd take two", '2 Banana Bread'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'conditions',
        cases: [
          ['do you have kashmiri chai if yes two large', '2 Kashmiri Chai (Large)'],
          ['is there any fish if not a chicken karahi half', '1 Chicken Karahi (Half)'],
          [
            'agar garlic naan ho to chaar de do aur ek mutton karahi full',
            '4 Garlic Naan; 1 Mutton Karahi (Full)',
          ],
          ['if you have gajar halwa then one large please', '1 Gajar Halwa|Gajar ka Halwa (Large)'],
          ['paneer hai kya agar hai to ek palak paneer half', '1 Palak Paneer (Half)'],
          ['any chance of jalebi if yes two large ones', '2 Jalebi (Large)'],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'conditions',
        cases: [
          ['can you do gluten free bread if you can a six inch club combo', '1 Club Combo (6 inch)'],
          ['have you any cookies left if you have four please', '4 Chocolate Chip Cookie'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'conditions',
        cases: [
          [
            'do you do the volcano burger extra hot if you do then two of those',
            '2 Volcano Burger {Extra Hot}',
          ],
          ['do you have onion rings if so one large', '1 Onion Rings (Large)'],
        ],
      },
    ],
  ],
];
