import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { cedarMenu, ironMenu, rosieMenu, slicesMenu, wheatfieldMenu } from '../menus/grill-and-kitchen.ts';

const coffee: readonly CorpusGroup[] = [
  {
    group: 'grill and kitchen: coffee',
    cases: [
      [
        'hi can i please get a grande iced caramel macchiato with oat milk and light ice, and a cake pop',
        '1 Caramel Macchiato (Grande); 1 Cake Pop',
      ],
      [
        'a doppio espresso macchiato and a tall flat white with whole milk',
        '1 Espresso Macchiato (Doppio); 1 Flat White (Tall)',
      ],
      ['i want a medium latte with two extra shots and hazelnut', '1 Caffe Latte (Grande)'],
      [
        'one large black coffee and one small decaf with two creams',
        '1 House Blend (Venti); 1 Decaf Blend (Tall)',
      ],
      ['venti white mocha half the syrup, nonfat milk, no whipped cream, extra hot', '1 White Mocha (Venti)'],
      [
        'may i have a coffee, i would like a grande cappuccino with cinnamon dusting',
        '1 Cappuccino (Grande)',
      ],
      [
        'grande green tea latte, soy milk, three scoops of matcha, plus a slice of lemon loaf',
        '1 Green Tea Latte (Grande); 1 Lemon Loaf',
      ],
      [
        'two venti vanilla cold brews, one with extra sweet cream, one with none, and a ham and swiss croissant warmed',
        '2 Vanilla Cold Brew (Venti); 1 Ham and Swiss Croissant',
      ],
      ['tall hot cocoa for my kid with extra whip and not too hot', '1 Hot Cocoa (Tall)'],
      [
        'a large mocha frappe with java chips and chocolate drizzle and a sausage egg sandwich no egg',
        '1 Mocha Frappe (Venti); 1 Sausage Egg Sandwich',
      ],
      [
        "i'll take an americano, grande, with an inch of room, and a butter croissant",
        '1 Caffe Americano (Grande); 1 Butter Croissant',
      ],
      ['iced venti chai with a double shot of espresso and almond milk', '1 Chai Tea Latte (Venti)'],
      [
        'strawberry refresher with lemonade instead of water, venti, no strawberry pieces',
        '1 Strawberry Refresher (Venti)',
      ],
      [
        'a latte with vanilla syrup, a latte with caramel syrup and a latte with nothing, all talls',
        '3 Caffe Latte (Tall)',
      ],
      [
        'peach tea unsweetened light ice grande and a spinach feta wrap',
        '1 Peach Iced Tea (Grande); 1 Spinach Feta Wrap',
      ],
      [
        'one mocha grande with coconut milk, two pumps mocha, one pump peppermint, no foam',
        '1 Caffe Mocha (Grande)',
      ],
      [
        'give me a tall dark roast coffee with a splash of cream and one raw sugar and a piece of pumpkin bread',
        '1 House Blend (Tall); 1 Pumpkin Bread',
      ],
      [
        'caramel frappe small with extra caramel on the bottom and a chocolate chip cookie warmed up',
        '1 Caramel Frappe (Tall); 1 Chocolate Chip Cookie',
      ],
      ['a solo espresso with a lemon twist', '1 Espresso (Solo)'],
      [
        'could you do three iced coffees, grande, one with vanilla, one with caramel, one black',
        '3 Iced Coffee (Grande)',
      ],
      [
        'one latte extra foam 2 percent milk grande and a fruit yogurt without granola',
        '1 Caffe Latte (Grande); 1 Fruit Yogurt',
      ],
      [
        'i need a coffee large with 4 sugars and 4 creamers and 2 cake pops',
        '1 House Blend (Venti); 2 Cake Pop',
      ],
    ],
  },
];

