import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { lahoreMenu } from '../menus/lahore.ts';
import { makeMenu } from '../menus/shop.ts';

const cups = ['Tall', 'Grande', 'Venti'];
const sizes = ['Small', 'Medium', 'Large'];
const subs = ['Six Inch', 'Footlong'];
const pies = ['10 inch', '14 inch', '18 inch'];

const birchMenu = makeMenu('Birch Street Coffee', 31, {
  'Hot Drinks': [
    ['Pike Place Roast', cups],
    ['Caffe Latte', cups],
    ['Cappuccino', cups],
    ['Caffe Americano', cups],
    ['Caramel Macchiato', cups],
    ['White Chocolate Mocha', cups],
    ['Caffe Mocha', cups],
    ['Chai Tea Latte', cups],
    ['Hot Chocolate', cups],
    ['Espresso', ['Solo', 'Doppio']],
    ['Earl Grey', cups],
  ],
  'Cold Drinks': [
    ['Iced Latte', cups],
    ['Iced Caramel Macchiato', cups],
    ['Cold Brew', cups],
    ['Vanilla Sweet Cream Cold Brew', cups],
    ['Pink Drink', cups],
    ['Mango Dragonfruit Refresher', cups],
    ['Java Chip Frappuccino', cups],
    ['Caramel Frappuccino', cups],
  ],
  Food: [
    ['Butter Croissant'],
    ['Blueberry Muffin'],
    ['Everything Bagel'],
    ['Plain Bagel'],
    ['Cake Pop'],
    ['Bacon Gouda Sandwich'],
    ['Egg White Bites'],
    ['Banana Bread'],
    ['Cheese Danish'],
  ],
});

const lanternMenu = makeMenu('Lantern Subs', 32, {
  Subs: [
    ['Turkey Breast', subs],
    ['Black Forest Ham', subs],
    ['Italian BMT', subs],
    ['Spicy Italian', subs],
    ['Meatball Marinara', subs],
    ['Steak and Cheese', subs],
    ['Chicken Bacon Ranch', subs],
    ['Veggie Delite', subs],
    ['Tuna', subs],
    ['Roast Beef', subs],
    ['Cold Cut Combo', subs],
  ],
  Sides: [
    ['Lays Classic Chips'],
    ['Doritos'],
    ['Apple Slices'],
    ['Chocolate Chip Cookie'],
    ['White Macadamia Cookie'],
    ['Broccoli Cheddar Soup', ['Cup', 'Bowl']],
  ],
  Drinks: [['Coke', sizes], ['Diet Coke', sizes], ['Sprite', sizes], ['Dasani Water'], ['Sweet Tea', sizes]],
});

const grindMenu = makeMenu('The Daily Grind Burgers', 33, {
  Burgers: [
    ['Hamburger', ['Single', 'Double', 'Triple']],
    ['Cheeseburger', ['Single', 'Double', 'Triple']],
    ['Bacon Cheeseburger', ['Single', 'Double']],
    ['Mushroom Melt'],
    ['Beyond Burger', [], [], ['vegan']],
    ['Crispy Chicken Sandwich'],
    ['Spicy Chicken Sandwich'],
    ['Hot Dog'],
    ['Chili Dog'],
  ],
  Sides: [
    ['French Fries', sizes],
    ['Sweet Potato Fries', sizes],
    ['Onion Rings', sizes],
    ['Mozzarella Sticks', ['4 pieces', '8 pieces']],
    ['Side Salad'],
    ['Chili', ['Cup', 'Bowl']],
  ],
  Drinks: [
    ['Coca-Cola', sizes],
    ['Dr Pepper', sizes],
    ['Root Beer', sizes],
    ['Iced Tea', sizes],
    ['Vanilla Milkshake', sizes],
    ['Chocolate Milkshake', sizes],
    ['Strawberry Milkshake', sizes],
    ['Bottled Water'],
  ],
});

