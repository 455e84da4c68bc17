import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { anchorMenu, bluebirdMenu, cinderMenu, juniperMenu, pomodoroMenu } from '../menus/diner-and-chowk.ts';

const coffee: readonly CorpusGroup[] = [
  {
    group: 'diner and chowk: coffee',
    cases: [
      [
        "i'd like a regular iced latte with oat milk and two pumps of vanilla, and could i also get a blueberry muffin warmed up please",
        '1 Latte (Regular); 1 Blueberry Muffin',
      ],
      [
        'can i get a large coffee with room for cream and an everything bagel toasted with cream cheese',
        '1 Drip Coffee (Large); 1 Everything Bagel',
      ],
      [
        'one small cappuccino dark roast with cinnamon and one large mocha with whipped cream and caramel syrup',
        '1 Cappuccino (Small); 1 Mocha (Large)',
      ],
      [
        'i want a macchiato espresso, light roast, with a drizzle of caramel, regular size',
        '1 Macchiato (Regular)',
      ],
      [
        'a tall americano and a venti flat white with almond milk',
        '1 Americano (Small); 1 Flat White (Large)',
      ],
      [
        'give me a grande iced coffee with sugar free hazelnut and a splash of half and half',
        '1 Iced Coffee (Regular)',
      ],
      ['two large lattes one with soy milk one with regular milk', '2 Latte (Large)'],
      [
        'large hot chocolate no whip with a shot of peppermint and a chocolate croissant heated',
        '1 Hot Chocolate (Large); 1 Chocolate Croissant',
      ],
      [
        'can you make me a double espresso, and a regular drip coffee black',
        '1 Espresso (Double); 1 Drip Coffee (Regular)',
      ],
      ['i would like a coffee, a regular cappuccino with two sugars', '1 Cappuccino (Regular)'],
      [
        'one nitro large, no ice, and one cold brew large with sweet cream',
        '1 Nitro Cold Brew (Large); 1 Cold Brew (Large)',
      ],
      ['a small hot tea, earl grey if you have it, with lemon and honey on the side', '1 Hot Tea (Small)'],
      [
        'let me have a large matcha latte iced with coconut milk, less sweet, and a slice of coffee cake',
        '1 Matcha Latte (Large); 1 Coffee Cake',
      ],
      [
        'i need three regular coffees two with cream and sugar and one black, plus three cinnamon rolls',
        '3 Drip Coffee (Regular); 3 Cinnamon Roll',
      ],
      ['small dirty chai with an extra shot and oat milk', '1 Chai Latte (Small)'],
      [
        'an extra hot large skinny vanilla latte with no foam and a banana nut muffin',
        '1 Latte (Large); 1 Banana Nut Muffin',
      ],
      [
        'regular frappe with chocolate chips, whipped cream, chocolate drizzle, and a large lemonade',
        '1 Frappe (Regular); 1 Lemonade (Large)',
      ],
      [
        'could i do a mocha, make it a large, with three pumps of white mocha sauce and skim milk',
        '1 Mocha (Large)',
      ],
      [
        'a bacon egg and cheese on a bagel and a small iced tea unsweetened',
        '1 Bacon Egg and Cheese; 1 Iced Tea (Small)',
      ],
      [
        'one caramel macchiato with extra caramel, one vanilla latte, both regular',
        '1 Macchiato (Regular); 1 Latte (Regular)',
      ],
      [
        'a bowl of oatmeal with brown sugar and raisins and a regular latte',
        '1 Oatmeal (Bowl); 1 Latte (Regular)',
      ],
      [
        'i will have the cold brew with vanilla sweet cream foam in a large, and an avocado toast with an egg on top',
        '1 Cold Brew (Large); 1 Avocado Toast',
      ],
      ['large steamer with hazelnut and 2 percent milk', '1 Steamer (Large)'],
      ['iced americano large four shots with a splash of oat milk', '1 Americano (Large)'],
      [
        'small latte, small mocha, and two oatmeal cookies to go',
        '1 Latte (Small); 1 Mocha (Small); 2 Oatmeal Cookie',
      ],
      [
        'a regular latte with a shot of espresso and chocolate syrup, and a large one with nothing in it',
        '1 Latte (Regular); 1 Latte (Large)',
      ],
    ],
  },
];

