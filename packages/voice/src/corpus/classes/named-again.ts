import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** One dish named again, more exactly or with its size: one line. */
export const namedAgainSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'named again',
        cases: [
          ["i fancy a soup so let's go with a hot and sour soup", '1 Hot & Sour Soup'],
          [
            'biryani toh karachi wali hoti hai khair ek royal degh biryani double',
            '1 Royal Degh Biryani (Double)',
          ],
          ['i could eat a pizza okay give me a pepperoni pizza large', '1 Pepperoni Pizza (Large)'],
          ['one club sandwich are you there one club sandwich large', '1 Club Sandwich (Large)'],
          [
            'hello yes a butter chicken hello can you hear me a butter chicken full',
            '1 Butter Chicken (Full)',
          ],
          ['two rose falooda did you get that two rose falooda large', '2 Rose Falooda (Large)'],
          ['a soup please which one um the tomato basil one large', '1 Tomato Basil Soup (Large)'],
          ['biryani please which kind oh the egg one single', '1 Egg Biryani (Single)'],
          [
            "there's a deal on the tikka house platter right anyway one family tikka house platter",
            '1 Tikka House Platter (Family)',
          ],
          [
            "isn't there a discount on the kabuli pulao anyway one double kabuli pulao",
            '1 Kabuli Pulao (Double)',
          ],
          ['one pepperoni large yeah that one pepperoni large', '1 Pepperoni Pizza (Large)'],
          ['a double decker meal yeah a double decker meal', '1 Double Decker (Meal with drink)'],
          ['okay a fruit chaat regular yep one fruit chaat regular that is all', '1 Fruit Chaat (Regular)'],
          ['a karahi for us white chicken karahi i mean half', '1 White Chicken Karahi (Half)'],
          ['pasta the alfredo in a large', '1 Creamy Alfredo Pasta (Large)'],
          ['one chicken handi the makhni chicken handi full mild', '1 Chicken Handi Makhni (Full) {Mild}'],
          ['three garlic naan sorry bad line three garlic naan and a cola', '3 Garlic Naan; 1 Cola'],
          [
            'one dynamite prawns the line is breaking up one dynamite prawns half hot',
            '1 Dynamite Prawns (Half) {Hot}',
          ],
          ["i'm thinking kulfi yes kulfi two kulfi", '2 Kulfi'],
          ['can i have the pulao the kabuli pulao that is family size', '1 Kabuli Pulao (Family)'],
          ['one karak chai large and one karak chai regular', '1 Karak Chai (Large); 1 Karak Chai (Regular)'],
          [
            'a chicken biryani single and a chicken biryani double',
            '1 Chicken Biryani (Single); 1 Chicken Biryani (Double)',
          ],
          [
            'one zinger for me and one zinger with fries for him',
            '1 Crispy Zinger; 1 Crispy Zinger (With fries)',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'named again',
        cases: [
          ['coffee just a plain drip coffee in a small', '1 Drip Coffee (Small)'],
          ['a macchiato for me caramel macchiato i mean large', '1 Caramel Macchiato (Large)'],
          ['one latte can you hear me one latte medium', '1 Latte (Medium)'],
          ['a tea please which one oh the earl grey one large', '1 Earl Grey Tea (Large)'],
          ['two mochas yeah two mochas large', '2 Mocha (Large)'],
          [
            'is there still a coupon for the vanilla frappe anyway one large vanilla frappe',
            '1 Vanilla Frappe (Large)',
          ],
          [
            'one cold brew small yes exactly one cold brew small and a muffin',
            '1 Cold Brew (Small); 1 Blueberry Muffin',
          ],
          ['a latte small for me and a latte large for her', '1 Latte (Small); 1 Latte (Large)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'named again',
        cases: [
          ['fries please which ones oh the curly ones large', '1 Curly Fries (Large)'],
          ['one volcano burger hello one volcano burger extra hot', '1 Volcano Burger {Extra Hot}'],
          ['a burger for me mushroom melt burger i mean', '1 Mushroom Melt Burger'],
          ['an iced tea large yeah that iced tea large and coleslaw', '1 Iced Tea (Large); 1 Coleslaw'],
          [
            "there's an offer on the onion rings isn't there well one large onion rings",
            '1 Onion Rings (Large)',
          ],
          ['soda just a plain soda in a medium', '1 Soda (Medium)'],
          ['two shakes sorry i was cut off two shakes chocolate', '2 Chocolate Shake'],
        ],
      },
    ],
  ],
];
