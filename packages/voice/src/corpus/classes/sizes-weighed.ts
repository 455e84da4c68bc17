import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu, ferryPizzaMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Why a size or heat is not wanted, and which one is. */
export const sizesWeighedSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'sizes weighed',
        cases: [
          ['chicken karahi, half is too little for us so full', '1 Chicken Karahi (Full)'],
          ['chicken biryani, the family one is huge, single will do', '1 Chicken Biryani (Single)'],
          [
            'mutton karahi half scratch that full and keep the spice low',
            '1 Mutton Karahi|Mutton Karahi Special (Full) {Mild}',
          ],
          ['a beef biryani double and keep the heat down please', '1 Beef Biryani (Double) {Mild}'],
          ['szechuan noodles regular, not too hot, medium', '1 Szechuan Noodles (Regular) {Medium}'],
          ["pepperoni pizza, large won't fit in the fridge, medium", '1 Pepperoni Pizza (Medium)'],
          ["butter chicken full, we can't finish a full, half", '1 Butter Chicken (Half)'],
          [
            "one chicken handi, my kids can't take heat so keep it mild, half",
            '1 Chicken Handi (Half) {Mild}',
          ],
          ['dynamite prawns, half a plate is nothing, give me the full', '1 Dynamite Prawns (Full)'],
          ['loaded fries, i know large is a lot but large', '1 Loaded Fries (Large)'],
          ["daal tadka half since it's only me, easy on the spice", '1 Daal Tadka (Half) {Mild}'],
          [
            'chicken manchurian extra hot is too much for her so just hot, regular',
            '1 Chicken Manchurian (Regular) {Hot}',
          ],
          [
            "smoky wings, single's not enough for three boys, family size, hot",
            '1 Smoky Wings (Family) {Hot}',
          ],
          [
            'paya full, light on the spice for my dad, and two roghni naan',
            '1 Paya (Full) {Mild}; 2 Roghni Naan',
          ],
          [
            'kabuli pulao, family would go to waste, so double, and a garden salad large',
            '1 Kabuli Pulao (Double); 1 Garden Salad (Large)',
          ],
          ["margherita not the large that's too much for one person the small", '1 Margherita (Small)'],
          ['chicken handi, a full would be wasted on us, half please', '1 Chicken Handi (Half)'],
          [
            "beef biryani, i was thinking family but it's only the two of us so double",
            '1 Beef Biryani (Double)',
          ],
          ['fajita pizza, the small is tiny, make it a medium', '1 Fajita Pizza (Medium)'],
          ["szechuan noodles regular, i'm a wimp so mild", '1 Szechuan Noodles (Regular) {Mild}'],
          [
            'malai boti double, nothing too fiery, medium heat',
            '1 Malai Boti|Malai Boti Skewers (Double) {Medium}',
          ],
          ["paya half, dad's stomach isn't great so low spice", '1 Paya (Half) {Mild}'],
          ['loaded fries, regular never fills me up, large', '1 Loaded Fries (Large)'],
          [
            "one mutton karahi, not half we're starving, full, extra hot",
            '1 Mutton Karahi|Mutton Karahi Special (Full) {Extra Hot}',
          ],
          [
            'chicken manchurian sharing size, go gentle on the chilli, kids are eating',
            '1 Chicken Manchurian (Sharing) {Mild}',
          ],
          ['sweet lassi, large is too filling, regular will be fine', '1 Sweet Lassi (Regular)'],
          ['mutton biryani, double might be pushing it, single', '1 Mutton Biryani (Single)'],
          [
            "creamy alfredo pasta, i had the small last time and it wasn't enough, so medium",
            '1 Creamy Alfredo Pasta (Medium)',
          ],
          ['beef chilli dry large, take it easy on the chilli', '1 Beef Chilli Dry (Large) {Mild}'],
          ["shinwari karahi full, my lot can't handle heat, mild", '1 Shinwari Karahi (Full) {Mild}'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'sizes weighed',
        cases: [
          ['a latte, small is just a mouthful, so medium', '1 Latte (Medium)'],
          ['a cappuccino, large keeps me awake, small will do', '1 Cappuccino (Small)'],
          ['tuna melt, a whole is too much for me, half', '1 Tuna Melt (Half)'],
          ["chicken panini, i can't do hot, mild please", '1 Chicken Panini {Mild}'],
          ["tomato soup, cup's not enough for lunch, bowl please", '1 Tomato Soup (Bowl)'],
          ['mint tea, a pot is too much on my own so just a cup', '1 Mint Tea (Cup)'],
          ["a mocha, the small one's just a thimble, large please", '1 Mocha (Large)'],
          ["ham and cheese toastie, i'd never manage a whole, half", '1 Ham and Cheese Toastie (Half)'],
          ["orange juice, small's enough for her, small", '1 Orange Juice (Small)'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'sizes weighed',
        cases: [
          ["smash burger, triple's overkill, double", '1 Smash Burger (Double)'],
          ['jalapeno burger, single looks tiny so double please', '1 Jalapeno Burger (Double)'],
          ["french fries, large is massive here isn't it, small then", '1 French Fries (Small)'],
          ['fried chicken burger meal, hot kills me, medium', '1 Fried Chicken Burger (Meal) {Medium}'],
          [
            "pulled pork sandwich only, keep it mild, i've got a bad tummy",
            '1 Pulled Pork Sandwich (Sandwich only) {Mild}',
          ],
          ['onion rings, a small is like four rings, large', '1 Onion Rings (Large)'],
          ['fried chicken burger, mild is boring, hot', '1 Fried Chicken Burger {Hot}'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'sizes weighed',
        cases: [
          ["a four cheese, family's too big, large", '1 Four Cheese (Large)'],
          ['chicken wings twelve pieces, not too hot, medium', '1 Chicken Wings (12 pieces) {Medium}'],
          ['penne arrabbiata large go easy on the heat', '1 Penne Arrabbiata (Large) {Mild}'],
          ['meat supreme, large feeds an army, medium', '1 Meat Supreme (Medium)'],
        ],
      },
    ],
  ],
  [
    chipShopMenu,
    [{ group: 'sizes weighed', cases: [['haddock, large is too dear, regular', '1 Haddock (Regular)']] }],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'sizes weighed',
        cases: [
          ['cold brew, large gives me the shakes, small', '1 Cold Brew (Small)'],
          ["espresso, a single won't wake me up, double", '1 Espresso (Double)'],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'sizes weighed',
        cases: [
          ['root beer, large is basically a bucket, medium please', '1 Root Beer (Medium)'],
          ['spicy chicken burger, hot is too much for lunch, mild', '1 Spicy Chicken Burger {Mild}'],
        ],
      },
    ],
  ],
];
