import type { CorpusSets } from '../corpus.ts';
import { harrowCoffeeMenu, harrowSubMenu } from '../menus/harrow.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

const karahi = '1 Mutton Karahi (Half)';
const sub = '1 Italian Sub (Footlong)';
const coffee = '2 Latte (Tall); 1 Cake Pop';

/** A change of what is not in the order changes nothing: it is told, and can be added. */
export const absentLineSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: not in the order',
        cases: [
          ['change the naan to two', karahi, karahi],
          ['make the naan two', karahi, karahi],
          ['can you make my naans four', karahi, karahi],
          ['bump the naan up to three please', karahi, karahi],
          ['the naan should be two', karahi, karahi],
          ['naan ko do kar do', karahi, karahi],
          ['i want the naan to be two', karahi, karahi],
          ['bring the naan down to one', karahi, karahi],
          ['double the naan', karahi, karahi],
          ['make the cola large', karahi, karahi],
          ['change the cola to a large', karahi, karahi],
          ['make the drink large', karahi, karahi],
          ['can the biryani be mild', karahi, karahi],
          ['change the korma to full', karahi, karahi],
          ['make the chicken karahi full', karahi, karahi],
          ['make the karahi two', '2 Mutton Karahi (Half)', karahi],
          ['make the mutton full', '1 Mutton Karahi (Full)', karahi],
        ],
      },
    ],
  ],
  [
    harrowSubMenu,
    [
      {
        group: 'follow-up: not in the order',
        cases: [
          ['make the tuna footlong', sub, sub],
          ['make the ham sub six inch', sub, sub],
          ['could you set the meatball to two', sub, sub],
          ['make the cheese double', sub, sub],
          ['make the sauce hot', sub, sub],
          ['make the italian six inch', '1 Italian Sub (6 Inch)', sub],
        ],
      },
    ],
  ],
  [
    harrowCoffeeMenu,
    [
      {
        group: 'follow-up: not in the order',
        cases: [
          ['make the mocha venti', coffee, coffee],
          ['change the croissants to three', coffee, coffee],
          ['the cold brew should be grande', coffee, coffee],
          ['please reduce the muffins to one', coffee, coffee],
          ['make the latte grande', '2 Latte (Grande); 1 Cake Pop', coffee],
          ['make the cake pops three', '2 Latte (Tall); 3 Cake Pop', coffee],
        ],
      },
    ],
  ],
];
