import type { CorpusSets } from '../corpus.ts';
import { harbourCafeMenu, harbourGrillMenu, harbourWingMenu } from '../menus/harbour.ts';

/** A wish is no dish, and the next dish is no wish. */
export const wishesEndSets: CorpusSets = [
  [
    harbourCafeMenu,
    [
      {
        group: 'wishes end: a cafe',
        cases: [
          [
            'a large vanilla latte with oat milk and uh one of those almond croissants warmed up please',
            '1 Vanilla Latte (Large); 1 Almond Croissant',
          ],
          [
            'a small mocha with soy milk and um maybe one of the fruit scones',
            '1 Mocha (Small); 1 Fruit Scone',
          ],
          [
            'a pot of earl grey with lemon not milk love and a fruit scone with jam and clotted cream',
            '1 Earl Grey Tea (Pot); 1 Fruit Scone',
          ],
          [
            'cappuccino no chocolate on top medium and for the little one a hot chocolate small with marshmallows',
            '1 Cappuccino (Medium); 1 Hot Chocolate (Small)',
          ],
          ['a chicken panini hot with a side salad no dressing', '1 Chicken Panini {Hot}; 1 Side Salad'],
          ['a cup of the leek soup with a roll', '1 Leek Soup (Cup)'],
          [
            'a bowl of tomato soup with some crusty bread and a cheese scone',
            '1 Tomato Soup (Bowl); 1 Cheese Scone',
          ],
          [
            'a single espresso a double espresso and tap water for both',
            '1 Espresso (Single); 1 Espresso (Double)',
          ],
          [
            'a plain bagel toasted with butter and a bit of jam and a large orange juice',
            '1 Plain Bagel; 1 Orange Juice (Large)',
          ],
          ['latte small with two sugars and oh go on then a lemon cake', '1 Latte (Small); 1 Lemon Cake'],
          [
            'mint tea in a pot honey on the side and you know what banana bread too',
            '1 Mint Tea (Pot); 1 Banana Bread',
          ],
          [
            'two hot chocolates large one with cream not even a marshmallow on the other',
            '2 Hot Chocolate (Large)',
          ],
          ['a tuna melt half extra cheese if you could and a chai latte', '1 Tuna Melt (Half); 1 Chai Latte'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'wishes end: burgers',
        cases: [
          [
            'a fish sandwich combo with extra tartar and one more fish sandwich without the combo',
            '1 Fish Sandwich (Combo); 1 Fish Sandwich (Sandwich only)',
          ],
          [
            'jalapeno burger ek single tomato nikal dena saath sweet tea choti',
            '1 Jalapeno Burger (Single); 1 Sweet Tea (Small)',
          ],
          ['onion rings do large ketchup alag se aur ek coleslaw', '2 Onion Rings (Large); 1 Coleslaw'],
          ['a classic burger with cheese not onions mate and an apple pie', '1 Classic Burger; 1 Apple Pie'],
          ['kids burger ek pickle ke baghair aur teen apple pie', '1 Kids Burger; 3 Apple Pie'],
          [
            'three kids burgers plain nothing on them not even ketchup and three small french fries',
            '3 Kids Burger; 3 French Fries (Small)',
          ],
          [
            'a kids burger nothing on it not even lettuce and a small diet coke',
            '1 Kids Burger; 1 Diet Coke (Small)',
          ],
          [
            'a double smash with extra of those pickles on the side and a large coke',
            '1 Smash Burger (Double); 1 Coca-Cola (Large)',
          ],
          ['fish sandwich combo and can the drink be a sweet tea in the combo', '1 Fish Sandwich (Combo)'],
          ['a classic burger meal and could the drink in it be a diet coke', '1 Classic Burger (Meal)'],
          [
            'i get a side salad with balsamic and oh who am i kidding onion rings small as well',
            '1 Side Salad; 1 Onion Rings (Small)',
          ],
          [
            'five smash burgers singles two of them without onion and five medium diet cokes',
            '5 Smash Burger (Single); 5 Diet Coke (Medium)',
          ],
          [
            'a fried chicken burger mild no slaw on it and a small coke',
            '1 Fried Chicken Burger {Mild}; 1 Coca-Cola (Small)',
          ],
          [
            'two vanilla shakes regular malt in both and an apple pie',
            '2 Vanilla Shake (Regular); 1 Apple Pie',
          ],
          [
            'a large vanilla shake and a regular chocolate shake malt in the vanilla',
            '1 Vanilla Shake (Large); 1 Chocolate Shake (Regular)',
          ],
          [
            'a jalapeno burger single swap the mayo for sriracha and a coleslaw',
            '1 Jalapeno Burger (Single); 1 Coleslaw',
          ],
        ],
      },
    ],
  ],
  [
    harbourWingMenu,
    [
      {
        group: 'wishes end: wings',
        cases: [
          ['the fourteen inch pepperoni with basil and could you slice it small', '1 Pepperoni (14 inch)'],
          [
            'a ten inch margherita deep pan light on the cheese with regular fries mayo on the side',
            '1 Margherita (10 inch); 1 Fries (Regular)',
          ],
          [
            'popcorn shrimp large garlic butter is fine and a ginger beer',
            '1 Popcorn Shrimp (Large); 1 Ginger Beer',
          ],
          [
            'chicken strips three pieces hot with mustard and large fries',
            '1 Chicken Strips (3 pieces) {Hot}; 1 Fries (Large)',
          ],
          [
            'six buffalo wings no celery and uh celery sticks separately',
            '1 Buffalo Wings (Six); 1 Celery Sticks',
          ],
        ],
      },
    ],
  ],
];
