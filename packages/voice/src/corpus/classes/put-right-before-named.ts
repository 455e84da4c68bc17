import type { CorpusSets } from '../corpus.ts';
import { harvestMenu, rangeMenu } from '../menus/burritos-and-darbar.ts';
import { demoMenu } from '../menus/demo.ts';

/** A size or measure is put right before the dish is named, and which one it is not. */
export const putRightBeforeNamedSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'put right before it is named',
        cases: [
          [
            'two garlic naan and half no not half a full mutton karahi',
            '2 Garlic Naan; 1 Mutton Karahi (Full)',
          ],
          ['for my dad a regular no just a large green tea and two kulfi', '1 Green Tea (Large); 2 Kulfi'],
          [
            'a plate no not one plate two plates of gol gappay and a chai',
            '2 Gol Gappay; 1 Karak Chai|Kashmiri Chai',
          ],
          [
            'for the kids a family actually no a double chicken biryani and a cola',
            '1 Chicken Biryani (Double); 1 Cola',
          ],
          [
            "i'll have wings not the hot wings the smoky ones double and a cola",
            '1 Smoky Wings (Double); 1 Cola',
          ],
          ['give us pizza not the fajita pizza the pepperoni one large', '1 Pepperoni Pizza (Large)'],
          ['do biryani mutton ki family wali bhej do', '2 Mutton Biryani (Family)'],
          ['ek karahi chicken ki full wali aur chaar roti', '1 Chicken Karahi (Full); 4 Tandoori Roti'],
        ],
      },
    ],
  ],
  [
    harvestMenu,
    [
      {
        group: 'put right before it is named',
        cases: [
          [
            'a bran muffin and for lucy a small no not a small a large mocha',
            '1 Bran Muffin; 1 Mocha (Large)',
          ],
          ['a cortado and a large sorry a medium cold brew', '1 Cortado; 1 Cold Brew (Medium)'],
          [
            'is it busy in there i said a large latte no sugar and a plain bagel',
            '1 Latte (Large); 1 Plain Bagel',
          ],
        ],
      },
    ],
  ],
  [
    rangeMenu,
    [
      {
        group: 'put right before it is named',
        cases: [
          ['a fish burger and for him a medium no wait a large coke', '1 Fish Burger; 1 Coke (Large)'],
          [
            'and then small no not small large onion rings and a cheese burger',
            '1 Onion Rings (Large); 1 Cheese Burger',
          ],
          [
            'can you hear me i said two bacon burgers no pickles and a large sprite',
            '2 Bacon Burger; 1 Sprite (Large)',
          ],
        ],
      },
    ],
  ],
];
