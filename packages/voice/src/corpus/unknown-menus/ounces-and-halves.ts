import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { lahoreMenu } from '../menus/lahore.ts';
import { makeMenu } from '../menus/shop.ts';

const cups = ['Small', 'Medium', 'Large'];
const oz = ['12oz', '16oz', '20oz'];
const halfWhole = ['Half', 'Whole'];

const dawnMenu = makeMenu('Dawn Patrol Coffee', 61, {
  Espresso: [
    ['Latte', oz],
    ['Vanilla Latte', oz],
    ['Mocha', oz],
    ['Cappuccino', oz],
    ['Cortado'],
    ['Flat White'],
    ['Americano', oz],
    ['Espresso', ['Single', 'Double']],
    ['Caramel Macchiato', oz],
  ],
  'Cold Coffee': [
    ['Cold Brew', ['16oz', '20oz']],
    ['Nitro Cold Brew', ['16oz', '20oz']],
    ['Iced Americano', ['16oz', '20oz']],
    ['Iced Mocha', ['16oz', '20oz']],
  ],
  'Coffee and Tea': [
    ['Drip Coffee', oz],
    ['Pour Over'],
    ['Chai Latte', oz],
    ['London Fog', oz],
    ['English Breakfast Tea', oz],
    ['Peppermint Tea', oz],
    ['Hot Cocoa', oz],
  ],
  Food: [
    ['Everything Bagel'],
    ['Sesame Bagel'],
    ['Glazed Donut'],
    ['Chocolate Donut'],
    ['Cinnamon Roll'],
    ['Almond Croissant'],
    ['Egg and Cheese Biscuit'],
    ['Sausage Burrito'],
    ['Granola Bowl'],
  ],
});

const mainMenu = makeMenu('Main Street Deli', 62, {
  Sandwiches: [
    ['Reuben', halfWhole],
    ['Pastrami on Rye', halfWhole],
    ['Turkey Bacon Club', halfWhole],
    ['Ham and Swiss', halfWhole],
    ['Chicken Salad', halfWhole],
    ['Tuna Melt', halfWhole],
    ['Grilled Cheese', halfWhole],
    ['Roast Beef and Cheddar', halfWhole],
    ['Veggie Hummus', halfWhole],
    ['French Dip', halfWhole],
    ['Cuban', halfWhole],
  ],
  'Soups and Salads': [
    ['Chicken Noodle Soup', ['Cup', 'Bowl']],
    ['Tomato Bisque', ['Cup', 'Bowl']],
    ['Caesar Salad', ['Side', 'Full']],
    ['Cobb Salad', ['Side', 'Full']],
    ['Greek Salad', ['Side', 'Full']],
  ],
  Sides: [['Kettle Chips'], ['Dill Pickle'], ['Potato Salad'], ['Macaroni Salad'], ['Fruit Cup']],
  Drinks: [['Soda', cups], ['Iced Tea', cups], ['Lemonade', cups], ['Sparkling Water'], ['Coffee', cups]],
});

const boltMenu = makeMenu('Bolt Burgers', 64, {
  Burgers: [
    ['Bolt Burger', ['Single', 'Double']],
    ['Cheeseburger', ['Single', 'Double']],
    ['Bacon Cheeseburger', ['Single', 'Double']],
    ['Mushroom Swiss Burger', ['Single', 'Double']],
    ['Black Bean Burger'],
    ['Buffalo Chicken Sandwich'],
    ['Crispy Chicken Sandwich'],
    ['Grilled Chicken Wrap'],
  ],
  Fries: [
    ['Regular Fries', cups],
    ['Cajun Fries', cups],
    ['Chili Cheese Fries', cups],
    ['Sweet Potato Fries', cups],
    ['Onion Rings', cups],
  ],
  Shakes: [
    ['Vanilla Shake', cups],
    ['Chocolate Shake', cups],
    ['Strawberry Shake', cups],
    ['Oreo Shake', cups],
  ],
  Drinks: [
    ['Coke', cups],
    ['Coke Zero', cups],
    ['Sprite', cups],
    ['Root Beer', cups],
    ['Lemonade', cups],
    ['Water'],
  ],
});

