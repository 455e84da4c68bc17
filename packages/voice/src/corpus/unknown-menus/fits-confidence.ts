import type { CorpusSets } from '../corpus.ts';
import { canalMenu } from '../menus/counter.ts';
import {
  deliMenu,
  flameMenu,
  fornoMenu,
  grillMenu,
  harborMenu,
  kettleMenu,
  loafMenu,
  wokMenu,
} from '../menus/unknown.ts';

/** What confidence is fitted on, as it was before anything was mended for it. */
export const fitsConfidenceSets: CorpusSets = [
  [
    kettleMenu,
    [
      {
        group: 'fits confidence: coffee shop',
        cases: [
          ['i want a medium iced coffee with three sugars and whole milk', '1 Iced Coffee (Medium)'],
          ['can you get me two large hot chocolates with no whipped cream', '2 Hot Chocolate (Large)'],
          ['small chai with oat milk and a cinnamon roll', '1 Chai Tea Latte (Small); 1 Cinnamon Roll'],
          ['one extra large americano, one small espresso', '1 Americano (Extra Large); 1 Espresso (Single)'],
          [
            'a latte and a cappuccino, both medium, both with skim milk',
            '1 Latte (Medium); 1 Cappuccino (Medium)',
          ],
          ['iced mocha, large, extra chocolate', '1 Mocha (Large)'],
          ['a large cup of black coffee and a glazed donut', '1 Coffee (Large); 1 Glazed Donut'],
          ['three teas: two black and one herbal', '2 Black Tea; 1 Herbal Tea'],
          [
            "i'll take a caramel macchiato with an extra shot, upside down, medium",
            '1 Caramel Macchiato (Medium)',
          ],
          ['a plain bagel with butter, toasted, and a coffee, light and sweet', '1 Plain Bagel; 1 Coffee'],
          ['cold brew with vanilla sweet cream foam in a large', '1 Cold Brew (Large)'],
          ['frappuccino large with java chips, no, a medium', '1 Frappuccino (Medium)'],
          ['one coffee no milk one coffee with milk', '2 Coffee'],
          ['can i please get a bran muffin and a lemon loaf slice', '1 Bran Muffin; 1 Lemon Loaf'],
        ],
      },
    ],
  ],
  [
    loafMenu,
    [
      {
        group: 'fits confidence: sandwich shop',
        cases: [
          [
            'footlong tuna on italian herbs and cheese with lettuce, cucumbers and sweet onion sauce',
            '1 Tuna (Footlong)',
          ],
          [
            'a six inch turkey breast and a six inch roast beef, both on wheat',
            '1 Turkey Breast (6 inch); 1 Roast Beef (6 inch)',
          ],
          [
            'meatball sub footlong with extra cheese and a bag of doritos',
            '1 Meatball (Footlong); 1 Doritos',
          ],
          ['i would like a veggie delight with no olives and double avocado', '1 Veggie Delight'],
          ['two footlong italian bmts cut in half with chipotle sauce', '2 Italian BMT (Footlong)'],
          [
            'chicken bacon ranch toasted on flatbread, six inch, add jalapenos',
            '1 Chicken Bacon Ranch (6 inch)',
          ],
          [
            'a cup of broccoli cheddar and half a ham and swiss',
            '1 Broccoli Cheddar Soup (Cup); 1 Ham and Swiss',
          ],
          [
            'three oatmeal cookies and three white chocolate ones',
            '3 Oatmeal Raisin Cookie; 3 White Chocolate Macadamia Cookie',
          ],
          [
            'a large soda, a dr pepper and two waters',
            '1 Fountain Soda (Large); 1 Dr Pepper; 2 Bottled Water',
          ],
          ['cold cut combo on white, everything on it', '1 Cold Cut Trio'],
          [
            'buffalo chicken six inch, ranch on the side, potato chips',
            '1 Buffalo Chicken (6 inch); 1 Potato Chips',
          ],
          ['a ham sandwich with swiss cheese and honey mustard', '1 Ham and Swiss'],
        ],
      },
    ],
  ],
  [
    deliMenu,
    [
      {
        group: 'fits confidence: deli',
        cases: [
          ['a reuben on marble rye with extra sauerkraut and a cream soda', '1 Reuben; 1 Cream Soda'],
          [
            'whole tuna salad on wheat toast, bowl of tomato soup',
            '1 Tuna Salad Sandwich (Whole); 1 Tomato Soup (Bowl)',
          ],
          ['two pastramis, hot, with mustard, and one coleslaw', '2 Pastrami; 1 Coleslaw'],
          [
            'turkey club, no bacon, kettle chips and an iced tea no lemon',
            '1 Turkey Club; 1 Kettle Chips; 1 Iced Tea',
          ],
          ['grilled cheese with tomato and a cup of tomato soup', '1 Grilled Cheese; 1 Tomato Soup (Cup)'],
          [
            'egg salad half and chicken noodle large',
            '1 Egg Salad Sandwich (Half); 1 Chicken Noodle Soup (Large)',
          ],
          ['can i get a large italian, hold the onions, extra hot peppers', '1 Italian Hoagie (Large)'],
          [
            'roast beef, whole, rare, with horseradish mayo and provolone on a kaiser',
            '1 Roast Beef Sandwich (Whole)',
          ],
          ['bbq chips, potato salad and a diet', '1 BBQ Chips; 1 Potato Salad; 1 Diet Soda'],
          ['one blt and one ham, no mayo on either', '1 BLT; 1 Ham Sandwich'],
        ],
      },
    ],
  ],
  [
    grillMenu,
    [
      {
        group: 'fits confidence: burger bar',
        cases: [
          [
            'hamburger with cheese, ketchup only, and small waffle fries',
            '1 Hamburger; 1 Waffle Fries (Small)',
          ],
          [
            'an impossible burger no bun with a garden salad instead of fries',
            '1 Impossible Burger; 1 Garden Salad',
          ],
          ['two double bacons and two large fries', '2 Double Bacon Burger; 2 Fries (Large)'],
          [
            'mushroom burger well done with swiss, tots medium, root beer large',
            '1 Mushroom Burger; 1 Tater Tots (Medium); 1 Root Beer (Large)',
          ],
          ['four hot dogs with relish and onions and four apple juices', '4 Hot Dog; 4 Apple Juice'],
          ['i need a veggie burger on a lettuce wrap', '1 Veggie Burger'],
          ['chicken wrap with no sauce and a chocolate milkshake', '1 Chicken Wrap; 1 Chocolate Shake'],
          [
            'two burgers, one mushroom and one veggie, and a large fries to share',
            '1 Mushroom Burger; 1 Veggie Burger; 1 Fries (Large)',
          ],
          ['one hamburger. one more hamburger with onions. and water', '2 Hamburger; 1 Water'],
          ['give me a number of fries: three small and one large', '3 Fries (Small); 1 Fries (Large)'],
        ],
      },
    ],
  ],
  [
    flameMenu,
    [
      {
        group: 'fits confidence: second burger bar',
        cases: [
          [
            'cheeseburger meal with onion rings large and a medium sprite',
            '1 Cheeseburger; 1 Onion Rings (Large); 1 Sprite (Medium)',
          ],
          ['the inferno extra hot and a bottled water', '1 Inferno Burger {Extra Hot}; 1 Bottled Water'],
          ['five piece tenders with honey mustard', '1 Chicken Tenders (5 pieces)'],
          [
            'a vegan burger, a side salad with italian dressing, and an iced tea unsweetened large',
            '1 Garden Burger; 1 Side Salad; 1 Iced Tea (Large)',
          ],
          [
            'grilled chicken no mayo and sweet potato fries',
            '1 Grilled Chicken Sandwich; 1 Sweet Potato Fries',
          ],
          [
            'two vanilla and one strawberry milkshake all large',
            '2 Vanilla Milkshake (Large); 1 Strawberry Milkshake (Large)',
          ],
          [
            'bacon deluxe, plain, and mozzarella sticks with marinara',
            '1 Bacon Deluxe Burger; 1 Mozzarella Sticks',
          ],
          ['a fish sandwich and a small diet', '1 Fish Fillet Sandwich; 1 Diet Coke (Small)'],
        ],
      },
    ],
  ],
  [
    fornoMenu,
    [
      {
        group: 'fits confidence: pizza place',
        cases: [
          [
            'an extra large meat feast, light on the cheese, and garlic bread',
            '1 Meat Feast Pizza (Extra Large); 1 Garlic Bread',
          ],
          [
            'two medium hawaiians and a small vegetarian',
            '2 Hawaiian Pizza (Medium); 1 Vegetarian Pizza (Small)',
          ],
          ['sixteen wings hot and a two litre coke', '1 Chicken Wings (16 pieces) {Hot}; 1 Coke (2 Litre)'],
          ['large supreme no green peppers, no olives, extra sausage', '1 Supreme Pizza (Large)'],
          ['one pepperoni and one cheese, both large', '1 Pepperoni Pizza (Large); 1 Cheese Pizza (Large)'],
          [
            'three mediums: mediterranean, buffalo chicken and supreme',
            '1 Mediterranean Pizza (Medium); 1 Buffalo Chicken Pizza (Medium); 1 Supreme Pizza (Medium)',
          ],
          [
            'a greek salad, dressing on the side, breadsticks and ginger ale',
            '1 Greek Salad; 1 Breadsticks; 1 Ginger Ale',
          ],
          ['can of sprite and a couple of cannolis', '1 Sprite (Can); 2 Cannoli'],
        ],
      },
    ],
  ],
  [
    harborMenu,
    [
      {
        group: 'fits confidence: coffee house',
        cases: [
          ['grande caffe latte with two percent milk and a cake pop', '1 Caffe Latte (Grande); 1 Cake Pop'],
          ['venti white mocha no whip', '1 White Chocolate Mocha (Venti)'],
          ['tall coffee with cream, two egg bites', '1 Brewed Coffee (Tall); 2 Egg Bite'],
          ['medium matcha, oat milk, light ice', '1 Matcha Latte (Grande)'],
          ['pumpkin spice, tall, half the sweetener', '1 Pumpkin Spice Latte (Tall)'],
          [
            'two grande iced caramel lattes and an almond croissant warmed',
            '2 Iced Caramel Latte (Grande); 1 Almond Croissant',
          ],
          ['large vanilla frappe with java chips', '1 Vanilla Bean Frappe (Venti)'],
        ],
      },
    ],
  ],
  [
    wokMenu,
    [
      {
        group: 'fits confidence: noodle bar',
        cases: [
          [
            'quart of chicken lo mein and a pint of orange chicken',
            '1 Chicken Lo Mein (Quart); 1 Orange Chicken (Pint)',
          ],
          [
            'two egg rolls, one spring roll and a large wonton soup',
            '2 Egg Roll; 1 Spring Roll; 1 Wonton Soup (Large)',
          ],
          [
            "general tso's, extra hot, pint, with steamed rice",
            '1 General Tso Chicken (Pint) {Hot}; 1 Steamed Rice',
          ],
          ['beef and broccoli medium spicy quart no carrots', '1 Beef with Broccoli (Quart) {Medium}'],
          [
            'a dozen pot stickers and hot and sour soup small',
            '1 Pot Stickers (12 pieces); 1 Hot and Sour Soup (Small)',
          ],
          ['shrimp fried rice, no peas, and crab rangoon', '1 Shrimp Fried Rice; 1 Crab Rangoon'],
          ['mapo tofu mild and kung pao hot', '1 Mapo Tofu {Mild}; 1 Kung Pao Shrimp {Hot}'],
        ],
      },
    ],
  ],
  [
    canalMenu,
    [
      {
        group: 'fits confidence: everyday at a dhaba',
        cases: [
          ['half chicken karahi and five naan please', '1 Chicken Karahi (Half); 5 Naan'],
          [
            'do zinger burger ek large fries aur do pepsi',
            '2 Zinger Burger; 1 French Fries (Large); 2 Pepsi',
          ],
          [
            'large cheese lovers pizza and six hot wings',
            '1 Cheese Lovers Pizza (Large); 1 Hot Wings (6 pieces)',
          ],
          [
            'full mutton pulao, one raita and a big sprite',
            '1 Mutton Pulao (Full); 1 Raita; 1 Sprite (1.5 Litre)',
          ],
          [
            'beef seekh kebab four pieces and two lachha paratha',
            '1 Beef Seekh Kebab (4 pieces); 2 Lachha Paratha',
          ],
          ['kheer, zarda and gulab jamun two of each', '2 Kheer; 2 Zarda; 2 Gulab Jamun'],
          ['chicken handi full medium spicy with eight roti', '1 Chicken Handi (Full) {Medium}; 8 Roti'],
          ['ek kilo mutton karahi', '1 Mutton Karahi (Full)'],
        ],
      },
      {
        group: 'fits confidence: hard at a dhaba',
        cases: [
          ['give me biryani half, no full, and cancel the raita i mentioned', '1 Chicken Biryani (Full)'],
          ['naan, make it garlic, four', '4 Garlic Naan'],
          ['beef not chicken seekh kebab, two plates', '2 Beef Seekh Kebab'],
          ['whichever lassi is sweet, two of those', '2 Sweet Lassi'],
          ['one shawarma for me and one for my friend, his without garlic', '2 Chicken Shawarma'],
          [
            'two large pizzas one tikka and one fajita and a coke can for each of us, we are three',
            '1 Chicken Tikka Pizza (Large); 1 Chicken Fajita Pizza (Large); 3 Coca Cola (Can)',
          ],
          ['mountain dew, big one', '1 Mountain Dew (1.5 Litre)'],
          [
            'uh so, karahi, chicken, half, mild, and naan, say four',
            '1 Chicken Karahi (Half) {Mild}; 4 Naan',
          ],
          ['burger beef double without cheese', '1 Beef Burger (Double)'],
          [
            'wings six, margarita one, fries masala large',
            '1 Hot Wings (6 pieces); 1 Mint Margarita; 1 Masala Fries (Large)',
          ],
        ],
      },
    ],
  ],
];
