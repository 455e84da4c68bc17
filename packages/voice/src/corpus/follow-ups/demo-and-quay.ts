import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu, quayThaiMenu } from '../menus/quay-town.ts';

/** Said while an order is there. Understood when they were new: 82 of 100. */
export const demoAndQuayTalkSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'demo and quay: talk, demo',
        cases: [
          ['make that three', '3 Chicken Biryani', '1 Chicken Biryani'],
          ['remove the cokes', '1 Chicken Biryani (Double)', '1 Chicken Biryani (Double); 2 Cola'],
          ['the bigger one please', '1 Oreo Shake (Large)', '1 Oreo Shake (Regular)'],
          ['another one', '2 Karak Chai (Regular)', '1 Karak Chai (Regular)'],
          [
            'swap the coke for a lemonade',
            '1 Crispy Zinger (With fries); 1 Fresh Lemonade',
            '1 Crispy Zinger (With fries); 1 Cola',
          ],
          [
            'palak paneer instead of the butter chicken',
            '1 Palak Paneer; 2 Garlic Naan',
            '1 Butter Chicken; 2 Garlic Naan',
          ],
          [
            'add four tandoori roti',
            '1 Chicken Karahi (Full) {Medium}; 4 Tandoori Roti',
            '1 Chicken Karahi (Full) {Medium}',
          ],
          ['no the other one the one from sweet gali', '1 Gulab Jamun @Sweet Gali', '1 Gulab Jamun'],
          ['no the other wings', '1 Smoky Wings', '1 Hot Wings'],
          ['only one of them spicy', '1 Chicken Biryani {Hot}; 1 Chicken Biryani', '2 Chicken Biryani'],
          ['actually forget the drinks', '1 Crispy Zinger', '1 Crispy Zinger; 2 Cola; 1 Mint Margarita'],
          [
            "that's all",
            '1 Pepperoni Pizza (Large); 1 Garlic Bread',
            '1 Pepperoni Pizza (Large); 1 Garlic Bread',
          ],
          ['how long will it take', '2 Halwa Puri; 1 Karak Chai', '2 Halwa Puri; 1 Karak Chai'],
          ['is the biryani spicy', '1 Mutton Biryani (Single)', '1 Mutton Biryani (Single)'],
          ['make it hot', '1 Mutton Biryani (Double) {Hot}', '1 Mutton Biryani (Double)'],
          [
            'all of them large',
            '1 Chicken Chowmein (Large); 1 Chicken Manchurian (Large); 1 Egg Fried Rice (Large)',
            '1 Chicken Chowmein; 1 Chicken Manchurian; 1 Egg Fried Rice',
          ],
          [
            'double the roti',
            '1 Butter Chicken (Full); 6 Tandoori Roti',
            '1 Butter Chicken (Full); 3 Tandoori Roti',
          ],
          ['two more of those', '3 Kulfi', '1 Kulfi'],
          [
            'take one naan off',
            '3 Roghni Naan; 1 Shinwari Karahi (Full)',
            '4 Roghni Naan; 1 Shinwari Karahi (Full)',
          ],
          ['cancel everything', '', '1 Chicken Biryani; 2 Cola'],
          [
            'start over just a club sandwich',
            '1 Club Sandwich',
            '1 Special Fried Rice (Large); 1 Hot & Sour Soup',
          ],
          [
            'the biryani should be family size',
            '1 Chicken Biryani (Family); 2 Cola',
            '1 Chicken Biryani; 2 Cola',
          ],
          ['half instead of full', '1 Chicken Handi (Half)', '1 Chicken Handi (Full)'],
          ['with fries please', '1 Double Decker (With fries)', '1 Double Decker'],
          ['make it a meal', '1 Crispy Zinger (Meal with drink)', '1 Crispy Zinger (With fries)'],
          ['not mutton i said chicken', '1 Chicken Biryani', '1 Mutton Biryani'],
          ['no i meant the special one', '1 Mutton Karahi Special (Full)', '1 Mutton Karahi (Full)'],
          ['and a coke', '1 Pepperoni Pizza (Large); 1 Cola', '1 Pepperoni Pizza (Large)'],
          [
            'same again for my brother',
            '2 Crispy Zinger (Meal with drink)',
            '1 Crispy Zinger (Meal with drink)',
          ],
          ['make one of the chais kashmiri', '1 Karak Chai; 1 Kashmiri Chai', '2 Karak Chai'],
          ['make it mild please', '1 Szechuan Noodles (Large) {Mild}', '1 Szechuan Noodles (Large) {Hot}'],
          [
            'thanks looks good',
            '1 Caesar Salad (Regular); 1 Tomato Basil Soup (Large)',
            '1 Caesar Salad (Regular); 1 Tomato Basil Soup (Large)',
          ],
          [
            'no onions in the burger',
            '1 Classic Beef Burger (Burger only); 1 Loaded Fries',
            '1 Classic Beef Burger (Burger only); 1 Loaded Fries',
          ],
          ['remove one coke', '1 Fajita Pizza (Medium); 2 Cola', '1 Fajita Pizza (Medium); 3 Cola'],
          [
            "i don't want the salad anymore",
            '1 Tikka House Platter (Family)',
            '1 Tikka House Platter (Family); 1 Kachumber Salad',
          ],
          [
            'keep only the pizza',
            '1 Fajita Pizza (Medium)',
            '1 Fajita Pizza (Medium); 1 Garlic Bread; 1 Cola',
          ],
          [
            'change the small pizza to medium',
            '1 Margherita (Medium); 1 Pepperoni Pizza (Large)',
            '1 Margherita (Small); 1 Pepperoni Pizza (Large)',
          ],
          [
            'the pepperoni one large and the fajita one small',
            '1 Pepperoni Pizza (Large); 1 Fajita Pizza (Small)',
            '1 Pepperoni Pizza; 1 Fajita Pizza',
          ],
          ['ek aur', '2 Samosa Chaat', '1 Samosa Chaat'],
          ['coke hata do', '1 Chicken Boti (Single)', '1 Chicken Boti (Single); 1 Cola'],
          ['teen kar do', '3 Aloo Paratha', '1 Aloo Paratha'],
          ['aur do garlic naan bhi', '1 Mutton Karahi (Half); 2 Garlic Naan', '1 Mutton Karahi (Half)'],
          ['nahi nahi beef wali', '2 Beef Biryani', '2 Chicken Biryani'],
          [
            'replace both naans with roti',
            '2 Tandoori Roti; 1 Daal Tadka (Full)',
            '2 Garlic Naan; 1 Daal Tadka (Full)',
          ],
          [
            'drop everything except the soup',
            '1 Chicken Corn Soup (Large)',
            '1 Chicken Corn Soup (Large); 1 Spring Rolls; 1 Beef Chilli Dry',
          ],
          ['sorry five not four', '5 Halwa Puri', '4 Halwa Puri'],
          ['just one is enough', '1 Rose Falooda', '2 Rose Falooda'],
          [
            'and for dessert two kulfi and a jalebi',
            '1 Kabuli Pulao (Double); 2 Kulfi; 1 Jalebi',
            '1 Kabuli Pulao (Double)',
          ],
          [
            'the first one hot the second one mild',
            '1 Chicken Biryani (Single) {Hot}; 1 Mutton Biryani (Single) {Mild}',
            '1 Chicken Biryani (Single); 1 Mutton Biryani (Single)',
          ],
          ['what comes in the platter', '1 Tikka House Platter (Family)', '1 Tikka House Platter (Family)'],
          [
            'no drinks but add a garden salad',
            '1 Shinwari Karahi (Full); 1 Garden Salad',
            '1 Shinwari Karahi (Full); 2 Cola',
          ],
          ['one regular one large', '1 Oreo Shake (Regular); 1 Oreo Shake (Large)', '2 Oreo Shake'],
          [
            'instead of the chowmein give me two egg fried rice',
            '2 Egg Fried Rice; 1 Hot & Sour Soup',
            '1 Chicken Chowmein; 1 Hot & Sour Soup',
          ],
          [
            'actually my sister is coming too so one more paratha',
            '3 Anda Paratha; 2 Karak Chai',
            '2 Anda Paratha; 2 Karak Chai',
          ],
          ['smaller coke please', '1 Cola (Regular); 1 Crispy Zinger', '1 Cola (Large); 1 Crispy Zinger'],
          [
            'make all of it extra hot',
            '1 Smoky Wings (Family) {Extra Hot}; 1 Beef Seekh Kebab (Double) {Extra Hot}',
            '1 Smoky Wings (Family); 1 Beef Seekh Kebab (Double)',
          ],
          [
            'take out the kebab and add malai boti',
            '1 Malai Boti|Malai Boti Skewers; 2 Garlic Naan',
            '1 Reshmi Kebab (Single); 2 Garlic Naan',
          ],
          [
            'to more garlic bread please',
            '3 Garlic Bread; 1 Creamy Alfredo Pasta (Medium)',
            '1 Garlic Bread; 1 Creamy Alfredo Pasta (Medium)',
          ],
          ['does the burger come with a drink or without', '1 Cheese Melt Burger', '1 Cheese Melt Burger'],
          [
            'hmm add a naan too',
            '1 Chicken Karahi (Full); 1 Tandoori Naan|Garlic Naan|Roghni Naan|Cheese Naan',
            '1 Chicken Karahi (Full)',
          ],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'demo and quay: talk, coffee',
        cases: [
          [
            'make the latte a venti',
            '1 Caffe Latte (Venti); 1 Americano (Tall)',
            '1 Caffe Latte (Grande); 1 Americano (Tall)',
          ],
          [
            'no sugar in the cappuccinos and chocolate on top of one',
            '2 Cappuccino (Tall); 1 Butter Croissant',
            '2 Cappuccino (Tall); 1 Butter Croissant',
          ],
          ['make one of them grande', '1 Caffe Latte (Tall); 1 Caffe Latte (Grande)', '2 Caffe Latte (Tall)'],
          [
            'actually skip the muffin',
            '1 Caffe Mocha (Grande); 1 Cinnamon Roll',
            '1 Caffe Mocha (Grande); 1 Blueberry Muffin; 1 Cinnamon Roll',
          ],
          [
            'swap the croissant for the almond one please',
            '1 Almond Croissant; 1 Chai Latte (Tall)',
            '1 Butter Croissant; 1 Chai Latte (Tall)',
          ],
          [
            'oat milk in the iced latte and another flat white for my mate',
            '2 Flat White; 1 Iced Latte (Tall)',
            '1 Flat White; 1 Iced Latte (Tall)',
          ],
          ['how many calories has that got', '1 Cold Brew (Venti)', '1 Cold Brew (Venti)'],
          [
            'the hot chocolate should be a grande too',
            '1 Matcha Latte (Grande); 1 Hot Chocolate (Grande)',
            '1 Matcha Latte (Grande); 1 Hot Chocolate (Tall)',
          ],
          [
            'only two of the pain au chocolat and a splash of cream in the coffee',
            '2 Pain au Chocolat; 1 Filter Coffee (Tall)',
            '3 Pain au Chocolat; 1 Filter Coffee (Tall)',
          ],
          ["that's it thank you", '1 Espresso (Single)', '1 Espresso (Single)'],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'demo and quay: talk, subs',
        cases: [
          [
            'the tuna one a footlong please',
            '1 Turkey Breast (6 inch); 1 Tuna Sub (Footlong)',
            '1 Turkey Breast (6 inch); 1 Tuna Sub (6 inch)',
          ],
          [
            'on wheat bread with pickles and no mayo i forgot to say',
            '1 Italian BMT (Footlong)',
            '1 Italian BMT (Footlong)',
          ],
          [
            'actually both of them footlong',
            '2 Meatball Marinara (Footlong)',
            '2 Meatball Marinara (6 inch)',
          ],
          [
            'and a cookie chocolate chip and a large lemonade',
            '1 Ham Sub (6 inch); 1 Potato Chips; 1 Chocolate Chip Cookie; 1 Lemonade (Large)',
            '1 Ham Sub (6 inch); 1 Potato Chips',
          ],
          [
            'take off the blt and give me the other one twice',
            '2 Turkey Club (6 inch)',
            '1 BLT (6 inch); 1 Turkey Club (6 inch)',
          ],
          [
            'the sub six inch and the drink medium',
            '1 Steak and Cheese (6 inch); 1 Fountain Drink (Medium)',
            '1 Steak and Cheese; 1 Fountain Drink',
          ],
          [
            'make the waters six',
            '6 Bottled Water; 2 Veggie Delite (Footlong)',
            '4 Bottled Water; 2 Veggie Delite (Footlong)',
          ],
          [
            'no not teriyaki i said buffalo chicken',
            '1 Buffalo Chicken (Footlong)',
            '1 Chicken Teriyaki (Footlong)',
          ],
          [
            'a bowl rather than a cup and extra crackers with it',
            '1 Tomato Soup (Bowl); 1 Veggie Wrap',
            '1 Tomato Soup (Cup); 1 Veggie Wrap',
          ],
          ['remove everything we changed our minds', '', '1 Roast Beef (6 inch); 2 Oatmeal Raisin Cookie'],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'demo and quay: talk, burgers',
        cases: [
          [
            'one of the burgers should be a double',
            '1 Cheeseburger (Single); 1 Cheeseburger (Double); 1 Fries (Regular)',
            '2 Cheeseburger (Single); 1 Fries (Regular)',
          ],
          [
            'no ice in the coke and the burger without onions',
            '1 Classic Burger (Single); 1 Coke (Medium)',
            '1 Classic Burger (Single); 1 Coke (Medium)',
          ],
          [
            'drop the grilled one',
            '1 Crispy Chicken Burger',
            '1 Crispy Chicken Burger; 1 Grilled Chicken Burger',
          ],
          [
            'twelve rings instead of six',
            '1 Fries (Regular); 1 Onion Rings (12 Pieces)',
            '1 Fries (Regular); 1 Onion Rings (6 Pieces)',
          ],
          [
            'sweet potato instead of the normal fries',
            '1 Bacon Cheeseburger (Double); 1 Sweet Potato Fries',
            '1 Bacon Cheeseburger (Double); 1 Fries',
          ],
          [
            'hmm not that hot just mild',
            '1 Nashville Hot Chicken Burger {Mild}; 1 Sprite (Small)',
            '1 Nashville Hot Chicken Burger {Hot}; 1 Sprite (Small)',
          ],
          [
            "my brother's coming too so four of each",
            '4 Hot Dog; 4 Coke (Small)',
            '3 Hot Dog; 3 Coke (Small)',
          ],
          ['how long will it take', '1 Truffle Burger', '1 Truffle Burger'],
          [
            'the chocolate one large the other one stays as it is',
            '1 Vanilla Milkshake (Regular); 1 Chocolate Milkshake (Large)',
            '1 Vanilla Milkshake (Regular); 1 Chocolate Milkshake (Regular)',
          ],
          [
            'for the beyond vegan cheese and a lettuce wrap and another pint',
            '1 Beyond Burger; 2 Lager (Pint)',
            '1 Beyond Burger; 1 Lager (Pint)',
          ],
        ],
      },
    ],
  ],
  [
    quayThaiMenu,
    [
      {
        group: 'demo and quay: talk, thai',
        cases: [
          [
            'can you make that hot instead',
            '1 Green Curry (Regular) {Hot}',
            '1 Green Curry (Regular) {Mild}',
          ],
          [
            'one of the pad thais thai hot please',
            '1 Pad Thai (Regular) {Medium}; 1 Pad Thai (Regular) {Thai Hot}',
            '2 Pad Thai (Regular) {Medium}',
          ],
          [
            'less sugar in the tea and the noodles with tofu',
            '1 Pad See Ew; 1 Thai Iced Tea',
            '1 Pad See Ew; 1 Thai Iced Tea',
          ],
          [
            'tom kha out and the other soup as a bowl',
            '1 Tom Yum Soup (Bowl) {Hot}',
            '1 Tom Yum Soup (Cup) {Hot}; 1 Tom Kha Soup (Cup) {Mild}',
          ],
          [
            'one jasmine and one sticky rice instead of two jasmine',
            '1 Jasmine Rice; 1 Sticky Rice; 1 Red Curry (Large) {Hot}',
            '2 Jasmine Rice; 1 Red Curry (Large) {Hot}',
          ],
          [
            "double the satay and that's all",
            '1 Massaman Curry (Regular); 2 Chicken Satay',
            '1 Massaman Curry (Regular); 1 Chicken Satay',
          ],
          [
            'is the khao soi gluten free',
            '1 Papaya Salad {Thai Hot}; 1 Khao Soi {Medium}',
            '1 Papaya Salad {Thai Hot}; 1 Khao Soi {Medium}',
          ],
          ['large and medium spicy with shrimp', '1 Drunken Noodles (Large) {Medium}', '1 Drunken Noodles'],
          [
            'no dessert for us after all',
            '2 Singha Beer',
            '1 Mango Sticky Rice; 1 Fried Banana; 2 Singha Beer',
          ],
          [
            'yes perfect send it',
            '1 Crab Rangoon; 1 Panang Curry (Large) {Hot}',
            '1 Crab Rangoon; 1 Panang Curry (Large) {Hot}',
          ],
        ],
      },
    ],
  ],
];
