import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, subMenu } from '../menus/shop.ts';

/** Plates, cups and glasses with sizes, next to other dishes. */
export const unitsBesideDishesSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'units and sizes beside dishes',
        cases: [
          [
            'two plates gol gappay one large glass sweet lassi and a cup of karak',
            '2 Gol Gappay; 1 Sweet Lassi (Large); 1 Karak Chai',
          ],
          [
            'one bowl chicken corn soup two large glasses lemonade',
            '1 Chicken Corn Soup; 2 Fresh Lemonade (Large)',
          ],
          [
            'three plates dahi bhallay and two small cups of tea no sorry regular cups of karak chai',
            '3 Dahi Bhallay; 2 Karak Chai (Regular)',
          ],
          ['two plates mix pakora one large mint margarita', '2 Mix Pakora; 1 Mint Margarita (Large)'],
          ['ek plate samosa do bari glass orange juice', '1 Samosa; 2 Fresh Orange Juice (Large)'],
          [
            'four pieces of chicken tikka leg one large bottle of cola',
            '4 Chicken Tikka Leg; 1 Cola (Large)',
          ],
          [
            'a plate of spring rolls a large bowl of hot and sour soup',
            '1 Spring Rolls; 1 Hot & Sour Soup (Large)',
          ],
          [
            'two plates halwa puri three cups karak chai one glass lassi',
            '2 Halwa Puri; 3 Karak Chai; 1 Sweet Lassi',
          ],
          [
            'three plates samosa chaat one large glass lemonade and two cups of kashmiri chai',
            '3 Samosa Chaat; 1 Fresh Lemonade (Large); 2 Kashmiri Chai',
          ],
          ['one plate dahi bhallay one large plate fruit chaat', '1 Dahi Bhallay; 1 Fruit Chaat (Large)'],
          ['two bowls kheer one large mug karak chai', '2 Kheer; 1 Karak Chai (Large)'],
          ['do plate gol gappay ek bara glass lassi', '2 Gol Gappay; 1 Sweet Lassi (Large)'],
          [
            'two plates of shami kebab and a large jug of lemonade',
            '2 Shami Kebab; 1 Fresh Lemonade (Large)',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'units and sizes beside dishes',
        cases: [
          ['two large cups of green tea one slice banana bread', '2 Green Tea (Large); 1 Banana Bread'],
          ['three slices banana bread one large cup earl grey', '3 Banana Bread; 1 Earl Grey Tea (Large)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'units and sizes beside dishes',
        cases: [['one large cup soda two plates onion rings', '1 Soda (Large); 2 Onion Rings']],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'units and sizes beside dishes',
        cases: [['one bowl tomato soup two large cups lemonade', '1 Tomato Soup (Bowl); 2 Lemonade (Large)']],
      },
    ],
  ],
];