const emberMenu = makeMenu('Ember and Ash', 34, {
  Pizza: [
    ['Cheese Pizza', pies],
    ['Pepperoni Pizza', pies],
    ['Meat Lovers Pizza', pies],
    ['Veggie Pizza', pies],
    ['Hawaiian Pizza', pies],
    ['Buffalo Chicken Pizza', pies],
    ['Margherita Pizza', pies],
  ],
  Sides: [
    ['Garlic Knots', ['6 pieces', '12 pieces']],
    ['Breadsticks'],
    ['Chicken Wings', ['6 pieces', '12 pieces'], ['Mild', 'Medium', 'Hot']],
    ['Caesar Salad', ['Small', 'Large']],
    ['Greek Salad', ['Small', 'Large']],
    ['Spaghetti and Meatballs'],
    ['Chicken Parmesan'],
  ],
  Drinks: [['Pepsi', ['Can', '2 Liter']], ['Sierra Mist', ['Can', '2 Liter']], ['Iced Tea']],
  Desserts: [['Tiramisu'], ['Cannoli']],
});

const birch: readonly CorpusGroup[] = [
  {
    group: 'sizes of their own: coffee with its own sizes',
    cases: [
      [
        'hi can i get a grande iced latte with oat milk and two pumps of vanilla and also an everything bagel toasted with cream cheese please',
        '1 Iced Latte (Grande); 1 Everything Bagel',
      ],
      [
        "i'd like a venti caramel macchiato, extra hot, no foam, and a cake pop for my daughter",
        '1 Caramel Macchiato (Venti); 1 Cake Pop',
      ],
      [
        'let me have a tall hot chocolate, whipped cream on top, and a blueberry muffin warmed up',
        '1 Hot Chocolate (Tall); 1 Blueberry Muffin',
      ],
      [
        'two grande pike place, one with room for cream, and one with two splendas',
        '2 Pike Place Roast (Grande)',
      ],
      [
        'could i do a white chocolate mocha, venti, nonfat milk, no whip, and a butter croissant',
        '1 White Chocolate Mocha (Venti); 1 Butter Croissant',
      ],
      [
        'good morning, i need four drinks: a tall americano, a grande chai latte, a venti cold brew and a grande pink drink',
        '1 Caffe Americano (Tall); 1 Chai Tea Latte (Grande); 1 Cold Brew (Venti); 1 Pink Drink (Grande)',
      ],
      ['a grande latte with an extra shot and caramel drizzle', '1 Caffe Latte (Grande)'],
      ['may i have a medium vanilla sweet cream cold brew', '1 Vanilla Sweet Cream Cold Brew (Grande)'],
      ['large iced caramel macchiato with almond milk', '1 Iced Caramel Macchiato (Venti)'],
      [
        "i'll take a small cappuccino dry and a plain bagel with butter",
        '1 Cappuccino (Tall); 1 Plain Bagel',
      ],
      [
        'java chip frap, grande, with an extra scoop of java chips and light whip',
        '1 Java Chip Frappuccino (Grande)',
      ],
      [
        'can you make me two venti mochas with coconut milk, one of them decaf, and a bacon gouda',
        '2 Caffe Mocha (Venti); 1 Bacon Gouda Sandwich',
      ],
      ['a doppio espresso and a slice of banana bread please', '1 Espresso (Doppio); 1 Banana Bread'],
      [
        'mango dragonfruit refresher with lemonade instead of water, venti, light ice',
        '1 Mango Dragonfruit Refresher (Venti)',
      ],
      [
        'my usual is a grande soy chai but today give me a tall one with a cheese danish',
        '1 Chai Tea Latte (Tall); 1 Cheese Danish',
      ],
      [
        'we want three caramel frappuccinos, two grande and one tall',
        '2 Caramel Frappuccino (Grande); 1 Caramel Frappuccino (Tall)',
      ],
      [
        'an earl grey tea with steamed milk and honey, the biggest you have, and two egg white bites',
        '1 Earl Grey (Venti); 2 Egg White Bites',
      ],
      [
        'ok so grande mocha no whip, tall latte, and uh venti iced latte with sugar free vanilla',
        '1 Caffe Mocha (Grande); 1 Caffe Latte (Tall); 1 Iced Latte (Venti)',
      ],
      [
        'get me one hot chocolate with peppermint syrup in a grande cup and one without syrup in a tall cup',
        '1 Hot Chocolate (Grande); 1 Hot Chocolate (Tall)',
      ],
      ['two cake pops and a coffee, tall, black', '2 Cake Pop; 1 Pike Place Roast (Tall)||2 Cake Pop'],
      ['grande black coffee with three sugars', '1 Pike Place Roast (Grande)||'],
    ],
  },
];

