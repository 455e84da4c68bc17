import type { CorpusSets } from '../corpus.ts';
import { makeMenu } from '../menus/shop.ts';

const cups = ['Small', 'Regular', 'Large', 'Extra Large'];

const brewMenu = makeMenu('Daily Grind', 41, {
  Coffee: [
    ['Americano', cups],
    ['Cafe Cubano', cups],
    ['Cappuccino', cups],
    ['Caramel Macchiato', cups],
    ['Chai Tea Latte', cups],
    ['Cold Brew', cups],
    ['Drip Coffee', cups],
    ['Espresso', cups],
    ['Flat White', cups],
    ['Frappe', cups],
    ['Hot Chocolate', cups],
    ['Iced Coffee', cups],
    ['Latte', cups],
    ['Mocha', cups],
    ['Ristretto', cups],
  ],
});

const subwayMenu = makeMenu('Long Bread', 42, {
  Sandwiches: [
    ['Black Forest Ham'],
    ['Buffalo Chicken'],
    ['Chicken and Bacon Ranch'],
    ['Cold Cut Combo'],
    ['Italian BMT'],
    ['Meatball Marinara'],
    ['Oven Roasted Chicken'],
    ['Roast Beef'],
    ['Rotisserie Chicken'],
    ['Spicy Italian'],
    ['Steak and Cheese'],
    ['Sweet Onion Chicken Teriyaki'],
    ['Tuna'],
    ['Turkey Breast'],
    ['Turkey Breast and Ham'],
    ['Veggie Delite'],
  ],
  Sides: [['Doritos'], ['Lays Chips'], ['Baked Chips'], ['Apple Slices'], ['Chocolate Chip Cookie']],
  Drinks: [
    ['Bottled Water'],
    ['Coke', ['Small', 'Medium', 'Large']],
    ['Diet Coke', ['Small', 'Medium', 'Large']],
    ['Milk'],
    ['Apple Juice'],
  ],
});

const barMenu = makeMenu('Bun Theory', 43, {
  Mains: [
    ['Hamburger'],
    ['Cheeseburger'],
    ['Double Cheeseburger'],
    ['Bacon Cheeseburger'],
    ['Chicken Sandwich'],
    ['Fish Sandwich'],
    ['Volcano Burger'],
    ['Vegan Burger'],
  ],
  Sides: [
    ['French Fries', ['Small', 'Medium', 'Large']],
    ['Curly Fries', ['Small', 'Medium', 'Large']],
    ['Onion Rings', ['Small', 'Medium', 'Large']],
    ['Sweet Potato Fries', ['Small', 'Medium', 'Large']],
  ],
  Drinks: [
    ['Coke', ['Small', 'Medium', 'Large']],
    ['Coke Zero', ['Small', 'Medium', 'Large']],
    ['Dr Pepper', ['Small', 'Medium', 'Large']],
    ['Iced Tea', ['Small', 'Medium', 'Large']],
    ['Lemonade', ['Small', 'Medium', 'Large']],
    ['Root Beer', ['Small', 'Medium', 'Large']],
  ],
});

