import type { CorpusSets } from '../corpus.ts';
import { beanMenu } from '../menus/counter.ts';
import { harrowSubMenu } from '../menus/harrow.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

const meal = '1 Chicken Biryani (Double); 1 Fresh Lemonade (Large)';
const twice = '2 Chicken Biryani (Double); 2 Fresh Lemonade (Large)';
const drinks = '1 Oreo Shake; 1 Fresh Lemonade';
const large = '1 Oreo Shake (Large); 1 Fresh Lemonade (Large)';
const naans = '1 Chicken Karahi (Half); 2 Garlic Naan';
const cups = '1 Latte (Small); 1 Mocha (Small)';

/** "Them", "the two of them", "another regular one", and the same for somebody whose name nobody knows. */
export const pronounAndNameSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: them',
        cases: [
          ['remove them', '', drinks],
          ['get rid of the two of them', '', drinks],
          ['take them off please', '', drinks],
          ["i don't want them any more", '', drinks],
          ['scrap the pair of them', '', drinks],
          ['both of them large', large, drinks],
          ['make the two of them large', large, drinks],
          ['the two of them large please', large, drinks],
          ['remove them', '1 Chicken Karahi (Half)', naans],
          ['i dont need those', '1 Chicken Karahi (Half)', naans],
        ],
      },
      {
        group: 'follow-up: the same for a name',
        cases: [
          ['the same again for nadia', twice, meal],
          ['same for nadia', twice, meal],
          ['and nadia wants the same please', twice, meal],
          ['bilal will have the same thing', twice, meal],
          ['the same order for usman too', twice, meal],
          ['nadia ke liye bhi yahi', twice, meal],
          ['sana ko bhi same de do', twice, meal],
        ],
      },
      {
        group: 'follow-up: sounds better',
        cases: [
          [
            'cheese melt sounds better than the beef burger, swap it',
            '1 Cheese Melt Burger',
            '1 Classic Beef Burger',
          ],
          ['the zinger sounds better, swap it', '1 Crispy Zinger', '1 Classic Beef Burger'],
          ['oh the zinger looks nicer, switch to that please', '1 Crispy Zinger', '1 Classic Beef Burger'],
          ['sushi sounds better than the burger, swap it', '1 Classic Beef Burger', '1 Classic Beef Burger'],
        ],
      },
    ],
  ],
  [
    beanMenu,
    [
      {
        group: 'follow-up: another one in a size',
        cases: [
          ['add another large one', '1 Latte (Small); 1 Latte (Large)', '1 Latte (Small)'],
          ['one more medium one please', '1 Latte (Small); 1 Latte (Medium)', '1 Latte (Small)'],
          ['another small one', '2 Latte (Small)', '1 Latte (Small)'],
          ['the two of them medium', '1 Latte (Medium); 1 Mocha (Medium)', cups],
          ['drop the two of them', '', cups],
          ['priya wants the same', '2 Latte (Small); 2 Mocha (Small)', cups],
          ['the flat white sounds better, swap it', '1 Flat White (Small)', '1 Latte (Small)'],
        ],
      },
    ],
  ],
  [
    harrowSubMenu,
    [
      {
        group: 'follow-up: another one in a size',
        cases: [
          ['add another footlong one', '1 Tuna Sub (6 Inch); 1 Tuna Sub (Footlong)', '1 Tuna Sub (6 Inch)'],
          ['same for marcus', '2 Tuna Sub (6 Inch)', '1 Tuna Sub (6 Inch)'],
          [
            'the italian sub sounds better than the tuna, swap it',
            '1 Italian Sub (6 Inch)',
            '1 Tuna Sub (6 Inch)',
          ],
        ],
      },
    ],
  ],
];