const sandwiches: readonly CorpusGroup[] = [
  {
    group: 'grill and kitchen: sandwiches',
    cases: [
      [
        'can i get a whole turkey breast on sourdough with provolone, avocado, sprouts, no tomato and light mayo',
        '1 Turkey Breast (Whole)',
      ],
      [
        'half a chicken salad on croissant and a cup of tomato bisque',
        '1 Chicken Salad (Half); 1 Tomato Bisque (Cup)',
      ],
      [
        'i want an italian with extra salami, oil and vinegar, lettuce, tomato, pickles, hot peppers, whole, with sea salt chips',
        '1 Italian Cold Cut (Whole); 1 Sea Salt Chips',
      ],
      [
        'steak and cheese whole with mushrooms, peppers and onions, extra cheese, and a large soft drink',
        '1 Steak and Cheese (Whole); 1 Soft Drink (Large)',
      ],
      [
        'a chicken bacon ranch no tomato on wheat, half please, and jalapeno chips',
        '1 Chicken Bacon Ranch (Half); 1 Jalapeno Chips',
      ],
      [
        'one pastrami on rye with spicy brown mustard and swiss, whole, a dill pickle on the side and a medium unsweet tea',
        '1 Pastrami on Rye (Whole); 1 Unsweet Tea (Medium)',
      ],
      [
        'two halves of egg salad on white bread with lettuce and two chocolate milks',
        '2 Egg Salad (Half); 2 Chocolate Milk',
      ],
      [
        'a ham sandwich with american cheese, mustard, no mayo, on whole wheat, and an apple',
        '1 Honey Ham; 1 Apple',
      ],
      [
        'pulled pork whole with coleslaw on top and bbq sauce on the side and a large potato salad',
        '1 Pulled Pork (Whole); 1 Potato Salad (Large)',
      ],
      [
        'i would like a caprese with extra basil and balsamic, a side house salad with italian dressing and a sparkling water',
        '1 Caprese; 1 House Salad (Side); 1 Sparkling Water',
      ],
      [
        'meatball parm, a whole one, extra parm, and a peanut butter cookie',
        '1 Meatball Parm (Whole); 1 Peanut Butter Cookie',
      ],
      [
        'the cuban pressed no pickles extra mustard with a small pasta salad',
        '1 Cuban; 1 Pasta Salad (Small)',
      ],
      [
        'buffalo chicken with blue cheese, lettuce, onions and celery, toasted, whole; and a bowl of lentil soup',
        '1 Buffalo Chicken (Whole); 1 Lentil Soup (Bowl)',
      ],
      [
        'turkey sandwich on rye, swiss, lettuce, tomato, onion, cucumber, spinach, olives, no peppers, honey mustard',
        '1 Turkey Breast',
      ],
      [
        'a veggie hummus in a spinach wrap with feta, half, plus a chef salad no ham',
        '1 Veggie Hummus (Half); 1 Chef Salad',
      ],
      [
        'two whole turkeys, one with bacon and one without cheese, and two medium lemonades',
        '2 Turkey Breast (Whole); 2 Lemonade (Medium)',
      ],
      [
        'i will have half ham half turkey on one roll with everything',
        '1 Honey Ham||1 Turkey Breast||1 Honey Ham (Half)||1 Turkey Breast (Half)',
      ],
      [
        'one double chocolate cookie, one rice crispy treat and a small lemonade easy ice',
        '1 Double Chocolate Cookie; 1 Rice Crispy Treat; 1 Lemonade (Small)',
      ],
      [
        'ham and turkey sandwich whole with swiss, extra lettuce, light onions, salt, pepper, oregano',
        '1 Honey Ham (Whole)||1 Turkey Breast (Whole)',
      ],
      ['cold cut whole on italian bread, no ham, extra provolone', '1 Italian Cold Cut (Whole)'],
    ],
  },
];

const burgers: readonly CorpusGroup[] = [
  {
    group: 'grill and kitchen: burgers',
    cases: [
      [
        'i would like a half pound classic with cheese, lettuce, tomato, pickles and no onion and a large garlic fries',
        '1 Classic Burger (1/2 lb); 1 Garlic Fries (Large)',
      ],
      [
        'quarter pound cheddar burger medium rare with bacon and a fried egg, regular tots and a large pepsi no ice',
        '1 Cheddar Burger (1/4 lb); 1 Tots (Regular); 1 Pepsi (Large)',
      ],
      [
        'two kids burgers plain, two regular fries, two chocolate milkshakes',
        '2 Kids Burger; 2 Fries (Regular); 2 Chocolate Shake',
      ],
      [
        'nashville chicken extra hot with extra pickles, slaw on it, and a cup of mac and cheese',
        '1 Nashville Chicken Sandwich {Extra Hot}; 1 Mac and Cheese (Cup)',
      ],
      [
        'a ten piece nugget with ranch and honey mustard, and a regular mountain dew',
        '1 Chicken Nuggets (10 pieces); 1 Mountain Dew (Regular)',
      ],
      [
        'chili dog with onions and mustard, corn dog, and a coke',
        '1 Chili Dog; 1 Corn Dog; 1 Pepsi||1 Chili Dog; 1 Corn Dog',
      ],
      ['beyond burger on gluten free bun no cheese vegan mayo grilled onions', '1 Beyond Burger'],
      [
        'the bacon blue, half pound, well done, with a side of coleslaw and an oreo shake',
        '1 Bacon Blue Burger (1/2 lb); 1 Coleslaw; 1 Cookies and Cream Shake||1 Bacon Blue Burger (1/2 lb); 1 Coleslaw',
      ],
      ['give me a hot dog with ketchup, mustard and relish, one with sauerkraut, and one plain', '3 Hot Dog'],
      [
        'chicken caesar wrap dressing on the side no croutons, fries large extra crispy',
        '1 Chicken Caesar Wrap; 1 Fries (Large)',
      ],
      [
        'southwest burger with guacamole and jalapenos, corn on the cob with butter, large iced tea with lemon',
        '1 Southwest Burger; 1 Corn on the Cob; 1 Iced Tea (Large)',
      ],
      [
        'two half pound bacon blues, one without bacon, one with extra blue cheese, and 20 nuggets',
        '2 Bacon Blue Burger (1/2 lb); 1 Chicken Nuggets (20 pieces)',
      ],
    ],
  },
];

