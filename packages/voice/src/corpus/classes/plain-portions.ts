import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** The portion without anything beside it, with fries that are called chips, and sizes in other words. */
export const plainPortionSets: CorpusSets = [
  [
    harbourGrillMenu,
    [
      {
        group: 'plain portions: nothing beside it',
        cases: [
          ['a halloumi burger just the burger no mayo sweet chilli instead', '1 Halloumi Burger (Burger)'],
          ['classic burger on its own please', '1 Classic Burger (Burger)'],
          [
            'fried chicken burger mild burger only lettuce wrap instead of the bun',
            '1 Fried Chicken Burger (Burger) {Mild}',
          ],
          [
            'a classic burger not as a meal just the burger and a small coke',
            '1 Classic Burger (Burger); 1 Coca-Cola (Small)',
          ],
          [
            'can you make the fried chicken burger medium spice not the meal and an apple pie',
            '1 Fried Chicken Burger (Burger) {Medium}; 1 Apple Pie',
          ],
          [
            'fish sandwich i dont want the combo just the sandwich and a coleslaw',
            '1 Fish Sandwich (Sandwich only); 1 Coleslaw',
          ],
          ['pulled pork sandwich hot without the combo', '1 Pulled Pork Sandwich (Sandwich only) {Hot}'],
          [
            'pulled pork sandwich combo mild and one more without the combo',
            '1 Pulled Pork Sandwich (Combo) {Mild}; 1 Pulled Pork Sandwich (Sandwich only) {Mild}',
          ],
          ['a steak roll by itself and a sweet tea', '1 Steak Roll (Roll only); 1 Sweet Tea'],
          ['two steak rolls just the rolls', '2 Steak Roll (Roll only)'],
          ['fish sandwich no combo thanks', '1 Fish Sandwich (Sandwich only)'],
          ['three classic burgers alone no sides', '3 Classic Burger (Burger)'],
          ['halloumi burger sirf burger', '1 Halloumi Burger (Burger)'],
          ['fried chicken burger akela medium', '1 Fried Chicken Burger (Burger) {Medium}'],
          ['a classic burger meal', '1 Classic Burger (Meal)'],
          ['a classic burger', '1 Classic Burger'],
        ],
      },
      {
        group: 'plain portions: with chips, and other sizes',
        cases: [
          ['a steak roll with chips', '1 Steak Roll (With fries)'],
          [
            'two steak rolls with chips obviously and a large diet coke',
            '2 Steak Roll (With fries); 1 Diet Coke (Large)',
          ],
          ['the biggest coke you got and the smallest fries', '1 Coca-Cola (Large); 1 French Fries (Small)'],
          [
            'onion rings in the large and a shake chocolate in the regular',
            '1 Onion Rings (Large); 1 Chocolate Shake (Regular)',
          ],
          ['a titchy sweet tea for my mum', '1 Sweet Tea (Small)'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'plain portions: cups',
        cases: [
          ['an earl grey in the smallest cup you have', '1 Earl Grey Tea (Cup)'],
          ['a hot chocolate the biggest one youve got with cream', '1 Hot Chocolate (Large)'],
          ['a latte in the smallest size and a mocha in the largest', '1 Latte (Small); 1 Mocha (Large)'],
          ['a biggest size cappuccino with coconut milk', '1 Cappuccino (Large)'],
          ['a teeny latte and a massive mocha', '1 Latte (Small); 1 Mocha (Large)'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'plain portions: the town',
        cases: [
          ['five classic beef burgers with chips', '5 Classic Beef Burger (With fries)'],
          ['a crispy zinger hot with chips obviously and a cola', '1 Crispy Zinger (With fries); 1 Cola'],
          ['one cheese melt burger no pickles extra cheese with fries', '1 Cheese Melt Burger (With fries)'],
          ['a double decker no onions just the burger', '1 Double Decker (Burger only)'],
          ['crispy zinger not as a meal', '1 Crispy Zinger (Burger only)'],
          [
            'two crispy zingers without the meal and one fresh lemonade',
            '2 Crispy Zinger (Burger only); 1 Fresh Lemonade',
          ],
          [
            'a crispy zinger no mayo with chips and a double decker just the burger',
            '1 Crispy Zinger (With fries); 1 Double Decker (Burger only)',
          ],
        ],
      },
    ],
  ],
];
