import type { VoiceDish } from '../voice-types.ts';
import { heardBurgerMenu, heardCoffeeMenu, heardDesiMenu, heardPizzaMenu } from './heard-menus.ts';

/** The order that is there, what is said, and the order that is meant then. */
export type TalkCase = readonly [before: string, say: string, after: string];

/** Going on with an order that is there, as a recogniser writes it. */
export const heardTalk: readonly (readonly [readonly VoiceDish[], readonly TalkCase[]])[] = [
  [
    heardDesiMenu,
    [
      ['3 Chicken Biryani (Half)', 'one biryani less', '2 Chicken Biryani (Half)'],
      ['6 Tandoori Roti; 1 Nihari', 'two less roti please', '4 Tandoori Roti; 1 Nihari'],
      [
        '5 Garlic Naan; 2 Chicken Karahi (Full)',
        'um actually three fewer naan',
        '2 Garlic Naan; 2 Chicken Karahi (Full)',
      ],
      ['2 Chicken Roll', 'make that three', '3 Chicken Roll'],
      ['1 Haleem; 2 Plain Naan', 'sorry make the naan five', '1 Haleem; 5 Plain Naan'],
      ['4 Samosa; 1 Raita', 'i meant six samosas not four', '6 Samosa; 1 Raita'],
      ['4 Seekh Kebab', 'half of that would do', '2 Seekh Kebab'],
      [
        '1 Mutton Biryani (Full); 1 Raita',
        'make the biryani a half please',
        '1 Mutton Biryani (Half); 1 Raita',
      ],
      [
        '1 Chicken Karahi (Half); 4 Tandoori Roti; 1 Sweet Lassi (Large)',
        'another lassi please same size',
        '1 Chicken Karahi (Half); 4 Tandoori Roti; 2 Sweet Lassi (Large)',
      ],
      [
        '1 Butter Chicken; 1 Garlic Naan',
        'one more garlic naan and a pepsi regular',
        '1 Butter Chicken; 2 Garlic Naan; 1 Pepsi (Regular)',
      ],
      ['1 Gulab Jamun', 'another one', '2 Gulab Jamun'],
      [
        '3 Chicken Biryani (Full)',
        'make one of them mutton',
        '2 Chicken Biryani (Full); 1 Mutton Biryani (Full)',
      ],
      [
        '4 Plain Naan; 1 Nihari',
        'change two of the naans to roghni',
        '2 Plain Naan; 2 Roghni Naan; 1 Nihari',
      ],
      ['2 Beef Roll', 'no sorry i meant chicken', '2 Chicken Roll'],
      ['1 Kheer; 2 Doodh Patti', 'instead of the kheer give me gajar halwa', '1 Gajar Halwa; 2 Doodh Patti'],
      [
        '1 Pepsi (Large); 1 Chicken Tikka',
        'change the pepsi to a seven up',
        '1 7Up (Large); 1 Chicken Tikka',
      ],
      [
        '1 Chicken Karahi (Full); 6 Tandoori Roti',
        'make it extra hot',
        '1 Chicken Karahi (Full); 6 Tandoori Roti',
      ],
      [
        '1 Chicken Biryani (Half); 1 Mutton Karahi (Half)',
        'the karahi mild please my mother is joining us',
        '1 Chicken Biryani (Half); 1 Mutton Karahi (Half)',
      ],
      ['1 Butter Chicken; 2 Garlic Naan; 1 Salad', 'without the naan', '1 Butter Chicken; 1 Salad'],
      [
        '2 Chicken Biryani (Half); 2 Raita; 1 Pepsi',
        'take off the raita please',
        '2 Chicken Biryani (Half); 1 Pepsi',
      ],
      ['1 Palak Paneer; 2 Plain Naan; 1 Kheer', 'cancel the last one', '1 Palak Paneer; 2 Plain Naan'],
      [
        '2 Chicken Roll; 1 Beef Roll; 3 Samosa',
        'forget about the samosas and the beef roll',
        '2 Chicken Roll',
      ],
      ['1 Nihari; 3 Roghni Naan', "cancel everything we'll come another day", ''],
      ['3 Malai Boti; 1 Raita', 'no wait only one malai boti', '1 Malai Boti; 1 Raita'],
      ['2 Doodh Patti', 'no wait only one', '1 Doodh Patti'],
      [
        '1 Chicken Biryani (Full); 2 Raita; 2 Plain Naan',
        'double everything please more guests came',
        '2 Chicken Biryani (Full); 4 Raita; 4 Plain Naan',
      ],
      ['3 Chapli Kebab', 'double it', '6 Chapli Kebab'],
      ['2 Chicken Biryani (Half); 1 Raita', 'ek biryani kam kar dein', '1 Chicken Biryani (Half); 1 Raita'],
      ['1 Nihari; 2 Plain Naan', 'bhai do naan aur dena', '1 Nihari; 4 Plain Naan'],
      [
        '1 Chicken Karahi (Half); 1 Salad',
        'salad rehne do aur karahi full kar do',
        '1 Chicken Karahi (Full)',
      ],
    ],
  ],
  [
    heardPizzaMenu,
    [
      ['1 Pepperoni Pizza (Medium)', 'the bigger one please', '1 Pepperoni Pizza (Large)'],
      ['1 Margherita (Small); 1 Hawaiian (Medium)', 'all large', '1 Margherita (Large); 1 Hawaiian (Large)'],
      [
        '2 Veggie Supreme (Medium); 1 Garlic Bread',
        'can you make one of the veggie supremes a large',
        '1 Veggie Supreme (Medium); 1 Veggie Supreme (Large); 1 Garlic Bread',
      ],
      ['2 Coke (Can); 1 Lasagna', 'bottles instead of cans for the coke', '2 Coke (Bottle); 1 Lasagna'],
      [
        '1 Meat Lovers (Large); 1 Coke (Can)',
        'change the coke to a sprite',
        '1 Meat Lovers (Large); 1 Sprite (Can)',
      ],
      [
        '2 Tiramisu; 1 Four Cheese Pizza (Medium)',
        'one tiramisu and one cheesecake instead of two tiramisu',
        '1 Tiramisu; 1 Cheesecake; 1 Four Cheese Pizza (Medium)',
      ],
      [
        '1 BBQ Chicken Pizza (Large); 1 Potato Wedges; 1 Buffalo Wings (6 Piece)',
        "drop the wings and the wedges we're good with just the pizza",
        '1 BBQ Chicken Pizza (Large)',
      ],
      ['2 Ham Calzone; 1 Caesar Salad', 'my wife says no salad', '2 Ham Calzone'],
      ['1 Hawaiian (Large)', 'and two garlic breads as well please', '1 Hawaiian (Large); 2 Garlic Bread'],
      [
        '1 Pepperoni Pizza (Large); 1 Diet Coke (Can)',
        'same pizza again but in small for my kid',
        '1 Pepperoni Pizza (Large); 1 Pepperoni Pizza (Small); 1 Diet Coke (Can)',
      ],
      ['1 Margherita (Medium)', 'extra cheese on that and a thin crust please', '1 Margherita (Medium)'],
      ['1 Chicken Tikka Pizza (Large)', 'no onions on it', '1 Chicken Tikka Pizza (Large)'],
      ['4 Garlic Bread; 2 Lasagna', 'two garlic breads are enough', '2 Garlic Bread; 2 Lasagna'],
    ],
  ],
  [
    heardCoffeeMenu,
    [
      [
        '2 Latte (Small); 1 Blueberry Muffin',
        'actually make the lattes medium',
        '2 Latte (Medium); 1 Blueberry Muffin',
      ],
      ['2 Cappuccino (Medium)', 'can you make one of them decaf', '2 Cappuccino (Medium)'],
      ['1 Mocha (Large)', 'same thing but small for my daughter', '1 Mocha (Large); 1 Mocha (Small)'],
      [
        '1 Latte (Medium); 1 Butter Croissant',
        "i'd like that latte iced",
        '1 Iced Latte (Medium); 1 Butter Croissant',
      ],
      [
        '1 Butter Croissant; 1 Drip Coffee (Large)',
        'could i get the almond croissant instead',
        '1 Almond Croissant; 1 Drip Coffee (Large)',
      ],
      [
        '1 Cinnamon Roll; 1 Cold Brew (Medium)',
        'you know what two cinnamon rolls',
        '2 Cinnamon Roll; 1 Cold Brew (Medium)',
      ],
      [
        '1 Espresso (Double); 1 Banana Bread; 1 Bottled Water',
        "i've got water with me so leave that out",
        '1 Espresso (Double); 1 Banana Bread',
      ],
      [
        '1 Blueberry Muffin; 1 Chocolate Chip Muffin; 1 Green Tea (Small)',
        'take away one muffin',
        '1 Chocolate Chip Muffin; 1 Green Tea (Small)',
      ],
    ],
  ],
  [
    heardBurgerMenu,
    [
      [
        '1 Cheeseburger (Single); 1 French Fries (Regular)',
        'make it a double and the fries large',
        '1 Cheeseburger (Double); 1 French Fries (Large)',
      ],
      [
        '2 Classic Burger (Single); 2 Coke (Medium)',
        'swap one of the cokes for a root beer',
        '2 Classic Burger (Single); 1 Coke (Medium); 1 Root Beer (Medium)',
      ],
      [
        '1 Fish Burger; 1 French Fries (Large)',
        'onion rings rather than fries please',
        '1 Fish Burger; 1 Onion Rings (Large)',
      ],
      [
        '3 Vanilla Shake (Large); 1 Hot Dog',
        'one shake less and one hot dog more',
        '2 Vanilla Shake (Large); 2 Hot Dog',
      ],
      [
        '1 Bacon Cheeseburger (Double); 1 Onion Rings; 1 Brownie Sundae',
        'no dessert after all',
        '1 Bacon Cheeseburger (Double); 1 Onion Rings',
      ],
      ['2 Mushroom Swiss Burger (Single)', 'no pickles on one of them', '2 Mushroom Swiss Burger (Single)'],
      [
        '2 Chicken Wings (6 Piece)',
        'one mild and one extra spicy',
        '1 Chicken Wings (6 Piece); 1 Chicken Wings (6 Piece)',
      ],
      [
        '2 Chili Dog; 2 Sprite (Small); 1 Apple Pie',
        'just one of each please my friend left',
        '1 Chili Dog; 1 Sprite (Small); 1 Apple Pie',
      ],
      [
        '1 Veggie Burger; 1 Sweet Potato Fries (Regular)',
        "yes that's all thank you",
        '1 Veggie Burger; 1 Sweet Potato Fries (Regular)',
      ],
    ],
  ],
];
