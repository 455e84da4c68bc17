import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryPizzaMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** How dishes are to be made, shares of them with a wish, and the next dish behind. */
export const toldWishSets: CorpusSets = [
  [
    harbourCafeMenu,
    [
      {
        group: 'told wishes',
        cases: [
          [
            'a medium cappuccino extra dry with cinnamon not chocolate on top and a lemon cake',
            '1 Cappuccino (Medium); 1 Lemon Cake',
          ],
          [
            'a large latte with oat milk not soy and a slice of banana bread',
            '1 Latte (Large); 1 Banana Bread',
          ],
          [
            'a chicken panini with a bit of salad and an orange juice small',
            '1 Chicken Panini; 1 Orange Juice (Small)',
          ],
          [
            'a ham and cheese toastie half with a touch of mustard love and one of your fruit scones',
            '1 Ham and Cheese Toastie (Half); 1 Fruit Scone',
          ],
          [
            'a plain bagel light on the butter with a small orange juice',
            '1 Plain Bagel; 1 Orange Juice (Small)',
          ],
          ['mocha, no cream, large, and two cheese scones warmed', '1 Mocha (Large); 2 Cheese Scone'],
          ['hot chocolate, no whipped cream, small, with marshmallows', '1 Hot Chocolate (Small)'],
          [
            'a hot chocolate large with marshmallows and a tuna melt half no onion',
            '1 Hot Chocolate (Large); 1 Tuna Melt (Half)',
          ],
          [
            'three lattes, two of them without sugar, one decaf if you have, and three butter croissants',
            '3 Latte; 3 Butter Croissant',
          ],
          ['two tuna melts, one with ketchup one with no butter', '2 Tuna Melt'],
          ['two cappuccinos one with cinnamon one with no sugar', '2 Cappuccino'],
          [
            'two hot chocolates, one with cream one with no cream, and a fruit scone',
            '2 Hot Chocolate; 1 Fruit Scone',
          ],
          [
            'for her a tomato soup cup no cream no croutons no pepper basically just soup and for me a leek soup bowl',
            '1 Tomato Soup (Cup); 1 Leek Soup (Bowl)',
          ],
          [
            'a chicken panini hot, mayo on the side is fine, and an espresso double',
            '1 Chicken Panini {Hot}; 1 Espresso (Double)',
          ],
          [
            "a vanilla latte large half the syrup and don't laugh at me, a lemon cake",
            '1 Vanilla Latte (Large); 1 Lemon Cake',
          ],
          [
            'cold brew large, oat milk is fine, and an almond croissant',
            '1 Cold Brew (Large); 1 Almond Croissant',
          ],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'told wishes',
        cases: [
          ['strawberry shake, no cream, large, and a coleslaw', '1 Strawberry Shake (Large); 1 Coleslaw'],
          [
            'vanilla shake no cherry regular and large onion rings well done',
            '1 Vanilla Shake (Regular); 1 Onion Rings (Large)',
          ],
          [
            'five smash burgers double, two of them without onion, one gluten free bun if you have, and five medium cokes',
            '5 Smash Burger (Double); 5 Coca-Cola (Medium)',
          ],
          [
            'four kids burgers, two without ketchup, one with extra pickles, and four apple pies',
            '4 Kids Burger; 4 Apple Pie',
          ],
          [
            "classic burger meal, no onions, and please don't judge me, chocolate shake large",
            '1 Classic Burger (Meal); 1 Chocolate Shake (Large)',
          ],
          ['two halloumi burgers one with ketchup one with no butter', '2 Halloumi Burger'],
          [
            'a fish sandwich combo with a bit of lettuce mate and one of your apple pies',
            '1 Fish Sandwich (Combo); 1 Apple Pie',
          ],
          [
            'for my boy a kids burger no lettuce no tomato no sauce basically meat and bread and for me a smash burger triple',
            '1 Kids Burger; 1 Smash Burger (Triple)',
          ],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'told wishes',
        cases: [
          [
            'margherita large light on the cheese with a greek salad side dressing on the side',
            '1 Margherita (Large); 1 Greek Salad (Side)',
          ],
          [
            'pepperoni feast medium easy on the sauce with a can of coke no ice',
            '1 Pepperoni Feast (Medium); 1 Coke (Can)',
          ],
          ['four cheese large, honey on top not chilli, and a tiramisu', '1 Four Cheese (Large); 1 Tiramisu'],
          [
            'chicken wings twelve pieces hot, blue cheese sauce is fine, and a lasagne',
            '1 Chicken Wings (12 pieces) {Hot}; 1 Lasagne',
          ],
          ['hawaiian, no ham, medium, plus two garlic breads', '1 Hawaiian (Medium); 2 Garlic Bread'],
          [
            'two lasagnes one with parmesan one with no basil and a bottle of coke',
            '2 Lasagne; 1 Coke (Bottle)',
          ],
          [
            'spaghetti carbonara large no bacon no egg basically noodles and cream and for him a small margherita',
            '1 Spaghetti Carbonara (Large); 1 Margherita (Small)',
          ],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'told wishes',
        cases: [
          ['two kulfi, one mango one pistachio', '2 Kulfi'],
          ['three oreo shakes large, one with cream, two without', '3 Oreo Shake (Large)'],
          [
            'a chicken chowmein large soy sauce is fine and a green tea',
            '1 Chicken Chowmein (Large); 1 Green Tea',
          ],
          ['sweet lassi, no malai, large, aur do samosa', '1 Sweet Lassi (Large); 2 Samosa'],
          ['club sandwich with a bit of coleslaw jaan and a karak chai', '1 Club Sandwich; 1 Karak Chai'],
          ['two bun kebab one with chutney one with no egg', '2 Bun Kebab'],
          [
            'egg fried rice regular no peas no carrots basically egg and rice and for my wife szechuan noodles large hot',
            '1 Egg Fried Rice (Regular); 1 Szechuan Noodles (Large) {Hot}',
          ],
          ['garlic bread sliced aur pasta nahi sirf bread', '1 Garlic Bread'],
          [
            "crispy zinger with fries, extra mayo, and don't tell my wife, oreo shake large",
            '1 Crispy Zinger (With fries); 1 Oreo Shake (Large)',
          ],
        ],
      },
    ],
  ],
];
