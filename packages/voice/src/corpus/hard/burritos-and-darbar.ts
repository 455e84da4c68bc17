import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { dockMenu, harvestMenu, noorMenu, rangeMenu, vesuvioMenu } from '../menus/burritos-and-darbar.ts';

const noor: readonly CorpusGroup[] = [
  {
    group: 'burritos and darbar: hard at a darbar',
    cases: [
      ['three rolls, one zinger, one beef and one egg', '1 Zinger Roll; 1 Beef Roll; 1 Egg Roll'],
      [
        'chicken biryani do single, aur aik mutton wali family',
        '2 Chicken Biryani (Single); 1 Mutton Biryani (Family)',
      ],
      [
        'a full makhani handi, medium spicy, no sorry half, and six naan',
        '1 Chicken Makhani Handi (Half) {Medium}; 6 Naan',
      ],
      ['do not give me pepsi, give me mountain dew one litre', '1 Mountain Dew (1 Litre)'],
      [
        'two chicken tikka half, one spicy one mild',
        '1 Chicken Tikka (Half) {Spicy}; 1 Chicken Tikka (Half) {Mild}',
      ],
      ['we are seven so seven teas and two gajar halwa full', '7 Tea; 2 Gajar Halwa (Full)'],
      ['mujhe paanch garlic naan aur paanch sada naan chahiye', '5 Garlic Naan; 5 Naan'],
      ['beef and chicken kebab, four pieces each', '1 Beef Kebab (4 pieces); 1 Chicken Kebab (4 pieces)'],
      ['can you tell me if you have firni, i would take two', '2 Firni'],
      ['lassi large, actually make it small, two of them', '2 Lassi (Small)'],
      ['i wanted the achari handi not the makhani one, half, spicy', '1 Chicken Achari Handi (Half) {Spicy}'],
      ['add a kabuli pulao double, remove the naan, add roti four', '1 Kabuli Pulao (Double); 4 Roti'],
      ['one more thing, a paneer handi half with extra cream', '1 Paneer Handi (Half)'],
      ['teen egg roll, ek mein pyaz nahi', '3 Egg Roll'],
      ['chicken roll with no mayo and one with extra mayo', '2 Chicken Roll'],
      ['daal mash half and naan two, no three naan', '1 Daal Mash (Half); 3 Naan'],
      [
        'ek quarter tikka spicy, ek half mild',
        '1 Chicken Tikka (Quarter) {Spicy}; 1 Chicken Tikka (Half) {Mild}',
      ],
      ['for four people two family biryani chicken, mild', '2 Chicken Biryani (Family) {Mild}'],
    ],
  },
];

const others = {
  coffee: [
    {
      group: 'burritos and darbar: hard at coffee',
      cases: [
        ['a large latte, no wait a medium, with oat milk', '1 Latte (Medium)'],
        ['two donuts, a glazed and a chocolate', '1 Glazed Donut; 1 Chocolate Donut'],
        ['i do not like mocha so a cappuccino please, small', '1 Cappuccino (Small)'],
        [
          'a small, a medium and a large cold brew',
          '1 Cold Brew (Small); 1 Cold Brew (Medium); 1 Cold Brew (Large)',
        ],
        ['coffee for three people, medium', '3 Regular Coffee (Medium)||1 Regular Coffee (Medium)'],
      ],
    },
  ],
  subs: [
    {
      group: 'burritos and darbar: hard at subs',
      cases: [
        [
          'two footlongs, one tuna with everything and one meatball with nothing but cheese',
          '1 Tuna (Footlong); 1 Meatball Marinara (Footlong)',
        ],
        ['a footlong roast beef, cancel that, a half', '1 Roast Beef (Half)'],
        [
          'three cookies, one of each',
          '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie; 1 White Chip Macadamia Cookie',
        ],
        ['not the turkey breast, the turkey breast and ham, footlong', '1 Turkey Breast and Ham (Footlong)'],
      ],
    },
  ],
  burgers: [
    {
      group: 'burritos and darbar: hard at burgers',
      cases: [
        [
          'four burgers, two cheese and two bacon, and four cokes, three large one small',
          '2 Cheese Burger; 2 Bacon Burger; 3 Coke (Large); 1 Coke (Small)',
        ],
        ['i guess a fish burger, hmm no, the bbq one', '1 BBQ Burger'],
        [
          'a sprite and a lemonade, the sprite large and the lemonade small',
          '1 Sprite (Large); 1 Lemonade (Small)',
        ],
        ['six wings hot, six mild', '1 Chicken Wings (6 pieces) {Hot}; 1 Chicken Wings (6 pieces) {Mild}'],
      ],
    },
  ],
  pizza: [
    {
      group: 'burritos and darbar: hard at pizza',
      cases: [
        [
          'a small pepperoni, and make another one large',
          '1 Pepperoni Pizza (Small); 1 Pepperoni Pizza (Large)',
        ],
        ['five of us want pizza, so two large supreme', '2 Supreme Pizza (Large)'],
        ['no pizza for me, just a small caesar salad', '1 Caesar Salad (Small)'],
      ],
    },
  ],
} satisfies Record<string, readonly CorpusGroup[]>;

/** Negation, change of mind, counting aloud and shared heads, on the menus of `menus/burritos-and-darbar.ts`. */
export const burritosAndDarbarHardSets: CorpusSets = [
  [noorMenu, noor],
  [harvestMenu, others.coffee],
  [dockMenu, others.subs],
  [rangeMenu, others.burgers],
  [vesuvioMenu, others.pizza],
];
