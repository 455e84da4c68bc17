import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';

/** Said of lines that are there: one more of them, so many of them, what was put down wrong, and what is given up. */
export const lineCountSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'counted on: one more of the line that is called so',
        cases: [
          ['another soup', '2 Chicken Corn Soup; 1 Spring Rolls', '1 Chicken Corn Soup; 1 Spring Rolls'],
          [
            'drop the rolls and give us a second soup',
            '2 Chicken Corn Soup',
            '1 Chicken Corn Soup; 1 Spring Rolls',
          ],
          ['one more fried rice for my dad', '2 Egg Fried Rice; 1 Cola', '1 Egg Fried Rice; 1 Cola'],
          ['ek aur plate pakora aur chai rehne do', '2 Mix Pakora', '1 Mix Pakora; 1 Karak Chai'],
          ['chai ek aur', '1 Mix Pakora; 2 Karak Chai', '1 Mix Pakora; 1 Karak Chai'],
          [
            'mere bhai ke liye ek aur platter',
            '2 Tikka House Platter (Double)',
            '1 Tikka House Platter (Double)',
          ],
          ["we're one naan short", '1 Chicken Karahi; 4 Roghni Naan', '1 Chicken Karahi; 3 Roghni Naan'],
          ["we're two short on the rotis please add those", '6 Tandoori Roti', '4 Tandoori Roti'],
          [
            'my daughter wants one too the brownie i mean',
            '2 Chocolate Brownie; 1 Cola',
            '1 Chocolate Brownie; 1 Cola',
          ],
        ],
      },
      {
        group: 'counted on: put down wrong',
        cases: [
          ['you put two falooda i asked for one', '1 Rose Falooda; 1 Jalebi', '2 Rose Falooda; 1 Jalebi'],
          ['it says three naan here it should be two', '2 Garlic Naan', '3 Garlic Naan'],
          ['why is there two kheer i only wanted one', '1 Kheer; 1 Paya', '2 Kheer; 1 Paya'],
          ['i said wings mild you put hot', '1 Hot Wings {Mild}', '1 Hot Wings {Hot}'],
          [
            'you have written double biryani i said single',
            '1 Beef Biryani (Single)',
            '1 Beef Biryani (Double)',
          ],
          [
            'beef instead of chicken for the biryani',
            '2 Beef Biryani (Double) {Hot}',
            '2 Chicken Biryani (Double) {Hot}',
          ],
          ['can we do garlic rather than roghni for the naan', '4 Garlic Naan', '4 Roghni Naan'],
        ],
      },
      {
        group: 'counted on: so many of them',
        cases: [
          ['keep two of the naans', '2 Cheese Naan; 1 Palak Paneer', '5 Cheese Naan; 1 Palak Paneer'],
          ['hold on to one of the rolls and bin the others', '1 Spring Rolls', '4 Spring Rolls'],
          ['i think three lassis would be better', '3 Sweet Lassi', '2 Sweet Lassi'],
          ['there are six of us now so six teas', '6 Karak Chai', '4 Karak Chai'],
          ["halve the roti order will you there's only us two now", '3 Tandoori Roti', '6 Tandoori Roti'],
        ],
      },
      {
        group: 'counted on: given up',
        cases: [
          ["we've decided against the sundae", '1 Margherita', '1 Margherita; 1 Molten Sundae'],
          ["i'm full so off with the sundae", '1 Margherita', '1 Margherita; 1 Molten Sundae'],
          ['the tea was a mistake', '2 Halwa Puri', '2 Halwa Puri; 2 Karak Chai'],
          [
            'i was only joking about dropping the lassi',
            '1 Halwa Puri; 1 Sweet Lassi',
            '1 Halwa Puri; 1 Sweet Lassi',
          ],
          [
            'nobody drinks cola here so swap it for a lemonade',
            '1 Crispy Zinger; 1 Fresh Lemonade',
            '1 Crispy Zinger; 1 Cola',
          ],
          [
            "the platter's not big enough for us do the family",
            '1 Tikka House Platter (Family)',
            '1 Tikka House Platter (Double)',
          ],
          [
            'not the large one the regular one for the tea',
            '1 Green Tea (Regular); 1 Gajar Halwa',
            '1 Green Tea (Large); 1 Gajar Halwa',
          ],
          [
            "everything extra hot please we're showing off",
            '1 Chicken Boti {Extra Hot}; 1 Reshmi Kebab {Extra Hot}',
            '1 Chicken Boti {Mild}; 1 Reshmi Kebab',
          ],
          [
            'my wife says we will need bread as well so two tandoori rotis',
            '1 Paya; 2 Tandoori Roti',
            '1 Paya',
          ],
          [
            "i'd prefer rice with that a plain basmati and skip the naans",
            '1 Paya; 1 Plain Basmati Rice',
            '1 Paya; 2 Garlic Naan',
          ],
          [
            'lose the fries keep the wings and chuck in a brownie',
            '1 Smoky Wings; 1 Chocolate Brownie',
            '1 Loaded Fries; 1 Smoky Wings',
          ],
          [
            'the second pizza should be a large',
            '1 Pepperoni Pizza (Small); 1 Fajita Pizza (Large)',
            '1 Pepperoni Pizza (Small); 1 Fajita Pizza (Small)',
          ],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'counted on: at a coffee counter',
        cases: [
          [
            'another croissant for my colleague',
            '2 Almond Croissant; 1 Latte (Small)',
            '1 Almond Croissant; 1 Latte (Small)',
          ],
          ['we need one more muffin', '3 Blueberry Muffin', '2 Blueberry Muffin'],
          ["i'm one bagel short", '3 Plain Bagel', '2 Plain Bagel'],
          ["you've got me down for two mochas but i only said one", '1 Mocha (Large)', '2 Mocha (Large)'],
          ['it shows a large latte i wanted a small', '1 Latte (Small)', '1 Latte (Large)'],
          ['keep just one of the croissants', '1 Butter Croissant; 1 Latte', '3 Butter Croissant; 1 Latte'],
          ['three muffins would be better', '3 Blueberry Muffin', '2 Blueberry Muffin'],
          ["i've gone off the frappe", '1 Mocha', '1 Mocha; 1 Strawberry Frappe'],
          ['the bagel was a mistake please take it off', '1 Latte', '1 Latte; 1 Plain Bagel'],
          ['almond instead of butter for the croissant', '2 Almond Croissant', '2 Butter Croissant'],
          ["she doesn't like mocha so change it to a latte", '1 Latte (Small)', '1 Mocha (Small)'],
          ['the cappuccino is too small make it a large', '1 Cappuccino (Large)', '1 Cappuccino (Small)'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'counted on: at a pizzeria',
        cases: [
          ['another bread please', '2 Garlic Bread; 1 Lasagne', '1 Garlic Bread; 1 Lasagne'],
          ['we will be one lasagne short', '3 Lasagne', '2 Lasagne'],
          ['there are two tiramisu here i asked for one', '1 Tiramisu', '2 Tiramisu'],
          [
            'buffalo instead of bbq for the chicken pizza',
            '1 Buffalo Chicken Pizza (Large)',
            '1 BBQ Chicken Pizza (Large)',
          ],
          [
            "we've decided against the dough balls",
            '1 Four Cheese (Small)',
            '1 Four Cheese (Small); 1 Dough Balls',
          ],
          ['the salad was a mistake', '1 Hawaiian (Medium)', '1 Hawaiian (Medium); 1 Greek Salad'],
          ["the hawaiian won't be enough get the family", '1 Hawaiian (Family)', '1 Hawaiian (Medium)'],
          ['just keep two of the calzones', '2 Spinach Calzone', '3 Spinach Calzone'],
          ["we'll go without the wings", '1 Margherita', '1 Margherita; 1 Chicken Wings'],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'counted on: at a burger bar',
        cases: [
          ['bung in a fish burger', '1 Onion Rings; 1 Fish Burger', '1 Onion Rings'],
          ['pop on a small onion rings too', '1 Fish Burger; 1 Onion Rings (Small)', '1 Fish Burger'],
          ['you gave me two fish burgers i ordered one', '1 Fish Burger', '2 Fish Burger'],
          ['keep one of the vegan burgers', '1 Vegan Burger', '2 Vegan Burger'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'counted on: at a sandwich counter',
        cases: [
          ['a second soup please', '2 Tomato Soup (Cup)', '1 Tomato Soup (Cup)'],
          ['one more cookie for the road', '2 Oatmeal Raisin Cookie', '1 Oatmeal Raisin Cookie'],
          ['i only wanted a half blt you put a whole', '1 BLT (Half)', '1 BLT (Whole)'],
          ['the pickle was an accident', '1 Reuben (Half)', '1 Reuben (Half); 1 Dill Pickle'],
          ['remove both', '', '1 Reuben (Half); 1 Dill Pickle'],
          ['please take them both off', '', '1 Reuben (Half); 1 Dill Pickle'],
          ['dono hata do', '', '1 Reuben (Half); 1 Dill Pickle'],
          ['add a whole one too', '1 BLT (Half); 1 BLT (Whole)', '1 BLT (Half)'],
        ],
      },
    ],
  ],
];
