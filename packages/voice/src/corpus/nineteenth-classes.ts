import type { VoiceDish } from '../voice-types.ts';
import type { CorpusGroup } from './corpus.ts';
import { demoMenu } from './demo-menu.ts';
import { corniceFamilyMenu } from './sixteenth-menus.ts';

/** Classes that people who tried the page found misread, each with further sentences of its kind. */
export const nineteenthClassSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
  [
    demoMenu,
    [
      {
        group: 'nineteenth: sides',
        cases: [
          ['butter chicken with plain rice', '1 Butter Chicken; 1 Plain Basmati Rice'],
          ['two daal tadka full with basmati rice', '2 Daal Tadka (Full); 1 Plain Basmati Rice'],
          [
            'butter chicken full with plain rice family',
            '1 Butter Chicken (Full); 1 Plain Basmati Rice (Family)',
          ],
          [
            'palak paneer with rice',
            '1 Palak Paneer; 1 Plain Basmati Rice|Egg Fried Rice|Special Fried Rice',
          ],
          ['chicken manchurian with fried rice', '1 Chicken Manchurian; 1 Egg Fried Rice|Special Fried Rice'],
          ['butter chicken with butter naan', '1 Butter Chicken'],
          ['chicken handi with cream and coriander', '1 Chicken Handi'],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'nineteenth: sides of another card',
        cases: [['a ribeye steak with potatoes', '1 Ribeye Steak; 1 Mashed Potatoes']],
      },
    ],
  ],
];
