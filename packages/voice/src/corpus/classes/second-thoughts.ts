import type { VoiceDish } from '../../voice-types.ts';
import type { CorpusGroup } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Second thoughts with words between them, and sizes and wishes that end before the next dish. */
export const secondThoughtSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
  [
    demoMenu,
    [
      {
        group: 'second thoughts: another in its place',
        cases: [
          ['one egg biryani actually let me get the mutton biryani family', '1 Mutton Biryani (Family)'],
          [
            'a sweet lassi for me and a kheer for hamza, no hamza wants a ras malai',
            '1 Sweet Lassi; 1 Ras Malai',
          ],
          ["i don't feel like chicken dumplings so four beef chilli dry", '4 Beef Chilli Dry'],
          ['not the gol gappay a mix pakora', '1 Mix Pakora'],
          [
            'a beef and a chicken biryani and one gulab jamun for grandma, actually leave out the beef one',
            '1 Chicken Biryani; 1 Gulab Jamun',
          ],
        ],
      },
      {
        group: 'second thoughts: another number',
        cases: [
          [
            'five palak paneer, no wait my uncle is coming too so three, and two cheese naan',
            '3 Palak Paneer; 2 Cheese Naan',
          ],
          ['five fresh lemonade, hmm better six', '6 Fresh Lemonade'],
          [
            'three garlic breads and five meatball spaghetti actually make the garlic bread one',
            '1 Garlic Bread; 5 Meatball Spaghetti',
          ],
          [
            'two tomato basil soup, make one of them extra hot and the other one hot',
            '1 Tomato Basil Soup {Extra Hot}; 1 Tomato Basil Soup {Hot}',
          ],
        ],
      },
      {
        group: 'second thoughts: what is said of the dish before',
        cases: [
          [
            'one molten sundae, regular please and five creamy alfredo pasta',
            '1 Molten Sundae (Regular); 5 Creamy Alfredo Pasta',
          ],
          [
            'three fruit chaat, extra hot, regular and one gajar ka halwa',
            '3 Fruit Chaat (Regular) {Extra Hot}; 1 Gajar ka Halwa',
          ],
          ['a caesar salad not too oily and one oreo shake', '1 Caesar Salad; 1 Oreo Shake'],
          [
            'a chicken corn soup and two beef chilli dry, and four extra plates please',
            '1 Chicken Corn Soup; 2 Beef Chilli Dry',
          ],
        ],
      },
    ],
  ],
];
