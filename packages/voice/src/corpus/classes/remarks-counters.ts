import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu } from '../menus/harbour.ts';

/** Remarks behind a dish that stays ordered, at counters. */
export const remarkCounterSets: CorpusSets = [
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
