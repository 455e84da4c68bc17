import type { CorpusGroup } from '../corpus.ts';

/**
 * Never tuned on: only its totals are looked at. Whoever mends something that shows here writes new sentences of the
 * same class into the other files and mends those.
 */
export const frozenCoffee: readonly CorpusGroup[] = [
  {
    group: 'frozen coffee',
    cases: [
      ['hi can I have a medium mocha with almond milk please', '1 Mocha (Medium)'],
      ['I need five large drip coffees with cream on the side', '5 Drip Coffee (Large)'],
      ['a small latte with three pumps of hazelnut and no foam', '1 Latte (Small)'],
      ['two cappuccinos, one small, one large', '1 Cappuccino (Small); 1 Cappuccino (Large)'],
      ['one iced latte with caramel syrup and a banana bread', '1 Iced Latte; 1 Banana Bread'],
      ['medium americano with a splash of milk', '1 Americano (Medium)'],
      ['large mocha decaf with skim milk and extra chocolate', '1 Mocha (Large)'],
      [
        'give me a double espresso and a small hot chocolate with marshmallows',
        '1 Espresso (Double); 1 Hot Chocolate (Small)',
      ],
      ['a latte and a cappuccino both large', '1 Latte (Large); 1 Cappuccino (Large)'],
      [
        'can I please get a caramel macchiato large with whole milk and light caramel',
        '1 Caramel Macchiato (Large)',
      ],
      ['green tea with lemon and honey', '1 Green Tea'],
      ['two chai lattes with soy, and a blueberry muffin warmed up', '2 Chai Latte; 1 Blueberry Muffin'],
      ['I would love a cold brew with sweet cream', '1 Cold Brew'],
      ['a big americano, black', '1 Americano (Large)'],
      ['three espressos with sugar', '3 Espresso'],
      ['one cookie and one croissant', '1 Chocolate Chip Cookie; 1 Butter Croissant'],
      ['a small cappuccino with cinnamon, vanilla powder and two sugars', '1 Cappuccino (Small)'],
      ['do you do flat whites? two please', '2 Flat White'],
      ['medium latte not too hot with coconut milk', '1 Latte (Medium)'],
      ['large vanilla frappe without whipped cream', '1 Vanilla Frappe (Large)'],
    ],
  },
];
export const frozenSub: readonly CorpusGroup[] = [
  {
    group: 'frozen sub',
    cases: [
      [
        'a footlong roast turkey on italian bread with lettuce, cheddar and mustard',
        '1 Roast Turkey (Footlong)',
      ],
      ['one tuna sandwich six inch with pickles', '1 Tuna Melt (6 inch)'],
      [
        'steak and cheese sub with onions, green peppers and a large drink',
        '1 Steak and Cheese; 1 Fountain Drink (Large)',
      ],
      ['two six inch veggie subs with everything on them', '2 Veggie Garden (6 inch)'],
      ['ham sub on wheat, extra tomatoes, no mayo, and a bag of chips', '1 Black Pepper Ham; 1 Potato Chips'],
      ['can I get the meatball with provolone cheese', '1 Meatball Marinara'],
      ['italian classic footlong with salami and pepperoni and olives', '1 Italian Classic (Footlong)'],
      ['a club with bacon and a cup of tomato soup', '1 Club Combo; 1 Tomato Soup (Cup)'],
      [
        'chicken teriyaki with spinach, cucumber and sweet onion sauce and two cookies',
        '1 Chicken Teriyaki; 2 Chocolate Chip Cookie',
      ],
      ['I will take a spicy salami on flatbread with spinach only', '1 Spicy Salami'],
      ['three turkey sandwiches, one with no cheese', '3 Roast Turkey'],
      ['six inch italian, toasted, oil and vinegar, oregano', '1 Italian Classic (6 inch)'],
      ['a footlong and a six inch tuna melt', '1 Tuna Melt (Footlong); 1 Tuna Melt (6 inch)'],
      ['apple slices and water', '1 Apple Slices; 1 Bottled Water'],
      ['a black pepper ham with swiss, hold the onions please', '1 Black Pepper Ham'],
      ['lemonade large no ice and a veggie garden with avocado', '1 Lemonade (Large); 1 Veggie Garden'],
      ['meatball footlong with extra sauce and parmesan cheese on top', '1 Meatball Marinara (Footlong)'],
      [
        'one roast turkey, one tuna melt, both six inch, both with lettuce',
        '1 Roast Turkey (6 inch); 1 Tuna Melt (6 inch)',
      ],
      ['teriyaki and chips', '1 Chicken Teriyaki; 1 Potato Chips'],
      ['a six inch steak with jalapenos and chipotle southwest sauce', '1 Steak and Cheese (6 inch)'],
    ],
  },
];
export const frozenBurger: readonly CorpusGroup[] = [
  {
    group: 'frozen burger',
    cases: [
      [
        'one volcano burger extra hot with large curly fries',
        '1 Volcano Burger {Extra Hot}; 1 Curly Fries (Large)',
      ],
      ['a double stack with bacon, lettuce and special sauce', '1 Double Stack Burger'],
      [
        'two veggie burgers without mayo and one classic with extra pickles',
        '2 Veggie Burger; 1 Classic Burger',
      ],
      ['six nuggets and a vanilla milkshake', '1 Chicken Nuggets (6 pieces); 1 Vanilla Shake'],
      ['a crispy chicken with honey mustard and coleslaw', '1 Crispy Chicken Burger; 1 Coleslaw'],
      [
        'small onion rings with ranch and a medium iced tea with lemon',
        '1 Onion Rings (Small); 1 Iced Tea (Medium)',
      ],
      ['bacon burger no tomato no onion', '1 Bacon Burger'],
      ['three classic burgers, two with cheese', '3 Classic Burger'],
      ['a classic and a mushroom burger', '1 Classic Burger; 1 Mushroom Melt Burger'],
      ['large pepsi', '1 Soda (Large)'],
      [
        'mushroom melt with extra mushrooms and a small fries',
        '1 Mushroom Melt Burger; 1 French Fries|Curly Fries (Small)',
      ],
      ['give me a hamburger', '1 Classic Burger || '],
      ['two chocolate shakes with whipped cream, no cherry', '2 Chocolate Shake'],
      [
        'a volcano, mild if possible, and water',
        '1 Volcano Burger {Medium}; 1 Mineral Water || 1 Volcano Burger; 1 Mineral Water',
      ],
      ['one veggie burger with avocado, one bacon burger with egg', '1 Veggie Burger; 1 Bacon Burger'],
    ],
  },
];
export const frozenPizza: readonly CorpusGroup[] = [
  {
    group: 'frozen pizza',
    cases: [
      ['one large veggie feast with extra olives and no onions', '1 Veggie Feast (Large)'],
      [
        'two medium pepperoni pizzas and a two litre... sorry a can of pepsi',
        '2 Pepperoni (Medium); 1 Pepsi (Can)',
      ],
      [
        'small hawaiian with ham and pineapple, and garlic knots with marinara',
        '1 Hawaiian (Small); 1 Garlic Knots',
      ],
      ['a medium and a large margherita', '1 Margherita (Medium); 1 Margherita (Large)'],
      ['meat lovers with bacon sausage and ham, large', '1 Meat Lovers (Large)'],
      ['full caesar salad no croutons', '1 Caesar Salad (Full)'],
      ['bbq chicken pizza small with red onions and coriander', '1 BBQ Chicken Pizza (Small)'],
      ['six hot wings', '1 Buffalo Wings (6 pieces) {Hot}'],
      ['four seasons large with anchovies on one side', '1 Four Seasons (Large)'],
      ['a tiramisu and a sparkling water', '1 Tiramisu; 1 Sparkling Water'],
      ['a pepperoni and a hawaiian, both small', '1 Pepperoni (Small); 1 Hawaiian (Small)'],
      ['one margherita with gluten free crust', '1 Margherita'],
    ],
  },
];
export const frozenStreet: readonly CorpusGroup[] = [
  {
    group: 'frozen everyday',
    cases: [
      ['salam bhai do chicken biryani aur ek cola bhej dein', '2 Chicken Biryani; 1 Cola'],
      ['a paneer and a beef roll please', '1 Paneer Roll; 1 Beef Roll'],
      ['I want three zinger burgers with fries', '3 Zinger Burger (With fries)'],
      [
        'one chicken karahi full medium spicy and six garlic naan',
        '1 Chicken Karahi (Full) {Medium}; 6 Garlic Naan',
      ],
      ['large lassi two', '2 Sweet Lassi (Large)'],
      ['mutton biryani double and mint raita', '1 Mutton Biryani (Double); 1 Mint Raita'],
      ['get me some chips and a coke', '1 Masala Fries; 1 Cola'],
      ['four plates chicken biryani', '4 Chicken Biryani'],
      ['ek seekh kebab aur do roti', '1 Seekh Kebab; 2 Tandoori Roti'],
      ['too beef burgers and for samosas aloo', '2 Beef Burger; 4 Aloo Samosa'],
      ['I would like chai, two cups', '2 Karak Chai'],
      ['can you send malai boti double with no sauce', '1 Malai Boti (Double)'],
      ['gulab jamun three, kheer one', '3 Gulab Jamun; 1 Kheer'],
      ['chana chaat and chicken samosas half dozen', '1 Chana Chaat; 6 Chicken Samosa'],
      ['we are five, bring five chicken rolls', '5 Chicken Roll'],
      ['beef biryani kam mirch wali', '1 Beef Biryani {Mild}'],
      ['hot chicken tikka leg piece', '1 Chicken Tikka Leg {Hot}'],
      [
        'zinger with fries and a beef burger meal',
        '1 Zinger Burger (With fries); 1 Beef Burger (Meal with drink)',
      ],
      ['ten tandoori rotis, two chicken karahis half', '10 Tandoori Roti; 2 Chicken Karahi (Half)'],
      ['a mineral water and green tea', '1 Mineral Water; 1 Green Tea'],
    ],
  },
  {
    group: 'frozen hard',
    cases: [
      [
        'one chicken two beef rolls large',
        '1 Chicken Roll (Large); 2 Beef Roll (Large) || 1 Chicken Roll; 2 Beef Roll (Large)',
      ],
      ["no biryani today, I'll have a mutton karahi half", '1 Mutton Karahi (Half)'],
      ["I don't want the zinger, the beef burger please", '1 Beef Burger'],
      ['chicken biryani, no wait, mutton, two of them', '2 Mutton Biryani'],
      ['do you by any chance have gulab jamun? three if so', '3 Gulab Jamun'],
      ['for six people: three chicken karahi full', '3 Chicken Karahi (Full)'],
      ['a beef roll, hold the onions, extra chutney', '1 Beef Roll'],
      ['two lassis one large one regular', '1 Sweet Lassi (Large); 1 Sweet Lassi (Regular)'],
      ['one, two, three, four naan garlic', '4 Garlic Naan'],
      ['chai without milk and sugar', '1 Karak Chai'],
      ['تین چکن رول', '3 Chicken Roll'],
      ['दो मटन कड़ाही', '2 Mutton Karahi'],
      ['tres beef burger', '3 Beef Burger'],
      ['ek chicken biryani aur ek beef, dono double', '1 Chicken Biryani (Double); 1 Beef Biryani (Double)'],
      ['make it two zingers and scrap the fries', '2 Zinger Burger'],
      ['I had biryani yesterday so today karahi, chicken, half', '1 Chicken Karahi (Half)'],
      ['samosas, chicken ones, six', '6 Chicken Samosa'],
      ['would you be able to do a plain naan times five', '5 Plain Naan'],
      ['beef biryani with extra potatoes and without raita', '1 Beef Biryani'],
      ['karahi full chicken wali spicy', '1 Chicken Karahi (Full) {Hot}'],
    ],
  },
];
