import type { CorpusGroup } from '../corpus.ts';

/** Orders for a coffee shop, a sandwich shop, a burger bar and a pizzeria; one group per class. */
export const coffeeCorpus: readonly CorpusGroup[] = [
  {
    group: 'coffee: plain',
    cases: [
      ['a large latte please', '1 Latte (Large)'],
      ['can I get two medium cappuccinos', '2 Cappuccino (Medium)'],
      ['three small americanos and a blueberry muffin', '3 Americano (Small); 1 Blueberry Muffin'],
      ['double espresso', '1 Espresso (Double)'],
      ['one flat white and a croissant', '1 Flat White; 1 Butter Croissant'],
      ['a cold brew, large, and two cookies', '1 Cold Brew (Large); 2 Chocolate Chip Cookie'],
      ["I'd like a medium drip coffee", '1 Drip Coffee (Medium)'],
      [
        'hey could I get a small hot chocolate and a bagel',
        '1 Hot Chocolate (Small); 1 Bagel with Cream Cheese',
      ],
      ['an earl grey', '1 Earl Grey Tea'],
      ['two iced lattes one large one small', '1 Iced Latte (Large); 1 Iced Latte (Small)'],
    ],
  },
  {
    group: 'coffee: wishes',
    cases: [
      ['a large latte with oat milk', '1 Latte (Large)'],
      ['one medium latte with two pumps of vanilla syrup', '1 Latte (Medium)'],
      ['small cappuccino with extra foam and cinnamon on top', '1 Cappuccino (Small)'],
      ['a mocha with whipped cream and a splash of almond milk', '1 Mocha'],
      ['large americano with a little bit of cream and three sugars', '1 Americano (Large)'],
      ['two lattes with soy milk and a banana bread', '2 Latte; 1 Banana Bread'],
      ['I want a caramel macchiato with no whip and light ice', '1 Caramel Macchiato'],
      ['a medium drip coffee dark roast with room for milk', '1 Drip Coffee (Medium)'],
      ['a decaf latte large with one shot of hazelnut', '1 Latte (Large)'],
      ['give me an espresso with a dash of honey', '1 Espresso'],
      ['medium mocha hold the whipped cream', '1 Mocha (Medium)'],
      ['one large cold brew only with two percent milk', '1 Cold Brew (Large)'],
      ['a chai latte without sugar and with coconut milk', '1 Chai Latte'],
      ['three hot chocolates with marshmallows', '3 Hot Chocolate'],
      ['large latte extra hot with caramel drizzle', '1 Latte (Large)'],
      ['two small cappuccinos one with oat milk', '2 Cappuccino (Small)'],
      ['can you make me a medium latte with half skim milk and half cream', '1 Latte (Medium)'],
      [
        'a large drip coffee with milk and sugar and a chocolate chip cookie',
        '1 Drip Coffee (Large); 1 Chocolate Chip Cookie',
      ],
      ['vanilla frappe large with chocolate chips and whipped cream', '1 Vanilla Frappe (Large)'],
      ['a latte with four pumps vanilla, three sugars and no foam please', '1 Latte'],
    ],
  },
  {
    group: 'coffee: loose',
    cases: [
      [
        'so I think I will do a large mocha and also a small drip coffee',
        '1 Mocha (Large); 1 Drip Coffee (Small)',
      ],
      ['my friend wants a small latte and I want a large one', '1 Latte (Small); 1 Latte (Large)'],
      ['is it possible to get a medium flat white', '1 Flat White'],
      ['could you do me a large chai latte', '1 Chai Latte (Large)'],
      ['a small black coffee', '1 Drip Coffee (Small)'],
      ['four lattes, two large and two medium', '2 Latte (Large); 2 Latte (Medium)'],
      ['one latte, actually make it a mocha', '1 Mocha'],
      ['a big hot chocolate for my kid', '1 Hot Chocolate (Large)'],
      ['too small lattes', '2 Latte (Small)'],
      ['for cappuccinos and ate cookies', '4 Cappuccino; 8 Chocolate Chip Cookie'],
    ],
  },
];

