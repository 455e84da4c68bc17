import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { dockMenu, harvestMenu, loopMenu, rangeMenu, vesuvioMenu } from '../menus/burritos-and-darbar.ts';

const coffee: readonly CorpusGroup[] = [
  {
    group: 'burritos and darbar: coffee',
    cases: [
      [
        'one regular latte light roast with an extra espresso shot and honey added and one large cappuccino with caramel syrup in that one',
        '1 Latte; 1 Cappuccino (Large)||1 Latte (Medium); 1 Cappuccino (Large)||1 Latte (Small); 1 Cappuccino (Large)',
      ],
      [
        'i want a large coffee, dark roast with cream and sugar, and a glazed donut',
        '1 Dark Roast (Large); 1 Glazed Donut||1 Regular Coffee (Large); 1 Glazed Donut',
      ],
      [
        'could i get an extra large mocha with whipped cream on top and chocolate drizzle please',
        '1 Mocha (Extra Large)',
      ],
      ['medium iced mocha with almond milk instead of regular milk', '1 Iced Mocha (Medium)'],
      [
        'two small americanos, one with a splash of milk, one black, and a bran muffin',
        '2 Americano (Small); 1 Bran Muffin',
      ],
      ['i would like to order a cappuccino with an extra shot, cinnamon, large', '1 Cappuccino (Large)'],
      [
        'a vanilla latte medium with soy milk and an apple fritter heated up',
        '1 Vanilla Latte (Medium); 1 Apple Fritter',
      ],
      [
        'can i have a small hot chocolate and a large hot chocolate both with marshmallows',
        '1 Hot Chocolate (Small); 1 Hot Chocolate (Large)',
      ],
      [
        'a triple espresso and a sesame bagel with cream cheese, toasted',
        '1 Espresso (Triple); 1 Sesame Bagel',
      ],
      [
        'hello i would like a strawberry banana smoothie, large, no sugar added, and a blueberry scone',
        '1 Strawberry Banana Smoothie (Large); 1 Blueberry Scone',
      ],
      [
        'medium earl grey with milk and two sugars, plus a cheese danish',
        '1 Earl Grey (Medium); 1 Cheese Danish',
      ],
      [
        'give me four coffees, two large and two medium, and half a dozen glazed donuts',
        '2 Regular Coffee (Large); 2 Regular Coffee (Medium); 6 Glazed Donut',
      ],
      [
        'large iced coffee with caramel swirl and skim milk',
        '1 Cold Brew (Large)||1 Iced Latte (Large)||1 Regular Coffee (Large)||1 Iced Mocha (Large)',
      ],
      [
        'a sausage egg and cheese on a sesame bagel and a medium coffee black',
        '1 Sausage Egg and Cheese; 1 Regular Coffee (Medium)',
      ],
      [
        'one chai latte large iced with oat milk, one green tea small',
        '1 Chai Latte (Large); 1 Green Tea (Small)',
      ],
      [
        'may i have a latte with hazelnut syrup and almond milk and a chocolate donut',
        '1 Latte; 1 Chocolate Donut',
      ],
      ['i will have a double espresso over ice with a little vanilla', '1 Espresso (Double)'],
      [
        'cold brew extra large with two pumps of hazelnut, cream, and light ice, and a turkey bacon wrap no mayo',
        '1 Cold Brew (Extra Large); 1 Turkey Bacon Wrap',
      ],
      [
        'cortado with oat milk and a veggie panini, no onions, pressed well done',
        '1 Cortado; 1 Veggie Panini',
      ],
      [
        'a large mango smoothie, a medium iced tea with lemon and two plain bagels with butter',
        '1 Mango Smoothie (Large); 1 Iced Tea (Medium); 2 Plain Bagel',
      ],
    ],
  },
];

