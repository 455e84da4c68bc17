import type { VoiceDish } from '../../voice-types.ts';
import type { CorpusGroup } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Remarks behind a dish that stays ordered, at counters. */
export const remarkCounterSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
  [
    harbourCafeMenu,
    [
      {
        group: 'remarks counters',
        cases: [
          [
            "a large latte, actually that's quite strong isn't it, fine, and a fruit scone",
            '1 Latte (Large); 1 Fruit Scone',
          ],
          [
            'one tuna melt whole, does it come with salad, no, okay a side salad too',
            '1 Tuna Melt (Whole); 1 Side Salad',
          ],
          ['banana bread, ooh is that fresh today, and a mint tea pot', '1 Banana Bread; 1 Mint Tea (Pot)'],
          [
            'a pot of earl grey, that does two cups right, so just one lemon cake',
            '1 Earl Grey Tea (Pot); 1 Lemon Cake',
          ],
          [
            "tomato soup bowl, comes with bread doesn't it, and a sparkling water",
            '1 Tomato Soup (Bowl); 1 Sparkling Water',
          ],
          [
            "two almond croissants actually they're huge so just one cappuccino small",
            '2 Almond Croissant; 1 Cappuccino (Small)',
          ],
          ['a mocha medium, i could live on those, and a plain bagel', '1 Mocha (Medium); 1 Plain Bagel'],
          ["espresso double oh wait that'll keep me up, mint tea cup instead", '1 Mint Tea (Cup)'],
          [
            "leek soup cup actually it's cold out so a hot chocolate large as well",
            '1 Leek Soup (Cup); 1 Hot Chocolate (Large)',
          ],
          ["leek soup cup actually it's cold out so make it a bowl", '1 Leek Soup (Bowl)'],
          [
            "a flat, sorry, a latte medium, that's the milky one yeah, and a lemon cake",
            '1 Latte (Medium); 1 Lemon Cake',
          ],
          [
            "hot chocolate large, my daughter's obsessed with it, and a fruit scone",
            '1 Hot Chocolate (Large); 1 Fruit Scone',
          ],
          [
            'chicken panini mild, do i get crisps with that, no worries, and a sparkling water',
            '1 Chicken Panini {Mild}; 1 Sparkling Water',
          ],
          [
            "an earl grey pot, oh that's pricey for tea, go on then, and banana bread",
            '1 Earl Grey Tea (Pot); 1 Banana Bread',
          ],
          [
            "two butter croissants they're fresh right and a cappuccino large",
            '2 Butter Croissant; 1 Cappuccino (Large)',
          ],
          ["cold brew large, sorry i'm rambling, and a plain bagel", '1 Cold Brew (Large); 1 Plain Bagel'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'remarks counters',
        cases: [
          [
            "a classic burger meal, actually that's got a drink in it so just onion rings small",
            '1 Classic Burger (Meal); 1 Onion Rings (Small)',
          ],
          [
            "smash burger triple, that's three patties right, cool, and large fries",
            '1 Smash Burger (Triple); 1 French Fries (Large)',
          ],
          [
            "fried chicken burger hot, hope it's crispy, and a sweet tea large",
            '1 Fried Chicken Burger {Hot}; 1 Sweet Tea (Large)',
          ],
          [
            'pulled pork sandwich combo, ten dollars wow, okay, plus a coleslaw',
            '1 Pulled Pork Sandwich (Combo); 1 Coleslaw',
          ],
          [
            'steak roll with fries, i love your steak roll, and a diet coke medium',
            '1 Steak Roll (With fries); 1 Diet Coke (Medium)',
          ],
          [
            'steak roll, that comes with fries right, and a large coca-cola',
            '1 Steak Roll; 1 Coca-Cola (Large)',
          ],
          [
            'two kids burgers wait do they have pickles never mind and two small vanilla, i mean regular vanilla shakes',
            '2 Kids Burger; 2 Vanilla Shake (Regular)',
          ],
          [
            'a halloumi burger meal hmm halloumi is so salty though, whatever, and an apple pie',
            '1 Halloumi Burger (Meal); 1 Apple Pie',
          ],
          [
            'onion rings large, oh no they give me wind, french fries large instead',
            '1 French Fries (Large)',
          ],
          [
            "a chocolate shake large actually i'm lactose intolerant what am i doing, a sweet tea large",
            '1 Sweet Tea (Large)',
          ],
          [
            'a steak roll only, is the steak well done, ok, and small fries',
            '1 Steak Roll (Roll only); 1 French Fries (Small)',
          ],
          [
            "jalapeno burger double, my mouth's watering already, and a vanilla shake large",
            '1 Jalapeno Burger (Double); 1 Vanilla Shake (Large)',
          ],
          [
            'fish sandwich combo, wait fish on a friday classic, and coleslaw',
            '1 Fish Sandwich (Combo); 1 Coleslaw',
          ],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'remarks counters',
        cases: [
          ['a margherita large, actually that feeds four so just two cokes', '1 Margherita (Large); 2 Coke'],
          [
            'dough balls six, they come with garlic butter right, and a peroni',
            '1 Dough Balls (6 pieces); 1 Peroni',
          ],
          ['a lasagne, is it beef, and a caesar salad side', '1 Lasagne; 1 Caesar Salad (Side)'],
          ["hawaiian family, don't judge me, and a tiramisu", '1 Hawaiian (Family); 1 Tiramisu'],
          [
            'spaghetti carbonara large, proper carbonara no cream hopefully, and a peroni',
            '1 Spaghetti Carbonara (Large); 1 Peroni',
          ],
          [
            "a veggie supreme family, that's got mushrooms hasn't it, fine, and dough balls twelve",
            '1 Veggie Supreme (Family); 1 Dough Balls (12 pieces)',
          ],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'remarks counters',
        cases: [
          [
            "a meatball footlong, actually that's two meals so just a lemonade small",
            '1 Meatball Marinara (Footlong); 1 Lemonade (Small)',
          ],
          ['reuben whole, comes with a pickle right, and a brownie', '1 Reuben (Whole); 1 Brownie'],
        ],
      },
    ],
  ],
  [
    chipShopMenu,
    [
      {
        group: 'remarks counters',
        cases: [
          [
            "large cod and chips, that's enough for two that, so just mushy peas small",
            '1 Cod and Chips (Large); 1 Mushy Peas (Small)',
          ],
        ],
      },
    ],
  ],
];