const lantern: readonly CorpusGroup[] = [
  {
    group: 'sizes of their own: subs with everything on them',
    cases: [
      [
        'one turkey sub on wheat footlong with lettuce, tomato, pickles, banana peppers and mayo and make it a meal with a coke',
        '1 Turkey Breast (Footlong); 1 Coke',
      ],
      [
        'can i get a six inch tuna on italian herbs and cheese with provolone, toasted, spinach, olives and a little bit of vinegar',
        '1 Tuna (Six Inch)',
      ],
      [
        'i would like a footlong meatball marinara with extra marinara and parmesan and a bag of doritos',
        '1 Meatball Marinara (Footlong); 1 Doritos',
      ],
      [
        'footlong black forest ham on flatbread with swiss cheese, cucumbers, green peppers, jalapenos, red onion, mustard, salt and pepper',
        '1 Black Forest Ham (Footlong)',
      ],
      [
        'let me get two six inch veggie delites, one with avocado and one without, and two bottles of water',
        '2 Veggie Delite (Six Inch); 2 Dasani Water',
      ],
      [
        'a 12 inch steak and cheese with onions and peppers, a large sprite and a chocolate chip cookie',
        '1 Steak and Cheese (Footlong); 1 Sprite (Large); 1 Chocolate Chip Cookie',
      ],
      [
        'chicken bacon ranch, footlong, on white, add bacon, double cheese, no tomatoes',
        '1 Chicken Bacon Ranch (Footlong)',
      ],
      [
        "i'm ordering for my office: three footlong italian bmts, two six inch roast beefs and a veggie delite six inch",
        '3 Italian BMT (Footlong); 2 Roast Beef (Six Inch); 1 Veggie Delite (Six Inch)',
      ],
      [
        'cold cut combo six inch on wheat with american cheese, and a cup of the broccoli cheddar soup',
        '1 Cold Cut Combo (Six Inch); 1 Broccoli Cheddar Soup (Cup)',
      ],
      [
        'roast beef with steak sauce footlong and a medium diet coke no ice and apple slices',
        '1 Roast Beef (Footlong); 1 Diet Coke (Medium); 1 Apple Slices',
      ],
      [
        'two footlong spicy italians, one with no olives and the other with extra jalapenos',
        '2 Spicy Italian (Footlong)',
      ],
      [
        'i want a half turkey half ham six inch with chips',
        '1 Turkey Breast (Six Inch); 1 Lays Classic Chips||1 Black Forest Ham (Six Inch); 1 Lays Classic Chips',
      ],
      [
        "hey there, i'd love a ham sandwich, foot long, with everything on it except onions, and a sweet tea large",
        '1 Black Forest Ham (Footlong); 1 Sweet Tea (Large)',
      ],
      [
        'turkey sub toasted with bacon six inch with a side of chips and a small coke',
        '1 Turkey Breast (Six Inch); 1 Lays Classic Chips; 1 Coke (Small)',
      ],
      [
        'give me the tuna, the six inch one, plus a white macadamia cookie',
        '1 Tuna (Six Inch); 1 White Macadamia Cookie',
      ],
      [
        'may i please have an italian bmt footlong cut in three with oil and vinegar on the side',
        '1 Italian BMT (Footlong)',
      ],
      [
        'six of the chocolate chip cookies and four white macadamia ones',
        '6 Chocolate Chip Cookie; 4 White Macadamia Cookie',
      ],
      [
        'i need a footlong with meatballs, mozzarella and pepperoni, and a bowl of soup',
        '1 Meatball Marinara (Footlong); 1 Broccoli Cheddar Soup (Bowl)',
      ],
      [
        'a veggie sub with no cheese on gluten free bread, footlong please, and no drink',
        '1 Veggie Delite (Footlong)',
      ],
      [
        'make me a steak and cheese footlong and a second one but six inch',
        '1 Steak and Cheese (Footlong); 1 Steak and Cheese (Six Inch)',
      ],
    ],
  },
];

