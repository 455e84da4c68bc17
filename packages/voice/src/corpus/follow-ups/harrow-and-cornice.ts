import type { CorpusSets } from '../corpus.ts';
import { corniceDesiMenu, corniceFamilyMenu } from '../menus/cornice.ts';
import { harrowBakeryMenu, harrowBurgerMenu, harrowCoffeeMenu, harrowSubMenu } from '../menus/harrow.ts';

/** Said while an order is there. Understood when they were new: 45 of 60. */
export const harrowAndCorniceTalkSets: CorpusSets = [
  [
    corniceDesiMenu,
    [
      {
        group: 'harrow and cornice: talk, desi',
        cases: [
          [
            'beta take the raita off i have yogurt at home',
            '2 Chicken Biryani; 1 Coke',
            '2 Chicken Biryani; 1 Raita; 1 Coke',
          ],
          ['cancel the samosas yaar', '2 Doodh Patti Chai', '3 Samosa; 2 Doodh Patti Chai'],
          [
            'no drinks after all we have some in the car',
            '1 Chicken Karahi (Full); 6 Tandoori Roti',
            '1 Chicken Karahi (Full); 6 Tandoori Roti; 2 Mango Lassi; 1 Sprite',
          ],
          ['make the naans seven', '7 Garlic Naan; 1 Butter Chicken', '4 Garlic Naan; 1 Butter Chicken'],
          ['one less please my sugar is high', '4 Gulab Jamun', '5 Gulab Jamun'],
          [
            'roti bhi chahiye chaar',
            '2 Seekh Kabab {Hot}; 1 Raita; 4 Tandoori Roti',
            '2 Seekh Kabab {Hot}; 1 Raita',
          ],
          [
            'the nihari should be full actually',
            '1 Beef Nihari (Full); 2 Plain Naan',
            '1 Beef Nihari (Half); 2 Plain Naan',
          ],
          [
            'we want the bigger coke the one and a half litre',
            '1 Coke (1.5 Litre); 1 Fish Fry',
            '1 Coke (Regular); 1 Fish Fry',
          ],
          [
            'my wife says the tikka is too spicy for her make it medium',
            '1 Chicken Tikka (Full) {Medium}; 1 Malai Boti (Half) {Mild}',
            '1 Chicken Tikka (Full) {Hot}; 1 Malai Boti (Half) {Mild}',
          ],
          [
            'make one of them extra hot',
            '2 Chicken Biryani {Medium}; 1 Chicken Biryani {Extra Hot}',
            '3 Chicken Biryani {Medium}',
          ],
          [
            'swap the korma for a palak paneer',
            '1 Palak Paneer; 2 Roghni Naan',
            '1 Chicken Korma; 2 Roghni Naan',
          ],
          [
            'one of the lassis should be salted',
            '1 Mango Lassi; 1 Salted Lassi; 1 Kheer',
            '2 Mango Lassi; 1 Kheer',
          ],
          [
            'how long will that take i have a fare at six',
            '1 Mutton Karahi (Full); 4 Tandoori Roti',
            '1 Mutton Karahi (Full); 4 Tandoori Roti',
          ],
          [
            'keep only the chaat and the water',
            '1 Papri Chaat; 1 Mineral Water (Small)',
            '1 Samosa; 1 Papri Chaat; 1 Mineral Water (Small); 1 Ras Malai',
          ],
          [
            'make the biryani half',
            '1 Chicken Biryani (Full); 1 Mutton Biryani (Full)',
            '1 Chicken Biryani (Full); 1 Mutton Biryani (Full)',
          ],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'harrow and cornice: talk, family',
        cases: [
          [
            "forget the fries i'm on a diet lol",
            '1 Cheeseburger; 1 Coke (Small)',
            '1 Cheeseburger; 1 French Fries (Large); 1 Coke (Small)',
          ],
          ['drop one lasagna', '1 Lasagna; 1 Garlic Bread; 2 Coffee', '2 Lasagna; 1 Garlic Bread; 2 Coffee'],
          [
            'ooh can i get another shake same one',
            '2 Chocolate Milkshake; 1 Nachos',
            '1 Chocolate Milkshake; 1 Nachos',
          ],
          [
            'same coke again but small',
            '1 Coke (Large); 1 Coke (Small); 1 Club Sandwich',
            '1 Coke (Large); 1 Club Sandwich',
          ],
          [
            "you know what i'm starving give me the bigger steak",
            '1 Ribeye Steak (12 oz); 1 Caesar Salad (Small)',
            '1 Ribeye Steak (8 oz); 1 Caesar Salad (Small)',
          ],
          [
            'small ones would do for the lemonades dear',
            '2 Lemonade (Small); 1 Meatloaf',
            '2 Lemonade (Large); 1 Meatloaf',
          ],
          [
            'both in bowls please',
            '1 Clam Chowder (Bowl); 1 Tomato Soup (Bowl)',
            '1 Clam Chowder (Cup); 1 Tomato Soup (Cup)',
          ],
          [
            'two more people just showed up so double everything',
            '4 Cheeseburger; 2 French Fries (Small); 2 Apple Pie',
            '2 Cheeseburger; 1 French Fries (Small); 1 Apple Pie',
          ],
          [
            'no i said two coffees and three cakes',
            '2 Coffee; 3 Chocolate Cake',
            '3 Coffee; 2 Chocolate Cake',
          ],
          [
            "that's wrong i asked for alfredo not bolognese",
            '1 Chicken Alfredo; 1 Iced Tea',
            '1 Spaghetti Bolognese; 1 Iced Tea',
          ],
          [
            'half of those hot please',
            '2 Chicken Wings {Mild}; 2 Chicken Wings {Hot}',
            '4 Chicken Wings {Mild}',
          ],
          [
            'take away the last one',
            '1 Grilled Salmon; 1 Fish and Chips',
            '1 Grilled Salmon; 1 Fish and Chips; 1 Onion Rings',
          ],
          [
            'two of the first one',
            '2 Kids Chicken Nuggets; 1 Kids Mac and Cheese',
            '1 Kids Chicken Nuggets; 1 Kids Mac and Cheese',
          ],
          [
            'ugh scrap all that start over just a grilled salmon',
            '1 Grilled Salmon',
            '1 Meatloaf; 1 Mashed Potatoes; 1 Sprite',
          ],
          [
            'make the soda a large',
            '1 Coke (Small); 1 Sprite (Small); 1 Cheeseburger',
            '1 Coke (Small); 1 Sprite (Small); 1 Cheeseburger',
          ],
        ],
      },
    ],
  ],
  [
    harrowCoffeeMenu,
    [
      {
        group: 'harrow and cornice: talk, coffee',
        cases: [
          [
            'can you bump the latte up to a venti',
            '1 Latte (Venti); 1 Blueberry Muffin',
            '1 Latte (Tall); 1 Blueberry Muffin',
          ],
          [
            'one of those should be a tall',
            '1 Cold Brew (Grande); 1 Cold Brew (Tall)',
            '2 Cold Brew (Grande)',
          ],
          [
            'oh and oat milk in that please',
            '1 Caramel Macchiato (Grande); 1 Cake Pop',
            '1 Caramel Macchiato (Grande); 1 Cake Pop',
          ],
          [
            'and one more croissant same kind',
            '1 Mocha (Grande); 2 Butter Croissant',
            '1 Mocha (Grande); 1 Butter Croissant',
          ],
          [
            "instead of the banana bread i'll take a cake pop",
            '1 Vanilla Latte (Grande); 1 Cake Pop',
            '1 Vanilla Latte (Grande); 1 Banana Bread',
          ],
          [
            'priya wants a venti matcha latte in place of one iced latte',
            '2 Iced Latte (Venti); 1 Matcha Latte (Venti); 1 Espresso (Double)',
            '3 Iced Latte (Venti); 1 Espresso (Double)',
          ],
          [
            'lose the green tea and one of the sandwiches',
            '1 Chai Latte (Tall); 1 Bacon Egg Sandwich',
            '1 Chai Latte (Tall); 1 Green Tea (Tall); 2 Bacon Egg Sandwich',
          ],
          ['is there nutmeg in it', '1 Pumpkin Spice Latte (Grande)', '1 Pumpkin Spice Latte (Grande)'],
        ],
      },
    ],
  ],
  [
    harrowSubMenu,
    [
      {
        group: 'harrow and cornice: talk, subs',
        cases: [
          [
            'footlong on the italian and a large on the drink',
            '1 Italian Sub (Footlong); 1 Coke (Large)',
            '1 Italian Sub (6 Inch); 1 Coke (Small)',
          ],
          [
            'make them six inch',
            '2 Tuna Sub (6 Inch); 1 Potato Chips',
            '2 Tuna Sub (Footlong); 1 Potato Chips',
          ],
          [
            'two more cookies and skip the brownie',
            '4 Chocolate Chip Cookie',
            '2 Chocolate Chip Cookie; 1 Brownie',
          ],
          [
            "three of those meatball ones sorry there's three of us now",
            '3 Meatball Marinara Sub (Footlong); 1 Dr Pepper (Medium)',
            '1 Meatball Marinara Sub (Footlong); 1 Dr Pepper (Medium)',
          ],
          [
            'just leave the wrap remove everything else',
            '1 Falafel Wrap',
            '1 Veggie Sub (Footlong); 1 Falafel Wrap; 1 Garden Salad (Small); 1 Iced Tea (Large)',
          ],
          [
            'mild not hot for the chicken',
            '1 Buffalo Chicken Sub (6 Inch) {Mild}; 1 Bottled Water',
            '1 Buffalo Chicken Sub (6 Inch) {Hot}; 1 Bottled Water',
          ],
          [
            'toast it and no mayo',
            '1 Turkey Breast Sub (Footlong); 1 Dill Pickle',
            '1 Turkey Breast Sub (Footlong); 1 Dill Pickle',
          ],
          [
            'change the turkey to a footlong',
            '1 Turkey Breast Sub (6 Inch); 1 Turkey Club Sub (6 Inch)',
            '1 Turkey Breast Sub (6 Inch); 1 Turkey Club Sub (6 Inch)',
          ],
        ],
      },
    ],
  ],
  [
    harrowBurgerMenu,
    [
      {
        group: 'harrow and cornice: talk, burgers',
        cases: [
          [
            'one of the fries large and one small and the other stays',
            '1 French Fries (Large); 1 French Fries (Small); 1 French Fries (Medium); 3 Cheeseburger (Single)',
            '3 French Fries (Medium); 3 Cheeseburger (Single)',
          ],
          [
            'curly fries instead of the normal ones same size',
            '1 Bacon Cheeseburger (Double); 1 Curly Fries (Large)',
            '1 Bacon Cheeseburger (Double); 1 French Fries (Large)',
          ],
          [
            'nah chocolate for the shake',
            '1 Chocolate Shake (Small); 1 Corn Dog',
            '1 Vanilla Shake (Small); 1 Corn Dog',
          ],
          [
            'make that burger a double and the root beer a large one',
            '1 Classic Burger (Double); 1 Root Beer (Large)',
            '1 Classic Burger (Single); 1 Root Beer (Small)',
          ],
          [
            "get me the twenty piece instead i'm sharing",
            '1 Chicken Nuggets (20 Piece); 1 Coke (Medium)',
            '1 Chicken Nuggets (6 Piece); 1 Coke (Medium)',
          ],
          [
            'same wings again but mild',
            '1 Buffalo Wings (12 Piece) {Hot}; 1 Buffalo Wings (12 Piece) {Mild}; 1 Coleslaw',
            '1 Buffalo Wings (12 Piece) {Hot}; 1 Coleslaw',
          ],
          [
            'cancel the hot dogs and the lemonade the kids fell asleep',
            '1 Chili Dog; 1 Dr Pepper (Small)',
            '2 Hot Dog; 1 Chili Dog; 1 Lemonade (Large); 1 Dr Pepper (Small)',
          ],
          [
            'delete the whole order please i changed my mind',
            '',
            '1 BBQ Burger; 1 Onion Rings (Large); 1 Chocolate Shake (Large)',
          ],
        ],
      },
    ],
  ],
  [
    harrowBakeryMenu,
    [
      {
        group: 'harrow and cornice: talk, bakery',
        cases: [
          [
            'make the soup a bread bowl and the sandwich a whole',
            '1 Tomato Basil Soup (Bread Bowl); 1 Grilled Cheese Sandwich (Whole)',
            '1 Tomato Basil Soup (Cup); 1 Grilled Cheese Sandwich (Half)',
          ],
          [
            'derek called in sick so one coffee less',
            '6 Plain Bagel; 3 Coffee (Medium)',
            '6 Plain Bagel; 4 Coffee (Medium)',
          ],
          [
            'what does it all come to in euros',
            '1 Almond Croissant; 1 Hot Tea',
            '1 Almond Croissant; 1 Hot Tea',
          ],
          [
            'twice that please',
            '2 Cinnamon Roll; 4 Orange Juice (Small)',
            '1 Cinnamon Roll; 2 Orange Juice (Small)',
          ],
          [
            "i don't want the second thing anymore",
            '1 French Toast; 1 Yogurt Parfait',
            '1 French Toast; 1 Avocado Toast; 1 Yogurt Parfait',
          ],
          [
            'with bacon i said the bacon egg and cheese',
            '1 Bacon Egg and Cheese Sandwich; 1 Iced Tea (Small)',
            '1 Egg and Cheese Sandwich; 1 Iced Tea (Small)',
          ],
        ],
      },
    ],
  ],
];
