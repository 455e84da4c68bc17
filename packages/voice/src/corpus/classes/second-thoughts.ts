import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Second thoughts with words between them, and sizes and wishes that end before the next dish. */
export const secondThoughtSets: CorpusSets = [
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
      {
        group: 'second thoughts: what stays, and what was only spoken of',
        cases: [
          ['six loaded fries and two oreo shakes, actually only the loaded fries', '6 Loaded Fries'],
          [
            'three oreo shake one club sandwich and one caesar salad, take off the club sandwich and make the oreo shakes four',
            '4 Oreo Shake; 1 Caesar Salad',
          ],
          ["one oreo shake and a club sandwich let's not get the club sandwich", '1 Oreo Shake'],
          [
            'two club sandwich with extra sauce no three and five oreo shake',
            '3 Club Sandwich; 5 Oreo Shake',
          ],
          ["one oreo shake please, and if it's finished then a fresh lemonade", '1 Oreo Shake'],
          ["the caesar salad looks nice but i'll stick with two club sandwich", '2 Club Sandwich'],
          ['everybody gets the crispy zinger but i want five chocolate brownies', '5 Chocolate Brownie'],
          ['we were thinking of two oreo shake and a club sandwich', '2 Oreo Shake; 1 Club Sandwich'],
          ["i don't suppose you could do five oreo shake", '5 Oreo Shake'],
          ['can i see a picture of the anda paratha', ''],
          ['two garlic bread, actually double that', '4 Garlic Bread'],
        ],
      },
    ],
  ],
];