const grind: readonly CorpusGroup[] = [
  {
    group: 'sizes of their own: burgers',
    cases: [
      [
        "i'd like two double cheeseburgers, one with no pickles, and the other with extra cheese",
        '2 Cheeseburger (Double)',
      ],
      [
        'can i have a bacon cheeseburger medium well with lettuce tomato and mayo, large fries and a medium dr pepper',
        '1 Bacon Cheeseburger; 1 French Fries (Large); 1 Dr Pepper (Medium)',
      ],
      [
        'a triple hamburger with grilled onions and special sauce and a small chocolate milkshake with whipped cream and a cherry',
        '1 Hamburger (Triple); 1 Chocolate Milkshake (Small)',
      ],
      [
        'three hot dogs with ketchup and mustard, one chili dog with cheese and three small root beers',
        '3 Hot Dog; 1 Chili Dog; 3 Root Beer (Small)',
      ],
      [
        'spicy chicken sandwich, hold the mayo, add cheese, with a side of onion rings, large',
        '1 Spicy Chicken Sandwich; 1 Onion Rings (Large)',
      ],
      [
        'let me get a cheeseburger with bacon on it and large sweet potato fries with ranch',
        '1 Bacon Cheeseburger; 1 Sweet Potato Fries (Large)||1 Cheeseburger; 1 Sweet Potato Fries (Large)',
      ],
      [
        'one mushroom melt, no onions, one beyond burger plain, fries for both, medium',
        '1 Mushroom Melt; 1 Beyond Burger; 2 French Fries (Medium)||1 Mushroom Melt; 1 Beyond Burger; 1 French Fries (Medium)',
      ],
      [
        'eight mozzarella sticks with marinara and a large strawberry shake',
        '1 Mozzarella Sticks (8 pieces); 1 Strawberry Milkshake (Large)',
      ],
      [
        'two hamburgers, two cheeseburgers, four medium fries and four medium cokes',
        '2 Hamburger; 2 Cheeseburger; 4 French Fries (Medium); 4 Coca-Cola (Medium)',
      ],
      [
        'a bowl of chili with shredded cheese and sour cream and a bottle of water',
        '1 Chili (Bowl); 1 Bottled Water',
      ],
      [
        'i want a double bacon cheeseburger without bacon',
        '1 Bacon Cheeseburger (Double)||1 Cheeseburger (Double)',
      ],
      [
        'one single cheeseburger for the kid with just ketchup, and a small fry, and a vanilla shake small',
        '1 Cheeseburger (Single); 1 French Fries (Small); 1 Vanilla Milkshake (Small)',
      ],
      [
        'crispy chicken sandwich and fries and a coke, make the fries large and the coke medium',
        '1 Crispy Chicken Sandwich; 1 French Fries (Large); 1 Coca-Cola (Medium)',
      ],
      [
        'could we get two of the chili dogs, no onion on one of them, and a large onion rings to share',
        '2 Chili Dog; 1 Onion Rings (Large)',
      ],
      ['a burger with double patties, cheddar, pickles, jalapenos and no bun', '1 Hamburger (Double)'],
      [
        'iced tea unsweetened with lemon, large, and a side salad with italian dressing',
        '1 Iced Tea (Large); 1 Side Salad',
      ],
      [
        "i'll have a double hamburger, well done, no cheese, with a large fries, extra salt, and a large coke with no ice",
        '1 Hamburger (Double); 1 French Fries (Large); 1 Coca-Cola (Large)',
      ],
      [
        'the vegan burger with avocado and a small sweet potato fries',
        '1 Beyond Burger; 1 Sweet Potato Fries (Small)',
      ],
      [
        'just a large vanilla milkshake, oh and a hot dog with relish',
        '1 Vanilla Milkshake (Large); 1 Hot Dog',
      ],
      [
        'can i get a number of things: two singles with cheese, a medium onion ring and a dr pepper',
        '2 Cheeseburger (Single); 1 Onion Rings (Medium); 1 Dr Pepper',
      ],
    ],
  },
];

