import type { CorpusSets } from '../corpus.ts';
import { unpausedBurgerMenu, unpausedCoffeeMenu, unpausedSubMenu } from '../menus/unpaused.ts';

/** Long orders with wishes at three counters, mostly as a recogniser writes them. */
export const unpausedCounterSets: CorpusSets = [
  [
    unpausedCoffeeMenu,
    [
      {
        group: 'unpaused: coffee',
        cases: [
          [
            'i want a large iced coffee with three pumps of hazelnut and a splash of oat milk',
            '1 Iced Coffee (Large)',
          ],
          [
            'can i get a medium caramel macchiato with soy milk and extra caramel drizzle on top',
            '1 Caramel Macchiato (Medium)',
          ],
          ['one small latte and a blueberry muffin please', '1 Latte (Small); 1 Blueberry Muffin'],
          ["i'd like a large mocha no whipped cream with an extra shot of espresso", '1 Mocha (Large)'],
          [
            'hi can i please have two medium cappuccinos and one butter croissant warmed up',
            '2 Cappuccino (Medium); 1 Butter Croissant',
          ],
          ['large cold brew black no sugar', '1 Cold Brew (Large)'],
          ['um let me get a small drip coffee with two creams and two sugars', '1 Drip Coffee (Small)'],
          [
            'I would like a medium white chocolate mocha, skim milk, no whip, and extra hot.',
            '1 White Chocolate Mocha (Medium)',
          ],
          [
            'i will take an everything bagel toasted with cream cheese and a medium drip coffee with room for cream',
            '1 Everything Bagel; 1 Drip Coffee (Medium)',
          ],
          [
            'give me a bacon egg and cheese sandwich and a large orange juice',
            '1 Bacon Egg and Cheese Sandwich; 1 Orange Juice',
          ],
          ['can i have a double espresso with a little bit of brown sugar', '1 Espresso (Double)'],
          [
            'i want a chai latte with almond milk and a slice of banana bread',
            '1 Chai Latte; 1 Banana Bread',
          ],
          [
            'may i have an iced latte medium with sugar free vanilla syrup and nonfat milk',
            '1 Iced Latte (Medium)',
          ],
          [
            'two pumpkin spice lattes one large with whipped cream and one small with no whip',
            '1 Pumpkin Spice Latte (Large); 1 Pumpkin Spice Latte (Small)',
          ],
          [
            'i need three large coffees one black one with just cream and one with cream and sugar',
            '3 Drip Coffee (Large)',
          ],
          [
            'a medium mocha frappe with chocolate chips blended in and a chocolate chip cookie',
            '1 Mocha Frappe (Medium); 1 Chocolate Chip Cookie',
          ],
          [
            'hey could i get a hot chocolate for my daughter a small one not too hot with marshmallows',
            '1 Hot Chocolate (Small)',
          ],
          [
            'avocado toast with a fried egg on top and a large green tea with honey and lemon',
            '1 Avocado Toast; 1 Green Tea (Large)',
          ],
          ['flat white please medium with whole milk', '1 Flat White (Medium)'],
          [
            "i'd like to order a turkey pesto panini no tomato a bottled water and a lemon loaf",
            '1 Turkey Pesto Panini; 1 Bottled Water; 1 Lemon Loaf',
          ],
          ['one large matcha latte iced with coconut milk and light ice', '1 Matcha Latte (Large)'],
          [
            'can we get two small mango smoothies and two cinnamon rolls with extra icing',
            '2 Mango Smoothie (Small); 2 Cinnamon Roll',
          ],
          [
            "i'll have a medium americano with a shot of caramel and some half and half",
            '1 Americano (Medium)',
          ],
          [
            'I want 1 large vanilla latte with 2 extra shots, 1 plain bagel with butter and 1 bottle of water',
            '1 Vanilla Latte (Large); 1 Plain Bagel; 1 Bottled Water',
          ],
          [
            'strawberry banana smoothie large size with no added sugar and a scoop of protein powder',
            '1 Strawberry Banana Smoothie (Large)',
          ],
          [
            'let me have an oatmeal with brown sugar and raisins and uh a small earl grey with a splash of milk',
            '1 Oatmeal; 1 Earl Grey Tea (Small)',
          ],
          ['iced coffee medium light ice french vanilla and cream please', '1 Iced Coffee (Medium)'],
          [
            'can i order a large caramel frappe with whipped cream and caramel sauce and a double chocolate muffin',
            '1 Caramel Frappe (Large); 1 Double Chocolate Muffin',
          ],
          ['a small cappuccino extra foam with cinnamon sprinkled on it', '1 Cappuccino (Small)'],
          ['can i get a medium latte and a muffin', '1 Latte (Medium); 1 Blueberry Muffin'],
          ["i'll take a croissant and a small americano", '1 Butter Croissant; 1 Americano (Small)'],
          ['could i get a smoothie with no ice please', '1 Strawberry Banana Smoothie'],
          [
            'i would like a large peach iced tea unsweetened and a chocolate croissant heated',
            '1 Peach Iced Tea (Large); 1 Chocolate Croissant',
          ],
          [
            'can i have a latte with four shots two pumps of mocha and oat milk in a large cup',
            '1 Latte (Large)',
          ],
          [
            '6 chocolate chip cookies and a large hot chocolate with peppermint syrup',
            '6 Chocolate Chip Cookie; 1 Hot Chocolate (Large)',
          ],
          [
            "good morning i'd like a medium cold brew with sweet cream a bacon egg and cheese on a bagel and a banana bread",
            '1 Cold Brew (Medium); 1 Bacon Egg and Cheese Sandwich; 1 Banana Bread',
          ],
          [
            'give me an iced caramel macchiato large with an extra pump of vanilla and upside down',
            '1 Caramel Macchiato (Large)',
          ],
          [
            'for me a small mocha and for my husband a large black coffee and then two blueberry muffins',
            '1 Mocha (Small); 1 Drip Coffee (Large); 2 Blueberry Muffin',
          ],
          ['medium hot chai tea latte with two percent milk and nutmeg', '1 Chai Latte (Medium)'],
          [
            'yeah i want two large lemonades with light ice and one avocado toast no red pepper flakes',
            '2 Lemonade (Large); 1 Avocado Toast',
          ],
          ['just a single espresso thanks', '1 Espresso (Single)'],
          [
            'May I please have a small decaf coffee with cream, a cinnamon roll, and an orange juice?',
            '1 Drip Coffee (Small); 1 Cinnamon Roll; 1 Orange Juice',
          ],
          [
            "i'm going to have the white mocha in a medium with raspberry syrup and soy",
            '1 White Chocolate Mocha (Medium)',
          ],
          [
            'get me a dozen plain bagels with cream cheese on the side and four medium coffees',
            '12 Plain Bagel; 4 Drip Coffee (Medium)',
          ],
          [
            "i'd love a pumpkin spice latte please with almond milk only one pump of pumpkin and no whipped cream make it a large",
            '1 Pumpkin Spice Latte (Large)',
          ],
          [
            'two turkey pesto paninis one without cheese and two iced lattes both medium',
            '2 Turkey Pesto Panini; 2 Iced Latte (Medium)',
          ],
          [
            'small matcha latte small chai latte and one everything bagel with lox',
            '1 Matcha Latte (Small); 1 Chai Latte (Small); 1 Everything Bagel',
          ],
          ['can i do a large drip coffee dark roast with a shot of espresso in it', '1 Drip Coffee (Large)'],
          [
            "i want to order a medium vanilla latte half the syrup and a medium iced coffee no sugar and that's it",
            '1 Vanilla Latte (Medium); 1 Iced Coffee (Medium)',
          ],
          [
            'please give me one large cappuccino with skim milk one lemon loaf and one double chocolate muffin to go',
            '1 Cappuccino (Large); 1 Lemon Loaf; 1 Double Chocolate Muffin',
          ],
        ],
      },
    ],
  ],
  [
    unpausedSubMenu,
    [
      {
        group: 'unpaused: subs',
        cases: [
          [
            'give me a footlong veggie sub on honey oat with everything but onions and a large diet coke',
            '1 Veggie Sub (Footlong); 1 Diet Coke (Large)',
          ],
          [
            'i want a six inch turkey breast sub on wheat with lettuce tomato pickles and mustard',
            '1 Turkey Breast Sub (6 Inch)',
          ],
          [
            'can i get a footlong italian with extra oil and vinegar provolone and banana peppers toasted',
            '1 Italian Sub (Footlong)',
          ],
          ["i'll have a meatball sub and a bag of bbq chips", '1 Meatball Sub; 1 BBQ Chips'],
          [
            "I'd like a 6 inch tuna sub on white bread with lettuce and olives, a bag of potato chips, and a medium sprite.",
            '1 Tuna Sub (6 Inch); 1 Potato Chips; 1 Sprite (Medium)',
          ],
          [
            'two philly cheesesteaks footlong one with peppers and onions and one plain and two large cokes',
            '2 Philly Cheesesteak (Footlong); 2 Coke (Large)',
          ],
          [
            'let me get a chicken teriyaki foot long with sweet onion sauce spinach and cucumbers no cheese',
            '1 Chicken Teriyaki Sub (Footlong)',
          ],
          ['grilled cheese with tomato and a cup of tomato soup', '1 Grilled Cheese; 1 Tomato Soup (Cup)'],
          [
            'a bowl of broccoli cheddar soup and a garden salad with ranch on the side',
            '1 Broccoli Cheddar Soup (Bowl); 1 Garden Salad',
          ],
          ['i would like the reuben on rye with extra sauerkraut and thousand island', '1 Reuben'],
          [
            'blt on toasted sourdough light mayo and a dill pickle and an iced tea small with lemon',
            '1 BLT; 1 Dill Pickle; 1 Iced Tea (Small)',
          ],
          [
            'may i please have a buffalo chicken wrap with blue cheese instead of ranch and no celery',
            '1 Buffalo Chicken Wrap',
          ],
          [
            'um can i have a roast beef sub six inch with horseradish and swiss and a root beer',
            '1 Roast Beef Sub (6 Inch); 1 Root Beer',
          ],
          [
            '3 ham and swiss subs all footlong cut in half and 3 chocolate chip cookies',
            '3 Ham and Swiss Sub (Footlong); 3 Chocolate Chip Cookie',
          ],
          [
            'chicken bacon ranch footlong on italian herbs and cheese with double bacon lettuce and jalapenos',
            '1 Chicken Bacon Ranch Sub (Footlong)',
          ],
          [
            'hi i need a falafel wrap with extra tahini and a bottled water please',
            '1 Falafel Wrap; 1 Bottled Water',
          ],
          [
            'i want a turkey club six inch no mayo add avocado and a side of macaroni salad and a brownie',
            '1 Turkey Club (6 Inch); 1 Macaroni Salad; 1 Brownie',
          ],
          [
            'get me one footlong meatball with extra parmesan and one six inch meatball with no cheese for my kid',
            '1 Meatball Sub (Footlong); 1 Meatball Sub (6 Inch)',
          ],
          [
            'can i have an egg salad sandwich on multigrain with tomato and a cup of chicken noodle soup and a medium lemonade',
            '1 Egg Salad Sandwich; 1 Chicken Noodle Soup (Cup); 1 Lemonade (Medium)',
          ],
          ['cobb salad no egg extra bacon dressing on the side', '1 Cobb Salad'],
          [
            'two chicken caesar wraps with no croutons one large sprite and one large root beer',
            '2 Chicken Caesar Wrap; 1 Sprite (Large); 1 Root Beer (Large)',
          ],
          [
            "i'll take a foot long turkey with american cheese and chips",
            '1 Turkey Breast Sub (Footlong); 1 Potato Chips',
          ],
          ['can i have a bowl of soup and a grilled cheese', '1 Tomato Soup (Bowl); 1 Grilled Cheese'],
          ['six inch tuna on wheat and a cookie please', '1 Tuna Sub (6 Inch); 1 Chocolate Chip Cookie'],
          [
            'I want a 12 inch veggie sub with extra avocado, pepper jack cheese, and chipotle sauce, plus a bag of salt and vinegar chips',
            '1 Veggie Sub (Footlong); 1 Salt and Vinegar Chips',
          ],
          [
            'give me a philly cheese steak with mushrooms green peppers and cheez whiz make it a footlong',
            '1 Philly Cheesesteak (Footlong)',
          ],
          [
            'may i order two six inch italian subs one with everything on it one with just meat and cheese and two bags of potato chips',
            '2 Italian Sub (6 Inch); 2 Potato Chips',
          ],
          [
            "i'd like half of a foot so a six inch ham and swiss with yellow mustard and shredded lettuce",
            '1 Ham and Swiss Sub (6 Inch)',
          ],
          [
            'a reuben and a bowl of chicken noodle soup and a small coke no ice',
            '1 Reuben; 1 Chicken Noodle Soup (Bowl); 1 Coke (Small)',
          ],
          [
            'please make me a tuna sub footlong with black olives red onion and spicy mustard and get me an oatmeal raisin cookie',
            '1 Tuna Sub (Footlong); 1 Oatmeal Raisin Cookie',
          ],
          [
            'can i get the roast beef on a toasted roll with cheddar and au jus on the side footlong',
            '1 Roast Beef Sub (Footlong)',
          ],
          [
            'two grilled cheeses for the kids with the crust cut off and a buffalo chicken wrap for me and three bottled waters',
            '2 Grilled Cheese; 1 Buffalo Chicken Wrap; 3 Bottled Water',
          ],
          ['one blt with extra bacon hold the tomato', '1 BLT'],
          [
            'i want the chicken teriyaki six inch with pineapple and a large iced tea sweetened and two brownies',
            '1 Chicken Teriyaki Sub (6 Inch); 1 Iced Tea (Large); 2 Brownie',
          ],
          [
            'could i have a garden salad with italian dressing no croutons and a cup of broccoli cheddar',
            '1 Garden Salad; 1 Broccoli Cheddar Soup (Cup)',
          ],
          [
            'six inch turkey club with bacon swiss cheese lettuce tomato and a little bit of mayo salt and pepper',
            '1 Turkey Club (6 Inch)',
          ],
          [
            'four footlongs two italian and two turkey breast all with lettuce tomato and mayo',
            '2 Italian Sub (Footlong); 2 Turkey Breast Sub (Footlong)',
          ],
          [
            'hello i would like one chicken bacon ranch sub no ranch and a diet coke medium',
            '1 Chicken Bacon Ranch Sub; 1 Diet Coke (Medium)',
          ],
          ['meatball marinara sub footlong with mozzarella toasted please', '1 Meatball Sub (Footlong)'],
          [
            'falafel wrap no onions extra hummus bbq chips and a large lemonade',
            '1 Falafel Wrap; 1 BBQ Chips; 1 Lemonade (Large)',
          ],
          [
            'let me do a footlong roast beef and a six inch tuna both on wheat and both with provolone',
            '1 Roast Beef Sub (Footlong); 1 Tuna Sub (6 Inch)',
          ],
          [
            'I will have the Cobb salad with grilled chicken, honey mustard dressing, and an unsweetened iced tea.',
            '1 Cobb Salad; 1 Iced Tea',
          ],
          [
            'can i get uh a medium coke a medium diet coke and a large sprite and three dill pickles',
            '1 Coke (Medium); 1 Diet Coke (Medium); 1 Sprite (Large); 3 Dill Pickle',
          ],
          [
            "i'd like a chicken caesar wrap with extra parmesan and the dressing on the side please",
            '1 Chicken Caesar Wrap',
          ],
          [
            'ham and swiss six inch toasted and one bag of chips the barbecue ones',
            '1 Ham and Swiss Sub (6 Inch); 1 BBQ Chips',
          ],
          [
            'veggie sub please the small one six inch with hummus sprouts and cucumber and a chocolate chip cookie warmed up',
            '1 Veggie Sub (6 Inch); 1 Chocolate Chip Cookie',
          ],
          [
            'a couple of brownies and a bowl of tomato soup with extra crackers',
            '2 Brownie; 1 Tomato Soup (Bowl)',
          ],
          ['i want an egg salad on rye with lettuce and a slice of cheddar cheese', '1 Egg Salad Sandwich'],
          [
            'italian sub footlong hold the olives a side of macaroni salad and a root beer large',
            '1 Italian Sub (Footlong); 1 Macaroni Salad; 1 Root Beer (Large)',
          ],
          [
            "i'm getting lunch for the office so five turkey breast subs six inch with everything on the side and five bags of potato chips",
            '5 Turkey Breast Sub (6 Inch); 5 Potato Chips',
          ],
        ],
      },
    ],
  ],
  [
    unpausedBurgerMenu,
    [
      {
        group: 'unpaused: burgers',
        cases: [
          [
            'can i have 2 bacon burgers one with no pickles and one with extra cheese, and a medium fries',
            '2 Bacon Burger; 1 Fries (Medium)',
          ],
          [
            'i want a double cheeseburger with grilled onions and a large coke',
            '1 Cheeseburger (Double); 1 Coke (Large)',
          ],
          [
            'let me get a mushroom swiss burger medium rare with extra mushrooms and garlic aioli',
            '1 Mushroom Swiss Burger',
          ],
          [
            'one classic burger single patty no tomato small fries and a small sprite',
            '1 Classic Burger (Single); 1 Fries (Small); 1 Sprite (Small)',
          ],
          [
            "i'll have the bbq ranch burger with onion rings on the side and a root beer",
            '1 BBQ Ranch Burger; 1 Onion Rings; 1 Root Beer',
          ],
          [
            'veggie burger no mayo with avocado on a gluten free bun and a side salad with balsamic',
            '1 Veggie Burger; 1 Side Salad',
          ],
          [
            '12 piece wings with buffalo sauce extra ranch and a pitcher of beer',
            '1 Wings (12 Piece); 1 Draft Beer (Pitcher)',
          ],
          [
            'could i get the five piece chicken tenders with honey mustard and a large chocolate shake no whipped cream',
            '1 Chicken Tenders (5 Piece); 1 Chocolate Shake (Large)',
          ],
          ['crispy chicken sandwich spicy mayo extra pickles no lettuce', '1 Crispy Chicken Sandwich'],
          [
            'I would like a jalapeno burger with pepper jack cheese, a large sweet potato fries and a Dr Pepper with no ice.',
            '1 Jalapeno Burger; 1 Sweet Potato Fries (Large); 1 Dr Pepper',
          ],
          [
            'two chili dogs with extra cheese and onions and one chili cheese fries',
            '2 Chili Dog; 1 Chili Cheese Fries',
          ],
          [
            'um three cheeseburgers two plain and one with everything and three small fries',
            '3 Cheeseburger; 3 Fries (Small)',
          ],
          [
            'give me a hot dog with ketchup and relish and a mac and cheese for my son and a bacon burger well done for me',
            '1 Hot Dog; 1 Mac and Cheese; 1 Bacon Burger',
          ],
          [
            'can i have a black bean burger with guacamole lettuce wrap instead of a bun',
            '1 Black Bean Burger',
          ],
          [
            'may i have the fish sandwich with extra tartar sauce coleslaw and a medium lemonade',
            '1 Fish Sandwich; 1 Coleslaw; 1 Lemonade (Medium)',
          ],
          [
            'oreo shake large with extra oreos and a regular strawberry shake',
            '1 Oreo Shake (Large); 1 Strawberry Shake (Regular)',
          ],
          [
            "i'd like a blue cheese burger medium with bacon and a pint of beer",
            '1 Blue Cheese Burger; 1 Draft Beer (Pint)',
          ],
          [
            'a double classic burger with american cheese two slices of bacon fried egg and bbq sauce',
            '1 Classic Burger (Double)',
          ],
          [
            'grilled chicken sandwich on wheat no mayo and a bottled water',
            '1 Grilled Chicken Sandwich; 1 Bottled Water',
          ],
          [
            'can we get two large fries one large onion rings and four medium cokes',
            '2 Fries (Large); 1 Onion Rings (Large); 4 Coke (Medium)',
          ],
          [
            "i'll take a burger with cheese and bacon and everything on it and a shake",
            '1 Bacon Burger; 1 Vanilla Shake',
          ],
          ['one chicken sandwich and a small fries please', '1 Crispy Chicken Sandwich; 1 Fries (Small)'],
          [
            'can i get a large shake and some mozzarella sticks',
            '1 Vanilla Shake (Large); 1 Mozzarella Sticks',
          ],
          [
            'mozzarella sticks with extra marinara and a diet coke large',
            '1 Mozzarella Sticks; 1 Diet Coke (Large)',
          ],
          [
            'hi there i want the mushroom swiss burger with swiss on both sides and a medium fries extra crispy with a side of ranch',
            '1 Mushroom Swiss Burger; 1 Fries (Medium)',
          ],
          ['six wings half buffalo half bbq and a pint', '1 Wings (6 Piece); 1 Draft Beer (Pint)'],
          [
            "single cheeseburger ketchup only and three piece tenders and two small lemonades that's for the kids",
            '1 Cheeseburger (Single); 1 Chicken Tenders (3 Piece); 2 Lemonade (Small)',
          ],
          [
            'i want a bacon burger with lettuce tomato onion pickles ketchup mustard and mayo on a brioche bun',
            '1 Bacon Burger',
          ],
          [
            'please can i order one bbq ranch burger with no onion straws and one veggie burger with cheddar and one large sweet potato fries to share',
            '1 BBQ Ranch Burger; 1 Veggie Burger; 1 Sweet Potato Fries (Large)',
          ],
          [
            'a vanilla milkshake regular and a large fries with cheese sauce',
            '1 Vanilla Shake (Regular); 1 Fries (Large)',
          ],
          ['chili dog no onion extra chili and some jalapenos on top', '1 Chili Dog'],
          [
            "I'll have 1 double cheeseburger, no pickles, extra sauce, 1 small onion rings, and 1 large iced tea with lemon",
            '1 Cheeseburger (Double); 1 Onion Rings (Small); 1 Iced Tea (Large)',
          ],
          [
            'get me two crispy chicken sandwiches one spicy one regular and two coleslaws',
            '2 Crispy Chicken Sandwich; 2 Coleslaw',
          ],
          ['a dozen wings extra hot and two pints of beer', '1 Wings (12 Piece); 2 Draft Beer (Pint)'],
          [
            'i want the fish sandwich without cheese on it and medium sweet potato fries and a medium sprite',
            '1 Fish Sandwich; 1 Sweet Potato Fries (Medium); 1 Sprite (Medium)',
          ],
          ['jalapeno burger well done hold the lettuce add a fried egg', '1 Jalapeno Burger'],
          [
            'two hot dogs one with mustard and one with nothing and two medium dr peppers',
            '2 Hot Dog; 2 Dr Pepper (Medium)',
          ],
          [
            'let me have uh a classic burger and a no wait make that a cheeseburger with no onions and a small coke',
            '1 Cheeseburger; 1 Coke (Small)',
          ],
          [
            'side salad with ranch grilled chicken sandwich with swiss and avocado and an unsweet tea',
            '1 Side Salad; 1 Grilled Chicken Sandwich; 1 Iced Tea',
          ],
          [
            'can i get a black bean burger and swap the fries for a side salad and a water',
            '1 Black Bean Burger; 1 Side Salad; 1 Bottled Water',
          ],
          [
            'four double cheeseburgers with bacon on two of them and two large fries',
            '4 Cheeseburger (Double); 2 Fries (Large)',
          ],
          ['one large strawberry shake made with almond milk and no cherry', '1 Strawberry Shake (Large)'],
          [
            'mac and cheese with bacon bits and the three piece chicken tenders with bbq sauce',
            '1 Mac and Cheese; 1 Chicken Tenders (3 Piece)',
          ],
          [
            'i would like to get chili cheese fries with sour cream two bacon burgers medium well and one large root beer',
            '1 Chili Cheese Fries; 2 Bacon Burger; 1 Root Beer (Large)',
          ],
          [
            'a blue cheese burger no blue cheese dressing just crumbles and a regular oreo shake',
            '1 Blue Cheese Burger; 1 Oreo Shake (Regular)',
          ],
          [
            'we need two classic doubles one classic single and three medium fries',
            '2 Classic Burger (Double); 1 Classic Burger (Single); 3 Fries (Medium)',
          ],
          ['give me a veggie burger with double patty sauteed onions and sriracha', '1 Veggie Burger'],
          [
            'I want a grilled chicken sandwich, no mayo, add bacon, small fries, no salt, and a small diet coke',
            '1 Grilled Chicken Sandwich; 1 Fries (Small); 1 Diet Coke (Small)',
          ],
          [
            'two orders of mozzarella sticks and one pitcher of draft beer',
            '2 Mozzarella Sticks; 1 Draft Beer (Pitcher)',
          ],
          [
            'bacon burger combo style so with medium fries and a medium coke and add extra pickles to the burger',
            '1 Bacon Burger; 1 Fries (Medium); 1 Coke (Medium)',
          ],
        ],
      },
    ],
  ],
];
