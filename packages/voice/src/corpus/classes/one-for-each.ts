import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** How many there are to be, told by people, by halves, or by the dish before. */
export const oneForEachSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'one for each: who wants it says how many',
        cases: [
          ['both kids want a bun kebab and i want one dahi bhallay', '2 Bun Kebab; 1 Dahi Bhallay'],
          [
            'ali and sara each want a crispy zinger and i want a double decker',
            '2 Crispy Zinger; 1 Double Decker',
          ],
          [
            'my two brothers want a margherita and i want a garden veggie pizza',
            '2 Margherita; 1 Garden Veggie Pizza',
          ],
          [
            'five people, each one gets a cheese naan and i also want a ras malai',
            '5 Cheese Naan; 1 Ras Malai',
          ],
          ['four of us here each gets one daal makhani', '4 Daal Makhani'],
          ['two of us each wanting a full chana masala', '2 Chana Masala (Full)'],
          ['hamza wants a loaded fries and so do i', '2 Loaded Fries'],
          ['karak chai, three for us and two for the neighbours', '5 Karak Chai'],
        ],
      },
      {
        group: 'one for each: halves of kinds, and as many',
        cases: [
          ['six biryanis half vegetable and the other half mutton', '3 Vegetable Biryani; 3 Mutton Biryani'],
          ['four pizzas, half of them fajita and half pepperoni', '2 Fajita Pizza; 2 Pepperoni Pizza'],
          [
            'two large pizzas each of fajita and pepperoni',
            '2 Fajita Pizza (Large); 2 Pepperoni Pizza (Large)',
          ],
          ['three loaded fries and the same number of oreo shakes', '3 Loaded Fries; 3 Oreo Shake'],
          ['two aloo paratha and as many karak chai', '2 Aloo Paratha; 2 Karak Chai'],
          [
            'four fajita pizza, one in medium, the others in small',
            '1 Fajita Pizza (Medium); 3 Fajita Pizza (Small)',
          ],
        ],
      },
      {
        group: 'one for each: kinds picked behind their head',
        cases: [
          ['two pizzas, one of them fajita and the other one pepperoni', '1 Fajita Pizza; 1 Pepperoni Pizza'],
          [
            'get me pizzas please, two of the pepperoni and three of the fajita',
            '2 Pepperoni Pizza; 3 Fajita Pizza',
          ],
          [
            'three pizzas one each of fajita pepperoni and veggie',
            '1 Fajita Pizza; 1 Pepperoni Pizza; 1 Garden Veggie Pizza',
          ],
          ["i'd like the mutton as well as the beef biryani", '1 Mutton Biryani; 1 Beef Biryani'],
          ['oreo shake, one of each size', '1 Oreo Shake (Regular); 1 Oreo Shake (Large)'],
          ['three half daal tadka and one in full', '3 Daal Tadka (Half); 1 Daal Tadka (Full)'],
          [
            'four adults get a club sandwich each and two kids get an oreo shake each',
            '4 Club Sandwich; 2 Oreo Shake',
          ],
          ['five of us all having the crispy zinger', '5 Crispy Zinger'],
          ['margherita for all five of us', '5 Margherita'],
          ['three people, egg biryani for everyone', '3 Egg Biryani'],
          ['my wife and two kids are with me so five royal degh biryani', '5 Royal Degh Biryani'],
          ['ek oreo shake aur ek club sandwich, oreo shake aik nahi do', '2 Oreo Shake; 1 Club Sandwich'],
        ],
      },
    ],
  ],
];
