import type { CorpusSets } from '../corpus.ts';
import { pizzaMenu, streetMenu, subMenu } from '../menus/shop.ts';

/** Refused, restated, thought over and talked around on further menus, in further words. */
export const mindMadeUpSets: CorpusSets = [
  [
    subMenu,
    [
      {
        group: 'minds made up',
        cases: [
          ["i couldn't eat a whole sub so just a tomato soup cup please", '1 Tomato Soup (Cup)'],
          ["we're skipping dessert so no cookies just two tuna melts footlong", '2 Tuna Melt (Footlong)'],
          ['spicy salami not the black pepper ham footlong', '1 Spicy Salami (Footlong)'],
          [
            "don't bother with the turkey i'll have the italian classic six inch",
            '1 Italian Classic (6 inch)',
          ],
          [
            'hello is this thing on one veggie garden hello one veggie garden footlong',
            '1 Veggie Garden (Footlong)',
          ],
          ['a lemonade hmm what size i guess medium', '1 Lemonade (Medium)'],
          [
            'chicken teriyaki six inch wait i skipped lunch make it a footlong',
            '1 Chicken Teriyaki (Footlong)',
          ],
          ['one steak and cheese six inch scratch that two of them', '2 Steak and Cheese (6 inch)'],
          [
            'i was leaning towards the meatball but the club combo sounds better footlong club combo',
            '1 Club Combo (Footlong)',
          ],
          ['three bottled waters no two is enough two bottled waters', '2 Bottled Water'],
          ['name for the order is lucas one roast turkey footlong', '1 Roast Turkey (Footlong)'],
          ["i'm in a rush i've got five minutes one tuna melt six inch", '1 Tuna Melt (6 inch)'],
          ['potato chips yes potato chips two of those', '2 Potato Chips'],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'minds made up',
        cases: [
          ['no meat for us so a veggie feast large', '1 Veggie Feast (Large)'],
          ["i'm not a fan of pineapple so no hawaiian a pepperoni medium", '1 Pepperoni (Medium)'],
          ['not the margherita this time the four seasons large', '1 Four Seasons (Large)'],
          ['meat lovers medium or should i go large yeah large', '1 Meat Lovers (Large)'],
          ['two tiramisu no hang on there are three of us so three', '3 Tiramisu'],
          ['a pizza please which one um bbq chicken large', '1 BBQ Chicken Pizza (Large)'],
          ['can i get a pepperoni sorry the kids are screaming a pepperoni small', '1 Pepperoni (Small)'],
          ['buffalo wings six pieces hot no mild my stomach says mild', '1 Buffalo Wings (6 pieces) {Mild}'],
          ['forget the salad i mentioned just a margherita large', '1 Margherita (Large)'],
          ['i know i said hawaiian but make it a veggie feast small', '1 Veggie Feast (Small)'],
          ['seriously you are the best ten out of ten anyway one margherita small', '1 Margherita (Small)'],
          [
            'we live on the fourth floor no lift sorry two garlic knots and a lemonade',
            '2 Garlic Knots; 1 Lemonade',
          ],
          ['hmm lava cake or tiramisu lava cake or tiramisu okay tiramisu', '1 Tiramisu'],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'minds made up',
        cases: [
          [
            "i'm off red meat so no beef no mutton just a chicken biryani single mild",
            '1 Chicken Biryani (Single) {Mild}',
          ],
          ['garlic naan not plain naan four', '4 Garlic Naan'],
          ["don't give me the mutton give me the chicken karahi full", '1 Chicken Karahi (Full)'],
          [
            'chicken roll large did you hear me chicken roll large and a sweet lassi',
            '1 Chicken Roll (Large); 1 Sweet Lassi',
          ],
          ['malai boti double will that do for five people no so family', '1 Malai Boti (Family)'],
          ['six roti no my uncle eats a lot so eight roti', '8 Tandoori Roti'],
          ['i said beef roll not paneer roll one beef roll regular hot', '1 Beef Roll (Regular) {Hot}'],
          [
            'start over please one mutton karahi half medium and five plain naan',
            '1 Mutton Karahi (Half) {Medium}; 5 Plain Naan',
          ],
          [
            "it's my second order today last one was number ninety one so two chicken samosas",
            '2 Chicken Samosa',
          ],
          ['thinking biryani no karahi no biryani yes biryani chicken double', '1 Chicken Biryani (Double)'],
          [
            'do i want the beef or the chicken biryani chicken definitely chicken family',
            '1 Chicken Biryani (Family)',
          ],
          ['one mint raita oh and make the raita two', '2 Mint Raita'],
        ],
      },
    ],
  ],
];
