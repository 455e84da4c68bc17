import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayCoffeeMenu } from '../menus/quay-town.ts';

/** One dish in two sizes or heats, and what else everyday orders were misread for. */
export const otherSizeSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'another in another size',
        cases: [
          [
            'chicken biryani double please and another chicken biryani single',
            '1 Chicken Biryani (Double); 1 Chicken Biryani (Single)',
          ],
          ['fajita pizza small and another fajita pizza small', '2 Fajita Pizza (Small)'],
          [
            'smoky wings single hot and another smoky wings single mild',
            '1 Smoky Wings (Single) {Hot}; 1 Smoky Wings (Single) {Mild}',
          ],
          [
            'small chicken tikka pizza for the kid and a large one for us',
            '1 Chicken Tikka Pizza (Small); 1 Chicken Tikka Pizza (Large)',
          ],
          ['one chicken karahi half one full', '1 Chicken Karahi (Half); 1 Chicken Karahi (Full)'],
          ['two fajita pizzas one large one small', '1 Fajita Pizza (Large); 1 Fajita Pizza (Small)'],
          [
            'aik beef biryani mild aik hot dono single',
            '1 Beef Biryani (Single) {Mild}; 1 Beef Biryani (Single) {Hot}',
          ],
          ['a fajita pizza small and one more large', '1 Fajita Pizza (Small); 1 Fajita Pizza (Large)'],
          [
            'two classic beef burgers burger only and one more with fries',
            '2 Classic Beef Burger (Burger only); 1 Classic Beef Burger (With fries)',
          ],
          [
            'two small fajita pizzas and one more large margherita',
            '2 Fajita Pizza (Small); 1 Margherita (Large)',
          ],
          ['chicken chowmein do large wali lana', '2 Chicken Chowmein (Large)'],
        ],
      },
      {
        group: 'each with its size behind it',
        cases: [
          ['margherita in medium and pepperoni in large', '1 Margherita (Medium); 1 Pepperoni Pizza (Large)'],
          ['margherita small and fajita medium', '1 Margherita (Small); 1 Fajita Pizza (Medium)'],
          ['double decker as a meal with a drink', '1 Double Decker (Meal with drink)'],
        ],
      },
      {
        group: 'may i, courses and slips',
        cases: [
          [
            'for starters two tomato basil soups and for main one meatball spaghetti',
            '2 Tomato Basil Soup; 1 Meatball Spaghetti',
          ],
          ['is it okay if i take three lahori murgh chanay with me', '3 Lahori Murgh Chanay'],
          [
            'what if we had a full mutton karahi special and eight tandoori naan',
            '1 Mutton Karahi Special (Full); 8 Tandoori Naan',
          ],
          ['oreo shake scratch that fresh orange juice scratch that too just a cola', '1 Cola'],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'another in another size',
        cases: [
          ['a tall cappuccino and another cappuccino venti', '1 Cappuccino (Tall); 1 Cappuccino (Venti)'],
          ['one chai latte tall one grande', '1 Chai Latte (Tall); 1 Chai Latte (Grande)'],
          [
            'a grande cold brew for me and a tall one for my sister',
            '1 Cold Brew (Grande); 1 Cold Brew (Tall)',
          ],
        ],
      },
    ],
  ],
];
