import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Said to a whole town: what one kitchen has altogether comes from that one. */
export const oneKitchenSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'one kitchen: what is called so to the letter comes before it',
        cases: [
          ['one half mutton karahi and six tandoori naan', '1 Mutton Karahi (Half); 6 Tandoori Naan'],
          [
            'a full chicken karahi a half mutton karahi and a large garden salad',
            '1 Chicken Karahi (Full); 1 Mutton Karahi (Half); 1 Garden Salad (Large)',
          ],
          ['mutton karahi full with four garlic naan', '1 Mutton Karahi (Full); 4 Garlic Naan'],
          [
            'one reshmi kebab two seekh kebab and three tandoori roti',
            '1 Reshmi Kebab; 2 Seekh Kebab; 3 Tandoori Roti',
          ],
          ['one kheer and two kulfi', '1 Kheer; 2 Kulfi'],
          ['a shahi kheer and a kulfi', '1 Shahi Kheer; 1 Kulfi'],
          ['two seekh kebab and a beef biryani', '2 Seekh Kebab @Biryani Junction; 1 Beef Biryani'],
          [
            'aloo paratha and a large sweet lassi',
            '1 Aloo Paratha; 1 Sweet Lassi (Large) @Anarkali Breakfast',
          ],
          ['a sweet lassi and an egg biryani', '1 Sweet Lassi @Biryani Junction; 1 Egg Biryani'],
        ],
      },
      {
        group: 'one kitchen: the one that is named, wherever the rest comes from',
        cases: [
          ['mutton karahi from rafiq', '1 Mutton Karahi Special', ''],
          ['a karak chai from the corner', '1 Karak Chai', ''],
          ['mutton karahi from rafiq', '1 Kheer; 1 Mutton Karahi Special', '1 Kheer'],
          ['one kheer, and from rafiq a mutton karahi', '1 Kheer; 1 Mutton Karahi Special'],
          ['a kheer and two chicken biryani from mughal', '1 Kheer; 2 Shahi Chicken Biryani'],
        ],
      },
      {
        group: 'one kitchen: only what it is was said',
        cases: [
          ['a mutton biryani double and a salad', '1 Mutton Biryani (Double); 1 Kachumber Salad'],
          [
            'one crispy zinger with fries and a large salad',
            '1 Crispy Zinger (With fries); 1 Caesar Salad (Large)',
          ],
          ['half daal tadka and a salad please', '1 Daal Tadka (Half); 1 Garden Salad'],
          ['a masala omelette and a lassi', '1 Masala Omelette; 1 Sweet Lassi @Anarkali Breakfast'],
          ['and a salad too', '1 Crispy Zinger; 1 Caesar Salad', '1 Crispy Zinger'],
          ['plus one lassi', '2 Anda Paratha; 1 Sweet Lassi @Anarkali Breakfast', '2 Anda Paratha'],
        ],
      },
      {
        group: 'one kitchen: nothing from next door',
        cases: [
          ['two hot and sour soup large bowls', '2 Hot & Sour Soup (Large)'],
          [
            'a small tikka a small fajita and a large margherita pizza',
            '1 Chicken Tikka Pizza (Small); 1 Fajita Pizza (Small); 1 Margherita (Large)',
          ],
          [
            'a mutton and an egg biryani and make them extra hot',
            '1 Mutton Biryani {Extra Hot}; 1 Egg Biryani {Extra Hot}',
          ],
          [
            'one full mutton karahi hot yeah and then for my mother who can take no heat a half chicken handi mild',
            '1 Mutton Karahi (Full) {Hot}; 1 Chicken Handi (Half) {Mild}',
          ],
        ],
      },
    ],
  ],
];
