import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { lahoreMenu } from '../menus/lahore.ts';
import { makeMenu } from '../menus/shop.ts';

const cups = ['Small', 'Regular', 'Large', 'Extra Large'];
const two = ['Small', 'Large'];
const breads = ['6"', '12"'];
const sizes = ['Small', 'Medium', 'Large'];

const maplesMenu = makeMenu('Maple and Bean', 41, {
  Coffee: [
    ['Regular Coffee', cups],
    ['Decaf Coffee', cups],
    ['Iced Coffee', cups],
    ['Latte', cups],
    ['Iced Latte', cups],
    ['Cappuccino', cups],
    ['Espresso', ['Single', 'Double', 'Triple']],
    ['Macchiato', cups],
    ['Mocha', cups],
    ['Americano', cups],
    ['Flat White', two],
    ['Frappe', cups],
  ],
  Tea: [
    ['Black Tea', cups],
    ['Green Tea', cups],
    ['Chai Latte', cups],
    ['Matcha Latte', cups],
  ],
  Other: [
    ['Hot Chocolate', cups],
    ['Steamed Milk', cups],
    ['Orange Juice', two],
    ['Fruit Smoothie', two],
  ],
  Bakery: [
    ['Croissant'],
    ['Chocolate Croissant'],
    ['Blueberry Scone'],
    ['Bran Muffin'],
    ['Lemon Loaf'],
    ['Bagel'],
    ['Avocado Toast'],
    ['Breakfast Wrap'],
  ],
});

const pierMenu = makeMenu('Pier Nine Sandwiches', 42, {
  Sandwiches: [
    ['Turkey', breads],
    ['Ham', breads],
    ['Roast Beef', breads],
    ['Chicken Breast', breads],
    ['Chicken Teriyaki', breads],
    ['BLT', breads],
    ['Italian', breads],
    ['Meatball', breads],
    ['Tuna Salad', breads],
    ['Egg Salad', breads],
    ['Veggie', breads],
    ['Philly Cheesesteak', breads],
    ['Turkey Club', breads],
  ],
  Sides: [
    ['Chips'],
    ['BBQ Chips'],
    ['Potato Salad', two],
    ['Coleslaw', two],
    ['Side Salad'],
    ['Tomato Soup', two],
    ['Cookie'],
    ['Brownie'],
  ],
  Drinks: [
    ['Fountain Soda', sizes],
    ['Pepsi', sizes],
    ['Lemonade', sizes],
    ['Bottled Water'],
    ['Iced Tea', sizes],
  ],
});

const rodeoMenu = makeMenu('Rodeo Burger', 43, {
  Burgers: [
    ['Classic Hamburger'],
    ['Classic Cheeseburger'],
    ['Double Cheeseburger'],
    ['Bacon Burger'],
    ['BBQ Ranch Burger'],
    ['Jalapeno Burger'],
    ['Veggie Burger'],
    ['Turkey Burger'],
    ['Fish Sandwich'],
    ['Grilled Chicken Sandwich'],
  ],
  Sides: [
    ['Fries', sizes],
    ['Curly Fries', sizes],
    ['Onion Rings', sizes],
    ['Tater Tots', sizes],
    ['Chicken Nuggets', ['6 pieces', '10 pieces', '20 pieces']],
    ['Coleslaw'],
  ],
  Drinks: [
    ['Coke', sizes],
    ['Diet Coke', sizes],
    ['Sprite', sizes],
    ['Orange Soda', sizes],
    ['Iced Tea', sizes],
    ['Milkshake', sizes],
    ['Coffee', two],
  ],
  Dessert: [['Apple Pie'], ['Sundae'], ['Cookie']],
});