const subs: readonly CorpusGroup[] = [
  {
    group: 'diner and chowk: subs',
    cases: [
      [
        'can i get a footlong italian on white bread with lettuce, tomato, onion, oil and vinegar, no mayo, and a bag of chips',
        '1 Italian Sub (Footlong); 1 Potato Chips',
      ],
      [
        'six inch turkey and provolone on wheat, light mayo, extra pickles, banana peppers on the side',
        '1 Turkey and Provolone (6 inch)',
      ],
      [
        'i want a twelve inch meatball sub with extra sauce and parmesan and a large fountain drink',
        '1 Meatball Marinara Sub (Footlong); 1 Fountain Drink (Large)',
      ],
      [
        'a ham and cheese six inch on honey oat, toasted, with american cheese, lettuce, spinach, no tomatoes, mustard',
        '1 Ham and Cheese Sub (6 inch)',
      ],
      [
        'footlong steak and cheese with green peppers, onions, mushrooms and chipotle sauce',
        '1 Philly Cheesesteak (Footlong)',
      ],
      [
        'two footlongs: a tuna with everything and a blt with no tomato',
        '1 Tuna Salad Sub (Footlong); 1 BLT (Footlong)',
      ],
      [
        'roast beef and swiss on rye with horseradish, six inch please, and a cup of clam chowder',
        '1 Roast Beef Sub (6 inch); 1 Clam Chowder (Cup)',
      ],
      [
        'one chicken teriyaki footlong, flatbread, sweet onion sauce, double meat, no olives, light lettuce',
        '1 Chicken Teriyaki Sub (Footlong)',
      ],
      [
        'could i please have a veggie sub with avocado, all the vegetables except onions, and a sprite',
        '1 Veggie Sub; 1 Sprite',
      ],
      [
        'turkey club footlong with bacon, no cheese, honey mustard on the side, two chocolate chip cookies and a diet coke',
        '1 Turkey Club (Footlong); 2 Chocolate Chip Cookie; 1 Diet Coke',
      ],
      [
        'let me get a chicken parm with extra marinara, foot long, and a small coleslaw',
        '1 Chicken Parmesan Sub (Footlong); 1 Coleslaw (Small)',
      ],
      [
        'a philly with no onions extra cheese whiz and peppers, half footlong, i mean six inch',
        '1 Philly Cheesesteak (6 inch)',
      ],
      [
        'i would like a turkey sub on italian herb and cheese bread with pepper jack, cucumbers, jalapenos, ranch dressing, salt and pepper',
        '1 Turkey and Provolone||1 Turkey Club',
      ],
      [
        'tuna sandwich six inch, extra tuna, on wheat bread with provolone cheese, and a dill pickle',
        '1 Tuna Salad Sub (6 inch); 1 Dill Pickle',
      ],
      [
        'a kids sub with just ham and cheese and a sugar cookie and a water',
        '1 Kids Sub; 1 Sugar Cookie; 1 Bottled Water',
      ],
      [
        'three six inch italians, hold the hot peppers on one of them, three barbecue chips and three cokes',
        '3 Italian Sub (6 inch); 3 Barbecue Chips; 3 Coke',
      ],
      [
        'i will take a bowl of chicken noodle and half a roast beef sub, i guess the six inch, with lettuce and au jus',
        '1 Chicken Noodle Soup (Bowl); 1 Roast Beef Sub (6 inch)',
      ],
      [
        'chicken philly footlong on white with american, grilled onions, no peppers and a medium sweet tea no lemon',
        '1 Chicken Philly (Footlong); 1 Sweet Tea (Medium)',
      ],
      [
        'make it a six inch blt, extra bacon, light mayo, toasted wheat, with a large macaroni salad',
        '1 BLT (6 inch); 1 Macaroni Salad (Large)',
      ],
      [
        'i want an italian sub with ham, salami, pepperoni, provolone, lettuce, tomato, oregano and oil, foot long',
        '1 Italian Sub (Footlong)',
      ],
      [
        'a footlong with roast beef, cheddar, lettuce, tomato, mayo and black olives',
        '1 Roast Beef Sub (Footlong)',
      ],
      [
        'one meatball, one chicken teriyaki, both six inch, and two fountain drinks medium',
        '1 Meatball Marinara Sub (6 inch); 1 Chicken Teriyaki Sub (6 inch); 2 Fountain Drink (Medium)',
      ],
      [
        'a brownie, a large sweet tea and a veggie footlong without cheese or mayo',
        '1 Brownie; 1 Sweet Tea (Large); 1 Veggie Sub (Footlong)',
      ],
      [
        'give me a grilled chicken and bacon sub footlong with ranch',
        '1 Chicken Philly (Footlong)||1 Chicken Teriyaki Sub (Footlong)||1 Chicken Parmesan Sub (Footlong)',
      ],
    ],
  },
];

