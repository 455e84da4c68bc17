import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { cornerPizzaMenu, familyMenu, mehfilMenu } from '../menus/follow-up.ts';
import { heardBurgerMenu, heardCoffeeMenu, heardDesiMenu, heardPizzaMenu } from '../menus/heard.ts';

const heardDesiFollowUps: readonly CorpusGroup[] = [
  {
    group: 'follow-up: less',
    cases: [
      ['one biryani less', '2 Chicken Biryani (Half)', '3 Chicken Biryani (Half)'],
      ['two less roti please', '4 Tandoori Roti; 1 Nihari', '6 Tandoori Roti; 1 Nihari'],
      [
        'um actually three fewer naan',
        '2 Garlic Naan; 2 Chicken Karahi (Full)',
        '5 Garlic Naan; 2 Chicken Karahi (Full)',
      ],
    ],
  },
  {
    group: 'follow-up: make-that',
    cases: [
      ['make that three', '3 Chicken Roll', '2 Chicken Roll'],
      ['sorry make the naan five', '1 Haleem; 5 Plain Naan', '1 Haleem; 2 Plain Naan'],
      ['i meant six samosas not four', '6 Samosa; 1 Raita', '4 Samosa; 1 Raita'],
    ],
  },
  {
    group: 'follow-up: half-of',
    cases: [
      ['half of that would do', '2 Seekh Kebab', '4 Seekh Kebab'],
      [
        'make the biryani a half please',
        '1 Mutton Biryani (Half); 1 Raita',
        '1 Mutton Biryani (Full); 1 Raita',
      ],
    ],
  },
  {
    group: 'follow-up: another',
    cases: [
      [
        'another lassi please same size',
        '1 Chicken Karahi (Half); 4 Tandoori Roti; 2 Sweet Lassi (Large)',
        '1 Chicken Karahi (Half); 4 Tandoori Roti; 1 Sweet Lassi (Large)',
      ],
      [
        'one more garlic naan and a pepsi regular',
        '1 Butter Chicken; 2 Garlic Naan; 1 Pepsi (Regular)',
        '1 Butter Chicken; 1 Garlic Naan',
      ],
      ['another one', '2 Gulab Jamun', '1 Gulab Jamun'],
    ],
  },
  {
    group: 'follow-up: replace-part',
    cases: [
      [
        'make one of them mutton',
        '2 Chicken Biryani (Full); 1 Mutton Biryani (Full)',
        '3 Chicken Biryani (Full)',
      ],
      [
        'change two of the naans to roghni',
        '2 Plain Naan; 2 Roghni Naan; 1 Nihari',
        '4 Plain Naan; 1 Nihari',
      ],
    ],
  },
  {
    group: 'follow-up: replace',
    cases: [
      ['no sorry i meant chicken', '2 Chicken Roll', '2 Beef Roll'],
      ['instead of the kheer give me gajar halwa', '1 Gajar Halwa; 2 Doodh Patti', '1 Kheer; 2 Doodh Patti'],
      [
        'change the pepsi to a seven up',
        '1 7Up (Large); 1 Chicken Tikka',
        '1 Pepsi (Large); 1 Chicken Tikka',
      ],
    ],
  },
  {
    group: 'follow-up: spice',
    cases: [
      [
        'make it extra hot',
        '1 Chicken Karahi (Full); 6 Tandoori Roti',
        '1 Chicken Karahi (Full); 6 Tandoori Roti',
      ],
      [
        'the karahi mild please my mother is joining us',
        '1 Chicken Biryani (Half); 1 Mutton Karahi (Half)',
        '1 Chicken Biryani (Half); 1 Mutton Karahi (Half)',
      ],
    ],
  },
  {
    group: 'follow-up: remove',
    cases: [
      ['without the naan', '1 Butter Chicken; 1 Salad', '1 Butter Chicken; 2 Garlic Naan; 1 Salad'],
      [
        'take off the raita please',
        '2 Chicken Biryani (Half); 1 Pepsi',
        '2 Chicken Biryani (Half); 2 Raita; 1 Pepsi',
      ],
      ['cancel the last one', '1 Palak Paneer; 2 Plain Naan', '1 Palak Paneer; 2 Plain Naan; 1 Kheer'],
      [
        'forget about the samosas and the beef roll',
        '2 Chicken Roll',
        '2 Chicken Roll; 1 Beef Roll; 3 Samosa',
      ],
      ["cancel everything we'll come another day", '', '1 Nihari; 3 Roghni Naan'],
    ],
  },
  {
    group: 'follow-up: only',
    cases: [
      ['no wait only one malai boti', '1 Malai Boti; 1 Raita', '3 Malai Boti; 1 Raita'],
      ['no wait only one', '1 Doodh Patti', '2 Doodh Patti'],
    ],
  },
  {
    group: 'follow-up: double',
    cases: [
      [
        'double everything please more guests came',
        '2 Chicken Biryani (Full); 4 Raita; 4 Plain Naan',
        '1 Chicken Biryani (Full); 2 Raita; 2 Plain Naan',
      ],
      ['double it', '6 Chapli Kebab', '3 Chapli Kebab'],
    ],
  },
  {
    group: 'follow-up: roman-urdu',
    cases: [
      ['ek biryani kam kar dein', '1 Chicken Biryani (Half); 1 Raita', '2 Chicken Biryani (Half); 1 Raita'],
      ['bhai do naan aur dena', '1 Nihari; 4 Plain Naan', '1 Nihari; 2 Plain Naan'],
      [
        'salad rehne do aur karahi full kar do',
        '1 Chicken Karahi (Full)',
        '1 Chicken Karahi (Half); 1 Salad',
      ],
    ],
  },
];