const ember: readonly CorpusGroup[] = [
  {
    group: 'sizes of their own: pizza by inches',
    cases: [
      [
        'two large pepperoni pizzas with extra cheese and a 2 liter of pepsi',
        '2 Pepperoni Pizza (18 inch); 1 Pepsi (2 Liter)',
      ],
      [
        'a fourteen inch half pepperoni half veggie and a dozen hot wings',
        '1 Pepperoni Pizza (14 inch); 1 Chicken Wings (12 pieces) {Hot}||1 Veggie Pizza (14 inch); 1 Chicken Wings (12 pieces) {Hot}',
      ],
      [
        'one medium hawaiian no ham extra pineapple, six garlic knots and two cans of sierra mist',
        '1 Hawaiian Pizza (14 inch); 1 Garlic Knots (6 pieces); 2 Sierra Mist (Can)',
      ],
      [
        "i'd like to order a cheese pizza with mushrooms, peppers and onions, 18 inch, thin crust",
        '1 Cheese Pizza (18 inch)',
      ],
      [
        'three small pizzas, one cheese, one meat lovers and one buffalo chicken',
        '1 Cheese Pizza (10 inch); 1 Meat Lovers Pizza (10 inch); 1 Buffalo Chicken Pizza (10 inch)',
      ],
      [
        'large caesar salad with chicken, dressing on the side, spaghetti and meatballs and a cannoli',
        '1 Caesar Salad (Large); 1 Spaghetti and Meatballs; 1 Cannoli',
      ],
      [
        'a margherita, ten inch, well done, basil on top after baking, and an iced tea',
        '1 Margherita Pizza (10 inch); 1 Iced Tea',
      ],
      [
        'chicken parm with a side of breadsticks and a small greek salad no olives',
        '1 Chicken Parmesan; 1 Breadsticks; 1 Greek Salad (Small)',
      ],
      ['medium veggie with no mushrooms', '1 Veggie Pizza (14 inch)'],
      [
        'can we do a large meat lovers, twelve mild wings with blue cheese, and two tiramisu',
        '1 Meat Lovers Pizza (18 inch); 1 Chicken Wings (12 pieces) {Mild}; 2 Tiramisu',
      ],
      [
        'a large cheese, a large pepperoni, and a medium hawaiian',
        '1 Cheese Pizza (18 inch); 1 Pepperoni Pizza (18 inch); 1 Hawaiian Pizza (14 inch)',
      ],
      [
        'pepperoni pizza medium with sausage, bacon and green olives, light sauce',
        '1 Pepperoni Pizza (14 inch)',
      ],
    ],
  },
];