/** The three kinds of shop whose orders are written out longest. */
export const longestOrderSets: CorpusSets = [
  [
    brewMenu,
    [
      {
        group: 'longest orders: coffee shop',
        cases: [
          ['i need a large hot latte with extra foam and two shots of espresso', '1 Latte (Large)'],
          [
            'give me one regular cold brew light roast with three pumps of hazelnut syrup',
            '1 Cold Brew (Regular)',
          ],
          ['a small decaf drip coffee with half and half and splenda', '1 Drip Coffee (Small)'],
          ['one regular latte light roast with an extra espresso added and honey', '1 Latte (Regular)'],
          [
            'can i have an extra large iced coffee with caramel drizzle, whipped cream and skim milk',
            '1 Iced Coffee (Extra Large)',
          ],
          ['two small ristrettos dark roast, one with sugar', '2 Ristretto (Small)'],
          [
            'hi i want an iced cappuccino with cinnamon and almond milk large size please',
            '1 Cappuccino (Large)',
          ],
          [
            'large mocha with chocolate sauce and no whip, two regular flat whites',
            '1 Mocha (Large); 2 Flat White (Regular)',
          ],
          ['i would love a cafe cubano with brown sugar', '1 Cafe Cubano'],
          ['make me a frappe with caramel, extra large, blended with ice cream', '1 Frappe (Extra Large)'],
          [
            "i'll have an americano, regular size, with cream and two packets of sugar, hot",
            '1 Americano (Regular)',
          ],
          ['chai latte with soy milk and one pump of vanilla, small', '1 Chai Tea Latte (Small)'],
          ['three large coffees, black', '3 Drip Coffee (Large)'],
          ['one espresso with steamed milk and another espresso without milk', '2 Espresso'],
          ['can i get a vanilla latte with light foam in the large size', '1 Latte (Large)'],
          [
            'hot chocolate, extra large, extra hot, with mini marshmallows and peppermint',
            '1 Hot Chocolate (Extra Large)',
          ],
          [
            'get me a caramel macchiato iced regular with oat milk and drizzle on top',
            '1 Caramel Macchiato (Regular)',
          ],
          ['medium roast drip coffee large with two creams', '1 Drip Coffee (Large)'],
          ['an iced mocha with two extra shots and coconut milk', '1 Mocha'],
          [
            'i want two cappuccinos one large with cinnamon and one small with nutmeg',
            '1 Cappuccino (Large); 1 Cappuccino (Small)',
          ],
          ['latte macchiato large', '1 Caramel Macchiato (Large) || 1 Latte (Large)'],
          [
            'dark roast cold brew with sweet cream, regular, and a large hot chocolate',
            '1 Cold Brew (Regular); 1 Hot Chocolate (Large)',
          ],
        ],
      },
    ],
  ],
  [
    subwayMenu,
    [
      {
        group: 'longest orders: sandwich shop',
        cases: [
          [
            'i want a turkey breast and ham on italian bread with american cheese, lettuce and mayo',
            '1 Turkey Breast and Ham',
          ],
          [
            'roast beef sandwich on flatbread with provolone cheese, green peppers, olives and mustard',
            '1 Roast Beef',
          ],
          ['two tuna sandwiches on wheat with pepper jack and a bag of doritos', '2 Tuna; 1 Doritos'],
          [
            'can i have a steak and cheese with extra cheese, onions, chipotle sauce, and a medium coke',
            '1 Steak and Cheese; 1 Coke (Medium)',
          ],
          [
            'a black forest ham sandwich with swiss, spinach, cucumbers and honey mustard on nine grain wheat',
            '1 Black Forest Ham',
          ],
          [
            'give me a chicken teriyaki with lettuce, tomatoes and sweet onion sauce',
            '1 Sweet Onion Chicken Teriyaki',
          ],
          [
            'one spicy italian toasted with everything but onions and a bottle of water',
            '1 Spicy Italian; 1 Bottled Water',
          ],
          ['i need three veggie delites with avocado, no cheese', '3 Veggie Delite'],
          [
            'meatball sandwich with parmesan, marinara and mozzarella plus chips',
            '1 Meatball Marinara; 1 Lays Chips || 1 Meatball Marinara; 1 Baked Chips',
          ],
          [
            'rotisserie chicken on herb and cheese with ranch, bacon, lettuce and jalapenos, and apple slices',
            '1 Rotisserie Chicken; 1 Apple Slices',
          ],
          [
            'oven roasted chicken sandwich with no mayo please and two cookies',
            '1 Oven Roasted Chicken; 2 Chocolate Chip Cookie',
          ],
          ['a cold cut combo and an italian bmt both on white', '1 Cold Cut Combo; 1 Italian BMT'],
          [
            'buffalo chicken with blue cheese and celery, side of baked chips, large diet coke',
            '1 Buffalo Chicken; 1 Baked Chips; 1 Diet Coke (Large)',
          ],
          [
            'can i get a turkey breast sandwich with bacon, avocado, tomato and oil and vinegar',
            '1 Turkey Breast',
          ],
          [
            'chicken bacon ranch, two of them, on flatbread, with pickles and banana peppers',
            '2 Chicken and Bacon Ranch',
          ],
          ['steak with mushrooms, onions and provolone, toasted', '1 Steak and Cheese'],
          ['one tuna with lettuce and one turkey with tomato', '1 Tuna; 1 Turkey Breast'],
          ['please make me a ham sandwich with cheddar, and a carton of milk', '1 Black Forest Ham; 1 Milk'],
        ],
      },
    ],
  ],
  [
    barMenu,
    [
      {
        group: 'longest orders: burger bar',
        cases: [
          [
            'two hamburgers with ketchup mustard and pickles, a large fries and two medium cokes',
            '2 Hamburger; 1 French Fries (Large); 2 Coke (Medium)',
          ],
          [
            'a double cheeseburger with bacon and grilled onions and a small coke zero',
            '1 Double Cheeseburger; 1 Coke Zero (Small)',
          ],
          ['the volcano with extra jalapenos and a large lemonade', '1 Volcano Burger; 1 Lemonade (Large)'],
          [
            'one vegan burger no bun and medium sweet potato fries',
            '1 Vegan Burger; 1 Sweet Potato Fries (Medium)',
          ],
          [
            'bacon cheeseburger, medium rare, lettuce, tomato, mayo, side of onion rings',
            '1 Bacon Cheeseburger; 1 Onion Rings',
          ],
          [
            'a chicken sandwich with honey mustard, curly fries and a dr pepper, all medium',
            '1 Chicken Sandwich; 1 Curly Fries (Medium); 1 Dr Pepper (Medium)',
          ],
          ['three cheeseburgers, one with no onions, one plain, one with everything', '3 Cheeseburger'],
          [
            'fish sandwich combo with small fries and small iced tea',
            '1 Fish Sandwich; 1 French Fries (Small); 1 Iced Tea (Small)',
          ],
          [
            'i want a burger with bacon and cheese and a root beer',
            '1 Bacon Cheeseburger; 1 Root Beer || 1 Hamburger; 1 Root Beer',
          ],
          ['hamburger with cheese and a coke', '1 Hamburger; 1 Coke || 1 Cheeseburger; 1 Coke'],
          ['four burgers, two with cheese and two without', '2 Cheeseburger; 2 Hamburger || 4 Hamburger'],
          [
            'a large order of fries and a large order of rings',
            '1 French Fries (Large); 1 Onion Rings (Large)',
          ],
          [
            'can you do two vegan burgers with mushrooms, avocado and vegan cheese and two lemonades small',
            '2 Vegan Burger; 2 Lemonade (Small)',
          ],
          [
            'one chicken sandwich extra crispy no pickles one fish sandwich no tartar sauce',
            '1 Chicken Sandwich; 1 Fish Sandwich',
          ],
        ],
      },
    ],
  ],
];
