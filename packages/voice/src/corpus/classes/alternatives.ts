import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from '../menus/shop.ts';

/** Two dishes are weighed and one is decided on. */
export const alternativeSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'either/or',
        cases: [
          ['either chicken biryani or beef biryani um okay beef double', '1 Beef Biryani (Double)'],
          ['pepperoni or fajita let me think fajita large', '1 Fajita Pizza (Large)'],
          ['kulfi or ras malai no idea ok kulfi', '1 Kulfi'],
          ['either chowmein or szechuan noodles okay szechuan sharing size', '1 Szechuan Noodles (Sharing)'],
          ['butter chicken ya palak paneer chalo butter chicken full', '1 Butter Chicken (Full)'],
          ["i can't decide between paya and nihari so nihari half", '1 Nihari Breakfast Bowl (Half)'],
          ['either the paya or the nihari hmm alright paya full', '1 Paya (Full)'],
          ['alfredo pasta or meatball spaghetti let me see spaghetti large', '1 Meatball Spaghetti (Large)'],
          [
            'either mutton karahi or chicken karahi okay fine chicken half hot',
            '1 Chicken Karahi (Half) {Hot}',
          ],
          ['kheer ya kulfi acha kulfi hi de do', '1 Kulfi'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'either/or',
        cases: [
          ["a latte or a mocha hmm i'll go with the mocha medium", '1 Mocha (Medium)'],
          [
            "either an americano or a cappuccino whichever let's do cappuccino large and a cookie",
            '1 Cappuccino (Large); 1 Chocolate Chip Cookie',
          ],
          ['muffin or croissant ehm croissant please and a latte', '1 Butter Croissant; 1 Latte'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'either/or',
        cases: [
          ['should i take the bacon burger or the volcano burger i think volcano', '1 Volcano Burger'],
          ["a chocolate shake or a vanilla shake i'd say vanilla", '1 Vanilla Shake'],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'either/or',
        cases: [
          ["tuna melt or roast turkey doesn't matter let's say turkey footlong", '1 Roast Turkey (Footlong)'],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'either/or',
        cases: [
          ['hawaiian or pepperoni or four seasons okay four seasons medium', '1 Four Seasons (Medium)'],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'either/or',
        cases: [["beef roll or paneer roll i'll take paneer large", '1 Paneer Roll (Large)']],
      },
    ],
  ],
];
