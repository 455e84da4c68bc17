import type { CorpusSets } from '../corpus.ts';
import {
  casaMenu,
  copperMenu,
  deliMenu,
  dhabaMenu,
  flameMenu,
  fornoMenu,
  grillMenu,
  harborMenu,
  kettleMenu,
  loafMenu,
  sliceMenu,
  wokMenu,
} from '../menus/unknown.ts';

/** Orders as people write them out, long and rambling, for kinds of shop nobody here knew; one group per class. */
export const ramblingSets: CorpusSets = [
  [
    flameMenu,
    [
      {
        group: 'burger: plain and rambling',
        cases: [
          [
            'hi can i get a cheeseburger with a large fries and a medium coke please',
            '1 Cheeseburger; 1 French Fries (Large); 1 Coke (Medium)',
          ],
          [
            'i would like two double cheeseburgers, one with no pickles and the other with extra onions, and a large diet coke',
            '2 Double Cheeseburger; 1 Diet Coke (Large)',
          ],
          [
            'can you give me three original burgers with lettuce tomato ketchup and mayo and three small fries',
            '3 Original Burger; 3 French Fries (Small)',
          ],
          [
            'i want a bacon deluxe with cheddar cheese grilled onions and barbecue sauce on a sesame bun',
            '1 Bacon Deluxe Burger',
          ],
          [
            'one smoky bbq burger, medium rare, hold the bacon, sub a lettuce wrap for the bun',
            '1 Smoky BBQ Burger',
          ],
          [
            'could i please order a fish fillet sandwich with tartar sauce and a side of sweet potato fries',
            '1 Fish Fillet Sandwich; 1 Sweet Potato Fries',
          ],
          ['give me five cheeseburgers, two of them without onions', '5 Cheeseburger'],
          [
            'ten piece chicken tenders with ranch and a medium sprite',
            '1 Chicken Tenders (10 pieces); 1 Sprite (Medium)',
          ],
          [
            "i'll take a number of things: two original burgers, a large fries, and a strawberry shake",
            '2 Original Burger; 1 French Fries (Large); 1 Strawberry Milkshake',
          ],
          [
            'a vegan burger with avocado and a large iced tea unsweetened',
            '1 Garden Burger; 1 Iced Tea (Large)',
          ],
          [
            'may i get one cheeseburger well done with pickles, jalapenos, mushrooms, swiss cheese and a little mustard',
            '1 Cheeseburger',
          ],
          ['i need four burgers, two cheeseburgers and two originals', '2 Cheeseburger; 2 Original Burger'],
          [
            'mozzarella sticks with marinara sauce and a side salad with ranch dressing',
            '1 Mozzarella Sticks; 1 Side Salad',
          ],
          [
            'large fries with cheese and bacon bits, plus a vanilla milkshake with whipped cream and a cherry on top',
            '1 French Fries (Large); 1 Vanilla Milkshake',
          ],
          ['please get me a plain cheeseburger only with ketchup', '1 Cheeseburger'],
          [
            'i am really hungry so two bacon deluxe burgers a large sweet potato fries and two large cokes',
            '2 Bacon Deluxe Burger; 1 Sweet Potato Fries (Large); 2 Coke (Large)',
          ],
          [
            "i'd like a hamburger with ketchup, and also a medium fry",
            '1 Original Burger|Cheeseburger; 1 French Fries (Medium)',
          ],
          [
            'one inferno burger with pepper jack cheese and fried onions, one garden burger with no mayo and a side of fries',
            '1 Inferno Burger; 1 Garden Burger; 1 French Fries',
          ],
          ['three cheese burgers and a side of onion rings', '3 Cheeseburger; 1 Onion Rings'],
          [
            'a cheeseburger with onion rings on it and a large sprite',
            '1 Cheeseburger; 1 Sprite (Large) || 1 Cheeseburger; 1 Onion Rings; 1 Sprite (Large)',
          ],
          [
            'hello i would like to place an order for one original burger with cheese lettuce and special sauce, one large curly fries',
            '1 Original Burger; 1 French Fries (Large) || 1 Original Burger',
          ],
          [
            "let's do a large strawberry milkshake and a small vanilla milkshake no whipped cream",
            '1 Strawberry Milkshake (Large); 1 Vanilla Milkshake (Regular) || 1 Strawberry Milkshake (Large); 1 Vanilla Milkshake',
          ],
        ],
      },
      {
        group: 'burger: more',
        cases: [
          [
            "i'd like to get a cheeseburger, hold the onions, add bacon, with a medium onion rings... well actually make the rings large",
            '1 Cheeseburger; 1 Onion Rings (Large)',
          ],
          [
            'one fish sandwich with no tartar sauce and lettuce, one order of mozzarella sticks, and a large sprite with extra ice',
            '1 Fish Fillet Sandwich; 1 Mozzarella Sticks; 1 Sprite (Large)',
          ],
          ['double cheeseburger, no cheese on one side, add an egg', '1 Double Cheeseburger'],
          [
            'a burger with mushrooms and swiss cheese, and a large soda',
            '1 Original Burger|Cheeseburger|Smoky BBQ Burger; 1 Coke|Sprite|Diet Coke (Large)',
          ],
          ['two plant based burgers with vegan mayo', '2 Garden Burger'],
          [
            'a chicken sandwich grilled not fried, with avocado and bacon and a side of sweet potato fries large',
            '1 Grilled Chicken Sandwich; 1 Sweet Potato Fries (Large)',
          ],
          [
            'bacon deluxe no bacon lol, and a diet coke, medium',
            '1 Bacon Deluxe Burger; 1 Diet Coke (Medium)',
          ],
        ],
      },
    ],
  ],
  [
    kettleMenu,
    [
      {
        group: 'coffee: long lists',
        cases: [
          [
            'hi can i please get a large iced latte with oat milk and two pumps of vanilla and also a small cappuccino extra foam with a splash of cream',
            '1 Iced Latte (Large); 1 Cappuccino (Small)',
          ],
          ["i'd like a medium coffee with two creams and three sugars", '1 Coffee (Medium)'],
          ['can i have three medium lattes, two with soy milk and one with almond milk', '3 Latte (Medium)'],
          [
            'large caramel macchiato with skim milk, no whip, extra caramel drizzle',
            '1 Caramel Macchiato (Large)',
          ],
          [
            'could i get an extra large iced coffee with french vanilla swirl and half and half',
            '1 Iced Coffee (Extra Large)',
          ],
          ['a double espresso with a twist of lemon', '1 Espresso (Double)'],
          [
            "i'll have a medium cold brew with sweet cream cold foam and a plain bagel toasted with butter",
            '1 Cold Brew (Medium); 1 Plain Bagel',
          ],
          [
            'one decaf cappuccino, medium, with cinnamon and nutmeg and a dash of hazelnut syrup',
            '1 Cappuccino (Medium)',
          ],
          [
            'good morning may i have a large drip coffee, medium roast, with a little room for milk',
            '1 Coffee (Large)',
          ],
          [
            'i need a large black tea with honey and lemon and a small herbal tea',
            '1 Black Tea (Large); 1 Herbal Tea (Small)',
          ],
          [
            'can i get a latte with vanilla syrup, caramel sauce, a sprinkle of cocoa and oat milk, medium size',
            '1 Latte (Medium)',
          ],
          [
            'medium iced americano with light ice and one pump of sugar free hazelnut',
            '1 Americano (Medium)',
          ],
          [
            'a small latte and a small mocha, both with almond milk, and a lemon loaf',
            '1 Latte (Small); 1 Mocha (Small); 1 Lemon Loaf',
          ],
          [
            'i would like a hot latte in a large with two shots of espresso and one pump of peppermint',
            '1 Latte (Large)',
          ],
          [
            'get me an iced latte medium no sugar two percent milk and a bran muffin',
            '1 Iced Latte (Medium); 1 Bran Muffin',
          ],
          ['large ice coffee with milk and two splendas', '1 Iced Coffee (Large)'],
          ['a chai with a shot of espresso please, large', '1 Chai Tea Latte (Large)'],
          ['hot chocolate small with whipped cream, not too hot', '1 Hot Chocolate (Small)'],
        ],
      },
      {
        group: 'coffee: more',
        cases: [
          [
            'okay so i need a large latte with oat milk, a medium mocha with no whip, and then um a small hot chocolate with extra whip for my daughter',
            '1 Latte (Large); 1 Mocha (Medium); 1 Hot Chocolate (Small)',
          ],
          [
            'two iced coffees, one large with caramel and one medium with hazelnut',
            '1 Iced Coffee (Large); 1 Iced Coffee (Medium)',
          ],
          [
            'large cold brew with a splash of half and half, four pumps of caramel and light ice',
            '1 Cold Brew (Large)',
          ],
          ["i'll get a tea, black, large, two bags, with milk", '1 Black Tea (Large)'],
          [
            'americano, medium, splash of oat milk, and a cinnamon bun',
            '1 Americano (Medium); 1 Cinnamon Roll',
          ],
          [
            'may i please have one large coffee with cream, one large coffee with milk and sugar, and one small coffee black',
            '1 Coffee (Large); 1 Coffee (Large); 1 Coffee (Small) || 2 Coffee (Large); 1 Coffee (Small)',
          ],
          [
            'i would like a mocha latte with chocolate syrup and coconut milk, large',
            '1 Mocha (Large) || 1 Latte (Large)',
          ],
        ],
      },
      {
        group: 'coffee: flavours and snacks',
        cases: [
          [
            'can i get a medium iced coffee with caramel swirl, cream and two sugars and a donut',
            '1 Iced Coffee (Medium); 1 Glazed Donut',
          ],
          [
            'a large hot coffee with almond milk, a sprinkle of cinnamon and one sugar in the raw',
            '1 Coffee (Large)',
          ],
          ['two large cappuccinos with extra shots and one with honey', '2 Cappuccino (Large)'],
          [
            'an extra large black coffee and a small decaf coffee with milk',
            '1 Coffee (Extra Large); 1 Coffee (Small)',
          ],
          ['three espressos two double and one single', '2 Espresso (Double); 1 Espresso (Single)'],
          ["i'll do a medium black tea with two teabags, lemon and honey", '1 Black Tea (Medium)'],
          [
            'give me a chai latte medium extra hot, a blueberry muffin and a bran muffin',
            '1 Chai Tea Latte (Medium); 1 Bran Muffin',
          ],
          [
            'hi there, small mocha please, no whip, light chocolate, with oat milk and a dash of salt',
            '1 Mocha (Small)',
          ],
        ],
      },
    ],
  ],
  [
    harborMenu,
    [
      {
        group: 'coffee: tall grande',
        cases: [
          [
            'can i get a grande pumpkin spice latte with an extra shot and almond milk and a tall brewed coffee black',
            '1 Pumpkin Spice Latte (Grande); 1 Brewed Coffee (Tall)',
          ],
          [
            'venti white chocolate mocha with nonfat milk, no whip and two extra pumps',
            '1 White Chocolate Mocha (Venti)',
          ],
          ['two grande lattes with caramel drizzle and a cake pop', '2 Caffe Latte (Grande); 1 Cake Pop'],
          ['a london fog, venti, half sweet', '1 London Fog (Venti)'],
          ['a small cappuccino extra dry', '1 Cappuccino (Tall)'],
          ['medium brewed coffee with room', '1 Brewed Coffee (Grande)'],
          [
            'grande cappuccino with vanilla, grande white mocha with raspberry, and two egg bites',
            '1 Cappuccino (Grande); 1 White Chocolate Mocha (Grande); 2 Egg Bite',
          ],
          [
            'could you make me a breakfast wrap and a grande coffee with cream please',
            '1 Breakfast Wrap; 1 Brewed Coffee (Grande)',
          ],
        ],
      },
      {
        group: 'coffee: more tall grande',
        cases: [
          ['a grande vanilla latte with soy milk and a shot of espresso', '1 Caffe Latte (Grande)'],
          [
            'two tall iced caramel lattes, one with extra caramel and one decaf',
            '2 Iced Caramel Latte (Tall)',
          ],
          [
            "i'd like a large matcha latte with coconut milk and a medium london fog",
            '1 Matcha Latte (Venti); 1 London Fog (Grande)',
          ],
          ['grande in a venti cup pumpkin spice latte no whip', '1 Pumpkin Spice Latte (Grande)'],
          [
            'white mocha grande with almond milk, two egg bites and an almond croissant',
            '1 White Chocolate Mocha (Grande); 2 Egg Bite; 1 Almond Croissant',
          ],
          [
            'one small coffee with cream and one large coffee with sugar',
            '1 Brewed Coffee (Tall); 1 Brewed Coffee (Venti)',
          ],
        ],
      },
    ],
  ],
  [
    loafMenu,
    [
      {
        group: 'sandwich: breads and toppings',
        cases: [
          [
            'i would like a footlong turkey breast on wheat bread with lettuce tomato onion pickles and mayo',
            '1 Turkey Breast (Footlong)',
          ],
          [
            'can i get a six inch meatball sub on italian bread with provolone cheese and extra sauce',
            '1 Meatball (6 inch)',
          ],
          [
            'one six inch tuna on honey oat toasted with cucumbers, olives and a bag of chips',
            '1 Tuna (6 inch); 1 Potato Chips',
          ],
          [
            'two footlong italian bmts with everything, one with no jalapenos, and two large sodas',
            '2 Italian BMT (Footlong); 2 Fountain Soda (Large)',
          ],
          [
            "i'll take the roast beef sandwich with swiss and horseradish on rye and a cup of broccoli cheddar soup",
            '1 Roast Beef; 1 Broccoli Cheddar Soup (Cup)',
          ],
          [
            'a chicken bacon ranch footlong double meat and pepper jack cheese, toasted, with a dr pepper',
            '1 Chicken Bacon Ranch (Footlong); 1 Dr Pepper',
          ],
          [
            'ham and swiss six inch no mayo but add mustard, and two oatmeal cookies',
            '1 Ham and Swiss (6 inch); 2 Oatmeal Raisin Cookie',
          ],
          [
            'turkey on whole wheat with avocado, cheddar, bacon, lettuce, tomatoes, red onions and chipotle mayo please',
            '1 Turkey Breast',
          ],
          [
            'one footlong tuna sandwich with extra tuna, cucumber and a bottle of water',
            '1 Tuna (Footlong); 1 Bottled Water',
          ],
          [
            'can i order a roast beef with cheddar on a roll, no veggies, a sweet tea and a macadamia cookie',
            '1 Roast Beef; 1 Sweet Tea; 1 White Chocolate Macadamia Cookie',
          ],
          [
            'i would like a twelve inch italian with salami, pepperoni, ham, lettuce and oregano',
            '1 Italian BMT (Footlong)',
          ],
          [
            'a meatball footlong and a chicken bacon ranch six inch, both toasted with mozzarella',
            '1 Meatball (Footlong); 1 Chicken Bacon Ranch (6 inch)',
          ],
          ['foot-long ham and cheese with pickles only', '1 Ham and Swiss (Footlong)'],
          [
            "i'd like 3 cold cuts on white, 6-inch, with lettuce and light mayo and three chips",
            '3 Cold Cut Trio (6 inch); 3 Potato Chips',
          ],
        ],
      },
      {
        group: 'sandwich: more',
        cases: [
          ['i want a sandwich with turkey, provolone, lettuce and mustard on sourdough', '1 Turkey Breast'],
          [
            'can i have one foot long veggie on multigrain with hummus, carrots, sprouts and two bags of chips',
            '1 Veggie Delight (Footlong); 2 Potato Chips',
          ],
          ['tuna melt on rye, footlong, with extra cheese and a pickle on the side', '1 Tuna (Footlong)'],
          [
            'two chicken bacon ranch six inch subs, no bacon on one of them',
            '2 Chicken Bacon Ranch (6 inch)',
          ],
          [
            'one turkey and one ham, both six inch on wheat with swiss',
            '1 Turkey Breast (6 inch); 1 Ham and Swiss (6 inch)',
          ],
          [
            'a footlong cold cut with turkey bacon, spinach, avocado spread, tomato and a dr pepper and a cookie, oatmeal',
            '1 Cold Cut Trio (Footlong); 1 Dr Pepper; 1 Oatmeal Raisin Cookie',
          ],
        ],
      },
    ],
  ],
  [
    fornoMenu,
    [
      {
        group: 'pizza: sizes and crusts',
        cases: [
          [
            'i would like two medium pepperoni pizzas one with extra cheese and stuffed crust and the other without olives',
            '2 Pepperoni Pizza (Medium)',
          ],
          [
            'can i get a large cheese pizza with mushrooms, green peppers and onions on thin crust',
            '1 Cheese Pizza (Large)',
          ],
          [
            'i want a small hawaiian with extra pineapple and ham and a large meat feast with thick crust',
            '1 Hawaiian Pizza (Small); 1 Meat Feast Pizza (Large)',
          ],
          [
            'three large pies, one cheese, one pepperoni and one vegetarian',
            '1 Cheese Pizza (Large); 1 Pepperoni Pizza (Large); 1 Vegetarian Pizza (Large)',
          ],
          [
            "i'd like a large buffalo chicken pizza hold the blue cheese and eight piece wings hot",
            '1 Buffalo Chicken Pizza (Large); 1 Chicken Wings (8 pieces) {Hot}',
          ],
          [
            'one medium mediterranean with feta, black olives, sun dried tomatoes and no onions, deep dish',
            '1 Mediterranean Pizza (Medium)',
          ],
          [
            'a large half pepperoni half cheese',
            '1 Pepperoni Pizza (Large) || 1 Cheese Pizza (Large) || 1 Pepperoni Pizza (Large); 1 Cheese Pizza (Large)',
          ],
          [
            "i'll have five medium pizzas, three pepperoni and two hawaiian",
            '3 Pepperoni Pizza (Medium); 2 Hawaiian Pizza (Medium)',
          ],
          [
            'a vegetarian pizza, large, well done, cut in squares, and a greek salad with no olives',
            '1 Vegetarian Pizza (Large); 1 Greek Salad',
          ],
          [
            'i need one pepperoni large and one supreme medium and three ginger ales',
            '1 Pepperoni Pizza (Large); 1 Supreme Pizza (Medium); 3 Ginger Ale',
          ],
          [
            'hi i want to order two large thin crust pizzas with pepperoni, mushrooms and extra cheese',
            '2 Pepperoni Pizza (Large)',
          ],
          [
            'one small gluten free crust hawaiian with bacon instead of ham and a brownie',
            '1 Hawaiian Pizza (Small); 1 Brownie',
          ],
          [
            'a pepperoni pizza with jalapenos and red peppers and balsamic glaze, no sauce, stuffed crust, large please',
            '1 Pepperoni Pizza (Large)',
          ],
          [
            'a personal sized cheese pizza with a can of coke',
            '1 Cheese Pizza (Small); 1 Coke (Can) || 1 Cheese Pizza; 1 Coke (Can)',
          ],
          [
            'i want a medium one with pepperoni and a large one with just cheese',
            '1 Pepperoni Pizza (Medium); 1 Cheese Pizza (Large)',
          ],
        ],
      },
      {
        group: 'pizza: more',
        cases: [
          [
            'large pepperoni, easy sauce, extra cheese, thin crust, and a medium cheese with half mushrooms',
            '1 Pepperoni Pizza (Large); 1 Cheese Pizza (Medium)',
          ],
          [
            "i'd like to have two small pizzas with ham and pineapple",
            '2 Hawaiian Pizza (Small) || 2 Cheese Pizza (Small)',
          ],
          [
            'can you do a medium hawaiian without ham and a cheese garlic bread',
            '1 Hawaiian Pizza (Medium); 1 Garlic Bread',
          ],
          [
            'four pizzas: two large pepperoni, one medium cheese and one small supreme, with parmesan packets',
            '2 Pepperoni Pizza (Large); 1 Cheese Pizza (Medium); 1 Supreme Pizza (Small)',
          ],
          [
            'two liter of sprite, breadsticks and a large supreme hold the green peppers',
            '1 Sprite (2 Litre); 1 Breadsticks; 1 Supreme Pizza (Large)',
          ],
          [
            "i'd like a pizza with olives, tuna and extra cheese, large",
            '1 Cheese Pizza (Large) || 1 Mediterranean Pizza (Large) || 1 Pepperoni Pizza|Supreme Pizza|Vegetarian Pizza|Hawaiian Pizza|Meat Feast Pizza (Large)',
          ],
        ],
      },
    ],
  ],
  [
    casaMenu,
    [
      {
        group: 'tacos and burritos',
        cases: [
          [
            'can i get two chicken burritos with brown rice, black beans, sour cream, guac and mild salsa',
            '2 Chicken Burrito',
          ],
          [
            "i'd like three carne asada tacos with cilantro and onion, two fish tacos with cabbage, and a large horchata",
            '3 Carne Asada Taco; 2 Fish Taco; 1 Horchata (Large)',
          ],
          [
            'one burrito bowl with chicken, fajita veggies, cheese and hot sauce and a side of chips and guac',
            '1 Burrito Bowl; 1 Chips and Guacamole',
          ],
          [
            'two carnitas tacos and one chicken taco, all on corn tortillas',
            '2 Carnitas Taco; 1 Chicken Taco',
          ],
          [
            'give me a cheese quesadilla and a chicken one, both with sour cream',
            '1 Cheese Quesadilla; 1 Chicken Quesadilla',
          ],
          [
            'nachos with extra cheese and jalapenos, no meat, and two jarritos',
            '1 Nachos Supreme; 2 Jarritos',
          ],
          [
            'i want a taco plate: one fish, one chicken, and one carnitas taco',
            '1 Fish Taco; 1 Chicken Taco; 1 Carnitas Taco',
          ],
          [
            'four tacos, two carne asada and two chicken, with lime and radish',
            '2 Carne Asada Taco; 2 Chicken Taco',
          ],
          [
            'a steak burrito bowl no tortilla with white rice pinto beans and queso',
            '1 Burrito Bowl || 1 Steak Burrito',
          ],
          ['refried beans on the side and a couple of fish tacos', '1 Refried Beans; 2 Fish Taco'],
        ],
      },
      {
        group: 'tacos and burritos: more',
        cases: [
          [
            'hey can i do a chicken burrito no rice double meat extra guac and a steak burrito with everything, and two large horchatas',
            '1 Chicken Burrito; 1 Steak Burrito; 2 Horchata (Large)',
          ],
          ['two bean burritos and a coke', '2 Bean and Cheese Burrito; 1 Mexican Coke'],
          [
            'a fish taco and a chicken quesadilla, no sour cream on either',
            '1 Fish Taco; 1 Chicken Quesadilla',
          ],
          [
            'bowl with steak, black beans, corn, cheese, lettuce and a large agua fresca',
            '1 Burrito Bowl; 1 Agua Fresca (Large)',
          ],
        ],
      },
    ],
  ],
  [
    copperMenu,
    [
      {
        group: 'tea house and bakery',
        cases: [
          [
            'a pot of karak chai and two fruit scones with clotted cream and jam',
            '1 Karak Chai (Pot); 2 Fruit Scone',
          ],
          [
            'may i have a cup of earl grey with milk and a slice of carrot cake',
            '1 Earl Grey (Cup); 1 Carrot Cake (Slice)',
          ],
          [
            "we'd like a whole chocolate fudge cake with happy birthday written on it and a dozen cream puffs",
            '1 Chocolate Fudge Cake (Whole); 12 Cream Puff',
          ],
          [
            'one egg sandwich no crusts, one cucumber sandwich and a pot of jasmine',
            '1 Egg Sandwich; 1 Cucumber Sandwich; 1 Jasmine Tea (Pot)',
          ],
          [
            'three chicken patties, a baguette and a loaf of sourdough sliced',
            '3 Chicken Patty; 1 Baguette; 1 Sourdough Loaf',
          ],
          [
            'two slices of cheesecake with strawberries on top and two green teas',
            '2 Cheesecake; 2 Green Tea',
          ],
          [
            "i'd like some cake, the carrot one, two slices, and a pot of green tea for two",
            '2 Carrot Cake (Slice); 1 Green Tea (Pot)',
          ],
          ['a cup of chai', '1 Karak Chai|Masala Chai (Cup)'],
        ],
      },
    ],
  ],
  [
    wokMenu,
    [
      {
        group: 'chinese',
        cases: [
          [
            'i would like sweet and sour chicken with pork fried rice instead of white, and two egg rolls',
            '1 Sweet and Sour Chicken; 2 Egg Roll',
          ],
          [
            'can i get a large hot and sour soup, an order of crab rangoon and beef with broccoli extra spicy no msg',
            '1 Hot and Sour Soup (Large); 1 Crab Rangoon; 1 Beef with Broccoli {Hot}',
          ],
          [
            'two orange chickens and a chicken lo mein with no onions and extra bean sprouts',
            '2 Orange Chicken; 1 Chicken Lo Mein',
          ],
          [
            'dozen pot stickers steamed with soy sauce and chili oil',
            '1 Pot Stickers (12 pieces) || 12 Pot Stickers',
          ],
          [
            'a kung pao shrimp not spicy and mapo tofu extra hot',
            '1 Kung Pao Shrimp {Mild}; 1 Mapo Tofu {Hot}',
          ],
          [
            "i'll have the beef and broccoli with brown rice, a couple spring rolls and four fortune cookies",
            '1 Beef with Broccoli; 2 Spring Roll; 4 Fortune Cookie',
          ],
          ['two fried rices, one shrimp one chicken', '1 Shrimp Fried Rice; 1 Chicken Fried Rice'],
          [
            'could you do an orange chicken with extra sauce on the side and a wonton soup with crispy noodles, large',
            '1 Orange Chicken; 1 Wonton Soup (Large)',
          ],
        ],
      },
    ],
  ],
  [
    dhabaMenu,
    [
      {
        group: 'shared heads',
        cases: [
          ['a beef and a chicken roll', '1 Beef Roll; 1 Chicken Roll'],
          ['two chicken and three beef biryanis', '2 Chicken Biryani; 3 Beef Biryani'],
          ['large chicken and beef rolls, spicy', '1 Chicken Roll (Large) {Hot}; 1 Beef Roll (Large) {Hot}'],
          ['anda and aloo paratha, two of each', '2 Anda Paratha; 2 Aloo Paratha'],
          ['a plain and two roghni naans', '1 Plain Naan; 2 Roghni Naan'],
          [
            'chicken, beef and aloo biryani, single each',
            '1 Chicken Biryani (Single); 1 Beef Biryani (Single); 1 Aloo Biryani (Single)',
          ],
          ['do rolls, ek beef ek chicken', '1 Beef Roll; 1 Chicken Roll'],
          ['fruit chaat and samosa chaat', '1 Fruit Chaat; 1 Samosa Chaat'],
        ],
      },
      {
        group: 'negation and change of mind',
        cases: [
          ['one chicken biryani and no raita', '1 Chicken Biryani'],
          ['two zinger burgers, no wait, three', '3 Zinger Burger'],
          ['a chicken karahi, actually make it mutton', '1 Mutton Karahi'],
          ['one lassi and one coke, scratch the coke', '1 Sweet Lassi'],
          ['chicken biryani double, hmm no single is enough', '1 Chicken Biryani (Single)'],
          ['naan one two three four, yes four plain naan', '4 Plain Naan'],
          ['i was going to say pepsi but get me a sprite', '1 Sprite'],
          ['a beef burger no onions no tomato and fries', '1 Beef Burger; 1 French Fries'],
          ["instead of the pulao i'd rather have the beef biryani", '1 Beef Biryani'],
          ['two chicken rolls, forget that, just one club sandwich', '1 Club Sandwich'],
          ['ek karahi full, nahi half kar do, chicken wali', '1 Chicken Karahi (Half)'],
          ['not the beef biryani, the chicken biryani', '1 Chicken Biryani'],
          [
            'everything but the salad: one seekh kebab and two naan',
            '1 Seekh Kebab; 2 Plain Naan|Roghni Naan',
          ],
          ['a large pepsi, i mean regular', '1 Pepsi (Regular)'],
        ],
      },
      {
        group: 'everyday words',
        cases: [
          ['a plate of biryani with a coke', '1 Chicken Biryani|Beef Biryani|Aloo Biryani; 1 Coca Cola'],
          ['two cokes and a big bottle of water', '2 Coca Cola; 1 Mineral Water (Large)'],
          ['one tea and one kashmiri tea', '1 Doodh Patti; 1 Kashmiri Chai'],
          ['a glass of lassi and a dozen naans plain', '1 Sweet Lassi; 12 Plain Naan'],
          ['bari coke aur choti pani ki bottle', '1 Coca Cola (1.5 Litre); 1 Mineral Water (Small)'],
          ['ek plate gol gappay aur ek dahi bhallay', '1 Gol Gappay; 1 Dahi Bhallay'],
          ['some fries and a soft drink', '1 French Fries; 1 Pepsi|Coca Cola|Sprite'],
          ['two yogurt dips and a green salad', '2 Raita; 1 Salad'],
          ['gosht ki karahi aadhi', '1 Mutton Karahi (Half)'],
          ['lentils and three breads from the tandoor', '1 Daal Mash; 3 Tandoori Roti'],
          ['a milk tea and an egg paratha', '1 Doodh Patti; 1 Anda Paratha'],
        ],
      },
      {
        group: 'number homophones and people counts',
        cases: [
          ['too chicken rolls and for naans plain', '2 Chicken Roll; 4 Plain Naan'],
          ["i'd like ate samosa chaats", '8 Samosa Chaat'],
          ['for rotis to go', '4 Tandoori Roti'],
          [
            'we are four people, get us two full chicken karahis and eight rotis',
            '2 Chicken Karahi (Full); 8 Tandoori Roti',
          ],
          [
            'dinner for two: one mutton karahi half and four naan roghni',
            '1 Mutton Karahi (Half); 4 Roghni Naan',
          ],
          [
            'for my three kids three fries small and three mango shakes',
            '3 French Fries (Regular); 3 Mango Shake || 3 French Fries; 3 Mango Shake',
          ],
          ['hum teen log hain, teen chicken biryani single', '3 Chicken Biryani (Single)'],
          ['lunch for ten people please, ten beef burgers', '10 Beef Burger'],
          ['to beef rolls please', '2 Beef Roll'],
          ['i have twenty minutes, can i get one zinger', '1 Zinger Burger'],
        ],
      },
      {
        group: 'indirect questions',
        cases: [
          ['is it possible to get two beef biryanis', '2 Beef Biryani'],
          ['do you have kheer, if yes two', '2 Kheer'],
          ['any chance of a mutton karahi full, not too spicy', '1 Mutton Karahi (Full) {Mild}'],
          ['i wonder if i could have three aloo parathas', '3 Aloo Paratha'],
          ['kya zinger mil sakta hai do chahiye', '2 Zinger Burger'],
          ['is the beef pulao available? then one please', '1 Beef Pulao'],
          ['would it be okay to order six seekh kebabs', '6 Seekh Kebab'],
          ['got any mango shakes? make it two', '2 Mango Shake'],
        ],
      },
      {
        group: 'wishes on a line',
        cases: [
          ['chicken biryani with extra masala and less oil', '1 Chicken Biryani || 1 Chicken Biryani {Hot}'],
          ['one zinger with extra mayo, hold the lettuce, and cheese on top', '1 Zinger Burger'],
          ['two chicken rolls without onion, one with extra chutney', '2 Chicken Roll'],
          ['karahi chicken half with boneless pieces, less salt, more ginger', '1 Chicken Karahi (Half)'],
          [
            'club sandwich toasted, no egg, no chicken, extra cheese, with a little mustard',
            '1 Club Sandwich',
          ],
          ['mango shake without ice cream and with a splash of milk', '1 Mango Shake'],
          ['three gol gappay with extra khatta pani and less mirch', '3 Gol Gappay'],
          ['daal mash with tarka and butter on top and two roti crispy', '1 Daal Mash; 2 Tandoori Roti'],
        ],
      },
      {
        group: 'short and long names, tags, joined and split',
        cases: [
          ['the zinger and the margarita', '1 Zinger Burger; 1 Mint Margarita'],
          ['a shawarma sandwich', '1 Chicken Shawarma'],
          ['pani puri please', '1 Gol Gappay'],
          ['rice pudding and a glass of mango', '1 Kheer; 1 Mango Shake'],
          ['golgappay two plates', '2 Gol Gappay'],
          ['gulabjamun four pieces', '1 Gulab Jamun (4 pieces) || 4 Gulab Jamun'],
          ['sea kebab eight pieces spicy', '1 Seekh Kebab (8 pieces) {Hot}'],
          ['a bowl of chicken and sweet corn soup', '1 Chicken Corn Soup'],
          ['dahi baray aur pani puri', '1 Dahi Bhallay; 1 Gol Gappay'],
          ['the boti half', '1 Chicken Tikka Boti (Half)'],
        ],
      },
      {
        group: 'other scripts and languages',
        cases: [
          ['دو چکن بریانی اور ایک رائتہ', '2 Chicken Biryani; 1 Raita'],
          ['ایک مٹن کڑاہی ہاف', '1 Mutton Karahi (Half)'],
          ['तीन चिकन रोल और एक लस्सी', '3 Chicken Roll; 1 Sweet Lassi'],
          ['दो बीफ बर्गर', '2 Beef Burger'],
          ['اثنين شاورما دجاج كبير', '2 Chicken Shawarma (Large)'],
          ['quiero dos club sandwich y tres pepsi', '2 Club Sandwich; 3 Pepsi'],
          ['do zinger teen pepsi aur chaar fries', '2 Zinger Burger; 3 Pepsi; 4 French Fries'],
          ['mujhe paanch tandoori roti aur ek daal mash bhej dein', '5 Tandoori Roti; 1 Daal Mash'],
          ['پانچ گلاب جامن اور دو چائے', '5 Gulab Jamun; 2 Doodh Patti|Kashmiri Chai'],
          ['एक चिकन कड़ाही फुल तीखी', '1 Chicken Karahi (Full) {Hot}'],
        ],
      },
      {
        group: 'everyday plain',
        cases: [
          [
            'hi, one chicken biryani single medium spicy and a raita please',
            '1 Chicken Biryani (Single) {Medium}; 1 Raita',
          ],
          [
            'can i get two beef burgers, one large fries and two regular pepsis',
            '2 Beef Burger; 1 French Fries (Large); 2 Pepsi (Regular)',
          ],
          [
            "i'd like to order a full chicken karahi, mild, with six rotis and a large lassi",
            '1 Chicken Karahi (Full) {Mild}; 6 Tandoori Roti; 1 Sweet Lassi (Large)',
          ],
          ['one club sandwich, one chicken corn soup', '1 Club Sandwich; 1 Chicken Corn Soup'],
          [
            'three large chicken shawarmas and three mint margaritas',
            '3 Chicken Shawarma (Large); 3 Mint Margarita',
          ],
          ['send a beef pulao, a kheer and a small water', '1 Beef Pulao; 1 Kheer; 1 Mineral Water (Small)'],
          [
            'one spicy chicken roll, one mild beef roll, and a pepsi large',
            '1 Chicken Roll {Hot}; 1 Beef Roll {Mild}; 1 Pepsi (Large)',
          ],
          [
            'a chicken tikka boti full, five roghni naan and a one point five litre sprite',
            '1 Chicken Tikka Boti (Full); 5 Roghni Naan; 1 Sprite (1.5 Litre)',
          ],
          ['please add a zinger burger, and also a mango shake', '1 Zinger Burger; 1 Mango Shake'],
          [
            'mutton karahi half spicy, naan four roghni, coke one regular',
            '1 Mutton Karahi (Half) {Hot}; 4 Roghni Naan; 1 Coca Cola (Regular)',
          ],
        ],
      },
      {
        group: 'shared heads: more',
        cases: [
          ['one regular and one large chicken roll', '1 Chicken Roll (Regular); 1 Chicken Roll (Large)'],
          ['two aloo and one anda paratha please', '2 Aloo Paratha; 1 Anda Paratha'],
          ['three naans, two roghni and a plain', '2 Roghni Naan; 1 Plain Naan'],
          ['mild chicken and spicy beef roll', '1 Chicken Roll {Mild}; 1 Beef Roll {Hot}'],
          ['beef aur chicken biryani ek ek', '1 Beef Biryani; 1 Chicken Biryani'],
          ['samosa and fruit chaat, one of each', '1 Samosa Chaat; 1 Fruit Chaat'],
        ],
      },
      {
        group: 'indirect questions: more',
        cases: [
          ['can you tell me if you have kheer, and if you do i want three', '3 Kheer'],
          ["do you guys do shawarma? i'll take two large", '2 Chicken Shawarma (Large)'],
          ['could it be possible to have one beef pulao delivered', '1 Beef Pulao'],
          ['would you mind sending two club sandwiches', '2 Club Sandwich'],
          ['who do i ask for a zinger and fries? one each', '1 Zinger Burger; 1 French Fries'],
          ['am i able to order three mango shakes', '3 Mango Shake'],
          ['kya aap ke paas kheer hai, do dena', '2 Kheer'],
        ],
      },
      {
        group: 'short names and tags: more',
        cases: [
          ['one tikka boti and a margarita', '1 Chicken Tikka Boti; 1 Mint Margarita'],
          ['two zingers and a shake', '2 Zinger Burger; 1 Mango Shake'],
          ['dahi baray two plates', '2 Dahi Bhallay'],
          ["i'd like the crispy chicken fillet burger", '1 Zinger Burger'],
          ['corn soup and a salad', '1 Chicken Corn Soup; 1 Salad'],
          ['one anda wala paratha aur ek doodhpatti', '1 Anda Paratha; 1 Doodh Patti'],
          ['one mash and two roti', '1 Daal Mash; 2 Tandoori Roti'],
        ],
      },
      {
        group: 'change of mind: more',
        cases: [
          ['one chicken roll, oh wait, no, two beef rolls', '2 Beef Roll'],
          ["i'll have the karahi, chicken, full, hmm make it half", '1 Chicken Karahi (Half)'],
          ['skip the fries, only the zinger', '1 Zinger Burger'],
          ['a pepsi and a sprite but not the sprite', '1 Pepsi'],
          [
            'mutton karahi without the spice, and no salad please',
            '1 Mutton Karahi {Mild} || 1 Mutton Karahi',
          ],
          ['beef burger hold the cheese no wait extra cheese', '1 Beef Burger'],
          ['cancel what i said, just one doodh patti', '1 Doodh Patti'],
          ['no biryani today, just a pulao', '1 Beef Pulao'],
        ],
      },
    ],
  ],
  [
    sliceMenu,
    [
      {
        group: 'pizza: made to order',
        cases: [
          [
            "i'd like a large pizza with pepperoni and mushrooms and a small pizza with olives",
            '1 Pizza (Large); 1 Pizza (Small)',
          ],
          [
            'can i have two medium pizzas with sausage and extra cheese and three cokes',
            '2 Pizza (Medium); 3 Coke',
          ],
          ['i want one large pizza half with ham and half with pineapple', '1 Pizza (Large)'],
          ['two small pies with anchovies and no cheese', '2 Pizza (Small)'],
          [
            'give me three pizzas, one large with bacon, one medium with tuna and one small with just cheese',
            '1 Pizza (Large); 1 Pizza (Medium); 1 Pizza (Small)',
          ],
          ['party size pizza with stuffed crust without thyme', '1 Pizza (Party Size)'],
          [
            'one lunch sized pizza with chicken and bbq sauce and one can of sprite',
            '1 Pizza (Lunch); 1 Sprite || 1 Pizza; 1 Sprite',
          ],
          ['we want four large pizzas, two with pepperoni and two with mushrooms', '4 Pizza (Large)'],
          [
            'get me a pizza with a little bit of cheese and lots of spicy sausage, medium',
            '1 Pizza (Medium)',
          ],
          ['a large and a medium pizza both with pepperoni', '1 Pizza (Large); 1 Pizza (Medium)'],
        ],
      },
    ],
  ],
  [
    grillMenu,
    [
      {
        group: 'burger: second shop',
        cases: [
          [
            "i'll take a veggie burger with american cheese and a large side of waffle fries with ketchup",
            '1 Veggie Burger; 1 Waffle Fries (Large)',
          ],
          [
            'one double bacon burger medium well with cheddar, a chicken wrap without tomato and two medium root beers',
            '1 Double Bacon Burger; 1 Chicken Wrap; 2 Root Beer (Medium)',
          ],
          [
            'can i get the mushroom one with swiss and no mayo, medium fries and a chocolate shake',
            '1 Mushroom Burger; 1 Fries (Medium); 1 Chocolate Shake',
          ],
          ['3 hamburgers, one with cheese, one with no pickles and one with everything', '3 Hamburger'],
          [
            'an impossible burger with lettuce wrap instead of bun and sweet potato waffle fries',
            '1 Impossible Burger; 1 Waffle Fries',
          ],
          ['kids hot dog with fries and apple juice', '1 Hot Dog; 1 Fries; 1 Apple Juice'],
          ['two burgers, one mushroom and one veggie', '1 Mushroom Burger; 1 Veggie Burger'],
          [
            'the impossible with vegan cheese, tots on the side, and a water',
            '1 Impossible Burger; 1 Tater Tots; 1 Water',
          ],
        ],
      },
    ],
  ],
  [
    deliMenu,
    [
      {
        group: 'sandwich: second shop',
        cases: [
          [
            "i'd like a ham sandwich on white with american cheese, lettuce, tomato and mayo",
            '1 Ham Sandwich',
          ],
          ['a reuben on rye with extra sauerkraut and a pickle', '1 Reuben'],
          [
            'two turkey clubs, one without bacon, and a small chicken noodle soup',
            '2 Turkey Club; 1 Chicken Noodle Soup (Small)',
          ],
          ['give me a blt on toasted sourdough with avocado and a diet soda', '1 BLT; 1 Diet Soda'],
          [
            'grilled cheese with tomato and bacon on wheat, tomato soup bowl, and an iced tea',
            '1 Grilled Cheese; 1 Tomato Soup (Bowl); 1 Iced Tea',
          ],
          ['can i get an egg salad on a croissant with lettuce', '1 Egg Salad Sandwich'],
          [
            'three italian hoagies, two large and one small, all with provolone',
            '2 Italian Hoagie (Large); 1 Italian Hoagie (Small)',
          ],
          [
            'whole roast beef on a kaiser roll with horseradish and a side of coleslaw',
            '1 Roast Beef Sandwich (Whole); 1 Coleslaw',
          ],
        ],
      },
    ],
  ],
];
