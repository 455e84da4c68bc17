import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** What a dish is ordered as: for tea, as a starter, drinks mein. */
export const courseSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'course words',
        cases: [
          ['ek beef burger aur meethay mein kulfi bari wali', '1 Classic Beef Burger; 1 Kulfi (Large)'],
          [
            'do chicken biryani single aur drinks mein do sweet lassi',
            '2 Chicken Biryani (Single); 2 Sweet Lassi',
          ],
          [
            'as a starter spring rolls then as a main chicken manchurian large',
            '1 Spring Rolls; 1 Chicken Manchurian (Large)',
          ],
          ['for dessert two kulfi and for drinks three lemonades', '2 Kulfi; 3 Fresh Lemonade'],
          ['peene ke liye do karak chai aur khane mein ek halwa puri', '2 Karak Chai; 1 Halwa Puri'],
          ['one karak chai for tea', '1 Karak Chai'],
          ['for tea two karak chai and a plate of samosa', '2 Karak Chai; 1 Samosa'],
          [
            'for breakfast two halwa puri and for lunch one beef biryani double',
            '2 Halwa Puri; 1 Beef Biryani (Double)',
          ],
          [
            'meethe mein ek gajar halwa large aur saath ek green tea',
            '1 Gajar Halwa|Gajar ka Halwa (Large); 1 Green Tea',
          ],
          ['nashtay mein do anda paratha aur ek karak chai', '2 Anda Paratha; 1 Karak Chai'],
          ['ek chicken karahi full aur peene mein do cola large', '1 Chicken Karahi (Full); 2 Cola (Large)'],
          ['starter mein spring rolls aur meetha mein ras malai', '1 Spring Rolls; 1 Ras Malai'],
          [
            'to start chicken corn soup then for the main course beef chilli dry and to finish a kulfi',
            '1 Chicken Corn Soup; 1 Beef Chilli Dry; 1 Kulfi',
          ],
          ['three kashmiri chai for tea and some jalebi', '3 Kashmiri Chai; 1 Jalebi'],
          ['for tea four samosa chaat', '4 Samosa Chaat'],
          ['thande mein do lemonade aur garam mein ek green tea', '2 Fresh Lemonade; 1 Green Tea'],
          ['sweet dish mein kheer large', '1 Kheer|Shahi Kheer (Large)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'course words',
        cases: [
          ['to drink two iced teas large and to eat a bacon burger', '2 Iced Tea (Large); 1 Bacon Burger'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'course words',
        cases: [
          [
            'for coffee two large americanos and for cake a muffin',
            '2 Americano (Large); 1 Blueberry Muffin',
          ],
        ],
      },
    ],
  ],
];
