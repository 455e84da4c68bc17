import type { CorpusSets } from '../corpus.ts';
import { harvestMenu, noorMenu, rangeMenu, vesuvioMenu } from '../menus/burritos-and-darbar.ts';
import { demoMenu } from '../menus/demo.ts';

/** The same as in kept-orders, in other words. */
export const keptOrderOtherSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'had before',
        cases: [
          [
            'my cousin ordered your nihari on saturday and raved about it so two halves of that and four lachha paratha',
            '2 Nihari Breakfast Bowl (Half); 4 Lachha Paratha',
          ],
          [
            'we finished the jalebi in five minutes last night so another large one please',
            '1 Jalebi (Large)',
          ],
          [
            'you guys sent spring rolls by mistake last week but they were great so two of those and a chicken chowmein',
            '2 Spring Rolls; 1 Chicken Chowmein',
          ],
          ["i got the molten sundae on monday honestly amazing i'd like three more", '3 Molten Sundae'],
          [
            "beef karahi you haven't got that no worries mutton karahi then full",
            '1 Mutton Karahi|Mutton Karahi Special (Full)',
          ],
        ],
      },
      {
        group: 'not to be had',
        cases: [
          ['fish pakora not available alright mix pakora then large', '1 Mix Pakora (Large)'],
          [
            'do you sell coke no okay lemonade then a regular and a club sandwich',
            '1 Fresh Lemonade (Regular); 1 Club Sandwich',
          ],
          [
            'haleem nahi hai acha to nihari full de do aur chaar naan tandoori',
            '1 Nihari Breakfast Bowl (Full); 4 Tandoori Naan',
          ],
          [
            "please don't put the chutney on the dahi bhallay and i want a samosa chaat hot as well",
            '1 Dahi Bhallay; 1 Samosa Chaat {Hot}',
          ],
        ],
      },
      {
        group: 'of every kind',
        cases: [
          [
            'chicken beef and mutton biryani two of all of them',
            '2 Chicken Biryani; 2 Beef Biryani; 2 Mutton Biryani',
          ],
        ],
      },
      {
        group: 'a kind, and then which',
        cases: [
          [
            'two soups one corn one hot and sour and a rice make the rice egg fried',
            '1 Chicken Corn Soup; 1 Hot & Sour Soup; 1 Egg Fried Rice',
          ],
          [
            'one karahi chicken half and a sweet make that gajar halwa large',
            '1 Chicken Karahi (Half); 1 Gajar Halwa|Gajar ka Halwa (Large)',
          ],
        ],
      },
      {
        group: 'refused beside',
        cases: [
          [
            'cheese melt burger without cheese burger only and another cheese melt with fries',
            '1 Cheese Melt Burger (Burger only); 1 Cheese Melt Burger (With fries)',
          ],
          [
            'chicken corn soup large and spring rolls no scratch the rolls dumplings instead regular',
            '1 Chicken Corn Soup (Large); 1 Chicken Dumplings (Regular)',
          ],
        ],
      },
    ],
  ],
  [
    harvestMenu,
    [
      {
        group: 'had before',
        cases: [
          [
            'i had your bran muffin on the train it was so good two more today and a cold brew large',
            '2 Bran Muffin; 1 Cold Brew (Large)',
          ],
        ],
      },
      {
        group: 'of every kind',
        cases: [
          [
            'vanilla latte and chai latte one medium of both',
            '1 Vanilla Latte (Medium); 1 Chai Latte (Medium)',
          ],
        ],
      },
      {
        group: 'a kind, and then which',
        cases: [
          ['a plain bagel and a drink make that an iced tea large', '1 Plain Bagel; 1 Iced Tea (Large)'],
        ],
      },
      {
        group: 'refused beside',
        cases: [
          ["can you hold the cheese on the veggie panini and i'd like two please", '2 Veggie Panini'],
          [
            "i won't have the usual latte today let me try the mango smoothie medium",
            '1 Mango Smoothie (Medium)',
          ],
          [
            'green tea for mum no honey earl grey for dad no milk both small',
            '1 Green Tea (Small); 1 Earl Grey (Small)',
          ],
        ],
      },
    ],
  ],
  [
    vesuvioMenu,
    [
      {
        group: 'had before',
        cases: [
          [
            'we ordered the cheese pizza for the game and the boys loved it so two large ones again and a coke',
            '2 Cheese Pizza (Large); 1 Coke',
          ],
        ],
      },
      {
        group: 'not to be had',
        cases: [["calzone you don't have it fine supreme then a large one", '1 Supreme Pizza (Large)']],
      },
      {
        group: 'of every kind',
        cases: [
          [
            'veggie hawaiian and sausage pizza one medium of every sort',
            '1 Veggie Pizza (Medium); 1 Hawaiian Pizza (Medium); 1 Sausage Pizza (Medium)',
          ],
        ],
      },
      {
        group: 'a kind, and then which',
        cases: [
          [
            'no ice in the coke and make it a large coke and a small caesar salad',
            '1 Coke (Large); 1 Caesar Salad (Small)',
          ],
        ],
      },
    ],
  ],
  [rangeMenu, []],
  [noorMenu, []],
];
