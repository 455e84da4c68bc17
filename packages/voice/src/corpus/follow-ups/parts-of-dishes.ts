import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

const burger = '1 Classic Beef Burger; 1 Cola chilled';
const biryani = '1 Chicken Biryani; 1 Cola chilled';

/** What a dish is made of is taken out of it, not the dish out of the order; and turns of phrase that name numbers. */
export const partOfDishSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: parts of dishes',
        cases: [
          ['remove the onions from the burger', burger, burger],
          ['leave the ice out of the cola', burger, burger],
          ['take the pickles off the burger', burger, burger],
          ['could you take the cheese out of the burger', burger, burger],
          ['keep the ice out of my cola', burger, burger],
          ['get rid of the tomatoes in the beef burger please', burger, burger],
          ['burger se pyaz nikal do', burger, burger],
          ['biryani se aloo nikal do', biryani, biryani],
          ['remove the burger from the order', '1 Cola chilled', burger],
          ['take the cola off the list', '1 Classic Beef Burger', burger],
          ['take the burger out of my cart', '1 Cola chilled', burger],
        ],
      },
      {
        group: 'follow-up: wanted milder',
        cases: [
          ['i dont want the biryani too spicy', '1 Chicken Biryani {Mild}; 1 Cola chilled', biryani],
          ["i don't want the biryani so hot", '1 Chicken Biryani {Mild}; 1 Cola chilled', biryani],
        ],
      },
      {
        group: 'ages and packing',
        cases: [
          ["a classic beef burger for my son he's four", '1 Classic Beef Burger'],
          ['a club sandwich for my girl she is 6 years old and a cola', '1 Club Sandwich; 1 Cola chilled'],
          ['one club sandwich cut into four', '1 Club Sandwich'],
          [
            'three oreo shakes to take away and four colas two large two regular',
            '3 Oreo Shake; 2 Cola chilled (Large); 2 Cola chilled (Regular)',
          ],
        ],
      },
    ],
  ],
];