const heardPizzaFollowUps: readonly CorpusGroup[] = [
  {
    group: 'follow-up: size',
    cases: [
      ['the bigger one please', '1 Pepperoni Pizza (Large)', '1 Pepperoni Pizza (Medium)'],
      ['all large', '1 Margherita (Large); 1 Hawaiian (Large)', '1 Margherita (Small); 1 Hawaiian (Medium)'],
      [
        'can you make one of the veggie supremes a large',
        '1 Veggie Supreme (Medium); 1 Veggie Supreme (Large); 1 Garlic Bread',
        '2 Veggie Supreme (Medium); 1 Garlic Bread',
      ],
      ['bottles instead of cans for the coke', '2 Coke (Bottle); 1 Lasagna', '2 Coke (Can); 1 Lasagna'],
    ],
  },
  {
    group: 'follow-up: replace',
    cases: [
      [
        'change the coke to a sprite',
        '1 Meat Lovers (Large); 1 Sprite (Can)',
        '1 Meat Lovers (Large); 1 Coke (Can)',
      ],
      [
        'one tiramisu and one cheesecake instead of two tiramisu',
        '1 Tiramisu; 1 Cheesecake; 1 Four Cheese Pizza (Medium)',
        '2 Tiramisu; 1 Four Cheese Pizza (Medium)',
      ],
    ],
  },
  {
    group: 'follow-up: remove',
    cases: [
      [
        "drop the wings and the wedges we're good with just the pizza",
        '1 BBQ Chicken Pizza (Large)',
        '1 BBQ Chicken Pizza (Large); 1 Potato Wedges; 1 Buffalo Wings (6 Piece)',
      ],
      ['my wife says no salad', '2 Ham Calzone', '2 Ham Calzone; 1 Caesar Salad'],
    ],
  },
  {
    group: 'follow-up: add',
    cases: [
      ['and two garlic breads as well please', '1 Hawaiian (Large); 2 Garlic Bread', '1 Hawaiian (Large)'],
      [
        'same pizza again but in small for my kid',
        '1 Pepperoni Pizza (Large); 1 Pepperoni Pizza (Small); 1 Diet Coke (Can)',
        '1 Pepperoni Pizza (Large); 1 Diet Coke (Can)',
      ],
    ],
  },
  {
    group: 'follow-up: note',
    cases: [
      ['extra cheese on that and a thin crust please', '1 Margherita (Medium)', '1 Margherita (Medium)'],
      ['no onions on it', '1 Chicken Tikka Pizza (Large)', '1 Chicken Tikka Pizza (Large)'],
    ],
  },
  {
    group: 'follow-up: less',
    cases: [['two garlic breads are enough', '2 Garlic Bread; 2 Lasagna', '4 Garlic Bread; 2 Lasagna']],
  },
];

