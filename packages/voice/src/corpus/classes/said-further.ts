import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Said of lines that are there, and nothing of the order gets lost by it. */
export const saidFurtherSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'said further: none goes',
        cases: [
          [
            'cut the club sandwich in half please',
            '1 Club Sandwich; 1 Caesar Salad',
            '1 Club Sandwich; 1 Caesar Salad',
          ],
          [
            'the zinger without mayo and slice the margherita into six',
            '1 Crispy Zinger; 1 Margherita (Large)',
            '1 Crispy Zinger; 1 Margherita (Large)',
          ],
          ['a third one', '3 Halwa Puri', '2 Halwa Puri'],
          ['and a second kulfi', '2 Kulfi; 1 Kashmiri Chai', '1 Kulfi; 1 Kashmiri Chai'],
          ['remove the other one', '1 Garlic Naan', '1 Mutton Karahi (Half); 1 Garlic Naan'],
          ['great, that is everything', '1 Oreo Shake', '1 Oreo Shake'],
        ],
      },
      {
        group: 'said further: one more of it, or of all',
        cases: [
          ['same again please', '4 Aloo Paratha; 2 Karak Chai', '2 Aloo Paratha; 1 Karak Chai'],
          ['all of that again for the neighbours', '2 Kheer; 2 Malai Boti', '1 Kheer; 1 Malai Boti'],
          ['my sister wants one too', '1 Egg Biryani; 2 Cola (Large)', '1 Egg Biryani; 1 Cola (Large)'],
        ],
      },
      {
        group: 'said further: as it should be',
        cases: [
          ['butter chicken, the full one', '1 Butter Chicken (Full)', '1 Butter Chicken (Half)'],
          [
            'chicken handi mild not hot sorry',
            '1 Chicken Handi {Mild}; 2 Roghni Naan',
            '1 Chicken Handi {Hot}; 2 Roghni Naan',
          ],
          ['the larger one actually', '1 Karak Chai (Large)', '1 Karak Chai (Regular)'],
        ],
      },
    ],
  ],
];
