import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, subMenu } from '../menus/shop.ts';

/** How many, said behind the name, in English and Roman Urdu. */
export const amountBehindSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'amounts behind',
        cases: [
          ['chai teen karak wali aur ek kashmiri', '3 Karak Chai; 1 Kashmiri Chai'],
          [
            'biryani ek mutton ki do chicken ki sab single',
            '1 Mutton Biryani (Single); 2 Chicken Biryani (Single)',
          ],
          ["of the samosas we'll have three and of the dahi bhallay just one", '3 Samosa; 1 Dahi Bhallay'],
          ['roghni naan five tandoori roti three cola two', '5 Roghni Naan; 3 Tandoori Roti; 2 Cola'],
          ['twice the masala omelette and once the paya half', '2 Masala Omelette; 1 Paya (Half)'],
          ['no roti for us just naan six of them garlic', '6 Garlic Naan'],
          ['crispy zinger three of those just with fries', '3 Crispy Zinger (With fries)'],
          ['halwa puri teen aur lassi do bari wali', '3 Halwa Puri; 2 Sweet Lassi (Large)'],
          ['gulab jamun half a dozen of them', '6 Gulab Jamun'],
          ['zinger do aur brownie teen', '2 Crispy Zinger; 3 Chocolate Brownie'],
          [
            'karahi do chicken ki aur ek mutton ki',
            '2 Chicken Karahi; 1 Mutton Karahi|Mutton Karahi Special',
          ],
          ['jalebi two kulfi four kheer one', '2 Jalebi; 4 Kulfi; 1 Kheer|Shahi Kheer'],
          ['of the garlic naan ten please and of the roti five', '10 Garlic Naan; 5 Tandoori Roti'],
          [
            'once the fajita pizza large and twice the garlic bread',
            '1 Fajita Pizza (Large); 2 Garlic Bread',
          ],
          ['anda paratha do aur karak chai teen', '2 Anda Paratha; 3 Karak Chai'],
          ['samosas a dozen of them', '6 Samosa||12 Samosa'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'amounts behind',
        cases: [
          [
            'muffins two croissants three latte large one',
            '2 Blueberry Muffin; 3 Butter Croissant; 1 Latte (Large)',
          ],
          [
            "of the cookies we'd like five of the muffins only two",
            '5 Chocolate Chip Cookie; 2 Blueberry Muffin',
          ],
          ['latte twice mocha once both small', '2 Latte (Small); 1 Mocha (Small)'],
          ['cappuccino do medium aur pani nahi bas ek muffin', '2 Cappuccino (Medium); 1 Blueberry Muffin'],
          ['americano medium two mocha small one', '2 Americano (Medium); 1 Mocha (Small)'],
          ['cookies half a dozen of those please', '6 Chocolate Chip Cookie'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'amounts behind',
        cases: [
          [
            'classic burger two coleslaw one soda large three',
            '2 Classic Burger; 1 Coleslaw; 3 Soda (Large)',
          ],
          ['bacon burgers four of those and no drinks', '4 Bacon Burger'],
          ['veggie burger do aur coke ki jagah do soda large', '2 Veggie Burger; 2 Soda (Large)'],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'amounts behind',
        cases: [
          ['lemonade large three potato chips two', '3 Lemonade (Large); 2 Potato Chips'],
          ['no cookies for us just chips four of them', '4 Potato Chips'],
        ],
      },
    ],
  ],
];
