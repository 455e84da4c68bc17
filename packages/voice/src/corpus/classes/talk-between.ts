import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** What people tell between orders: what nobody wants, who interrupts, what is asked, and the order once more. */
export const talkBetweenSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'talk between: what nobody wants is not ordered',
        cases: [
          ['my dad hates oreo shake, get one fresh lemonade large instead', '1 Fresh Lemonade (Large)'],
          ["sara doesn't like paya so two halwa puri for sara", '2 Halwa Puri'],
          ["the kids can't stand palak paneer so one butter chicken half", '1 Butter Chicken (Half)'],
          [
            'one club sandwich and five loaded fries, no oreo shake this time',
            '1 Club Sandwich; 5 Loaded Fries',
          ],
          [
            'two kabuli pulao no cheese naan today and three kashmiri chai',
            '2 Kabuli Pulao; 3 Kashmiri Chai',
          ],
        ],
      },
      {
        group: 'talk between: who interrupts takes nothing back',
        cases: [
          [
            'a double decker, hold on my wife is saying something, three loaded fries',
            '1 Double Decker; 3 Loaded Fries',
          ],
          ['one margherita hang on the kids are shouting two garlic bread', '1 Margherita; 2 Garlic Bread'],
          ["one club sandwich and i'm allergic to onions so leave that out", '1 Club Sandwich'],
          [
            'six double decker and a caesar salad leave the mayo out of the double decker',
            '6 Double Decker; 1 Caesar Salad',
          ],
          ['two oreo shake and four fresh lemonade drop the oreo shake', '4 Fresh Lemonade'],
        ],
      },
      {
        group: 'talk between: the order once more',
        cases: [
          [
            "one szechuan noodles and a chicken corn soup, so that's one szechuan noodles and one chicken corn soup",
            '1 Szechuan Noodles; 1 Chicken Corn Soup',
          ],
          [
            'two oreo shake and one double decker with fries again two oreo shakes and one double decker',
            '2 Oreo Shake; 1 Double Decker (With fries)',
          ],
        ],
      },
      {
        group: 'talk between: asked and set behind the name in urdu',
        cases: [
          ['club sandwich kitne ka hai', ''],
          ['creamy alfredo pasta mein kya hota hai', ''],
          ['karak chai kitne ki hai do bhej do', '2 Karak Chai'],
          ['paya hai to do de do', '2 Paya'],
          ['aloo paratha do aur lachha paratha char chahiye', '2 Aloo Paratha; 4 Lachha Paratha'],
          ['aik paya aur aik karak chai bhej do, paya teen kar dena', '3 Paya; 1 Karak Chai'],
          ['paanch aloo paratha nahi balke do kar do', '2 Aloo Paratha'],
          ['char paya aur ek bara wala karak chai bhej do', '4 Paya; 1 Karak Chai (Large)'],
        ],
      },
    ],
  ],
];
