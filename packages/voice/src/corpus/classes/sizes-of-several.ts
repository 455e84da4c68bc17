import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { coffeeMenu, pizzaMenu, streetMenu, subMenu } from '../menus/shop.ts';

/** A size or heat for several dishes, by their order or with exceptions. */
export const sizesOfSeveralSets: CorpusSets = [
  [
    pizzaMenu,
    [
      {
        group: 'by their order',
        cases: [
          [
            'a margherita, a hawaiian and a veggie feast, first two large and the veggie small',
            '1 Margherita (Large); 1 Hawaiian (Large); 1 Veggie Feast (Small)',
          ],
          [
            'one pepperoni one four seasons one meat lovers, the first one small the other two large',
            '1 Pepperoni (Small); 1 Four Seasons (Large); 1 Meat Lovers (Large)',
          ],
          [
            'pepperoni, margherita and hawaiian, the last one small and the others medium',
            '1 Pepperoni (Medium); 1 Margherita (Medium); 1 Hawaiian (Small)',
          ],
          [
            'a hawaiian and a pepperoni, the first medium the second large',
            '1 Hawaiian (Medium); 1 Pepperoni (Large)',
          ],
        ],
      },
      {
        group: 'all but one',
        cases: [
          [
            'a margherita, a pepperoni and a meat lovers, all large except the margherita which is small',
            '1 Margherita (Large); 1 Pepperoni (Large); 1 Meat Lovers (Large)||1 Margherita (Small); 1 Pepperoni (Large); 1 Meat Lovers (Large)',
          ],
          ['margherita and veggie feast, mediums please', '1 Margherita (Medium); 1 Veggie Feast (Medium)'],
          [
            'a four seasons and a hawaiian, large the pair of them',
            '1 Four Seasons (Large); 1 Hawaiian (Large)',
          ],
          [
            'two pepperoni and a hawaiian, biggest you have, all three',
            '2 Pepperoni (Large); 1 Hawaiian (Large)',
          ],
          ['pepperoni and margherita, everything large', '1 Pepperoni (Large); 1 Margherita (Large)'],
          [
            'one veggie feast and one meat lovers, large the meat lovers, small the veggie',
            '1 Veggie Feast (Small); 1 Meat Lovers (Large)',
          ],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'a heat for one',
        cases: [
          [
            'chicken biryani and beef biryani both double but go mild on the beef',
            '1 Chicken Biryani (Double); 1 Beef Biryani (Double) {Mild}',
          ],
          [
            'two chicken rolls and a paneer roll all large the paneer hot',
            '2 Chicken Roll (Large); 1 Paneer Roll (Large) {Hot}',
          ],
          [
            'one chicken one beef one mutton biryani all single the mutton hot the others mild',
            '1 Chicken Biryani (Single) {Mild}; 1 Beef Biryani (Single) {Mild}; 1 Mutton Biryani (Single) {Hot}',
          ],
          [
            'a chicken roll, a beef roll and a paneer roll, all regular, mild except the beef which is hot',
            '1 Chicken Roll (Regular) {Mild}; 1 Beef Roll (Regular) {Hot}; 1 Paneer Roll (Regular) {Mild}',
          ],
          [
            'chicken karahi and mutton karahi, both full, the mutton nice and hot, the chicken mild for the kids',
            '1 Chicken Karahi (Full) {Mild}; 1 Mutton Karahi (Full) {Hot}',
          ],
          [
            'mutton karahi full, chicken karahi half, both of them hot',
            '1 Mutton Karahi (Full) {Hot}; 1 Chicken Karahi (Half) {Hot}',
          ],
          [
            'beef roll aur chicken roll dono large mein, beef wala teekha',
            '1 Beef Roll (Large) {Hot}; 1 Chicken Roll (Large)',
          ],
          [
            'chicken biryani, beef biryani and a mutton biryani, make them all family, the beef one hot cos my uncle likes it so',
            '1 Chicken Biryani (Family); 1 Beef Biryani (Family) {Hot}; 1 Mutton Biryani (Family)',
          ],
        ],
      },
      {
        group: 'sizes of one dish',
        cases: [
          [
            'half and full of chicken karahi please the half mild the full hot',
            '1 Chicken Karahi (Half) {Mild}; 1 Chicken Karahi (Full) {Hot}',
          ],
          [
            'two chicken rolls one hot one mild, large both',
            '1 Chicken Roll (Large) {Hot}; 1 Chicken Roll (Large) {Mild}',
          ],
          [
            'two mutton karahi, one full one half, the full hot and the half mild',
            '1 Mutton Karahi (Full) {Hot}; 1 Mutton Karahi (Half) {Mild}',
          ],
          ['do beef roll ek mild ek hot dono large', '1 Beef Roll (Large) {Mild}; 1 Beef Roll (Large) {Hot}'],
          [
            'a family and a single chicken biryani, the family one hot, the single mild',
            '1 Chicken Biryani (Family) {Hot}; 1 Chicken Biryani (Single) {Mild}',
          ],
          [
            'three chicken biryani two double one single all of them mild',
            '2 Chicken Biryani (Double) {Mild}; 1 Chicken Biryani (Single) {Mild}',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'for whom',
        cases: [
          [
            "a latte for tom and a latte for jess, tom's is large jess's is small",
            '1 Latte (Large); 1 Latte (Small)',
          ],
          ['two mochas, mine is small and hers is large', '1 Mocha (Small); 1 Mocha (Large)'],
          ['cappuccino large for the boss, small for me', '1 Cappuccino (Large); 1 Cappuccino (Small)'],
          [
            'americano medium for my dad, large for my brother, and a muffin',
            '1 Americano (Medium); 1 Americano (Large); 1 Blueberry Muffin',
          ],
          [
            "a latte and a mocha and a chai latte, all small apart from the mocha, that one's large",
            '1 Latte (Small); 1 Mocha (Large); 1 Chai Latte (Small)',
          ],
          ['a green tea and an earl grey, larges', '1 Green Tea (Large); 1 Earl Grey Tea (Large)'],
          [
            'two lattes and a cappuccino, smallest you do, all of them',
            '2 Latte (Small); 1 Cappuccino (Small)',
          ],
          [
            'a cold brew and an iced latte, both large, and a cookie',
            '1 Cold Brew (Large); 1 Iced Latte (Large); 1 Chocolate Chip Cookie',
          ],
          [
            'a mocha a latte and an americano, the mocha large the rest small',
            '1 Mocha (Large); 1 Latte (Small); 1 Americano (Small)',
          ],
          ['one latte one mocha large and small respectively', '1 Latte (Large); 1 Mocha (Small)'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'town',
        cases: [
          [
            'egg fried rice and special fried rice, sharing size the pair of them',
            '1 Egg Fried Rice (Sharing); 1 Special Fried Rice (Sharing)',
          ],
          [
            'hot and sour soup and the corn soup both large but go easy on the corn one, mild',
            '1 Hot & Sour Soup (Large); 1 Chicken Corn Soup (Large) {Mild}',
          ],
          [
            'butter chicken and palak paneer, half each, the paneer mild',
            '1 Butter Chicken (Half); 1 Palak Paneer (Half) {Mild}',
          ],
          [
            'chowmein, manchurian and beef chilli, all regular, the beef extra hot and the other two medium',
            '1 Chicken Chowmein (Regular) {Medium}; 1 Chicken Manchurian (Regular) {Medium}; 1 Beef Chilli Dry (Regular) {Extra Hot}',
          ],
          [
            'two oreo shakes and a fresh lemonade, as big as they come, all three',
            '2 Oreo Shake (Large); 1 Fresh Lemonade (Large)',
          ],
          [
            'reshmi kebab aur bihari boti dono double mein, boti extra hot',
            '1 Reshmi Kebab (Double); 1 Bihari Boti (Double) {Extra Hot}',
          ],
          [
            'pepperoni, fajita and tikka pizza, first one large, second medium and third small',
            '1 Pepperoni Pizza (Large); 1 Fajita Pizza (Medium); 1 Chicken Tikka Pizza (Small)',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'for whom',
        cases: [
          [
            'meatball marinara footlong for my husband, six inch for me, and one lemonade large',
            '1 Meatball Marinara (Footlong); 1 Meatball Marinara (6 inch); 1 Lemonade (Large)',
          ],
          [
            'a roast turkey and a tuna melt, footlongs, and two waters',
            '1 Roast Turkey (Footlong); 1 Tuna Melt (Footlong); 2 Bottled Water',
          ],
          [
            'italian classic and steak and cheese, the italian footlong, the steak six inch',
            '1 Italian Classic (Footlong); 1 Steak and Cheese (6 inch)',
          ],
        ],
      },
    ],
  ],
];
