import type { VoiceDish } from '../../voice-types.ts';
import type { CorpusGroup } from '../corpus.ts';
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

/** A third of the sentences written with `unknown.ts`, never tuned on: only totals are looked at. */
export const frozenUnknownSets: readonly (readonly [
  menu: readonly VoiceDish[],
  groups: readonly CorpusGroup[],
])[] = [
  [
    flameMenu,
    [
      {
        group: 'frozen burger: plain and rambling',
        cases: [
          [
            "hey there, so i think i'll have the inferno, extra hot, and some onion rings, a large one",
            '1 Inferno Burger {Extra Hot}; 1 Onion Rings (Large)',
          ],
          [
            'let me have one garden burger without cheese and a bottle of water',
            '1 Garden Burger; 1 Bottled Water',
          ],
          [
            "i'd love a grilled chicken sandwich with honey mustard, a small order of onion rings and a large lemonade with no ice",
            '1 Grilled Chicken Sandwich; 1 Onion Rings (Small); 1 Lemonade (Large)',
          ],
          [
            'two orders of five piece tenders with barbecue sauce on the side',
            '2 Chicken Tenders (5 pieces)',
          ],
          [
            'can i have a double cheeseburger meal with everything on it but tomatoes',
            '1 Double Cheeseburger',
          ],
          [
            'a bacon burger and a fish sandwich, both with extra cheese',
            '1 Bacon Deluxe Burger; 1 Fish Fillet Sandwich',
          ],
          ['just a small coke, easy on the ice', '1 Coke (Small)'],
          [
            'for me a smoky barbecue burger with no sauce and for my son a small french fries and a lemonade',
            '1 Smoky BBQ Burger; 1 French Fries (Small); 1 Lemonade',
          ],
          [
            'two grilled chicken sandwiches, one on a wheat bun with lettuce and one plain, and two medium iced teas',
            '2 Grilled Chicken Sandwich; 2 Iced Tea (Medium)',
          ],
          ['the bbq one with extra bacon and a diet coke', '1 Smoky BBQ Burger; 1 Diet Coke'],
        ],
      },
      {
        group: 'frozen burger: more',
        cases: [
          [
            'can we get two kids fries, i mean small fries, and two small lemonades',
            '2 French Fries (Small); 2 Lemonade (Small)',
          ],
          ['three piece tenders, honey mustard, small coke', '1 Chicken Tenders (3 pieces); 1 Coke (Small)'],
          [
            'i want one cheeseburger no pickles, one cheeseburger plain, and one cheeseburger with everything',
            '3 Cheeseburger',
          ],
        ],
      },
    ],
  ],
  [
    kettleMenu,
    [
      {
        group: 'frozen coffee: long lists',
        cases: [
          [
            'one small mocha with whipped cream and chocolate drizzle, and a large americano with an extra shot',
            '1 Mocha (Small); 1 Americano (Large)',
          ],
          ['i want two large hot chocolates, one with marshmallows', '2 Hot Chocolate (Large)'],
          ['let me get a small black coffee dark roast', '1 Coffee (Small)'],
          [
            'two small chai tea lattes with coconut milk and a cinnamon roll warmed up',
            '2 Chai Tea Latte (Small); 1 Cinnamon Roll',
          ],
          ['a mocha frappuccino large with extra whipped cream', '1 Frappuccino (Large)'],
          [
            'three large coffees with cream and sugar on the side and half a dozen glazed donuts',
            '3 Coffee (Large); 6 Glazed Donut',
          ],
          [
            'one cortado and one medium cappuccino with whole milk and raw sugar',
            '1 Cortado; 1 Cappuccino (Medium)',
          ],
          [
            "i'd like four coffees, two large and two small, all with cream",
            '2 Coffee (Large); 2 Coffee (Small)',
          ],
          [
            'small cappuccino with chocolate powder on top and no foam, plus two donuts',
            '1 Cappuccino (Small); 2 Glazed Donut',
          ],
        ],
      },
      {
        group: 'frozen coffee: more',
        cases: [
          ['a single espresso and a glazed donut with sprinkles', '1 Espresso (Single); 1 Glazed Donut'],
          [
            'one latte large size skim milk extra hot no foam with a shot of vanilla and a plain bagel with cream cheese',
            '1 Latte (Large); 1 Plain Bagel',
          ],
          ['a caramel latte with whipped cream small', '1 Latte (Small)'],
        ],
      },
      {
        group: 'frozen coffee: third',
        cases: [
          ['i want a small iced mocha with skim milk and whipped cream', '1 Mocha (Small)'],
          [
            'one medium latte, hot, with two pumps vanilla one pump hazelnut and whole milk foam on top',
            '1 Latte (Medium)',
          ],
          [
            'iced americano large with room for cream and an everything bagel',
            '1 Americano (Large); 1 Plain Bagel || 1 Americano (Large)',
          ],
          [
            'caramel macchiato iced large, upside down, extra drizzle, light ice',
            '1 Caramel Macchiato (Large)',
          ],
        ],
      },
    ],
  ],
  [
    harborMenu,
    [
      {
        group: 'frozen coffee: tall grande',
        cases: [
          [
            "i'd like a tall matcha latte iced with light ice, and an almond croissant heated",
            '1 Matcha Latte (Tall); 1 Almond Croissant',
          ],
          ['one large iced caramel latte with oat milk', '1 Iced Caramel Latte (Venti)'],
          [
            'one venti vanilla bean frappe with java chips and one tall one without',
            '1 Vanilla Bean Frappe (Venti); 1 Vanilla Bean Frappe (Tall)',
          ],
          [
            'tall latte, tall cappuccino, and three cake pops',
            '1 Caffe Latte (Tall); 1 Cappuccino (Tall); 3 Cake Pop',
          ],
        ],
      },
      {
        group: 'frozen coffee: more tall grande',
        cases: [
          ['venti coffee black two splendas', '1 Brewed Coffee (Venti)'],
          [
            'three cappuccinos, one tall, one grande and one venti',
            '1 Cappuccino (Tall); 1 Cappuccino (Grande); 1 Cappuccino (Venti)',
          ],
          [
            'could i get a frappe with whipped cream and caramel drizzle, grande please',
            '1 Vanilla Bean Frappe (Grande)',
          ],
        ],
      },
    ],
  ],
  [
    loafMenu,
    [
      {
        group: 'frozen sandwich: breads and toppings',
        cases: [
          [
            'give me a foot long cold cut trio on white with american cheese, oil and vinegar, salt and pepper',
            '1 Cold Cut Trio (Footlong)',
          ],
          [
            'hello can i have a veggie delight, six inch, on flatbread with spinach, green peppers, banana peppers and sweet onion sauce',
            '1 Veggie Delight (6 inch)',
          ],
          [
            'i want a buffalo chicken sub with blue cheese dressing and celery, a bag of doritos and a medium drink',
            '1 Buffalo Chicken; 1 Doritos; 1 Fountain Soda (Medium)',
          ],
          [
            'let me get two six inch turkey subs, one on white bread and one on wheat',
            '2 Turkey Breast (6 inch)',
          ],
          [
            'six inch veggie with no cheese on gluten free bread and a bowl of soup',
            '1 Veggie Delight (6 inch); 1 Broccoli Cheddar Soup (Bowl)',
          ],
          [
            'one bmt half with turkey bacon added, one bag of lays',
            '1 Italian BMT (6 inch); 1 Potato Chips || 1 Italian BMT; 1 Potato Chips',
          ],
          [
            'hey i want a footlong buffalo chicken, cut in half, with ranch, no onions, extra olives and a large sweet tea',
            '1 Buffalo Chicken (Footlong); 1 Sweet Tea (Large) || 1 Buffalo Chicken (Footlong); 1 Sweet Tea',
          ],
        ],
      },
      {
        group: 'frozen sandwich: more',
        cases: [
          [
            'a small fountain drink and a six inch roast beef on ciabatta with au jus',
            '1 Fountain Soda (Small); 1 Roast Beef (6 inch)',
          ],
          [
            'meatball sub, footlong, parmesan, no peppers, and a water',
            '1 Meatball (Footlong); 1 Bottled Water',
          ],
        ],
      },
    ],
  ],
  [
    fornoMenu,
    [
      {
        group: 'frozen pizza: sizes and crusts',
        cases: [
          [
            'one extra large supreme no anchovies and a two liter coke',
            '1 Supreme Pizza (Extra Large); 1 Coke (2 Litre)',
          ],
          [
            'let me get a medium pizza with pepperoni and sausage and bacon, light on the sauce',
            '1 Pepperoni Pizza (Medium)',
          ],
          [
            'give me two small cheese pizzas and an order of breadsticks with marinara',
            '2 Cheese Pizza (Small); 1 Breadsticks',
          ],
          [
            'can i have a party size meat feast without ham, sixteen wings mild, and two sprites',
            '1 Meat Feast Pizza; 2 Sprite; 1 Chicken Wings (16 pieces) {Mild} || 1 Meat Feast Pizza (Extra Large); 2 Sprite; 1 Chicken Wings (16 pieces) {Mild}',
          ],
          [
            'medium margarita style cheese pizza with fresh basil and garlic bread',
            '1 Cheese Pizza (Medium); 1 Garlic Bread',
          ],
          [
            'could we get four large supremes and two cannolis for the office',
            '4 Supreme Pizza (Large); 2 Cannoli',
          ],
          ['two xl pepperonis and a one liter sprite', '2 Pepperoni Pizza (Extra Large); 1 Sprite (1 Litre)'],
        ],
      },
      {
        group: 'frozen pizza: more',
        cases: [
          [
            'one large veggie pizza no onions and a chicken wings eight piece with ranch',
            '1 Vegetarian Pizza (Large); 1 Chicken Wings (8 pieces)',
          ],
          ['the meat one, extra large, no sausage, with a side of ranch', '1 Meat Feast Pizza (Extra Large)'],
        ],
      },
    ],
  ],
  [
    casaMenu,
    [
      {
        group: 'frozen tacos and burritos',
        cases: [
          [
            'a steak burrito with no beans, extra rice, pico de gallo, corn salsa and lettuce',
            '1 Steak Burrito',
          ],
          [
            'bean and cheese burrito wet with green sauce, plus a side of mexican rice small',
            '1 Bean and Cheese Burrito; 1 Mexican Rice (Small)',
          ],
          [
            "i'll do six churros and a regular agua fresca",
            '1 Churros (6 pieces); 1 Agua Fresca (Regular) || 6 Churros; 1 Agua Fresca (Regular)',
          ],
          [
            'could i have a chicken quesadilla with peppers and onions, chips and salsa, and a mexican coke',
            '1 Chicken Quesadilla; 1 Chips and Salsa; 1 Mexican Coke',
          ],
          [
            'one asada burrito with everything and one veggie burrito bowl with guacamole',
            '1 Steak Burrito; 1 Burrito Bowl || 1 Carne Asada Taco; 1 Burrito Bowl',
          ],
        ],
      },
      {
        group: 'frozen tacos and burritos: more',
        cases: [['chips and guac, chips and salsa', '1 Chips and Guacamole; 1 Chips and Salsa']],
      },
    ],
  ],
  [
    copperMenu,
    [
      {
        group: 'frozen tea house and bakery',
        cases: [
          [
            'two cups of masala chai less sugar, and four samosas with green chutney',
            '2 Masala Chai (Cup); 4 Samosa',
          ],
          [
            'a lemon ginger tea with honey and a plain scone warmed with butter',
            '1 Lemon Ginger Tea; 1 Plain Scone',
          ],
          ['half a dozen almond biscuits and a karak, strong, no sugar', '6 Almond Biscuit; 1 Karak Chai'],
          ['three scones, two plain and one fruit', '2 Plain Scone; 1 Fruit Scone'],
        ],
      },
    ],
  ],
  [
    wokMenu,
    [
      {
        group: 'frozen chinese',
        cases: [
          [
            "one general tso's chicken, quart, medium spicy, with steamed rice",
            '1 General Tso Chicken (Quart) {Medium}; 1 Steamed Rice',
          ],
          [
            'small wonton soup and a pint of shrimp fried rice, light on the soy sauce',
            '1 Wonton Soup (Small); 1 Shrimp Fried Rice (Pint)',
          ],
          ['vegetable and chicken lo mein, one each', '1 Vegetable Lo Mein; 1 Chicken Lo Mein'],
          [
            'three egg rolls, three spring rolls and a quart of chicken fried rice with no egg',
            '3 Egg Roll; 3 Spring Roll; 1 Chicken Fried Rice (Quart)',
          ],
        ],
      },
    ],
  ],
  [
    dhabaMenu,
    [
      {
        group: 'frozen shared heads',
        cases: [
          ['one chicken one mutton karahi, both half', '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)'],
          [
            'half chicken and full mutton karahi medium spicy',
            '1 Chicken Karahi (Half) {Medium}; 1 Mutton Karahi (Full) {Medium}',
          ],
          ['three karahis, two chicken, one mutton', '2 Chicken Karahi; 1 Mutton Karahi'],
          ['4 naan, half plain half roghni', '2 Plain Naan; 2 Roghni Naan'],
        ],
      },
      {
        group: 'frozen negation and change of mind',
        cases: [
          ["don't give me the beef roll, give me the chicken one", '1 Chicken Roll'],
          ['i want four naans, sorry, four rotis', '4 Tandoori Roti'],
          ['give me two, no, let me think, one mango shake', '1 Mango Shake'],
          ['chicken shawarma without garlic sauce and no pickles please', '1 Chicken Shawarma'],
          ['order kheer, nahi nahi, gulab jamun', '1 Gulab Jamun'],
          ["i don't want anything sweet, just a mint margarita", '1 Mint Margarita'],
          ['three samosa chaat, make that two, and a fruit chaat', '2 Samosa Chaat; 1 Fruit Chaat'],
        ],
      },
      {
        group: 'frozen everyday words',
        cases: [
          ['a portion of chips', '1 French Fries'],
          ['do adad seekh kebab', '2 Seekh Kebab'],
          ['one and a half litre coke', '1 Coca Cola (1.5 Litre)'],
          ['ek full karahi murgh ki teekhi', '1 Chicken Karahi (Full) {Hot}'],
          ['chai ke do cup', '2 Doodh Patti|Kashmiri Chai || 2 Kashmiri Chai (Cup)'],
        ],
      },
      {
        group: 'frozen number homophones and people counts',
        cases: [
          ['won beef burger and too pepsis', '1 Beef Burger; 2 Pepsi'],
          ['there are six of us so six chicken shawarmas', '6 Chicken Shawarma'],
          ['a table of five, five gulab jamuns', '5 Gulab Jamun'],
          ['me and my two friends want a club sandwich each', '3 Club Sandwich || 1 Club Sandwich'],
          ["it's my 30th birthday, 2 chicken biryani double please", '2 Chicken Biryani (Double)'],
        ],
      },
      {
        group: 'frozen indirect questions',
        cases: [
          ["would you happen to have dahi bhallay? i'd take one", '1 Dahi Bhallay'],
          ['could you check if there is chicken corn soup, and if so send me two', '2 Chicken Corn Soup'],
          ['can somebody bring me a club sandwich and a pepsi', '1 Club Sandwich; 1 Pepsi'],
          ['what about a shawarma, a large one', '1 Chicken Shawarma (Large)'],
        ],
      },
      {
        group: 'frozen wishes on a line',
        cases: [
          ['a beef burger only with ketchup and fries with masala on top', '1 Beef Burger; 1 French Fries'],
          ['doodh patti with less sugar and a pinch of cardamom', '1 Doodh Patti'],
          ['one shawarma with tahini, hot sauce, pickles, fries inside and garlic', '1 Chicken Shawarma'],
          [
            'beef biryani with no potatoes and raita on the side',
            '1 Beef Biryani; 1 Raita || 1 Beef Biryani',
          ],
        ],
      },
      {
        group: 'frozen short and long names, tags, joined and split',
        cases: [
          ['two mojitos', '2 Mint Margarita'],
          ['one crispy chicken and a regular fries', '1 Zinger Burger; 1 French Fries (Regular)'],
          ['one zingerburger and one clubsandwich', '1 Zinger Burger; 1 Club Sandwich'],
          ['two bottles of cocacola', '2 Coca Cola'],
          ['a tandoori bread and a lassi drink', '1 Tandoori Roti; 1 Sweet Lassi'],
        ],
      },
      {
        group: 'frozen other scripts and languages',
        cases: [
          ['چار نان سادہ', '4 Plain Naan'],
          ['ثلاثة زنجر برجر', '3 Zinger Burger'],
          ['cuatro beef burger y una coca cola por favor', '4 Beef Burger; 1 Coca Cola'],
          ['aik chicken karahi half aur chay roghni naan dena', '1 Chicken Karahi (Half); 6 Roghni Naan'],
          ['seis samosa chaat y dos mango shake', '6 Samosa Chaat; 2 Mango Shake'],
        ],
      },
      {
        group: 'frozen everyday plain',
        cases: [
          [
            'seekh kebab four pieces hot with two plain naan and a salad',
            '1 Seekh Kebab (4 pieces) {Hot}; 2 Plain Naan; 1 Salad',
          ],
          ['breakfast: two anda parathas and two doodh pattis', '2 Anda Paratha; 2 Doodh Patti'],
          ["i'm craving gol gappay, two plates, and a fruit chaat", '2 Gol Gappay; 1 Fruit Chaat'],
          [
            'two kashmiri chai and two gulab jamun',
            '2 Kashmiri Chai; 2 Gulab Jamun || 2 Kashmiri Chai; 1 Gulab Jamun (2 pieces)',
          ],
          [
            "i think we'll go with one double beef biryani and one single chicken biryani, both spicy",
            '1 Beef Biryani (Double) {Hot}; 1 Chicken Biryani (Single) {Hot}',
          ],
        ],
      },
      {
        group: 'frozen shared heads: more',
        cases: [
          ['chicken or beef roll? make it beef, two', '2 Beef Roll'],
          ['a full chicken karahi and a half mutton', '1 Chicken Karahi (Full); 1 Mutton Karahi (Half)'],
          [
            'double beef and single chicken biryani, both mild',
            '1 Beef Biryani (Double) {Mild}; 1 Chicken Biryani (Single) {Mild}',
          ],
        ],
      },
      {
        group: 'frozen indirect questions: more',
        cases: [
          ['is there any gulab jamun left, i need four pieces', '1 Gulab Jamun (4 pieces) || 4 Gulab Jamun'],
          ['i was hoping to get a mutton karahi', '1 Mutton Karahi'],
          ['how about two seekh kebabs with naan', '2 Seekh Kebab; 1 Plain Naan|Roghni Naan'],
        ],
      },
      {
        group: 'frozen short names and tags: more',
        cases: [
          ['a pudding made of rice', '1 Kheer'],
          ['a mint mojito and a club', '1 Mint Margarita; 1 Club Sandwich'],
          ['chickenkarahi half and four tandooriroti', '1 Chicken Karahi (Half); 4 Tandoori Roti'],
        ],
      },
      {
        group: 'frozen change of mind: more',
        cases: [
          ['two lassis, one sweet, no sorry just one large lassi', '1 Sweet Lassi (Large)'],
          ['i want three, four actually, four plain naans', '4 Plain Naan'],
          ['two biryanis chicken, change one to beef', '1 Chicken Biryani; 1 Beef Biryani'],
        ],
      },
    ],
  ],
  [
    sliceMenu,
    [
      {
        group: 'frozen pizza: made to order',
        cases: [
          [
            'five large pizzas with no onions, two sprites and a large iced tea',
            '5 Pizza (Large); 2 Sprite; 1 Iced Tea (Large)',
          ],
          [
            'a hawaiian pizza with thin crust and a medium supreme',
            '1 Hawaiian Pizza; 1 Supreme Pizza (Medium)',
          ],
          [
            'i need a medium thin crust pizza with peppers olives and artichokes but no tomatoes',
            '1 Pizza (Medium)',
          ],
          [
            "i'd like a vegetarian pizza with extra peppers, a large pizza with sausage and two large cokes",
            '1 Vegetarian Pizza; 1 Pizza (Large); 2 Coke (Large)',
          ],
          ["i'd like 2 pizzas both large with tomatoes and one with jalapenos", '2 Pizza (Large)'],
        ],
      },
    ],
  ],
  [
    grillMenu,
    [
      {
        group: 'frozen burger: second shop',
        cases: [
          [
            'hamburger with ketchup mustard and relish, hot dog plain and small fries',
            '1 Hamburger; 1 Hot Dog; 1 Fries (Small)',
          ],
          [
            'i want a salad with ranch on the side and a grilled chicken wrap cut in half',
            '1 Garden Salad; 1 Chicken Wrap',
          ],
          [
            'a hot dog with mustard, relish, onions and sauerkraut, an order of small fries and a large root beer no ice',
            '1 Hot Dog; 1 Fries (Small); 1 Root Beer (Large)',
          ],
          [
            'gimme a double bacon with no bacon on one patty and extra pickles plus large tots',
            '1 Double Bacon Burger; 1 Tater Tots (Large)',
          ],
        ],
      },
    ],
  ],
  [
    deliMenu,
    [
      {
        group: 'frozen sandwich: second shop',
        cases: [
          [
            'one large italian hoagie with oil and vinegar, hot peppers, no onions and a bag of bbq chips',
            '1 Italian Hoagie (Large); 1 BBQ Chips',
          ],
          [
            "i'll have half a tuna salad sandwich and a cup of tomato soup",
            '1 Tuna Salad Sandwich (Half); 1 Tomato Soup (Cup)',
          ],
          [
            'a pastrami with swiss and mustard, a potato salad and a cream soda',
            '1 Pastrami; 1 Potato Salad; 1 Cream Soda',
          ],
          ['turkey club no mayo, add avocado, with kettle chips', '1 Turkey Club; 1 Kettle Chips'],
        ],
      },
    ],
  ],
];