const heardCoffeeFollowUps: readonly CorpusGroup[] = [
  {
    group: 'follow-up: size',
    cases: [
      [
        'actually make the lattes medium',
        '2 Latte (Medium); 1 Blueberry Muffin',
        '2 Latte (Small); 1 Blueberry Muffin',
      ],
    ],
  },
  {
    group: 'follow-up: note',
    cases: [['can you make one of them decaf', '2 Cappuccino (Medium)', '2 Cappuccino (Medium)']],
  },
  {
    group: 'follow-up: another',
    cases: [['same thing but small for my daughter', '1 Mocha (Large); 1 Mocha (Small)', '1 Mocha (Large)']],
  },
  {
    group: 'follow-up: replace',
    cases: [
      [
        "i'd like that latte iced",
        '1 Iced Latte (Medium); 1 Butter Croissant',
        '1 Latte (Medium); 1 Butter Croissant',
      ],
      [
        'could i get the almond croissant instead',
        '1 Almond Croissant; 1 Drip Coffee (Large)',
        '1 Butter Croissant; 1 Drip Coffee (Large)',
      ],
    ],
  },
  {
    group: 'follow-up: make-that',
    cases: [
      [
        'you know what two cinnamon rolls',
        '2 Cinnamon Roll; 1 Cold Brew (Medium)',
        '1 Cinnamon Roll; 1 Cold Brew (Medium)',
      ],
    ],
  },
  {
    group: 'follow-up: remove',
    cases: [
      [
        "i've got water with me so leave that out",
        '1 Espresso (Double); 1 Banana Bread',
        '1 Espresso (Double); 1 Banana Bread; 1 Bottled Water',
      ],
    ],
  },
  {
    group: 'follow-up: ambiguous',
    cases: [
      [
        'take away one muffin',
        '1 Chocolate Chip Muffin; 1 Green Tea (Small)||1 Blueberry Muffin; 1 Chocolate Chip Muffin; 1 Green Tea (Small)',
        '1 Blueberry Muffin; 1 Chocolate Chip Muffin; 1 Green Tea (Small)',
      ],
    ],
  },
];

const heardBurgerFollowUps: readonly CorpusGroup[] = [
  {
    group: 'follow-up: size',
    cases: [
      [
        'make it a double and the fries large',
        '1 Cheeseburger (Double); 1 French Fries (Large)',
        '1 Cheeseburger (Single); 1 French Fries (Regular)',
      ],
    ],
  },
  {
    group: 'follow-up: replace',
    cases: [
      [
        'swap one of the cokes for a root beer',
        '2 Classic Burger (Single); 1 Coke (Medium); 1 Root Beer (Medium)',
        '2 Classic Burger (Single); 2 Coke (Medium)',
      ],
      [
        'onion rings rather than fries please',
        '1 Fish Burger; 1 Onion Rings (Large)',
        '1 Fish Burger; 1 French Fries (Large)',
      ],
    ],
  },
  {
    group: 'follow-up: less',
    cases: [
      [
        'one shake less and one hot dog more',
        '2 Vanilla Shake (Large); 2 Hot Dog',
        '3 Vanilla Shake (Large); 1 Hot Dog',
      ],
    ],
  },
  {
    group: 'follow-up: remove',
    cases: [
      [
        'no dessert after all',
        '1 Bacon Cheeseburger (Double); 1 Onion Rings',
        '1 Bacon Cheeseburger (Double); 1 Onion Rings; 1 Brownie Sundae',
      ],
    ],
  },
  {
    group: 'follow-up: note',
    cases: [
      ['no pickles on one of them', '2 Mushroom Swiss Burger (Single)', '2 Mushroom Swiss Burger (Single)'],
    ],
  },
  {
    group: 'follow-up: spice',
    cases: [['one mild and one extra spicy', '2 Chicken Wings (6 Piece)', '2 Chicken Wings (6 Piece)']],
  },
  {
    group: 'follow-up: only',
    cases: [
      [
        'just one of each please my friend left',
        '1 Chili Dog; 1 Sprite (Small); 1 Apple Pie',
        '2 Chili Dog; 2 Sprite (Small); 1 Apple Pie',
      ],
    ],
  },
  {
    group: 'follow-up: confirm',
    cases: [
      [
        "yes that's all thank you",
        '1 Veggie Burger; 1 Sweet Potato Fries (Regular)',
        '1 Veggie Burger; 1 Sweet Potato Fries (Regular)',
      ],
    ],
  },
];