const dawn: readonly CorpusGroup[] = [
  {
    group: 'ounces and halves: coffee in ounces',
    cases: [
      [
        'can i please have a 16oz vanilla latte with oat milk, half sweet, and a glazed donut',
        '1 Vanilla Latte (16oz); 1 Glazed Donut',
      ],
      ['a large drip coffee with room for cream', '1 Drip Coffee (20oz)'],
      [
        'hey can i get two medium mochas, one with almond milk and one regular, plus an everything bagel toasted with butter',
        '2 Mocha (16oz); 1 Everything Bagel',
      ],
      ['iced americano 20 ounce with a splash of half and half', '1 Iced Americano (20oz)'],
      ['small cappuccino, extra dry, one raw sugar', '1 Cappuccino (12oz)'],
      [
        "i'd like a double espresso over ice and a sausage burrito with hot sauce",
        '1 Espresso (Double); 1 Sausage Burrito',
      ],
      [
        '12 ounce hot cocoa with whip for the little one, 20 ounce nitro for me',
        '1 Hot Cocoa (12oz); 1 Nitro Cold Brew (20oz)',
      ],
      ['a chai, medium, with a shot of espresso in it', '1 Chai Latte (16oz)'],
      [
        'let me get a large london fog with vanilla and soy and a cinnamon roll warmed',
        '1 London Fog (20oz); 1 Cinnamon Roll',
      ],
      ['one cortado, one flat white and one pour over please', '1 Cortado; 1 Flat White; 1 Pour Over'],
      [
        'two large lattes with hazelnut and a medium caramel macchiato upside down',
        '2 Latte (20oz); 1 Caramel Macchiato (16oz)',
      ],
      [
        'peppermint tea sixteen ounce with honey, two chocolate donuts and an almond croissant',
        '1 Peppermint Tea (16oz); 2 Chocolate Donut; 1 Almond Croissant',
      ],
      [
        'a granola bowl with extra berries and no nuts and a small coffee black',
        '1 Granola Bowl; 1 Drip Coffee (12oz)',
      ],
      [
        'morning! the usual crew order: three small coffees, one medium latte and a large mocha no whip',
        '3 Drip Coffee (12oz); 1 Latte (16oz); 1 Mocha (20oz)',
      ],
      [
        'can you do an iced vanilla latte in the biggest size with an extra pump of vanilla',
        '1 Vanilla Latte (20oz)',
      ],
      [
        'egg and cheese biscuit with bacon added, hot sauce on the side, and a 20oz cold brew with sweet cream',
        '1 Egg and Cheese Biscuit; 1 Cold Brew (20oz)',
      ],
      ['a latte for me, large, and a mocha for her, small, both decaf', '1 Latte (20oz); 1 Mocha (12oz)'],
      ['sesame bagel with lox and cream cheese, capers, red onion, toasted well', '1 Sesame Bagel'],
      ['i would love an english breakfast tea with milk, medium', '1 English Breakfast Tea (16oz)'],
      [
        'give me a half dozen glazed donuts and a box of coffee',
        '6 Glazed Donut; 1 Drip Coffee||6 Glazed Donut',
      ],
    ],
  },
];