const lahore: readonly CorpusGroup[] = [
  {
    group: 'sizes of their own: hard, shared heads and counts',
    cases: [
      [
        'two chicken and one mutton biryani, all double',
        '2 Chicken Biryani (Double); 1 Mutton Biryani (Double)',
      ],
      ['half and full chicken handi one each', '1 Chicken Handi (Half); 1 Chicken Handi (Full)'],
      [
        'a veggie and a pepperoni pizza both small',
        '1 Garden Veggie Pizza (Small); 1 Pepperoni Pizza (Small)',
      ],
      [
        'full plates of chicken karahi and shinwari karahi',
        '1 Chicken Karahi (Full); 1 Shinwari Karahi (Full)',
      ],
      [
        'large hot and sour and chicken corn soup',
        '1 Hot & Sour Soup (Large); 1 Chicken Corn Soup (Large)||1 Hot & Sour Soup (Large); 1 Chicken Corn Soup',
      ],
      [
        'egg and special fried rice, two of each, sharing size',
        '2 Egg Fried Rice (Sharing); 2 Special Fried Rice (Sharing)',
      ],
      ['malai boti and chicken boti single plates', '1 Malai Boti (Single); 1 Chicken Boti (Single)'],
    ],
  },
  {
    group: 'sizes of their own: hard, change of mind',
    cases: [
      ['one chicken biryani, one kabuli pulao, take the pulao off', '1 Chicken Biryani'],
      ['add two garlic naan and a kheer, actually forget the kheer', '2 Garlic Naan'],
      ['three seekh kebab plates, no wait, make it four, double', '4 Seekh Kebab|Beef Seekh Kebab (Double)'],
      ['butter chicken full, hmm no, not butter chicken, palak paneer full', '1 Palak Paneer (Full)'],
      ['pepperoni large, scratch that, medium', '1 Pepperoni Pizza (Medium)'],
      ["i don't want chai, give me a sweet lassi large", '1 Sweet Lassi (Large)'],
      ['one two three cheese naans', '3 Cheese Naan'],
      [
        'club sandwich and an oreo shake, skip the shake, lemonade instead',
        '1 Club Sandwich; 1 Fresh Lemonade',
      ],
      ['mutton karahi half no onions no ginger', '1 Mutton Karahi|Mutton Karahi Special (Half)'],
      [
        'a double decker meal and a zinger with fries, leave out the zinger',
        '1 Double Decker (Meal with drink)',
      ],
    ],
  },
  {
    group: 'sizes of their own: hard, units, Roman Urdu, recogniser',
    cases: [
      ['do plate samosa chaat aur teen glass lassi', '2 Samosa Chaat; 3 Sweet Lassi'],
      ['aik bara margherita aur do chotay garlic bread', '1 Margherita (Large); 2 Garlic Bread'],
      ['chaar adad tandoori naan aur aadhi daal tadka', '4 Tandoori Naan; 1 Daal Tadka (Half)'],
      ['mujhe paanch anda paratha chahiye aur paanch karak chai', '5 Anda Paratha; 5 Karak Chai'],
      [
        'bhai teekhi wali chicken biryani do family pack',
        '2 Chicken Biryani (Family) {Hot}||1 Chicken Biryani (Family) {Hot}',
      ],
      ['too chicken tikka leg peace and for tandoori roti', '2 Chicken Tikka Leg; 4 Tandoori Roti'],
      ['a full white karahi kam mirch', '1 White Chicken Karahi (Full) {Mild}'],
      ['half dozen gulab jamun', '6 Gulab Jamun'],
      ['won mint margarita and ate garlic nan', '1 Mint Margarita; 8 Garlic Naan'],
      [
        'we are six people, need a tikka house platter family and ten rotis',
        '1 Tikka House Platter (Family); 10 Tandoori Roti',
      ],
      ['chicken chow main sharing size and spring role', '1 Chicken Chowmein (Sharing); 1 Spring Rolls'],
      ['ek darjan samosay', '12 Samosa||6 Samosa'],
      ['bottle of coke for each of us, three of us', '3 Cola||1 Cola'],
    ],
  },
  {
    group: 'sizes of their own: hard, indirect, wishes and short names',
    cases: [
      [
        'is it possible to get a shahi biryani family extra hot',
        '1 Shahi Chicken Biryani (Family) {Extra Hot}',
      ],
      ['do you have palak paneer, if yes two full', '2 Palak Paneer (Full)'],
      [
        'the decker with fries and a large lemonade with mint leaves',
        '1 Double Decker (With fries); 1 Fresh Lemonade (Large)',
      ],
      ['royal degh double with raita and less oil', '1 Royal Degh Biryani (Double)'],
      [
        'shinwari half with extra tomatoes and green chillies and three tandoori naan',
        '1 Shinwari Karahi (Half); 3 Tandoori Naan',
      ],
      ['gol gappay with extra imli water and dahi bhallay without onions', '1 Gol Gappay; 1 Dahi Bhallay'],
      ['the sundae and the brownie both large', '1 Molten Sundae (Large); 1 Chocolate Brownie (Large)'],
      [
        'alfredo medium with extra sauce plus hot wings large mild',
        '1 Creamy Alfredo Pasta (Medium); 1 Hot Wings (Large) {Mild}',
      ],
      ['what about two nihari bowls, medium spicy', '2 Nihari Breakfast Bowl {Medium}'],
      [
        'prawns half portion, chilli dry regular very spicy',
        '1 Dynamite Prawns (Half); 1 Beef Chilli Dry (Regular) {Extra Hot|Hot}',
      ],
      ['halwa puri for two', '2 Halwa Puri||1 Halwa Puri'],
      [
        'cheese melt burger only without cheese slice and a regular orange juice no sugar',
        '1 Cheese Melt Burger (Burger only); 1 Fresh Orange Juice (Regular)',
      ],
    ],
  },
];

/** Written before anything was tried: a coffee shop with its own sizes, subs, burgers, pizza by inches, the demo menus. */
export const ownSizeCounterSets: CorpusSets = [
  [birchMenu, birch],
  [lanternMenu, lantern],
  [grindMenu, grind],
  [emberMenu, ember],
];
export const ownSizeHardSets: CorpusSets = [[lahoreMenu, lahore]];
