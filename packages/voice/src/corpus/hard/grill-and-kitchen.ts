import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import {
  adaMenu,
  cedarMenu,
  ironMenu,
  rosieMenu,
  slicesMenu,
  wheatfieldMenu,
} from '../menus/grill-and-kitchen.ts';

const ada: readonly CorpusGroup[] = [
  {
    group: 'grill and kitchen: hard at a kitchen',
    cases: [
      [
        'do zinger, ek fries ke saath aur ek sirf burger',
        '1 Zinger Burger (With fries); 1 Zinger Burger (Burger only)',
      ],
      ['two sindhi biryanis single, one without potato, one with extra raita', '2 Sindhi Biryani (Single)'],
      [
        'chicken and egg fried rice, family size both',
        '1 Chicken Fried Rice (Family); 1 Egg Fried Rice (Family)',
      ],
      [
        'we are eight people, give us two family biryani hot and eight water bottles small',
        '2 Sindhi Biryani (Family) {Hot}; 8 Water Bottle (Small)',
      ],
      ['haleem single, no no double, and chapati ten', '1 Haleem (Double); 10 Chapati'],
      ['ek aloo wala paratha aur do qeemay walay', '1 Aloo Paratha; 2 Qeema Paratha'],
      ['i said kulcha not naan, six of them', '6 Kulcha'],
      [
        'a white and a black pepper karahi, full, mild',
        '1 Chicken White Karahi (Full) {Mild}; 1 Chicken Black Pepper Karahi (Full) {Mild}',
      ],
      ['chai, do karak aur teen kashmiri', '2 Karak Chai; 3 Kashmiri Chai'],
      ['cancel the korma, i will have palak gosht double', '1 Palak Gosht (Double)'],
      ['could i maybe have, um, one, no two, beef burgers with fries', '2 Beef Burger (With fries)'],
      [
        'adha kilo malai boti aur adha bihari teekha',
        '1 Chicken Malai Boti (Half); 1 Beef Bihari Boti (Half) {Hot}',
      ],
      ['sprite ki bari bottle aur coke ki choti', '1 Sprite (1.5 Litre); 1 Coca Cola (Regular)'],
      [
        'what about shahi tukray, do you have it? then one plate, and if there is falooda two',
        '1 Shahi Tukray; 2 Kulfi Falooda',
      ],
      [
        'nothing spicy please, chicken white karahi half mild and naan four plain',
        '1 Chicken White Karahi (Half) {Mild}; 4 Plain Naan',
      ],
      [
        'bhai meray liye chana masala single aur dost ke liye haleem double',
        '1 Chana Masala (Single); 1 Haleem (Double)',
      ],
      ['mango lassi large, mint lemonade same size', '1 Mango Lassi (Large); 1 Mint Lemonade (Large)'],
      [
        'four ras malai and one more chai, the kashmiri one',
        '1 Ras Malai (4 pieces); 1 Kashmiri Chai||4 Ras Malai; 1 Kashmiri Chai',
      ],
    ],
  },
];

const others = {
  coffee: [
    {
      group: 'grill and kitchen: hard at coffee',
      cases: [
        ['a tall and a venti cappuccino, the tall one with soy', '1 Cappuccino (Tall); 1 Cappuccino (Venti)'],
        ['a grande latte and another one the same but decaf', '2 Caffe Latte (Grande)'],
        ['make it two cake pops, no just one, and one lemon loaf', '1 Cake Pop; 1 Lemon Loaf'],
        [
          'for my friend a tall mocha and for myself a grande, no whip on either',
          '1 Caffe Mocha (Tall); 1 Caffe Mocha (Grande)',
        ],
        ['i would love a white mocha, not the regular mocha, in grande', '1 White Mocha (Grande)'],
      ],
    },
  ],
  sandwiches: [
    {
      group: 'grill and kitchen: hard at sandwiches',
      cases: [
        [
          'two cookies, a peanut butter and a double chocolate',
          '1 Peanut Butter Cookie; 1 Double Chocolate Cookie',
        ],
        ['turkey breast half, wait, do you have caprese? okay caprese then, half', '1 Caprese (Half)'],
        ['three soft drinks, two large and a small', '2 Soft Drink (Large); 1 Soft Drink (Small)'],
        [
          'a cuban for him, a cuban for her and an egg salad for me, all whole',
          '2 Cuban (Whole); 1 Egg Salad (Whole)',
        ],
        [
          'i want everything from before but without the chips, so just the buffalo chicken half',
          '1 Buffalo Chicken (Half)',
        ],
      ],
    },
  ],
  burgers: [
    {
      group: 'grill and kitchen: hard at burgers',
      cases: [
        ['three hot dogs, one chili, one corn, one regular', '1 Chili Dog; 1 Corn Dog; 1 Hot Dog'],
        [
          'a cheddar and a classic burger, quarter pounders',
          '1 Cheddar Burger (1/4 lb); 1 Classic Burger (1/4 lb)',
        ],
        ['one two three, yeah three kids burgers', '3 Kids Burger'],
        ['no fries, tots instead, large', '1 Tots (Large)'],
      ],
    },
  ],
  pizza: [
    {
      group: 'grill and kitchen: hard at pizza',
      cases: [
        ['a pepperoni 14 inch, hmm, let me think, no, supreme 14 inch', '1 Supreme (14 inch)'],
        [
          'two pizzas both 18 inch, margherita and four cheese',
          '1 Margherita (18 inch); 1 Four Cheese (18 inch)',
        ],
        [
          'ten boneless wings mild and ten hot',
          '1 Boneless Wings (10 pieces) {Mild}; 1 Boneless Wings (10 pieces) {Hot}',
        ],
        [
          'is there any chance i could have a baked ziti and, if you have it, garlic bread plain',
          '1 Baked Ziti; 1 Garlic Bread (Plain)',
        ],
      ],
    },
  ],
  diner: [
    {
      group: 'grill and kitchen: hard at a diner',
      cases: [
        ['two malts, chocolate and vanilla', '1 Chocolate Malt; 1 Vanilla Malt'],
        ['pot roast for two people', '2 Pot Roast||1 Pot Roast'],
        ['i had the french dip last time, today i want the turkey dinner', '1 Turkey Dinner'],
        ['coffee, coffee, and a hot tea', '2 Coffee; 1 Hot Tea'],
      ],
    },
  ],
} satisfies Record<string, readonly CorpusGroup[]>;

/** Negation, change of mind, counting aloud and shared heads, on the menus of `menus/grill-and-kitchen.ts`. */
export const grillAndKitchenHardSets: CorpusSets = [
  [adaMenu, ada],
  [cedarMenu, others.coffee],
  [wheatfieldMenu, others.sandwiches],
  [ironMenu, others.burgers],
  [slicesMenu, others.pizza],
  [rosieMenu, others.diner],
];