const main: readonly CorpusGroup[] = [
  {
    group: 'ounces and halves: deli',
    cases: [
      [
        'half a turkey bacon club on sourdough with avocado and a cup of tomato bisque',
        '1 Turkey Bacon Club (Half); 1 Tomato Bisque (Cup)',
      ],
      [
        'one whole reuben, extra kraut, russian dressing on the side, with potato salad instead of chips',
        '1 Reuben (Whole); 1 Potato Salad||1 Reuben (Whole)',
      ],
      [
        "i'll have the pastrami on rye with spicy mustard and a dill pickle and a medium iced tea",
        '1 Pastrami on Rye; 1 Dill Pickle; 1 Iced Tea (Medium)',
      ],
      [
        'a chicken salad sandwich on wheat with lettuce and tomato, whole, and kettle chips',
        '1 Chicken Salad (Whole); 1 Kettle Chips',
      ],
      [
        'grilled cheese with bacon and tomato on sourdough and a bowl of chicken noodle',
        '1 Grilled Cheese; 1 Chicken Noodle Soup (Bowl)',
      ],
      [
        'two ham and swiss, one on rye with mustard, one on white with mayo, both whole',
        '2 Ham and Swiss (Whole)',
      ],
      [
        'full caesar salad with grilled chicken, no croutons, and a sparkling water',
        '1 Caesar Salad (Full); 1 Sparkling Water',
      ],
      [
        'a french dip with extra au jus and horseradish and a large lemonade',
        '1 French Dip; 1 Lemonade (Large)',
      ],
      [
        'roast beef sandwich with cheddar, onions and au jus, half, and a side greek salad without olives',
        '1 Roast Beef and Cheddar (Half); 1 Greek Salad (Side)',
      ],
      [
        'cuban sandwich pressed with extra pickles, no mustard, a fruit cup and a small coffee with cream',
        '1 Cuban; 1 Fruit Cup; 1 Coffee (Small)',
      ],
      [
        'can i get a half tuna melt on rye and a cup of soup, the chicken noodle one',
        '1 Tuna Melt (Half); 1 Chicken Noodle Soup (Cup)',
      ],
      [
        'veggie hummus with sprouts, cucumber, feta, and balsamic on multigrain, whole please',
        '1 Veggie Hummus (Whole)',
      ],
      ['three reubens, two whole and one half', '2 Reuben (Whole); 1 Reuben (Half)'],
      ['cobb salad full size, dressing on the side, no bacon, no egg', '1 Cobb Salad (Full)'],
      [
        'macaroni salad, two pickles and a large soda, diet coke if you have it',
        '1 Macaroni Salad; 2 Dill Pickle; 1 Soda (Large)',
      ],
      [
        'turkey club with no bacon and add swiss, half, with a bag of chips',
        '1 Turkey Bacon Club (Half); 1 Kettle Chips',
      ],
    ],
  },
];

