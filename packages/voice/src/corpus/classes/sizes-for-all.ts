import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, streetMenu, subMenu } from '../menus/shop.ts';

/** A size or heat said once behind a list, for both or all of it, or for one of them alone. */
export const sizesForAllSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'shared attribute',
        cases: [
          [
            'pepperoni pizza and fajita pizza both medium',
            '1 Pepperoni Pizza (Medium); 1 Fajita Pizza (Medium)',
          ],
          [
            'a kulfi a falooda and a kheer all of them large',
            '1 Kulfi (Large); 1 Rose Falooda (Large); 1 Shahi Kheer|Kheer (Large)',
          ],
          [
            'chicken biryani and beef biryani both double but just the beef one extra hot',
            '1 Chicken Biryani (Double); 1 Beef Biryani (Double) {Extra Hot}',
          ],
          [
            'chicken karahi and mutton karahi special both half but only the mutton hot',
            '1 Chicken Karahi (Half); 1 Mutton Karahi Special (Half) {Hot}',
          ],
          [
            'egg fried rice and chicken chowmein both sharing and both mild',
            '1 Egg Fried Rice (Sharing) {Mild}; 1 Chicken Chowmein (Sharing) {Mild}',
          ],
          [
            'ek chicken biryani aur ek mutton biryani dono family',
            '1 Chicken Biryani (Family); 1 Mutton Biryani (Family)',
          ],
          ['karak chai aur green tea dono large', '1 Karak Chai (Large); 1 Green Tea (Large)'],
          [
            'a mint margarita and a sweet lassi large ones both',
            '1 Mint Margarita (Large); 1 Sweet Lassi (Large)',
          ],
          [
            'szechuan noodles and special fried rice make both of them large',
            '1 Szechuan Noodles (Large); 1 Special Fried Rice (Large)',
          ],
          [
            'a jalebi a gulab jamun and a ras malai regular for all',
            '1 Jalebi (Regular); 1 Gulab Jamun (Regular); 1 Ras Malai (Regular)',
          ],
          [
            'beef chilli dry and chicken manchurian both regular only the manchurian mild',
            '1 Beef Chilli Dry (Regular); 1 Chicken Manchurian (Regular) {Mild}',
          ],
          [
            'malai boti and reshmi kebab both double but the kebab extra hot',
            '1 Malai Boti (Double); 1 Reshmi Kebab (Double) {Extra Hot}',
          ],
          [
            'daal tadka aur chicken handi dono half aur dono mild',
            '1 Daal Tadka (Half) {Mild}; 1 Chicken Handi (Half) {Mild}',
          ],
          ['butter chicken and daal makhani full for each', '1 Butter Chicken (Full); 1 Daal Makhani (Full)'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'shared attribute',
        cases: [
          ['a latte and a mocha medium size for both', '1 Latte (Medium); 1 Mocha (Medium)'],
          [
            'one cappuccino one americano one chai latte each of them small',
            '1 Cappuccino (Small); 1 Americano (Small); 1 Chai Latte (Small)',
          ],
          [
            'my colleague wants a mocha and i want an americano so both large please',
            '1 Mocha (Large); 1 Americano (Large)',
          ],
          [
            'a vanilla frappe and a cold brew large size no sugar in either',
            '1 Vanilla Frappe (Large); 1 Cold Brew (Large)',
          ],
          [
            'a latte for me a latte for my boss and a mocha for the intern so three drinks all large',
            '2 Latte (Large); 1 Mocha (Large)',
          ],
          [
            'green tea and earl grey the large size for the two of them',
            '1 Green Tea (Large); 1 Earl Grey Tea (Large)',
          ],
          [
            "one latte one cappuccino one mocha that's three all small",
            '1 Latte (Small); 1 Cappuccino (Small); 1 Mocha (Small)',
          ],
          [
            'my sister a cappuccino me a chai latte both medium',
            '1 Cappuccino (Medium); 1 Chai Latte (Medium)',
          ],
          [
            'ahmed wants an americano i want an americano and ali wants a mocha all in large',
            '2 Americano (Large); 1 Mocha (Large)',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'shared attribute',
        cases: [
          [
            'a tuna melt and a roast turkey footlong on both no onions',
            '1 Tuna Melt (Footlong); 1 Roast Turkey (Footlong)',
          ],
          [
            'steak and cheese and spicy salami both footlong with mustard on both',
            '1 Steak and Cheese (Footlong); 1 Spicy Salami (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'shared attribute',
        cases: [
          [
            'french fries and curly fries both large but only the curly ones without salt',
            '1 French Fries (Large); 1 Curly Fries (Large)',
          ],
          ['a soda and an iced tea in small both', '1 Soda (Small); 1 Iced Tea (Small)'],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'shared attribute',
        cases: [
          [
            'one hawaiian one meat lovers and they should both be medium',
            '1 Hawaiian (Medium); 1 Meat Lovers (Medium)',
          ],
          [
            'a pepperoni and a veggie feast large size extra cheese on either',
            '1 Pepperoni (Large); 1 Veggie Feast (Large)',
          ],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'shared attribute',
        cases: [
          [
            'a chicken roll a beef roll and a paneer roll all large and hot',
            '1 Chicken Roll (Large) {Hot}; 1 Beef Roll (Large) {Hot}; 1 Paneer Roll (Large) {Hot}',
          ],
        ],
      },
    ],
  ],
];
