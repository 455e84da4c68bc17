import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Named plainly among talk that orders nothing. */
export const plainlyNamedSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['prawns half, dip separate, not the wings, the prawns', '1 Dynamite Prawns (Half)'],
          ['club sandwich mayo on the side, not the zinger, the club', '1 Club Sandwich'],
          ['chicken handi makhni full, not the plain one, the makhni', '1 Chicken Handi Makhni (Full)'],
          ['two masala omelette onions separate, not paratha, omelette', '2 Masala Omelette'],
          ["i don't care what she says, one beef biryani single", '1 Beef Biryani (Single)'],
          ['no no no listen, two chicken karahi half', '2 Chicken Karahi (Half)'],
          ["forget it i'm starving, one double decker meal", '1 Double Decker (Meal with drink)'],
          ['not for me, for my wife, one caesar salad large', '1 Caesar Salad (Large)'],
          ["don't hang up, a fruit chaat large mild", '1 Fruit Chaat (Large) {Mild}'],
          ['two gol gappay regular, not samosa, gol gappay', '2 Gol Gappay (Regular)'],
          ["i'm not fussy, a chicken corn soup large", '1 Chicken Corn Soup (Large)'],
          ['why is it always me ordering, anyway two beef biryani single', '2 Beef Biryani (Single)'],
          ["don't ask me why but i want one rainbow gola", '1 Rainbow Gola'],
          ['no bread today, one mutton karahi special half', '1 Mutton Karahi Special (Half)'],
          [
            "what's taking so long, one egg fried rice regular and one chicken manchurian regular",
            '1 Egg Fried Rice (Regular); 1 Chicken Manchurian (Regular)',
          ],
          ["i'll have what he had, the double decker with fries", '1 Double Decker (With fries)'],
          [
            'whatever you gave my brother last week i want that, the white karahi full',
            '1 White Chicken Karahi (Full)',
          ],
          ['is anyone there hello okay three jalebi', '3 Jalebi'],
          ["i can't decide, never mind, one caesar salad regular", '1 Caesar Salad (Regular)'],
          [
            'you forgot my fries last time so this time please loaded fries large and a cheese melt burger meal',
            '1 Loaded Fries (Large); 1 Cheese Melt Burger (Meal with drink)',
          ],
          ['not hungry myself but for the kids two pepperoni small', '2 Pepperoni Pizza (Small)'],
          ["if it isn't too late, a bihari boti single hot", '1 Bihari Boti (Single) {Hot}'],
          [
            'my phone is dying so quickly one cheese melt burger meal',
            '1 Cheese Melt Burger (Meal with drink)',
          ],
          [
            'she never knows what she wants so one fruit chaat regular mild',
            '1 Fruit Chaat (Regular) {Mild}',
          ],
          ['no not you, sorry, talking to my son, two pepperoni medium', '2 Pepperoni Pizza (Medium)'],
          ['nobody in this house cooks so four chicken karahi half', '4 Chicken Karahi (Half)'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['tuna melt half onions separate, not the toastie, the tuna melt', '1 Tuna Melt (Half)'],
          ['mozzarella panini pesto on the side, not the chicken one, the mozzarella', '1 Mozzarella Panini'],
          [
            "sorry what i said wasn't right it's one sparkling water not two sparkling waters",
            '1 Sparkling Water',
          ],
          ['no rush, a large mocha when you can', '1 Mocha (Large)'],
          ['i never know what to get, never mind, an almond croissant', '1 Almond Croissant'],
          ['same as the lady before me, a chai latte large', '1 Chai Latte (Large)'],
          ["i don't have cash by the way, a tomato soup bowl", '1 Tomato Soup (Bowl)'],
          ['vanilla latte large, not the plain one, vanilla', '1 Vanilla Latte (Large)'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['halloumi burger sauce separate, not the chicken one, the halloumi', '1 Halloumi Burger'],
          ['one diet coke not two diet cokes, large', '1 Diet Coke (Large)'],
          ["no hurry mate, a jalapeno burger double, when you're ready", '1 Jalapeno Burger (Double)'],
          ['fish sandwich combo tartare on the side, not the pork, the fish', '1 Fish Sandwich (Combo)'],
          ["i'm in a rush, a classic burger meal", '1 Classic Burger (Meal)'],
          ["don't put me on hold, two diet cokes large", '2 Diet Coke (Large)'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['spinach calzone sauce on the side, not the chicken, the spinach', '1 Spinach Calzone'],
          ['chicken calzone dip separate, not the spinach one, the chicken', '1 Chicken Calzone'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'plainly named',
        cases: [
          ['roast beef footlong mayo separate, not the ham, the roast beef', '1 Roast Beef (Footlong)'],
          ['falafel wrap tahini on the side, not the caesar one, the falafel', '1 Falafel Wrap'],
        ],
      },
    ],
  ],
  [
    chipShopMenu,
    [
      {
        group: 'plainly named',
        cases: [['haddock regular no batter bits, not the cod, the haddock', '1 Haddock (Regular)']],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'plainly named',
        cases: [
          [
            'grilled chicken burger mayo separate, not the crispy one, the grilled',
            '1 Grilled Chicken Burger',
          ],
        ],
      },
    ],
  ],
];