const maples: readonly CorpusGroup[] = [
  {
    group: 'four cup sizes: coffee',
    cases: [
      [
        'a large regular coffee with cream and two sugars and a small decaf black',
        '1 Regular Coffee (Large); 1 Decaf Coffee (Small)',
      ],
      [
        'can i get an extra large iced coffee with skim milk and three splenda',
        '1 Iced Coffee (Extra Large)',
      ],
      ['i would like to order a regular sized latte made with almond milk, extra foam', '1 Latte (Regular)'],
      [
        'hi, one small cappuccino with cinnamon on top and one chocolate croissant heated',
        '1 Cappuccino (Small); 1 Chocolate Croissant',
      ],
      ['triple espresso please', '1 Espresso (Triple)'],
      ['large mocha with whipped cream and chocolate shavings and hazelnut syrup', '1 Mocha (Large)'],
      ["i'll take two large americanos with an extra shot of espresso in each", '2 Americano (Large)'],
      [
        'need a small hot chocolate for my kid, not too hot, with marshmallows, and a regular flat white for me',
        '1 Hot Chocolate (Small); 1 Flat White||1 Hot Chocolate (Small); 1 Flat White (Small)',
      ],
      ['could i please get a matcha latte iced with oat milk in a large', '1 Matcha Latte (Large)'],
      [
        'three coffees, one large, one regular and one small',
        '1 Regular Coffee (Large); 1 Regular Coffee (Regular); 1 Regular Coffee (Small)',
      ],
      ['a regular green tea with honey and lemon, and a bran muffin', '1 Green Tea (Regular); 1 Bran Muffin'],
      ['one large caramel macchiato extra caramel drizzle no vanilla', '1 Macchiato (Large)'],
      ['two chai lattes, large, one with soy milk and the other with whole milk', '2 Chai Latte (Large)'],
      ['let me do an iced mocha, large, light ice, two pumps of white chocolate', '1 Mocha (Large)'],
      ['a vanilla frappe with whipped cream, caramel sauce and a cherry, large please', '1 Frappe (Large)'],
      [
        'small black tea with milk, and an avocado toast with a poached egg and chili flakes',
        '1 Black Tea (Small); 1 Avocado Toast',
      ],
      [
        'i want an espresso, double, and a glass of orange juice, large',
        '1 Espresso (Double); 1 Orange Juice (Large)',
      ],
      [
        'a toasted bagel with cream cheese and smoked salmon and a large latte with one sugar',
        '1 Bagel; 1 Latte (Large)',
      ],
      [
        'get me a breakfast wrap without bacon and a large iced coffee, black',
        '1 Breakfast Wrap; 1 Iced Coffee (Large)',
      ],
      [
        'strawberry banana smoothie large and a slice of lemon loaf',
        '1 Fruit Smoothie (Large); 1 Lemon Loaf',
      ],
      [
        "i'd like a large pumpkin spice latte with extra whip and a blueberry scone to go",
        '1 Latte (Large); 1 Blueberry Scone',
      ],
      [
        'one iced latte with caramel and one iced latte with vanilla, both extra large',
        '2 Iced Latte (Extra Large)',
      ],
      [
        'a small coffee with a splash of milk, no sugar, then a large mocha frappe',
        '1 Regular Coffee (Small); 1 Frappe (Large)||1 Regular Coffee (Small); 1 Mocha (Large)',
      ],
      [
        'five regular coffees and five bagels, three with butter and two with cream cheese',
        '5 Regular Coffee; 5 Bagel',
      ],
    ],
  },
];

