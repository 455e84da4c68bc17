import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { millCafeMenu, millGrillMenu } from '../menus/mill.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu, quayThaiMenu } from '../menus/quay-town.ts';

/** Numbers, sizes and portions that are shared out over several dishes, or over several of one dish. */
export const sharedOutSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'shared out: so many of each, doubled words',
        cases: [
          ['aloo aur anda paratha do do', '2 Aloo Paratha; 2 Anda Paratha'],
          ['garlic aur cheese naan teen teen', '3 Garlic Naan; 3 Cheese Naan'],
          ['garlic naan aur tandoori roti chaar chaar', '4 Garlic Naan; 4 Tandoori Roti'],
          ['karak chai aur kashmiri chai ek ek', '1 Karak Chai; 1 Kashmiri Chai'],
          ['do do roghni naan aur tandoori roti', '2 Roghni Naan; 2 Tandoori Roti'],
          ['kulfi aur rose falooda paanch paanch kar do', '5 Kulfi; 5 Rose Falooda'],
          ['kheer ras malai aur kulfi do do de do', '2 Kheer; 2 Ras Malai; 2 Kulfi'],
          ['do do samosa chaat aur fruit chaat aur ek cola', '2 Samosa Chaat; 2 Fruit Chaat; 1 Cola'],
          ['ek ek aloo paratha aur anda paratha', '1 Aloo Paratha; 1 Anda Paratha'],
          ['mutton karahi aur chicken karahi half half', '1 Mutton Karahi (Half); 1 Chicken Karahi (Half)'],
          ['do kheer do kulfi', '2 Kheer; 2 Kulfi'],
        ],
      },
      {
        group: 'shared out: portions of a burger',
        cases: [
          [
            'zinger burger meal two of them oh and one of those should be burger only',
            '1 Crispy Zinger (Meal with drink); 1 Crispy Zinger (Burger only)',
          ],
          [
            'crispy zinger meal three of them and one of those should be with fries',
            '2 Crispy Zinger (Meal with drink); 1 Crispy Zinger (With fries)',
          ],
          [
            'two large oreo shakes and one of them should be regular',
            '1 Oreo Shake (Large); 1 Oreo Shake (Regular)',
          ],
          ['beef burger classic one without the fries just burger', '1 Classic Beef Burger (Burger only)'],
          ['crispy zinger just the burger', '1 Crispy Zinger (Burger only)'],
          [
            'two crispy zingers one just burger one with fries',
            '1 Crispy Zinger (Burger only); 1 Crispy Zinger (With fries)',
          ],
          ['a crispy zinger without fries just burger and a cola', '1 Crispy Zinger (Burger only); 1 Cola'],
          ['two cheese melt burgers no fries just the burgers', '2 Cheese Melt Burger (Burger only)'],
          ['double decker only the burger please', '1 Double Decker (Burger only)'],
          ['the zinger plain burger no meal', '1 Crispy Zinger (Burger only)'],
          ['burger the classic beef one with fries', '1 Classic Beef Burger (With fries)'],
        ],
      },
      {
        group: 'shared out: as many as there are people',
        cases: [
          ['we both want karak chai large', '2 Karak Chai (Large)'],
          ['we all want kulfi there are four of us', '4 Kulfi'],
          ['my wife and i both want large oreo shakes', '2 Oreo Shake (Large)'],
          ['the three of us want regular sweet lassis', '3 Sweet Lassi (Regular)'],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'shared out: a bowl of each',
        cases: [
          [
            'tomato and broccoli cheddar soup a bowl of each',
            '1 Tomato Soup (Bowl); 1 Broccoli Cheddar Soup (Bowl)',
          ],
          [
            'a cup of each the tomato soup and the broccoli cheddar soup',
            '1 Tomato Soup (Cup); 1 Broccoli Cheddar Soup (Cup)',
          ],
          ['ham and tuna sub a footlong of each', '1 Ham Sub (Footlong); 1 Tuna Sub (Footlong)'],
          [
            'tomato soup and broccoli cheddar soup two cups of each',
            '2 Tomato Soup (Cup); 2 Broccoli Cheddar Soup (Cup)',
          ],
          ['a turkey club and a blt both six inch', '1 Turkey Club (6 inch); 1 BLT (6 inch)'],
          ['we both want medium lemonades', '2 Lemonade (Medium)'],
          [
            'a blt six inch for me and my friend will have the ham sub footlong and we both want large lemonades no ice',
            '1 BLT (6 inch); 1 Ham Sub (Footlong); 2 Lemonade (Large)',
          ],
          ['my three kids all want a small fountain drink', '3 Fountain Drink (Small)'],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'shared out: the kind behind the head, then the sizes',
        cases: [
          [
            'three teas english breakfast two tall one venti',
            '2 English Breakfast Tea (Tall); 1 English Breakfast Tea (Venti)',
          ],
          [
            'three teas english breakfast two tall one venti milk in all of them',
            '2 English Breakfast Tea (Tall); 1 English Breakfast Tea (Venti)',
          ],
          ['two teas earl grey one grande one venti', '1 Earl Grey Tea (Grande); 1 Earl Grey Tea (Venti)'],
          ['four lattes matcha three tall and one grande', '3 Matcha Latte (Tall); 1 Matcha Latte (Grande)'],
          ['two frappes mocha one tall one grande', '1 Mocha Frappe (Tall); 1 Mocha Frappe (Grande)'],
          ['americano and cappuccino a grande of each', '1 Americano (Grande); 1 Cappuccino (Grande)'],
          ['we both want tall iced lattes', '2 Iced Latte (Tall)'],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'shared out: singles and doubles, and a wish for some',
        cases: [
          [
            'four cheeseburgers two singles two doubles no ketchup on the singles',
            '2 Cheeseburger (Single); 2 Cheeseburger (Double)',
          ],
          [
            'three classic burgers one single two doubles no pickles on the single',
            '1 Classic Burger (Single); 2 Classic Burger (Double)',
          ],
          [
            'five cheeseburgers two singles three triples extra cheese on the triples',
            '2 Cheeseburger (Single); 3 Cheeseburger (Triple)',
          ],
          ['three cokes two small one large no ice in the large', '2 Coke (Small); 1 Coke (Large)'],
          [
            'two vanilla milkshakes one regular one large whipped cream on the large one',
            '1 Vanilla Milkshake (Regular); 1 Vanilla Milkshake (Large)',
          ],
          [
            'three chicken wings six pieces one of them should be extra hot',
            '2 Chicken Wings (6 Pieces); 1 Chicken Wings (6 Pieces) {Extra Hot}',
          ],
        ],
      },
      {
        group: 'shared out: a size before a wish',
        cases: [
          [
            'mushroom swiss double lettuce wrap instead of bun grilled onions and garlic aioli',
            '1 Mushroom Swiss Burger (Double)',
          ],
          ['classic burger double extra pickles', '1 Classic Burger (Double)'],
          ['smokehouse bbq single no bun lettuce wrap', '1 Smokehouse BBQ Burger (Single)'],
          ['a bacon cheeseburger double grilled onions', '1 Bacon Cheeseburger (Double)'],
          ['a blue cheese burger with double bacon', '1 Blue Cheese Burger'],
          ['a cheeseburger triple jalapenos and mayo', '1 Cheeseburger (Triple)'],
        ],
      },
    ],
  ],
  [
    quayThaiMenu,
    [
      {
        group: 'shared out: thai',
        cases: [
          ['tom yum and tom kha soup a bowl of each', '1 Tom Yum Soup (Bowl); 1 Tom Kha Soup (Bowl)'],
          ['green and red curry a large of each', '1 Green Curry (Large); 1 Red Curry (Large)'],
          [
            'three curries massaman two regular one large',
            '2 Massaman Curry (Regular); 1 Massaman Curry (Large)',
          ],
        ],
      },
    ],
  ],
  [
    millCafeMenu,
    [
      {
        group: 'shared out: cafe, and sizes heard wrong',
        cases: [
          ['to tuna melts hole and won flat white', '2 Tuna Melt (Whole); 1 Flat White'],
          ['a reuben hole', '1 Reuben (Whole)'],
          ['one hole reuben and a halve tuna melt', '1 Reuben (Whole); 1 Tuna Melt (Half)'],
          ['reuben and tuna melt a half of each', '1 Reuben (Half); 1 Tuna Melt (Half)'],
          ['almond and butter croissant two of each', '2 Almond Croissant; 2 Butter Croissant'],
        ],
      },
    ],
  ],
  [
    millGrillMenu,
    [
      {
        group: 'shared out: grill',
        cases: [
          ['roast chicken hole hot and fries large', '1 Roast Chicken (Whole) {Hot}; 1 Fries (Large)'],
          ['hake and sea bass a small of each', '1 Hake (Small); 1 Sea Bass (Small)'],
          ['smash burger just the burger no meal', '1 Smash Burger (Burger only)'],
          [
            'two smash burger meals and one of them should be burger only',
            '1 Smash Burger (Meal); 1 Smash Burger (Burger only)',
          ],
          ['pepsi and tango orange a bottle of each', '1 Pepsi (Bottle); 1 Tango Orange (Bottle)'],
          ['pepsi and tango orange two cans of each', '2 Pepsi (Can); 2 Tango Orange (Can)'],
        ],
      },
    ],
  ],
];