const mehfilFollowUps: readonly CorpusGroup[] = [
  {
    group: 'follow-up: add',
    cases: [
      ['and a raita please', '1 Chicken Biryani (Full); 1 Raita', '1 Chicken Biryani (Full)'],
      [
        'oh can we also have two mango lassis',
        '1 Chicken Karahi (Full); 4 Plain Naan; 2 Mango Lassi',
        '1 Chicken Karahi (Full); 4 Plain Naan',
      ],
    ],
  },
  {
    group: 'follow-up: more',
    cases: [
      [
        'two more garlic naan',
        '1 Butter Chicken (Half); 4 Garlic Naan',
        '1 Butter Chicken (Half); 2 Garlic Naan',
      ],
      [
        'another biryani same as that one',
        '2 Mutton Biryani (Full); 1 Raita',
        '1 Mutton Biryani (Full); 1 Raita',
      ],
    ],
  },
  {
    group: 'follow-up: remove',
    cases: [
      ['take off the green salad', '1 Seekh Kabab (Full)', '1 Seekh Kabab (Full); 1 Green Salad'],
      [
        "actually we don't need the rice",
        '1 Daal Makhani (Full); 4 Tandoori Roti',
        '1 Daal Makhani (Full); 1 Plain Rice (Full); 4 Tandoori Roti',
      ],
      [
        'one naan less please',
        '1 Chicken Handi (Full); 3 Garlic Naan',
        '1 Chicken Handi (Full); 4 Garlic Naan',
      ],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      [
        'change the chicken karahi to mutton',
        '1 Mutton Karahi (Full); 6 Tandoori Roti',
        '1 Chicken Karahi (Full); 6 Tandoori Roti',
      ],
      [
        'instead of plain naan give me garlic naan',
        '1 Beef Nihari (Full); 3 Garlic Naan',
        '1 Beef Nihari (Full); 3 Plain Naan',
      ],
      [
        'make one of the naans a roghni',
        '1 Butter Chicken (Full); 2 Plain Naan; 1 Roghni Naan',
        '1 Butter Chicken (Full); 3 Plain Naan',
      ],
    ],
  },
  {
    group: 'follow-up: size',
    cases: [
      [
        'make the korma a full',
        '1 Chicken Korma (Full); 2 Plain Naan',
        '1 Chicken Korma (Half); 2 Plain Naan',
      ],
      ['half is enough for the pulao', '1 Beef Pulao (Half); 1 Raita', '1 Beef Pulao (Full); 1 Raita'],
      [
        'make it a big bottle',
        '1 Chicken Tikka (Full); 1 Coke (1.5 Litre)',
        '1 Chicken Tikka (Full); 1 Coke (Regular)',
      ],
    ],
  },
  {
    group: 'follow-up: quantity',
    cases: [
      ['make it six samosas not four', '6 Samosa; 2 Doodh Patti Chai', '4 Samosa; 2 Doodh Patti Chai'],
      [
        'sorry i meant three chais',
        '3 Doodh Patti Chai; 1 Vegetable Pakora',
        '2 Doodh Patti Chai; 1 Vegetable Pakora',
      ],
    ],
  },
  {
    group: 'follow-up: spice',
    cases: [
      [
        'can you make the karahi extra spicy',
        '1 Chicken Karahi (Half) {Extra Hot}; 2 Tandoori Roti',
        '1 Chicken Karahi (Half); 2 Tandoori Roti',
      ],
    ],
  },
  {
    group: 'follow-up: note',
    cases: [
      [
        'no coriander on the biryani please',
        '1 Chicken Biryani (Half); 1 Raita',
        '1 Chicken Biryani (Half); 1 Raita',
      ],
    ],
  },
  {
    group: 'follow-up: confirm',
    cases: [
      [
        "yes that's everything thank you",
        '1 Malai Boti (Full); 2 Garlic Naan',
        '1 Malai Boti (Full); 2 Garlic Naan',
      ],
    ],
  },
  {
    group: 'follow-up: clear',
    cases: [["cancel all of it we're going to start over", '', '1 Fish Fry (Full); 2 Salted Lassi']],
  },
  {
    group: 'follow-up: roman-urdu',
    cases: [
      [
        'do naan aur kar dein plain',
        '1 Chicken Haleem (Full); 4 Plain Naan',
        '1 Chicken Haleem (Full); 2 Plain Naan',
      ],
      [
        'kheer rehne do aur aik ras malai kar do',
        '1 Chicken Biryani (Full); 1 Ras Malai',
        '1 Chicken Biryani (Full); 1 Kheer',
      ],
    ],
  },
  {
    group: 'follow-up: mixed',
    cases: [
      [
        'drop the sprite and get us two salted lassis and make the tikka full',
        '1 Chicken Tikka (Full); 2 Salted Lassi',
        '1 Chicken Tikka (Half); 1 Sprite (1.5 Litre)',
      ],
    ],
  },
];

