import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** "Item one … item two": the number says which of the list it is, not how many. */
export const labelledListSets: CorpusSets = [
  [
    harbourCafeMenu,
    [
      {
        group: 'labelled lists: a cafe',
        cases: [
          [
            'drink one latte small drink two mocha large food one almond croissant food two fruit scone',
            '1 Latte (Small); 1 Mocha (Large); 1 Almond Croissant; 1 Fruit Scone',
          ],
          [
            'drink one cappuccino medium drink two cappuccino medium drink three cold brew large',
            '2 Cappuccino (Medium); 1 Cold Brew (Large)',
          ],
          [
            'item one tuna melt whole item two tomato soup cup item three sparkling water',
            '1 Tuna Melt (Whole); 1 Tomato Soup (Cup); 1 Sparkling Water',
          ],
          ['item one fruit scone quantity four item two latte quantity two', '4 Fruit Scone; 2 Latte'],
          ['line one quantity three banana bread line two quantity one mocha', '3 Banana Bread; 1 Mocha'],
          [
            'number one mint tea pot number two also mint tea pot number three lemon cake',
            '2 Mint Tea (Pot); 1 Lemon Cake',
          ],
          ['order one latte large order two chai latte small', '1 Latte (Large); 1 Chai Latte (Small)'],
          ['first drink latte second drink mocha', '1 Latte; 1 Mocha'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'labelled lists: burgers',
        cases: [
          [
            'burger number one smash double burger number two smash single side onion rings large drink none',
            '1 Smash Burger (Double); 1 Smash Burger (Single); 1 Onion Rings (Large)',
          ],
          [
            'burger one jalapeno double burger two classic meal burger three kids burger',
            '1 Jalapeno Burger (Double); 1 Classic Burger (Meal); 1 Kids Burger',
          ],
          [
            'meal one fish sandwich combo meal two pulled pork sandwich combo hot',
            '1 Fish Sandwich (Combo); 1 Pulled Pork Sandwich (Combo) {Hot}',
          ],
          [
            'person one kids burger and small fries person two steak roll with fries',
            '1 Kids Burger; 1 French Fries (Small); 1 Steak Roll (With fries)',
          ],
          ['number two on my list is the apple pie and number one is a coleslaw', '1 Apple Pie; 1 Coleslaw'],
          ['number one two coleslaw number two three apple pies', '2 Coleslaw; 3 Apple Pie'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'labelled lists: the town',
        cases: [
          [
            'number one chicken karahi full number two garlic naan four of them number three kheer',
            '1 Chicken Karahi (Full); 4 Garlic Naan; 1 Kheer',
          ],
          [
            'item number one beef biryani item number two kachumber salad item number three cola two',
            '1 Beef Biryani; 1 Kachumber Salad; 2 Cola',
          ],
          ['pehla item chicken biryani doosra item kheer', '1 Chicken Biryani; 1 Kheer'],
          ['plate one samosa chaat plate two dahi bhallay', '1 Samosa Chaat; 1 Dahi Bhallay'],
          [
            'box one beef biryani single box two mutton biryani double',
            '1 Beef Biryani (Single); 1 Mutton Biryani (Double)',
          ],
        ],
      },
    ],
  ],
];
