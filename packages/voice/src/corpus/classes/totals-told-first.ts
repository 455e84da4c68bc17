import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from '../menus/shop.ts';

/** A total told first and then shared out among kinds, sizes or heats; dishes counted by once and twice. */
export const totalsToldFirstSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'totals then split',
        cases: [
          ['half a dozen karak chai for the choir and one for me so seven in all', '7 Karak Chai'],
          ['four parathas altogether two aloo and two anda', '2 Aloo Paratha; 2 Anda Paratha'],
          ['five naan in all three garlic and two cheese', '3 Garlic Naan; 2 Cheese Naan'],
          [
            'six biryanis total four of them chicken and the other two beef',
            '4 Chicken Biryani; 2 Beef Biryani',
          ],
          ['three chai one karak and the other two kashmiri', '1 Karak Chai; 2 Kashmiri Chai'],
          ['four egg biryanis two of them mild two of them hot', '2 Egg Biryani {Mild}; 2 Egg Biryani {Hot}'],
          [
            'i need five soups all together two hot and sour three chicken corn',
            '2 Hot & Sour Soup; 3 Chicken Corn Soup',
          ],
          ['palak paneer twice and kheer once', '2 Palak Paneer; 1 Kheer'],
          ['samosa chaat three times and karak chai twice', '3 Samosa Chaat; 2 Karak Chai'],
          [
            'six naan altogether two of them cheese and the other four garlic',
            '2 Cheese Naan; 4 Garlic Naan',
          ],
          ['total four biryani three chicken one egg', '3 Chicken Biryani; 1 Egg Biryani'],
          [
            'three pizzas altogether two of them fajita one pepperoni all large',
            '2 Fajita Pizza (Large); 1 Pepperoni Pizza (Large)',
          ],
          [
            'five chicken karahi two of them half and three of them full',
            '2 Chicken Karahi (Half); 3 Chicken Karahi (Full)',
          ],
          [
            'four paratha in total one lachha one aloo and the other two anda',
            '1 Lachha Paratha; 1 Aloo Paratha; 2 Anda Paratha',
          ],
          ['three kebabs two reshmi and the other one beef seekh', '2 Reshmi Kebab; 1 Beef Seekh Kebab'],
          ['beef biryani once and gulab jamun twice', '1 Beef Biryani; 2 Gulab Jamun'],
          [
            'six egg fried rice three of them mild three of them extra hot',
            '3 Egg Fried Rice {Mild}; 3 Egg Fried Rice {Extra Hot}',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'totals then split',
        cases: [
          ['five coffees two of those lattes and three mochas', '2 Latte; 3 Mocha'],
          ['latte twice and a banana bread once', '2 Latte; 1 Banana Bread'],
          ['seven teas in total four green and three earl grey', '4 Green Tea; 3 Earl Grey Tea'],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'totals then split',
        cases: [
          [
            'three pizzas one large margherita and the other two small hawaiian',
            '1 Margherita (Large); 2 Hawaiian (Small)',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'totals then split',
        cases: [
          ['four shakes altogether one vanilla and three chocolate', '1 Vanilla Shake; 3 Chocolate Shake'],
          ['garlic once no sorry coleslaw once and onion rings twice', '1 Coleslaw; 2 Onion Rings'],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'totals then split',
        cases: [['four rolls all in all one beef and three paneer', '1 Beef Roll; 3 Paneer Roll']],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'totals then split',
        cases: [['lemonade twice cookie three times', '2 Lemonade; 3 Chocolate Chip Cookie']],
      },
    ],
  ],
];
