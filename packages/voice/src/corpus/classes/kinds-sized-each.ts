import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu } from '../menus/harbour.ts';
import { millThaiMenu } from '../menus/mill.ts';

/** Several kinds of one dish, each in a size of its own, and something told of one of them afterwards. */
export const kindsSizedEachSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'sizes each, then one of them',
        cases: [
          [
            'a family mutton, a double chicken and a single egg biryani, the egg one mild for the little one',
            '1 Mutton Biryani (Family); 1 Chicken Biryani (Double); 1 Egg Biryani (Single) {Mild}',
          ],
          [
            'get me a double beef and a single veg biryani, and the veg one shouldnt be spicy, so mild',
            '1 Beef Biryani (Double); 1 Vegetable Biryani (Single) {Mild}',
          ],
          [
            'two single chicken, one family mutton biryani, the mutton hot cos my dad loves it',
            '2 Chicken Biryani (Single); 1 Mutton Biryani (Family) {Hot}',
          ],
          [
            'a large pepperoni, a large fajita and a small veggie pizza',
            '1 Pepperoni Pizza (Large); 1 Fajita Pizza (Large); 1 Garden Veggie Pizza (Small)',
          ],
          [
            'pepperoni large fajita small tikka medium, all pizzas',
            '1 Pepperoni Pizza (Large); 1 Fajita Pizza (Small); 1 Chicken Tikka Pizza (Medium)',
          ],
          [
            'tikka small and fajita large, those are the two pizzas we want',
            '1 Chicken Tikka Pizza (Small); 1 Fajita Pizza (Large)',
          ],
          [
            'half of the white, full of the shinwari karahi, and make the white one mild',
            '1 White Chicken Karahi (Half) {Mild}; 1 Shinwari Karahi (Full)',
          ],
          [
            'hot and sour and chicken corn soup one each, large for the corn',
            '1 Hot & Sour Soup; 1 Chicken Corn Soup (Large)',
          ],
          ['malai and bihari boti one of each, the bihari in double', '1 Malai Boti; 1 Bihari Boti (Double)'],
        ],
      },
      {
        group: 'one of each heat or size',
        cases: [
          [
            'mild, medium and hot, one chowmein of each',
            '1 Chicken Chowmein {Mild}; 1 Chicken Chowmein {Medium}; 1 Chicken Chowmein {Hot}',
          ],
          [
            'one chicken manchurian in each size, regular large and sharing',
            '1 Chicken Manchurian (Regular); 1 Chicken Manchurian (Large); 1 Chicken Manchurian (Sharing)',
          ],
          [
            'small medium and large, a margherita in each',
            '1 Margherita (Small); 1 Margherita (Medium); 1 Margherita (Large)',
          ],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'one of it in each size',
        cases: [
          ['one reuben whole and one half, the half without sauerkraut', '1 Reuben (Whole); 1 Reuben (Half)'],
          [
            'a tuna footlong and a six inch, the six inch with no onions, and a bag of chips',
            '1 Tuna Salad (Footlong); 1 Tuna Salad (6 inch); 1 Potato Chips',
          ],
          [
            'grilled cheese half for my daughter she likes it burnt and grilled cheese whole for me',
            '1 Grilled Cheese (Half); 1 Grilled Cheese (Whole)',
          ],
          [
            'one small lemonade and one large, the large with extra ice, and a brownie',
            '1 Lemonade (Small); 1 Lemonade (Large); 1 Brownie',
          ],
          [
            'a cup of the tomato and a bowl of the broccoli soup, the bowl with extra crackers',
            '1 Tomato Soup (Cup); 1 Broccoli Cheddar Soup (Bowl)',
          ],
          [
            'roast beef six inch for the boy no tomatoes for him and roast beef footlong for his dad',
            '1 Roast Beef (6 inch); 1 Roast Beef (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'one of it in each size',
        cases: [
          ['one latte large and one small, the small with oat milk', '1 Latte (Large); 1 Latte (Small)'],
          [
            'a pot of the earl grey and a cup of the mint tea, honey in the mint',
            '1 Earl Grey Tea (Pot); 1 Mint Tea (Cup)',
          ],
          [
            'a single espresso and a double, the double for my boss',
            '1 Espresso (Single); 1 Espresso (Double)',
          ],
          [
            'tuna melt half for gran, she barely eats, and a tuna melt whole for me',
            '1 Tuna Melt (Half); 1 Tuna Melt (Whole)',
          ],
        ],
      },
    ],
  ],
  [
    millThaiMenu,
    [
      {
        group: 'sizes each, then one of them',
        cases: [
          [
            'a large beef and a regular tofu pad thai, the tofu one mild please',
            '1 Beef Pad Thai (Large); 1 Tofu Pad Thai (Regular) {Mild}',
          ],
          ['green and yellow curry one of each, large on the green', '1 Green Curry (Large); 1 Yellow Curry'],
          [
            'a regular green, a large yellow and a large panang curry, the green hot cos sam insists',
            '1 Green Curry (Regular) {Hot}; 1 Yellow Curry (Large); 1 Panang Curry (Large)',
          ],
          [
            'mild medium and thai hot, one panang curry of each',
            '1 Panang Curry {Mild}; 1 Panang Curry {Medium}; 1 Panang Curry {Thai Hot}',
          ],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'sizes each, then one of them',
        cases: [
          [
            'a large vanilla and two regular chocolate shakes, the vanilla without cream',
            '1 Vanilla Shake (Large); 2 Chocolate Shake (Regular)',
          ],
          [
            'one double blue cheese burger and one single, the single with no bun',
            '1 Blue Cheese Burger (Double); 1 Blue Cheese Burger (Single)',
          ],
          [
            'curly and sweet potato fries one of each, large on the curly',
            '1 Curly Fries (Large); 1 Sweet Potato Fries',
          ],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'sizes each, then one of them',
        cases: [
          [
            'hawaiian large four cheese small margherita medium those are my three pizzas',
            '1 Hawaiian (Large); 1 Four Cheese (Small); 1 Margherita (Medium)',
          ],
          [
            'a large bbq chicken and a small buffalo chicken pizza, the buffalo one with no onion for my brother',
            '1 BBQ Chicken Pizza (Large); 1 Buffalo Chicken Pizza (Small)',
          ],
          [
            'caesar and greek salad one of each, main size on the caesar',
            '1 Caesar Salad (Main); 1 Greek Salad',
          ],
        ],
      },
    ],
  ],
];
