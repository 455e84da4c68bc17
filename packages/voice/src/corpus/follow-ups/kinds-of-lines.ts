import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';

/** Lines called by what they are, several at once, and the same change for one more of them. */
export const kindOfLineSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'follow-up: kinds of lines',
        cases: [
          [
            'make both the juices large please',
            '1 Fresh Orange Juice (Large); 1 Fresh Lemonade (Large); 1 Club Sandwich',
            '1 Fresh Orange Juice (Regular); 1 Fresh Lemonade (Regular); 1 Club Sandwich',
          ],
          [
            'both drinks should be large',
            '1 Sweet Lassi (Large); 1 Fresh Lemonade (Large); 1 Halwa Puri',
            '1 Sweet Lassi (Regular); 1 Fresh Lemonade (Regular); 1 Halwa Puri',
          ],
          [
            'lose all the drinks, we have some at home',
            '2 Beef Biryani (Single)',
            '2 Beef Biryani (Single); 2 Cola; 1 Mint Margarita',
          ],
          [
            'take the drinks off',
            '1 Chicken Karahi (Full); 4 Roghni Naan',
            '1 Chicken Karahi (Full); 4 Roghni Naan; 3 Cola; 1 Green Tea',
          ],
          [
            'no desserts any more, we are full already',
            '1 Chicken Biryani (Family)',
            '1 Chicken Biryani (Family); 1 Kulfi; 2 Gulab Jamun',
          ],
          [
            'remove all the breads',
            '1 Butter Chicken (Half)',
            '1 Butter Chicken (Half); 2 Cheese Naan; 3 Tandoori Roti',
          ],
          [
            'make the palak paneer full and the daal as well',
            '1 Palak Paneer (Full); 1 Daal Makhani (Full); 4 Cheese Naan',
            '1 Palak Paneer (Half); 1 Daal Makhani (Half); 4 Cheese Naan',
          ],
          [
            'the karahi should be mild, the handi too',
            '1 Chicken Karahi {Mild}; 1 Chicken Handi {Mild}; 2 Roghni Naan',
            '1 Chicken Karahi {Hot}; 1 Chicken Handi {Hot}; 2 Roghni Naan',
          ],
          [
            'change the chowmein to large, same for the noodles',
            '1 Chicken Chowmein (Large); 1 Szechuan Noodles (Large)',
            '1 Chicken Chowmein (Regular); 1 Szechuan Noodles (Regular)',
          ],
          [
            'fries with the zinger please, not the double decker',
            '1 Crispy Zinger (With fries); 1 Double Decker (Burger only)',
            '1 Crispy Zinger (Burger only); 1 Double Decker (Burger only)',
          ],
          [
            'chips with the cheese melt, the other one stays as it is',
            '1 Cheese Melt Burger (With fries); 1 Crispy Zinger (Burger only)',
            '1 Cheese Melt Burger (Burger only); 1 Crispy Zinger (Burger only)',
          ],
          [
            'all the biryanis double please',
            '1 Chicken Biryani (Double); 1 Beef Biryani (Double); 1 Sweet Lassi',
            '1 Chicken Biryani (Single); 1 Beef Biryani (Single); 1 Sweet Lassi',
          ],
          [
            'both the soups mild for the children',
            '1 Hot & Sour Soup {Mild}; 1 Chicken Corn Soup {Mild}; 1 Spring Rolls',
            '1 Hot & Sour Soup {Hot}; 1 Chicken Corn Soup {Hot}; 1 Spring Rolls',
          ],
          [
            'one zinger with fries the other one just the burger',
            '1 Crispy Zinger (With fries); 1 Crispy Zinger (Burger only); 1 Fresh Lemonade',
            '2 Crispy Zinger; 1 Fresh Lemonade',
          ],
          [
            'tikka wali badi kar do',
            '1 Chicken Tikka Pizza (Large); 1 Fajita Pizza (Small)',
            '1 Chicken Tikka Pizza (Small); 1 Fajita Pizza (Small)',
          ],
          [
            'beef wali family kar dein aur chicken wali rehne dein waise hi',
            '1 Beef Biryani (Family); 1 Chicken Biryani (Single)',
            '1 Beef Biryani (Single); 1 Chicken Biryani (Single)',
          ],
          ['saare drinks hata do', '1 Mutton Karahi (Full)', '1 Mutton Karahi (Full); 2 Cola; 1 Sweet Lassi'],
          [
            'dono juice baray kar do',
            '1 Fresh Orange Juice (Large); 1 Fresh Lemonade (Large)',
            '1 Fresh Orange Juice (Regular); 1 Fresh Lemonade (Regular)',
          ],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'follow-up: kinds of lines',
        cases: [
          [
            'make all the coffees large',
            '1 Latte (Large); 1 Americano (Large); 1 Plain Bagel',
            '1 Latte (Small); 1 Americano (Small); 1 Plain Bagel',
          ],
          [
            'both frappes medium actually',
            '1 Strawberry Frappe (Medium); 1 Java Chip Frappe (Medium); 1 Banana Bread',
            '1 Strawberry Frappe (Large); 1 Java Chip Frappe (Large); 1 Banana Bread',
          ],
          [
            'make the mocha a small and the latte as well',
            '1 Mocha (Small); 1 Latte (Small); 1 Cinnamon Roll',
            '1 Mocha (Large); 1 Latte (Large); 1 Cinnamon Roll',
          ],
          [
            'take both croissants off',
            '1 Flat White (Small)',
            '1 Flat White (Small); 1 Butter Croissant; 1 Almond Croissant',
          ],
          [
            'the iced latte should be medium, and so should the cold brew',
            '1 Iced Latte (Medium); 1 Cold Brew (Medium)',
            '1 Iced Latte (Large); 1 Cold Brew (Large)',
          ],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'follow-up: kinds of lines',
        cases: [
          [
            'both shakes in large',
            '1 Vanilla Shake (Large); 1 Chocolate Shake (Large); 1 Fish Burger',
            '1 Vanilla Shake (Regular); 1 Chocolate Shake (Regular); 1 Fish Burger',
          ],
          [
            'scrap all the sides, just the burgers',
            '1 Cheeseburger (Single); 1 Vegan Burger',
            '1 Cheeseburger (Single); 1 Vegan Burger; 1 Onion Rings (Small); 1 Coleslaw',
          ],
          [
            'make the classic a double, the cheeseburger too',
            '1 Classic Burger (Double); 1 Cheeseburger (Double); 2 Coke',
            '1 Classic Burger (Single); 1 Cheeseburger (Single); 2 Coke',
          ],
          [
            'the sodas can go, my brother has some',
            '2 Black Bean Burger',
            '2 Black Bean Burger; 1 Coke (Small); 1 Sprite (Small)',
          ],
          [
            'small for the coke and for the sprite too',
            '1 Coke (Small); 1 Sprite (Small); 1 Vegan Burger',
            '1 Coke (Large); 1 Sprite (Large); 1 Vegan Burger',
          ],
        ],
      },
    ],
  ],
];
