import type { CorpusSets } from '../corpus.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, subMenu } from '../menus/shop.ts';

/** How a dish is not to be done, who does not eat what, and second thoughts take back nothing that follows an "and". */
export const itemsBehindWishesSets: CorpusSets = [
  [
    coffeeMenu,
    [
      {
        group: 'items behind wishes',
        cases: [
          ["a flat white and don't stir it and a blueberry muffin", '1 Flat White; 1 Blueberry Muffin'],
          ["i'll have a large mocha actually and a cookie", '1 Mocha (Large); 1 Chocolate Chip Cookie'],
          ['a latte no make that a flat white actually and banana bread', '1 Flat White; 1 Banana Bread'],
          ['a small latte and two large ones all with skimmed milk', '1 Latte (Small); 2 Latte (Large)'],
          ['a medium mocha and three small ones both kinds with cream', '1 Mocha (Medium); 3 Mocha (Small)'],
          [
            'a cappuccino small with cinnamon and hers is the same but large',
            '1 Cappuccino (Small); 1 Cappuccino (Large)',
          ],
          ['a chai latte medium with oat milk and his is the same', '2 Chai Latte (Medium)'],
          [
            'a cold brew large with foam and theirs is the same but medium',
            '1 Cold Brew (Large); 1 Cold Brew (Medium)',
          ],
          [
            'medium americano with hot milk on the side and the bagel with cream cheese toasted',
            '1 Americano (Medium); 1 Bagel with Cream Cheese',
          ],
          [
            'do you do decaf yeah then a decaf cappuccino large with a splash of milk',
            '1 Cappuccino (Large)',
          ],
          [
            "a small hot chocolate i don't drink much coffee these days and a cup of the green tea",
            '1 Hot Chocolate (Small); 1 Green Tea',
          ],
          [
            'a vanilla frappe large with cream and another one just like it but small',
            '1 Vanilla Frappe (Large); 1 Vanilla Frappe (Small)',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'items behind wishes',
        cases: [
          [
            "a tuna melt footlong and please don't heat it up and a large lemonade",
            '1 Tuna Melt (Footlong); 1 Lemonade (Large)',
          ],
          [
            "meatball six inch with peppers don't toast it and a bottled water",
            '1 Meatball Marinara (6 inch); 1 Bottled Water',
          ],
          ['could i get the meatball one but in six inch with provolone', '1 Meatball Marinara (6 inch)'],
          [
            'the roast turkey but as a footlong and a cookie',
            '1 Roast Turkey (Footlong); 1 Chocolate Chip Cookie',
          ],
          [
            "a black pepper ham six inch my son can't stand onions so leave those out and potato chips",
            '1 Black Pepper Ham (6 inch); 1 Potato Chips',
          ],
          [
            "italian classic footlong she doesn't like olives so leave them off please and a small lemonade",
            '1 Italian Classic (Footlong); 1 Lemonade (Small)',
          ],
          [
            'a veggie garden footlong with pickles and onions and same again for my neighbour but with olives',
            '2 Veggie Garden (Footlong)',
          ],
          [
            "half no i don't eat that much these days a six inch club combo and a bowl of the tomato soup",
            '1 Club Combo (6 inch); 1 Tomato Soup (Bowl)',
          ],
          [
            'spicy salami six inch with mustard on the side and the chicken teriyaki footlong no onion',
            '1 Spicy Salami (6 inch); 1 Chicken Teriyaki (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'items behind wishes',
        cases: [
          ["a bacon burger and don't cut it and a large soda", '1 Bacon Burger; 1 Soda (Large)'],
          [
            'a vanilla shake no the chocolate one sorry and large onion rings',
            '1 Chocolate Shake; 1 Onion Rings (Large)',
          ],
          [
            "crispy chicken burger hot he doesn't eat pickles so keep them off and a small iced tea",
            '1 Crispy Chicken Burger {Hot}; 1 Iced Tea (Small)',
          ],
          ['a small soda and two large ones all without ice', '1 Soda (Small); 2 Soda (Large)'],
          [
            'i was loud sorry i said one veggie burger actually and a coleslaw',
            '1 Veggie Burger; 1 Coleslaw',
          ],
          [
            'is it noisy there i said two classic burgers and a mineral water',
            '2 Classic Burger; 1 Mineral Water',
          ],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'items behind wishes',
        cases: [
          ["a large hawaiian and don't slice it and garlic knots", '1 Hawaiian (Large); 1 Garlic Knots'],
          [
            'a margherita large with basil and another one just like it but medium',
            '1 Margherita (Large); 1 Margherita (Medium)',
          ],
          [
            "six wings mild and please don't overcook them and a pepsi can",
            '1 Buffalo Wings (6 pieces) {Mild}; 1 Pepsi (Can)',
          ],
          ['a pepperoni in large sorry and a tiramisu', '1 Pepperoni (Large); 1 Tiramisu'],
        ],
      },
    ],
  ],
];
