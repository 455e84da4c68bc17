import type { CorpusSets } from '../corpus.ts';
import {
  casaMenu,
  deliMenu,
  dhabaMenu,
  flameMenu,
  fornoMenu,
  grillMenu,
  harborMenu,
  kettleMenu,
  loafMenu,
  wokMenu,
} from '../menus/unknown.ts';

/** Once more the menus of `menus/unknown.ts`, with orders written out at length before anything was tried. */
export const atLengthSets: CorpusSets = [
  [
    kettleMenu,
    [
      {
        group: 'at length: coffee',
        cases: [
          [
            'i need one extra large black coffee with no sugar and a plain bagel with strawberry cream cheese',
            '1 Coffee (Extra Large); 1 Plain Bagel',
          ],
          [
            'may i get a medium iced latte, skim milk, sugar free vanilla, light ice',
            '1 Iced Latte (Medium)',
          ],
          [
            "i'd like to have a large cappuccino with whipped cream, cinnamon and an extra shot",
            '1 Cappuccino (Large)',
          ],
          [
            'two small hot chocolates with marshmallows and one large mocha with dark chocolate syrup',
            '2 Hot Chocolate (Small); 1 Mocha (Large)',
          ],
          ['order a medium decaf americano with cream on the side', '1 Americano (Medium)'],
          ['a large frappuccino with caramel and java chips, extra whipped cream', '1 Frappuccino (Large)'],
          [
            'one iced coffee, large, with french vanilla creamer and 3 sugars, and a glazed donut',
            '1 Iced Coffee (Large); 1 Glazed Donut',
          ],
          ['can i get a small espresso macchiato with caramel drizzle', '1 Caramel Macchiato (Small)'],
          [
            'give me a caramel latte large with almond milk and a slice of lemon loaf warmed up',
            '1 Latte (Large); 1 Lemon Loaf',
          ],
          ['i want a double shot of espresso and a cinnamon roll', '1 Espresso (Double); 1 Cinnamon Roll'],
          [
            'a medium coffee light roast with two creams two sugars, and a medium coffee dark roast black',
            '2 Coffee (Medium)',
          ],
          ['large herbal tea, chamomile if possible, with honey', '1 Herbal Tea (Large)'],
          [
            'can i order a chai latte extra large extra hot no water with soy milk please',
            '1 Chai Tea Latte (Extra Large)',
          ],
          [
            'two lattes one medium with hazelnut and one large with vanilla',
            '1 Latte (Medium); 1 Latte (Large)',
          ],
          ['cold brew with sweet cream and a pump of caramel, size large', '1 Cold Brew (Large)'],
          ['i would like a mocha latte, medium size, with no whip', '1 Mocha (Medium)||1 Latte (Medium)'],
        ],
      },
    ],
  ],
  [
    harborMenu,
    [
      {
        group: 'at length: coffee by italian sizes',
        cases: [
          [
            'a venti pumpkin spice latte with two extra pumps, no whip, and an egg bite',
            '1 Pumpkin Spice Latte (Venti); 1 Egg Bite',
          ],
          [
            'grande matcha made with oat milk and a cake pop, make that two cake pops',
            '1 Matcha Latte (Grande); 2 Cake Pop',
          ],
          [
            'can i have a tall brewed coffee and a tall latte with lactose free milk',
            '1 Brewed Coffee (Tall); 1 Caffe Latte (Tall)',
          ],
          ['white mocha grande iced with raspberry syrup', '1 White Chocolate Mocha (Grande)'],
          [
            'one london fog and one vanilla bean frappe, both venti, and a breakfast wrap, no cheese',
            '1 London Fog (Venti); 1 Vanilla Bean Frappe (Venti); 1 Breakfast Wrap',
          ],
          ['large coffee, one cream, one sugar', '1 Brewed Coffee (Venti)'],
        ],
      },
    ],
  ],
  [
    loafMenu,
    [
      {
        group: 'at length: subs',
        cases: [
          [
            'i would like a footlong turkey breast sub on whole wheat with swiss, spinach, tomatoes, cucumbers and honey mustard, plus a bag of doritos',
            '1 Turkey Breast (Footlong); 1 Doritos',
          ],
          [
            'one 6 inch meatball with pepper jack and marinara, toasted, and a large fountain soda',
            '1 Meatball (6 inch); 1 Fountain Soda (Large)',
          ],
          [
            'footlong bmt on italian bread, toasted, with provolone, banana peppers, oil, vinegar, salt, pepper, oregano',
            '1 Italian BMT (Footlong)',
          ],
          [
            'can i get a tuna on flatbread with lettuce and cheddar, 6 inch, and two oatmeal raisin cookies',
            '1 Tuna (6 inch); 2 Oatmeal Raisin Cookie',
          ],
          [
            'a ham and swiss footlong no lettuce extra pickles mayo and a dr pepper',
            '1 Ham and Swiss (Footlong); 1 Dr Pepper',
          ],
          [
            'two footlongs, one roast beef with horseradish and one buffalo chicken with ranch',
            '1 Roast Beef (Footlong); 1 Buffalo Chicken (Footlong)',
          ],
          [
            'a six inch chicken bacon ranch no bacon with guacamole and chips',
            '1 Chicken Bacon Ranch (6 inch); 1 Potato Chips',
          ],
          [
            'i want a veggie sub footlong with all the veggies, no cheese, sub sauce, and a water',
            '1 Veggie Delight (Footlong); 1 Bottled Water',
          ],
          [
            'cold cut six inch, american cheese, lettuce, onions, and a bowl of broccoli cheddar',
            '1 Cold Cut Trio (6 inch); 1 Broccoli Cheddar Soup (Bowl)',
          ],
          ['please make me a turkey and bacon sub with mayo on a six inch roll', '1 Turkey Breast (6 inch)'],
          ['three sweet teas and three footlong tunas, one without onions', '3 Sweet Tea; 3 Tuna (Footlong)'],
          [
            'a white chocolate macadamia cookie and a six inch roast beef, rare, with onions',
            '1 White Chocolate Macadamia Cookie; 1 Roast Beef (6 inch)',
          ],
          [
            'a footlong italian with double meat, cut in half, one half with hot peppers',
            '1 Italian BMT (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    flameMenu,
    [
      {
        group: 'at length: burgers',
        cases: [
          [
            'i want two cheeseburgers with no onion, one with extra pickles, a large order of fries and two medium diet cokes',
            '2 Cheeseburger; 1 French Fries (Large); 2 Diet Coke (Medium)',
          ],
          [
            'one bacon deluxe burger, cooked medium, with lettuce, tomato and ranch, a small onion rings and a vanilla shake regular',
            '1 Bacon Deluxe Burger; 1 Onion Rings (Small); 1 Vanilla Milkshake (Regular)',
          ],
          [
            'five piece chicken tenders with honey mustard and a small lemonade',
            '1 Chicken Tenders (5 pieces); 1 Lemonade (Small)',
          ],
          ['a burger with cheese, ketchup, mustard and pickles', '1 Cheeseburger||1 Original Burger'],
          [
            'double cheeseburger, no cheese on one patty, sweet potato fries large, bottle of water',
            '1 Double Cheeseburger; 1 Sweet Potato Fries (Large); 1 Bottled Water',
          ],
          [
            'inferno burger extra hot with a side of ranch and a large iced tea, no lemon',
            '1 Inferno Burger {Extra Hot}; 1 Iced Tea (Large)',
          ],
          [
            'grilled chicken sandwich with cheddar cheese, bacon and bbq sauce and mozzarella sticks',
            '1 Grilled Chicken Sandwich; 1 Mozzarella Sticks',
          ],
          [
            'can i get a fish sandwich without tartar sauce, medium fries and a medium sprite',
            '1 Fish Fillet Sandwich; 1 French Fries (Medium); 1 Sprite (Medium)',
          ],
          [
            'the plant based burger with a side salad, italian dressing, no croutons',
            '1 Garden Burger; 1 Side Salad',
          ],
          [
            'bbq burger and an original, one with cheese, plus two large fries and a strawberry milkshake large',
            '1 Smoky BBQ Burger; 1 Original Burger; 2 French Fries (Large); 1 Strawberry Milkshake (Large)',
          ],
        ],
      },
    ],
  ],
  [
    grillMenu,
    [
      {
        group: 'at length: grill',
        cases: [
          [
            'a hamburger with cheese, bacon, and an egg, medium waffle fries, and a chocolate shake',
            '1 Hamburger; 1 Waffle Fries (Medium); 1 Chocolate Shake',
          ],
          [
            'two hot dogs, one with chili and cheese and the other with sauerkraut, and a large root beer',
            '2 Hot Dog; 1 Root Beer (Large)',
          ],
          [
            'impossible burger, vegan cheese, no mayo, on a gluten free bun with tots large',
            '1 Impossible Burger; 1 Tater Tots (Large)',
          ],
          [
            'double bacon burger hold the onions and a garden salad with vinaigrette and apple juice',
            '1 Double Bacon Burger; 1 Garden Salad; 1 Apple Juice',
          ],
        ],
      },
    ],
  ],
  [
    deliMenu,
    [
      {
        group: 'at length: deli',
        cases: [
          [
            'a large italian hoagie with extra capicola, oil and vinegar, hold the onions, and bbq chips',
            '1 Italian Hoagie (Large); 1 BBQ Chips',
          ],
          [
            'half a tuna salad sandwich on toasted rye and a cup of tomato soup',
            '1 Tuna Salad Sandwich (Half); 1 Tomato Soup (Cup)',
          ],
          [
            'whole roast beef with provolone and horseradish, kettle chips and an iced tea unsweet',
            '1 Roast Beef Sandwich (Whole); 1 Kettle Chips; 1 Iced Tea',
          ],
          [
            'two blts on white, light mayo, and one grilled cheese with tomato, plus a large chicken noodle',
            '2 BLT; 1 Grilled Cheese; 1 Chicken Noodle Soup (Large)',
          ],
          ['pastrami with swiss on rye, coleslaw on it, and a cream soda', '1 Pastrami; 1 Cream Soda'],
        ],
      },
    ],
  ],
  [
    fornoMenu,
    [
      {
        group: 'at length: pizza',
        cases: [
          [
            'two large pepperoni pizzas, one with mushrooms and one with olives, and a 2 litre coke',
            '2 Pepperoni Pizza (Large); 1 Coke (2 Litre)',
          ],
          ['medium pizza with ham and pineapple', '1 Hawaiian Pizza (Medium)||1 Cheese Pizza (Medium)'],
          [
            'extra large supreme, no anchovies, thin crust, with 16 hot wings and ranch',
            '1 Supreme Pizza (Extra Large); 1 Chicken Wings (16 pieces) {Hot}',
          ],
          [
            'a small cheese pizza with extra cheese and basil, garlic bread and a ginger ale',
            '1 Cheese Pizza (Small); 1 Garlic Bread; 1 Ginger Ale',
          ],
          [
            'three pizzas: large meat feast, medium vegetarian, small hawaiian',
            '1 Meat Feast Pizza (Large); 1 Vegetarian Pizza (Medium); 1 Hawaiian Pizza (Small)',
          ],
        ],
      },
    ],
  ],
  [
    casaMenu,
    [
      {
        group: 'at length: tacos',
        cases: [
          [
            'three carne asada tacos with onions and cilantro and extra lime, and a large horchata',
            '3 Carne Asada Taco; 1 Horchata (Large)',
          ],
          [
            'a chicken burrito with black beans, cheese, sour cream, guac and hot salsa, chips and salsa on the side',
            '1 Chicken Burrito; 1 Chips and Salsa',
          ],
          [
            'two fish tacos and two carnitas, six churros and a mexican coke',
            '2 Fish Taco; 2 Carnitas Taco; 1 Churros (6 pieces); 1 Mexican Coke',
          ],
          [
            'burrito bowl with steak, brown rice, no beans, fajita veggies and lettuce',
            '1 Burrito Bowl||1 Steak Burrito',
          ],
        ],
      },
    ],
  ],
  [
    wokMenu,
    [
      {
        group: 'at length: wok',
        cases: [
          [
            'a quart of orange chicken and a pint of shrimp fried rice and two egg rolls',
            '1 Orange Chicken (Quart); 1 Shrimp Fried Rice (Pint); 2 Egg Roll',
          ],
          [
            'general tso extra crispy, hot, quart, with steamed rice instead of fried',
            '1 General Tso Chicken (Quart) {Hot}; 1 Steamed Rice||1 General Tso Chicken (Quart) {Hot}',
          ],
          [
            'twelve pot stickers, a large wonton soup and beef and broccoli, pint, mild',
            '1 Pot Stickers (12 pieces); 1 Wonton Soup (Large); 1 Beef with Broccoli (Pint) {Mild}',
          ],
          [
            'chicken lo mein and vegetable lo mein, quarts, plus four crab rangoons',
            '1 Chicken Lo Mein (Quart); 1 Vegetable Lo Mein (Quart); 4 Crab Rangoon',
          ],
        ],
      },
    ],
  ],
  [
    dhabaMenu,
    [
      {
        group: 'at length: hard on local menus',
        cases: [
          [
            'chicken and beef roll large, one each, medium spicy',
            '1 Chicken Roll (Large) {Medium}; 1 Beef Roll (Large) {Medium}',
          ],
          ['two biryani single, one aloo one beef', '1 Aloo Biryani (Single); 1 Beef Biryani (Single)'],
          ['do plain naan, nahi, teen kar do', '3 Plain Naan'],
          [
            'ek full mutton karahi teekhi, saath das roti aur bari wali coke',
            '1 Mutton Karahi (Full) {Hot}; 10 Tandoori Roti; 1 Coca Cola (1.5 Litre)',
          ],
          ['half kg chicken karahi and a dozen roghni naan', '1 Chicken Karahi (Half); 12 Roghni Naan'],
          [
            'i want the crispy chicken one with no mayo and large chips',
            '1 Zinger Burger; 1 French Fries (Large)',
          ],
          ['ate seekh kebabs hot', '1 Seekh Kebab (8 pieces) {Hot}||8 Seekh Kebab {Hot}'],
          ['pani puri and dahi baray one plate each', '1 Gol Gappay; 1 Dahi Bhallay'],
          [
            'take two sprites, actually one sprite and one pepsi, large',
            '1 Sprite; 1 Pepsi (Large)||1 Sprite (1.5 Litre); 1 Pepsi (Large)',
          ],
          ['no raita, no salad, just the beef pulao twice', '2 Beef Pulao'],
          [
            'we are four so four doodh patti and two plates gulab jamun four pieces',
            '4 Doodh Patti; 2 Gulab Jamun (4 pieces)',
          ],
          ['aloo paratha with extra makhan and kashmiri chai kam cheeni', '1 Aloo Paratha; 1 Kashmiri Chai'],
          ['can you check if there is kheer, if yes three', '3 Kheer'],
          ['a mojito and a mango shake less ice both', '1 Mint Margarita; 1 Mango Shake'],
          [
            'chicken boti full, not tikka karahi, and lassi bara',
            '1 Chicken Tikka Boti (Full); 1 Sweet Lassi (Large)',
          ],
          ['swap the beef burger for a zinger', '1 Zinger Burger'],
        ],
      },
    ],
  ],
];
