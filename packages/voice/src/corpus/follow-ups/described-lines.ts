import type { CorpusSets } from '../corpus.ts';
import { ferryBurgerMenu, ferryCoffeeMenu, ferryPizzaMenu } from '../menus/ferry.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

const desi = '1 Mutton Karahi (Half) {Hot}; 4 Garlic Naan; 2 Karak Chai';
const wok = '1 Egg Fried Rice (Regular); 1 Chicken Manchurian (Regular) {Hot}';
const grill = '1 Classic Beef Burger (Burger only); 2 Crispy Zinger (Burger only); 1 Oreo Shake (Regular)';
const cafe = '1 Latte (Large); 1 Cappuccino (Small); 2 Butter Croissant';
const burgers = '2 Cheeseburger (Single); 1 Chicken Wings (6 pieces) {Mild}; 1 Coke (Small)';
const pizzas = '1 Margherita (Small); 1 Hawaiian (Large); 1 Garlic Bread';

/** A line named, and how it is to be, with no word of changing or adding. */
export const describedLineSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: named and described',
        cases: [
          ['karahi mild', '1 Mutton Karahi (Half) {Mild}; 4 Garlic Naan; 2 Karak Chai', desi],
          ['the karahi full and mild', '1 Mutton Karahi (Full) {Mild}; 4 Garlic Naan; 2 Karak Chai', desi],
          ['naan six', '1 Mutton Karahi (Half) {Hot}; 6 Garlic Naan; 2 Karak Chai', desi],
          [
            'karahi full naan six chai three',
            '1 Mutton Karahi (Full) {Hot}; 6 Garlic Naan; 3 Karak Chai',
            desi,
          ],
          [
            'naan chay kar dein aur chai chaar',
            '1 Mutton Karahi (Half) {Hot}; 6 Garlic Naan; 4 Karak Chai',
            desi,
          ],
          [
            'karahi ki mirch kam kar dein',
            '1 Mutton Karahi (Half) {Mild}; 4 Garlic Naan; 2 Karak Chai',
            desi,
          ],
          ['mirch kam karahi mein', '1 Mutton Karahi (Half) {Mild}; 4 Garlic Naan; 2 Karak Chai', desi],
          [
            'four naan kam hain aath kar do',
            '1 Mutton Karahi (Half) {Hot}; 8 Garlic Naan; 2 Karak Chai',
            desi,
          ],
          ['go mild on the karahi', '1 Mutton Karahi (Half) {Mild}; 4 Garlic Naan; 2 Karak Chai', desi],
          [
            'half is not enough for us do the full one',
            '1 Mutton Karahi (Full) {Hot}; 4 Garlic Naan; 2 Karak Chai',
            desi,
          ],
          ['chai sirf aik naan paanch', '1 Mutton Karahi (Half) {Hot}; 5 Garlic Naan; 1 Karak Chai', desi],
          [
            'its too hot for my mother so mild please',
            '1 Mutton Karahi (Half) {Mild}; 4 Garlic Naan; 2 Karak Chai',
            desi,
          ],
          ['hot nahi mild', '1 Mutton Karahi (Half) {Mild}; 4 Garlic Naan; 2 Karak Chai', desi],
          [
            'the rice large the manchurian mild thats it',
            '1 Egg Fried Rice (Large); 1 Chicken Manchurian (Regular) {Mild}',
            wok,
          ],
          [
            'rice and manchurian both large',
            '1 Egg Fried Rice (Large); 1 Chicken Manchurian (Large) {Hot}',
            wok,
          ],
          [
            'less spicy on the manchurian medium is fine',
            '1 Egg Fried Rice (Regular); 1 Chicken Manchurian (Regular) {Medium}',
            wok,
          ],
          [
            'only the manchurian milder the rice stays',
            '1 Egg Fried Rice (Regular); 1 Chicken Manchurian (Regular) {Mild}',
            wok,
          ],
          [
            'manchurian extra hot rice as it is',
            '1 Egg Fried Rice (Regular); 1 Chicken Manchurian (Regular) {Extra Hot}',
            wok,
          ],
          [
            'zingers as meals please',
            '1 Classic Beef Burger (Burger only); 2 Crispy Zinger (Meal with drink); 1 Oreo Shake (Regular)',
            grill,
          ],
          [
            'put fries with the zingers only',
            '1 Classic Beef Burger (Burger only); 2 Crispy Zinger (With fries); 1 Oreo Shake (Regular)',
            grill,
          ],
          [
            'both burgers with fries and the shake large',
            '1 Classic Beef Burger (With fries); 2 Crispy Zinger (With fries); 1 Oreo Shake (Large)',
            grill,
          ],
          [
            'one of the zingers with fries',
            '1 Classic Beef Burger (Burger only); 1 Crispy Zinger (Burger only); 1 Crispy Zinger (With fries); 1 Oreo Shake (Regular)',
            grill,
          ],
          [
            'both with fries',
            '1 Crispy Zinger (With fries); 1 Double Decker (With fries)',
            '1 Crispy Zinger; 1 Double Decker',
          ],
          [
            'three of them as a meal',
            '1 Crispy Zinger; 3 Crispy Zinger (Meal with drink)',
            '4 Crispy Zinger',
          ],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'follow-up: named and described',
        cases: [
          ['latte medium', '1 Latte (Medium); 1 Cappuccino (Small); 2 Butter Croissant', cafe],
          [
            'the cappuccino large and the croissants three',
            '1 Latte (Large); 1 Cappuccino (Large); 3 Butter Croissant',
            cafe,
          ],
          [
            'latte and cappuccino both medium',
            '1 Latte (Medium); 1 Cappuccino (Medium); 2 Butter Croissant',
            cafe,
          ],
          [
            'large wont fit my cup holder do the medium',
            '1 Latte (Medium); 1 Cappuccino (Small); 2 Butter Croissant',
            cafe,
          ],
          ['double up on the croissants', '1 Latte (Large); 1 Cappuccino (Small); 4 Butter Croissant', cafe],
          [
            'half the number of croissants',
            '1 Latte (Large); 1 Cappuccino (Small); 1 Butter Croissant',
            cafe,
          ],
          ['croissants times four', '1 Latte (Large); 1 Cappuccino (Small); 4 Butter Croissant', cafe],
          ['go large on the cappuccino', '1 Latte (Large); 1 Cappuccino (Large); 2 Butter Croissant', cafe],
          [
            'two croissants wont do bring it up to five',
            '1 Latte (Large); 1 Cappuccino (Small); 5 Butter Croissant',
            cafe,
          ],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'follow-up: named and described',
        cases: [
          [
            'wings hot and the coke twice',
            '2 Cheeseburger (Single); 1 Chicken Wings (6 pieces) {Hot}; 2 Coke (Small)',
            burgers,
          ],
          [
            'cheeseburgers double coke large',
            '2 Cheeseburger (Double); 1 Chicken Wings (6 pieces) {Mild}; 1 Coke (Large)',
            burgers,
          ],
          [
            'the wings medium and nothing else',
            '2 Cheeseburger (Single); 1 Chicken Wings (6 pieces) {Medium}; 1 Coke (Small)',
            burgers,
          ],
          [
            'one of the cheeseburgers double the other as it is',
            '1 Cheeseburger (Double); 1 Cheeseburger (Single); 1 Chicken Wings (6 pieces) {Mild}; 1 Coke (Small)',
            burgers,
          ],
          [
            'coke medium cos my son is thirsty',
            '2 Cheeseburger (Single); 1 Chicken Wings (6 pieces) {Mild}; 1 Coke (Medium)',
            burgers,
          ],
          [
            'if its not too late turn the two cheeseburgers into three and add an apple pie',
            '3 Cheeseburger (Single); 1 Chicken Wings (6 pieces) {Mild}; 1 Coke (Small); 1 Apple Pie',
            burgers,
          ],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'follow-up: named and described',
        cases: [
          ['both pizzas medium', '1 Margherita (Medium); 1 Hawaiian (Medium); 1 Garlic Bread', pizzas],
          ['all pizzas large please', '1 Margherita (Large); 1 Hawaiian (Large); 1 Garlic Bread', pizzas],
          [
            'margherita large hawaiian small',
            '1 Margherita (Large); 1 Hawaiian (Small); 1 Garlic Bread',
            pizzas,
          ],
          [
            'family for the hawaiian and two of the garlic bread',
            '1 Margherita (Small); 1 Hawaiian (Family); 2 Garlic Bread',
            pizzas,
          ],
          [
            'the small one should be medium and the large one family',
            '1 Margherita (Medium); 1 Hawaiian (Family); 1 Garlic Bread',
            pizzas,
          ],
        ],
      },
    ],
  ],
];
