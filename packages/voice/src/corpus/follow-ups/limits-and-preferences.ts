import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayBurgerMenu, quaySubMenu, quayThaiMenu } from '../menus/quay-town.ts';

/** Said while an order is there: limits, preferences, refusals of two and one more that differs, by class. */
export const limitAndPreferenceSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'limits and preferences: talk, demo',
        cases: [
          [
            "we don't need the kheer or the lassi",
            '1 Crispy Zinger',
            '1 Crispy Zinger; 1 Kheer; 1 Sweet Lassi',
          ],
          [
            "i don't need the kheer and the lassi",
            '1 Crispy Zinger',
            '1 Crispy Zinger; 1 Kheer; 1 Sweet Lassi',
          ],
          ['no kheer or lassi', '1 Crispy Zinger', '1 Crispy Zinger; 1 Kheer; 1 Sweet Lassi'],
          ['no kheer and a kulfi', '1 Crispy Zinger; 1 Kulfi', '1 Crispy Zinger; 1 Kheer'],
          [
            'make one of them family',
            '1 Chicken Biryani (Single); 1 Sweet Lassi; 1 Chicken Biryani (Family)',
            '2 Chicken Biryani (Single); 1 Sweet Lassi',
          ],
          [
            'make one of them family please',
            '1 Chicken Biryani (Single) {Mild}; 1 Chicken Biryani (Family) {Hot}; 1 Sweet Lassi',
            '1 Chicken Biryani (Single) {Mild}; 1 Chicken Biryani (Single) {Hot}; 1 Sweet Lassi',
          ],
          [
            'make one of them hot',
            '2 Sweet Lassi; 1 Chicken Biryani (Single) {Hot}',
            '2 Sweet Lassi; 1 Chicken Biryani (Single)',
          ],
          ['forget it all', '', '2 Kulfi; 1 Kheer'],
          ['three not thirteen', '3 Kulfi; 1 Kheer', '13 Kulfi; 1 Kheer'],
          ['scratch that last one', '2 Kulfi', '2 Kulfi; 1 Kheer'],
          ['itna teekha nahi chahiye', '1 Chicken Biryani {Mild}', '1 Chicken Biryani'],
          ['teekhi nahi chahiye', '1 Chicken Biryani {Mild}', '1 Chicken Biryani {Hot}'],
          ['bohat zyada teekhi', '1 Chicken Biryani {Extra Hot}', '1 Chicken Biryani'],
          ['two plates then', '1 Kheer; 2 Gol Gappay', '1 Kheer; 10 Gol Gappay'],
          ['spicy wali', '1 Kheer; 2 Chicken Biryani {Hot}', '1 Kheer; 2 Chicken Biryani'],
          ['bari wali please', '1 Oreo Shake (Large)', '1 Oreo Shake'],
          ['two naan are enough', '2 Garlic Naan; 1 Butter Chicken', '4 Garlic Naan; 1 Butter Chicken'],
          [
            'half butter chicken will do',
            '4 Garlic Naan; 1 Butter Chicken (Half)',
            '4 Garlic Naan; 1 Butter Chicken (Full)',
          ],
          ['i prefer kulfi to the kheer', '2 Kulfi', '2 Kheer'],
          [
            'and one for my dad but extra hot',
            '1 Chicken Biryani (Single) {Mild}; 1 Chicken Biryani (Single) {Extra Hot}',
            '1 Chicken Biryani (Single) {Mild}',
          ],
          ['another one but large', '1 Oreo Shake (Regular); 1 Oreo Shake (Large)', '1 Oreo Shake (Regular)'],
          ['my wife wants exactly the same', '2 Kheer; 2 Kulfi', '1 Kheer; 1 Kulfi'],
          ["let's say four kulfi", '4 Kulfi; 1 Kheer', '2 Kulfi; 1 Kheer'],
          [
            'karahi not hot make it medium',
            '1 Chicken Karahi (Full) {Medium}',
            '1 Chicken Karahi (Full) {Hot}',
          ],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'limits and preferences: talk, subs',
        cases: [
          [
            "just a six inch blt i can't finish a footlong",
            '1 BLT (6 inch); 1 Tomato Soup (Bowl)',
            '1 BLT (Footlong); 1 Tomato Soup (Bowl)',
          ],
          [
            "i'd rather have lemonades than the fountain drinks",
            '2 Lemonade; 1 BLT (Footlong)',
            '2 Fountain Drink; 1 BLT (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'limits and preferences: talk, burgers',
        cases: [
          ['regular fries are fine', '2 Fries (Regular); 1 Hot Dog', '2 Fries (Large); 1 Hot Dog'],
          ["let's call it six", '6 Hot Dog', '2 Hot Dog'],
          ["we'd prefer sprites over the cokes", '3 Sprite; 1 Hot Dog', '3 Coke; 1 Hot Dog'],
        ],
      },
    ],
  ],
  [
    quayThaiMenu,
    [
      {
        group: 'limits and preferences: talk, thai',
        cases: [
          ['ya no quiero el pad thai', '1 Green Curry', '1 Green Curry; 1 Pad Thai'],
          [
            'our neighbour will have just the same',
            '2 Green Curry; 2 Coconut Water',
            '1 Green Curry; 1 Coconut Water',
          ],
        ],
      },
    ],
  ],
];