const subs: readonly CorpusGroup[] = [
  {
    group: 'burritos and darbar: subs',
    cases: [
      [
        'i would like a footlong turkey breast on honey oat with pepper jack cheese, lettuce, spinach, cucumbers, green peppers, and chipotle southwest',
        '1 Turkey Breast (Footlong)',
      ],
      [
        'can i get a foot long steak and cheese on italian bread, toasted, with onions, green peppers, jalapenos and extra cheese',
        '1 Steak and Cheese (Footlong)',
      ],
      ['a half tuna sub on wheat with american cheese, pickles, olives, no onions', '1 Tuna (Half)'],
      [
        'one footlong meatball with mozzarella and extra marinara, two chocolate chip cookies and a medium drink',
        '1 Meatball Marinara (Footlong); 2 Chocolate Chip Cookie; 1 Fountain Drink (Medium)',
      ],
      [
        'footlong spicy italian, light mayo, banana peppers, no tomato, with doritos and a bottle of water',
        '1 Spicy Italian (Footlong); 1 Doritos; 1 Bottled Water',
      ],
      [
        'i want a ham sandwich with swiss cheese lettuce tomato and mustard, half size',
        '1 Black Forest Ham (Half)',
      ],
      [
        'let me get a footlong chicken teriyaki with sweet onion sauce on flatbread and a bag of sun chips',
        '1 Sweet Onion Chicken Teriyaki (Footlong); 1 Sun Chips',
      ],
      [
        'turkey and ham footlong with provolone, all the veggies, oil and vinegar, salt and pepper',
        '1 Turkey Breast and Ham (Footlong)',
      ],
      [
        'a cold cut combo, half, on white, with everything but onions and hot peppers',
        '1 Cold Cut Combo (Half)',
      ],
      [
        'veggie footlong extra avocado no cheese, honey mustard on the side, and apple slices',
        '1 Veggie Delite (Footlong); 1 Apple Slices',
      ],
      [
        'a roast beef sub with horseradish sauce, double meat, provolone, lettuce and onions, footlong, and a large soup',
        '1 Roast Beef (Footlong); 1 Soup (Large)',
      ],
      [
        'two footlong buffalo chickens with ranch and lettuce and two large fountain drinks',
        '2 Buffalo Chicken (Footlong); 2 Fountain Drink (Large)',
      ],
      [
        'grilled chicken breast sub, half, on multigrain with spinach and light ranch',
        '1 Chicken Breast (Half)',
      ],
      ['i will take a tuna salad with no croutons and an orange juice', '1 Tuna Salad; 1 Orange Juice'],
      ['can you make me a footlong blt with extra bacon', ''],
      [
        'an italian footlong with salami, pepperoni, provolone, lettuce, tomatoes, black olives and sub sauce, toasted',
        '1 Spicy Italian (Footlong)',
      ],
      [
        'half roast beef and half a turkey breast, both toasted with swiss',
        '1 Roast Beef (Half); 1 Turkey Breast (Half)',
      ],
      [
        'one garden salad, ranch on the side, two oatmeal raisin cookies, small coffee with two creams',
        '1 Garden Salad; 2 Oatmeal Raisin Cookie; 1 Coffee (Small)',
      ],
    ],
  },
];

const burgers: readonly CorpusGroup[] = [
  {
    group: 'burritos and darbar: burgers',
    cases: [
      [
        'i want a cheeseburger with lettuce, tomato, ketchup and mustard, no onions, and medium fries',
        '1 Cheese Burger; 1 French Fries (Medium)',
      ],
      [
        'two bacon burgers, well done, extra bacon on one, large onion rings, two large cokes',
        '2 Bacon Burger; 1 Onion Rings (Large); 2 Coke (Large)',
      ],
      [
        'impossible burger with vegan cheese and no bun please and a small lemonade',
        '1 Impossible Burger; 1 Lemonade (Small)',
      ],
      [
        'a double range burger hold the pickles with cheese fries large and a coke zero medium',
        '1 Double Range Burger; 1 Cheese Fries (Large); 1 Coke Zero (Medium)',
      ],
      [
        'bbq burger with onion rings inside and a side of fries, small',
        '1 BBQ Burger; 1 French Fries (Small)',
      ],
      [
        'mushroom swiss burger medium rare, add avocado, sub sweet potato bun, dr pepper large no ice',
        '1 Mushroom and Swiss Burger; 1 Dr Pepper (Large)',
      ],
      [
        'can we have three chicken burgers, one without mayo, one with extra mayo, one plain',
        '3 Chicken Burger',
      ],
      [
        'fish burger with extra tartar and a large vanilla shake with a cherry on top',
        '1 Fish Burger; 1 Vanilla Milkshake (Large)',
      ],
      [
        'a dozen hot wings with blue cheese and celery and eight mozzarella sticks',
        '1 Chicken Wings (12 pieces) {Hot}; 1 Mozzarella Sticks (8 pieces)',
      ],
      ['hamburger plain, only ketchup, with a bottled water', '1 Range Burger; 1 Bottled Water'],
      [
        'one chocolate and one vanilla milkshake, both medium, and two large fries with no salt',
        '1 Chocolate Milkshake (Medium); 1 Vanilla Milkshake (Medium); 2 French Fries (Large)',
      ],
      [
        'the range burger with cheese and bacon, a house salad no croutons, dressing on the side',
        '1 Range Burger; 1 House Salad',
      ],
    ],
  },
];

