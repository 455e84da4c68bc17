import type { CorpusSets } from '../corpus.ts';
import { quaySaladMenu, quayVanMenu } from '../menus/quay-snacks.ts';

/** What lies on top or beside, brands of what is sold under one name, and sizes behind all of it. */
export const counterSideSets: CorpusSets = [
  [
    quayVanMenu,
    [
      {
        group: 'sides at a counter',
        cases: [
          [
            'chilli burger four ounce hot jalapenos on top slaw on the side',
            '1 Chilli Burger (4 oz) {Hot}; 1 Slaw',
          ],
          ['two cans one coke one fanta and a small slush blue', '2 Can of Drink; 1 Slush (Small)'],
          ['footlong hot dog fried onions mustard ketchup', '1 Hot Dog (Footlong)'],
          ['two bacon rolls one red sauce one brown and two teas milk no sugar', '2 Bacon Roll; 2 Tea'],
          [
            'egg roll runny yolk with a slice of cheese and a coffee black two sugars',
            '1 Egg Roll; 1 Coffee',
          ],
          [
            'pulled pork bun extra bbq crackling on top large and ten onion rings',
            '1 Pulled Pork Bun (Large); 1 Onion Rings (10 pieces)',
          ],
          [
            'six strips mild with garlic mayo and loaded fries no jalapenos large mild',
            '1 Chicken Strips (6 pieces) {Mild}; 1 Loaded Fries (Large) {Mild}',
          ],
          ['three milkshakes large one chocolate one strawberry one banana', '3 Milkshake (Large)'],
          [
            'halloumi bun sweet chilli sauce rocket and sweet potato fries in a large',
            '1 Halloumi Bun; 1 Sweet Potato Fries (Large)',
          ],
          [
            'hawaiian, the eight ounce, pineapple grilled, no mayo, and a gravy pot',
            '1 Hawaiian Burger (8 oz); 1 Gravy Pot',
          ],
          ['chilli dog regular medium cheese on top onions on the side', '1 Chilli Dog (Regular) {Medium}'],
          ['cheese bites eight with bbq dip and a can of coke', '1 Cheese Bites (8 pieces); 1 Can of Drink'],
          ['classic with bacon and egg on a gluten free bun four ounce', '1 Classic Burger (4 oz)'],
          ['onion rings five please and slush red medium', '1 Onion Rings (5 pieces); 1 Slush (Medium)'],
          ['a large slush and a can of sprite', '1 Slush (Large); 1 Can of Drink'],
          ['two fantas and a halloumi bun no sauce', '2 Can of Drink; 1 Halloumi Bun'],
          [
            'three cans, two coke one sprite, and ten onion rings',
            '3 Can of Drink; 1 Onion Rings (10 pieces)',
          ],
          ['a pulled pork bun slaw on top regular and a coke', '1 Pulled Pork Bun (Regular); 1 Can of Drink'],
        ],
      },
    ],
  ],
  [
    quaySaladMenu,
    [
      {
        group: 'sides at a counter',
        cases: [
          [
            'a cobb no blue cheese ranch instead regular and a green juice with extra ginger large',
            '1 Cobb Bowl (Regular); 1 Green Juice (Large)',
          ],
          [
            'mexican chicken bowl hot brown rice black beans corn salsa no sour cream large',
            '1 Mexican Chicken Bowl (Large) {Hot}',
          ],
          ['falafel wrap extra tahini pickles hot sauce and a kombucha', '1 Falafel Wrap; 1 Kombucha'],
          ['falafel bowl mild hummus on top pitta on the side regular', '1 Falafel Bowl (Regular) {Mild}'],
          [
            'build your own regular spinach base tofu edamame carrot sesame dressing',
            '1 Build Your Own Bowl (Regular)',
          ],
          ['thai beef, medium, no peanuts, lime on the side, large', '1 Thai Beef Bowl (Large) {Medium}'],
          [
            'two ginger shots and a beetroot juice no apple regular',
            '2 Ginger Shot; 1 Beetroot Juice (Regular)',
          ],
          [
            'minestrone cup with a bread roll and a grilled chicken wrap hold the mayo',
            '1 Minestrone (Cup); 1 Grilled Chicken Wrap',
          ],
          ['four protein balls and a flapjack', '1 Protein Balls (4 pieces); 1 Flapjack'],
          [
            'nicoise egg well done no anchovies extra olives regular size and a sparkling water',
            '1 Tuna Nicoise Bowl (Regular); 1 Sparkling Water',
          ],
          [
            'hummus wrap with avocado in it and fruit pot small no melon',
            '1 Hummus Wrap; 1 Fruit Pot (Small)',
          ],
          ['iced green teas, two, no sugar, lemon, large', '2 Iced Green Tea (Large)'],
          ['a sweet potato soup bowl with chilli flakes and a squeeze of lime', '1 Sweet Potato Soup (Bowl)'],
          [
            'two caesars one large one regular anchovies on the large',
            '1 Caesar Bowl (Large); 1 Caesar Bowl (Regular)',
          ],
        ],
      },
    ],
  ],
];