const bolt: readonly CorpusGroup[] = [
  {
    group: 'ounces and halves: burgers',
    cases: [
      [
        'a double cheeseburger with grilled onions, pickles, no tomato, and large cajun fries',
        '1 Cheeseburger (Double); 1 Cajun Fries (Large)',
      ],
      [
        "i'll do two bolt burgers, singles, one with no onions, a large regular fries and two medium cokes",
        '2 Bolt Burger (Single); 1 Regular Fries (Large); 2 Coke (Medium)',
      ],
      [
        'mushroom swiss double, medium rare, with extra mushrooms and truffle mayo and a small oreo shake',
        '1 Mushroom Swiss Burger (Double); 1 Oreo Shake (Small)',
      ],
      [
        'buffalo chicken sandwich with blue cheese and celery and sweet potato fries medium with honey',
        '1 Buffalo Chicken Sandwich; 1 Sweet Potato Fries (Medium)',
      ],
      [
        'bacon cheeseburger single no bun lettuce wrap, onion rings medium, coke zero large',
        '1 Bacon Cheeseburger (Single); 1 Onion Rings (Medium); 1 Coke Zero (Large)',
      ],
      [
        'can we get four cheeseburgers, two doubles and two singles, and four small fries',
        '2 Cheeseburger (Double); 2 Cheeseburger (Single); 4 Regular Fries (Small)',
      ],
      [
        'large chili cheese fries with jalapenos and sour cream and a root beer medium no ice',
        '1 Chili Cheese Fries (Large); 1 Root Beer (Medium)',
      ],
      [
        'a black bean burger with guac, pepper jack and a gluten free bun, and a water',
        '1 Black Bean Burger; 1 Water',
      ],
      [
        'grilled chicken wrap, ranch, no lettuce, cut in half, and a strawberry shake, large, extra whipped cream',
        '1 Grilled Chicken Wrap; 1 Strawberry Shake (Large)',
      ],
      [
        'one vanilla and one chocolate shake, both large',
        '1 Vanilla Shake (Large); 1 Chocolate Shake (Large)',
      ],
      [
        'cheeseburger meal with a medium fries and a sprite',
        '1 Cheeseburger; 1 Regular Fries (Medium); 1 Sprite',
      ],
      ['just a crispy chicken sandwich, plain, no mayo no pickles no nothing', '1 Crispy Chicken Sandwich'],
      [
        'two double bacon cheeseburgers add avocado, hold the lettuce, with one large cajun fries and one large onion rings',
        '2 Bacon Cheeseburger (Double); 1 Cajun Fries (Large); 1 Onion Rings (Large)',
      ],
      ['a bolt burger with cheese, bacon and a fried egg on top, double', '1 Bolt Burger (Double)'],
      [
        'small lemonade, small sprite, small coke and three cheeseburgers plain with ketchup only',
        '1 Lemonade (Small); 1 Sprite (Small); 1 Coke (Small); 3 Cheeseburger',
      ],
      [
        'hi yes i want the buffalo sandwich and can you swap the buffalo sauce for bbq, and large fries',
        '1 Buffalo Chicken Sandwich; 1 Regular Fries (Large)',
      ],
    ],
  },
];

