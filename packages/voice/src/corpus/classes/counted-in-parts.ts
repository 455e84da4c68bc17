import type { CorpusSets } from '../corpus.ts';
import { beanMenu, ovenMenu, pattyMenu, stackMenu } from '../menus/counter.ts';
import { demoMenu } from '../menus/demo.ts';

/** One dish, counted, and how many of them are to be of which size, heat or portion. */
export const countedInPartSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'counted in parts',
        cases: [
          [
            'five beef biryanis double, three of them hot for the lads and two mild since mum has a bad stomach',
            '3 Beef Biryani (Double) {Hot}; 2 Beef Biryani (Double) {Mild}',
          ],
          [
            'five seekh kebabs single three of them extra hot for us and the other two mild because nana cannot take it',
            '3 Seekh Kebab (Single) {Extra Hot}; 2 Seekh Kebab (Single) {Mild}',
          ],
          ['sweet lassi, three, one large two regular', '1 Sweet Lassi (Large); 2 Sweet Lassi (Regular)'],
          [
            'fruit chaat large four plates, three medium, one hot',
            '3 Fruit Chaat (Large) {Medium}; 1 Fruit Chaat (Large) {Hot}',
          ],
          ['teen fruit chaat do teekhi aik kam mirch wali', '2 Fruit Chaat {Hot}; 1 Fruit Chaat {Mild}'],
          ['chaar karak chai do bari do choti', '2 Karak Chai (Large); 2 Karak Chai (Regular)'],
          [
            'there are five of us so five crispy zingers, three as meals and two burger only',
            '3 Crispy Zinger (Meal with drink); 2 Crispy Zinger (Burger only)',
          ],
          [
            'crispy zinger do aik meal aik akela',
            '1 Crispy Zinger (Meal with drink); 1 Crispy Zinger (Burger only)',
          ],
          [
            'two double deckers one by itself the other one as a meal',
            '1 Double Decker (Burger only); 1 Double Decker (Meal with drink)',
          ],
          [
            'a pair of classic beef burgers, one with fries for hamza, one on its own for me',
            '1 Classic Beef Burger (With fries); 1 Classic Beef Burger (Burger only)',
          ],
          [
            'both my girls want masala fries one each the older one hot and the younger one mild',
            '1 Masala Fries {Hot}; 1 Masala Fries {Mild}',
          ],
          [
            'two dynamite prawns one mild and a hot and sour soup',
            '1 Dynamite Prawns; 1 Dynamite Prawns {Mild}; 1 Hot & Sour Soup',
          ],
          ['two butter chickens a half and a full', '1 Butter Chicken (Half); 1 Butter Chicken (Full)'],
          [
            'three malai boti doubles one mild for amma and the rest hot plus four garlic naan',
            '1 Malai Boti (Double) {Mild}; 2 Malai Boti (Double) {Hot}; 4 Garlic Naan',
          ],
          [
            'i need four chicken karahis ok two half ones and two full ones, all of them medium spicy',
            '2 Chicken Karahi (Half) {Medium}; 2 Chicken Karahi (Full) {Medium}',
          ],
        ],
      },
    ],
  ],
  [
    beanMenu,
    [
      {
        group: 'counted in parts',
        cases: [
          ['three lattes a small a medium and a large', '1 Latte (Small); 1 Latte (Medium); 1 Latte (Large)'],
          ['mocha, four of those, one large and three small', '1 Mocha (Large); 3 Mocha (Small)'],
          [
            'four cappuccinos two of them large for the night shift and two small for us who sleep',
            '2 Cappuccino (Large); 2 Cappuccino (Small)',
          ],
          ['paanch americano teen bare do chote', '3 Americano (Large); 2 Americano (Small)'],
          [
            'espressos please two of them, one single and the other one double',
            '1 Espresso (Single); 1 Espresso (Double)',
          ],
          [
            'we are three so three hot chocolates, the little one has a small and two large for the grown ups',
            '1 Hot Chocolate (Small); 2 Hot Chocolate (Large)',
          ],
          [
            'two english breakfast teas one in a cup one in a pot',
            '1 English Breakfast Tea (Cup); 1 English Breakfast Tea (Pot)',
          ],
        ],
      },
    ],
  ],
  [
    pattyMenu,
    [
      {
        group: 'counted in parts',
        cases: [
          [
            'six classic burgers four double two single and a coleslaw',
            '4 Classic Burger (Double); 2 Classic Burger (Single); 1 Coleslaw',
          ],
          [
            'crispy chicken burger, three, one hot, one mild, one medium for the picky one',
            '1 Crispy Chicken Burger {Hot}; 1 Crispy Chicken Burger {Mild}; 1 Crispy Chicken Burger {Medium}',
          ],
          [
            'we will need five fries, three of which are large, the remaining two small, and a water bottle',
            '3 Fries (Large); 2 Fries (Small); 1 Water Bottle',
          ],
          [
            'fanta for the three of us so three, two medium and the kid gets a small',
            '2 Fanta (Medium); 1 Fanta (Small)',
          ],
        ],
      },
    ],
  ],
  [
    stackMenu,
    [
      {
        group: 'counted in parts',
        cases: [
          [
            'two italians one six inch one twelve inch no onions on either',
            '1 Italian (6 inch); 1 Italian (12 inch)',
          ],
          [
            'three lentil soups, two bowls and just a cup for gran',
            '2 Lentil Soup (Bowl); 1 Lentil Soup (Cup)',
          ],
          [
            'turkey and swiss four times, one whole, three half',
            '1 Turkey and Swiss (Whole); 3 Turkey and Swiss (Half)',
          ],
        ],
      },
    ],
  ],
  [
    ovenMenu,
    [
      {
        group: 'counted in parts',
        cases: [
          [
            'three fajita sizzlers twelve inch, one mild since the kids share it, two hot',
            '1 Fajita Sizzler (12 inch) {Mild}; 2 Fajita Sizzler (12 inch) {Hot}',
          ],
          [
            'two potato wedges one large for the table one regular for me and a calzone',
            '1 Potato Wedges (Large); 1 Potato Wedges (Regular); 1 Calzone',
          ],
        ],
      },
    ],
  ],
];