export const subCorpus: readonly CorpusGroup[] = [
  {
    group: 'sub: plain',
    cases: [
      ['a footlong italian classic', '1 Italian Classic (Footlong)'],
      ['six inch tuna melt and a bag of chips', '1 Tuna Melt (6 inch); 1 Potato Chips'],
      ['two roast turkey subs', '2 Roast Turkey'],
      ['one meatball sub, twelve inch', '1 Meatball Marinara (Footlong)'],
      ['I want a turkey sandwich and a medium lemonade', '1 Roast Turkey; 1 Lemonade (Medium)'],
      ['a bowl of tomato soup and a bottle of water', '1 Tomato Soup (Bowl); 1 Bottled Water'],
      [
        'three chocolate chip cookies and a large fountain drink',
        '3 Chocolate Chip Cookie; 1 Fountain Drink (Large)',
      ],
      ['the club', '1 Club Combo'],
      [
        'chicken teriyaki footlong and a six inch ham',
        '1 Chicken Teriyaki (Footlong); 1 Black Pepper Ham (6 inch)',
      ],
      ['steak and cheese six inch', '1 Steak and Cheese (6 inch)'],
    ],
  },
  {
    group: 'sub: wishes',
    cases: [
      ['a six inch roast turkey on wheat bread with lettuce tomatoes and mayo', '1 Roast Turkey (6 inch)'],
      [
        'footlong italian classic with provolone, olives, pickles, onions and oil and vinegar',
        '1 Italian Classic (Footlong)',
      ],
      ['one tuna melt with no onions and extra cheese', '1 Tuna Melt'],
      ['black pepper ham sub on white with swiss cheese and mustard toasted', '1 Black Pepper Ham'],
      ['veggie garden with spinach cucumbers green peppers and ranch dressing', '1 Veggie Garden'],
      [
        'I would like a meatball marinara with parmesan and a bag of potato chips',
        '1 Meatball Marinara; 1 Potato Chips',
      ],
      ['two club combos with turkey ham and bacon, and two lemonades', '2 Club Combo; 2 Lemonade'],
      ['a chicken teriyaki with sweet onion sauce, no jalapenos, on honey oat', '1 Chicken Teriyaki'],
      [
        'spicy salami footlong with pepper jack and black olives but hold the mayo',
        '1 Spicy Salami (Footlong)',
      ],
      ['steak and cheese with grilled onions, green peppers and extra steak', '1 Steak and Cheese'],
      [
        'give me a six inch ham with american cheese, lettuce, a little salt and pepper and a cookie',
        '1 Black Pepper Ham (6 inch); 1 Chocolate Chip Cookie',
      ],
      ['one footlong turkey, wheat, no cheese, all the veggies', '1 Roast Turkey (Footlong)'],
      ['an italian classic only with lettuce and a splash of vinegar', '1 Italian Classic'],
      [
        'a six inch tuna on italian bread with tomato and black olives and a large lemonade with no ice',
        '1 Tuna Melt (6 inch); 1 Lemonade (Large)',
      ],
      ['roast turkey six inch with bacon avocado and chipotle sauce please', '1 Roast Turkey (6 inch)'],
      ['a veggie sub with tomatoes and carrots without onions', '1 Veggie Garden'],
      ['a teriyaki sub with double meat and light mayo', '1 Chicken Teriyaki'],
      ['three footlong meatball subs with mozzarella, one without sauce', '3 Meatball Marinara (Footlong)'],
    ],
  },
  {
    group: 'sub: loose',
    cases: [
      [
        "I'm gonna need a footlong steak and cheese and two six inch turkeys",
        '1 Steak and Cheese (Footlong); 2 Roast Turkey (6 inch)',
      ],
      ['do you have tomato soup, if yes two cups of it', '2 Tomato Soup (Cup)'],
      ['a ham and a turkey sub, both footlong', '1 Black Pepper Ham (Footlong); 1 Roast Turkey (Footlong)'],
      ['no chips, just a tuna melt', '1 Tuna Melt'],
      ['we are four people so give me four club combos', '4 Club Combo'],
      ['a small drink and apple slices', '1 Fountain Drink (Small); 1 Apple Slices'],
      ['one veggie garden no wait two', '2 Veggie Garden'],
      ['a salami sandwich', '1 Spicy Salami'],
    ],
  },
];

