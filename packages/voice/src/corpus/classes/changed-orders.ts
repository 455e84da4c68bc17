import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu } from '../menus/quay-town.ts';

/** Said while an order is there: which line is meant, what a swap carries over, more of the same. */
export const changedOrderSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'changed order: is ko',
        cases: [
          [
            'is ko full kar do aur paanch tandoori roti bhi',
            '1 Chicken Handi (Full); 5 Tandoori Roti',
            '1 Chicken Handi (Half)',
          ],
          ['is ko large kar dein', '1 Oreo Shake (Large)', '1 Oreo Shake (Regular)'],
          ['isko double kar do', '1 Chicken Biryani (Double)', '1 Chicken Biryani (Single)'],
          ['is ko teen kar do', '3 Kulfi', '1 Kulfi'],
          ['usko half kar do aur ek kheer bhi', '1 Paya (Half); 1 Kheer', '1 Paya (Full)'],
          ['is ko hata do', '1 Kheer', '1 Kheer; 1 Kulfi'],
          [
            'karahi ko full kar do aur do naan bhi',
            '1 Mutton Karahi (Full); 2 Garlic Naan|Roghni Naan|Tandoori Naan|Cheese Naan',
            '1 Mutton Karahi (Half)',
          ],
        ],
      },
      {
        group: 'changed order: a swap and its size',
        cases: [
          [
            'replace the shake with a mint margarita',
            '1 Mint Margarita; 1 Club Sandwich',
            '1 Oreo Shake (Large); 1 Club Sandwich',
          ],
          ['change the karahi to a handi', '1 Chicken Handi (Full)', '1 Chicken Karahi (Full)'],
          ['change the mutton biryani to chicken', '1 Chicken Biryani (Double)', '1 Mutton Biryani (Double)'],
          [
            'swap the pepperoni pizza for a fajita pizza',
            '1 Fajita Pizza (Large)',
            '1 Pepperoni Pizza (Large)',
          ],
          ['replace the lassi with a karak chai', '2 Karak Chai', '2 Sweet Lassi (Large)'],
          ['swap the kulfi for two garlic naan', '2 Garlic Naan', '1 Kulfi (Large)'],
        ],
      },
      {
        group: 'changed order: which line',
        cases: [
          [
            'no onions on the biryani',
            '1 Chicken Biryani (Single); 1 Kheer',
            '1 Chicken Biryani (Single); 1 Kheer',
          ],
          [
            'the biryani extra hot and make it two',
            '2 Chicken Biryani (Single) {Extra Hot}; 1 Kheer',
            '1 Chicken Biryani (Single); 1 Kheer',
          ],
          ['kulfi make it three', '3 Kulfi; 1 Kheer', '1 Kulfi; 1 Kheer'],
          ['the garlic naan make that six', '6 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['about the kheer make that two', '2 Kheer; 1 Kulfi', '1 Kheer; 1 Kulfi'],
          [
            'no onions in the biryani and make it three',
            '3 Beef Biryani (Single); 1 Cola',
            '1 Beef Biryani (Single); 1 Cola',
          ],
          ['make it four', '1 Kheer; 4 Kulfi', '1 Kheer; 1 Kulfi'],
          ['change the kulfi to a kheer and make it two', '2 Kheer; 1 Cola', '1 Kulfi; 1 Cola'],
          ['not half full', '1 Chicken Karahi (Full)', '1 Chicken Karahi (Half)'],
          ['not mild hot', '1 Chicken Karahi (Half) {Hot}', '1 Chicken Karahi (Half) {Mild}'],
          [
            'same again for my brother',
            '2 Chicken Karahi (Half); 2 Garlic Naan',
            '1 Chicken Karahi (Half); 1 Garlic Naan',
          ],
          ['same again but large', '1 Oreo Shake (Regular); 1 Oreo Shake (Large)', '1 Oreo Shake (Regular)'],
          [
            'the same again for my wife but mild',
            '1 Chicken Biryani (Single) {Hot}; 1 Chicken Biryani (Single) {Mild}',
            '1 Chicken Biryani (Single) {Hot}',
          ],
        ],
      },
      {
        group: 'changed order: too much of it',
        cases: [
          ["i'm too full for kheer take it off", '1 Kulfi', '1 Kheer; 1 Kulfi'],
          [
            "i'm too full for dessert take the kulfi off",
            '1 Chicken Karahi (Half)',
            '1 Chicken Karahi (Half); 1 Kulfi',
          ],
          ["we don't have room for the paya take it off", '1 Kheer', '1 Paya (Half); 1 Kheer'],
          ["it's too late for chai leave it out", '1 Kheer', '1 Karak Chai; 1 Kheer'],
        ],
      },
      {
        group: 'changed order: some of a line',
        cases: [
          [
            'make one of the burgers with fries',
            '1 Classic Beef Burger (Burger only); 1 Classic Beef Burger (With fries); 1 Cola',
            '2 Classic Beef Burger (Burger only); 1 Cola',
          ],
          [
            'make two of the biryanis double',
            '1 Chicken Biryani (Single); 2 Garlic Naan; 2 Chicken Biryani (Double)',
            '3 Chicken Biryani (Single); 2 Garlic Naan',
          ],
          [
            'one of the burgers with fries',
            '1 Classic Beef Burger (Burger only); 1 Classic Beef Burger (With fries); 1 Cola',
            '2 Classic Beef Burger (Burger only); 1 Cola',
          ],
          [
            'two of the zingers as burger only',
            '1 Crispy Zinger (With fries); 2 Crispy Zinger (Burger only)',
            '3 Crispy Zinger (With fries)',
          ],
          [
            'one of the karahis full and a kheer',
            '1 Mutton Karahi (Half); 1 Mutton Karahi (Full); 1 Kheer',
            '2 Mutton Karahi (Half)',
          ],
        ],
      },
      {
        group: 'changed order: numbers nobody means',
        cases: [
          ['make it -2', '1 Kulfi', '1 Kulfi'],
          ['-5 garlic naan', '1 Kulfi; 1 Garlic Naan', '1 Kulfi'],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'changed order: burgers',
        cases: [
          [
            "i'm too full for fries take them off",
            '1 Halloumi Burger; 1 Onion Rings (6 Pieces)',
            '1 Halloumi Burger; 1 Onion Rings (6 Pieces); 1 Fries (Large)',
          ],
          [
            'add a vanilla shake large no chocolate',
            '1 Halloumi Burger; 1 Chocolate Milkshake (Large)',
            '1 Halloumi Burger',
          ],
          ['add a large coke no sprite', '1 Halloumi Burger; 1 Sprite (Large)', '1 Halloumi Burger'],
          [
            'no pickles on the cheeseburger',
            '1 Cheeseburger (Double); 1 Coke (Large)',
            '1 Cheeseburger (Double); 1 Coke (Large)',
          ],
          [
            'the cheeseburger make it a triple',
            '1 Cheeseburger (Triple); 1 Coke (Large)',
            '1 Cheeseburger (Double); 1 Coke (Large)',
          ],
          [
            'the wings make that two and hot',
            '2 Chicken Wings (6 Pieces) {Hot}; 1 Lager (Pint)',
            '1 Chicken Wings (6 Pieces); 1 Lager (Pint)',
          ],
          ['twelve pieces and hot please', '1 Chicken Wings (12 Pieces) {Hot}', '1 Chicken Wings (6 Pieces)'],
          [
            'both milkshakes regular please',
            '1 Vanilla Milkshake (Regular); 1 Oreo Milkshake (Regular)',
            '1 Vanilla Milkshake (Large); 1 Oreo Milkshake (Large)',
          ],
          [
            'not vanilla i said chocolate milkshake',
            '1 Chocolate Milkshake (Regular); 1 Fries (Large)',
            '1 Vanilla Milkshake (Regular); 1 Fries (Large)',
          ],
          [
            'four cokes please instead of two',
            '4 Coke (Small); 2 Fries (Large)',
            '2 Coke (Small); 2 Fries (Large)',
          ],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'changed order: subs',
        cases: [
          [
            'a bowl of the soup not a cup',
            '1 BLT (6 inch); 1 Tomato Soup (Bowl)',
            '1 BLT (6 inch); 1 Tomato Soup (Cup)',
          ],
          [
            'a bowl of the soup instead of a cup',
            '1 BLT (6 inch); 1 Tomato Soup (Bowl)',
            '1 BLT (6 inch); 1 Tomato Soup (Cup)',
          ],
          [
            'the turkey should be a footlong',
            '1 Turkey Breast (Footlong); 1 Potato Chips',
            '1 Turkey Breast (6 inch); 1 Potato Chips',
          ],
          [
            'just one sub my friend is not coming',
            '1 Ham Sub (Footlong); 2 Lemonade (Small)',
            '2 Ham Sub (Footlong); 2 Lemonade (Small)',
          ],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'changed order: coffee',
        cases: [
          [
            'the mocha make it two',
            '2 Caffe Mocha (Tall); 1 Plain Bagel',
            '1 Caffe Mocha (Tall); 1 Plain Bagel',
          ],
          [
            'oat milk in the mocha and make it a grande',
            '1 Caffe Mocha (Grande); 1 Plain Bagel',
            '1 Caffe Mocha (Tall); 1 Plain Bagel',
          ],
          ['swap the americano for a hot chocolate', '1 Hot Chocolate', '1 Americano (Grande)'],
          ['change the caffe mocha to a hot chocolate', '1 Hot Chocolate (Grande)', '1 Caffe Mocha (Grande)'],
          ['swap the hot chocolate for an orange juice', '1 Orange Juice', '1 Hot Chocolate (Grande)'],
          [
            "yep looks good that's everything thanks",
            '1 Cold Brew (Venti); 1 Plain Bagel',
            '1 Cold Brew (Venti); 1 Plain Bagel',
          ],
        ],
      },
    ],
  ],
];