const lahore: readonly CorpusGroup[] = [
  {
    group: 'ounces and halves: everyday on the demo menus',
    cases: [
      [
        'i would like one shahi chicken biryani family hot and a ras malai large',
        '1 Shahi Chicken Biryani (Family) {Hot}; 1 Ras Malai (Large)',
      ],
      ['two karak chai and two anda paratha', '2 Karak Chai; 2 Anda Paratha'],
      [
        'a medium margherita and a large fajita pizza with a molten sundae',
        '1 Margherita (Medium); 1 Fajita Pizza (Large); 1 Molten Sundae',
      ],
      ['chicken dumplings and dynamite prawns half', '1 Chicken Dumplings; 1 Dynamite Prawns (Half)'],
      [
        'give me a double decker meal and smoky wings single mild',
        '1 Double Decker (Meal with drink); 1 Smoky Wings (Single) {Mild}',
      ],
      [
        'white chicken karahi full and ten tandoori naan please',
        '1 White Chicken Karahi (Full); 10 Tandoori Naan',
      ],
      [
        'nihari breakfast bowl half and three lachha parathas',
        '1 Nihari Breakfast Bowl (Half); 3 Lachha Paratha',
      ],
      [
        'one large sweet lassi and one regular fresh lemonade',
        '1 Sweet Lassi (Large); 1 Fresh Lemonade (Regular)',
      ],
      ['mix pakora large and two samosas regular', '1 Mix Pakora (Large); 2 Samosa (Regular)'],
      [
        'palak paneer half less spicy and two tandoori rotis',
        '1 Palak Paneer (Half) {Mild}; 2 Tandoori Roti',
      ],
      [
        'a caesar salad, a tomato basil soup and a garlic bread',
        '1 Caesar Salad; 1 Tomato Basil Soup; 1 Garlic Bread',
      ],
      ['bihari boti double extra hot with garlic naan', '1 Bihari Boti (Double) {Extra Hot}; 1 Garlic Naan'],
    ],
  },
  {
    group: 'ounces and halves: hard on the demo menus',
    cases: [
      [
        'one single chicken biryani and one double of the beef',
        '1 Chicken Biryani (Single); 1 Beef Biryani (Double)',
      ],
      ['garlic naan two, no make it five, and drop the raita', '5 Garlic Naan'],
      ['i said two karahis not three, chicken ones, half', '2 Chicken Karahi (Half)'],
      ['don’t give me the pepperoni, i want the veggie one, large', '1 Garden Veggie Pizza (Large)'],
      [
        'seekh kebab one plate, malai boti one plate, naan six garlic',
        '1 Seekh Kebab|Beef Seekh Kebab; 1 Malai Boti|Malai Boti Skewers; 6 Garlic Naan',
      ],
      [
        'ek bari pepperoni pizza, ek choti margherita aur do hot wings teekhi',
        '1 Pepperoni Pizza (Large); 1 Margherita (Small); 2 Hot Wings {Hot}',
      ],
      [
        'bhai aadha kilo chicken karahi kam mirch aur chaar roti bhej do',
        '1 Chicken Karahi (Half) {Mild}; 4 Tandoori Roti',
      ],
      ['for people, so for chicken biryani single', '4 Chicken Biryani (Single)'],
      ['tree zinger burgers with fries', '3 Crispy Zinger (With fries)'],
      [
        'could somebody bring two oreo shakes large and a brownie',
        '2 Oreo Shake (Large); 1 Chocolate Brownie',
      ],
      [
        'would it be possible to have the lamb leg double, mild, with no salt',
        '1 Roast Lamb Leg (Double) {Mild}',
      ],
      ['corn soup, chicken, large, one', '1 Chicken Corn Soup (Large)'],
      [
        'a chowmein with extra soya sauce and vegetables, sharing, and a fried rice, special one, sharing',
        '1 Chicken Chowmein (Sharing); 1 Special Fried Rice (Sharing)',
      ],
      ['halwa puri, two plates, with extra chanay and no achar', '2 Halwa Puri'],
      [
        'a glass of orange juice no ice and a plate of gol gappay with sweet chutney',
        '1 Fresh Orange Juice; 1 Gol Gappay',
      ],
      ['two margaritas and a margherita', '2 Mint Margarita; 1 Margherita'],
      ['chicken tikka leg not the pizza, double', '1 Chicken Tikka Leg (Double)'],
      [
        'a bun kebab, no the other burger, the classic beef one, just burger',
        '1 Classic Beef Burger (Burger only)',
      ],
      ['sab se bara pepperoni pizza', '1 Pepperoni Pizza (Large)'],
      [
        'three biryanis: chicken, mutton, and egg, all family, medium spicy',
        '1 Chicken Biryani (Family) {Medium}; 1 Mutton Biryani (Family) {Medium}; 1 Egg Biryani (Family) {Medium}',
      ],
      [
        'reshmi kabab double aur saath mein salad',
        '1 Reshmi Kebab (Double); 1 Kachumber Salad|Garden Salad|Caesar Salad',
      ],
      ['gajar ka halwa do bowl large', '2 Gajar Halwa (Large)'],
      [
        'first a mutton karahi half, then two roghni naan, and then forget the karahi, make that a handi half',
        '1 Chicken Handi|Chicken Handi Makhni (Half); 2 Roghni Naan',
      ],
      [
        'loaded fries with cheese and jalapenos, large, and one without jalapenos',
        '2 Loaded Fries (Large)||1 Loaded Fries (Large); 1 Loaded Fries',
      ],
      ['what do you have... okay two club sandwiches', '2 Club Sandwich'],
      [
        'a dozen samosas and half a dozen spring rolls',
        '12 Samosa; 6 Spring Rolls||6 Samosa; 6 Spring Rolls',
      ],
    ],
  },
];

/** Written before anything was tried: cups in ounces, half and whole sandwiches, burgers, the demo menus once more. */
export const ounceAndHalfCounterSets: CorpusSets = [
  [dawnMenu, dawn],
  [mainMenu, main],
  [boltMenu, bolt],
];
export const ounceAndHalfHardSets: CorpusSets = [[lahoreMenu, lahore]];
