import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';

/** Plain orders of two or three things, put together in many ways, and what people change while they speak. */
export const plainOrderSets: CorpusSets = [
  [
    ferryPizzaMenu,
    [
      {
        group: 'plain: one for each who is there',
        cases: [
          ['me and my wife want a large hawaiian pizza each', '2 Hawaiian (Large)'],
          ['one large hawaiian each for me and my friend', '2 Hawaiian (Large)'],
          [
            "there are two of us we'll have a margherita pizza large each and a family meat supreme to share",
            '2 Margherita (Large); 1 Meat Supreme (Family)',
          ],
          [
            'for me and my husband a large spaghetti bolognese each and one bbq chicken pizza medium each',
            '2 Spaghetti Bolognese (Large); 2 BBQ Chicken Pizza (Medium)',
          ],
          [
            'my three kids share one lasagne and my two brothers each take a tiramisu',
            '1 Lasagne; 2 Tiramisu',
          ],
          ['my wife my son and i want a tiramisu each', '3 Tiramisu'],
          ['me and my wife want two garlic breads and a tiramisu', '2 Garlic Bread; 1 Tiramisu'],
        ],
      },
      {
        group: 'plain: something else instead',
        cases: [
          [
            'three twelve piece wings medium, sorry i meant a pepperoni feast pizza medium',
            '1 Pepperoni Feast (Medium)',
          ],
          [
            'a diavola family and a peroni hmm no cancel the peroni a carbonara in a large please',
            '1 Spicy Diavola (Family); 1 Spaghetti Carbonara (Large)',
          ],
          [
            'a can of diet coke and two veggie supremes, hmm no, cancel the veggie supreme, a coke thanks',
            '1 Diet Coke (Can); 1 Coke',
          ],
          [
            'five buffalo chicken pizzas medium actually scratch that three diet cokes and three cans of coke',
            '3 Diet Coke; 3 Coke (Can)',
          ],
          [
            'four chicken calzones and one family four cheese actually make that a spinach calzone instead of the four cheese',
            '4 Chicken Calzone; 1 Spinach Calzone (Family)||4 Chicken Calzone; 1 Spinach Calzone',
          ],
          ['two hawaiian pizzas actually make it a margherita', '2 Margherita||1 Margherita'],
        ],
      },
      {
        group: 'plain: laid on a pizza',
        cases: [
          [
            'two four cheese medium with ham and pineapple and then three garlic bread',
            '2 Four Cheese (Medium); 3 Garlic Bread',
          ],
          ['one medium veggie supreme with ham and pineapple', '1 Veggie Supreme (Medium)'],
          ['a large ham and pineapple and a peroni', '1 Hawaiian (Large); 1 Peroni'],
          ['one arrabbiata medium and a coke', '1 Penne Arrabbiata {Medium}; 1 Coke'],
          ['a large arrabbiata medium', '1 Penne Arrabbiata (Large) {Medium}'],
          ["i'd like two garlic bread one extra crispy and the other extra salt", '2 Garlic Bread'],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'plain: said again in another size',
        cases: [
          ['a large latte hmm small latte is fine', '1 Latte (Small)'],
          ['one small iced americano, hmm large iced americano is fine please', '1 Iced Americano (Large)'],
          ['two double espressos oh that is a lot one double is fine', '1 Espresso (Double)'],
          [
            'a chocolate croissant and a large vanilla cold brew oh that is too much, a small one thanks',
            '1 Chocolate Croissant; 1 Vanilla Cold Brew (Small)',
          ],
          ['a small latte and a large latte is fine', '1 Latte (Small); 1 Latte (Large)'],
        ],
      },
      {
        group: 'plain: the usual',
        cases: [
          [
            'so my usual is a large latte with oat milk and a cinnamon roll',
            '1 Latte (Large); 1 Cinnamon Roll',
          ],
          [
            'my usual is five large americanos and a couple of plain bagels',
            '5 Americano (Large); 2 Plain Bagel',
          ],
          ['my usual is a latte but today i want a large mocha', '1 Mocha (Large)'],
          ['i usually get a latte so today a mocha', '1 Mocha'],
        ],
      },
      {
        group: 'plain: roasts and sums',
        cases: [
          [
            'a small drip coffee light roast and a butter croissant warmed up',
            '1 Drip Coffee (Small); 1 Butter Croissant',
          ],
          ['one large americano dark roast with two sugars', '1 Americano (Large)'],
          [
            'my usual is a large drip coffee medium roast with two creams three sugars and today i am treating myself so also an almond croissant',
            '1 Drip Coffee (Large); 1 Almond Croissant',
          ],
          ['a medium iced latte with caramel syrup so two of them', '2 Iced Latte (Medium)'],
          ['a medium cold brew with oat milk and another one with soy milk', '2 Cold Brew (Medium)'],
          ['a half caf latte large with one pump hazelnut and one pump mocha', '1 Latte (Large)'],
          ['a large latte half caf and a mocha', '1 Latte (Large); 1 Mocha'],
          ['one mocha for mum one for dad one for me so three mochas', '3 Mocha'],
          ['croissants please two almond and one chocolate', '2 Almond Croissant; 1 Chocolate Croissant'],
        ],
      },
      {
        group: 'plain: other amounts of what comes instead',
        cases: [
          [
            'five cold brew small actually scratch that a medium latte and a flat white large',
            '1 Latte (Medium); 1 Flat White (Large)',
          ],
          ['a couple of small cold brew oh actually no, a butter croissant instead', '1 Butter Croissant'],
          [
            'one latte and one java chip frappe actually make that one iced americano instead of the java chip frappe',
            '1 Latte; 1 Iced Americano',
          ],
        ],
      },
      {
        group: 'plain: how one that was named is to be',
        cases: [
          [
            'i will take two butter croissants and one medium flat white i want the butter croissant toasted',
            '2 Butter Croissant; 1 Flat White (Medium)',
          ],
          [
            'a large iced latte with oat milk and two pumps of vanilla and also a toasted everything bagel with cream cheese, oh and make the latte decaf',
            '1 Iced Latte (Large); 1 Everything Bagel',
          ],
          [
            "i'll have four iced americanos in a small no ice and my wife will have an americano in a small please",
            '4 Iced Americano (Small); 1 Americano (Small)',
          ],
          ['an iced latte small no ice and an americano', '1 Iced Latte (Small); 1 Americano'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'plain: as many subs as people',
        cases: [
          [
            "there are two of us we'll have a veggie patty six inch each and a six inch italian bmt to share",
            '2 Veggie Patty (6 inch); 1 Italian BMT (6 inch)',
          ],
          [
            'my two kids will have a six inch meatball marinara sub each and a side salad',
            '2 Meatball Marinara (6 inch); 1 Side Salad',
          ],
          ['the twins will have brownie each', '2 Brownie'],
          [
            'for me and my husband one cup of broccoli cheddar soup each and one medium lemonade each',
            '2 Broccoli Cheddar Soup (Cup); 2 Lemonade (Medium)',
          ],
        ],
      },
      {
        group: 'plain: a no that leads to talk',
        cases: [
          ['a footlong reuben ah no i cant finish that half reuben on rye', '1 Reuben (Half)'],
          ['a whole blt no im not that hungry half blt with avocado', '1 BLT (Half)'],
          ['four brownies no wait let me count again five brownies', '5 Brownie'],
          ['two chocolate chip cookies no silly me three chocolate chip cookies', '3 Chocolate Chip Cookie'],
          ['a blt no mayo and a reuben no onions', '1 BLT; 1 Reuben'],
        ],
      },
      {
        group: 'plain: cut, and had yesterday',
        cases: [
          [
            'a chicken teriyaki with salt and pepper and cut in three pieces six inch please',
            '1 Chicken Teriyaki (6 inch)',
          ],
          [
            'a footlong turkey club cut into four pieces and a lemonade',
            '1 Turkey Club (Footlong); 1 Lemonade',
          ],
          [
            'a reuben please oh wait i had that yesterday make it the turkey breast footlong with cucumber',
            '1 Turkey Breast (Footlong)',
          ],
        ],
      },
      {
        group: 'plain: sizes and wishes of subs',
        cases: [
          ['give me a whole blt actually make it half that is all', '1 BLT (Half)'],
          [
            'a spicy italian and an oatmeal raisin cookie i want the spicy italian salt and pepper',
            '1 Spicy Italian; 1 Oatmeal Raisin Cookie',
          ],
          ['a six inch veggie patty, hmm footlong veggie patty is fine', '1 Veggie Patty (Footlong)'],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'plain: a part that a meal is called by',
        cases: [
          ['a twenty piece nuggets with bbq sauce', '1 Chicken Nuggets (20 pieces)'],
          [
            'two fish burgers also one six piece nuggets to go',
            '2 Fish Burger; 1 Chicken Nuggets (6 pieces)',
          ],
          [
            'one chocolate shake regular no cherry a twenty piece nuggets one medium french fries',
            '1 Chocolate Shake (Regular); 1 Chicken Nuggets (20 pieces); 1 French Fries (Medium)',
          ],
          ['a large nugget meal', '1 Nugget Meal (Large)'],
          ['nine nuggets', '1 Chicken Nuggets (9 pieces)'],
        ],
      },
      {
        group: 'plain: so many of us want one',
        cases: [
          [
            "we're five three of us want a double classic burger one wants the fish burger and the last one just a vegan burger",
            '3 Classic Burger (Double); 1 Fish Burger; 1 Vegan Burger',
          ],
          [
            'two want nugget meals and the other three want cheeseburger meals',
            '2 Nugget Meal; 3 Cheeseburger Meal',
          ],
          [
            'there are four of us two want a black bean burger and two want coleslaw',
            '2 Black Bean Burger; 2 Coleslaw',
          ],
        ],
      },
      {
        group: 'plain: a size within a name',
        cases: [
          [
            'could i trouble you for a bacon double cheeseburger and some mozzarella sticks',
            '1 Bacon Cheeseburger (Double); 1 Mozzarella Sticks',
          ],
          [
            'a chocolate large shake and a vanilla regular shake',
            '1 Chocolate Shake (Large); 1 Vanilla Shake (Regular)',
          ],
          ['curly large fries and a coke', '1 Curly Fries (Large); 1 Coke'],
          ['a bacon cheeseburger double', '1 Bacon Cheeseburger (Double)'],
          ['a single and two double classic burgers', '1 Classic Burger (Single); 2 Classic Burger (Double)'],
          [
            'the bbq bacon burger single cooked medium with onion rings on it and a root beer',
            '1 BBQ Bacon Burger (Single); 1 Root Beer',
          ],
          ['an order of twelve hot wings with ranch', '1 Chicken Wings (12 pieces) {Hot}'],
        ],
      },
      {
        group: 'plain: sizes said for all whose size is open',
        cases: [
          [
            'three large fries extra salt on one and three cokes all medium',
            '3 French Fries (Large); 3 Coke (Medium)',
          ],
          ['two fries and three cokes all medium', '2 French Fries (Medium); 3 Coke (Medium)'],
          [
            'to double cheese burgers for large cokes and won apple pie',
            '2 Cheeseburger (Double); 4 Coke (Large); 1 Apple Pie',
          ],
        ],
      },
      {
        group: 'plain: asked, not ordered',
        cases: [
          ['how spicy are your wings and do the nuggets come with a dip', ''],
          ['are your fries cooked in the same oil as the nuggets', ''],
          ['how big is the apple pie', ''],
          ['how spicy are the wings okay twelve wings hot please', '1 Chicken Wings (12 pieces) {Hot}'],
        ],
      },
      {
        group: 'plain: counted anew for a burger bar',
        cases: [
          [
            'one six piece chicken nuggets actually scratch that a large coke and one vanilla shake in a large',
            '1 Coke (Large); 1 Vanilla Shake (Large)',
          ],
          [
            'a crispy chicken burger and two cheeseburger meals, hmm no, cancel the cheeseburger meal, some mozzarella sticks',
            '1 Crispy Chicken Burger; 1 Mozzarella Sticks',
          ],
          ['me and my wife want one cheeseburger in a double each', '2 Cheeseburger (Double)'],
          ['two small onion rings one extra crispy and the other well done', '2 Onion Rings (Small)'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'plain: romanised Urdu',
        cases: [
          [
            'mere liye egg biryani single medium mirch aur salad ke baghair',
            '1 Egg Biryani (Single) {Medium}',
          ],
          ['anda paratha aur aloo paratha do do aur chai mat lana', '2 Anda Paratha; 2 Aloo Paratha'],
          [
            'ammi ke liye daal tadka half aur mere liye crispy zinger',
            '1 Daal Tadka (Half); 1 Crispy Zinger',
          ],
          ['nihari paya and four roti', '1 Nihari Breakfast Bowl; 1 Paya; 4 Tandoori Roti'],
        ],
      },
      {
        group: 'plain: what they all are, and sums',
        cases: [
          [
            'pizzas please a small margherita a medium pepperoni and two large fajita',
            '1 Margherita (Small); 1 Pepperoni Pizza (Medium); 2 Fajita Pizza (Large)',
          ],
          ['one karak chai for amma one for abba one for dadi so three karak chai', '3 Karak Chai'],
          [
            "there's five of us three want halwa puri and the other two want aloo paratha",
            '3 Halwa Puri; 2 Aloo Paratha',
          ],
          [
            'for me and my wife one half mutton karahi and a garlic naan each',
            '1 Mutton Karahi (Half); 2 Garlic Naan',
          ],
          ['four roghni naan no count again me you baba amma and guddu five roghni naan', '5 Roghni Naan'],
        ],
      },
    ],
  ],
];
