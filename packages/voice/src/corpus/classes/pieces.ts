import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** How several of one dish are to be, who gets them, and names that are said head first. */
export const piecesSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'pieces: some so, some otherwise',
        cases: [
          [
            'two chicken biryani, one with no raita and one extra spicy',
            '1 Chicken Biryani; 1 Chicken Biryani {Extra Hot}',
          ],
          ['two beef biryani one mild one with no raita', '1 Beef Biryani {Mild}; 1 Beef Biryani'],
          ['three mutton biryani, one extra hot', '2 Mutton Biryani; 1 Mutton Biryani {Extra Hot}'],
          [
            'three chicken karahi, one mild, two with no ginger and a kheer',
            '1 Chicken Karahi {Mild}; 2 Chicken Karahi; 1 Kheer',
          ],
          [
            'three chicken biryani, two with raita and the other spicy',
            '2 Chicken Biryani; 1 Chicken Biryani {Hot}',
          ],
          [
            'four crispy zingers, two with fries, the others without, and a kheer',
            '2 Crispy Zinger (With fries); 2 Crispy Zinger (Burger only); 1 Kheer',
          ],
          [
            'two crispy zinger one normal one with fries',
            '1 Crispy Zinger (Burger only); 1 Crispy Zinger (With fries)',
          ],
          [
            'five chicken biryani, two mild, one extra hot and the rest normal',
            '2 Chicken Biryani {Mild}; 1 Chicken Biryani {Extra Hot}; 2 Chicken Biryani',
          ],
          ['three fajita pizza, one large the rest small', '1 Fajita Pizza (Large); 2 Fajita Pizza (Small)'],
          ['three crispy zinger, one without cheese', '3 Crispy Zinger'],
          [
            'three beef burgers, one with fries, one meal with drink and one plain',
            '1 Classic Beef Burger (With fries); 1 Classic Beef Burger (Meal with drink); 1 Classic Beef Burger (Burger only)',
          ],
          [
            'two oreo shakes, one large without cream and one regular',
            '1 Oreo Shake (Large); 1 Oreo Shake (Regular)',
          ],
          [
            'two pepperoni pizzas, one large and the other medium with extra cheese',
            '1 Pepperoni Pizza (Large); 1 Pepperoni Pizza (Medium)',
          ],
          [
            'four chicken biryani, half of them mild, the other half with no raita',
            '2 Chicken Biryani {Mild}; 2 Chicken Biryani',
          ],
          ['two large fajita pizzas one without olives', '2 Fajita Pizza (Large)'],
        ],
      },
      {
        group: 'pieces: one each',
        cases: [
          ['three chicken biryani, one each for me, ali and sara', '3 Chicken Biryani'],
          ['chicken biryani one each for me, ali and sara', '3 Chicken Biryani'],
          ['tikka leg for 4 people one each', '4 Chicken Tikka Leg'],
          ['we are five, karak chai one each', '5 Karak Chai'],
          ['a veg biryani, no egg and no meat please, i am vegetarian', '1 Vegetable Biryani'],
          ['two vegetable biryani, my wife is vegetarian, and a kheer', '2 Vegetable Biryani; 1 Kheer'],
        ],
      },
      {
        group: 'pieces: halves and heads',
        cases: [
          ['half chicken half mutton karahi', '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)'],
          ['a half chicken half chicken karahi', '1 Chicken Karahi (Half)'],
          ['two pizzas margherita', '2 Margherita'],
          ['a large pizza margherita and a cola', '1 Margherita (Large); 1 Cola'],
          ['a burger zinger', '1 Crispy Zinger'],
          ['three pizzas pepperoni fajita and margherita', '1 Pepperoni Pizza; 1 Fajita Pizza; 1 Margherita'],
          ['two pizzas margherita and pepperoni', '1 Margherita; 1 Pepperoni Pizza'],
          ['the family platter', '1 Tikka House Platter (Family)'],
          ['a chicken karahi and four garlic naan to go with the karahi', '1 Chicken Karahi; 4 Garlic Naan'],
          ['a chicken karahi and 4 tandoori roti to go with it', '1 Chicken Karahi; 4 Tandoori Roti'],
        ],
      },
      {
        group: 'pieces: refused and given in Urdu',
        cases: [
          ['chicken biryani, pyaaz nahi, aur ek kheer', '1 Chicken Biryani; 1 Kheer'],
          ['chicken biryani pyaaz nahi dalna', '1 Chicken Biryani'],
          [
            'do chicken karahi mirch nahi aur chaar tandoori roti',
            '2 Chicken Karahi {Mild}; 4 Tandoori Roti',
          ],
          ['ek chicken biryani aur kheer bhi do', '1 Chicken Biryani; 1 Kheer'],
          ['kheer bhi do aur do kulfi', '1 Kheer; 2 Kulfi'],
        ],
      },
    ],
  ],
];