export const burgerCorpus: readonly CorpusGroup[] = [
  {
    group: 'burger: plain',
    cases: [
      ['the volcano and large fries', '1 Volcano Burger; 1 French Fries|Curly Fries (Large)'],
      ['two classic burgers and two sodas', '2 Classic Burger; 2 Soda'],
      ['a bacon burger with curly fries', '1 Bacon Burger; 1 Curly Fries'],
      ['nine piece nuggets', '1 Chicken Nuggets (9 pieces)'],
      [
        'one veggie burger one double stack and a chocolate shake',
        '1 Veggie Burger; 1 Double Stack Burger; 1 Chocolate Shake',
      ],
      ['crispy chicken burger hot and a small iced tea', '1 Crispy Chicken Burger {Hot}; 1 Iced Tea (Small)'],
      ['large onion rings and coleslaw', '1 Onion Rings (Large); 1 Coleslaw'],
      ['a mushroom burger', '1 Mushroom Melt Burger'],
      ['three bottles of water', '3 Mineral Water'],
      ['a medium coke', '1 Soda (Medium)'],
    ],
  },
  {
    group: 'burger: wishes',
    cases: [
      ['a classic burger with bacon and extra cheese', '1 Classic Burger'],
      ['veggie burger with lettuce, tomato, mushrooms and no onions', '1 Veggie Burger'],
      ['two bacon burgers, hold the pickles, and a large soda with no ice', '2 Bacon Burger; 1 Soda (Large)'],
      ['one crispy chicken burger with honey mustard only', '1 Crispy Chicken Burger'],
      [
        'double stack burger well done with ketchup and mayo and a side of curly fries',
        '1 Double Stack Burger; 1 Curly Fries',
      ],
      ['a volcano burger without jalapenos', '1 Volcano Burger'],
      ['classic burger with a fried egg and onion rings', '1 Classic Burger; 1 Onion Rings'],
      [
        'I want a mushroom melt with swiss, caramelized onions and garlic aioli, plus medium fries with salt',
        '1 Mushroom Melt Burger; 1 French Fries (Medium)',
      ],
      ['vanilla shake with chocolate sauce and sprinkles', '1 Vanilla Shake'],
      ['large fries with cheese and chilli on the side', '1 French Fries|Curly Fries (Large)'],
      ['a bacon burger no bacon', '1 Bacon Burger'],
      ['classic burger medium rare with lettuce and pickles', '1 Classic Burger'],
    ],
  },
  {
    group: 'burger: loose',
    cases: [
      ['a vanilla and a chocolate shake', '1 Vanilla Shake; 1 Chocolate Shake'],
      ['two veggie and three bacon burgers', '2 Veggie Burger; 3 Bacon Burger'],
      ["don't give me the coleslaw give me onion rings", '1 Onion Rings'],
      ['a cheeseburger', ''],
      [
        'four people here, four classic burgers and a twenty piece nuggets',
        '4 Classic Burger; 1 Chicken Nuggets (20 pieces)',
      ],
      ['two large chips', '2 French Fries|Curly Fries (Large)'],
      [
        'one classic, one volcano, both with small fries',
        '1 Classic Burger; 1 Volcano Burger; 2 French Fries|Curly Fries (Small) || 1 Classic Burger; 1 Volcano Burger; 1 French Fries|Curly Fries (Small)',
      ],
      ['milk shake chocolate flavour two', '2 Chocolate Shake'],
    ],
  },
];

export const pizzaCorpus: readonly CorpusGroup[] = [
  {
    group: 'pizza: plain',
    cases: [
      ['a large pepperoni pizza', '1 Pepperoni (Large)'],
      ['two medium margheritas and garlic knots', '2 Margherita (Medium); 1 Garlic Knots'],
      ['twelve piece buffalo wings extra hot', '1 Buffalo Wings (12 pieces) {Extra Hot}'],
      ['one small hawaiian one large meat lovers', '1 Hawaiian (Small); 1 Meat Lovers (Large)'],
      ['a can of pepsi and a lava cake', '1 Pepsi (Can); 1 Chocolate Lava Cake'],
      ['half caesar salad and four seasons medium', '1 Caesar Salad (Half); 1 Four Seasons (Medium)'],
      ['big bottle of pepsi', '1 Pepsi (1.5 Litre)'],
      ['bbq chicken large', '1 BBQ Chicken Pizza (Large)'],
    ],
  },
  {
    group: 'pizza: wishes',
    cases: [
      ['large pepperoni with mushrooms, olives and extra cheese', '1 Pepperoni (Large)'],
      ['medium margherita thin crust with fresh basil and no garlic', '1 Margherita (Medium)'],
      ['two small veggie feasts without peppers and one lemonade', '2 Veggie Feast (Small); 1 Lemonade'],
      ['a hawaiian with half the pineapple', '1 Hawaiian'],
      ['meat lovers large with stuffed crust and barbecue sauce instead of tomato', '1 Meat Lovers (Large)'],
      ['a large pizza with pepperoni and mushrooms', '1 Pepperoni (Large)'],
      ['caesar salad full with chicken and dressing on the side', '1 Caesar Salad (Full)'],
      ['pepperoni pizza no cheese and a tiramisu', '1 Pepperoni; 1 Tiramisu'],
      ['margherita well done with chilli flakes', '1 Margherita'],
      ['wings six pieces hot with ranch and blue cheese', '1 Buffalo Wings (6 pieces) {Hot}'],
    ],
  },
  {
    group: 'pizza: loose',
    cases: [
      ['a large and a small pepperoni', '1 Pepperoni (Large); 1 Pepperoni (Small)'],
      ['one large pepperoni, no sorry hawaiian', '1 Hawaiian (Large)'],
      ['do you have tiramisu? if you do I will take two', '2 Tiramisu'],
      ['I would not mind a medium veggie feast', '1 Veggie Feast (Medium)'],
      ['for four people a large four seasons', '1 Four Seasons (Large)'],
      ['a margherita and a hawaiian pizza both medium', '1 Margherita (Medium); 1 Hawaiian (Medium)'],
    ],
  },
];
