import type { CorpusSets } from '../corpus.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu, quayThaiMenu } from '../menus/quay-town.ts';

/** Four counters nobody knew. Understood when they were new: 93 of 120. */
export const quayTownCounterSets: CorpusSets = [
  [
    quayCoffeeMenu,
    [
      {
        group: 'quay town: counters, coffee',
        cases: [
          [
            'can i get a grande iced latte with oat milk two pumps of vanilla and light ice',
            '1 Iced Latte (Grande)',
          ],
          [
            "hi um one venti americano with a splash of almond milk and that's all thanks",
            '1 Americano (Venti)',
          ],
          [
            'two flat whites one with soy one with whole milk and a butter croissant warmed up please',
            '2 Flat White; 1 Butter Croissant',
          ],
          [
            'tall cappuccino extra dry sprinkle of cinnamon on top hold the chocolate powder',
            '1 Cappuccino (Tall)',
          ],
          [
            'venti cold brew with sweet cream cold foam three pumps of caramel syrup and a splash of half and half',
            '1 Cold Brew (Venti)',
          ],
          [
            'could i please have a chai latte grande size made with coconut milk no water extra hot and then a banana bread for my friend toasted with butter',
            '1 Chai Latte (Grande); 1 Banana Bread',
          ],
          ['a tall latte with an extra shot of espresso and one pump hazelnut', '1 Caffe Latte (Tall)'],
          ["double espresso and a glass of tap water if that's okay", '1 Espresso (Double)'],
          [
            'mommy wants a big filter coffee black and i want a hot chocolate with marshmallows and whipped cream and sprinkles a small one',
            '1 Filter Coffee (Venti); 1 Hot Chocolate (Tall)',
          ],
          [
            'three grande lattes one skinny one with lactose free milk one normal and too blueberry muffins',
            '3 Caffe Latte (Grande); 2 Blueberry Muffin',
          ],
          [
            'white chocolate mocha venti nonfat no whip with raspberry syrup and mocha drizzle upside down',
            '1 White Chocolate Mocha (Venti)',
          ],
          ['do you guys have decaf', ''],
          [
            "i'll do the caramel macchiato iced blonde roast extra caramel drizzle sub oat milk",
            '1 Caramel Macchiato',
          ],
          [
            'so for the office four cappuccinos all tall two of them decaf with skimmed milk',
            '4 Cappuccino (Tall)',
          ],
          [
            'english breakfast tea with the bag left in and a splash of milk on the side plus a lemon drizzle loaf',
            '1 English Breakfast Tea; 1 Lemon Drizzle Loaf',
          ],
          [
            'pumpkin spice latte but only with two pumps of the pumpkin sauce not four and no whipped cream grande please',
            '1 Pumpkin Spice Latte (Grande)',
          ],
          [
            'gimme a mocha frappe tall with java chips blended in chocolate sauce round the cup and a chocolate chip cookie',
            '1 Mocha Frappe (Tall); 1 Chocolate Chip Cookie',
          ],
          [
            'one matcha latte no wait make that a grande iced peach tea no sweetener',
            '1 Iced Peach Tea (Grande)',
          ],
          [
            'ham and cheese toastie with ketchup and an orange juice no ice',
            '1 Ham and Cheese Toastie; 1 Orange Juice',
          ],
          [
            'a venti latte a grande latte and a tall latte all with oat milk please',
            '1 Caffe Latte (Venti); 1 Caffe Latte (Grande); 1 Caffe Latte (Tall)',
          ],
          ['what syrups have you got for the lattes and is the oat milk extra', ''],
          [
            'plain bagel toasted with cream cheese and jam and a nitro cold brew with a pump of sugar free vanilla',
            '1 Plain Bagel; 1 Nitro Cold Brew',
          ],
          [
            'good morning i am having one earl grey with lemon and honey and for my wife one cappuccino with little bit foam and much cinnamon please',
            '1 Earl Grey Tea; 1 Cappuccino',
          ],
          [
            'iced americano four shots venti no room with a splash of coconut milk and two stevia',
            '1 Iced Americano (Venti)',
          ],
          [
            'cafe latte tall dark roast one raw sugar two pain au chocolat and a baby chino with chocolate sprinkles for the little one',
            '1 Caffe Latte (Tall); 2 Pain au Chocolat; 1 Babyccino',
          ],
          ['could i grab a croissant to go', '1 Butter Croissant|Almond Croissant'],
          [
            'two caramel frappes with soy milk no whip on one of them and extra whip on the other',
            '2 Caramel Frappe',
          ],
          ['just a single espresso macchiato with a dollop of foam cheers', '1 Espresso Macchiato (Single)'],
          [
            "can we have uh let's see a mint tea a tall mocha with half sweet peppermint syrup almond milk and a cinnamon roll extra icing heated and yeah that's everything",
            '1 Mint Tea; 1 Caffe Mocha (Tall); 1 Cinnamon Roll',
          ],
          [
            "a grande cold brew and a blueberry muffin oh scratch the muffin i'm on a diet just the cold brew with a splash of skim",
            '1 Cold Brew (Grande)',
          ],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'quay town: counters, subs',
        cases: [
          [
            'can i get a footlong turkey breast on wheat with lettuce tomato onion green peppers banana peppers olives pickles mayo and a little oil and vinegar toasted',
            '1 Turkey Breast (Footlong)',
          ],
          [
            'six inch meatball marinara on italian herbs and cheese with provolone and extra parmesan',
            '1 Meatball Marinara (6 inch)',
          ],
          [
            'let me have a foot long italian bmt on flatbread pepper jack everything except jalapenos and chipotle sauce and a bag of chips',
            '1 Italian BMT (Footlong); 1 Potato Chips',
          ],
          [
            'veggie delight six inch honey oat bread no cheese all the veggies hold the onions sweet onion sauce',
            '1 Veggie Delite (6 inch)',
          ],
          [
            'two footlong tunas one on white one on wheat both with cucumber and swiss',
            '2 Tuna Sub (Footlong)',
          ],
          [
            'one steak and cheese footlong with double cheese peppers and onions grilled not raw and a large fountain drink',
            '1 Steak and Cheese (Footlong); 1 Fountain Drink (Large)',
          ],
          [
            "i'd like a chicken caesar wrap no croutons dressing on the side and a cup of tomato soup",
            '1 Chicken Caesar Wrap; 1 Tomato Soup (Cup)',
          ],
          [
            'um chicken teriyaki twelve inch on multigrain american cheese spinach carrots teriyaki glaze and ranch',
            '1 Chicken Teriyaki (Footlong)',
          ],
          ['do you toast the bread here or how does it work', ''],
          [
            'a roast beef six inch only with mustard and pickles nothing else seriously nothing else',
            '1 Roast Beef (6 inch)',
          ],
          [
            'chicken bacon ranch melt footlong extra bacon extra ranch add avocado and three chocolate chip cookies',
            '1 Chicken Bacon Ranch Melt (Footlong); 3 Chocolate Chip Cookie',
          ],
          [
            'give me 2 six inch blts on sourdough light mayo and one footlong turkey club with no bacon',
            '2 BLT (6 inch); 1 Turkey Club (Footlong)',
          ],
          [
            'my daughter will take a ham six inch with just cheese and butter cut in for pieces and apple slices and my son the meatball one same size no sauce on top',
            '1 Ham Sub (6 inch); 1 Apple Slices; 1 Meatball Marinara (6 inch)',
          ],
          [
            'buffalo chicken footlong on jalapeno cheddar bread blue cheese crumbles celery salt lettuce shredded fine',
            '1 Buffalo Chicken (Footlong)',
          ],
          [
            'bacon egg and cheese six inch with salt pepper ketchup and a splash of hot sauce',
            '1 Bacon Egg and Cheese (6 inch)',
          ],
          [
            'oh and could i have one of those cookies',
            '1 Chocolate Chip Cookie|White Macadamia Cookie|Oatmeal Raisin Cookie',
          ],
          [
            'philly cheesesteak footlong mushrooms peppers onions whiz instead of provolone hold the lettuce obviously and a medium lemonade with no ice',
            '1 Philly Cheesesteak (Footlong); 1 Lemonade (Medium)',
          ],
          ['pulled pork bbq on a toasted roll with coleslaw on top and pickles', '1 Pulled Pork BBQ'],
          [
            'a footlong spicy italian no make it a six inch on rosemary focaccia with hot peppers oregano and red wine vinegar',
            '1 Spicy Italian (6 inch)',
          ],
          [
            'for the office five footlong cold cut combos three footlong veggie patties all on wheat with lettuce tomato and mayo on the side and eight bottled waters',
            '5 Cold Cut Combo (Footlong); 3 Veggie Patty (Footlong); 8 Bottled Water',
          ],
          [
            'broccoli cheddar soup in a bowl with extra crackers and a white macadamia cookie please and thank you',
            '1 Broccoli Cheddar Soup (Bowl); 1 White Macadamia Cookie',
          ],
          [
            'chopped chicken salad no tomatoes add olives and cucumbers with honey mustard instead of ranch',
            '1 Chopped Chicken Salad',
          ],
          [
            'i was thinking the tuna but my wife says it smells so the egg and cheese on flatbread six inch then with spinach and avocado',
            '1 Egg and Cheese (6 inch)',
          ],
          [
            'footlong rotisserie chicken half with mayo half without cut in two wrapped separately swiss cheese double meat',
            '1 Rotisserie Chicken (Footlong)',
          ],
          ["is the veggie patty vegan and which breads don't have milk in them", ''],
          [
            'one veggie wrap with hummus roasted red peppers feta black olives and a drizzle of balsamic one small fountain drink with light ice',
            '1 Veggie Wrap; 1 Fountain Drink (Small)',
          ],
          [
            'too six inch turkey breast subs on gluten free bread with lettuce pickles and a tiny bit of mustard plus 2 oatmeal raisin cookies',
            '2 Turkey Breast (6 inch); 2 Oatmeal Raisin Cookie',
          ],
          [
            'ham sub foot long swiss cheese honey mustard spinach red onion black olives salt pepper and that will be all for me sir',
            '1 Ham Sub (Footlong)',
          ],
          [
            'i want sandwich with the roast beef long one bread white please no spicy no onion cheese yes',
            '1 Roast Beef (Footlong)',
          ],
          [
            'turkey club and a blt both six inches the club on wheat without cheese the blt on white with extra extra bacon',
            '1 Turkey Club (6 inch); 1 BLT (6 inch)',
          ],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'quay town: counters, burgers',
        cases: [
          [
            'double cheeseburger medium rare no pickles extra ketchup and large fries well done',
            '1 Cheeseburger (Double); 1 Fries (Large)',
          ],
          [
            "i'll have the mushroom swiss single patty on a brioche bun with caramelised onions and garlic aioli hold the mayo",
            '1 Mushroom Swiss Burger (Single)',
          ],
          [
            'two classic burgers both doubles one with no onion one with no tomato and a regular sweet potato fries with chipotle mayo on the side',
            '2 Classic Burger (Double); 1 Sweet Potato Fries (Regular)',
          ],
          [
            'can i get the crispy chicken burger with lettuce tomato pickles hot honey and extra slaw on it in a gluten free bun',
            '1 Crispy Chicken Burger',
          ],
          [
            'bacon cheeseburger double wrapped in lettuce no bun add a fried egg add avocado add jalapenos and a diet coke large no ice',
            '1 Bacon Cheeseburger (Double); 1 Diet Coke (Large)',
          ],
          [
            'nashville hot chicken extra hot with ranch and pickles and a strawberry shake with whipped cream and a cherry',
            '1 Nashville Hot Chicken Burger {Extra Hot}; 1 Strawberry Milkshake',
          ],
          [
            'kids cheeseburger just plain nothing on it only cheese and a small sprite and can he have a straw',
            '1 Kids Cheeseburger; 1 Sprite (Small)',
          ],
          [
            'twelve wings mild with blue cheese dip and celery and a pint of lager',
            '1 Chicken Wings (12 Pieces) {Mild}; 1 Lager (Pint)',
          ],
          [
            'three cheeseburgers one single one double and one triple for the hungry one',
            '1 Cheeseburger (Single); 1 Cheeseburger (Double); 1 Cheeseburger (Triple)',
          ],
          ['is the beyond burger cooked on the same grill as the meat', ''],
          [
            'the halloumi one with sweet chilli sauce rocket and grilled peppers in a ciabatta please and some onion rings six will do',
            '1 Halloumi Burger; 1 Onion Rings (6 Pieces)',
          ],
          [
            'uh smokehouse bbq burger with the cheddar swapped for gouda crispy onions on top bbq sauce on the side single please and um regular cajun fries',
            '1 Smokehouse BBQ Burger (Single); 1 Cajun Fries (Regular)',
          ],
          [
            'black bean burger no cheese vegan mayo extra guac skip the bun oh and one loaded fries without the bacon bits',
            '1 Black Bean Burger; 1 Loaded Fries',
          ],
          [
            'chili cheese dog hold the onions with mustard and relish plus a large root beer and a large fries ketchup and mayo for dipping',
            '1 Chili Cheese Dog; 1 Root Beer (Large); 1 Fries (Large)',
          ],
          [
            'we are six people so six classic burgers double four of them with jalapenos two without and six medium cokes',
            '6 Classic Burger (Double); 6 Coke (Medium)',
          ],
          [
            'blue cheese burger cooked medium no pink please with red onion jam single and a half pint of lager',
            '1 Blue Cheese Burger (Single); 1 Lager (Half Pint)',
          ],
          [
            'fish burger extra tartar sauce squeeze of lemon no lettuce and a coleslaw',
            '1 Fish Burger; 1 Coleslaw',
          ],
          [
            'i just want a burger man',
            '1 Classic Burger|Bacon Cheeseburger|Mushroom Swiss Burger|Smokehouse BBQ Burger|Blue Cheese Burger|Cheeseburger|Truffle Burger|Crispy Chicken Burger|Grilled Chicken Burger|Halloumi Burger|Beyond Burger|Black Bean Burger|Fish Burger|Kids Cheeseburger|Nashville Hot Chicken Burger',
          ],
          [
            'chicken tenders the five piece with honey mustard and bbq dips and a chocolate milkshake made with oat milk large',
            '1 Chicken Tenders (5 Pieces); 1 Chocolate Milkshake (Large)',
          ],
          [
            'truffle burger rare to medium rare parmesan shavings truffle mayo on the side and please cut it in half',
            '1 Truffle Burger',
          ],
          [
            'oreo shake thick no cream vanilla shake with malt both regular',
            '1 Oreo Milkshake (Regular); 1 Vanilla Milkshake (Regular)',
          ],
          ['what comes on the smokehouse burger and can i swap the bun', ''],
          [
            'cheeseburger single hmm no double with double pickles and double cheese',
            '1 Cheeseburger (Double)',
          ],
          [
            'grilled chicken burger only with lettuce and mustard on a wholemeal bun and a side of mozzarella sticks with marinara',
            '1 Grilled Chicken Burger; 1 Mozzarella Sticks',
          ],
          ['can we get for hot dogs with ketchup only and too small cokes', '4 Hot Dog; 2 Coke (Small)'],
          ['one brownie sundae with no nuts extra fudge and two spoons', '1 Brownie Sundae'],
          [
            'dad says a double smokehouse with everything and i say a plain classic single with only ketchup and we share a large sweet potato fries',
            '1 Smokehouse BBQ Burger (Double); 1 Classic Burger (Single); 1 Sweet Potato Fries (Large)',
          ],
          [
            'two beyond burgers vegan cheese iceberg and tomato relish actually only one beyond burger and one black bean burger',
            '1 Beyond Burger; 1 Black Bean Burger',
          ],
          [
            'fries large truffle oil and parmesan on them and rosemary salt and a regular vanilla milkshake with a shot of espresso in it',
            '1 Fries (Large); 1 Vanilla Milkshake (Regular)',
          ],
          ['a double bacon cheeseburger and fries oh wait no you close in five minutes forget it all', ''],
        ],
      },
    ],
  ],
  [
    quayThaiMenu,
    [
      {
        group: 'quay town: counters, thai',
        cases: [
          [
            'pad thai with tofu instead of shrimp no bean sprouts extra peanuts and lime medium spicy',
            '1 Pad Thai {Medium}',
          ],
          [
            'two green curries one mild one thai hot both with chicken and lots of bamboo',
            '1 Green Curry {Mild}; 1 Green Curry {Thai Hot}',
          ],
          [
            'can i have a bowl of tom yum with prawns no mushrooms extra lemongrass and a sticky rice',
            '1 Tom Yum Soup (Bowl); 1 Sticky Rice',
          ],
          [
            'large massaman with beef hold the potatoes extra gravy and two coconut rice',
            '1 Massaman Curry (Large); 2 Coconut Rice',
          ],
          [
            'drunken noodles hot wide noodles no egg add broccoli and baby corn and a singha',
            '1 Drunken Noodles {Hot}; 1 Singha Beer',
          ],
          [
            "we'd like some spring rolls to start with the plum sauce",
            '1 Crispy Spring Rolls|Fresh Spring Rolls',
          ],
          [
            'chicken satay with peanut sauce on the side and cucumber relish for the kids and prawn crackers with sweet chilli dip',
            '1 Chicken Satay; 1 Prawn Crackers',
          ],
          [
            'papaya salad no dried shrimp no fish sauce only one chili so mild please and a larb gai thai hot',
            '1 Papaya Salad {Mild}; 1 Larb Gai {Thai Hot}',
          ],
          ['my husband has a nut allergy which of the curries are safe', ''],
          [
            'panang curry with duck extra kaffir lime leaves and a splash of coconut cream on top regular size hot',
            '1 Panang Curry (Regular) {Hot}',
          ],
          [
            'three thai iced teas one with less sugar one with no ice and one with oat milk',
            '3 Thai Iced Tea',
          ],
          [
            'pad see ew with beef chinese broccoli only no carrots dark soy extra and one khao soi with crispy noodles on the side',
            '1 Pad See Ew; 1 Khao Soi',
          ],
          [
            'i take pineapple fried rice without raisin without cashew with shrimp and one coconut water thank you',
            '1 Pineapple Fried Rice; 1 Coconut Water',
          ],
          [
            'cashew chicken with extra vegetables sauce on the side easy on the garlic and no dried chillies',
            '1 Cashew Chicken',
          ],
          [
            'a cup of tom kha with mushrooms instead of chicken mild plus steamed dumplings with black vinegar',
            '1 Tom Kha Soup (Cup) {Mild}; 1 Steamed Dumplings',
          ],
          [
            'red curry large with tofu no eggplant no wait yellow curry large with tofu and potatoes medium spice',
            '1 Yellow Curry (Large) {Medium}',
          ],
          [
            'too mango sticky rice extra coconut sauce toasted sesame and a fried banana with honey',
            '2 Mango Sticky Rice; 1 Fried Banana',
          ],
          [
            "i'd like for pad thais for the whole family all mild two with chicken one vegetarian one with shrimp",
            '4 Pad Thai {Mild}',
          ],
          [
            'crying tiger beef medium rare with the jaew dipping sauce and one sticky rice and a papaya salad hot',
            '1 Crying Tiger Beef; 1 Sticky Rice; 1 Papaya Salad {Hot}',
          ],
          ['do you do brown rice instead of jasmine', ''],
          [
            'pad kra pao with minced pork fried egg on top runny thai hot and jasmine rice one portion',
            '1 Pad Kra Pao {Thai Hot}; 1 Jasmine Rice',
          ],
          [
            'thai fried rice with egg no tomato wedges squeeze of lime large and two orders of crab rangoon',
            '1 Thai Fried Rice (Large); 2 Crab Rangoon',
          ],
          [
            'what was it called the noodle soup from the north with curry yeah khao soi one of those with chicken leg and pickled mustard greens',
            '1 Khao Soi',
          ],
          [
            'one green curry regular one red curry regular and one panang large everything with vegetables only and all of them medium spicy',
            '1 Green Curry (Regular) {Medium}; 1 Red Curry (Regular) {Medium}; 1 Panang Curry (Large) {Medium}',
          ],
          [
            'thai fish cakes extra cucumber sauce thai iced coffee with a splash of condensed milk and coconut ice cream with peanuts on top',
            '1 Thai Fish Cakes; 1 Thai Iced Coffee; 1 Coconut Ice Cream',
          ],
          [
            'fresh spring rolls no mint with hoisin and 4 jasmine teas please',
            '1 Fresh Spring Rolls; 4 Jasmine Tea',
          ],
          [
            'give me a large pad thai mild and a large pad see ew mild the pad thai with double chicken the pad see ew without egg',
            '1 Pad Thai (Large) {Mild}; 1 Pad See Ew (Large) {Mild}',
          ],
          ['tom yum soup two cups one with seafood one plain both hot', '2 Tom Yum Soup (Cup) {Hot}'],
          [
            "i'll start with the satay then hmm the duck curry do you have that no okay then the red one with beef regular and hot",
            '1 Chicken Satay; 1 Red Curry (Regular) {Hot}',
          ],
          [
            'one yellow curry please with chicken carrots onions and potato very much sauce it is for my grandmother so mild',
            '1 Yellow Curry {Mild}',
          ],
        ],
      },
    ],
  ],
];
