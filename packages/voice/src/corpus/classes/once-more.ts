import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** The dish before once more and otherwise, lines that are spoken of by a part of their name, and each with both. */
export const onceMoreSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'once more: the same, but otherwise',
        cases: [
          ['beef biryani for me same for sana but extra hot', '1 Beef Biryani; 1 Beef Biryani {Extra Hot}'],
          [
            'a half chicken handi mild and same again but hot',
            '1 Chicken Handi (Half) {Mild}; 1 Chicken Handi (Half) {Hot}',
          ],
          ['a crispy zinger and the same but with fries', '1 Crispy Zinger; 1 Crispy Zinger (With fries)'],
          [
            'one fajita pizza large, same for my son but small',
            '1 Fajita Pizza (Large); 1 Fajita Pizza (Small)',
          ],
          ['two egg biryani, the same for my brother but mild', '2 Egg Biryani; 2 Egg Biryani {Mild}'],
          [
            'a bun kebab with fries and one more without fries',
            '1 Bun Kebab (With fries); 1 Bun Kebab (Burger only)',
          ],
          [
            'a zinger with fries and another without',
            '1 Crispy Zinger (With fries); 1 Crispy Zinger (Burger only)',
          ],
          ['a margherita without olives for me and one for my wife', '2 Margherita'],
          ['a club sandwich with no mayo and another one', '2 Club Sandwich'],
        ],
      },
      {
        group: 'once more: lines that are there',
        cases: [
          [
            'three of the soup',
            '3 Chicken Corn Soup (Large); 1 Egg Fried Rice',
            '1 Chicken Corn Soup (Large); 1 Egg Fried Rice',
          ],
          [
            'swap the fajita for a pepperoni',
            '1 Pepperoni Pizza (Large); 1 Margherita; 1 Pepperoni Pizza (Small)',
            '1 Fajita Pizza (Large); 1 Margherita; 1 Fajita Pizza (Small)',
          ],
          [
            'change the small pepperoni to fajita',
            '1 Pepperoni Pizza (Large); 1 Fajita Pizza (Small)',
            '1 Pepperoni Pizza (Large); 1 Pepperoni Pizza (Small)',
          ],
          [
            'the other one mild',
            '1 Chicken Karahi (Half) {Mild}; 1 Daal Tadka (Half)',
            '1 Chicken Karahi (Half) {Hot}; 1 Daal Tadka (Half)',
          ],
          ["we're five so five of them", '5 Chicken Biryani (Single)', '1 Chicken Biryani (Single)'],
          ['swap the cheddar for swiss', '1 Club Sandwich (Large)', '1 Club Sandwich (Large)'],
          ['teen chai bhi bari wali', '1 Aloo Paratha; 3 Karak Chai (Large)', '1 Aloo Paratha'],
        ],
      },
      {
        group: 'once more: both for each',
        cases: [
          ['we are six, one beef biryani and one cola each', '6 Beef Biryani; 6 Cola'],
          ["there's three of us, one aloo paratha and one karak chai each", '3 Aloo Paratha; 3 Karak Chai'],
          ['we are four, one large fajita pizza and a cola each', '1 Fajita Pizza (Large); 4 Cola'],
        ],
      },
    ],
  ],
];
