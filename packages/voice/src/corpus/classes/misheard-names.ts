import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, subMenu } from '../menus/shop.ts';

/** Names as a recogniser splits, joins or mishears them. */
export const misheardNameSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'misheard names',
        cases: [
          ['two goolab jamoon large and one jelly bee regular', '2 Gulab Jamun (Large); 1 Jalebi (Regular)'],
          [
            'one large lemon aid and one sees her salad large',
            '1 Fresh Lemonade (Large); 1 Caesar Salad (Large)',
          ],
          ['ras my lie three regular', '3 Ras Malai (Regular)'],
          ['one friedrice egg large', '1 Egg Fried Rice (Large)'],
          [
            'plainrice family and butterchicken half',
            '1 Plain Basmati Rice (Family); 1 Butter Chicken (Half)',
          ],
          ['one shin worry karahi full', '1 Shinwari Karahi (Full)'],
          ['dynamite prongs half hot', '1 Dynamite Prawns (Half) {Hot}'],
          ['two cool fees large', '2 Kulfi (Large)'],
          ['a cup of crack chai and a bun ke bob', '1 Karak Chai; 1 Bun Kebab'],
          ['دو عدد ہاف پالک پنیر اور پانچ چیز نان', '2 Palak Paneer (Half); 5 Cheese Naan'],
          [
            'teen plate samosas large two of em hot',
            '3 Samosa (Large) {Hot}||2 Samosa (Large) {Hot}; 1 Samosa (Large)',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'misheard names',
        cases: [
          ['one cap a chino large and a blue berry muffin', '1 Cappuccino (Large); 1 Blueberry Muffin'],
          ['banana bread toasted and a small lat eh', '1 Banana Bread; 1 Latte (Small)'],
          ['butter crow song two of em', '2 Butter Croissant'],
          ['an s press oh double', '1 Espresso (Double)'],
          ['two hotchocolates medium', '2 Hot Chocolate (Medium)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'misheard names',
        cases: [
          ['mushroommelt burger and large onionrings', '1 Mushroom Melt Burger; 1 Onion Rings (Large)'],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'misheard names',
        cases: [
          ['a footlong meat ball marry nara', '1 Meatball Marinara (Footlong)'],
          ['one six inch terry yaki chicken', '1 Chicken Teriyaki (6 inch)'],
          ['lemon aid large two of em', '2 Lemonade (Large)'],
          ['دو فٹ لانگ ٹونا میلٹ', '2 Tuna Melt (Footlong)'],
        ],
      },
    ],
  ],
];