const pizza: readonly CorpusGroup[] = [
  {
    group: 'burritos and darbar: pizza',
    cases: [
      ['large pepperoni pizza with extra cheese and thin crust', '1 Pepperoni Pizza (Large)'],
      [
        'i need two medium pizzas one with pepperoni and one with sausage',
        '1 Pepperoni Pizza (Medium); 1 Sausage Pizza (Medium)',
      ],
      [
        'a large ham and pineapple pizza, a small cheese pizza and a large sprite',
        '1 Hawaiian Pizza (Large); 1 Cheese Pizza (Small); 1 Sprite (Large)',
      ],
      [
        'could i get a medium veggie with no olives and extra mushrooms, stuffed crust',
        '1 Veggie Pizza (Medium)',
      ],
      [
        'one large half sausage half supreme and an order of breadsticks',
        '1 Sausage Pizza (Large); 1 Breadsticks||1 Supreme Pizza (Large); 1 Breadsticks',
      ],
      [
        'two large cheese pizzas, one with onions, one with green peppers and olives, and a dozen medium wings',
        '2 Cheese Pizza (Large); 1 Buffalo Wings (12 pieces) {Medium}',
      ],
      [
        'small meat lovers, hold the ham, garlic knots, and a medium iced tea',
        '1 Meat Lovers Pizza (Small); 1 Garlic Knots; 1 Iced Tea (Medium)',
      ],
      [
        'a large bbq chicken pizza without red onion and with bacon, large caesar salad no anchovies',
        '1 BBQ Chicken Pizza (Large); 1 Caesar Salad (Large)',
      ],
      ['i want a pizza with pepperoni, mushrooms and onions, medium', '1 Pepperoni Pizza (Medium)'],
      [
        'supreme pizza large deep dish no peppers, cinnamon sticks and two medium cokes',
        '1 Supreme Pizza (Large); 1 Cinnamon Sticks; 2 Coke (Medium)',
      ],
      [
        'three large pizzas: hawaiian, pepperoni and veggie',
        '1 Hawaiian Pizza (Large); 1 Pepperoni Pizza (Large); 1 Veggie Pizza (Large)',
      ],
      ['a pepperoni and sausage pizza, large', '1 Pepperoni Pizza (Large)||1 Sausage Pizza (Large)'],
    ],
  },
];

const burritos: readonly CorpusGroup[] = [
  {
    group: 'burritos and darbar: burritos',
    cases: [
      [
        'i would like a chicken burrito with white rice, black beans, mild salsa, sour cream, cheese and lettuce',
        '1 Chicken Burrito',
      ],
      [
        'a steak bowl with brown rice, pinto beans, fajita veggies, hot salsa, guac and no cheese, and chips and queso',
        '1 Steak Bowl; 1 Chips and Queso',
      ],
      [
        'three barbacoa tacos with onions and cilantro and a mexican coke',
        '1 Barbacoa Tacos (3 tacos); 1 Mexican Coke||3 Barbacoa Tacos; 1 Mexican Coke',
      ],
      [
        'two carnitas burritos, one with guacamole, one without beans, and two large sodas',
        '2 Carnitas Burrito; 2 Soda (Large)',
      ],
      [
        'can i get a burrito with chicken, rice, beans, corn salsa and cheese, plus chips and guac',
        '1 Chicken Burrito; 1 Chips and Guacamole',
      ],
      [
        'veggie burrito double rice no sour cream and a regular lemonade',
        '1 Veggie Burrito; 1 Lemonade (Regular)',
      ],
      [
        'a cheese quesadilla with a side of beans and a bottled water',
        '1 Cheese Quesadilla; 1 Side of Beans; 1 Bottled Water',
      ],
      ['chicken bowl, half chicken half steak, extra rice on the side', '1 Chicken Bowl'],
    ],
  },
];

/** Everyday orders on menus nobody knew, written before anything was tried. */
export const burritosAndDarbarCounterSets: CorpusSets = [
  [harvestMenu, coffee],
  [dockMenu, subs],
  [rangeMenu, burgers],
  [vesuvioMenu, pizza],
  [loopMenu, burritos],
];
