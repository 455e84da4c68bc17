import type { CorpusSets } from '../corpus.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, subMenu } from '../menus/shop.ts';

/** For which of several a wish is, another one made otherwise, and numbers that count no dish. */
export const saidOfSomeSets: CorpusSets = [
  [
    coffeeMenu,
    [
      {
        group: 'said of some',
        cases: [
          ['for the meeting room ten americanos medium', '10 Americano (Medium)'],
          ['for the staff room six flat whites and a muffin', '6 Flat White; 1 Blueberry Muffin'],
          [
            'two mochas one large one small and put an extra shot in the big one',
            '1 Mocha (Large); 1 Mocha (Small)',
          ],
          [
            'two lattes one large one small cream on the large one none on the other',
            '1 Latte (Large); 1 Latte (Small)',
          ],
          [
            'three chai lattes two small one medium honey in the medium',
            '2 Chai Latte (Small); 1 Chai Latte (Medium)',
          ],
          [
            'one hot chocolate with marshmallows large and one without small',
            '1 Hot Chocolate (Large); 1 Hot Chocolate (Small)',
          ],
          ['a cappuccino with cinnamon and one without', '2 Cappuccino'],
          ['a large latte with oat milk and one with soy small', '1 Latte (Large); 1 Latte (Small)'],
          ["two muffins it's my brother's birthday he's thirty", '2 Blueberry Muffin'],
          ['a butter croissant toasted and some banana bread', '1 Butter Croissant; 1 Banana Bread'],
          [
            'two cold brews a small and a large less ice in the small one',
            '1 Cold Brew (Small); 1 Cold Brew (Large)',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'said of some',
        cases: [
          ['could you cut the roast turkey footlong into four for the kids', '1 Roast Turkey (Footlong)'],
          [
            'please cut the italian classic footlong in three and a lemonade small',
            '1 Italian Classic (Footlong); 1 Lemonade (Small)',
          ],
          [
            'two tomato soups one cup one bowl croutons on the bowl and pepper on the other',
            '1 Tomato Soup (Cup); 1 Tomato Soup (Bowl)',
          ],
          [
            'a tuna melt six inch with extra mayo and some potato chips',
            '1 Tuna Melt (6 inch); 1 Potato Chips',
          ],
          [
            'a club combo footlong gluten free bread and apple slices',
            '1 Club Combo (Footlong); 1 Apple Slices',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'said of some',
        cases: [
          [
            'two volcano burgers one medium one hot extra cheese on the hot one',
            '1 Volcano Burger {Medium}; 1 Volcano Burger {Hot}',
          ],
          ['a bacon burger with pickles and the veggie one without mayo', '1 Bacon Burger; 1 Veggie Burger'],
          ['a chocolate shake with cream and the vanilla one plain', '1 Chocolate Shake; 1 Vanilla Shake'],
          [
            'two sodas one small one large no ice in the large please and a coleslaw',
            '1 Soda (Small); 1 Soda (Large); 1 Coleslaw',
          ],
          [
            "a classic burger my son is with me he's ten and small fries",
            '1 Classic Burger; 1 French Fries (Small)',
          ],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'said of some',
        cases: [
          [
            'two margheritas one small one large extra basil on the large one',
            '1 Margherita (Small); 1 Margherita (Large)',
          ],
          ['a large pepperoni with olives and one without small', '1 Pepperoni (Large); 1 Pepperoni (Small)'],
          [
            "a large four seasons for my nan she's ninety today and a tiramisu",
            '1 Four Seasons (Large); 1 Tiramisu',
          ],
        ],
      },
    ],
  ],
];
