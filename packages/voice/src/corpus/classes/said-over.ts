import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryCoffeeMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';

/** The same dish said again with more, amounts behind every name, courses, and a size that is refused for another. */
export const saidOverSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'said over: the same one with more',
        cases: [
          ['i want a paya a full paya full plate of paya', '1 Paya (Full)'],
          ['one kheer beta one kheer not the big one the regular one', '1 Kheer (Regular)'],
          ['a kulfi yes a large kulfi', '1 Kulfi (Large)'],
          [
            'one nihari bowl please one full nihari bowl and a naan garlic',
            '1 Nihari Breakfast Bowl (Full); 1 Garlic Naan',
          ],
          ['four cokes please not large regular', '4 Cola (Regular)'],
          ['a chicken karahi not hot mild', '1 Chicken Karahi {Mild}'],
          ['two jalebi not the large the regular one', '2 Jalebi (Regular)'],
        ],
      },
      {
        group: 'said over: amounts behind every name',
        cases: [
          ['ras malai two gulab jamun one large jalebi one', '2 Ras Malai; 1 Gulab Jamun (Large); 1 Jalebi'],
          [
            'butter chicken one full palak paneer one half cheese naan five',
            '1 Butter Chicken (Full); 1 Palak Paneer (Half); 5 Cheese Naan',
          ],
          [
            'samosa chaat two mix pakora one karak chai four please',
            '2 Samosa Chaat; 1 Mix Pakora; 4 Karak Chai',
          ],
          ['rainbow gola do bachon ke liye aur falooda ek mere liye', '2 Rainbow Gola; 1 Rose Falooda'],
          [
            'four biryanis two chicken double two beef single',
            '2 Chicken Biryani (Double); 2 Beef Biryani (Single)',
          ],
          [
            'three karahis one mutton full two chicken half',
            '1 Mutton Karahi (Full); 2 Chicken Karahi (Half)',
          ],
          ['ten tandoori roti actually make it fifteen guests are hungry', '15 Tandoori Roti'],
          ['four halwa puri no make it six people are coming', '6 Halwa Puri'],
        ],
      },
      {
        group: 'said over: courses',
        cases: [
          [
            'for starters hot and sour soup two regular for mains chicken manchurian sharing and for afters nothing',
            '2 Hot & Sour Soup (Regular); 1 Chicken Manchurian (Sharing)',
          ],
          [
            'for starters spring rolls one large for mains beef chilli dry',
            '1 Spring Rolls (Large); 1 Beef Chilli Dry',
          ],
          [
            'as a starter tomato basil soup and for mains two small fajita pizzas',
            '1 Tomato Basil Soup; 2 Fajita Pizza (Small)',
          ],
          ['talata garlic naan wa wahid butter chicken', '3 Garlic Naan; 1 Butter Chicken'],
          ['a brace of kulfi', '2 Kulfi'],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'said over: at a coffee counter',
        cases: [
          ['a latte yes a large latte', '1 Latte (Large)'],
          ['two americanos not large small', '2 Americano (Small)'],
          ['latte two mocha one large flat white one', '2 Latte; 1 Mocha (Large); 1 Flat White'],
          [
            'three croissants no make it five people are hungry',
            '5 Butter Croissant|Almond Croissant|Chocolate Croissant',
          ],
          ['a small tea a large tea', '1 Earl Grey Tea (Small); 1 Earl Grey Tea (Large)'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'said over: at a pizzeria',
        cases: [
          ['a hawaiian please a family hawaiian', '1 Hawaiian (Family)'],
          [
            'for starters dough balls and for mains a large four cheese',
            '1 Dough Balls; 1 Four Cheese (Large)',
          ],
          [
            'four spaghetti two bolognese large two carbonara regular',
            '2 Spaghetti Bolognese (Large); 2 Spaghetti Carbonara (Regular)',
          ],
          ['margherita one lasagne two tiramisu three', '1 Margherita; 2 Lasagne; 3 Tiramisu'],
          ['penne arrabbiata not hot mild and a coke', '1 Penne Arrabbiata {Mild}; 1 Coke'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'said over: at a sandwich counter',
        cases: [
          ['a reuben yes a half reuben', '1 Reuben (Half)'],
          [
            'tuna salad one footlong roast beef two brownie one',
            '1 Tuna Salad (Footlong); 2 Roast Beef; 1 Brownie',
          ],
          ['a lemonade not small large', '1 Lemonade (Large)'],
          ['for mains a blt whole and for afters nothing', '1 BLT (Whole)'],
        ],
      },
    ],
  ],
];
