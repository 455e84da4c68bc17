import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** What is refused before anything is ordered, and what is said of the meal before its dishes. */
export const refusedFirstSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'refused first: not this, the other',
        cases: [
          ['not the white karahi the shinwari one full please', '1 Shinwari Karahi (Full)'],
          ['not the garlic naan the cheese one', '1 Cheese Naan'],
          ['not the chicken biryani the beef one double', '1 Beef Biryani (Double)'],
          ['no not the fajita pizza the veggie one large', '1 Garden Veggie Pizza (Large)'],
        ],
      },
      {
        group: 'refused first: in Urdu',
        cases: [
          ['chai na bhejna bas teen anda paratha', '3 Anda Paratha'],
          ['naan na dena bas ek chicken biryani', '1 Chicken Biryani'],
          ['kulfi nahi bhejna sirf do gulab jamun', '2 Gulab Jamun'],
          ['kitne ki hai aap ki family biryani', ''],
        ],
      },
      {
        group: 'refused first: how many eat',
        cases: [
          [
            'dinner for four a tikka house platter family and eight garlic naan',
            '1 Tikka House Platter (Family); 8 Garlic Naan',
          ],
          ['lunch for two one chicken biryani double', '1 Chicken Biryani (Double)'],
          ['table for six three mutton karahi full', '3 Mutton Karahi (Full)'],
          ['a dozen and a half tandoori naan', '18 Tandoori Naan'],
        ],
      },
    ],
  ],
];