const pizza: readonly CorpusGroup[] = [
  {
    group: 'grill and kitchen: pizza',
    cases: [
      ['a large pepperoni with extra cheese and a thin crust', '1 Pepperoni (18 inch)'],
      ['one 14 inch ham and pineapple pizza and a bottle of coke', '1 Hawaiian (14 inch); 1 Coke (Bottle)'],
      [
        '18 inch, half supreme half garden veggie, no olives on the veggie half',
        '1 Supreme (18 inch)||1 Garden Veggie (18 inch)',
      ],
      [
        'two 10 inch margheritas, one with basil, one without, and a 2 litre fanta',
        '2 Margherita (10 inch); 1 Fanta (2 Litre)',
      ],
      [
        'bbq chicken pizza 14 inch no red onions add bacon and pineapple, ten mozzarella sticks',
        '1 BBQ Chicken (14 inch); 1 Mozzarella Sticks (10 pieces)',
      ],
      [
        'three pepperoni slices and one cheese slice with a diet coke',
        '3 Pepperoni Slice; 1 Cheese Slice; 1 Diet Coke',
      ],
      [
        'small four cheese, garlic bread with cheese and twenty boneless wings hot',
        '1 Four Cheese (10 inch); 1 Garlic Bread (With cheese); 1 Boneless Wings (20 pieces) {Hot}',
      ],
      [
        'can i get a sausage and pepper pizza, eighteen inch, light sauce, cut in squares',
        '1 Sausage and Peppers (18 inch)',
      ],
      [
        'spaghetti with meatballs, extra sauce, and fettuccine alfredo with chicken',
        '1 Spaghetti and Meatballs; 1 Fettuccine Alfredo',
      ],
      [
        'a supreme pizza no mushrooms no peppers, medium, and a house salad with ranch on the side',
        '1 Supreme (14 inch); 1 House Salad',
      ],
      ['i want pizza, a hawaiian, the biggest you have', '1 Hawaiian (18 inch)'],
      ['baked ziti with ricotta and two waters', '1 Baked Ziti; 2 Water'],
    ],
  },
];

const diner: readonly CorpusGroup[] = [
  {
    group: 'grill and kitchen: diner',
    cases: [
      [
        'steak and eggs, steak medium rare, eggs scrambled, wheat toast, and a coffee black',
        '1 Steak and Eggs; 1 Wheat Toast; 1 Coffee||1 Steak and Eggs; 1 Coffee',
      ],
      [
        'denver omelette with no peppers, an english muffin with jam and a large cranberry juice',
        '1 Denver Omelette; 1 English Muffin; 1 Cranberry Juice (Large)',
      ],
      [
        'a four stack of chocolate chip pancakes with whipped cream and a side of bacon',
        '1 Chocolate Chip Pancakes (4 stack); 1 Side of Bacon',
      ],
      [
        'chicken fried steak with mashed potatoes and white gravy',
        '1 Chicken Fried Steak||1 Chicken Fried Steak; 1 Mashed Potatoes',
      ],
      [
        'the turkey club on wheat no bacon with onion rings instead of fries',
        '1 Turkey Club Sandwich; 1 Onion Rings||1 Turkey Club Sandwich',
      ],
      [
        'two blts on toasted sourdough, extra crispy bacon, and a bowl of chili with cheese',
        '2 BLT Sandwich; 1 Chili (Bowl)',
      ],
      [
        'breakfast burrito hot with extra salsa and sour cream on the side, hot tea with lemon',
        '1 Breakfast Burrito {Hot}; 1 Hot Tea',
      ],
      [
        'bagel and lox with extra capers no onion, two coffees and a vanilla malt',
        '1 Bagel and Lox; 2 Coffee; 1 Vanilla Malt',
      ],
      [
        'pot roast, french dip with au jus, and a banana split with two spoons',
        '1 Pot Roast; 1 French Dip; 1 Banana Split',
      ],
      [
        'cheese omelette with mushrooms and spinach, one egg on the side over hard',
        '1 Cheese Omelette; 1 One Egg',
      ],
      [
        'plain pancakes two stack with blueberries on top and sausage, small iced tea',
        '1 Plain Pancakes (2 stack); 1 Iced Tea (Small)',
      ],
      [
        'a slice of key lime pie, a slice of carrot cake no nuts and two rice puddings',
        '1 Key Lime Pie; 1 Carrot Cake; 2 Rice Pudding',
      ],
    ],
  },
];

/** Orders written out at length for further menus nobody knew, before anything was tried. */
export const grillAndKitchenCounterSets: CorpusSets = [
  [cedarMenu, coffee],
  [wheatfieldMenu, sandwiches],
  [ironMenu, burgers],
  [slicesMenu, pizza],
  [rosieMenu, diner],
];