const familyFollowUps: readonly CorpusGroup[] = [
  {
    group: 'follow-up: add',
    cases: [
      ['and a coffee', '1 Chocolate Cake; 1 Coffee', '1 Chocolate Cake'],
      [
        'can i add a small caesar salad to that',
        '1 Grilled Salmon; 1 Caesar Salad (Small)',
        '1 Grilled Salmon',
      ],
      [
        "we'd like dessert now two apple pies and one vanilla ice cream two scoops",
        '2 Meatloaf; 2 Apple Pie; 1 Vanilla Ice Cream (2 Scoops)',
        '2 Meatloaf',
      ],
    ],
  },
  {
    group: 'follow-up: more',
    cases: [
      [
        'one more cheeseburger',
        '3 Cheeseburger; 1 French Fries (Large)',
        '2 Cheeseburger; 1 French Fries (Large)',
      ],
      [
        'can we double the fries',
        '2 Cheeseburger; 2 French Fries (Large)',
        '2 Cheeseburger; 1 French Fries (Large)',
      ],
      ["i'll have the same again", '2 Lemonade (Large)', '1 Lemonade (Large)'],
    ],
  },
  {
    group: 'follow-up: remove',
    cases: [
      [
        'forget the onion rings',
        '1 Baby Back Ribs (Full Rack)',
        '1 Baby Back Ribs (Full Rack); 1 Onion Rings',
      ],
      [
        "my friend isn't coming so just one lasagna",
        '1 Lasagna; 1 Garlic Bread',
        '2 Lasagna; 1 Garlic Bread',
      ],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      [
        'could i switch the fries to mashed potatoes',
        '1 Ribeye Steak (8 oz); 1 Mashed Potatoes',
        '1 Ribeye Steak (8 oz); 1 French Fries (Small)',
      ],
      [
        'actually the salmon not the fish and chips',
        '1 Grilled Salmon; 1 Iced Tea (Large)',
        '1 Fish and Chips; 1 Iced Tea (Large)',
      ],
      [
        'make the chocolate milkshake a strawberry one',
        '1 Kids Chicken Nuggets; 1 Strawberry Milkshake',
        '1 Kids Chicken Nuggets; 1 Chocolate Milkshake',
      ],
    ],
  },
  {
    group: 'follow-up: size',
    cases: [
      [
        'a bowl instead of a cup for the soup',
        '1 Tomato Soup (Bowl); 1 Club Sandwich',
        '1 Tomato Soup (Cup); 1 Club Sandwich',
      ],
      ['make both cokes large', '1 Nachos; 2 Coke (Large)', '1 Nachos; 2 Coke (Small)'],
      [
        'on second thought the whole chicken',
        '1 Roast Chicken (Whole); 1 Mashed Potatoes',
        '1 Roast Chicken (Half); 1 Mashed Potatoes',
      ],
      [
        'one of the sprites should be small',
        '1 Chicken Wings; 1 Sprite (Large); 1 Sprite (Small)',
        '1 Chicken Wings; 2 Sprite (Large)',
      ],
    ],
  },
  {
    group: 'follow-up: quantity',
    cases: [
      ['three please', '3 Chicken Pot Pie', '1 Chicken Pot Pie'],
      ['no i said two spaghetti', '2 Spaghetti Bolognese; 1 Coffee', '3 Spaghetti Bolognese; 1 Coffee'],
    ],
  },
  {
    group: 'follow-up: note',
    cases: [
      [
        'the steak should be medium rare by the way',
        '1 Ribeye Steak (12 oz); 1 Steamed Vegetables',
        '1 Ribeye Steak (12 oz); 1 Steamed Vegetables',
      ],
    ],
  },
  {
    group: 'follow-up: confirm',
    cases: [
      ['no nothing else just the bill', '2 Coffee; 1 New York Cheesecake', '2 Coffee; 1 New York Cheesecake'],
    ],
  },
  { group: 'follow-up: question', cases: [['how long will the lasagna take', '1 Lasagna', '1 Lasagna']] },
  {
    group: 'follow-up: mixed',
    cases: [
      [
        'lose the nachos and add garlic bread and one more small coke',
        '1 Chicken Alfredo; 2 Coke (Small); 1 Garlic Bread',
        '1 Chicken Alfredo; 1 Nachos; 1 Coke (Small)',
      ],
    ],
  },
];

