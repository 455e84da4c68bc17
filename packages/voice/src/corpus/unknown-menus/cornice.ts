import type { CorpusSets } from '../corpus.ts';
import {
  corniceBurgerMenu,
  corniceBurritoMenu,
  corniceCoffeeMenu,
  cornicePizzaMenu,
  corniceSubMenu,
} from '../menus/cornice.ts';

/** Five counters nobody knew, at length and without pauses. Understood when they were new: 120 of 150. */
export const corniceCounterSets: CorpusSets = [
  [
    corniceCoffeeMenu,
    [
      {
        group: 'cornice: counters, coffee',
        cases: [
          [
            'hi can i get a large cappuccino with almond milk two pumps of hazelnut and cinnamon on top and a butter croissant warmed up',
            '1 Cappuccino (Large); 1 Butter Croissant',
          ],
          [
            'three small flat whites one with soy milk and three almond croissants',
            '3 Flat White (Small); 3 Almond Croissant',
          ],
          ['i want a medium vanilla latte half caf skim milk no foam', '1 Caffe Latte (Medium)'],
          ['iced americano large light ice with a splash of half and half', '1 Iced Americano (Large)'],
          ["double espresso and a glazed donut that's it", '1 Espresso (Double); 1 Glazed Donut'],
          [
            'could i please have two teas one peppermint and one green both regular',
            '1 Peppermint Tea (Regular); 1 Green Tea (Regular)',
          ],
          [
            'caramel macchiato in a large cup and a mocha in a small cup whipped cream on both',
            '1 Caramel Macchiato (Large); 1 Mocha (Small)',
          ],
          [
            'get me too large cold brews with sweet cream and a everything bagel toasted with cream cheese',
            '2 Cold Brew (Large); 1 Everything Bagel',
          ],
          [
            "my wife wants a chai latte medium not too sweet and i'll take just a plain americano black",
            '1 Chai Latte (Medium); 1 Americano',
          ],
          ['medium mocha make that a large actually with oat milk', '1 Mocha (Large)'],
          [
            'a hot chocolate for the kid small with marshmallows not too hot and a flat white for me large',
            '1 Hot Chocolate (Small); 1 Flat White (Large)',
          ],
          [
            'one latte one cappuccino one americano all large and all with whole milk',
            '1 Caffe Latte (Large); 1 Cappuccino (Large); 1 Americano (Large)',
          ],
          ['can i get a muffin', '1 Blueberry Muffin|Chocolate Chip Muffin'],
          [
            'white choc mocha medium extra hot no whip and slice of banana bread please',
            '1 White Chocolate Mocha (Medium); 1 Banana Bread',
          ],
          ['do you guys have decaf', ''],
          [
            'two pain au chocolats a cinnamon roll and four chocolate chip cookies for the office plus six small lattes two of them with soy',
            '2 Pain au Chocolat; 1 Cinnamon Roll; 4 Chocolate Chip Cookie; 6 Caffe Latte (Small)',
          ],
          [
            'can i have a frappe the caramel one medium with extra drizzle and no whipped cream',
            '1 Caramel Frappe (Medium)',
          ],
          [
            "uh i think i'll do a iced latte with a shot of vanilla and a shot of caramel um medium please and um yeah a cookie",
            '1 Iced Latte (Medium); 1 Chocolate Chip Cookie',
          ],
          ['small matcha latte with coconut milk iced if you can', '1 Matcha Latte (Small)'],
          [
            'ham and cheese toasty and a english breakfast with milk and two sugars',
            '1 Ham & Cheese Toastie; 1 English Breakfast Tea',
          ],
          [
            'pumpkin spice latte large times two one with almond milk the other with regular milk',
            '2 Pumpkin Spice Latte (Large)',
          ],
          [
            'i was going to get a mocha but no just give me a cold brew small with caramel syrup',
            '1 Cold Brew (Small)',
          ],
          [
            'for cappuccinos medium please and for butter croissants',
            '4 Cappuccino (Medium); 4 Butter Croissant',
          ],
          ['just an espresso single shot with a twist of lemon', '1 Espresso (Single)'],
          ['the biggest latte you have with three sugars and skimmed milk', '1 Caffe Latte (Large)'],
          [
            'two lattes one large one small the small one with lactose free milk',
            '1 Caffe Latte (Large); 1 Caffe Latte (Small)',
          ],
          [
            'mango smoothie large and strawberry banana smoothie large too please',
            '1 Mango Smoothie (Large); 1 Strawberry Banana Smoothie (Large)',
          ],
          [
            'mommy can i have a chocolate muffin and a hot choccy',
            '1 Chocolate Chip Muffin; 1 Hot Chocolate',
          ],
          [
            'good morning i would like please one cafe latte medium size with sugar free vanilla and one plain bagel no toast butter on the side and one bottle water',
            '1 Caffe Latte (Medium); 1 Plain Bagel; 1 Bottled Water',
          ],
          ["what's the difference between a flat white and a latte", ''],
        ],
      },
    ],
  ],
  [
    corniceSubMenu,
    [
      {
        group: 'cornice: counters, subs',
        cases: [
          [
            'let me get a footlong turkey sub on wheat with provolone lettuce tomato pickles olives and mayo',
            '1 Turkey Breast Sub (Footlong)',
          ],
          [
            'six inch meatball on italian herbs and cheese toasted extra parmesan and a small coke',
            '1 Meatball Marinara Sub (6-inch); 1 Coke (Small)',
          ],
          [
            'two foot long steak and cheese both toasted one with peppers and onions and the other one plain',
            '2 Steak & Cheese Sub (Footlong)',
          ],
          [
            'tuna sub six inch white bread no cheese cucumbers spinach banana peppers oil and vinegar salt and pepper',
            '1 Tuna Sub (6-inch)',
          ],
          [
            "i'll have the chicken teriyaki footlong with sweet onion sauce and make it double meat please also a bag of bbq chips",
            '1 Chicken Teriyaki Sub (Footlong); 1 BBQ Potato Chips',
          ],
          ['can i do a blt but on flatbread footlong hold the mayo', '1 BLT Sub (Footlong)'],
          [
            'one roast beef one italian and one veggie delight all six inches',
            '1 Roast Beef Sub (6-inch); 1 Italian Sub (6-inch); 1 Veggie Delight Sub (6-inch)',
          ],
          ['just a bowl of tomato soup and a water bottle', '1 Tomato Soup (Bowl); 1 Bottled Water'],
          [
            '3 cookies please one of each',
            '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie; 1 White Chocolate Macadamia Cookie',
          ],
          ['i want chips', '1 Classic Potato Chips|BBQ Potato Chips|Salt & Vinegar Chips'],
          [
            'chicken bacon ranch the long one with american cheese jalapenos and chipotle sauce cut in half',
            '1 Chicken Bacon Ranch Sub (Footlong)',
          ],
          [
            'give me a wrap chicken caesar no croutons and a large diet coke no ice',
            '1 Chicken Caesar Wrap; 1 Diet Coke (Large)',
          ],
          [
            "my son will have the kids ham and some apple slices and i'll take a buffalo chicken footlong extra blue cheese",
            '1 Kids Ham Sub; 1 Apple Slices; 1 Buffalo Chicken Sub (Footlong)',
          ],
          [
            'footlong italian hold the salami and the pickles double provolone toasted please and thank you',
            '1 Italian Sub (Footlong)',
          ],
          ['is the bread baked here', ''],
          [
            'six inch ham and swiss no wait make that footlong and a medium sprite',
            '1 Ham & Swiss Sub (Footlong); 1 Sprite (Medium)',
          ],
          [
            'hey could you make me four footlongs two turkey breast and two roast beef everything on them',
            '2 Turkey Breast Sub (Footlong); 2 Roast Beef Sub (Footlong)',
          ],
          [
            'a veggie sub with avocado lots of spinach no onion whole grain bread toasted',
            '1 Veggie Delight Sub',
          ],
          [
            'a cup of chicken noodle and two garden salads ranch on the side',
            '1 Chicken Noodle Soup (Cup); 2 Garden Salad',
          ],
          [
            'good afternoon for the office five six inch turkey breast five six inch tuna ten chocolate chip cookies and ten bottled waters',
            '5 Turkey Breast Sub (6-inch); 5 Tuna Sub (6-inch); 10 Chocolate Chip Cookie; 10 Bottled Water',
          ],
          [
            "i'd like a 12 inch meatball sub with mozzarella and marinara on the side",
            '1 Meatball Marinara Sub (Footlong)',
          ],
          ['bacon and egg flatbread and an orange juice to go', '1 Bacon & Egg Flatbread; 1 Orange Juice'],
          ['get me a footlong cold cut combo and an iced tea medium unsweet', '1 Iced Tea (Medium)'],
          [
            'turkey club wrap no bacon no tomato add avocado and two packs of salt and vinegar',
            '1 Turkey Club Wrap; 2 Salt & Vinegar Chips',
          ],
          [
            'uh yeah steak n cheese foot long on jalapeno cheddar bread with uh green peppers onions mushrooms and like a lot of chipotle mayo',
            '1 Steak & Cheese Sub (Footlong)',
          ],
          ['two six inch tunas and for diet cokes large', '2 Tuna Sub (6-inch); 4 Diet Coke (Large)'],
          [
            'can i have the six inch chicken sub',
            '1 Chicken Teriyaki Sub|Chicken Bacon Ranch Sub|Buffalo Chicken Sub (6-inch)',
          ],
          [
            'a footlong and a six inch of the roast beef the footlong with horseradish the small one just lettuce',
            '1 Roast Beef Sub (Footlong); 1 Roast Beef Sub (6-inch)',
          ],
          [
            'egg and cheese flat bread toasted well please with hot sauce plus one oat meal cookie',
            '1 Egg & Cheese Flatbread; 1 Oatmeal Raisin Cookie',
          ],
          [
            "we'd like three italian subs two foot longs and one six inch all with lettuce tomato and italian dressing",
            '2 Italian Sub (Footlong); 1 Italian Sub (6-inch)',
          ],
        ],
      },
    ],
  ],
  [
    corniceBurgerMenu,
    [
      {
        group: 'cornice: counters, burgers',
        cases: [
          [
            'double cheeseburger no pickles extra onions large fries and a medium root beer',
            '1 Cheeseburger (Double); 1 French Fries (Large); 1 Root Beer (Medium)',
          ],
          [
            'can i get the classic burger meal make it a large one and coke as the drink in it',
            '1 Classic Burger Meal (Large)',
          ],
          [
            'two bacon cheeseburgers one single one double hold the mayo on both',
            '1 Bacon Cheeseburger (Single); 1 Bacon Cheeseburger (Double)',
          ],
          ['ten piece nuggets with honey mustard and sweet and sour', '1 Chicken Nuggets (10 pcs)'],
          ['a dozen wings hot with ranch', '1 Buffalo Wings (12 pcs) {Hot}'],
          [
            'triple cheeseburger ketchup only and a chocolate shake large no whipped cream no cherry',
            '1 Cheeseburger (Triple); 1 Chocolate Shake (Large)',
          ],
          [
            'we need three kids meals and two cheese burger meals regular and also one crispy chicken meal large',
            '3 Kids Nugget Meal; 2 Cheeseburger Meal (Regular); 1 Crispy Chicken Meal (Large)',
          ],
          [
            'lemme get a spicy chicken extra hot with slaw on it and fries small',
            '1 Spicy Chicken Burger {Extra Hot}; 1 French Fries (Small)',
          ],
          [
            "i'd like a beef burger medium rare with lettuce tomato and onion",
            '1 Classic Burger|Cheeseburger|Bacon Cheeseburger|Mushroom Swiss Burger|Smoky BBQ Burger',
          ],
          [
            'mushroom swiss well done single patty on a pretzel bun side of onion rings large',
            '1 Mushroom Swiss Burger (Single); 1 Onion Rings (Large)',
          ],
          [
            'two shakes one strawberry one oreo both regular',
            '1 Strawberry Shake (Regular); 1 Oreo Shake (Regular)',
          ],
          [
            'veggie burger in a lettuce wrap no bun and sweet potato fries regular with chipotle dip',
            '1 Veggie Burger; 1 Sweet Potato Fries (Regular)',
          ],
          [
            'can i have six wings mild and twenty nuggets',
            '1 Buffalo Wings (6 pcs) {Mild}; 1 Chicken Nuggets (20 pcs)',
          ],
          ['hows the wait right now', ''],
          [
            'fries and a shake',
            '1 French Fries; 1 Vanilla Shake|Chocolate Shake|Strawberry Shake|Oreo Shake',
          ],
          [
            'smokey barbecue burger double add bacon add egg no cheese and a large sprite with lots of ice',
            '1 Smoky BBQ Burger (Double); 1 Sprite (Large)',
          ],
          [
            'four classic burgers singles two without onion two with everything and four small fries',
            '4 Classic Burger (Single); 4 French Fries (Small)',
          ],
          [
            'um fish sandwich with extra tartar and a lemonade the big one please',
            '1 Fish Burger; 1 Lemonade (Large)',
          ],
          [
            'grilled chicken burger no mayo add avocado on a wheat bun and a water',
            '1 Grilled Chicken Burger; 1 Bottled Water',
          ],
          [
            'a cheeseburger meal large swap the fries in it for salad and diet coke to drink with it',
            '1 Cheeseburger Meal (Large)',
          ],
          [
            'one cheeseburger plain just meat and cheese and a apple pie for my little one',
            '1 Cheeseburger; 1 Apple Pie',
          ],
          [
            'too large fries too large cokes and a large onion ring',
            '2 French Fries (Large); 2 Coke (Large); 1 Onion Rings (Large)',
          ],
          [
            'chili cheese fries no jalapenos extra sour cream and mac n cheese',
            '1 Chili Cheese Fries; 1 Mac & Cheese',
          ],
          ['brownie sundae with two spoons', '1 Brownie Sundae'],
          [
            'three soft serves in a cone and one vanilla milkshake regular size with sprinkles',
            '3 Soft Serve Cone; 1 Vanilla Shake (Regular)',
          ],
          [
            'double bacon cheeseburger actually no bacon today just the double cheeseburger',
            '1 Cheeseburger (Double)',
          ],
          [
            'a small a medium and a large fries please',
            '1 French Fries (Small); 1 French Fries (Medium); 1 French Fries (Large)',
          ],
          [
            'my order is crispy chicken burger with spicy mayo and pickles on the side and a coleslaw and a medium diet coke',
            '1 Crispy Chicken Burger; 1 Coleslaw; 1 Diet Coke (Medium)',
          ],
          [
            "do you have gluten free buns cause if so i'll have a classic double with one",
            '1 Classic Burger (Double)',
          ],
          [
            'food for four people so four crispy chicken meals two large two regular',
            '2 Crispy Chicken Meal (Large); 2 Crispy Chicken Meal (Regular)',
          ],
        ],
      },
    ],
  ],
  [
    corniceBurritoMenu,
    [
      {
        group: 'cornice: counters, burrito',
        cases: [
          [
            'chicken burrito with brown rice black beans fajita veggies corn salsa sour cream and cheese',
            '1 Chicken Burrito',
          ],
          [
            'can i get a large steak bowl white rice pinto beans pico and lettuce and make it hot',
            '1 Steak Bowl (Large) {Hot}',
          ],
          ['three fish tacos with cabbage and lime crema on corn tortillas', '3 Fish Taco'],
          [
            'two al pastor tacos two chicken tacos and one steak taco all with cilantro and onion',
            '2 Al Pastor Taco; 2 Chicken Taco; 1 Steak Taco',
          ],
          [
            'a large barbacoa burrito no beans extra rice mild and a horchata large',
            '1 Barbacoa Burrito (Large) {Mild}; 1 Horchata (Large)',
          ],
          [
            'chips and guac the large one and chips and salsa',
            '1 Chips & Guacamole (Large); 1 Chips & Salsa',
          ],
          ["i'll have carnitas", '1 Carnitas Burrito|Carnitas Bowl'],
          [
            'one bean and cheese burrito for the baby no onions nothing spicy and one kids quesadilla',
            '1 Bean & Cheese Burrito; 1 Kids Quesadilla',
          ],
          [
            'veggie bowl with you know brown rice both beans all the veggies and guac in there',
            '1 Veggie Bowl',
          ],
          ['do you charge extra for guac', ''],
          [
            'chicken quesadilla cut in four with sour cream and pico on the side also six churros',
            '1 Chicken Quesadilla; 1 Churros (6 pcs)',
          ],
          [
            'regular chicken bowl and a regular steak burrito both medium heat',
            '1 Chicken Bowl (Regular) {Medium}; 1 Steak Burrito (Regular) {Medium}',
          ],
          [
            'loaded nachos to share large no jalapeños extra cheese sauce and two mexican cokes',
            '1 Loaded Nachos (Large); 2 Mexican Coke',
          ],
          [
            "hey um two burritos one chicken one carnitas both large the carnitas one with no cheese cause my girlfriend's dairy free",
            '1 Chicken Burrito (Large); 1 Carnitas Burrito (Large)',
          ],
          ['for steak tacos and too jarritos lime', '4 Steak Taco; 2 Jarritos Lime'],
          [
            'give me the steak quesadilla and a side of rice and a side of beans',
            '1 Steak Quesadilla; 1 Side of Mexican Rice; 1 Side of Black Beans',
          ],
          ['jarritos please', '1 Jarritos Mandarin|Jarritos Lime'],
          [
            'chicken burrito bowl with cauliflower rice extra pico no sour cream dressing on the side',
            '1 Chicken Bowl',
          ],
          [
            'let me have a big chicken burrito spicy as you can with everything except beans',
            '1 Chicken Burrito (Large) {Hot}',
          ],
          ['five tacos three chicken two fish soft shell please', '3 Chicken Taco; 2 Fish Taco'],
          ["actually i'm still looking give me a minute", ''],
          [
            'taco salad with grilled chicken no shell vinaigrette and mango agua fresca regular',
            '1 Taco Salad; 1 Mango Agua Fresca (Regular)',
          ],
          [
            'street corn times three and one queso with chips regular',
            '3 Street Corn; 1 Chips & Queso (Regular)',
          ],
          [
            'we are six people so six chicken burritos four regular two large and six fountain sodas regular',
            '4 Chicken Burrito (Regular); 2 Chicken Burrito (Large); 6 Fountain Soda (Regular)',
          ],
          [
            'steak burrito no wait barbacoa with pinto beans fajita peppers and a lot of lettuce',
            '1 Barbacoa Burrito',
          ],
          [
            'i would like to order one veggie burrito wet style red sauce on top melted cheese regular size medium spice',
            '1 Veggie Burrito (Regular) {Medium}',
          ],
          [
            'one cheese quesadilla for me one cheese quesadilla for my brother and two waters',
            '2 Cheese Quesadilla; 2 Bottled Water',
          ],
          [
            "carnitas bowl hot carnitas burrito mild both regular and that'll be all",
            '1 Carnitas Bowl (Regular) {Hot}; 1 Carnitas Burrito (Regular) {Mild}',
          ],
          ['just guac no chips', '1 Side of Guacamole'],
          [
            "hi yes pick up for jen it's a large chicken bowl lettuce instead of rice with black beans tomatillo salsa corn and guac plus three churros",
            '1 Chicken Bowl (Large); 1 Churros (3 pcs)',
          ],
        ],
      },
    ],
  ],
  [
    cornicePizzaMenu,
    [
      {
        group: 'cornice: counters, pizza',
        cases: [
          [
            'i want a large pepperoni with extra cheese thin crust and a medium hawaiian no ham',
            '1 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Medium (12"))',
          ],
          [
            'two large pizzas one margherita one meat feast and a big bottle of coke',
            '1 Margherita Pizza (Large (14")); 1 Meat Feast Pizza (Large (14")); 1 Coke (1.5L Bottle)',
          ],
          [
            'medium four cheese stuffed crust well done with basil on top',
            '1 Four Cheese Pizza (Medium (12"))',
          ],
          [
            'twelve wings hot blue cheese on the side and one garlic bread with cheese',
            '1 Chicken Wings (12 pcs) {Hot}; 1 Cheesy Garlic Bread',
          ],
          ['14 inch bbq chicken light sauce no onions', '1 BBQ Chicken Pizza (Large (14"))'],
          [
            'three small margheritas for the kids cut into little squares and a large veggie supreme for us',
            '3 Margherita Pizza (Small (10")); 1 Veggie Supreme Pizza (Large (14"))',
          ],
          [
            'a pizza please',
            '1 Margherita Pizza|Cheese Pizza|Pepperoni Pizza|Hawaiian Pizza|Meat Feast Pizza|Veggie Supreme Pizza|BBQ Chicken Pizza|Buffalo Chicken Pizza|Four Cheese Pizza|Mushroom & Onion Pizza',
          ],
          [
            'cheese pizza large with mushrooms black olives green peppers and sausage on half',
            '1 Cheese Pizza (Large (14"))',
          ],
          [
            'hi delivery please one lasagna one spag bol and two tiramisu',
            '1 Lasagne; 1 Spaghetti Bolognese; 2 Tiramisu',
          ],
          ['pepperoni calzone extra marinara and a can of fanta', '1 Pepperoni Calzone; 1 Fanta (Can)'],
          [
            'too medium pepperonis and for cans of diet coke',
            '2 Pepperoni Pizza (Medium (12")); 4 Diet Coke (Can)',
          ],
          ['how long for delivery to elm street', ''],
          [
            'large hawaiian but can you put jalapenos on it and no pineapple lol and ranch dip times two',
            '1 Hawaiian Pizza (Large (14")); 2 Ranch Dip',
          ],
          ['the ten inch buffalo chicken with blue cheese drizzle', '1 Buffalo Chicken Pizza (Small (10"))'],
          [
            'one small one medium one large all pepperoni pizza',
            '1 Pepperoni Pizza (Small (10")); 1 Pepperoni Pizza (Medium (12")); 1 Pepperoni Pizza (Large (14"))',
          ],
          [
            'veggie supreme medium make it vegan no cheese gluten free base and a garden salad large dressing on the side',
            '1 Veggie Supreme Pizza (Medium (12")); 1 Garden Salad (Large)',
          ],
          ['mushroom and onion large no scratch that medium', '1 Mushroom & Onion Pizza (Medium (12"))'],
          [
            'six dough balls with garlic butter and regular wedges with sour cream',
            '1 Dough Balls (6 pcs); 1 Potato Wedges (Regular)',
          ],
          [
            "we'll take four large pizzas two pepperoni one hawaiian one four cheese all thick crust",
            '2 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Large (14")); 1 Four Cheese Pizza (Large (14"))',
          ],
          [
            'margherita with anchovies capers and chili flakes twelve inch and a sprite can',
            '1 Margherita Pizza (Medium (12")); 1 Sprite (Can)',
          ],
          ['can i get a dip for my crusts', '1 Garlic Dip|BBQ Dip|Ranch Dip'],
          [
            'large meat feast no bacon extra beef hot honey drizzle light on the sauce square cut and three still waters',
            '1 Meat Feast Pizza (Large (14")); 3 Still Water',
          ],
          ['coke 1.5 litre two of them and one cheesecake', '2 Coke (1.5L Bottle); 1 Cheesecake'],
          [
            "i'd like to get um a pepperoni pizza and um actually is the medium big enough for two yeah okay medium",
            '1 Pepperoni Pizza (Medium (12"))',
          ],
          [
            'my dad wants spinach ricotta calzone my mom caesar salad no croutons and i want the small cheese pizza',
            '1 Spinach & Ricotta Calzone; 1 Caesar Salad; 1 Cheese Pizza (Small (10"))',
          ],
          ['buy one get one is that still on', ''],
          [
            'large bbq chicken large buffalo chicken and a small cheese with pineapple',
            '1 BBQ Chicken Pizza (Large (14")); 1 Buffalo Chicken Pizza (Large (14")); 1 Cheese Pizza (Small (10"))',
          ],
          [
            'mozz sticks two orders chocolate brownie and six mild wings',
            '2 Mozzarella Sticks; 1 Chocolate Brownie; 1 Chicken Wings (6 pcs) {Mild}',
          ],
          [
            'let me have the biggest veggie pizza you do with double mushrooms',
            '1 Veggie Supreme Pizza (Large (14"))',
          ],
          [
            'pepperoni large hand tossed pepperoni medium thin crust and also a bbq dip and a garlic dip',
            '1 Pepperoni Pizza (Large (14")); 1 Pepperoni Pizza (Medium (12")); 1 BBQ Dip; 1 Garlic Dip',
          ],
        ],
      },
    ],
  ],
];
