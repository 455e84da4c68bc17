import type { CorpusSets } from '../corpus.ts';
import { beanMenu, ovenMenu, pattyMenu, stackMenu } from '../menus/counter.ts';

/** The same as `said-of-lines.ts` on menus of other kinds. */
export const saidOfCounterLinesSets: CorpusSets = [
  [
    pattyMenu,
    [
      {
        group: 'follow-up: said of lines',
        cases: [
          [
            'the fries are for me and sam so make them large',
            '1 Fish Burger; 1 Fries (Large)',
            '1 Fish Burger; 1 Fries (Small)',
          ],
          [
            "the crispy one's for my boy so mild on that",
            '1 Crispy Chicken Burger {Mild}; 1 Jalapeno Crunch Burger {Hot}',
            '1 Crispy Chicken Burger {Hot}; 1 Jalapeno Crunch Burger {Hot}',
          ],
          [
            'upgrade the cheese burger to a double and lose the rings',
            '1 Cheese Burger (Double)',
            '1 Cheese Burger (Single); 1 Onion Rings (6 pieces)',
          ],
          [
            'coleslaw up by one fanta down by one',
            '2 Coleslaw; 1 Fanta (Small)',
            '1 Coleslaw; 2 Fanta (Small)',
          ],
          [
            "two of those should be doubles tom's starving",
            '2 Classic Burger (Single); 2 Classic Burger (Double)',
            '4 Classic Burger (Single)',
          ],
          [
            'of the three shakes make one large the other two stay regular',
            '1 Oreo Shake (Large); 2 Oreo Shake (Regular)',
            '3 Oreo Shake (Regular)',
          ],
          [
            'same again on the rings',
            '2 Onion Rings (12 pieces); 1 Fish Burger',
            '1 Onion Rings (12 pieces); 1 Fish Burger',
          ],
          [
            'one more just like it but hot',
            '1 Crispy Chicken Burger {Mild}; 1 Crispy Chicken Burger {Hot}',
            '1 Crispy Chicken Burger {Mild}',
          ],
          [
            "a second fish burger for my gran thanks that's it",
            '2 Fish Burger; 1 Fries (Large)',
            '1 Fish Burger; 1 Fries (Large)',
          ],
          [
            'not the curly ones the loaded ones sorry',
            '1 Veggie Burger; 1 Loaded Fries',
            '1 Veggie Burger; 1 Curly Fries',
          ],
          [
            'i never asked for fanta i said seven up',
            '1 Fish Burger; 1 7 Up (Medium)',
            '1 Fish Burger; 1 Fanta (Medium)',
          ],
          [
            'keep the burger dump the nuggets and add a coleslaw',
            '1 Veggie Burger; 1 Coleslaw',
            '1 Veggie Burger; 1 Chicken Nuggets (6 pieces)',
          ],
          [
            'remove the fish one and the veggie one should be two',
            '2 Veggie Burger',
            '1 Fish Burger; 1 Veggie Burger',
          ],
          [
            "halve it all it's just us now",
            '2 Veggie Burger; 1 Fries (Large)',
            '4 Veggie Burger; 2 Fries (Large)',
          ],
          [
            'the large one should just be medium',
            '1 Fries (Medium); 1 Fanta (Small)',
            '1 Fries (Large); 1 Fanta (Small)',
          ],
          [
            "i think that's too many nuggets make it the nine",
            '1 Chicken Nuggets (9 pieces); 1 Coleslaw',
            '1 Chicken Nuggets (20 pieces); 1 Coleslaw',
          ],
          [
            'leave the burgers but get the shake in large',
            '2 Cheese Burger (Single); 1 Oreo Shake (Large)',
            '2 Cheese Burger (Single); 1 Oreo Shake (Regular)',
          ],
          [
            "sam's off chicken so turn the crispy one into a veggie burger",
            '1 Veggie Burger; 1 Fries (Small)',
            '1 Crispy Chicken Burger; 1 Fries (Small)',
          ],
          [
            'large fries instead of small and leave the drink',
            '1 Fries (Large); 1 Fanta (Small)',
            '1 Fries (Small); 1 Fanta (Small)',
          ],
          [
            'the kids are sharing so just one shake not two',
            '1 Oreo Shake (Large); 2 Veggie Burger',
            '2 Oreo Shake (Large); 2 Veggie Burger',
          ],
          [
            "i'm good on the nuggets you can take those off",
            '1 Fish Burger',
            '1 Fish Burger; 1 Chicken Nuggets (6 pieces)',
          ],
          [
            'make the burgers doubles all of them',
            '3 Cheese Burger (Double); 1 Fries (Large)',
            '3 Cheese Burger (Single); 1 Fries (Large)',
          ],
          [
            'add a coleslaw and make the rings the twelve piece',
            '1 Onion Rings (12 pieces); 1 Coleslaw',
            '1 Onion Rings (6 pieces)',
          ],
          [
            'one fish burger too many in there',
            '1 Fish Burger; 1 Fanta (Small)',
            '2 Fish Burger; 1 Fanta (Small)',
          ],
        ],
      },
    ],
  ],
  [
    ovenMenu,
    [
      {
        group: 'follow-up: said of lines',
        cases: [
          [
            'everything but the hawaiian can be twelve inch',
            '1 Pepperoni (12 inch); 1 Margherita (12 inch); 1 Hawaiian (16 inch)',
            '1 Pepperoni (16 inch); 1 Margherita (16 inch); 1 Hawaiian (16 inch)',
          ],
          [
            'downgrade the pepperoni to a nine inch and bin the wedges',
            '1 Pepperoni (9 inch)',
            '1 Pepperoni (12 inch); 1 Potato Wedges (Large)',
          ],
          [
            "the fajita's for nan so mild on that one please",
            '1 Fajita Sizzler (9 inch) {Mild}; 1 Chicken Wings (6 pieces) {Hot}',
            '1 Fajita Sizzler (9 inch) {Hot}; 1 Chicken Wings (6 pieces) {Hot}',
          ],
          [
            'whoa not hot just mild on those wings',
            '1 Chicken Wings (6 pieces) {Mild}; 1 Calzone',
            '1 Chicken Wings (6 pieces) {Hot}; 1 Calzone',
          ],
          [
            "let's go back to one lava cake i'm on a diet",
            '1 Calzone; 1 Chocolate Lava Cake',
            '1 Calzone; 3 Chocolate Lava Cake',
          ],
          ['same again for the garlic bread', '2 Garlic Bread; 1 Calzone', '1 Garlic Bread; 1 Calzone'],
          [
            "a second tiramisu for her and that's everything",
            '2 Tiramisu; 1 Calzone',
            '1 Tiramisu; 1 Calzone',
          ],
          [
            'swap the hawaiian for a veggie feast same size',
            '1 Veggie Feast (12 inch); 1 Pepsi (Can)',
            '1 Hawaiian (12 inch); 1 Pepsi (Can)',
          ],
          [
            'i never wanted pepperoni i said four cheese',
            '1 Four Cheese (9 inch); 1 Pepsi (Can)',
            '1 Pepperoni (9 inch); 1 Pepsi (Can)',
          ],
          [
            'make one of the margheritas sixteen inch the other stays',
            '1 Margherita (16 inch); 1 Margherita (12 inch)',
            '2 Margherita (12 inch)',
          ],
        ],
      },
    ],
  ],
  [
    stackMenu,
    [
      {
        group: 'follow-up: said of lines',
        cases: [
          [
            'put the lentil soup up to a bowl and scrap the cookie',
            '1 Lentil Soup (Bowl)',
            '1 Lentil Soup (Cup); 1 Oatmeal Cookie',
          ],
          [
            'turkey whole not half and no lemonade after all',
            '1 Turkey and Swiss (Whole)',
            '1 Turkey and Swiss (Half); 1 Lemonade (Small)',
          ],
          ['my mate wants the exact same wrap', '2 Falafel Wrap; 1 Coke', '1 Falafel Wrap; 1 Coke'],
          [
            "crisps down by one we've got plenty",
            '1 Tuna Melt; 2 Sea Salt Crisps',
            '1 Tuna Melt; 3 Sea Salt Crisps',
          ],
          ['line one remove line two quantity two', '2 Coke', '1 Tuna Melt; 1 Coke'],
          [
            'the italian should be twelve inch leave the meatball as it is',
            '1 Italian (12 inch); 1 Meatball Marinara (6 inch)',
            '1 Italian (6 inch); 1 Meatball Marinara (6 inch)',
          ],
          [
            'nah leave everything like it was and add nothing',
            '1 Tuna Melt; 1 Greek Salad',
            '1 Tuna Melt; 1 Greek Salad',
          ],
        ],
      },
    ],
  ],
  [
    beanMenu,
    [
      {
        group: 'follow-up: said of lines',
        cases: [
          [
            "the oat latte is jo's make that a large",
            '1 Latte (Large); 1 Mocha (Small)',
            '1 Latte (Small); 1 Mocha (Small)',
          ],
          [
            'two of the lattes large the third can stay small',
            '2 Latte (Large); 1 Latte (Small)',
            '3 Latte (Small)',
          ],
          [
            'up the americano to a large would you',
            '1 Americano (Large); 1 Cortado',
            '1 Americano (Medium); 1 Cortado',
          ],
          [
            "flat white should've been small not large",
            '1 Flat White (Small); 1 Banana Bread',
            '1 Flat White (Large); 1 Banana Bread',
          ],
          ['dan wants the same as me so two mochas', '2 Mocha (Medium)', '1 Mocha (Medium)'],
          [
            'bin the tea and stick another banana bread on',
            '2 Banana Bread',
            '1 Banana Bread; 1 Peppermint Tea (Cup)',
          ],
        ],
      },
    ],
  ],
];
