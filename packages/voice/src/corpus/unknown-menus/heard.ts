import type { CorpusSets } from '../corpus.ts';
import {
  heardBistroMenu,
  heardBobaMenu,
  heardBurgerMenu,
  heardCoffeeMenu,
  heardDesiMenu,
  heardDinerMenu,
  heardSubMenu,
  heardTacoMenu,
} from '../menus/heard.ts';

/** As a recogniser writes it, without a comma: counters nobody knew and everyday orders, written before anything was tried. */
export const heardCounterSets: CorpusSets = [
  [
    heardCoffeeMenu,
    [
      {
        group: 'heard at the counter: coffee',
        cases: [
          [
            'can i get a medium iced latte and two blueberry muffins',
            '1 Iced Latte (Medium); 2 Blueberry Muffin',
          ],
          ['hi um could i please have a large cappuccino with oat milk', '1 Cappuccino (Large)'],
          ['just a small drip coffee black no sugar thanks', '1 Drip Coffee (Small)'],
          [
            "good morning i'd like a large latte with almond milk two pumps of hazelnut and extra foam and an everything bagel toasted with cream cheese please",
            '1 Latte (Large); 1 Everything Bagel',
          ],
          [
            'uh yeah let me get a medium cold brew with a splash of half and half light ice and can you put like one packet of stevia in it',
            '1 Cold Brew (Medium)',
          ],
          [
            'i want a caramel frappe large no whipped cream but extra caramel drizzle on top and on the bottom too',
            '1 Caramel Frappe (Large)',
          ],
          ['two medium lattes please and can you make one of them decaf', '2 Latte (Medium)'],
          [
            'hey i need three small americanos one of them decaf and one with room for milk',
            '3 Americano (Small)',
          ],
          [
            'can i have a small mocha and then the same thing but large for my husband',
            '1 Mocha (Small); 1 Mocha (Large)',
          ],
          [
            "i'll take a vanilla latte medium with soy milk and my sister wants the same but in a small",
            '1 Vanilla Latte (Medium); 1 Vanilla Latte (Small)',
          ],
          [
            "okay so for me a flat white and for my friend a chai latte with oat milk and then we're gonna split a cinnamon roll",
            '1 Flat White; 1 Chai Latte; 1 Cinnamon Roll',
          ],
          [
            "i'm ordering for the office so that's four large drip coffees dark roast two with cream and two black a green tea medium and six butter croissants",
            '4 Drip Coffee (Large); 1 Green Tea (Medium); 6 Butter Croissant',
          ],
          [
            'my mom would like an earl grey with lemon on the side my dad wants a double espresso and i will have the hot chocolate with marshmallows make that a large',
            '1 Earl Grey Tea; 1 Espresso (Double); 1 Hot Chocolate (Large)',
          ],
          [
            'can i get a large iced coffee uh no sorry a medium iced coffee with vanilla syrup',
            '1 Iced Coffee (Medium)',
          ],
          [
            'one blueberry muffin actually you know what make it the banana bread and warm it up please',
            '1 Banana Bread',
          ],
          [
            "i'd like two cappuccinos and um wait she doesn't want one so just one cappuccino and a bottle of water",
            '1 Cappuccino; 1 Bottled Water',
          ],
          [
            'medium latte hot no iced make it iced and an avocado toast',
            '1 Iced Latte (Medium); 1 Avocado Toast',
          ],
          [
            'three mochas please two small and one large with skim milk in the large',
            '2 Mocha (Small); 1 Mocha (Large)',
          ],
          [
            'can we do a couple of caramel macchiatos one medium and one small both with extra caramel',
            '1 Caramel Macchiato (Medium); 1 Caramel Macchiato (Small)',
          ],
          [
            "gimme the biggest cold brew you've got and a bacon egg sandwich on the side",
            '1 Cold Brew (Large); 1 Bacon Egg Sandwich',
          ],
          [
            'a little hot chocolate for my daughter not too hot please and a regular sized no a medium americano for me',
            '1 Hot Chocolate (Small); 1 Americano (Medium)',
          ],
          [
            "hello i would like to place an order for pick up i'd like one large matcha latte with coconut milk no sweetener one medium strawberry lemonade easy on the ice one egg and cheese sandwich with the egg cooked all the way through and one lemon loaf to go thank you so much",
            '1 Matcha Latte (Large); 1 Strawberry Lemonade (Medium); 1 Egg and Cheese Sandwich; 1 Lemon Loaf',
          ],
          [
            "so um i've been up all night with the baby so i need coffee like a really big one let's do a large americano with two extra shots and a chocolate chip muffin and oh do you have orange juice yeah one of those as well",
            '1 Americano (Large); 1 Chocolate Chip Muffin; 1 Orange Juice',
          ],
          [
            "hi there i'm in a bit of a rush can i grab an espresso just a single and a plain bagel with butter not toasted and if you could put a lid on the espresso that'd be great",
            '1 Espresso (Single); 1 Plain Bagel',
          ],
          ['can i have a muffin and a small latte', '1 Blueberry Muffin; 1 Latte (Small)'],
          ['two croissants please and a peppermint tea', '2 Butter Croissant; 1 Peppermint Tea'],
          ["i'll get a bagel with cream cheese and a large green tea", '1 Plain Bagel; 1 Green Tea (Large)'],
          ['large coffee medium roast two creams three sugars', '1 Drip Coffee (Large)'],
          [
            'what roasts do you have today well anyway give me two small drip coffees the light roast if there is any',
            '2 Drip Coffee (Small)',
          ],
          [
            'one latte with whole milk one latte with oat milk and one with skim all mediums',
            '3 Latte (Medium)',
          ],
          [
            "i'm lactose intolerant so could you do a medium chai latte with no dairy like almond milk or something and an almond croissant",
            '1 Chai Latte (Medium); 1 Almond Croissant',
          ],
          [
            'a mocha a vanilla latte and a flat white all of them large please',
            '1 Mocha (Large); 1 Vanilla Latte (Large); 1 Flat White (Large)',
          ],
          [
            "let me see that's one two three four iced coffees all medium and um half a dozen blueberry muffins",
            '4 Iced Coffee (Medium); 6 Blueberry Muffin',
          ],
          [
            'a dozen plain bagels and a dozen everything bagels for a meeting tomorrow with cream cheese tubs',
            '12 Plain Bagel; 12 Everything Bagel',
          ],
          ["i don't want any food just a large iced mocha with no whip", '1 Iced Mocha (Large)'],
          ['not the caramel one the mocha frappe in a medium please', '1 Mocha Frappe (Medium)'],
          [
            "do you guys still do the cortado if so i'll have one of those and a slice of banana bread",
            '1 Cortado; 1 Banana Bread',
          ],
          [
            "could you tell me if the lemon loaf has nuts actually never mind i'll just have a cinnamon roll and a small earl grey",
            '1 Cinnamon Roll; 1 Earl Grey Tea (Small)',
          ],
          [
            'yo lemme get a large iced latte three espresso shots in it and a bacon egg sandwich no cheese',
            '1 Iced Latte (Large); 1 Bacon Egg Sandwich',
          ],
          [
            "good afternoon dear i should like a pot of earl grey tea with a little milk and perhaps a slice of the lemon loaf if it's fresh",
            '1 Earl Grey Tea; 1 Lemon Loaf',
          ],
        ],
      },
    ],
  ],
  [
    heardSubMenu,
    [
      {
        group: 'heard at the counter: subs',
        cases: [
          [
            "hi i'd like to order a turkey club on wheat toasted with extra mayo no tomato and a bag of chips and also a large diet coke please",
            '1 Turkey Club; 1 Potato Chips; 1 Diet Coke (Large)',
          ],
          ['footlong meatball sub and a medium sprite', '1 Meatball Sub (Footlong); 1 Sprite (Medium)'],
          ['can i get a six inch tuna on white bread with lettuce and pickles', '1 Tuna Sub (6 Inch)'],
          [
            "i'd like a footlong italian on herb and cheese bread with provolone lettuce tomato red onion black olives banana peppers oil and vinegar salt and pepper and oregano",
            '1 Italian Sub (Footlong)',
          ],
          [
            'let me have a six inch veggie sub with everything on it except olives and jalapenos and then honey mustard and a little bit of ranch',
            '1 Veggie Sub (6 Inch)',
          ],
          [
            'um can i do a steak and cheese footlong toasted with american cheese grilled onions green peppers mushrooms and chipotle sauce but go easy on the sauce and a bag of doritos',
            '1 Steak and Cheese Sub (Footlong); 1 Doritos',
          ],
          [
            'one chicken teriyaki sub twelve inch on flatbread spinach cucumber sweet onion sauce no cheese',
            '1 Chicken Teriyaki Sub (Footlong)',
          ],
          [
            'roast beef sandwich on rye with horseradish swiss and extra pickles on the sandwich and a side of coleslaw',
            '1 Roast Beef Sandwich; 1 Coleslaw',
          ],
          ["i'll do a half blt and a cup of tomato soup", '1 BLT (Half); 1 Tomato Soup (Cup)'],
          [
            'whole reuben with extra sauerkraut and thousand island on the side and a bowl of chicken noodle',
            '1 Reuben (Whole); 1 Chicken Noodle Soup (Bowl)',
          ],
          [
            'two half grilled cheese sandwiches for the kids and one whole turkey club for me',
            '2 Grilled Cheese (Half); 1 Turkey Club (Whole)',
          ],
          [
            "can i just get half a roast beef sandwich i'm not that hungry and a small iced tea unsweetened",
            '1 Roast Beef Sandwich (Half); 1 Iced Tea (Small)',
          ],
          [
            "okay so i want a buffalo chicken footlong with blue cheese and my friend wants a six inch turkey with no mayo and we'll both have a medium coke",
            '1 Buffalo Chicken Sub (Footlong); 1 Turkey Sub (6 Inch); 2 Coke (Medium)',
          ],
          [
            "for me the falafel wrap with extra tahini and for my wife the chicken caesar wrap dressing on the side and two bottled waters and one brownie we'll share",
            '1 Falafel Wrap; 1 Chicken Caesar Wrap; 2 Bottled Water; 1 Brownie',
          ],
          [
            "there's five of us working late so can we get three footlong italian subs two footlong turkey subs five bags of chips and five large cokes",
            '3 Italian Sub (Footlong); 2 Turkey Sub (Footlong); 5 Potato Chips; 5 Coke (Large)',
          ],
          [
            'my boss wants a blt no mayo on sourdough i want the tuna sub six inch with avocado and kevin wants a meatball sub also six inch with double cheese',
            '1 BLT; 1 Tuna Sub (6 Inch); 1 Meatball Sub (6 Inch)',
          ],
          [
            'can i get a six inch veggie sub on wheat with swiss and then another one just like it but footlong',
            '1 Veggie Sub (6 Inch); 1 Veggie Sub (Footlong)',
          ],
          [
            'turkey sub footlong lettuce tomato mustard and the same again but without the tomato',
            '2 Turkey Sub (Footlong)',
          ],
          ['give me a footlong tuna no wait six inch six inch tuna with jalapenos', '1 Tuna Sub (6 Inch)'],
          [
            "i'd like a reuben please oh actually my doctor says no so let's do the veggie sub in the six inch and a bottled water",
            '1 Veggie Sub (6 Inch); 1 Bottled Water',
          ],
          [
            'three chocolate chip cookies hmm make that two chocolate chip and one oatmeal raisin',
            '2 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
          ],
          [
            'um a large coke i mean diet coke large and the grilled cheese with tomato on it',
            '1 Diet Coke (Large); 1 Grilled Cheese',
          ],
          [
            'get me two steak and cheese subs footlong and a small sprite scratch the sprite i have water in the car',
            '2 Steak and Cheese Sub (Footlong)',
          ],
          [
            'can i order a turkey and a tuna sub both footlong with just lettuce',
            '1 Turkey Sub (Footlong); 1 Tuna Sub (Footlong)',
          ],
          [
            'one meatball and two italian subs six inch all of them toasted',
            '1 Meatball Sub (6 Inch); 2 Italian Sub (6 Inch)',
          ],
          [
            "two chocolate chip and two oatmeal cookies please if they're warm",
            '2 Chocolate Chip Cookie; 2 Oatmeal Raisin Cookie',
          ],
          ['half a dozen cookies make them all chocolate chip', '6 Chocolate Chip Cookie'],
          ["i'll have a cookie and a medium iced tea", '1 Chocolate Chip Cookie; 1 Iced Tea (Medium)'],
          ['can i get a turkey on wheat with lettuce and mustard', '1 Turkey Sub'],
          ['one soup please and a dill pickle', '1 Tomato Soup; 1 Dill Pickle'],
          [
            'uh gimme a footlong with everything on it and some doritos',
            '1 Italian Sub (Footlong); 1 Doritos',
          ],
          ["i'd like one of the wraps with no onions", '1 Chicken Caesar Wrap|Falafel Wrap'],
          [
            "hey how's it going so i'm gonna get a footlong chicken teriyaki on italian bread with pepper jack toasted and then lettuce spinach tomatoes cucumbers pickles onions and sweet onion teriyaki sauce and then can i also get a bag of doritos two chocolate chip cookies and a large drink uh sprite is fine",
            '1 Chicken Teriyaki Sub (Footlong); 1 Doritos; 2 Chocolate Chip Cookie; 1 Sprite (Large)',
          ],
          [
            "hello i'm calling to order lunch for delivery i'd like one whole turkey club with bacon extra crispy avocado instead of mayo on whole wheat one bowl of tomato soup with crackers one coleslaw and one oatmeal raisin cookie and that will be all",
            '1 Turkey Club (Whole); 1 Tomato Soup (Bowl); 1 Coleslaw; 1 Oatmeal Raisin Cookie',
          ],
          [
            'all right so first a six inch buffalo chicken not too spicy on the sauce with ranch and shredded lettuce then a footlong veggie with guac and everything but onions then a grilled cheese cut in triangles for my four year old and then um three waters',
            '1 Buffalo Chicken Sub (6 Inch); 1 Veggie Sub (Footlong); 1 Grilled Cheese; 3 Bottled Water',
          ],
          [
            'no soup today thanks just the chicken caesar wrap and no croutons in it',
            '1 Chicken Caesar Wrap',
          ],
          [
            "i don't like tuna so a steak and cheese six inch hold the peppers hold the onions and a pickle",
            '1 Steak and Cheese Sub (6 Inch); 1 Dill Pickle',
          ],
          ['four cokes two large two small and a brownie', '2 Coke (Large); 2 Coke (Small); 1 Brownie'],
          [
            'ayo let me get that italian footlong loaded up and uh two bags of doritos my guy',
            '1 Italian Sub (Footlong); 2 Doritos',
          ],
          [
            "is the chicken noodle soup homemade okay cool then i'll take a bowl of that and half a grilled cheese",
            '1 Chicken Noodle Soup (Bowl); 1 Grilled Cheese (Half)',
          ],
        ],
      },
    ],
  ],
  [
    heardBurgerMenu,
    [
      {
        group: 'heard at the counter: burgers',
        cases: [
          ['can i have a cheeseburger and a large fries please', '1 Cheeseburger; 1 French Fries (Large)'],
          [
            "i'll take a double bacon cheeseburger with onion rings and a medium root beer",
            '1 Bacon Cheeseburger (Double); 1 Onion Rings; 1 Root Beer (Medium)',
          ],
          ['one hot dog with mustard and relish and a small coke', '1 Hot Dog; 1 Coke (Small)'],
          ['um two apple pies and a strawberry shake please', '2 Apple Pie; 1 Strawberry Shake'],
          [
            'hi could i get a classic burger medium rare with lettuce tomato grilled onions pickles ketchup and no mustard on a brioche bun and regular fries extra crispy',
            '1 Classic Burger; 1 French Fries (Regular)',
          ],
          [
            'let me get a double mushroom swiss burger well done add bacon add a fried egg no pickles and a side of sweet potato fries with that garlic aioli',
            '1 Mushroom Swiss Burger (Double); 1 Sweet Potato Fries',
          ],
          [
            'i want the crispy chicken burger with extra mayo and pickles only nothing else on it and cheese fries large with bacon bits',
            '1 Crispy Chicken Burger; 1 Cheese Fries (Large)',
          ],
          [
            'a bbq burger single patty with onion strings extra sauce and cheddar instead of american and a chocolate shake with whipped cream and a cherry',
            '1 BBQ Burger (Single); 1 Chocolate Shake',
          ],
          [
            'could you do me a veggie burger on a lettuce wrap no bun avocado sprouts and vegan mayo if you have it',
            '1 Veggie Burger',
          ],
          [
            'twelve piece wings extra spicy with blue cheese and celery on the side and a diet coke',
            '1 Chicken Wings (12 Piece); 1 Diet Coke',
          ],
          [
            "six piece chicken wings mild please it's for the little one and a jalapeno burger double for me",
            '1 Chicken Wings (6 Piece); 1 Jalapeno Burger (Double)',
          ],
          [
            'two orders of the twelve piece nuggets with bbq and sweet and sour sauce',
            '2 Chicken Nuggets (12 Piece)',
          ],
          [
            'can i get some nuggets the six piece and a regular vanilla shake',
            '1 Chicken Nuggets (6 Piece); 1 Vanilla Shake (Regular)',
          ],
          [
            "okay there's three of us i'll have a fish burger with tartar sauce he'll have a grilled chicken burger with no mayo and she wants a chili dog with cheese and onions and we want three large cokes",
            '1 Fish Burger; 1 Grilled Chicken Burger; 1 Chili Dog; 3 Coke (Large)',
          ],
          [
            'feeding the whole team today so ten cheeseburgers ten regular fries and ten medium sprites thanks',
            '10 Cheeseburger; 10 French Fries (Regular); 10 Sprite (Medium)',
          ],
          [
            "for my son a plain hot dog no bun i know it's weird and a small sprite and for me the mushroom swiss with onion rings instead of fries",
            '1 Hot Dog; 1 Sprite (Small); 1 Mushroom Swiss Burger; 1 Onion Rings',
          ],
          [
            'me and my buddy want a double cheeseburger each and a large fries each and one chocolate shake to share',
            '2 Cheeseburger (Double); 2 French Fries (Large); 1 Chocolate Shake',
          ],
          [
            'a single bbq burger no onions and for my brother the same thing but a double',
            '1 BBQ Burger (Single); 1 BBQ Burger (Double)',
          ],
          [
            "i'd like a regular chocolate shake and a large one and a brownie sundae",
            '1 Chocolate Shake (Regular); 1 Chocolate Shake (Large); 1 Brownie Sundae',
          ],
          [
            'can i do a double classic burger oh actually just a single i had a big breakfast',
            '1 Classic Burger (Single)',
          ],
          [
            'cheese fries no regular fries i mean plain french fries large and a root beer',
            '1 French Fries (Large); 1 Root Beer',
          ],
          [
            'two hot dogs and a chili dog and hmm actually forget the hot dogs just two chili dogs',
            '2 Chili Dog',
          ],
          [
            'bacon cheeseburger with a coke wait do you have diet yeah diet coke then large',
            '1 Bacon Cheeseburger; 1 Diet Coke (Large)',
          ],
          [
            'four strawberry shakes sorry three strawberry shakes and one vanilla all regular',
            '3 Strawberry Shake (Regular); 1 Vanilla Shake (Regular)',
          ],
          [
            'a chocolate a vanilla and two strawberry shakes',
            '1 Chocolate Shake; 1 Vanilla Shake; 2 Strawberry Shake',
          ],
          [
            'one fish and one veggie burger please with regular sweet potato fries',
            '1 Fish Burger; 1 Veggie Burger; 1 Sweet Potato Fries (Regular)',
          ],
          ['can i get a shake and a large fries', '1 Chocolate Shake|Vanilla Shake; 1 French Fries (Large)'],
          [
            'chicken burger with lettuce and mayo and a medium coke',
            '1 Crispy Chicken Burger; 1 Coke (Medium)',
          ],
          ['yeah just a burger and some water', '1 Classic Burger'],
          [
            'two bacon cheeseburgers one single one double and two root beers one small one large',
            '1 Bacon Cheeseburger (Single); 1 Bacon Cheeseburger (Double); 1 Root Beer (Small); 1 Root Beer (Large)',
          ],
          [
            'i need three fries two large and a regular and mozzarella sticks with marinara',
            '2 French Fries (Large); 1 French Fries (Regular); 1 Mozzarella Sticks',
          ],
          [
            'a coke a sprite and a diet coke all large with no ice in the sprite',
            '1 Coke (Large); 1 Sprite (Large); 1 Diet Coke (Large)',
          ],
          [
            "i'd like the jalapeno burger but without the jalapenos yeah i know and no cheese either and onion rings",
            '1 Jalapeno Burger; 1 Onion Rings',
          ],
          [
            'no fries for me just the grilled chicken burger on a wheat bun and a bottle of um no just a small diet coke',
            '1 Grilled Chicken Burger; 1 Diet Coke (Small)',
          ],
          [
            "hello yes i would like to order for delivery to maple street please so that's two double cheeseburgers one with no pickles and one with extra pickles one crispy chicken burger with spicy mayo and coleslaw on it one large onion rings one regular cheese fries twelve piece nuggets with honey mustard and ranch and a large vanilla shake",
            '2 Cheeseburger (Double); 1 Crispy Chicken Burger; 1 Onion Rings (Large); 1 Cheese Fries (Regular); 1 Chicken Nuggets (12 Piece); 1 Vanilla Shake (Large)',
          ],
          [
            "so it's date night and we're staying in can i get one mushroom swiss burger double medium well with extra mushrooms one bbq burger also double no onion straws large sweet potato fries to share two cokes medium and for dessert a brownie sundae with two spoons",
            '1 Mushroom Swiss Burger (Double); 1 BBQ Burger (Double); 1 Sweet Potato Fries (Large); 2 Coke (Medium); 1 Brownie Sundae',
          ],
          [
            "bro i'm starving hit me with a double bacon cheeseburger twelve wings and a big ol chocolate shake",
            '1 Bacon Cheeseburger (Double); 1 Chicken Wings (12 Piece); 1 Chocolate Shake (Large)',
          ],
          [
            "how much is the brownie sundae okay whatever i'll have it and an apple pie warmed up with a scoop of ice cream",
            '1 Brownie Sundae; 1 Apple Pie',
          ],
          [
            "could i possibly swap the bun on the fish burger for gluten free if yes i'd like two of them",
            '2 Fish Burger',
          ],
          [
            'i want um i want nuggets six of them and a strawberry shake and mommy says fries too',
            '1 Chicken Nuggets (6 Piece); 1 Strawberry Shake; 1 French Fries',
          ],
        ],
      },
    ],
  ],
  [
    heardBobaMenu,
    [
      {
        group: 'heard at further counters: boba',
        cases: [
          ['hi can i get a large taro milk tea with boba', '1 Taro Milk Tea (Large)'],
          ['one regular mango slush please', '1 Mango Slush (Regular)'],
          [
            'two brown sugar milk teas large and a popcorn chicken',
            '2 Brown Sugar Milk Tea (Large); 1 Popcorn Chicken',
          ],
          ['can i have an acai bowl with extra granola and no banana', '1 Acai Bowl'],
          [
            'classic milk tea fifty percent sugar less ice with tapioca pearls regular size',
            '1 Classic Milk Tea (Regular)',
          ],
          [
            "um i'd like a jasmine milk tea large thirty percent sweet no ice with oat milk and grass jelly",
            '1 Jasmine Milk Tea (Large)',
          ],
          [
            'passion fruit green tea zero sugar light ice add lychee jelly and aloe and can you do the large',
            '1 Passion Fruit Green Tea (Large)',
          ],
          [
            'let me get one thai milk tea half sweet and one matcha milk tea quarter sweet both regular with boba in both',
            '1 Thai Milk Tea (Regular); 1 Matcha Milk Tea (Regular)',
          ],
          [
            'two wintermelon teas one with no ice and one with extra ice no sugar in either',
            '2 Wintermelon Tea',
          ],
          [
            'i want a large peach oolong tea seventy percent sugar and the same thing for my friend but regular',
            '1 Peach Oolong Tea (Large); 1 Peach Oolong Tea (Regular)',
          ],
          [
            'can i get a honeydew milk tea with pudding and another one exactly the same except no pudding',
            '2 Honeydew Milk Tea',
          ],
          [
            "so i'm getting a strawberry slush my roommate wants a mango smoothie large and her boyfriend wants the avocado smoothie with condensed milk",
            '1 Strawberry Slush; 1 Mango Smoothie (Large); 1 Avocado Smoothie',
          ],
          [
            'okay for the study group three classic milk teas two taro milk teas and one lychee black tea all large and two egg waffles',
            '3 Classic Milk Tea (Large); 2 Taro Milk Tea (Large); 1 Lychee Black Tea (Large); 2 Egg Waffle',
          ],
          [
            'sixteen ounce carrot ginger juice with extra ginger and a twelve ounce orange juice please',
            '1 Carrot Ginger Juice (16 oz); 1 Fresh Orange Juice (12 oz)',
          ],
          [
            'i just came from the gym so a green detox smoothie with a scoop of protein powder and a watermelon juice the bigger size',
            '1 Green Detox Smoothie; 1 Watermelon Juice (16 oz)',
          ],
          ['apple celery juice small one no pulp', '1 Apple Celery Juice (12 oz)'],
          ['can i get a mango green tea no not tea the mango slush large', '1 Mango Slush (Large)'],
          ['two pitaya bowls uh one pitaya and one acai bowl actually', '1 Pitaya Bowl; 1 Acai Bowl'],
          [
            "large brown sugar milk tea hmm is that a lot let's say regular with less sugar",
            '1 Brown Sugar Milk Tea (Regular)',
          ],
          [
            "i'll have the thai milk tea and mochi oh wait no mochi i'm allergic just the tea",
            '1 Thai Milk Tea',
          ],
          [
            'a strawberry and a taro slush both large please',
            '1 Strawberry Slush (Large); 1 Taro Slush (Large)',
          ],
          [
            'one mango and two avocado smoothies and make the mango one large',
            '1 Mango Smoothie (Large); 2 Avocado Smoothie',
          ],
          ['a taro and two matcha milk teas half sugar in all of them', '1 Taro Milk Tea; 2 Matcha Milk Tea'],
          ['can i get a large taro with boba', '1 Taro Milk Tea|Taro Slush (Large)'],
          ['uh one smoothie please regular', '1 Mango Smoothie (Regular)'],
          ['two milk teas large with pearls', '2 Classic Milk Tea (Large)'],
          [
            'four mango slushes three regular and one large and some spring rolls',
            '3 Mango Slush (Regular); 1 Mango Slush (Large); 1 Spring Rolls',
          ],
          [
            'no boba no jelly nothing in it just a plain classic milk tea large hot',
            '1 Classic Milk Tea (Large)',
          ],
          [
            "i don't do dairy so a lychee black tea regular with fifty percent sugar and no milk foam",
            '1 Lychee Black Tea (Regular)',
          ],
          [
            "hello i'd like to order ahead for six o'clock one large taro milk tea with almond milk less ice thirty percent sugar extra boba one regular strawberry banana smoothie no added sugar with chia seeds two mochi and one popcorn chicken extra spicy thank you",
            '1 Taro Milk Tea (Large); 1 Strawberry Banana Smoothie (Regular); 2 Mochi; 1 Popcorn Chicken',
          ],
          [
            'does the honeydew have real fruit in it yes okay then honeydew milk tea regular no toppings',
            '1 Honeydew Milk Tea (Regular)',
          ],
          [
            'lemme get uhh two large thai teas fam with the boba and one egg waffle nutella on it',
            '2 Thai Milk Tea (Large); 1 Egg Waffle',
          ],
          [
            'my granddaughter told me to ask for the brown sugar one with the little balls in it so one of those please and a twelve ounce fresh orange juice for me',
            '1 Brown Sugar Milk Tea; 1 Fresh Orange Juice (12 oz)',
          ],
        ],
      },
    ],
  ],
  [
    heardTacoMenu,
    [
      {
        group: 'heard at further counters: tacos',
        cases: [
          ['three carne asada tacos and a medium horchata please', '3 Carne Asada Taco; 1 Horchata (Medium)'],
          ['can i get a chicken burrito and a large coke', '1 Chicken Burrito; 1 Coke (Large)'],
          [
            "i'd like one cheese quesadilla and small chips and salsa",
            '1 Cheese Quesadilla; 1 Chips and Salsa (Small)',
          ],
          ['um two fish tacos and an elote', '2 Fish Taco; 1 Elote'],
          [
            'let me get a super carne asada burrito with black beans cilantro lime rice sour cream guac pico cheese and hot salsa no lettuce',
            '1 Carne Asada Burrito (Super)',
          ],
          [
            'chicken burrito bowl brown rice pinto beans fajita veggies corn salsa a little sour cream lots of cheese and guacamole on the side',
            '1 Chicken Burrito Bowl',
          ],
          [
            'four al pastor tacos with pineapple onion and cilantro and extra limes and two of them with no onion',
            '4 Al Pastor Taco',
          ],
          [
            'steak quesadilla with grilled peppers extra cheese and salsa verde on the side and refried beans large',
            '1 Steak Quesadilla; 1 Refried Beans (Large)',
          ],
          [
            'can i do the veggie burrito bowl with no rice double beans romaine instead and vinaigrette and a bottled water',
            '1 Veggie Burrito Bowl; 1 Bottled Water',
          ],
          [
            'full loaded nachos with chicken on top jalapenos on the side and no black olives',
            '1 Loaded Nachos (Full)',
          ],
          ['two carnitas and two chicken tacos please', '2 Carnitas Taco; 2 Chicken Taco'],
          [
            'one carne asada one al pastor and one fish taco and a jarritos pineapple flavor',
            '1 Carne Asada Taco; 1 Al Pastor Taco; 1 Fish Taco; 1 Jarritos',
          ],
          ['a chicken and a steak quesadilla with pico', '1 Chicken Quesadilla; 1 Steak Quesadilla'],
          [
            'chips with guac large and chips with queso small',
            '1 Chips and Guacamole (Large); 1 Chips and Queso (Small)',
          ],
          [
            'for me a regular carnitas burrito with green salsa and for my buddy a super chicken burrito no beans and two large jamaicas',
            '1 Carnitas Burrito (Regular); 1 Chicken Burrito (Super); 2 Jamaica (Large)',
          ],
          [
            "it's taco tuesday so we need a dozen chicken tacos half a dozen carnitas tacos and two large chips and guac",
            '12 Chicken Taco; 6 Carnitas Taco; 2 Chips and Guacamole (Large)',
          ],
          [
            "my kids each want a cheese quesadilla there's three of them and i'll get the steak burrito bowl",
            '3 Cheese Quesadilla; 1 Steak Burrito Bowl',
          ],
          [
            'one bean and cheese burrito regular with red sauce and the same thing super size for my dad',
            '1 Bean and Cheese Burrito (Regular); 1 Bean and Cheese Burrito (Super)',
          ],
          [
            'breakfast burrito with bacon and potatoes and another breakfast burrito but with chorizo instead',
            '2 Breakfast Burrito',
          ],
          [
            'five chicken tacos no wait carnitas five carnitas tacos and a small sprite',
            '5 Carnitas Taco; 1 Sprite (Small)',
          ],
          [
            "i'll take the loaded nachos full uh actually half and churros",
            '1 Loaded Nachos (Half); 1 Churros',
          ],
          ["a horchata small no let's do large it's hot out and a flan", '1 Horchata (Large); 1 Flan'],
          [
            'give me two steak burrito bowls and a chicken burrito bowl oh my wife says no steak so all three chicken',
            '3 Chicken Burrito Bowl',
          ],
          ['can i have a chicken with rice and beans and extra cheese', '1 Chicken Burrito Bowl'],
          ['three tacos and a large coke please', '3 Carne Asada Taco|Chicken Taco; 1 Coke (Large)'],
          ['one burrito super with everything', '1 Carne Asada Burrito|Chicken Burrito (Super)'],
          ['uh just a quesadilla and some water', '1 Cheese Quesadilla; 1 Bottled Water'],
          ['no chips no drink just two veggie tacos on corn tortillas without cheese', '2 Veggie Taco'],
          [
            'two chips and salsa one small one large and three jarritos two mandarin one lime',
            '1 Chips and Salsa (Small); 1 Chips and Salsa (Large); 3 Jarritos',
          ],
          [
            "hey there i'm picking up for work so can i get one super carnitas burrito with no sour cream one regular bean and cheese burrito add guac two fish tacos with extra crema and cabbage one chicken quesadilla cut in four a large mexican rice and two medium horchatas and please put extra hot sauce in the bag",
            '1 Carnitas Burrito (Super); 1 Bean and Cheese Burrito (Regular); 2 Fish Taco; 1 Chicken Quesadilla; 1 Mexican Rice (Large); 2 Horchata (Medium)',
          ],
          [
            'two al pastor tacos extra spicy and one chicken taco mild please',
            '2 Al Pastor Taco; 1 Chicken Taco',
          ],
          ['aight bet run me three asada tacos and a big horchata', '3 Carne Asada Taco; 1 Horchata (Large)'],
          [
            'do the churros come with chocolate sauce cool two orders then and a coke medium',
            '2 Churros; 1 Coke (Medium)',
          ],
        ],
      },
    ],
  ],
  [
    heardDinerMenu,
    [
      {
        group: 'heard at further counters: diner',
        cases: [
          ['can i get the eggs benedict and a coffee please', '1 Eggs Benedict; 1 Coffee'],
          [
            'a short stack of blueberry pancakes and a small milk',
            '1 Blueberry Pancakes (Short Stack); 1 Milk (Small)',
          ],
          [
            'two western omelettes one order of home fries and two coffees',
            '2 Western Omelette; 1 Home Fries; 2 Coffee',
          ],
          ["i'll just have the oatmeal a bowl with raisins and brown sugar", '1 Oatmeal (Bowl)'],
          [
            'french toast with a side of bacon and a large orange juice',
            '1 French Toast; 1 Bacon; 1 Orange Juice (Large)',
          ],
          [
            'two egg breakfast over easy and a side order of bacon extra crispy and a side of hash browns well done and a black coffee',
            '1 Two Egg Breakfast; 1 Bacon; 1 Hash Browns; 1 Coffee',
          ],
          [
            'steak and eggs steak medium rare eggs sunny side up with steak sauce on the side and a large iced tea no lemon',
            '1 Steak and Eggs; 1 Iced Tea (Large)',
          ],
          [
            "i'd like the two egg breakfast scrambled soft please no butter anywhere near it",
            '1 Two Egg Breakfast',
          ],
          [
            'veggie omelette egg whites only no mushrooms add feta and a fruit cup',
            '1 Veggie Omelette; 1 Fruit Cup',
          ],
          [
            'corned beef hash with two poached eggs on top and some hot sauce and grits with cheese',
            '1 Corned Beef Hash; 1 Grits',
          ],
          [
            'one blueberry and one chocolate chip pancakes both short stack',
            '1 Blueberry Pancakes (Short Stack); 1 Chocolate Chip Pancakes (Short Stack)',
          ],
          [
            'a patty and a tuna melt please and two iced teas large',
            '1 Patty Melt; 1 Tuna Melt; 2 Iced Tea (Large)',
          ],
          [
            "okay my husband will have the huevos rancheros with extra salsa i'll have the belgian waffle with strawberries and whipped cream and the baby gets a fruit cup",
            '1 Huevos Rancheros; 1 Belgian Waffle; 1 Fruit Cup',
          ],
          [
            'four coffees to start and then three full stacks of buttermilk pancakes and a biscuits and gravy for grandpa',
            '4 Coffee; 3 Buttermilk Pancakes (Full Stack); 1 Biscuits and Gravy',
          ],
          [
            "i'm getting the ham and cheese omelette she's getting the same but with no ham can you do that and two large cranberry juices",
            '2 Ham and Cheese Omelette; 2 Cranberry Juice (Large)',
          ],
          ['two coffees one regular and one decaf please with cream', '1 Coffee; 1 Decaf Coffee'],
          ['three decafs and a hot tea with honey', '3 Decaf Coffee; 1 Hot Tea'],
          [
            "um full stack of buttermilk pancakes no short stack i'm trying to be good and turkey sausage",
            '1 Buttermilk Pancakes (Short Stack); 1 Turkey Sausage',
          ],
          [
            'sausage links two orders sorry one order of sausage links and one of bacon',
            '1 Sausage Links; 1 Bacon',
          ],
          [
            "i'll do the french toast oh you have waffles never mind the french toast then a belgian waffle with butter and syrup on the side",
            '1 Belgian Waffle',
          ],
          [
            'small chocolate milk make it large and an egg sandwich on a croissant',
            '1 Chocolate Milk (Large); 1 Egg Sandwich',
          ],
          ['can i have an omelette and a coffee', '1 Western Omelette|Veggie Omelette; 1 Coffee'],
          ['pancakes please a full stack with extra syrup', '1 Buttermilk Pancakes (Full Stack)'],
          ['a side of sausage and some toast', '1 Sausage Links; 1 Toast'],
          ["i'll have a large juice and grits", '1 Orange Juice (Large); 1 Grits'],
          [
            'three orange juices one large two small and three egg sandwiches',
            '1 Orange Juice (Large); 2 Orange Juice (Small); 3 Egg Sandwich',
          ],
          ['granola with yogurt two cups and one bowl', '2 Granola (Cup); 1 Granola (Bowl)'],
          [
            'no toast no potatoes just the veggie omelette dry and a hot tea no sugar',
            '1 Veggie Omelette; 1 Hot Tea',
          ],
          [
            "i can't have pork so the turkey sausage not the bacon and one french toast",
            '1 Turkey Sausage; 1 French Toast',
          ],
          [
            "morning hon i'm gonna have the corned beef hash with the eggs over medium a side of hash browns nice and crispy a biscuits and gravy because why not wheat toast with jelly a large orange juice and keep the coffee coming",
            '1 Corned Beef Hash; 1 Hash Browns; 1 Biscuits and Gravy; 1 Toast; 1 Orange Juice (Large); 1 Coffee',
          ],
          [
            "hi we're in a hurry to catch a train so to go please two egg sandwiches with cheese and ketchup on a roll one tuna melt on rye with fries if possible three coffees two with milk one black and a fruit cup",
            '2 Egg Sandwich; 1 Tuna Melt; 3 Coffee; 1 Fruit Cup',
          ],
          [
            'are the hash browns shredded or cubed ah okay i want the home fries then and a patty melt',
            '1 Home Fries; 1 Patty Melt',
          ],
          [
            'can i please have chocolate chip pancakes with a smiley face and a small chocolate milk',
            '1 Chocolate Chip Pancakes; 1 Chocolate Milk (Small)',
          ],
          [
            'a big glass of milk and the short stack buttermilk with peanut butter',
            '1 Milk (Large); 1 Buttermilk Pancakes (Short Stack)',
          ],
        ],
      },
    ],
  ],
  [
    heardDesiMenu,
    [
      {
        group: 'heard every day: desi',
        cases: [
          ['one chicken biryani please', '1 Chicken Biryani'],
          ['can i get two chicken rolls and a pepsi', '2 Chicken Roll; 1 Pepsi'],
          ['i want a full mutton biryani', '1 Mutton Biryani (Full)'],
          ['half chicken karahi with four rotis', '1 Chicken Karahi (Half); 4 Tandoori Roti'],
          ['three garlic naan and one butter chicken please', '3 Garlic Naan; 1 Butter Chicken'],
          ["we'd like a plate of nihari and two roghni naan", '1 Nihari; 2 Roghni Naan'],
          ['um two seekh kebabs and a salad', '2 Seekh Kebab; 1 Salad'],
          ['give me one haleem one raita and one mineral water', '1 Haleem; 1 Raita; 1 Mineral Water'],
          ['palak paneer and two plain naans please', '1 Palak Paneer; 2 Plain Naan'],
          ['could i have the white karahi full please', '1 White Karahi (Full)'],
          ["i'll have a daal makhani and a tandoori roti", '1 Daal Makhani; 1 Tandoori Roti'],
          ['two gulab jamun and one kheer for dessert', '2 Gulab Jamun; 1 Kheer'],
          ['four samosas and two doodh patti', '4 Samosa; 2 Doodh Patti'],
          ['one large sweet lassi', '1 Sweet Lassi (Large)'],
          ['please bring us five chapli kebabs and five naan plain', '5 Chapli Kebab; 5 Plain Naan'],
          [
            'one full beef pulao and one half chicken biryani',
            '1 Beef Pulao (Full); 1 Chicken Biryani (Half)',
          ],
          ['two large pepsis and one regular seven up', '2 Pepsi (Large); 1 7Up (Regular)'],
          [
            'chicken biryani full size and a big salted lassi please',
            '1 Chicken Biryani (Full); 1 Salted Lassi (Large)',
          ],
          ['a half plate of mutton biryani and a raita with it', '1 Mutton Biryani (Half); 1 Raita'],
          ['one chicken karahi full extra spicy and six roti', '1 Chicken Karahi (Full); 6 Tandoori Roti'],
          ['can i get a half mutton karahi but mild please my stomach is upset', '1 Mutton Karahi (Half)'],
          ['two chicken biryanis medium spicy and a salad', '2 Chicken Biryani; 1 Salad'],
          ["i'd like the butter chicken mild with one garlic naan", '1 Butter Chicken; 1 Garlic Naan'],
          ['one nihari with extra ginger and lemon and three plain naan', '1 Nihari; 3 Plain Naan'],
          [
            'chicken roll without onions and with extra chutney please and a beef roll no mayo',
            '1 Chicken Roll; 1 Beef Roll',
          ],
          [
            'one chicken biryani no potatoes and extra raita on the side no just one raita',
            '1 Chicken Biryani; 1 Raita',
          ],
          [
            'can you make the malai boti well done and bring green chutney with it and a paratha',
            '1 Malai Boti; 1 Paratha',
          ],
          ['doodh patti with less sugar two cups', '2 Doodh Patti'],
          ['two beef rolls sorry chicken rolls two chicken rolls', '2 Chicken Roll'],
          [
            'one full chicken karahi no wait half is enough and four naan garlic naan',
            '1 Chicken Karahi (Half); 4 Garlic Naan',
          ],
          ["i'd like three reshmi kebabs actually make that four", '4 Reshmi Kebab'],
          ['a pepsi no a seven up please and one paratha roll', '1 7Up; 1 Paratha Roll'],
          [
            'for the kids two chicken rolls and for us one full mutton karahi with eight rotis',
            '2 Chicken Roll; 1 Mutton Karahi (Full); 8 Tandoori Roti',
          ],
          [
            "my mother wants the haleem my father the nihari and i'll take a half chicken biryani",
            '1 Haleem; 1 Nihari; 1 Chicken Biryani (Half)',
          ],
          [
            'okay so we need one full chicken biryani one full white karahi ten plain naan two raita one salad and four large pepsi',
            '1 Chicken Biryani (Full); 1 White Karahi (Full); 10 Plain Naan; 2 Raita; 1 Salad; 4 Pepsi (Large)',
          ],
          [
            'two chicken tikka and one malai boti for sharing and a gajar halwa for afterwards',
            '2 Chicken Tikka; 1 Malai Boti; 1 Gajar Halwa',
          ],
          [
            'assalam o alaikum i would like to order one beef pulao and one raita please thank you',
            '1 Beef Pulao; 1 Raita',
          ],
          [
            'sorry to bother you could we also get two more garlic naan and a bottle of mineral water',
            '2 Garlic Naan; 1 Mineral Water',
          ],
          [
            "uh yeah hi um so i think i'll have like a chicken tikka and uh a plain naan yeah",
            '1 Chicken Tikka; 1 Plain Naan',
          ],
          [
            "okay let me think hmm okay one palak paneer and um maybe one tandoori roti yes that's it",
            '1 Palak Paneer; 1 Tandoori Roti',
          ],
          ['one biryani please', '1 Chicken Biryani'],
          ['can i get a lassi and a plate of samosas', '1 Sweet Lassi; 1 Samosa'],
          ['three kebabs and a naan', '3 Seekh Kebab; 1 Plain Naan'],
          ['ek chicken biryani aur ek raita dena', '1 Chicken Biryani; 1 Raita'],
          ['bhai do garlic naan aur ek butter chicken', '2 Garlic Naan; 1 Butter Chicken'],
        ],
      },
    ],
  ],
  [
    heardBistroMenu,
    [
      {
        group: 'heard every day: bistro',
        cases: [
          ["i'll have the grilled salmon please", '1 Grilled Salmon'],
          ['two mushroom soups and a greek salad', '2 Mushroom Soup; 1 Greek Salad'],
          ['can we get a bruschetta to share and two large lemonades', '1 Bruschetta; 2 Lemonade (Large)'],
          ['one fish and chips and a small cola', '1 Fish and Chips; 1 Cola (Small)'],
          ['a cappuccino and a slice of cheesecake please', '1 Cappuccino; 1 Cheesecake'],
          ['kids burger and a small apple juice for my son', '1 Kids Burger; 1 Apple Juice (Small)'],
          ['three coffees and one tea', '3 Coffee; 1 Tea'],
          ['the lamb chops with a large mashed potatoes please', '1 Lamb Chops; 1 Mashed Potatoes (Large)'],
          ['ribeye steak medium rare with pepper sauce and a side of fries', '1 Ribeye Steak; 1 Fries'],
          ['caesar salad with no anchovies and dressing on the side please', '1 Caesar Salad'],
          [
            "could i have the mushroom risotto without parmesan i'm vegan and a large sparkling water with lemon",
            '1 Mushroom Risotto; 1 Sparkling Water (Large)',
          ],
          [
            'club sandwich toasted well no tomato with extra bacon and a large iced tea no ice',
            '1 Club Sandwich; 1 Iced Tea (Large)',
          ],
          [
            'two rib eye steaks one rare and one well done with large fries',
            '2 Ribeye Steak; 1 Fries (Large)',
          ],
          [
            'vegetable stir fry extra spicy please and some steamed vegetables on the side small',
            '1 Vegetable Stir Fry; 1 Steamed Vegetables (Small)',
          ],
          ["i'd like the beef lasagna no sorry the chicken parmesan", '1 Chicken Parmesan'],
          ['two teas and a coffee actually two coffees and one tea', '2 Coffee; 1 Tea'],
          [
            'a small orange juice make that a large and the club sandwich',
            '1 Orange Juice (Large); 1 Club Sandwich',
          ],
          [
            'uh spring rolls two portions no one portion is enough and the chicken satay',
            '1 Spring Rolls; 1 Chicken Satay',
          ],
          [
            "she'll have the salmon and i'll have the steak and we'd like a garlic bread first",
            '1 Grilled Salmon; 1 Ribeye Steak; 1 Garlic Bread',
          ],
          [
            'for the little one the kids pasta with butter only and for us two beef lasagnas and a greek salad in the middle',
            '1 Kids Pasta; 2 Beef Lasagna; 1 Greek Salad',
          ],
          [
            "we'll start with two lentil soups and one bruschetta and then the lamb chops the risotto and a fish and chips",
            '2 Lentil Soup; 1 Bruschetta; 1 Lamb Chops; 1 Mushroom Risotto; 1 Fish and Chips',
          ],
          [
            'can we have four large colas two small fries and four club sandwiches please',
            '4 Cola (Large); 2 Fries (Small); 4 Club Sandwich',
          ],
          [
            "my grandmother would like a tea with milk and the apple crumble warm please and i'll just take a coffee",
            '1 Tea; 1 Apple Crumble; 1 Coffee',
          ],
          [
            'one vanilla and two chocolate ice creams for the children',
            '1 Vanilla Ice Cream; 2 Chocolate Ice Cream',
          ],
          ['a mushroom and a lentil soup please', '1 Mushroom Soup; 1 Lentil Soup'],
          [
            'a greek and a caesar salad and two small sparkling waters',
            '1 Greek Salad; 1 Caesar Salad; 2 Sparkling Water (Small)',
          ],
          ['three lemonades one large and two small', '1 Lemonade (Large); 2 Lemonade (Small)'],
          [
            "is the chocolate cake gluten free no okay then i'll have the vanilla ice cream",
            '1 Vanilla Ice Cream',
          ],
          [
            "what comes with the salmon oh nice yes i'll take it and a small iced tea",
            '1 Grilled Salmon; 1 Iced Tea (Small)',
          ],
          ["i'll have a soup and a coffee", '1 Mushroom Soup; 1 Coffee'],
          ['two ice creams please', '2 Vanilla Ice Cream'],
          ['can i get a large juice and the kids pasta', '1 Orange Juice|Apple Juice (Large); 1 Kids Pasta'],
          [
            'um yeah so like can i do the uh chicken parm and um a cola a large one',
            '1 Chicken Parmesan; 1 Cola (Large)',
          ],
          [
            "well okay i suppose i'll have the apple crumble with custard and yes go on a cappuccino",
            '1 Apple Crumble; 1 Cappuccino',
          ],
          [
            "right so that's fish and chips twice mushy peas on the side and two teas love",
            '2 Fish and Chips; 2 Tea',
          ],
        ],
      },
    ],
  ],
];