const pier: readonly CorpusGroup[] = [
  {
    group: 'four cup sizes: sandwiches',
    cases: [
      [
        'a twelve inch turkey on wheat with provolone, lettuce, tomato, onion, pickles, mayo and mustard',
        '1 Turkey (12")',
      ],
      [
        'can i have a 6 inch italian with everything on it, oil and vinegar, extra pepperoncini',
        '1 Italian (6")',
      ],
      [
        'i want a footlong chicken teriyaki with sweet onion sauce and a bag of chips and a large pepsi',
        '1 Chicken Teriyaki (12"); 1 Chips; 1 Pepsi (Large)',
      ],
      [
        'two meatball subs six inch with mozzarella and parmesan and one brownie',
        '2 Meatball (6"); 1 Brownie',
      ],
      [
        'roast beef on sourdough with horseradish, swiss and grilled onions, twelve inch',
        '1 Roast Beef (12")',
      ],
      [
        'egg salad sandwich on rye, small, no lettuce, and a cup of tomato soup',
        '1 Egg Salad (6"); 1 Tomato Soup',
      ],
      [
        'turkey club with bacon, avocado, tomato and ranch, large, and bbq chips',
        '1 Turkey Club (12"); 1 BBQ Chips',
      ],
      [
        "i'll get the blt on toasted white with extra bacon and a small coleslaw",
        '1 BLT; 1 Coleslaw (Small)',
      ],
      [
        'one ham and cheese sandwich, 12 inch, with mustard, and a medium lemonade',
        '1 Ham (12"); 1 Lemonade (Medium)',
      ],
      ['a tuna melt six inch with american cheese and jalapenos', '1 Tuna Salad (6")'],
      [
        'philly cheesesteak twelve inch with mushrooms, onions and peppers and cheese whiz, plus a large iced tea sweetened',
        '1 Philly Cheesesteak (12"); 1 Iced Tea (Large)',
      ],
      [
        'veggie on a spinach wrap with hummus, cucumbers, olives and feta, and a bottle of water',
        '1 Veggie; 1 Bottled Water',
      ],
      [
        'hey i need three sandwiches: a 6 inch ham, a 12 inch turkey, and a 6 inch veggie with no onions',
        '1 Ham (6"); 1 Turkey (12"); 1 Veggie (6")',
      ],
      [
        'chicken breast sandwich grilled with bacon and honey mustard, six inch, and two cookies',
        '1 Chicken Breast (6"); 2 Cookie',
      ],
      [
        'large potato salad, side salad with ranch dressing, and two small fountain sodas',
        '1 Potato Salad (Large); 1 Side Salad; 2 Fountain Soda (Small)',
      ],
      ['a roast beef and cheddar sandwich with chips', '1 Roast Beef; 1 Chips'],
      [
        'make me an italian sub foot long with salami, ham, pepperoni, provolone and all the veggies',
        '1 Italian (12")',
      ],
      ['one twelve inch half tuna half egg salad', '1 Tuna Salad (12")||1 Egg Salad (12")'],
      ['turkey and swiss on wheat, six inch, lettuce and tomato only', '1 Turkey (6")'],
      [
        'two turkey subs, both 12 inch, one with no cheese, the other with double meat, and two large cokes',
        '2 Turkey (12"); 2 Fountain Soda (Large)||2 Turkey (12"); 2 Pepsi (Large)||2 Turkey (12")',
      ],
      ['can i get a grilled chicken sub with bacon and ranch on a 12 inch roll', '1 Chicken Breast (12")'],
      ['a cookie, a brownie and three bottles of water', '1 Cookie; 1 Brownie; 3 Bottled Water'],
    ],
  },
];

const rodeo: readonly CorpusGroup[] = [
  {
    group: 'four cup sizes: burgers',
    cases: [
      [
        'one cheeseburger with lettuce, tomato, onion and ketchup, a medium fry and a large coke',
        '1 Classic Cheeseburger; 1 Fries (Medium); 1 Coke (Large)',
      ],
      [
        'a hamburger with no pickles, extra ketchup, and small onion rings',
        '1 Classic Hamburger; 1 Onion Rings (Small)',
      ],
      [
        'can i get two double cheeseburgers, one plain and one with everything, and two large fries',
        '2 Double Cheeseburger; 2 Fries (Large)',
      ],
      ['twenty piece nuggets with barbecue and honey mustard sauce', '1 Chicken Nuggets (20 pieces)'],
      [
        'a bbq ranch burger with onion rings on it and a side of curly fries, large',
        '1 BBQ Ranch Burger; 1 Curly Fries (Large)',
      ],
      [
        'grilled chicken sandwich with swiss and avocado, no mayo, side of tater tots',
        '1 Grilled Chicken Sandwich; 1 Tater Tots',
      ],
      [
        'a bacon burger, medium rare, with cheddar and a fried egg, and a medium orange soda',
        '1 Bacon Burger; 1 Orange Soda (Medium)',
      ],
      ['large chocolate milkshake with whipped cream and an apple pie', '1 Milkshake (Large); 1 Apple Pie'],
      [
        'three kids burgers with just cheese and three small fries and three small sprites',
        '3 Classic Cheeseburger; 3 Fries (Small); 3 Sprite (Small)||3 Classic Hamburger; 3 Fries (Small); 3 Sprite (Small)||3 Fries (Small); 3 Sprite (Small)',
      ],
      [
        'veggie burger on a lettuce wrap, no bun, with guacamole, and a diet coke medium',
        '1 Veggie Burger; 1 Diet Coke (Medium)',
      ],
      [
        "i'd like a burger with bacon, cheese and jalapenos, medium well",
        '1 Bacon Burger||1 Classic Cheeseburger||1 Jalapeno Burger||1 Classic Hamburger',
      ],
      [
        'two fish sandwiches with extra tartar sauce, a coleslaw, a large iced tea with lemon and a coffee small',
        '2 Fish Sandwich; 1 Coleslaw; 1 Iced Tea (Large); 1 Coffee (Small)',
      ],
      [
        'six piece chicken nuggets and small fries and a small milkshake strawberry',
        '1 Chicken Nuggets (6 pieces); 1 Fries (Small); 1 Milkshake (Small)',
      ],
      [
        'a turkey burger combo with curly fries and a large diet coke',
        '1 Turkey Burger; 1 Curly Fries; 1 Diet Coke (Large)',
      ],
      [
        'jalapeno burger with pepper jack and hot sauce, make it a combo with large fries and a medium sprite',
        '1 Jalapeno Burger; 1 Fries (Large); 1 Sprite (Medium)',
      ],
      ['hot fudge sundae with nuts and two cookies', '1 Sundae; 2 Cookie'],
      ['four cheeseburgers, two without onions, one with bacon, one with no bun', '4 Classic Cheeseburger'],
      ['can i have the bacon burger, hold the bacon', '1 Bacon Burger'],
      ['large fries, extra crispy, with cheese sauce and bacon bits', '1 Fries (Large)'],
      [
        'double cheeseburger and a small coke, actually make the coke a large',
        '1 Double Cheeseburger; 1 Coke (Large)',
      ],
    ],
  },
];

