import type { CorpusSets } from '../corpus.ts';
import { harvestMenu, noorMenu, rangeMenu } from '../menus/burritos-and-darbar.ts';
import { demoMenu } from '../menus/demo.ts';

/** What is ordered stays ordered, whatever else was had before, refused, missing or first called by its kind. */
export const keptOrderSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'had before',
        cases: [
          ['i had two kulfis yesterday and they were lovely send me four more of those', '4 Kulfi'],
          [
            'we ate the mutton karahi here last friday it was superb one full again please and six garlic naan',
            '1 Mutton Karahi (Full); 6 Garlic Naan',
          ],
          ['i ordered the falooda on sunday my son loved it so another two today', '2 Rose Falooda'],
          [
            "my sister tried the dahi bhallay once and can't stop talking about it so one large of that and a chai",
            '1 Dahi Bhallay (Large); 1 Karak Chai|Kashmiri Chai',
          ],
          [
            'two masala omelettes oh and my brother had halwa puri last time so the same for him',
            '2 Masala Omelette; 1 Halwa Puri',
          ],
          ['kal do brownie mangwaye thay bohat achay thay aaj teen bhej do', '3 Chocolate Brownie'],
        ],
      },
      {
        group: 'not to be had',
        cases: [
          ["you don't have plain paratha okay lachha paratha then two of them", '2 Lachha Paratha'],
          ["mango lassi no you don't have that fine sweet lassi then a large", '1 Sweet Lassi (Large)'],
          ['is there any pepsi no okay cola then large', '1 Cola (Large)'],
        ],
      },
      {
        group: 'of every kind',
        cases: [
          [
            'chicken mutton and beef biryani make it one double of every one',
            '1 Chicken Biryani (Double); 1 Mutton Biryani (Double); 1 Beef Biryani (Double)',
          ],
          ['anda aloo and lachha paratha two apiece', '2 Anda Paratha; 2 Aloo Paratha; 2 Lachha Paratha'],
        ],
      },
      {
        group: 'refused beside',
        cases: [
          ['biryani nahi khani aaj sirf do malai boti aur chaar roti', '2 Malai Boti; 4 Tandoori Roti'],
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
            'i had a vanilla latte this morning it was perfect so another large one please',
            '1 Vanilla Latte (Large)',
          ],
          [
            'not the mango smoothie that was too sweet last time the strawberry banana one large',
            '1 Strawberry Banana Smoothie (Large)',
          ],
        ],
      },
      {
        group: 'not to be had',
        cases: [
          ["pumpkin latte you don't have it okay chai latte then a medium", '1 Chai Latte (Medium)'],
          [
            "my boss wants her usual americano large and i don't drink coffee so hot chocolate small",
            '1 Americano (Large); 1 Hot Chocolate (Small)',
          ],
        ],
      },
      {
        group: 'refused beside',
        cases: [
          [
            "no sugar in the latte please that's a large latte and one bran muffin",
            '1 Latte (Large); 1 Bran Muffin',
          ],
        ],
      },
    ],
  ],
  [
    rangeMenu,
    [
      {
        group: 'of every kind',
        cases: [
          ['cheese bacon and bbq burger one of every kind', '1 Cheese Burger; 1 Bacon Burger; 1 BBQ Burger'],
        ],
      },
      {
        group: 'refused beside',
        cases: [
          [
            "forget the impossible burger it's not for me a mushroom and swiss burger instead and a small sprite",
            '1 Mushroom and Swiss Burger; 1 Sprite (Small)',
          ],
        ],
      },
    ],
  ],
  [
    noorMenu,
    [
      {
        group: 'a kind, and then which',
        cases: [
          [
            'two rolls one beef one chicken and a drink make it a regular pepsi',
            '1 Beef Roll; 1 Chicken Roll; 1 Pepsi (Regular)',
          ],
        ],
      },
    ],
  ],
];
