import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { anchorMenu, chowkMenu, cinderMenu, juniperMenu, pomodoroMenu } from '../menus/diner-and-chowk.ts';

const chowk: readonly CorpusGroup[] = [
  {
    group: 'diner and chowk: hard at a chowk',
    cases: [
      ['two chicken chatni rolls, one with cheese, one without onions', '2 Chicken Chatni Roll'],
      [
        'hum chaar log hain, do full chicken biryani aur aik jug lassi meethi',
        '2 Chicken Biryani (Full); 1 Sweet Lassi (Jug)',
      ],
      ['a half mutton karahi, no wait chicken, still half, and hot', '1 Chicken Karahi (Half) {Hot}'],
      ['one naan, two naan, three naan, okay four garlic naan', '4 Garlic Naan'],
      ['there are six of us so six rotis and one full nihari', '6 Tandoori Roti; 1 Nihari (Full)'],
      [
        'bhai teen chicken tikka, do leg aik chest, teekha',
        '2 Chicken Tikka (Leg) {Hot}; 1 Chicken Tikka (Chest) {Hot}',
      ],
      ['a beef and a chicken mayo roll, both mild', '1 Beef Boti Roll {Mild}; 1 Chicken Mayo Roll {Mild}'],
      ['do you have kheer? if you do then three please', '3 Kheer'],
      ['i do not want biryani today, just the vegetable pulao, full', '1 Vegetable Pulao (Full)'],
      [
        'no daal, give me the aloo gobi half instead and two butter naan',
        '1 Aloo Gobi (Half); 2 Butter Naan',
      ],
      [
        'chicken and mutton karahi, half each, medium spicy',
        '1 Chicken Karahi (Half) {Medium}; 1 Mutton Karahi (Half) {Medium}',
      ],
      ['aath seekh kebab aur barah malai boti', '1 Seekh Kebab (8 pieces); 1 Malai Boti (12 pieces)'],
      ['pepsi regular do, nahi bari wali aik kar dein', '1 Pepsi (1.5 Litre)'],
      ['sweet lassi, i mean salted, one glass', '1 Salted Lassi (Glass)'],
      [
        'my brother wants a paneer roll, my sister a chatni roll and for me a doodh patti',
        '1 Paneer Roll; 1 Chicken Chatni Roll; 1 Doodh Patti',
      ],
      ['i was wondering whether i could get a full zarda and two green teas', '1 Zarda (Full); 2 Green Tea'],
      ['gulab jamun chey piece aur kheer do plate', '1 Gulab Jamun (6 pieces); 2 Kheer'],
      [
        'three biryanis, two chicken full and one beef half, all hot',
        '2 Chicken Biryani (Full) {Hot}; 1 Beef Biryani (Half) {Hot}',
      ],
      ['paratha, wait how many, five, five lachha parathas', '5 Lachha Paratha'],
      ['uh i want i want a a chicken karahi full not too spicy', '1 Chicken Karahi (Full) {Mild}'],
    ],
  },
];

const elsewhere = {
  coffee: [
    {
      group: 'diner and chowk: hard at coffee',
      cases: [
        ['two lattes, one with oat milk, one without foam, both large', '2 Latte (Large)'],
        [
          'i will have a mocha, no actually a cappuccino, small, no actually regular',
          '1 Cappuccino (Regular)',
        ],
        ['one for me and one for my wife, so two hot teas, small', '2 Hot Tea (Small)'],
        ['is it possible to get a flat white in a large cup', '1 Flat White (Large)'],
        ['a small and a large drip coffee', '1 Drip Coffee (Small); 1 Drip Coffee (Large)'],
        ['not the blueberry muffin, the banana one, and an espresso', '1 Banana Nut Muffin; 1 Espresso'],
      ],
    },
  ],
  subs: [
    {
      group: 'diner and chowk: hard at subs',
      cases: [
        [
          'two turkey clubs footlong, one with mayo, one without tomato, and a brownie each',
          '2 Turkey Club (Footlong); 2 Brownie',
        ],
        [
          'an italian, scratch that, a meatball sub, six inch, make it two',
          '2 Meatball Marinara Sub (6 inch)',
        ],
        ['a plain and a barbecue chips', '1 Potato Chips; 1 Barbecue Chips'],
        [
          "i'm feeding five people, can you do five six inch blts and five waters",
          '5 BLT (6 inch); 5 Bottled Water',
        ],
        [
          'a roast beef footlong, actually can you make that a philly, and remove the chips, i only want a cookie, chocolate chip',
          '1 Philly Cheesesteak (Footlong); 1 Chocolate Chip Cookie',
        ],
      ],
    },
  ],
  burgers: [
    {
      group: 'diner and chowk: hard at burgers',
      cases: [
        [
          'four burgers: two vegan, one turkey, one salmon',
          '2 Vegan Burger; 1 Turkey Burger; 1 Salmon Burger',
        ],
        [
          'a vanilla, a chocolate and a strawberry shake',
          '1 Vanilla Shake; 1 Chocolate Shake; 1 Strawberry Shake',
        ],
        [
          'small fries, no large, and two western burgers, well three',
          '1 French Fries (Large); 3 Western Burger',
        ],
        ['i would not mind a bacon cheeseburger, a double', '1 Bacon Cheeseburger (Double)'],
        [
          'can i get a coke, a medium one, oh and curly fries same size',
          '1 Coca Cola (Medium); 1 Curly Fries (Medium)',
        ],
      ],
    },
  ],
  pizza: [
    {
      group: 'diner and chowk: hard at pizza',
      cases: [
        ['two pepperoni pizzas large, one with mushrooms, one without cheese', '2 Pepperoni Pizza (Large)'],
        ['large white pizza and the same in medium', '1 White Pizza (Large); 1 White Pizza (Medium)'],
        ['no salad today, only a veggie lovers personal', '1 Veggie Lovers Pizza (Personal)'],
        ['one pizza, large, meat lovers, no, sorry, two of them', '2 Meat Lovers Pizza (Large)'],
      ],
    },
  ],
} satisfies Record<string, readonly CorpusGroup[]>;

/** Negation, change of mind, counting aloud and shared heads, on the menus of `menus/diner-and-chowk.ts`. */
export const dinerAndChowkHardSets: CorpusSets = [
  [chowkMenu, chowk],
  [juniperMenu, elsewhere.coffee],
  [anchorMenu, elsewhere.subs],
  [cinderMenu, elsewhere.burgers],
  [pomodoroMenu, elsewhere.pizza],
];
