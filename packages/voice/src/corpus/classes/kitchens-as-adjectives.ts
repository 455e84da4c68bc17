import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

const karahi = '1 Mutton Karahi (Half)';
const rafiqs = '1 Mutton Karahi Special (Half) @Rafiq Family Karahi';

/** A kitchen said before or behind a dish as what kind it is, and "the Rafiq one" of what is there. */
export const kitchensAsAdjectivesSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'kitchens as adjectives: ordered',
        cases: [
          ['rafiq wali mutton karahi', '1 Mutton Karahi Special @Rafiq Family Karahi'],
          ['rafiq wala chicken karahi full', '1 Chicken Karahi (Full) @Rafiq Family Karahi'],
          ['the rafiq mutton karahi full please', '1 Mutton Karahi Special (Full) @Rafiq Family Karahi'],
          ["two of rafiq's chicken karahi half", '2 Chicken Karahi (Half) @Rafiq Family Karahi'],
          ['a rafiq mutton karahi half', rafiqs],
          ['mutton karahi rafiq wali half', rafiqs],
          ['ek junction wali beef biryani double', '1 Beef Biryani (Double) @Biryani Junction'],
          [
            'one mutton karahi half for rafiq and a kheer',
            '1 Mutton Karahi (Half) @Lahori Tikka House; 1 Kheer',
          ],
        ],
      },
      {
        group: 'kitchens as adjectives: said of what is there',
        cases: [
          ['the rafiq one', rafiqs, karahi],
          ['no the rafiq one please', rafiqs, karahi],
          ['rafiq wali', rafiqs, karahi],
          ['rafiq wali mutton karahi', rafiqs, karahi],
          ['i meant the rafiq one', rafiqs, karahi],
          ['make it the rafiq one', rafiqs, karahi],
          ['from rafiq please', rafiqs, karahi],
          ['the rafiq mutton karahi instead', rafiqs, karahi],
          ['the one from lahori tikka house', karahi, '1 Mutton Karahi Special (Half)'],
          ['the one from rafiq', '1 Chicken Karahi (Half)', '1 Chicken Karahi (Half)'],
          ['the rafiq one', `2 Kulfi; ${rafiqs}`, `2 Kulfi; ${karahi}`],
        ],
      },
    ],
  ],
];
