import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from '../menus/shop.ts';

/** The same for somebody else, for both of us, or but for one thing. */
export const sameForOtherSets: CorpusSets = [
  [
    burgerMenu,
    [
      {
        group: 'same but / same for',
        cases: [
          [
            "my husband wants a vanilla shake and large fries and i'll have the same",
            '2 Vanilla Shake; 2 French Fries (Large)',
          ],
          [
            'a classic burger and an iced tea for me and exactly the same for my friend',
            '2 Classic Burger; 2 Iced Tea',
          ],
          [
            'a bacon burger and small curly fries for me and the same thing for my wife',
            '2 Bacon Burger; 2 Curly Fries (Small)',
          ],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'same but / same for',
        cases: [
          [
            'one chicken handi and two roghni naan for me and the same for my brother',
            '2 Chicken Handi; 4 Roghni Naan',
          ],
          [
            'a crispy zinger meal for my son and the same for my daughter but just the burger',
            '1 Crispy Zinger (Meal with drink); 1 Crispy Zinger (Burger only)',
          ],
          ['we both want the same thing chicken corn soup hot', '2 Chicken Corn Soup {Hot}'],
          [
            'a single beef biryani hot and the same again but mild',
            '1 Beef Biryani (Single) {Hot}; 1 Beef Biryani (Single) {Mild}',
          ],
          [
            'my father will have half chicken karahi and my uncle the same but full',
            '1 Chicken Karahi (Half); 1 Chicken Karahi (Full)',
          ],
          ['mere liye ek karak chai aur bhai ke liye bhi same', '2 Karak Chai'],
          [
            'two garlic naan and a half mutton karahi and the same order for my neighbour',
            '4 Garlic Naan; 2 Mutton Karahi (Half)',
          ],
          [
            'my sister wants a cheese melt burger with fries and i want the same but burger only',
            '1 Cheese Melt Burger (With fries); 1 Cheese Melt Burger (Burger only)',
          ],
          ['same thing for both of us halwa puri', '2 Halwa Puri'],
          [
            'a family bihari boti hot and the same but medium spicy',
            '1 Bihari Boti (Family) {Hot}; 1 Bihari Boti (Family) {Medium}',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'same but / same for',
        cases: [
          [
            'a six inch tuna melt for me and the same for my wife but a footlong',
            '1 Tuna Melt (6 inch); 1 Tuna Melt (Footlong)',
          ],
          [
            'footlong italian classic for him and same for me but six inch',
            '1 Italian Classic (Footlong); 1 Italian Classic (6 inch)',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'same but / same for',
        cases: [
          ['same for both of us a medium latte', '2 Latte (Medium)'],
          ['a small mocha for me same for her but large', '1 Mocha (Small); 1 Mocha (Large)'],
          ['the same for all three of us a large americano', '3 Americano (Large)'],
          ['a large latte for my mom and the same for dad but small', '1 Latte (Large); 1 Latte (Small)'],
          ['the same drink for the two of us large mocha', '2 Mocha (Large)'],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'same but / same for',
        cases: [
          ['a large margherita and the same in small', '1 Margherita (Large); 1 Margherita (Small)'],
          [
            "my brother gets a medium hawaiian i'll get the same but large",
            '1 Hawaiian (Medium); 1 Hawaiian (Large)',
          ],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'same but / same for',
        cases: [
          [
            'my dad wants a zinger burger meal and mom the same but with fries only',
            '1 Zinger Burger (Meal with drink); 1 Zinger Burger (With fries)',
          ],
        ],
      },
    ],
  ],
];
