import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourWingMenu } from '../menus/harbour.ts';
import { millThaiMenu } from '../menus/mill.ts';

/** Counted dishes shared out, where some of the parts only wish for something. */
export const partsWithWishesSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'heats and sizes in other words',
        cases: [
          [
            'four seekh kebabs i mean the beef ones, one mild three hot',
            '1 Beef Seekh Kebab {Mild}; 3 Beef Seekh Kebab {Hot}',
          ],
          [
            'three samosa chaats, two with barely any spice and the third one really hot',
            '2 Samosa Chaat {Mild}; 1 Samosa Chaat {Hot|Extra Hot}',
          ],
          [
            'two dahi bhallay, one with hardly any chilli and the other one medium',
            '1 Dahi Bhallay {Mild}; 1 Dahi Bhallay {Medium}',
          ],
          ['two mix pakora one with chutney one without but mild both', '2 Mix Pakora {Mild}'],
          [
            'three plates of gol gappay, one with extra imli two without, and all of them hot',
            '3 Gol Gappay {Hot}',
          ],
          [
            'four karak chai, two of them without sugar and one with extra milk, and two aloo paratha',
            '4 Karak Chai; 2 Aloo Paratha',
          ],
          [
            'five chicken biryanis singles, two without raita, one with no potatoes if you can, and five cokes',
            '5 Chicken Biryani (Single); 5 Cola',
          ],
          [
            'six kashmiri chai, four regular two large and put extra nuts in the large ones',
            '4 Kashmiri Chai (Regular); 2 Kashmiri Chai (Large)',
          ],
          [
            'do karahi chicken wali ek full ek half aur half wali mein mirch kam',
            '1 Chicken Karahi (Full); 1 Chicken Karahi (Half) {Mild}||1 Chicken Karahi (Full); 1 Chicken Karahi (Half)',
          ],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'coffee',
        cases: [
          [
            'two flat whites one medium one small and put an extra shot in the small one',
            '1 Flat White (Medium); 1 Flat White (Small)',
          ],
          [
            'three lattes two large one small and the small one with oat milk',
            '2 Latte (Large); 1 Latte (Small)',
          ],
          [
            'four teas, earl grey, two of them large two small',
            '2 Earl Grey Tea (Large); 2 Earl Grey Tea (Small)',
          ],
          [
            'three frappes, the strawberry, two medium one large, and a plain bagel',
            '2 Strawberry Frappe (Medium); 1 Strawberry Frappe (Large); 1 Plain Bagel',
          ],
          [
            'four americanos two of them with milk one with a splash of soy and one black, all medium',
            '4 Americano (Medium)',
          ],
          [
            'two cappuccinos, one of them decaf if you do that, and an almond croissant',
            '2 Cappuccino; 1 Almond Croissant',
          ],
          ['two mochas one with cream one without both large', '2 Mocha (Large)'],
          [
            'five lattes mediums three of them with almond milk one sugar free syrup if possible and five muffins the blueberry ones',
            '5 Latte (Medium); 5 Blueberry Muffin',
          ],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'teas and soups',
        cases: [
          ['three teas, mint, one pot two cups', '1 Mint Tea (Pot); 2 Mint Tea (Cup)'],
          [
            'two tomato soups, one bowl one cup, cream in the bowl',
            '1 Tomato Soup (Bowl); 1 Tomato Soup (Cup)',
          ],
          [
            'two hot chocolates one small one large and marshmallows on the little one',
            '1 Hot Chocolate (Small); 1 Hot Chocolate (Large)',
          ],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'burgers',
        cases: [
          [
            'four cheeseburgers doubles one of them without pickles one lettuce wrap if you have it and four large cokes',
            '4 Cheeseburger (Double); 4 Coke (Large)',
          ],
          [
            'three classic burgers, two single one double, and leave the onion off the double one',
            '2 Classic Burger (Single); 1 Classic Burger (Double)',
          ],
          [
            'three spicy chicken burgers, two with hardly any heat and one fiery',
            '2 Spicy Chicken Burger {Mild}; 1 Spicy Chicken Burger {Hot}',
          ],
          ['six fish burgers two no tartare one extra lemon and the rest normal', '6 Fish Burger'],
        ],
      },
    ],
  ],
  [
    millThaiMenu,
    [
      {
        group: 'curries',
        cases: [
          [
            'three green curries, two mild for the kids and the third one thai hot, no peanuts in any',
            '2 Green Curry {Mild}; 1 Green Curry {Thai Hot}',
          ],
          ['two pad see ew, one without egg, the other as it comes, both large', '2 Pad See Ew (Large)'],
        ],
      },
    ],
  ],
  [
    harbourWingMenu,
    [
      {
        group: 'lemonades',
        cases: [
          [
            'three lemonades two large one small, the small one with no ice',
            '2 Lemonade (Large); 1 Lemonade (Small)',
          ],
        ],
      },
    ],
  ],
];
