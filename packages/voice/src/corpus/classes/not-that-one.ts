import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu } from '../menus/shop.ts';

/** A dish told from another one that is refused. */
export const notThatOneSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'not the X the Y',
        cases: [
          ['ras malai not the kulfi a large one', '1 Ras Malai (Large)'],
          [
            'a soup the corn one not the hot and sour and a biryani the beef one double',
            '1 Chicken Corn Soup; 1 Beef Biryani (Double)',
          ],
          ['karahi the shinwari one not the white one full', '1 Shinwari Karahi (Full)'],
          ['naan not garlic the cheese one three of them', '3 Cheese Naan'],
          ['the butter chicken not the makhni handi full', '1 Butter Chicken (Full)'],
          ['noodles not the szechuan the chicken chowmein', '1 Chicken Chowmein'],
          ['mutton not beef biryani double medium', '1 Mutton Biryani (Double) {Medium}'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'not the X the Y',
        cases: [
          ['a latte the iced one not the hot one', '1 Iced Latte'],
          ['a tea the green one not the earl grey large', '1 Green Tea (Large)'],
          ['an iced latte not the hot latte large', '1 Iced Latte (Large)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'not the X the Y',
        cases: [
          ['fries the curly ones not the french ones medium', '1 Curly Fries (Medium)'],
          ['a shake the chocolate one not vanilla', '1 Chocolate Shake'],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'not the X the Y',
        cases: [
          [
            'a water the sparkling one and a pizza the hawaiian one not the pepperoni small',
            '1 Sparkling Water; 1 Hawaiian (Small)',
          ],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'not the X the Y',
        cases: [['a samosa not the aloo the chicken one four of them', '4 Chicken Samosa']],
      },
    ],
  ],
];
