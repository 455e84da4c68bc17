import type { VoiceDish } from '../../voice-types.ts';
import type { CorpusGroup } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Remarks, doubts and questions behind a dish that stays ordered, and reasons that do put another one in its place. */
export const remarkSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
  [
    demoMenu,
    [
      {
        group: 'remarks',
        cases: [
          [
            'one chicken biryani double, actually that feeds two so just one cola with it',
            '1 Chicken Biryani (Double); 1 Cola',
          ],
          ['one beef biryani actually that feeds two so just one cola', '1 Beef Biryani; 1 Cola'],
          [
            'a smoky wings family wait that includes a dip right so a large cola',
            '1 Smoky Wings (Family); 1 Cola (Large)',
          ],
          [
            'two garlic naan, hang on do those come with butter, fine, and a daal tadka half',
            '2 Garlic Naan; 1 Daal Tadka (Half)',
          ],
          [
            'a crispy zinger meal, that comes with fries right, and a brownie',
            '1 Crispy Zinger (Meal with drink); 1 Chocolate Brownie',
          ],
          [
            'crispy zinger with fries, that comes with a drink right? no okay then one cola',
            '1 Crispy Zinger (With fries); 1 Cola',
          ],
          [
            "one mutton karahi full, god that's expensive, anyway and four roghni naan",
            '1 Mutton Karahi|Mutton Karahi Special (Full); 4 Roghni Naan',
          ],
          [
            "a royal degh biryani family, wow that's pricey but okay, and a sweet lassi",
            '1 Royal Degh Biryani (Family); 1 Sweet Lassi',
          ],
          [
            "mutton karahi half, oh that's a bit much isn't it, never mind, two tandoori roti",
            '1 Mutton Karahi|Mutton Karahi Special (Half); 2 Tandoori Roti',
          ],
          [
            'dynamite prawns full, are the prawns fresh by the way, and an egg fried rice large',
            '1 Dynamite Prawns (Full); 1 Egg Fried Rice (Large)',
          ],
          ['three kulfi, my kids go mad for those, and a rose falooda', '3 Kulfi; 1 Rose Falooda'],
          [
            'a chicken corn soup large, mmm best in town, then spring rolls regular',
            '1 Chicken Corn Soup (Large); 1 Spring Rolls (Regular)',
          ],
          [
            'fajita pizza large, does that have onion in it, whatever, and a garlic bread',
            '1 Fajita Pizza (Large); 1 Garlic Bread',
          ],
          [
            'one club sandwich actually i think that comes with chips so just a lemonade to go with it',
            '1 Club Sandwich; 1 Fresh Lemonade',
          ],
          [
            "a family malai boti hmm that'll be enough for all of us so only two roti",
            '1 Malai Boti|Malai Boti Skewers (Family); 2 Tandoori Roti',
          ],
          [
            'butter chicken half wait is that boneless yes good and three cheese naan',
            '1 Butter Chicken (Half); 3 Cheese Naan',
          ],
          [
            'ek chicken karahi full, waise ye do logon ke liye kaafi hai na, aur chaar roti',
            '1 Chicken Karahi (Full); 4 Tandoori Roti',
          ],
          ["two halwa puri, hope they're hot, and one karak chai", '2 Halwa Puri; 1 Karak Chai'],
          [
            "pepperoni large wait that's not too big is it, nah fine, and a molten sundae",
            '1 Pepperoni Pizza (Large); 1 Molten Sundae',
          ],
          [
            "one nihari bowl full, oh it's been ages since i had that, with two garlic naan",
            '1 Nihari Breakfast Bowl (Full); 2 Garlic Naan',
          ],
          [
            "a tikka house platter family, that already has naan in it doesn't it, so only a mint margarita",
            '1 Tikka House Platter (Family); 1 Mint Margarita',
          ],
          [
            "a loaded fries large actually we'll share that so one oreo shake large",
            '1 Loaded Fries (Large); 1 Oreo Shake (Large)',
          ],
          ["pepperoni pizza, no actually i'm off meat, so a garden veggie pizza", '1 Garden Veggie Pizza'],
          [
            "beef chilli dry regular oh my son won't eat that so chicken manchurian regular",
            '1 Chicken Manchurian (Regular)',
          ],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'remarks',
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
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'remarks',
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
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'remarks',
        cases: [
          ['a margherita large, actually that feeds four so just two cokes', '1 Margherita (Large); 2 Coke'],
          [
            'dough balls six, they come with garlic butter right, and a peroni',
            '1 Dough Balls (6 pieces); 1 Peroni',
          ],
          ['a lasagne, is it beef, and a caesar salad side', '1 Lasagne; 1 Caesar Salad (Side)'],
          ["hawaiian family, don't judge me, and a tiramisu", '1 Hawaiian (Family); 1 Tiramisu'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'remarks',
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
        group: 'remarks',
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
