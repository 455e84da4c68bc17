import type { CorpusSets } from '../corpus.ts';
import { harrowBakeryMenu, harrowBurgerMenu, harrowCoffeeMenu, harrowSubMenu } from '../menus/harrow.ts';

/** Four counters nobody knew. Understood when they were new: 105 of 120. */
export const harrowCounterSets: CorpusSets = [
  [
    harrowCoffeeMenu,
    [
      {
        group: 'harrow: counters, coffee',
        cases: [
          [
            'i would like a grande latte with almond milk two pumps of hazelnut syrup and extra foam',
            '1 Latte (Grande)',
          ],
          [
            'a venti iced latte with oat milk light ice and sugar free caramel drizzle',
            '1 Iced Latte (Venti)',
          ],
          ['tall americano dark roast with room for cream and two splenda please', '1 Americano (Tall)'],
          [
            "i'd like a grande caramel macchiato iced with skim milk an extra shot and no whip",
            '1 Caramel Macchiato (Grande)',
          ],
          [
            'venti java chip frappe blended with coconut milk whipped cream and chocolate sauce on top',
            '1 Java Chip Frappe (Venti)',
          ],
          ['can you make me a flat white with soy milk extra hot in a for here cup', '1 Flat White'],
          ['matcha latte tall half sweet with oat milk and a dash of cinnamon', '1 Matcha Latte (Tall)'],
          [
            'one grande brewed coffee blonde roast splash of half and half three raw sugars',
            '1 Brewed Coffee (Grande)',
          ],
          [
            'two venti cold brews one tall hot chocolate and three cake pops',
            '2 Cold Brew (Venti); 1 Hot Chocolate (Tall); 3 Cake Pop',
          ],
          [
            'pumpkin spice latte grande and a slice of banana bread warmed up',
            '1 Pumpkin Spice Latte (Grande); 1 Banana Bread',
          ],
          [
            "a double espresso and a butter croissant quick i'm double parked",
            '1 Espresso (Double); 1 Butter Croissant',
          ],
          [
            'i need six grande lattes for the board meeting four of them with oat milk and two with whole milk',
            '6 Latte (Grande)',
          ],
          [
            'strawberry refresher venti mango smoothie grande blueberry muffin',
            '1 Strawberry Refresher (Venti); 1 Mango Smoothie (Grande); 1 Blueberry Muffin',
          ],
          [
            'good morning a cup of earl grey with lemon and one bacon egg sandwich dear',
            '1 Earl Grey Tea; 1 Bacon Egg Sandwich',
          ],
          [
            'let me get three drinks a tall mocha a grande mocha and a venti cappuccino',
            '1 Mocha (Tall); 1 Mocha (Grande); 1 Cappuccino (Venti)',
          ],
          [
            'one cortado one chocolate croissant and one green tea with honey',
            '1 Cortado; 1 Chocolate Croissant; 1 Green Tea',
          ],
          [
            'can i place a mobile order for a grande white chocolate mocha no whip and two bacon egg sandwiches toasted',
            '1 White Chocolate Mocha (Grande); 2 Bacon Egg Sandwich',
          ],
          [
            'grande psl i mean pumpkin spice and a java chip tall',
            '1 Pumpkin Spice Latte (Grande); 1 Java Chip Frappe (Tall)',
          ],
          [
            'gimme a white mocha venti and a choc croissant',
            '1 White Chocolate Mocha (Venti); 1 Chocolate Croissant',
          ],
          ['tall chai with whole milk and a muffin', '1 Chai Latte (Tall); 1 Blueberry Muffin'],
          ['two caramel macs grande', '2 Caramel Macchiato (Grande)'],
          ['large earl grey and a small matcha', '1 Earl Grey Tea (Venti); 1 Matcha Latte (Tall)'],
          [
            "i'm looking for a hot drink for my wife a grande cappuccino with extra dry foam and for me the cold brew coffee venti size",
            '1 Cappuccino (Grande); 1 Cold Brew (Venti)',
          ],
          [
            'hi i want to order a coffee beverage the vanilla latte in grande size with nonfat milk',
            '1 Vanilla Latte (Grande)',
          ],
          [
            'hello i am tourist i want iced coffee medium size no sugar and one banana bread please',
            '1 Iced Coffee (Grande); 1 Banana Bread',
          ],
          ['can i get a single shot of espresso with a little lemon peel', '1 Espresso (Single)'],
          [
            'grande mocha with peppermint oh wait make it a venti and add a cake pop',
            '1 Mocha (Venti); 1 Cake Pop',
          ],
          [
            'two tall iced coffees actually one tall and one grande both with cream',
            '1 Iced Coffee (Tall); 1 Iced Coffee (Grande)',
          ],
          ['one grande frappe with whipped cream', '1 Caramel Frappe|Java Chip Frappe (Grande)'],
          ['a croissant please heated', '1 Butter Croissant|Chocolate Croissant'],
        ],
      },
    ],
  ],
  [
    harrowSubMenu,
    [
      {
        group: 'harrow: counters, subs',
        cases: [
          [
            'i want a footlong italian on italian herbs and cheese bread with provolone lettuce tomato onions banana peppers oil and vinegar',
            '1 Italian Sub (Footlong)',
          ],
          [
            'six inch turkey breast on honey oat toasted with swiss spinach cucumbers and honey mustard',
            '1 Turkey Breast Sub (6 Inch)',
          ],
          [
            'can i get a tuna sub on wheat bread footlong with american cheese pickles olives jalapenos and a little mayo',
            '1 Tuna Sub (Footlong)',
          ],
          [
            'steak and cheese six inch on flatbread with green peppers onions mushrooms and chipotle sauce toasted please',
            '1 Steak and Cheese Sub (6 Inch)',
          ],
          [
            'one veggie sub footlong on multigrain no cheese double avocado all the vegetables except onions and red wine vinegar',
            '1 Veggie Sub (Footlong)',
          ],
          [
            'buffalo chicken six inch hot with ranch and blue cheese crumbles on white bread',
            '1 Buffalo Chicken Sub (6 Inch) {Hot}',
          ],
          ['blt on sourdough toasted extra bacon light mayo', '1 BLT Sub'],
          [
            'meatball marinara footlong with extra mozzarella and parmesan cut in half',
            '1 Meatball Marinara Sub (Footlong)',
          ],
          [
            'two footlong roast beefs one six inch ham and cheese and three bags of potato chips',
            '2 Roast Beef Sub (Footlong); 1 Ham and Cheese Sub (6 Inch); 3 Potato Chips',
          ],
          [
            'chicken bacon ranch wrap in spinach tortilla a dill pickle and a medium dr pepper',
            '1 Chicken Bacon Ranch Wrap; 1 Dill Pickle; 1 Dr Pepper (Medium)',
          ],
          [
            'falafel wrap with tahini and a large iced tea unsweet with lemon',
            '1 Falafel Wrap; 1 Iced Tea (Large)',
          ],
          [
            'a bowl of broccoli cheddar a cup of chicken noodle and two waters',
            '1 Broccoli Cheddar Soup (Bowl); 1 Chicken Noodle Soup (Cup); 2 Bottled Water',
          ],
          [
            'large chef salad no egg with thousand island on the side and some apple slices',
            '1 Chef Salad (Large); 1 Apple Slices',
          ],
          [
            'four chocolate chip cookies two oatmeal raisin and a brownie for the office',
            '4 Chocolate Chip Cookie; 2 Oatmeal Raisin Cookie; 1 Brownie',
          ],
          [
            "ordering for my coworkers so that's one turkey club footlong one teriyaki six inch one caesar wrap and three small cokes",
            '1 Turkey Club Sub (Footlong); 1 Chicken Teriyaki Sub (6 Inch); 1 Chicken Caesar Wrap; 3 Coke (Small)',
          ],
          [
            'small garden salad with italian dressing and a bottle of water for my daughter who is vegan',
            '1 Garden Salad (Small); 1 Bottled Water',
          ],
          [
            'two six inch meatball subs and two footlong meatball subs extra napkins',
            '2 Meatball Marinara Sub (6 Inch); 2 Meatball Marinara Sub (Footlong)',
          ],
          ['foot long italian and a large coke', '1 Italian Sub (Footlong); 1 Coke (Large)'],
          [
            'chicken teriyaki 6 inch and a macadamia cookie',
            '1 Chicken Teriyaki Sub (6 Inch); 1 White Macadamia Cookie',
          ],
          [
            'teriyaki footlong chips and a dr pepper',
            '1 Chicken Teriyaki Sub (Footlong); 1 Potato Chips; 1 Dr Pepper',
          ],
          ['two tuna six inches on rye and a pickle', '2 Tuna Sub (6 Inch); 1 Dill Pickle'],
          [
            'a twelve inch roast beef with horseradish and a cup of the broccoli soup',
            '1 Roast Beef Sub (Footlong); 1 Broccoli Cheddar Soup (Cup)',
          ],
          [
            "i'm after a sandwich the ham and cheese one six inch on plain white bread nothing fancy",
            '1 Ham and Cheese Sub (6 Inch)',
          ],
          [
            "hello for lunch i'd like the italian sandwich footlong and for dessert a brownie please",
            '1 Italian Sub (Footlong); 1 Brownie',
          ],
          [
            'for drinks a medium coke and a small iced tea and for food one footlong veggie',
            '1 Coke (Medium); 1 Iced Tea (Small); 1 Veggie Sub (Footlong)',
          ],
          [
            'blt footlong no six inch is enough and a chicken noodle soup bowl',
            '1 BLT Sub (6 Inch); 1 Chicken Noodle Soup (Bowl)',
          ],
          [
            'tuna on wheat oh no sorry turkey breast on wheat footlong with cheddar',
            '1 Turkey Breast Sub (Footlong)',
          ],
          ['three cookies chocolate chip make that five', '5 Chocolate Chip Cookie'],
          [
            'a footlong chicken sub with lettuce and ranch',
            '1 Chicken Teriyaki Sub|Buffalo Chicken Sub (Footlong)',
          ],
          ['can i get a cup of soup', '1 Broccoli Cheddar Soup|Chicken Noodle Soup (Cup)'],
        ],
      },
    ],
  ],
  [
    harrowBurgerMenu,
    [
      {
        group: 'harrow: counters, burgers',
        cases: [
          [
            'double cheeseburger with lettuce tomato grilled onions pickles mustard and no ketchup on a brioche bun',
            '1 Cheeseburger (Double)',
          ],
          [
            "i'd like a bbq burger medium well with pepper jack crispy onions and extra bbq sauce",
            '1 BBQ Burger',
          ],
          [
            'mushroom swiss burger on a gluten free bun hold the mayo add a fried egg',
            '1 Mushroom Swiss Burger',
          ],
          [
            'crispy chicken sandwich extra hot with pickles and slaw on it',
            '1 Crispy Chicken Sandwich {Extra Hot}',
          ],
          ['veggie burger wrapped in lettuce no bun with avocado and honey mustard', '1 Veggie Burger'],
          [
            'single classic burger plain just meat and bread for my picky grandson',
            '1 Classic Burger (Single)',
          ],
          [
            'twelve piece buffalo wings medium with ranch celery and carrot sticks',
            '1 Buffalo Wings (12 Piece) {Medium}',
          ],
          ['chili dog with shredded cheese raw onions and yellow mustard', '1 Chili Dog'],
          [
            'ten piece nuggets with sweet and sour honey mustard and two barbecue sauces',
            '1 Chicken Nuggets (10 Piece)',
          ],
          [
            'two double bacon cheeseburgers two large fries and two medium root beers',
            '2 Bacon Cheeseburger (Double); 2 French Fries (Large); 2 Root Beer (Medium)',
          ],
          [
            'a fish sandwich with tartar sauce a coleslaw and a small lemonade',
            '1 Fish Sandwich; 1 Coleslaw; 1 Lemonade (Small)',
          ],
          [
            'three corn dogs three small lemonades and one grilled chicken sandwich no mayo',
            '3 Corn Dog; 3 Lemonade (Small); 1 Grilled Chicken Sandwich',
          ],
          [
            'large curly fries small onion rings and a large strawberry shake with whipped cream and a cherry',
            '1 Curly Fries (Large); 1 Onion Rings (Small); 1 Strawberry Shake (Large)',
          ],
          [
            'twenty piece chicken nuggets a large sweet potato fries four medium cokes',
            '1 Chicken Nuggets (20 Piece); 1 Sweet Potato Fries (Large); 4 Coke (Medium)',
          ],
          [
            'mozzarella sticks with marinara cheese fries with bacon bits and a dr pepper large no ice',
            '1 Mozzarella Sticks; 1 Cheese Fries; 1 Dr Pepper (Large)',
          ],
          [
            'five piece chicken tenders and a side salad with italian dressing',
            '1 Chicken Tenders (5 Piece); 1 Side Salad',
          ],
          [
            'two hot dogs one with everything and one with just ketchup and a medium fries well done',
            '2 Hot Dog; 1 French Fries (Medium)',
          ],
          [
            'six wings hot six wings mild and a pitcher no just a large coke',
            '1 Buffalo Wings (6 Piece) {Hot}; 1 Buffalo Wings (6 Piece) {Mild}; 1 Coke (Large)',
          ],
          [
            'double bacon cheese and a large choc shake',
            '1 Bacon Cheeseburger (Double); 1 Chocolate Shake (Large)',
          ],
          ['grilled chicken no bun and a side salad', '1 Grilled Chicken Sandwich; 1 Side Salad'],
          [
            'two mushroom swiss and a large sweet potato fry',
            '2 Mushroom Swiss Burger; 1 Sweet Potato Fries (Large)',
          ],
          ['tenders three piece and rings small bro', '1 Chicken Tenders (3 Piece); 1 Onion Rings (Small)'],
          ['mozz sticks and a medium dr p sorry dr pepper', '1 Mozzarella Sticks; 1 Dr Pepper (Medium)'],
          [
            'i would like to order a burger the veggie one and a drink small root beer',
            '1 Veggie Burger; 1 Root Beer (Small)',
          ],
          [
            'for the kids two six piece nuggets meals with small fries each and two small lemonades',
            '2 Chicken Nuggets (6 Piece); 2 French Fries (Small); 2 Lemonade (Small)',
          ],
          [
            'my order today is one cheeseburger single patty with american cheese and one vanilla milkshake small size',
            '1 Cheeseburger (Single); 1 Vanilla Shake (Small)',
          ],
          [
            'classic burger double no actually single and swap the fries for onion rings large',
            '1 Classic Burger (Single); 1 Onion Rings (Large)',
          ],
          ['a coke medium hmm no root beer medium and two chili dogs', '1 Root Beer (Medium); 2 Chili Dog'],
          ['one large shake please', '1 Vanilla Shake|Chocolate Shake|Strawberry Shake (Large)'],
          [
            "i'll have a chicken sandwich and a medium coke",
            '1 Crispy Chicken Sandwich|Grilled Chicken Sandwich; 1 Coke (Medium)',
          ],
        ],
      },
    ],
  ],
  [
    harrowBakeryMenu,
    [
      {
        group: 'harrow: counters, bakery',
        cases: [
          ['everything bagel toasted with scallion cream cheese lox and capers', '1 Everything Bagel'],
          [
            "i'd like a whole turkey avocado sandwich on ciabatta no red onion extra chipotle mayo",
            '1 Turkey Avocado Sandwich (Whole)',
          ],
          [
            'full stack of pancakes with blueberries whipped butter and real maple syrup',
            '1 Buttermilk Pancakes (Full Stack)',
          ],
          ['steel cut oatmeal with brown sugar walnuts and sliced banana please', '1 Steel Cut Oatmeal'],
          ['avocado toast on rye with a poached egg chili flakes and feta', '1 Avocado Toast'],
          ['large coffee dark roast oat milk one pump vanilla', '1 Coffee (Large)'],
          [
            'whole caesar salad no anchovies dressing on the side add grilled chicken',
            '1 Caesar Salad (Whole)',
          ],
          ['tuna melt on wheat with cheddar instead of swiss and a pickle spear', '1 Tuna Melt'],
          ['yogurt parfait hold the granola extra strawberries', '1 Yogurt Parfait'],
          [
            'a bread bowl of broccoli cheddar and a half grilled cheese',
            '1 Broccoli Cheddar Soup (Bread Bowl); 1 Grilled Cheese Sandwich (Half)',
          ],
          [
            'two bacon egg and cheese sandwiches on a roll and two medium coffees light and sweet',
            '2 Bacon Egg and Cheese Sandwich; 2 Coffee (Medium)',
          ],
          [
            'half chicken salad sandwich cup of chicken noodle and a small iced tea',
            '1 Chicken Salad Sandwich (Half); 1 Chicken Noodle Soup (Cup); 1 Iced Tea (Small)',
          ],
          [
            'three cinnamon rolls two almond croissants one french baguette sliced',
            '3 Cinnamon Roll; 2 Almond Croissant; 1 French Baguette',
          ],
          [
            'one caprese panini pressed extra crispy with balsamic one large mac and cheese and two orange juices small',
            '1 Caprese Panini; 1 Mac and Cheese (Large); 2 Orange Juice (Small)',
          ],
          [
            'french toast with powdered sugar a hot tea with milk and a blueberry scone to take home',
            '1 French Toast; 1 Hot Tea; 1 Blueberry Scone',
          ],
          [
            "hi it's for the nine o'clock meeting a dozen plain bagels with butter on the side six everything bagels and four large coffees",
            '12 Plain Bagel; 6 Everything Bagel; 4 Coffee (Large)',
          ],
          [
            'short stack with bananas for the boy an egg and cheese sandwich for me and a large oj',
            '1 Buttermilk Pancakes (Short Stack); 1 Egg and Cheese Sandwich; 1 Orange Juice (Large)',
          ],
          [
            'bowl of tomato basil half a greek salad no olives and a sourdough loaf unsliced',
            '1 Tomato Basil Soup (Bowl); 1 Greek Salad (Half); 1 Sourdough Loaf',
          ],
          [
            'small mac and cheese for the baby and a whole greek salad for mama',
            '1 Mac and Cheese (Small); 1 Greek Salad (Whole)',
          ],
          [
            'cinnamon raisin toasted with butter and a small coffee black',
            '1 Cinnamon Raisin Bagel; 1 Coffee (Small)',
          ],
          [
            'two grilled cheeses whole and two cups of tomato soup',
            '2 Grilled Cheese Sandwich (Whole); 2 Tomato Basil Soup (Cup)',
          ],
          [
            'turkey avocado half and a large iced tea',
            '1 Turkey Avocado Sandwich (Half); 1 Iced Tea (Large)',
          ],
          ['a caprese and a scone', '1 Caprese Panini; 1 Blueberry Scone'],
          ['one baguette one sourdough', '1 French Baguette; 1 Sourdough Loaf'],
          [
            'could you do me a breakfast sandwich the bacon egg and cheese with hot sauce on a croissant bun',
            '1 Bacon Egg and Cheese Sandwich',
          ],
          [
            "for the soup i'll go with chicken noodle in a bowl and for the bread on the side whatever you have",
            '1 Chicken Noodle Soup (Bowl)',
          ],
          [
            'i would like something sweet so an almond croissant and something hot so a hot tea please',
            '1 Almond Croissant; 1 Hot Tea',
          ],
          [
            "cup of broccoli cheddar no let's do the bread bowl and a small orange juice",
            '1 Broccoli Cheddar Soup (Bread Bowl); 1 Orange Juice (Small)',
          ],
          ['pancakes full stack and french toast mm too much just the french toast', '1 French Toast'],
          [
            'two bagels with cream cheese and a medium coffee',
            '2 Plain Bagel|Everything Bagel|Cinnamon Raisin Bagel; 1 Coffee (Medium)',
          ],
        ],
      },
    ],
  ],
];