const cornerPizzaFollowUps: readonly CorpusGroup[] = [
  {
    group: 'follow-up: add',
    cases: [
      [
        'and some wedges and a bottle of water',
        '1 Pepperoni Pizza (Large); 1 Potato Wedges; 1 Water',
        '1 Pepperoni Pizza (Large)',
      ],
      [
        'also a medium one of those',
        '1 Hawaiian Pizza (Large); 1 Hawaiian Pizza (Medium)',
        '1 Hawaiian Pizza (Large)',
      ],
    ],
  },
  {
    group: 'follow-up: more',
    cases: [
      [
        'make that two of the pepperoni',
        '2 Pepperoni Pizza (Medium); 1 Caesar Salad',
        '1 Pepperoni Pizza (Medium); 1 Caesar Salad',
      ],
      [
        'three more cans of fanta',
        '1 Margherita Pizza (Large); 4 Fanta (Can)',
        '1 Margherita Pizza (Large); 1 Fanta (Can)',
      ],
    ],
  },
  {
    group: 'follow-up: remove',
    cases: [
      [
        'skip the wings',
        '1 BBQ Chicken Pizza (Large)',
        '1 BBQ Chicken Pizza (Large); 1 Chicken Wings (6 Piece)',
      ],
      [
        'no drinks after all',
        '1 Meat Lovers Pizza (Large)',
        '1 Meat Lovers Pizza (Large); 2 Coke (Can); 1 Sprite (Can)',
      ],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      [
        'coke zero instead of regular coke',
        '1 Four Cheese Pizza (Medium); 2 Coke Zero (Can)',
        '1 Four Cheese Pizza (Medium); 2 Coke (Can)',
      ],
      [
        'can you change one of the margheritas to a veggie supreme same size',
        '1 Margherita Pizza (Large); 1 Veggie Supreme Pizza (Large)',
        '2 Margherita Pizza (Large)',
      ],
    ],
  },
  {
    group: 'follow-up: size',
    cases: [
      [
        'make the hawaiian a small',
        '1 Pepperoni Pizza (Large); 1 Hawaiian Pizza (Small)',
        '1 Pepperoni Pizza (Large); 1 Hawaiian Pizza (Medium)',
      ],
      ['large please', '1 Chicken Fajita Pizza (Large)', '1 Chicken Fajita Pizza'],
      [
        'twelve wings instead of six',
        '1 Chicken Wings (12 Piece); 1 Garlic Bread',
        '1 Chicken Wings (6 Piece); 1 Garlic Bread',
      ],
    ],
  },
  {
    group: 'follow-up: quantity',
    cases: [
      [
        'only one garlic bread please',
        '1 Penne Arrabbiata; 1 Garlic Bread',
        '1 Penne Arrabbiata; 2 Garlic Bread',
      ],
    ],
  },
  {
    group: 'follow-up: note',
    cases: [
      [
        'can you put extra cheese and olives on the veggie one',
        '1 Veggie Supreme Pizza (Large); 1 Coke (1.5 Litre)',
        '1 Veggie Supreme Pizza (Large); 1 Coke (1.5 Litre)',
      ],
    ],
  },
  {
    group: 'follow-up: ask',
    cases: [
      [
        'make the pizza large',
        '1 Margherita Pizza (Large); 1 Pepperoni Pizza (Medium)||1 Margherita Pizza (Small); 1 Pepperoni Pizza (Medium)',
        '1 Margherita Pizza (Small); 1 Pepperoni Pizza (Medium)',
      ],
    ],
  },
  { group: 'follow-up: clear', cases: [["never mind i don't want anything anymore", '', '2 Tiramisu']] },
  {
    group: 'follow-up: mixed',
    cases: [
      [
        'keep the pepperoni remove the alfredo and add two brownies',
        '1 Pepperoni Pizza (Medium); 2 Chocolate Brownie',
        '1 Pepperoni Pizza (Medium); 1 Fettuccine Alfredo',
      ],
      [
        "um the tiramisu make it two and i'd like a large margherita as well",
        '1 BBQ Chicken Pizza (Medium); 2 Tiramisu; 1 Margherita Pizza (Large)',
        '1 BBQ Chicken Pizza (Medium); 1 Tiramisu',
      ],
    ],
  },
];

/** Said while an order is there: the sentence, the cart it leads to, and the cart before it. */
export const followUpSets: CorpusSets = [
  [heardDesiMenu, heardDesiFollowUps],
  [heardPizzaMenu, heardPizzaFollowUps],
  [heardCoffeeMenu, heardCoffeeFollowUps],
  [heardBurgerMenu, heardBurgerFollowUps],
  [mehfilMenu, mehfilFollowUps],
  [familyMenu, familyFollowUps],
  [cornerPizzaMenu, cornerPizzaFollowUps],
];