const lahore: readonly CorpusGroup[] = [
  {
    group: 'four cup sizes: everyday on the demo menus',
    cases: [
      ['one chicken biryani double and two garlic naan', '1 Chicken Biryani (Double); 2 Garlic Naan'],
      ['i want a large pepperoni pizza and a garlic bread', '1 Pepperoni Pizza (Large); 1 Garlic Bread'],
      [
        'get me a full mutton karahi medium spicy with four roghni naan',
        '1 Mutton Karahi|Mutton Karahi Special (Full) {Medium}; 4 Roghni Naan',
      ],
      [
        'two crispy zingers with fries and one loaded fries large',
        '2 Crispy Zinger (With fries); 1 Loaded Fries (Large)',
      ],
      ['can i have a regular oreo shake and a club sandwich', '1 Oreo Shake (Regular); 1 Club Sandwich'],
      ['halwa puri three and karak chai three large', '3 Halwa Puri; 3 Karak Chai (Large)'],
      [
        'a plate of samosa chaat extra hot and a fresh orange juice',
        '1 Samosa Chaat {Extra Hot}; 1 Fresh Orange Juice',
      ],
      ['half butter chicken mild and two cheese naans', '1 Butter Chicken (Half) {Mild}; 2 Cheese Naan'],
      ['hot and sour soup large and spring rolls', '1 Hot & Sour Soup (Large); 1 Spring Rolls'],
      ['three lachha paratha and one masala omelette please', '3 Lachha Paratha; 1 Masala Omelette'],
      [
        'one tikka house platter family, two tandoori roti and a mint margarita large',
        '1 Tikka House Platter (Family); 2 Tandoori Roti; 1 Mint Margarita (Large)',
      ],
      ['some dahi bhallay and a regular gol gappay', '1 Dahi Bhallay; 1 Gol Gappay (Regular)'],
      [
        'chicken manchurian sharing and egg fried rice large',
        '1 Chicken Manchurian (Sharing); 1 Egg Fried Rice (Large)',
      ],
      ['kashmiri chai two cups and a ras malai', '2 Kashmiri Chai; 1 Ras Malai'],
      [
        'please send one kabuli pulao single and a kachumber salad',
        '1 Kabuli Pulao (Single); 1 Kachumber Salad',
      ],
    ],
  },
  {
    group: 'four cup sizes: hard on the demo menus',
    cases: [
      [
        'chicken and mutton biryani, family size both, mild',
        '1 Chicken Biryani (Family) {Mild}; 1 Mutton Biryani (Family) {Mild}',
      ],
      ['two beef and three egg biryani single', '2 Beef Biryani (Single); 3 Egg Biryani (Single)'],
      [
        'a zinger meal no mayo and a double decker burger only extra pickles',
        '1 Crispy Zinger (Meal with drink); 1 Double Decker (Burger only)',
      ],
      ['leave the fries out, just the loaded ones large', '1 Loaded Fries (Large)'],
      [
        'i was going to get the alfredo but give me the meatball spaghetti large',
        '1 Meatball Spaghetti (Large)',
      ],
      ['chicken handi full, wait no half, and roti three', '1 Chicken Handi (Half); 3 Tandoori Roti'],
      ['no biryani today, two kabuli pulao double', '2 Kabuli Pulao (Double)'],
      ['two lassi one sweet one pera', '2 Sweet Lassi||1 Sweet Lassi; 1 Sweet Lassi'],
      ['bara glass lassi ka aur chota lemonade', '1 Sweet Lassi (Large); 1 Fresh Lemonade (Regular)'],
      ['teen half karahi chicken wali aur das naan tandoori', '3 Chicken Karahi (Half); 10 Tandoori Naan'],
      [
        'ek kilo mutton karahi aur aadha kilo white karahi',
        '1 Mutton Karahi|Mutton Karahi Special (Full); 1 White Chicken Karahi (Half)',
      ],
      ['for garlic naan and won chicken boti double', '4 Garlic Naan; 1 Chicken Boti (Double)'],
      ['to large chicken tikka pizza', '2 Chicken Tikka Pizza (Large)'],
      [
        'there are five of us so five bun kebabs with fries and five colas',
        '5 Bun Kebab (With fries); 5 Cola',
      ],
      ['would you have dynamite prawns? if so one full, extra hot', '1 Dynamite Prawns (Full) {Extra Hot}'],
      [
        'mutton karahi special full with less oil, more ginger, and no green chillies please',
        '1 Mutton Karahi Special (Full)',
      ],
      ['the molten thing large', '1 Molten Sundae (Large)'],
      ['roast lamb double, hold the sauce', '1 Roast Lamb Leg (Double)'],
      [
        'one fajita, one tikka, one veggie, all medium pizzas',
        '1 Fajita Pizza (Medium); 1 Chicken Tikka Pizza (Medium); 1 Garden Veggie Pizza (Medium)',
      ],
      [
        'chowmein, make it large and not too spicy',
        '1 Chicken Chowmein (Large) {Mild}||1 Chicken Chowmein (Large)',
      ],
      [
        'two wings, one hot one mild',
        '1 Hot Wings {Hot}; 1 Hot Wings {Mild}||1 Smoky Wings {Hot}; 1 Smoky Wings {Mild}||2 Hot Wings',
      ],
      [
        'daal makhani and palak paneer, half each, with six tandoori roti',
        '1 Daal Makhani (Half); 1 Palak Paneer (Half); 6 Tandoori Roti',
      ],
      ['three chai, one kashmiri and two karak', '1 Kashmiri Chai; 2 Karak Chai'],
      ['cancel the soup, i mean, one corn soup large only', '1 Chicken Corn Soup (Large)'],
      [
        'two plates seekh kebab and a plate of malai boti, sab double',
        '2 Seekh Kebab|Beef Seekh Kebab (Double); 1 Malai Boti|Malai Boti Skewers (Double)',
      ],
      [
        'vegetable biryani without potatoes and with raita on the side, single, mild',
        '1 Vegetable Biryani (Single) {Mild}',
      ],
      ['brownie with ice cream large', '1 Chocolate Brownie (Large)'],
      ['a fried rice and a noodles', '1 Egg Fried Rice|Special Fried Rice; 1 Szechuan Noodles'],
      [
        'beef burger just the burger, and a cheese melt with fries',
        '1 Classic Beef Burger (Burger only); 1 Cheese Melt Burger (With fries)',
      ],
      [
        'aloo paratha do, anda paratha do, aur chai char cup',
        '2 Aloo Paratha; 2 Anda Paratha; 4 Karak Chai|Kashmiri Chai',
      ],
    ],
  },
];

/** Written before anything was tried: four cup sizes, subs by inches, burgers without sizes, the demo menus again. */
export const fourCupSizeCounterSets: CorpusSets = [
  [maplesMenu, maples],
  [pierMenu, pier],
  [rodeoMenu, rodeo],
];
export const fourCupSizeHardSets: CorpusSets = [[lahoreMenu, lahore]];
