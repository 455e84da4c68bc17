import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';
import { harbourCafeMenu } from '../menus/harbour.ts';
import { millThaiMenu } from '../menus/mill.ts';

/** What it is comes first, and which one of them behind it. */
export const kindsBehindHeadsSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'the kind behind',
        cases: [
          [
            'dad wants soup the hot and sour kind and i want fried rice the egg one',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
          ],
          ['my son wants soup, the chicken corn sort, large', '1 Chicken Corn Soup (Large)'],
          [
            'one of those biryanis the beef kind single and the same again but double for dad',
            '1 Beef Biryani (Single); 1 Beef Biryani (Double)',
          ],
          ['two of those karahis the shinwari kind half', '2 Shinwari Karahi (Half)'],
          ['a biryani the royal degh one family size', '1 Royal Degh Biryani (Family)'],
          [
            'shahi chicken biryani double aur simple chicken biryani single',
            '1 Shahi Chicken Biryani (Double); 1 Chicken Biryani (Single)',
          ],
          [
            'one white chicken karahi half and one ordinary chicken karahi full',
            '1 White Chicken Karahi (Half); 1 Chicken Karahi (Full)',
          ],
          ['do shahi kheer aur teen sada kheer', '2 Shahi Kheer; 3 Kheer'],
          [
            'naan the garlic ones five please and daal the makhani half',
            '5 Garlic Naan; 1 Daal Makhani (Half)',
          ],
          ['the boti the bihari one double and hot', '1 Bihari Boti (Double) {Hot}'],
          ['paratha two, the lachha kind', '2 Lachha Paratha'],
          ['i fancy wings the smoky ones, double', '1 Smoky Wings (Double)'],
          [
            'a lassi the sweet sort and chai the kashmiri one large',
            '1 Sweet Lassi; 1 Kashmiri Chai (Large)',
          ],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'the kind behind',
        cases: [
          ['mum will have tea the earl grey in a pot', '1 Earl Grey Tea (Pot)'],
          [
            'a soup the leek one in a bowl and a panini the mozzarella one',
            '1 Leek Soup (Bowl); 1 Mozzarella Panini',
          ],
          ['two croissants the almond kind and a scone the fruit one', '2 Almond Croissant; 1 Fruit Scone'],
          [
            'a latte the vanilla one large and then a plain latte small',
            '1 Vanilla Latte (Large); 1 Latte (Small)',
          ],
          ['tea the mint in the biggest you have', '1 Mint Tea (Pot)||1 Mint Tea'],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'the kind behind',
        cases: [
          ['my friend wants a frappe the java chip kind medium', '1 Java Chip Frappe (Medium)'],
          [
            'one vanilla cold brew small and one regular cold brew large',
            '1 Vanilla Cold Brew (Small); 1 Cold Brew (Large)',
          ],
          ['bagels, the everything ones, three', '3 Everything Bagel'],
          [
            'a mocha the white kind small and a croissant the chocolate kind',
            '1 White Mocha (Small); 1 Chocolate Croissant',
          ],
        ],
      },
    ],
  ],
  [
    millThaiMenu,
    [
      {
        group: 'the kind behind',
        cases: [
          ['she wants curry the panang kind and rice the coconut one', '1 Panang Curry; 1 Coconut Rice'],
          ['the pad thai the tofu one large mild', '1 Tofu Pad Thai (Large) {Mild}'],
          ['a curry, green, regular and hot', '1 Green Curry (Regular) {Hot}'],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'the kind behind',
        cases: [
          [
            'two burgers the black bean ones and fries the curly kind medium',
            '2 Black Bean Burger; 1 Curly Fries (Medium)',
          ],
          ['a shake for her the strawberry kind large', '1 Strawberry Shake (Large)'],
          ['a diet coke large and an ordinary coke small', '1 Diet Coke (Large); 1 Coke (Small)'],
        ],
      },
    ],
  ],
];
