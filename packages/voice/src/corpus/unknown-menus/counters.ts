import type { CorpusSets } from '../corpus.ts';
import {
  beanMenu,
  bowlMenu,
  canalMenu,
  crumbMenu,
  ovenMenu,
  pattyMenu,
  scoopMenu,
  stackMenu,
  tacoMenu,
} from '../menus/counter.ts';

/** Orders as they are said or typed at a counter; written before anybody tried how they are understood. */
export const counterSets: CorpusSets = [
  [
    beanMenu,
    [
      {
        group: 'counter: coffee shop',
        cases: [
          ['two large lattes, make one of them decaf', '2 Latte (Large)'],
          ['can i get a mocha latte, medium', '1 Mocha (Medium) || 1 Latte (Medium)'],
          [
            'large oat milk flat white extra hot and a butter croissant warmed up',
            '1 Flat White (Large); 1 Butter Croissant',
          ],
          ['a small cappuccino with an extra shot and two pumps of vanilla', '1 Cappuccino (Small)'],
          [
            'medium americano with room for milk, and a blueberry muffin',
            '1 Americano (Medium); 1 Blueberry Muffin',
          ],
          ["i'd like a large coffee, black, no sugar", '1 Filter Coffee (Large)'],
          ['can i have three coffees, two with milk and one black', '3 Filter Coffee'],
          [
            'one iced latte large with almond milk and one hot latte small',
            '1 Iced Latte (Large); 1 Latte (Small)',
          ],
          ['double espresso please and a sparkling water', '1 Espresso (Double); 1 Sparkling Water'],
          [
            'a pot of english breakfast and two cups of peppermint tea',
            '1 English Breakfast Tea (Pot); 2 Peppermint Tea (Cup)',
          ],
          [
            'hot chocolate with whipped cream and marshmallows for my daughter and a cortado for me',
            '1 Hot Chocolate; 1 Cortado',
          ],
          ['can you do a large chai latte with skimmed milk, half sweet', '1 Chai Latte (Large)'],
          ['a medium and a large latte', '1 Latte (Medium); 1 Latte (Large)'],
          ['two flat whites, one small one large', '1 Flat White (Small); 1 Flat White (Large)'],
          ['one cold brew with a splash of cream and light ice, large', '1 Cold Brew (Large)'],
          [
            "hey, i'd love an almond croissant and a double chocolate muffin, plus a still water",
            '1 Almond Croissant; 1 Double Chocolate Muffin; 1 Still Water',
          ],
          ['a latte with caramel syrup, chocolate drizzle, oat milk and cinnamon on top', '1 Latte'],
          ['medium spanish latte iced with less sugar', '1 Spanish Latte (Medium)'],
          ['large dark roast coffee with half and half and two splendas', '1 Filter Coffee (Large)'],
          [
            'could i get a matcha latte with soy, and the same again but large',
            '1 Matcha Latte; 1 Matcha Latte (Large)',
          ],
          [
            'two cappuccinos and one more of the same with no foam',
            '3 Cappuccino || 2 Cappuccino; 1 Cappuccino',
          ],
          [
            'avocado toast with a poached egg on top and a large filter',
            '1 Avocado Toast; 1 Filter Coffee (Large)',
          ],
          ['an iced vanilla latte in a large please', '1 Iced Latte (Large)'],
          ['make it two small mochas, one with coconut milk', '2 Mocha (Small)'],
        ],
      },
    ],
  ],
  [
    stackMenu,
    [
      {
        group: 'counter: sandwich shop',
        cases: [
          ['a turkey and swiss on rye with lettuce, tomato and mustard', '1 Turkey and Swiss'],
          [
            'half a turkey and swiss and a cup of tomato soup',
            '1 Turkey and Swiss (Half); 1 Tomato Basil Soup (Cup)',
          ],
          [
            'twelve inch italian on white with everything, and a large lemonade',
            '1 Italian (12 inch); 1 Lemonade (Large)',
          ],
          ['footlong meatball sub with provolone, toasted', '1 Meatball Marinara (12 inch)'],
          [
            "i'll have a six inch philly with peppers, onions and extra cheese",
            '1 Philly Cheesesteak (6 inch)',
          ],
          [
            'tuna melt on sourdough hold the pickles with a bag of salt and vinegar',
            '1 Tuna Melt; 1 Salt and Vinegar Crisps',
          ],
          ['two club sandwiches, one without bacon and one without mayo', '2 Club Sandwich'],
          [
            'chicken caesar wrap no croutons dressing on the side and a diet coke',
            '1 Chicken Caesar Wrap; 1 Diet Coke',
          ],
          [
            'a whole roast beef on wheat with horseradish, swiss cheese instead of cheddar',
            '1 Roast Beef and Cheddar (Whole)',
          ],
          [
            'can i get a ham and cheese toastie with a side of pasta salad, small',
            '1 Ham and Cheese Toastie; 1 Pasta Salad (Small)',
          ],
          [
            'one falafel wrap with extra tahini, no onions, and a bowl of lentil soup',
            '1 Falafel Wrap; 1 Lentil Soup (Bowl)',
          ],
          [
            'an egg and cress and two chocolate chip cookies',
            '1 Egg and Cress Sandwich; 2 Chocolate Chip Cookie',
          ],
          [
            'greek salad with no olives and dressing on the side, apple juice',
            '1 Greek Salad; 1 Apple Juice',
          ],
          ['three lemonades, two large and one small', '2 Lemonade (Large); 1 Lemonade (Small)'],
          [
            'a turkey sandwich on white bread with american cheese, lettuce, tomato, mayo, salt and pepper',
            '1 Turkey and Swiss',
          ],
          [
            'a club combo with chips and an iced tea',
            '1 Club Sandwich; 1 Iced Tea || 1 Club Sandwich; 1 Sea Salt Crisps; 1 Iced Tea',
          ],
          [
            'roast beef sandwich with cheddar, medium rare, on a kaiser roll with au jus',
            '1 Roast Beef and Cheddar',
          ],
          [
            'could i please get an italian sub, six inch, no olives, oil and vinegar, salt and pepper',
            '1 Italian (6 inch)',
          ],
          ['two of the meatball, twelve inch, with extra marinara sauce', '2 Meatball Marinara (12 inch)'],
          ['one oatmeal cookie, no wait, make that chocolate chip', '1 Chocolate Chip Cookie'],
          [
            'a caesar salad with grilled chicken and a small iced tea with lemon',
            '1 Caesar Salad; 1 Iced Tea (Small)',
          ],
          ['a cheesesteak twelve inch whiz wit', '1 Philly Cheesesteak (12 inch)'],
        ],
      },
    ],
  ],
  [
    pattyMenu,
    [
      {
        group: 'counter: burger bar',
        cases: [
          ['one, two, three classic burgers please', '3 Classic Burger'],
          [
            'double cheese burger with bacon, no pickles, and large fries',
            '1 Cheese Burger (Double); 1 Fries (Large)',
          ],
          [
            'a mushroom swiss and a jalapeno crunch, both with extra sauce',
            '1 Mushroom Swiss Burger; 1 Jalapeno Crunch Burger',
          ],
          ['crispy chicken burger meal with a medium coke', '1 Crispy Chicken Burger; 1 Coca Cola (Medium)'],
          ['fish burger combo with large fries and a fanta', '1 Fish Burger; 1 Fries (Large); 1 Fanta'],
          ['two veggie burgers, no mayo on one of them', '2 Veggie Burger'],
          ['nine nuggets and a large seven up', '1 Chicken Nuggets (9 pieces); 1 7 Up (Large)'],
          [
            '20 piece nuggets with garlic mayo dip',
            '1 Chicken Nuggets (20 pieces); 1 Garlic Mayo Dip || 1 Chicken Nuggets (20 pieces)',
          ],
          ['a crispy and a grilled chicken burger', '1 Crispy Chicken Burger; 1 Grilled Chicken Burger'],
          ['i want a burger with cheese', '1 Cheese Burger'],
          [
            'four double classics, two with no onion, and four medium fries',
            '4 Classic Burger (Double); 4 Fries (Medium)',
          ],
          [
            'hot jalapeno crunch, a dozen onion rings and an oreo shake large',
            '1 Jalapeno Crunch Burger {Hot}; 1 Onion Rings (12 pieces); 1 Oreo Shake (Large)',
          ],
          [
            'can we have a couple of cheese burgers, singles, and a large curly fries',
            '2 Cheese Burger (Single); 1 Curly Fries (Large)',
          ],
          [
            'loaded fries, no jalapenos, and a chocolate shake, no whipped cream',
            '1 Loaded Fries; 1 Chocolate Shake',
          ],
          [
            'grilled chicken burger on a brioche bun with avocado, lettuce and honey mustard and a side of slaw',
            '1 Grilled Chicken Burger; 1 Coleslaw',
          ],
          [
            'give me three burgers: one fish, one veggie, one classic',
            '1 Fish Burger; 1 Veggie Burger; 1 Classic Burger',
          ],
          ['five small fries and five small cokes', '5 Fries (Small); 5 Coca Cola (Small)'],
          [
            'cheese burger, single patty, add bacon, add a fried egg, and fries',
            '1 Cheese Burger (Single); 1 Fries',
          ],
          [
            'uh let me get the mushroom one with swiss and, uh, a water',
            '1 Mushroom Swiss Burger; 1 Water Bottle',
          ],
          [
            'two crispy chicken burgers, one mild one hot',
            '1 Crispy Chicken Burger {Mild}; 1 Crispy Chicken Burger {Hot}',
          ],
          [
            'a classic with fries and a coke, all large',
            '1 Classic Burger; 1 Fries (Large); 1 Coca Cola (Large)',
          ],
          ['no fries for me, just a fish burger', '1 Fish Burger'],
          ['I asked for two shakes yesterday, today one oreo shake is enough', '1 Oreo Shake'],
        ],
      },
    ],
  ],
  [
    ovenMenu,
    [
      {
        group: 'counter: pizza place',
        cases: [
          [
            'a twelve inch margherita and a nine inch pepperoni',
            '1 Margherita (12 inch); 1 Pepperoni (9 inch)',
          ],
          ['large pepperoni with extra cheese and mushrooms', '1 Pepperoni (16 inch)'],
          [
            'two medium pizzas, one hawaiian and one bbq chicken',
            '1 Hawaiian (12 inch); 1 BBQ Chicken (12 inch)',
          ],
          [
            'half and half, margherita and pepperoni, large',
            '1 Margherita (16 inch); 1 Pepperoni (16 inch) || 1 Margherita (16 inch) || 1 Pepperoni (16 inch)',
          ],
          ['small four cheese thin crust no basil', '1 Four Cheese (9 inch)'],
          [
            'a veggie feast without olives, sixteen inch, and cheesy garlic bread',
            '1 Veggie Feast (16 inch); 1 Cheesy Garlic Bread',
          ],
          [
            'three pizzas, all twelve inch: pepperoni, hawaiian and fajita sizzler hot',
            '1 Pepperoni (12 inch); 1 Hawaiian (12 inch); 1 Fajita Sizzler (12 inch) {Hot}',
          ],
          [
            'dozen wings mild and a big bottle of pepsi',
            '1 Chicken Wings (12 pieces) {Mild}; 1 Pepsi (1.5 Litre)',
          ],
          ['pepperoni pizza with stuffed crust and a can of 7up', '1 Pepperoni; 1 7 Up (Can)'],
          ['one calzone and two tiramisus', '1 Calzone; 2 Tiramisu'],
          ['can i get a hawaiian but without the pineapple', '1 Hawaiian'],
          ['large wedges and six hot wings', '1 Potato Wedges (Large); 1 Chicken Wings (6 pieces) {Hot}'],
          [
            'i think we will need two large margheritas, one extra basil, and a caesar salad to share',
            '2 Margherita (16 inch); 1 Caesar Salad',
          ],
          ['a pizza with four cheeses, 12 inch', '1 Four Cheese (12 inch)'],
          [
            'bbq chicken medium with no onions add jalapenos and garlic bread',
            '1 BBQ Chicken (12 inch); 1 Garlic Bread',
          ],
          [
            'two pepsi cans, a large water and one lava cake',
            '2 Pepsi (Can); 1 Mineral Water (Large); 1 Chocolate Lava Cake',
          ],
          ['one margherita, scratch that, two margheritas nine inch', '2 Margherita (9 inch)'],
          ['pepperoni sixteen inch well done cut in squares', '1 Pepperoni (16 inch)'],
        ],
      },
    ],
  ],
  [
    tacoMenu,
    [
      {
        group: 'counter: taco bar',
        cases: [
          [
            'three beef tacos crispy and two chicken tacos soft',
            '3 Beef Taco (Crispy); 2 Chicken Taco (Soft)',
          ],
          ['two of each, al pastor and shrimp tacos', '2 Al Pastor Taco; 2 Shrimp Taco'],
          [
            'a chicken burrito with black beans, rice, cheese, sour cream and guacamole, large',
            '1 Chicken Burrito (Large)',
          ],
          ['a beef and a chicken burrito, both large', '1 Beef Burrito (Large); 1 Chicken Burrito (Large)'],
          [
            'one beef burrito hot, no beans, with a side of street corn',
            '1 Beef Burrito {Hot}; 1 Street Corn',
          ],
          ['chips and salsa and a large guac', '1 Chips and Salsa; 1 Guacamole (Large)'],
          [
            'half nachos with extra jalapenos and a horchata medium',
            '1 Loaded Nachos (Half); 1 Horchata (Medium)',
          ],
          ['four tacos, two shrimp and two veggie', '2 Shrimp Taco; 2 Veggie Taco'],
          [
            'cheese quesadilla with salsa on the side and a large sprite',
            '1 Cheese Quesadilla; 1 Sprite (Large)',
          ],
          ['soft beef taco times three with extra cheese and no lettuce', '3 Beef Taco (Soft)'],
          ['a breakfast burrito with eggs, bacon and potatoes', '1 Breakfast Burrito'],
          ['chicken fajitas with flour tortillas, and a spanish rice', '1 Chicken Fajitas; 1 Spanish Rice'],
          ['an al pastor with pineapple, onion and cilantro', '1 Al Pastor Taco'],
          [
            'one taco salad no cheese dressing on the side and a margarita',
            '1 Taco Salad; 1 Margarita Mocktail',
          ],
          [
            'five tacos: three chicken, one beef and one shrimp',
            '3 Chicken Taco; 1 Beef Taco; 1 Shrimp Taco',
          ],
          [
            'two quesadillas, one beef one cheese, and black beans',
            '1 Beef Quesadilla; 1 Cheese Quesadilla; 1 Black Beans',
          ],
        ],
      },
    ],
  ],
  [
    crumbMenu,
    [
      {
        group: 'counter: bakery',
        cases: [
          ['a dozen glazed donuts and half a dozen jam donuts', '12 Glazed Donut; 6 Jam Donut'],
          ['half a sourdough, sliced, and a baguette', '1 Sourdough (Half); 1 Baguette'],
          ['two plain croissants and one chocolate', '2 Plain Croissant; 1 Chocolate Croissant'],
          ['a two pound black forest with happy birthday ali written on it', '1 Black Forest Cake (2 Pound)'],
          ['three slices of red velvet', '3 Red Velvet Cake (Slice)'],
          [
            'half a kilo of nan khatai and a pack of coconut biscuits',
            '1 Nan Khatai (500 gram); 1 Coconut Biscuits',
          ],
          ['six dinner rolls and a white loaf', '6 Dinner Roll; 1 White Loaf'],
          ['four chicken puffs and four vegetable ones', '4 Chicken Puff; 4 Vegetable Puff'],
          ['a vanilla and a chocolate cupcake, two of each', '2 Vanilla Cupcake; 2 Chocolate Cupcake'],
          ['one lemon tart and a couple of brownies', '1 Lemon Tart; 2 Fudge Brownie'],
          ['burger buns, pack of six', '1 Burger Bun (6 pieces)'],
          ['ten eclairs and an apple danish please', '10 Chocolate Eclair; 1 Apple Danish'],
          ['do you have cheese straws? if so, five', '5 Cheese Straw'],
          [
            'one red velvet cake one pound and another one two pound',
            '1 Red Velvet Cake (1 Pound); 1 Red Velvet Cake (2 Pound)',
          ],
          [
            'i need bread: one white loaf whole, one sourdough whole',
            '1 White Loaf (Whole); 1 Sourdough (Whole)',
          ],
        ],
      },
    ],
  ],
  [
    scoopMenu,
    [
      {
        group: 'counter: ice-cream shop',
        cases: [
          [
            'a double scoop of pistachio in a waffle cone',
            '1 Pistachio (Double) || 1 Pistachio (Double); 1 Waffle Cone',
          ],
          ['two scoops of vanilla with chocolate sauce and sprinkles', '1 Vanilla (Double) || 2 Vanilla'],
          ['one single chocolate and one single strawberry', '1 Chocolate (Single); 1 Strawberry (Single)'],
          ['a tub of cookies and cream', '1 Cookies and Cream (Tub)'],
          ['banana split with no nuts and extra whipped cream', '1 Banana Split'],
          [
            'large hot fudge sundae and a small strawberry shake',
            '1 Hot Fudge Sundae (Large); 1 Strawberry Shake (Small)',
          ],
          ['three vanilla shakes, two large one small', '2 Vanilla Shake (Large); 1 Vanilla Shake (Small)'],
          ['mango sorbet, double, in a cup', '1 Mango Sorbet (Double)'],
          [
            'a salted caramel and a pistachio, both double',
            '1 Salted Caramel (Double); 1 Pistachio (Double)',
          ],
          [
            'belgian waffle with a scoop of vanilla on top',
            '1 Belgian Waffle || 1 Belgian Waffle; 1 Vanilla (Single)',
          ],
          ['a chocolate shake with vanilla ice cream, large', '1 Chocolate Shake (Large)'],
          [
            'two caramel sundaes, one regular one large, nuts on both',
            '1 Caramel Sundae (Regular); 1 Caramel Sundae (Large)',
          ],
          ['kulfi falooda and a water', '1 Kulfi Falooda; 1 Water'],
          [
            'kids want a strawberry single each, there are three of them',
            '3 Strawberry (Single) || 1 Strawberry (Single)',
          ],
        ],
      },
    ],
  ],
  [
    bowlMenu,
    [
      {
        group: 'counter: noodle bar',
        cases: [
          ['large pad thai, medium spicy, no peanuts', '1 Pad Thai (Large) {Medium}'],
          ['a chicken and a beef chow mein, both hot', '1 Chicken Chow Mein {Hot}; 1 Beef Chow Mein {Hot}'],
          ['tonkotsu ramen with an extra egg and no bamboo', '1 Tonkotsu Ramen'],
          ['two bowls of miso ramen and ten chicken gyoza', '2 Miso Ramen; 1 Chicken Gyoza (10 pieces)'],
          [
            'full egg fried rice and a small tom yum, mild',
            '1 Egg Fried Rice (Full); 1 Tom Yum Soup (Small) {Mild}',
          ],
          ['beef pho large with extra noodles and lime, hold the cilantro', '1 Beef Pho (Large)'],
          [
            'dan dan noodles hot, edamame and a bubble tea with less sugar and extra pearls',
            '1 Dan Dan Noodles {Hot}; 1 Edamame; 1 Bubble Tea',
          ],
          [
            'three bao buns and five vegetable gyoza',
            '3 Bao Bun; 1 Vegetable Gyoza (5 pieces) || 3 Bao Bun; 5 Vegetable Gyoza',
          ],
          [
            'could i have the drunken noodles with tofu instead of chicken, and a jasmine tea',
            '1 Drunken Noodles; 1 Jasmine Tea',
          ],
          ['vegetable chow mein regular, add chilli oil on the side', '1 Vegetable Chow Mein (Regular)'],
          ['pad thai with shrimp and a thai iced tea with no ice', '1 Pad Thai; 1 Thai Iced Tea'],
          ['two green teas and two jasmine rice', '2 Green Tea; 2 Jasmine Rice'],
          [
            'one chicken fried rice half and another one full',
            '1 Chicken Fried Rice (Half); 1 Chicken Fried Rice (Full)',
          ],
          ['get me a chow mein, chicken, large', '1 Chicken Chow Mein (Large)'],
          ['prawn crackers, oh and a large bubble tea, taro', '1 Prawn Crackers; 1 Bubble Tea (Large)'],
        ],
      },
    ],
  ],
  [
    canalMenu,
    [
      {
        group: 'counter: everyday at a dhaba',
        cases: [
          ['ek full chicken karahi aur chay naan', '1 Chicken Karahi (Full); 6 Naan'],
          ['two zinger burgers and one large fries', '2 Zinger Burger; 1 French Fries (Large)'],
          ['half kg mutton karahi spicy and four roti', '1 Mutton Karahi (Half) {Hot}; 4 Roti'],
          ['chicken biryani full with raita', '1 Chicken Biryani (Full); 1 Raita'],
          [
            'i want one medium chicken fajita pizza and a 1.5 litre pepsi',
            '1 Chicken Fajita Pizza (Medium); 1 Pepsi (1.5 Litre)',
          ],
          ['two chicken and one beef paratha roll', '2 Chicken Paratha Roll; 1 Beef Paratha Roll'],
          ['12 piece malai boti and 2 garlic naan', '1 Malai Boti (12 pieces); 2 Garlic Naan'],
          ['do karak chai aur ek kheer', '2 Karak Chai; 1 Kheer'],
          ['large chicken shawarma extra garlic sauce no pickle', '1 Chicken Shawarma (Large)'],
          ['one sweet and one salted lassi', '1 Sweet Lassi; 1 Salted Lassi'],
          ['leg piece chicken tikka two plates', '2 Chicken Tikka (Leg)'],
          ['a small water and a big bottle of coke', '1 Mineral Water (Small); 1 Coca Cola (1.5 Litre)'],
          ['three double beef burgers with cheese', '3 Beef Burger (Double)'],
          ['gulab jamun 4 pieces and green tea', '1 Gulab Jamun (4 pieces); 1 Green Tea'],
          [
            'please send one chicken handi half, mild, two kulcha and fresh salad',
            '1 Chicken Handi (Half) {Mild}; 2 Kulcha; 1 Fresh Salad',
          ],
        ],
      },
      {
        group: 'counter: hard at a dhaba',
        cases: [
          ['one chicken biryani no no mutton pulao', '1 Mutton Pulao'],
          ['two naan, wait three naan, and no raita', '3 Naan'],
          ['i was thinking karahi but lets do handi, half', '1 Chicken Handi (Half)'],
          ['give me the zinger, actually two, and drop the fries', '2 Zinger Burger'],
          [
            'six people coming, two full biryanis and six cans of pepsi',
            '2 Chicken Biryani (Full); 6 Pepsi (Can)',
          ],
          [
            'for seekh kebab beef to plates',
            '4 Beef Seekh Kebab || 2 Beef Seekh Kebab || 2 Beef Seekh Kebab (4 pieces) || 1 Beef Seekh Kebab (4 pieces)',
          ],
          [
            'is it possible to get the malai boti without spice and a garlic nan',
            '1 Malai Boti; 1 Garlic Naan',
          ],
          ['do you have kheer, if yes two, otherwise zarda', '2 Kheer'],
          ['same karahi as my friend, chicken, full, but less spicy', '1 Chicken Karahi (Full) {Mild}'],
          ['five naan: three garlic, two plain', '3 Garlic Naan; 2 Naan'],
          [
            'two pizzas large, one tikka, one fajita, on the fajita no capsicum',
            '1 Chicken Tikka Pizza (Large); 1 Chicken Fajita Pizza (Large)',
          ],
          ["don't give me coke, give me sprite, the one litre", '1 Sprite (1 Litre)'],
          ['not the beef burger, the chicken cheese one', '1 Chicken Cheese Burger'],
          [
            'burger, fries, drink: zinger, masala, mountain dew',
            '1 Zinger Burger; 1 Masala Fries; 1 Mountain Dew',
          ],
          [
            'two rolls one chicken one beef both spicy',
            '1 Chicken Paratha Roll {Hot}; 1 Beef Paratha Roll {Hot}',
          ],
          ['zinger do, fries teen, pepsi char can', '2 Zinger Burger; 3 French Fries; 4 Pepsi (Can)'],
          ['bhai ek tikka breast wala aur do naan bina til ke', '1 Chicken Tikka (Breast); 2 Naan'],
          [
            'one daal makhni, hold on, is it spicy? never mind, one daal makhni and two roti',
            '1 Daal Makhni; 2 Roti',
          ],
          ['i ate the mutton karahi last week, this time chicken karahi half', '1 Chicken Karahi (Half)'],
          [
            'wings, twelve of them, and mint margarita one each for four of us',
            '1 Hot Wings (12 pieces); 4 Mint Margarita || 12 Hot Wings; 4 Mint Margarita',
          ],
        ],
      },
    ],
  ],
];
