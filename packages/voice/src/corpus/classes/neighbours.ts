import type { CorpusSets } from '../corpus.ts';
import {
  corniceBurgerMenu,
  corniceBurritoMenu,
  corniceCoffeeMenu,
  corniceDesiMenu,
  corniceFamilyMenu,
  cornicePizzaMenu,
  corniceSubMenu,
} from '../menus/cornice.ts';

/** Beside every kind of sentence that was once misread on these menus, others said in the same way. */
export const neighbourSets: CorpusSets = [
  [
    corniceCoffeeMenu,
    [
      {
        group: 'neighbours: coffee',
        cases: [
          [
            'a latte in a medium cup and a mocha in a large',
            '1 Caffe Latte|Iced Latte (Medium); 1 Mocha (Large)',
          ],
          ['give me too small cappuccinos', '2 Cappuccino (Small)'],
          ["i'll have to large flat whites and a glazed donut", '2 Flat White (Large); 1 Glazed Donut'],
          ['three cappuccinos two with oat milk the other with soy', '3 Cappuccino'],
          [
            'two mochas one small one large the large one with extra whip',
            '1 Mocha (Small); 1 Mocha (Large)',
          ],
          ['a hot choc and a choc chip muffin', '1 Hot Chocolate; 1 Chocolate Chip Muffin'],
          ['one of each muffin please', '1 Blueberry Muffin; 1 Chocolate Chip Muffin'],
          ['two muffins one of each', '1 Blueberry Muffin; 1 Chocolate Chip Muffin'],
          [
            'an americano in a small and a cold brew in a medium vanilla in both',
            '1 Americano (Small); 1 Cold Brew (Medium)',
          ],
          ['three cold brews one of them large', '2 Cold Brew; 1 Cold Brew (Large)'],
          ['a large cappuccino oh leave it just a green tea', '1 Green Tea'],
          ['a cappuccino uh flat white sorry', '1 Flat White'],
          ['do you think i could get a small mocha and a cinnamon roll', '1 Mocha (Small); 1 Cinnamon Roll'],
          ['i could go for a matcha latte large', '1 Matcha Latte (Large)'],
          ['hit me with a double espresso', '1 Espresso (Double)'],
          ['brekkie tea large please', '1 English Breakfast Tea (Large)'],
          ['a caramel macchiato for sandra and a chai latte for priya', '1 Caramel Macchiato; 1 Chai Latte'],
        ],
      },
    ],
  ],
  [
    corniceSubMenu,
    [
      {
        group: 'neighbours: subs',
        cases: [
          ['a blt but on flatbread footlong no mayo', '1 BLT Sub (Footlong)'],
          ['roast beef the long one with mustard', '1 Roast Beef Sub (Footlong)'],
          [
            'a footlong tuna and a footlong italian one of each chips',
            '1 Tuna Sub (Footlong); 1 Italian Sub (Footlong); 1 Classic Potato Chips; 1 BBQ Potato Chips; 1 Salt & Vinegar Chips',
          ],
          [
            'meatball marinara footlong hold the cheese and two bottled waters',
            '1 Meatball Marinara Sub (Footlong); 2 Bottled Water',
          ],
          ['an egg and cheese flatbread and an oj', '1 Egg & Cheese Flatbread; 1 Orange Juice'],
          [
            'buffalo chicken twelve inch and a bowl of tomato soup',
            '1 Buffalo Chicken Sub (Footlong); 1 Tomato Soup (Bowl)',
          ],
          ['the kids want a kids ham and apple slices', '1 Kids Ham Sub; 1 Apple Slices'],
          ['not the footlong just a six inch turkey', '1 Turkey Breast Sub (6-inch)'],
          ['tomato soup not the bowl just a cup', '1 Tomato Soup (Cup)'],
          [
            'chicken noodle soup in a bowl and a tomato soup in a cup',
            '1 Chicken Noodle Soup (Bowl); 1 Tomato Soup (Cup)',
          ],
          ['veggie delight six inch no wait footlong', '1 Veggie Delight Sub (Footlong)'],
          ['a six inch tuna actually go with the footlong', '1 Tuna Sub (Footlong)'],
          [
            'two tuna subs one six inch one footlong and a large sprite',
            '1 Tuna Sub (6-inch); 1 Tuna Sub (Footlong); 1 Sprite (Large)',
          ],
        ],
      },
    ],
  ],
  [
    corniceBurgerMenu,
    [
      {
        group: 'neighbours: burgers',
        cases: [
          [
            'so three cheeseburger meals two large one regular',
            '2 Cheeseburger Meal (Large); 1 Cheeseburger Meal (Regular)',
          ],
          ['a crispy chicken meal regular with sprite as the drink', '1 Crispy Chicken Meal (Regular)'],
          [
            'classic burger meal large with a coke to drink with it and an apple pie',
            '1 Classic Burger Meal (Large); 1 Apple Pie',
          ],
          ['cheese burger meal and a cheese burger double', '1 Cheeseburger Meal; 1 Cheeseburger (Double)'],
          ['two classics and a large root beer', '2 Classic Burger; 1 Root Beer (Large)'],
          ['a classic single no onions', '1 Classic Burger (Single)'],
          [
            'smoky bbq double and sweet potato fries large',
            '1 Smoky BBQ Burger (Double); 1 Sweet Potato Fries (Large)',
          ],
          ['mushroom swiss double please', '1 Mushroom Swiss Burger (Double)'],
          ['a bacon cheeseburger actually just a cheeseburger', '1 Cheeseburger'],
          ['bacon cheeseburger double and fries no wait forget the fries', '1 Bacon Cheeseburger (Double)'],
          ['cheeseburger and a large coke forget the burger', '1 Coke (Large)'],
          ['a veggie burger, large fries and a coke, keep the fries drop the rest', '1 French Fries (Large)'],
          [
            'three spicy chicken burgers two of them extra hot the rest mild',
            '2 Spicy Chicken Burger {Extra Hot}; 1 Spicy Chicken Burger {Mild}',
          ],
          [
            'two spicy chicken burgers one of them hot and a coleslaw',
            '1 Spicy Chicken Burger; 1 Spicy Chicken Burger {Hot}; 1 Coleslaw',
          ],
          ['two classic burgers extra cheese on one of them and fries', '2 Classic Burger; 1 French Fries'],
          ['ten nuggets and a dozen wings hot', '1 Chicken Nuggets (10 pcs); 1 Buffalo Wings (12 pcs) {Hot}'],
          ['nuggets the ten one', '1 Chicken Nuggets (10 pcs)'],
          ['six nuggets no make it twenty', '1 Chicken Nuggets (20 pcs)'],
          ['my two boys each get a kids meal', '2 Kids Nugget Meal'],
          ['there are three of us so a cheeseburger and a coke each', '3 Cheeseburger; 3 Coke'],
          ['seven up large and a fish burger', '1 Sprite (Large); 1 Fish Burger'],
          ['a seven up and three fish burgers', '1 Sprite; 3 Fish Burger'],
          ['four shakes two oreo the rest vanilla', '2 Oreo Shake; 2 Vanilla Shake'],
          [
            'two shakes one chocolate one strawberry both large',
            '1 Chocolate Shake (Large); 1 Strawberry Shake (Large)',
          ],
          ['what sizes do the fries come in okay give me a large fries', '1 French Fries (Large)'],
          ["is the chili cheese fries spicy anyway i'll take one", '1 Chili Cheese Fries'],
        ],
      },
    ],
  ],
  [
    corniceBurritoMenu,
    [
      {
        group: 'neighbours: burrito',
        cases: [
          ['steak burrito bowl large hot with black beans', '1 Steak Bowl (Large) {Hot}'],
          [
            'carnitas bowl no rice extra salsa medium and a large horchata',
            '1 Carnitas Bowl {Medium}; 1 Horchata (Large)||1 Carnitas Bowl (Regular); 1 Horchata (Large)',
          ],
          ['six tacos three steak three al pastor on corn tortillas', '3 Steak Taco; 3 Al Pastor Taco'],
          ['four tacos two fish one chicken and the rest steak', '2 Fish Taco; 1 Chicken Taco; 1 Steak Taco'],
          ['chips no salsa just guac', '1 Chips & Guacamole|Side of Guacamole'],
          [
            'veggie burrito with brown rice pinto beans fajita veggies pico lettuce and sour cream',
            '1 Veggie Burrito',
          ],
          ['six churros', '1 Churros (6 pcs)'],
          [
            'quesadillas one of each for the table',
            '1 Cheese Quesadilla; 1 Chicken Quesadilla; 1 Steak Quesadilla; 1 Kids Quesadilla',
          ],
          ['two jarritos one mandarin one lime', '1 Jarritos Mandarin; 1 Jarritos Lime'],
          [
            'chicken burrito large two hot one mild',
            '2 Chicken Burrito (Large) {Hot}; 1 Chicken Burrito (Large) {Mild}',
          ],
          [
            'so two large steak burritos one mild one hot and chips and queso',
            '1 Steak Burrito (Large) {Mild}; 1 Steak Burrito (Large) {Hot}; 1 Chips & Queso',
          ],
          ['barbacoa burrito no sour cream hot please', '1 Barbacoa Burrito {Hot}'],
        ],
      },
    ],
  ],
  [
    cornicePizzaMenu,
    [
      {
        group: 'neighbours: pizza',
        cases: [
          [
            'pepperoni two large one medium',
            '2 Pepperoni Pizza (Large (14")); 1 Pepperoni Pizza (Medium (12"))',
          ],
          [
            'margherita pizza one large one small and a tiramisu',
            '1 Margherita Pizza (Large (14")); 1 Margherita Pizza (Small (10")); 1 Tiramisu',
          ],
          ['large meat feast and garlic dip times two', '1 Meat Feast Pizza (Large (14")); 2 Garlic Dip'],
          ['garlic bread with cheese and a caesar salad', '1 Cheesy Garlic Bread; 1 Caesar Salad'],
          ['garlic bread two orders and potato wedges large', '2 Garlic Bread; 1 Potato Wedges (Large)'],
          [
            'four cheese medium and six dough balls',
            '1 Four Cheese Pizza (Medium (12")); 1 Dough Balls (6 pcs)',
          ],
          [
            'three pizzas pepperoni hawaiian and margherita all large',
            '1 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Large (14")); 1 Margherita Pizza (Large (14"))',
          ],
          [
            'large hawaiian make it gluten free and a sprite can',
            '1 Hawaiian Pizza (Large (14")); 1 Sprite (Can)',
          ],
          [
            'buffalo chicken medium extra cheese well done and one of each dip',
            '1 Buffalo Chicken Pizza (Medium (12")); 1 Garlic Dip; 1 BBQ Dip; 1 Ranch Dip',
          ],
          [
            'one spag bol one lasagna and garlic bread for the kids',
            '1 Spaghetti Bolognese; 1 Lasagne; 1 Garlic Bread',
          ],
          [
            'a large pepperoni actually you know what make that a medium hawaiian instead',
            '1 Hawaiian Pizza (Medium (12"))',
          ],
          [
            'five pizzas three pepperoni and the rest margherita all medium',
            '3 Pepperoni Pizza (Medium (12")); 2 Margherita Pizza (Medium (12"))',
          ],
        ],
      },
    ],
  ],
  [
    corniceDesiMenu,
    [
      {
        group: 'neighbours: desi',
        cases: [
          [
            'so four chicken biryani full two hot two mild',
            '2 Chicken Biryani (Full) {Hot}; 2 Chicken Biryani (Full) {Mild}',
          ],
          ['five lassi three mango and the rest salted', '3 Mango Lassi; 2 Salted Lassi'],
          ['two each of the garlic and roghni naan', '2 Garlic Naan; 2 Roghni Naan'],
          ['one each of chicken and mutton karahi half', '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)'],
          ['garlic naan four nice and soft', '4 Garlic Naan'],
          ['do mango lassi nahi teen', '3 Mango Lassi'],
          ['kinley water small two', '2 Mineral Water (Small)'],
          [
            'a cold coke regular and a hot chicken karahi full',
            '1 Coke (Regular); 1 Chicken Karahi (Full) {Hot}',
          ],
          ['two raita and a green salad leave the salad', '2 Raita'],
          ['chicken korma half not too spicy my daughter will eat it', '1 Chicken Korma (Half) {Mild}'],
          ['three seekh kabab full no two full one half', '2 Seekh Kabab (Full); 1 Seekh Kabab (Half)'],
          ['chicken karahi no not karahi chicken handi half', '1 Chicken Handi (Half)'],
          [
            "samosa that's one pakora that's two and kheer that's three",
            '1 Samosa; 1 Vegetable Pakora; 1 Kheer',
          ],
          ['naan four garlic two plain and one roghni', '4 Garlic Naan; 2 Plain Naan; 1 Roghni Naan'],
          [
            'two karahis one chicken one mutton both half mild',
            '1 Chicken Karahi (Half) {Mild}; 1 Mutton Karahi (Half) {Mild}',
          ],
          ['six samosas keep the samosas forget the rest', '6 Samosa'],
          [
            'mere liye ek half biryani chicken wali aur bhai ke liye full mutton',
            '1 Chicken Biryani (Half); 1 Mutton Biryani (Full)',
          ],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'neighbours: family',
        cases: [
          ['the salmon please and a small coke', '1 Grilled Salmon; 1 Coke (Small)'],
          ['my wife the lasagna and for me the ribeye twelve ounce', '1 Lasagna; 1 Ribeye Steak (12 oz)'],
          ['ribeye eight ounce no twelve', '1 Ribeye Steak (12 oz)'],
          ['a twelve ounce steak go with the eight', '1 Ribeye Steak (8 oz)'],
          ['small lemonade um large lemonade sorry', '1 Lemonade (Large)'],
          ['a coffee and a chocolate cake no not chocolate cake apple pie', '1 Coffee; 1 Apple Pie'],
          ['the club sandwich hmm actually give me the pot pie instead', '1 Chicken Pot Pie'],
          ['a a small a small iced tea', '1 Iced Tea (Small)'],
          ['what do you call it the clam chowder a bowl', '1 Clam Chowder (Bowl)'],
          [
            'steak twelve ounce a caesar salad small and a coffee',
            '1 Ribeye Steak (12 oz); 1 Caesar Salad (Small); 1 Coffee',
          ],
          [
            'the kids are hungry so two nuggets and two small cokes',
            '2 Kids Chicken Nuggets; 2 Coke (Small)',
          ],
          ['could you manage a greek salad large with no olives', '1 Greek Salad (Large)'],
          ['my three kids will each have a chocolate milkshake', '3 Chocolate Milkshake'],
          [
            "coffee for me that's one coffee for dad that's two and a sparkling water",
            '2 Coffee; 1 Sparkling Water',
          ],
          [
            'half roast chicken not the whole just half and mashed potatoes',
            '1 Roast Chicken (Half); 1 Mashed Potatoes',
          ],
          [
            'two cheeseburgers one mild one hot and fries large',
            '1 Cheeseburger {Mild}; 1 Cheeseburger {Hot}; 1 French Fries (Large)',
          ],
          [
            'do you still have the meatloaf if so two and a side of mashed potatoes',
            '2 Meatloaf; 1 Mashed Potatoes',
          ],
          ['is the clam chowder fresh okay then a cup of that', '1 Clam Chowder (Cup)'],
        ],
      },
    ],
  ],
];
