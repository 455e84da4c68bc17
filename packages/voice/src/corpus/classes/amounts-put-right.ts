import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { flameMenu } from '../menus/unknown.ts';

/** How many there are to be is put right by the name of the dish, be it the last one that was named or another. */
export const amountPutRightSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'amounts put right: the dish that was named last',
        cases: [
          [
            'two palak paneer and three ras malai, no wait, make the ras malai one',
            '2 Palak Paneer; 1 Ras Malai',
          ],
          [
            'two cheese naan and four oreo shakes sorry make the oreo shakes two',
            '2 Cheese Naan; 2 Oreo Shake',
          ],
          ['one club sandwich and three kulfi, no wait, kulfi one', '1 Club Sandwich; 1 Kulfi'],
          [
            'a caesar salad and five loaded fries actually make the loaded fries three',
            '1 Caesar Salad; 3 Loaded Fries',
          ],
          [
            'three garlic bread, no, make the garlic bread two, and a fresh lemonade',
            '2 Garlic Bread; 1 Fresh Lemonade',
          ],
          ['two kulfi and four cheese naan no cheese naan three', '2 Kulfi; 3 Cheese Naan'],
        ],
      },
      {
        group: 'amounts put right: a dish that was named before',
        cases: [
          [
            'three ras malai and one fresh lemonade, no, make it one ras malai',
            '1 Ras Malai; 1 Fresh Lemonade',
          ],
          [
            'four cheese naan and two palak paneer, no wait, make the cheese naan six',
            '6 Cheese Naan; 2 Palak Paneer',
          ],
          ['three kulfi and two oreo shakes no wait make the kulfi one', '1 Kulfi; 2 Oreo Shake'],
          // Something else in its place, and a reason, still take the last one back.
          ['three kulfi and one oreo shake, no, make it one fresh lemonade', '3 Kulfi; 1 Fresh Lemonade'],
          [
            'one kulfi and an oreo shake, no wait, i had that yesterday, the club sandwich then',
            '1 Kulfi; 1 Club Sandwich',
          ],
        ],
      },
    ],
  ],
  [
    flameMenu,
    [
      {
        group: 'amounts put right: the dish that was named last',
        cases: [
          [
            'a side salad and four cheeseburgers, sorry, make the cheeseburgers three',
            '1 Side Salad; 3 Cheeseburger',
          ],
          [
            'two garden burgers and three bottled waters no wait make the bottled water one',
            '2 Garden Burger; 1 Bottled Water',
          ],
          [
            'one garden burger and two side salads, actually, side salad one',
            '1 Garden Burger; 1 Side Salad',
          ],
          [
            'two garden burgers and three large lemonades, no wait, make the lemonades two',
            '2 Garden Burger; 2 Lemonade (Large)',
          ],
          [
            'two mozzarella sticks and five cheeseburgers, no sorry, make the cheeseburgers four and add a side salad',
            '2 Mozzarella Sticks; 4 Cheeseburger; 1 Side Salad',
          ],
        ],
      },
      {
        group: 'amounts put right: a dish that was named before',
        cases: [
          [
            'three cheeseburgers and one bottled water, no, make it two cheeseburgers',
            '2 Cheeseburger; 1 Bottled Water',
          ],
          [
            'four side salads and a garden burger sorry make that two side salads',
            '2 Side Salad; 1 Garden Burger',
          ],
          [
            'three bottled waters, two garden burgers and a side salad, no, make the bottled waters five',
            '5 Bottled Water; 2 Garden Burger; 1 Side Salad',
          ],
        ],
      },
    ],
  ],
];