const burgers: readonly CorpusGroup[] = [
  {
    group: 'diner and chowk: burgers',
    cases: [
      [
        'i would like a vegan burger with lettuce tomatoes and onions and a large order of sweet potato fries',
        '1 Vegan Burger; 1 Sweet Potato Fries (Large)',
      ],
      [
        'double cheeseburger, no pickles, extra ketchup, medium curly fries and a large orange soda',
        '1 Cheeseburger (Double); 1 Curly Fries (Medium); 1 Orange Soda (Large)',
      ],
      [
        'two hamburgers plain, a small fries and a chocolate milkshake',
        '2 Hamburger; 1 French Fries (Small); 1 Chocolate Shake',
      ],
      [
        'a triple burger with cheese and bacon',
        '1 Cheeseburger (Triple)||1 Hamburger (Triple)||1 Bacon Cheeseburger',
      ],
      [
        'the western with onion rings on it and extra bbq sauce, plus large onion rings',
        '1 Western Burger; 1 Onion Rings (Large)',
      ],
      [
        'spicy crispy chicken sandwich with no mayo and a bowl of chili with cheese and onions',
        '1 Crispy Chicken Sandwich {Spicy}; 1 Chili (Bowl)',
      ],
      [
        'can i get a mushroom burger medium well with extra swiss, a side salad with ranch on the side and a water',
        '1 Swiss Mushroom Burger; 1 Side Salad; 1 Water',
      ],
      [
        'five chicken strips with barbecue sauce and a small diet coke, light ice',
        '1 Chicken Strips (5 pieces); 1 Diet Coke (Small)',
      ],
      [
        'jalapeno burger hot with pepper jack, hold the lettuce, and large fries extra crispy',
        '1 Jalapeno Burger {Hot}; 1 French Fries (Large)',
      ],
      [
        'give me three single cheeseburgers, one without onions, one without pickles, one plain',
        '3 Cheeseburger (Single)',
      ],
      [
        'a turkey burger on a lettuce wrap with avocado and sprouts, sweet potato fries small',
        '1 Turkey Burger; 1 Sweet Potato Fries (Small)',
      ],
      [
        'one bacon cheeseburger double with everything, one grilled chicken sandwich no tomato, two medium cokes',
        '1 Bacon Cheeseburger (Double); 1 Grilled Chicken Sandwich; 2 Coca Cola (Medium)',
      ],
      [
        'salmon burger with tartar sauce, dill pickles and lemon, curly fries large, strawberry shake with whipped cream',
        '1 Salmon Burger; 1 Curly Fries (Large); 1 Strawberry Shake',
      ],
      [
        'i want a hamburger with cheese, grilled onions, lettuce and thousand island, and fries',
        '1 Hamburger; 1 French Fries||1 Cheeseburger; 1 French Fries',
      ],
      [
        'vanilla shake and a vegan burger no bun extra patty and medium fries no salt',
        '1 Vanilla Shake; 1 Vegan Burger; 1 French Fries (Medium)',
      ],
    ],
  },
];

const pizza: readonly CorpusGroup[] = [
  {
    group: 'diner and chowk: pizza',
    cases: [
      [
        'a large ham and pineapple pizza on thin crust and a 2 liter coke',
        '1 Ham and Pineapple Pizza (Large); 1 Coke (2 Liter)',
      ],
      [
        'medium pizza half pepperoni half cheese with extra sauce',
        '1 Pepperoni Pizza (Medium)||1 Cheese Pizza (Medium)||1 Build Your Own Pizza (Medium)',
      ],
      [
        'i would like a large pie with green pepper and extra pepperoni',
        '1 Pepperoni Pizza (Large)||1 Build Your Own Pizza (Large)||1 Cheese Pizza (Large)',
      ],
      [
        'two large pizzas, one sausage and mushroom, one meat lovers, both stuffed crust',
        '1 Sausage and Mushroom Pizza (Large); 1 Meat Lovers Pizza (Large)',
      ],
      [
        'personal veggie lovers no olives, a small caesar salad dressing on the side and a can of sprite',
        '1 Veggie Lovers Pizza (Personal); 1 Caesar Salad (Small); 1 Sprite (Can)',
      ],
      ['can i order a hawaiian, large, with extra pineapple', '1 Ham and Pineapple Pizza (Large)'],
      [
        'hot buffalo chicken pizza medium with blue cheese drizzle and sixteen wings mild',
        '1 Buffalo Chicken Pizza (Medium) {Hot}; 1 Chicken Wings (16 pieces) {Mild}',
      ],
      [
        'a dozen garlic knots with marinara and two personal pepperonis',
        '1 Garlic Knots (12 pieces); 2 Pepperoni Pizza (Personal)',
      ],
      [
        'large cheese pizza with mushrooms, onions and black olives, light cheese, well done',
        '1 Cheese Pizza (Large)',
      ],
      [
        'one white pizza large, one ham calzone, one spinach calzone and three cans of root beer',
        '1 White Pizza (Large); 1 Ham Calzone; 1 Spinach Calzone; 3 Root Beer (Can)',
      ],
      [
        'build your own medium with bacon, spinach, feta and tomatoes, gluten free crust',
        '1 Build Your Own Pizza (Medium)',
      ],
      ['a large sausage pizza no mushrooms', '1 Sausage and Mushroom Pizza (Large)'],
      [
        'pepperoni pizza with a side of breadsticks, two cannolis and a tiramisu',
        '1 Pepperoni Pizza; 1 Breadsticks; 2 Cannoli; 1 Tiramisu',
      ],
      [
        'three large: one pepperoni, one veggie, one plain cheese, and a big greek salad no onions',
        '1 Pepperoni Pizza (Large); 1 Veggie Lovers Pizza (Large); 1 Cheese Pizza (Large); 1 Greek Salad (Large)',
      ],
      [
        '8 hot wings with ranch and celery and a medium meat lovers with no ham',
        '1 Chicken Wings (8 pieces) {Hot}; 1 Meat Lovers Pizza (Medium)',
      ],
    ],
  },
];

