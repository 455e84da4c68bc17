import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { coffeeMenu, pizzaMenu, streetMenu, subMenu } from '../menus/shop.ts';

/** The size, heat, container or the whole item is the one that was said before. */
export const sameAsBeforeSets: CorpusSets = [
  [
    coffeeMenu,
    [
      {
        group: 'same size',
        cases: [
          ['a large latte and the same size mocha', '1 Latte (Large); 1 Mocha (Large)'],
          [
            'small americano for me please and a green tea in the same size',
            '1 Americano (Small); 1 Green Tea (Small)',
          ],
          [
            'medium hot chocolate and a chai latte same size',
            '1 Hot Chocolate (Medium); 1 Chai Latte (Medium)',
          ],
          [
            "my boss is having a cold brew large and i'll have the same size iced latte",
            '1 Cold Brew (Large); 1 Iced Latte (Large)',
          ],
          [
            'two small cappuccinos and one mocha of the same size with oat milk',
            '2 Cappuccino (Small); 1 Mocha (Small)',
          ],
          [
            'mocha, large, and then a latte, also large, and a muffin',
            '1 Mocha (Large); 1 Latte (Large); 1 Blueberry Muffin',
          ],
          [
            'a medium latte with soy milk and an americano same size as that',
            '1 Latte (Medium); 1 Americano (Medium)',
          ],
          [
            'large drip coffee and an earl grey that size too',
            '1 Drip Coffee (Large); 1 Earl Grey Tea (Large)',
          ],
        ],
      },
      {
        group: 'same thing',
        cases: [
          [
            'a medium mocha for tom, same thing for jess, and a croissant',
            '2 Mocha (Medium); 1 Butter Croissant',
          ],
          [
            'one small latte for sana same thing for hira and for me a large cold brew',
            '2 Latte (Small); 1 Cold Brew (Large)',
          ],
          ['flat white for me and likewise for my colleague', '2 Flat White'],
          [
            'espresso double for mark, the same for dave but single',
            '1 Espresso (Double); 1 Espresso (Single)',
          ],
          ['cappuccino for me small same for him but large', '1 Cappuccino (Small); 1 Cappuccino (Large)'],
          [
            "i'll take a small chai latte and my sister wants that as well but in medium",
            '1 Chai Latte (Small); 1 Chai Latte (Medium)',
          ],
          ['a large iced latte, ditto for my friend', '2 Iced Latte (Large)'],
          [
            'for the first desk a latte and a bagel, for the second desk exactly the same',
            '2 Latte; 2 Bagel with Cream Cheese',
          ],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'same size, same heat',
        cases: [
          [
            'chicken biryani double hot and a mutton biryani same size same heat',
            '1 Chicken Biryani (Double) {Hot}; 1 Mutton Biryani (Double) {Hot}',
          ],
          [
            'give me a half chicken karahi mild and the mutton karahi same size but hot',
            '1 Chicken Karahi (Half) {Mild}; 1 Mutton Karahi (Half) {Hot}',
          ],
          [
            'large chicken roll medium spice and a beef roll same spice level same size',
            '1 Chicken Roll (Large) {Medium}; 1 Beef Roll (Large) {Medium}',
          ],
          [
            'mutton biryani family for us and chicken biryani in the same size for the neighbours',
            '1 Mutton Biryani (Family); 1 Chicken Biryani (Family)',
          ],
          ['cola large aur lassi bhi same size', '1 Cola (Large); 1 Sweet Lassi (Large)'],
        ],
      },
      {
        group: 'same but',
        cases: [
          [
            'one zinger burger with fries for ali same but beef for bilal',
            '1 Zinger Burger (With fries); 1 Beef Burger (With fries)',
          ],
          [
            'a large paneer roll hot for me, same but chicken for my cousin',
            '1 Paneer Roll (Large) {Hot}; 1 Chicken Roll (Large) {Hot}',
          ],
          [
            'chicken biryani single mild for dadi, same thing but mutton for abbu',
            '1 Chicken Biryani (Single) {Mild}; 1 Mutton Biryani (Single) {Mild}',
          ],
          [
            'one chicken karahi full and two naan for us, same again for next door',
            '2 Chicken Karahi (Full); 4 Plain Naan',
          ],
          [
            'a beef roll regular hot for usman and the same for zara only mild',
            '1 Beef Roll (Regular) {Hot}; 1 Beef Roll (Regular) {Mild}',
          ],
          [
            'first bag two zinger meals and a cola second bag the exact same',
            '4 Zinger Burger (Meal with drink); 2 Cola',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'same for others',
        cases: [
          [
            'tuna melt for me, six inch, same for her but footlong',
            '1 Tuna Melt (6 inch); 1 Tuna Melt (Footlong)',
          ],
          [
            'a footlong meatball marinara, and a roast turkey the same size',
            '1 Meatball Marinara (Footlong); 1 Roast Turkey (Footlong)',
          ],
          [
            'one bowl of tomato soup for my gran, same for grandad, and a lemonade small',
            '2 Tomato Soup (Bowl); 1 Lemonade (Small)',
          ],
          ['a club combo footlong on wheat, same thing on white for my mate', '2 Club Combo (Footlong)'],
          ['large fountain drink and a lemonade, same size', '1 Fountain Drink (Large); 1 Lemonade (Large)'],
          [
            'six inch veggie garden for me and same size spicy salami for him',
            '1 Veggie Garden (6 inch); 1 Spicy Salami (6 inch)',
          ],
        ],
      },
    ],
  ],
  [
    chipShopMenu,
    [
      {
        group: 'same but',
        cases: [
          [
            'cod and chips large for grandad, same but haddock for nan, and a fishcake for me',
            '1 Cod and Chips (Large); 1 Haddock and Chips (Large); 1 Fishcake',
          ],
          [
            'haddock and chips small for the little one and the same with cod for her brother',
            '1 Haddock and Chips (Small); 1 Cod and Chips (Small)',
          ],
          [
            'two cans of cola and two of dandelion and burdock',
            '2 Cola (Can); 2 Dandelion and Burdock (Can)',
          ],
          [
            'three bottles of cola and one of dandelion and burdock please',
            '3 Cola (Bottle); 1 Dandelion and Burdock (Bottle)',
          ],
          ['large chips and the same size mushy peas', '1 Chips (Large); 1 Mushy Peas (Large)'],
          ['a bottle of cola and two cans of it as well', '1 Cola (Bottle); 2 Cola (Can)'],
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
            'large oreo shake for me and a mint margarita the same size for my wife',
            '1 Oreo Shake (Large); 1 Mint Margarita (Large)',
          ],
          [
            'half butter chicken medium and daal makhani same size same spice',
            '1 Butter Chicken (Half) {Medium}; 1 Daal Makhani (Half) {Medium}',
          ],
          [
            'szechuan noodles sharing hot and the chowmein same size, mild though',
            '1 Szechuan Noodles (Sharing) {Hot}; 1 Chicken Chowmein (Sharing) {Mild}',
          ],
          [
            'one zinger meal for ahsan same thing for hina and for nana a club sandwich',
            '2 Crispy Zinger (Meal with drink); 1 Club Sandwich',
          ],
          [
            'a cheese melt with fries for me and for my flatmate the same but just the burger',
            '1 Cheese Melt Burger (With fries); 1 Cheese Melt Burger (Burger only)',
          ],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'same size',
        cases: [
          [
            'a large margherita, a pepperoni the same size and a tiramisu',
            '1 Margherita (Large); 1 Pepperoni (Large); 1 Tiramisu',
          ],
          ['one small hawaiian and a same sized veggie feast', '1 Hawaiian (Small); 1 Veggie Feast (Small)'],
          [
            'meat lovers medium, four seasons same, and garlic knots',
            '1 Meat Lovers (Medium); 1 Four Seasons (Medium); 1 Garlic Knots',
          ],
        ],
      },
    ],
  ],
];
