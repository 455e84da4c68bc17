import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';

/** Sentences that look like a remark, a restart or another amount, and are none. */
export const noRemarkSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'no remarks',
        cases: [
          ['three zingers oh and deliver to house five', '3 Crispy Zinger'],
          ['two chicken biryani single my flat is number seven', '2 Chicken Biryani (Single)'],
          ['four halwa puri hang on the gate code is four two one nine', '4 Halwa Puri'],
          ['two oreo shakes large wait can you deliver by six', '2 Oreo Shake (Large)'],
          ["three club sandwiches we're at table nine", '3 Club Sandwich'],
          ['a mutton karahi full for us, we are five', '1 Mutton Karahi|Mutton Karahi Special (Full)'],
          ['one chicken handi half, no make that a full', '1 Chicken Handi (Full)'],
          ['one beef biryani no actually a mutton biryani double', '1 Mutton Biryani (Double)'],
          ['a pepperoni large, wait, cancel that, a margherita large', '1 Margherita (Large)'],
          ['one club sandwich, oh forget the sandwich, just a lemonade', '1 Fresh Lemonade'],
          ['two garlic naan and two cheese naan', '2 Garlic Naan; 2 Cheese Naan'],
          ['one karak chai one kashmiri chai', '1 Karak Chai; 1 Kashmiri Chai'],
          ['one chicken karahi one chicken handi', '1 Chicken Karahi; 1 Chicken Handi'],
          [
            'a mutton karahi and a mutton karahi special both half',
            '1 Mutton Karahi (Half); 1 Mutton Karahi Special (Half)',
          ],
          ['one chicken biryani, one chicken tikka leg', '1 Chicken Biryani; 1 Chicken Tikka Leg'],
          ['is the nihari fresh', ''],
          ['how big is the family platter', ''],
          ["what's in the club sandwich, is there mayo in it", ''],
          ["two chicken corn soup large and that's it thanks", '2 Chicken Corn Soup (Large)'],
          ['a chicken karahi half and it should be mild', '1 Chicken Karahi (Half) {Mild}'],
          [
            'chicken chowmein, that one large, and szechuan noodles, that one regular',
            '1 Chicken Chowmein (Large); 1 Szechuan Noodles (Regular)',
          ],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'no remarks',
        cases: [
          ['one latte one iced latte both small', '1 Latte (Small); 1 Iced Latte (Small)'],
          [
            'one mocha one white mocha large',
            '1 Mocha; 1 White Mocha (Large)||1 Mocha (Large); 1 White Mocha (Large)',
          ],
          ['a cold brew and a vanilla cold brew', '1 Cold Brew; 1 Vanilla Cold Brew'],
          ['two croissants, one butter one almond', '1 Butter Croissant; 1 Almond Croissant'],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'no remarks',
        cases: [
          ['a cheeseburger a bacon cheeseburger and a coke', '1 Cheeseburger; 1 Bacon Cheeseburger; 1 Coke'],
          ['one coke one diet coke', '1 Coke; 1 Diet Coke'],
          [
            'a cheeseburger meal regular and a cheeseburger single',
            '1 Cheeseburger Meal (Regular); 1 Cheeseburger (Single)',
          ],
        ],
      },
    ],
  ],
];