const diner: readonly CorpusGroup[] = [
  {
    group: 'diner and chowk: diner',
    cases: [
      [
        'two eggs over easy with bacon and rye toast and a coffee with cream',
        '1 Two Eggs Breakfast; 1 Coffee||1 Two Eggs Breakfast; 1 Bacon; 1 Rye Toast; 1 Coffee',
      ],
      [
        'short stack of blueberry pancakes with butter and syrup on the side and a large orange juice',
        '1 Blueberry Pancakes (Short Stack); 1 Orange Juice (Large)',
      ],
      [
        'i will have the western omelette no onions with home fries and white toast',
        '1 Western Omelette; 1 Home Fries; 1 White Toast||1 Western Omelette',
      ],
      [
        'a patty melt on rye with grilled onions, extra swiss, and a cup of soup',
        '1 Patty Melt; 1 Soup of the Day (Cup)',
      ],
      [
        'a full stack of pancakes, a side of sausage links and a decaf',
        '1 Buttermilk Pancakes (Full Stack); 1 Sausage Links; 1 Decaf Coffee',
      ],
      [
        'french toast with powdered sugar and strawberries, crispy hash browns and a small milk',
        '1 French Toast; 1 Hash Browns; 1 Milk (Small)',
      ],
      [
        'reuben with extra sauerkraut, dressing on the side, and a root beer float',
        '1 Reuben; 1 Root Beer Float',
      ],
      [
        'can we get two grilled cheeses, one with tomato, and two bowls of soup',
        '2 Grilled Cheese; 2 Soup of the Day (Bowl)',
      ],
      [
        'meatloaf with mashed potatoes and gravy and green beans, and a slice of pecan pie with ice cream',
        '1 Meatloaf Dinner; 1 Pecan Pie',
      ],
      [
        'club sandwich no mayo cut in quarters with fries instead of chips and a slice of apple pie a la mode',
        '1 Club Sandwich; 1 Apple Pie',
      ],
      [
        'eggs benedict with the hollandaise on the side, fruit cup, black coffee',
        '1 Eggs Benedict; 1 Fruit Cup; 1 Coffee',
      ],
      [
        'half order of biscuits and gravy, bacon extra crispy, large apple juice',
        '1 Biscuits and Gravy (Half); 1 Bacon; 1 Apple Juice (Large)',
      ],
      [
        'a belgian waffle with whipped cream and two coffees, one decaf one regular',
        '1 Belgian Waffle; 1 Decaf Coffee; 1 Coffee',
      ],
      ['cobb salad no blue cheese ranch instead, tuna melt on sourdough', '1 Cobb Salad; 1 Tuna Melt'],
      [
        'fish and chips with malt vinegar and coleslaw, corned beef hash with two poached eggs',
        '1 Fish and Chips; 1 Corned Beef Hash',
      ],
    ],
  },
];

/** Orders written out at length for menus nobody knew, before anything was tried. */
export const dinerAndChowkCounterSets: CorpusSets = [
  [juniperMenu, coffee],
  [anchorMenu, subs],
  [cinderMenu, burgers],
  [pomodoroMenu, pizza],
  [bluebirdMenu, diner],
];
