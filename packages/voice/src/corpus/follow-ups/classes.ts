import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import {
  corniceBurgerMenu,
  corniceBurritoMenu,
  corniceCoffeeMenu,
  cornicePizzaMenu,
  corniceSubMenu,
} from '../menus/cornice.ts';
import { mehfilMenu } from '../menus/follow-up.ts';

const coffeeClasses: readonly CorpusGroup[] = [
  {
    group: 'follow-up: remove',
    cases: [
      ['no drinks just the food', '1 Banana Bread', '2 Americano (Large); 1 Banana Bread; 1 Bottled Water'],
      ['actually no drinks', '1 Banana Bread', '2 Americano (Large); 1 Banana Bread'],
      ['remove the large latte', '1 Caffe Latte (Small)', '1 Caffe Latte (Small); 1 Caffe Latte (Large)'],
      ['take off the small one', '1 Caffe Latte (Large)', '1 Caffe Latte (Small); 1 Caffe Latte (Large)'],
      [
        'hold off on the donut',
        '2 Mocha (Small); 1 Green Tea (Large)',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
      [
        "i'll pass on the donut",
        '2 Mocha (Small); 1 Green Tea (Large)',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
      [
        "the tea isn't needed anymore",
        '2 Mocha (Small); 1 Glazed Donut',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
      [
        'take one mocha off',
        '1 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
      [
        'never mind the tea and the donut',
        '2 Mocha (Small)',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
      [
        'scratch the last one',
        '2 Mocha (Small); 1 Glazed Donut',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
      [
        'remove the first item',
        '1 Glazed Donut; 1 Green Tea (Large)',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
      [
        "my kid doesn't want the donut anymore",
        '2 Mocha (Small); 1 Green Tea (Large)',
        '2 Mocha (Small); 1 Glazed Donut; 1 Green Tea (Large)',
      ],
    ],
  },
  {
    group: 'follow-up: number',
    cases: [
      [
        'double everything',
        '4 Hot Chocolate (Small); 2 Chocolate Chip Cookie',
        '2 Hot Chocolate (Small); 1 Chocolate Chip Cookie',
      ],
      [
        'double everything my brother is coming',
        '4 Hot Chocolate (Small); 2 Chocolate Chip Cookie',
        '2 Hot Chocolate (Small); 1 Chocolate Chip Cookie',
      ],
      [
        'twice of everything please',
        '4 Hot Chocolate (Small); 2 Chocolate Chip Cookie',
        '2 Hot Chocolate (Small); 1 Chocolate Chip Cookie',
      ],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      ['almond not butter', '1 Almond Croissant; 1 Mocha (Small)', '1 Butter Croissant; 1 Mocha (Small)'],
    ],
  },
  {
    group: 'follow-up: again',
    cases: [
      [
        'same latte one more but large',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
        '1 Caffe Latte (Small)',
      ],
    ],
  },
  {
    group: 'follow-up: which line',
    cases: [
      [
        'remove the latte',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
      ],
      [
        'make the latte two',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
      ],
      [
        'change the latte to a mocha',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
      ],
      [
        'double the muffin',
        '1 Blueberry Muffin; 1 Chocolate Chip Muffin',
        '1 Blueberry Muffin; 1 Chocolate Chip Muffin',
      ],
      [
        'without the muffin',
        '1 Blueberry Muffin; 1 Chocolate Chip Muffin',
        '1 Blueberry Muffin; 1 Chocolate Chip Muffin',
      ],
    ],
  },
  {
    group: 'follow-up: named line',
    cases: [
      [
        'make the small latte a medium',
        '1 Caffe Latte (Medium); 1 Caffe Latte (Large)',
        '1 Caffe Latte (Small); 1 Caffe Latte (Large)',
      ],
      ['make both lattes medium', '2 Caffe Latte (Medium)', '1 Caffe Latte (Small); 1 Caffe Latte (Large)'],
      [
        'make the latte a large',
        '1 Caffe Latte (Large); 1 Mocha (Small)',
        '1 Caffe Latte (Small); 1 Mocha (Small)',
      ],
    ],
  },
  {
    group: 'follow-up: question',
    cases: [
      [
        'is the latte hot or iced',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'how big is the large mocha',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'did i say two lattes',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'does the mocha have caffeine',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'how much would two lattes be',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'is that two mochas or one',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'which one is the large',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'have you got the mocha in there',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'did you get my latte',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
      [
        'what size is the latte',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
        '1 Caffe Latte (Small); 1 Mocha (Large)',
      ],
    ],
  },
  {
    group: 'follow-up: mixed',
    cases: [
      ['just the food please', '1 Banana Bread', '2 Americano (Large); 1 Banana Bread'],
      ['only the drinks', '2 Americano (Large)', '2 Americano (Large); 1 Banana Bread'],
      ['keep just the drinks', '2 Americano (Large)', '2 Americano (Large); 1 Banana Bread'],
      ['i only want the drinks', '2 Americano (Large)', '2 Americano (Large); 1 Banana Bread'],
    ],
  },
];

const burgersClasses: readonly CorpusGroup[] = [
  {
    group: 'follow-up: remove',
    cases: [
      [
        'just the food no drinks please',
        '1 Classic Burger (Single)',
        '1 Classic Burger (Single); 1 Coke (Small); 1 Sprite (Small)',
      ],
      [
        'leave out the drinks',
        '1 Classic Burger (Single)',
        '1 Classic Burger (Single); 1 Coke (Small); 1 Sprite (Small)',
      ],
      [
        'skip dessert',
        '1 Classic Burger (Single); 1 Coke (Small)',
        '1 Classic Burger (Single); 1 Coke (Small); 1 Apple Pie',
      ],
      ['changed my mind about the kids meal', '1 Fish Burger', '1 Kids Nugget Meal; 1 Fish Burger'],
      [
        "i've changed my mind about the fish burger",
        '1 Kids Nugget Meal',
        '1 Kids Nugget Meal; 1 Fish Burger',
      ],
      ["we won't be needing the fish burger", '1 Kids Nugget Meal', '1 Kids Nugget Meal; 1 Fish Burger'],
      ['lose the fish burger', '1 Kids Nugget Meal', '1 Kids Nugget Meal; 1 Fish Burger'],
      ['ditch the kids meal', '1 Fish Burger', '1 Kids Nugget Meal; 1 Fish Burger'],
      [
        'remove the sides',
        '1 Fish Burger; 1 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'no fries thanks',
        '1 Fish Burger; 1 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
    ],
  },
  {
    group: 'follow-up: number',
    cases: [
      [
        'same again for my friend',
        '2 Mushroom Swiss Burger (Double); 2 French Fries (Small)',
        '1 Mushroom Swiss Burger (Double); 1 French Fries (Small)',
      ],
      [
        'the same for my brother too please',
        '2 Mushroom Swiss Burger (Double); 2 French Fries (Small)',
        '1 Mushroom Swiss Burger (Double); 1 French Fries (Small)',
      ],
      [
        'and my wife will have the same',
        '2 Mushroom Swiss Burger (Double); 2 French Fries (Small)',
        '1 Mushroom Swiss Burger (Double); 1 French Fries (Small)',
      ],
      ['and the same for my friend', '2 Mushroom Swiss Burger (Double)', '1 Mushroom Swiss Burger (Double)'],
      [
        'make it three lemonades',
        '1 Fish Burger; 2 French Fries (Large); 3 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'actually just one fries',
        '1 Fish Burger; 1 French Fries (Large); 1 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'bump the fries up to four',
        '1 Fish Burger; 4 French Fries (Large); 1 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'i need three fish burgers not one',
        '3 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'increase the lemonade by two',
        '1 Fish Burger; 2 French Fries (Large); 3 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'one more of each',
        '2 Fish Burger; 3 French Fries (Large); 2 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'two of everything',
        '2 Fish Burger; 2 French Fries (Large); 2 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      ['make that two instead of four', '2 Fish Burger', '4 Fish Burger'],
    ],
  },
  {
    group: 'follow-up: size',
    cases: [
      [
        'make the meal large',
        '1 Classic Burger Meal (Large); 1 Oreo Shake (Regular)',
        '1 Classic Burger Meal (Regular); 1 Oreo Shake (Regular)',
      ],
      [
        'upsize the meal',
        '1 Classic Burger Meal (Large); 1 Oreo Shake (Regular)',
        '1 Classic Burger Meal (Regular); 1 Oreo Shake (Regular)',
      ],
      [
        'upgrade the shake to a large',
        '1 Classic Burger Meal (Regular); 1 Oreo Shake (Large)',
        '1 Classic Burger Meal (Regular); 1 Oreo Shake (Regular)',
      ],
      [
        'six nuggets not ten',
        '1 Chicken Nuggets (6 pcs); 1 Sprite (Small)',
        '1 Chicken Nuggets (10 pcs); 1 Sprite (Small)',
      ],
      [
        'i meant twenty nuggets',
        '1 Chicken Nuggets (20 pcs); 1 Sprite (Small)',
        '1 Chicken Nuggets (10 pcs); 1 Sprite (Small)',
      ],
      [
        'the twenty piece nuggets i meant',
        '1 Chicken Nuggets (20 pcs); 1 Sprite (Small)',
        '1 Chicken Nuggets (10 pcs); 1 Sprite (Small)',
      ],
      [
        'large sprite i mean',
        '1 Chicken Nuggets (10 pcs); 1 Sprite (Large)',
        '1 Chicken Nuggets (10 pcs); 1 Sprite (Small)',
      ],
      [
        'large sprite not small',
        '1 Chicken Nuggets (10 pcs); 1 Sprite (Large)',
        '1 Chicken Nuggets (10 pcs); 1 Sprite (Small)',
      ],
      [
        'small fries instead',
        '1 Fish Burger; 2 French Fries (Small); 1 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'can the lemonade be a large',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Large)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'bigger lemonade please',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Large)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      [
        'turn the fries into a medium',
        '1 Fish Burger; 2 French Fries (Medium); 1 Lemonade (Small)',
        '1 Fish Burger; 2 French Fries (Large); 1 Lemonade (Small)',
      ],
      ['make everything large', '1 Coke (Large); 1 Sprite (Large)', '1 Coke (Small); 1 Sprite (Small)'],
      ['both of them large', '1 Coke (Large); 1 Sprite (Large)', '1 Coke (Small); 1 Sprite (Small)'],
      ['one of them should be large', '1 Coke (Small); 1 Coke (Large)', '2 Coke (Small)'],
      ['make one a large', '1 Coke (Small); 1 Coke (Large)', '2 Coke (Small)'],
      ['two large and one small', '2 Coke (Large); 1 Coke (Small)', '3 Coke (Small)'],
      [
        'make the burger extra hot',
        '1 Spicy Chicken Burger {Extra Hot}; 1 Coke (Small)',
        '1 Spicy Chicken Burger {Mild}; 1 Coke (Small)',
      ],
    ],
  },
  {
    group: 'follow-up: named line',
    cases: [
      [
        'make both shakes large',
        '1 Chocolate Shake (Large); 1 Strawberry Shake (Large)',
        '1 Chocolate Shake (Regular); 1 Strawberry Shake (Regular)',
      ],
    ],
  },
  {
    group: 'follow-up: which line',
    cases: [
      [
        'the shake large please',
        '1 Chocolate Shake (Regular); 1 Strawberry Shake (Regular)',
        '1 Chocolate Shake (Regular); 1 Strawberry Shake (Regular)',
      ],
      [
        'make the drink large',
        '1 Fish Burger; 1 Coke (Small); 1 Sprite (Small)',
        '1 Fish Burger; 1 Coke (Small); 1 Sprite (Small)',
      ],
      [
        'remove the drink',
        '1 Fish Burger; 1 Coke (Small); 1 Sprite (Small)',
        '1 Fish Burger; 1 Coke (Small); 1 Sprite (Small)',
      ],
    ],
  },
  {
    group: 'follow-up: mixed',
    cases: [
      [
        'make the drink large',
        '1 Classic Burger Meal (Regular); 1 Oreo Shake (Large)',
        '1 Classic Burger Meal (Regular); 1 Oreo Shake (Regular)',
      ],
      [
        'make the drinks large',
        '1 Fish Burger; 1 Coke (Large); 1 Sprite (Large)',
        '1 Fish Burger; 1 Coke (Small); 1 Sprite (Small)',
      ],
      [
        'remove the fries',
        '1 Fish Burger; 1 Coke (Small); 1 Sprite (Small)',
        '1 Fish Burger; 1 Coke (Small); 1 Sprite (Small)',
      ],
      [
        'swap the dessert for a brownie sundae',
        '1 Fish Burger; 1 Coke (Small); 1 Brownie Sundae',
        '1 Fish Burger; 1 Coke (Small); 1 Apple Pie',
      ],
      ['remove the drink', '1 Fish Burger; 1 Apple Pie', '1 Fish Burger; 1 Coke (Small); 1 Apple Pie'],
    ],
  },
];

const pizzaClasses: readonly CorpusGroup[] = [
  {
    group: 'follow-up: remove',
    cases: [
      [
        "we don't need the small one",
        '1 BBQ Chicken Pizza (Large (14"))',
        '1 Cheese Pizza (Small (10")); 1 BBQ Chicken Pizza (Large (14"))',
      ],
      [
        'remove the large one',
        '1 Cheese Pizza (Small (10"))',
        '1 Cheese Pizza (Small (10")); 1 BBQ Chicken Pizza (Large (14"))',
      ],
      [
        'cancel the large pizza',
        '1 Cheese Pizza (Small (10"))',
        '1 Cheese Pizza (Small (10")); 1 BBQ Chicken Pizza (Large (14"))',
      ],
      [
        'drop the small pizza please',
        '1 BBQ Chicken Pizza (Large (14"))',
        '1 Cheese Pizza (Small (10")); 1 BBQ Chicken Pizza (Large (14"))',
      ],
      [
        'forget the dips',
        '1 Cheese Pizza (Small (10"))',
        '1 Cheese Pizza (Small (10")); 2 Garlic Dip; 1 Ranch Dip',
      ],
      [
        'take the drinks off',
        '1 Cheese Pizza (Small (10"))',
        '1 Cheese Pizza (Small (10")); 2 Coke (Can); 1 Fanta (Can)',
      ],
    ],
  },
  {
    group: 'follow-up: size',
    cases: [
      ['half as many wings', '1 Chicken Wings (6 pcs)', '1 Chicken Wings (12 pcs)'],
      ['make it half the wings', '1 Chicken Wings (6 pcs); 1 Lasagne', '1 Chicken Wings (12 pcs); 1 Lasagne'],
      ['double the dough balls', '2 Dough Balls (6 pcs); 1 Lasagne', '1 Dough Balls (6 pcs); 1 Lasagne'],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      [
        'can the first one be hawaiian instead',
        '1 Hawaiian Pizza (Large (14")); 1 Meat Feast Pizza (Large (14"))',
        '1 Pepperoni Pizza (Large (14")); 1 Meat Feast Pizza (Large (14"))',
      ],
      [
        'make the second one veggie supreme',
        '1 Pepperoni Pizza (Large (14")); 1 Veggie Supreme Pizza (Large (14"))',
        '1 Pepperoni Pizza (Large (14")); 1 Meat Feast Pizza (Large (14"))',
      ],
      [
        'change the first one to a four cheese',
        '1 Four Cheese Pizza (Large (14")); 1 Meat Feast Pizza (Large (14"))',
        '1 Pepperoni Pizza (Large (14")); 1 Meat Feast Pizza (Large (14"))',
      ],
      [
        'could the pepperoni be a hawaiian',
        '1 Hawaiian Pizza (Large (14")); 1 Meat Feast Pizza (Large (14"))',
        '1 Pepperoni Pizza (Large (14")); 1 Meat Feast Pizza (Large (14"))',
      ],
      [
        'a bottle instead of the cans',
        '1 Margherita Pizza (Medium (12")); 1 Coke (1.5L Bottle)',
        '1 Margherita Pizza (Medium (12")); 4 Coke (Can)',
      ],
      [
        'swap the cans for one bottle',
        '1 Margherita Pizza (Medium (12")); 1 Coke (1.5L Bottle)',
        '1 Margherita Pizza (Medium (12")); 4 Coke (Can)',
      ],
    ],
  },
  {
    group: 'follow-up: which line',
    cases: [
      [
        'remove the pizza',
        '1 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Large (14"))',
        '1 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Large (14"))',
      ],
      [
        'make the large one medium',
        '1 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Large (14"))',
        '1 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Large (14"))',
      ],
    ],
  },
  {
    group: 'follow-up: named line',
    cases: [['remove the pizzas', '', '1 Pepperoni Pizza (Large (14")); 1 Hawaiian Pizza (Large (14"))']],
  },
  {
    group: 'follow-up: mixed',
    cases: [
      [
        'leave the drinks out',
        '1 Cheese Pizza (Small (10"))',
        '1 Cheese Pizza (Small (10")); 2 Coke (Can); 1 Fanta (Can)',
      ],
      ['half the dough balls', '1 Dough Balls (6 pcs); 1 Lasagne', '1 Dough Balls (12 pcs); 1 Lasagne'],
      ["let's do half that many wings", '1 Chicken Wings (6 pcs)', '1 Chicken Wings (12 pcs)'],
    ],
  },
];

const desiClasses: readonly CorpusGroup[] = [
  {
    group: 'follow-up: remove',
    cases: [
      ['remove the sweets', '1 Palak Paneer (Half)', '1 Palak Paneer (Half); 2 Gulab Jamun; 1 Kheer'],
      ['no desserts', '1 Palak Paneer (Half)', '1 Palak Paneer (Half); 2 Gulab Jamun; 1 Kheer'],
      ['no bread after all', '1 Palak Paneer (Half)', '1 Palak Paneer (Half); 2 Plain Naan; 1 Tandoori Roti'],
      [
        'remove all the drinks',
        '1 Palak Paneer (Half)',
        '1 Palak Paneer (Half); 2 Mango Lassi; 1 Coke (Regular)',
      ],
    ],
  },
  {
    group: 'follow-up: number',
    cases: [
      [
        'double the naans and add a raita',
        '1 Beef Pulao (Full); 6 Roghni Naan; 1 Raita',
        '1 Beef Pulao (Full); 3 Roghni Naan',
      ],
      [
        'add a raita and double the naan',
        '1 Beef Pulao (Full); 6 Roghni Naan; 1 Raita',
        '1 Beef Pulao (Full); 3 Roghni Naan',
      ],
      [
        'add a kheer and halve the naan',
        '1 Beef Pulao (Full); 2 Roghni Naan; 1 Kheer',
        '1 Beef Pulao (Full); 4 Roghni Naan',
      ],
    ],
  },
  {
    group: 'follow-up: size',
    cases: [
      [
        'make the coke and sprite big bottles',
        '1 Coke (1.5 Litre); 1 Sprite (1.5 Litre)',
        '1 Coke (Regular); 1 Sprite (Regular)',
      ],
      ['large for both', '1 Coke (1.5 Litre); 1 Sprite (1.5 Litre)', '1 Coke (Regular); 1 Sprite (Regular)'],
      [
        'full for the karahi and the butter chicken',
        '1 Chicken Karahi (Full); 1 Butter Chicken (Full)',
        '1 Chicken Karahi (Half); 1 Butter Chicken (Half)',
      ],
      [
        'make both full',
        '1 Chicken Karahi (Full); 1 Butter Chicken (Full)',
        '1 Chicken Karahi (Half); 1 Butter Chicken (Half)',
      ],
      [
        'i want the karahi full',
        '1 Chicken Karahi (Full); 1 Butter Chicken (Half); 2 Plain Naan',
        '1 Chicken Karahi (Half); 1 Butter Chicken (Half); 2 Plain Naan',
      ],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      ['mutton not chicken', '2 Mutton Biryani (Full); 1 Raita', '2 Chicken Biryani (Full); 1 Raita'],
      ['i said mutton not chicken', '2 Mutton Biryani (Full); 1 Raita', '2 Chicken Biryani (Full); 1 Raita'],
      [
        'garlic naan instead of plain',
        '2 Chicken Biryani (Full); 2 Garlic Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'change the naan to roghni',
        '2 Chicken Biryani (Full); 2 Roghni Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'make one of the biryanis mutton',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Full); 2 Plain Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'swap one naan for a roti',
        '2 Chicken Biryani (Full); 1 Plain Naan; 1 Tandoori Roti',
        '2 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'no not chicken i want mutton biryani',
        '2 Mutton Biryani (Full); 2 Plain Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'biryani ki jagah pulao kar do',
        '2 Beef Pulao (Full); 2 Plain Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'trade the lassi for a salted one',
        '2 Chicken Biryani (Full); 1 Salted Lassi',
        '2 Chicken Biryani (Full); 1 Mango Lassi',
      ],
      [
        'make the lassi salted',
        '2 Chicken Biryani (Full); 1 Salted Lassi',
        '2 Chicken Biryani (Full); 1 Mango Lassi',
      ],
    ],
  },
  {
    group: 'follow-up: keep',
    cases: [
      [
        'keep only the vegetarian things',
        '1 Chana Masala (Half); 3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'only the veg items please',
        '1 Chana Masala (Half); 3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'keep the chana drop the rest',
        '1 Chana Masala (Half)',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'keep the samosas and drop everything else',
        '3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'just the samosas remove the rest',
        '3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'remove everything apart from the butter chicken',
        '1 Butter Chicken (Full)',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'i only want the butter chicken now',
        '1 Butter Chicken (Full)',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'keep the biryani only',
        '2 Chicken Biryani (Full)',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
      ['everything except the kheer can go', '1 Kheer', '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer'],
      [
        'leave the biryani and the naan remove everything else',
        '2 Chicken Biryani (Full); 2 Plain Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
      [
        'cancel everything and give me one nihari',
        '1 Beef Nihari',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
      ['forget all that i want two samosas', '2 Samosa', '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer'],
    ],
  },
  {
    group: 'follow-up: again',
    cases: [
      [
        'one more of the same biryani but half',
        '1 Mutton Biryani (Full); 1 Mutton Biryani (Half)',
        '1 Mutton Biryani (Full)',
      ],
      [
        'same biryani again but half',
        '1 Mutton Biryani (Full); 2 Plain Naan; 1 Mutton Biryani (Half)',
        '1 Mutton Biryani (Full); 2 Plain Naan',
      ],
      [
        'another biryani but half',
        '1 Mutton Biryani (Full); 2 Plain Naan; 1 Mutton Biryani (Half)',
        '1 Mutton Biryani (Full); 2 Plain Naan',
      ],
    ],
  },
  {
    group: 'follow-up: which line',
    cases: [
      [
        'karahi full kar do',
        '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)',
        '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)',
      ],
      [
        'karahi hata do',
        '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)',
        '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)',
      ],
      [
        'make the biryani two',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      [
        'swap the biryani for a pulao',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      [
        'the biryani should be full',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      [
        'add a raita and take off the biryani',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      ['make the lassi two', '1 Mango Lassi; 1 Salted Lassi', '1 Mango Lassi; 1 Salted Lassi'],
    ],
  },
  {
    group: 'follow-up: named line',
    cases: [
      [
        'make the chicken karahi full',
        '1 Chicken Karahi (Full); 1 Mutton Karahi (Half)',
        '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)',
      ],
      [
        'remove the half one',
        '1 Chicken Biryani (Full)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      [
        'remove the half biryani',
        '1 Chicken Biryani (Full)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      [
        'remove the mutton one',
        '1 Chicken Biryani (Full)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      [
        'a chicken karahi full too',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half); 1 Chicken Karahi (Full)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      [
        'add another mutton biryani',
        '1 Chicken Biryani (Full); 2 Mutton Biryani (Half)',
        '1 Chicken Biryani (Full); 1 Mutton Biryani (Half)',
      ],
      ['remove the salted lassi', '1 Mango Lassi', '1 Mango Lassi; 1 Salted Lassi'],
    ],
  },
  {
    group: 'follow-up: position',
    cases: [
      [
        'make the first one half',
        '2 Chicken Biryani (Half); 2 Plain Naan; 1 Kheer',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
      [
        'remove the second one',
        '2 Chicken Biryani (Full); 1 Kheer',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
      [
        'take the last one off',
        '2 Chicken Biryani (Full); 2 Plain Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
      [
        'one more of the last thing',
        '2 Chicken Biryani (Full); 2 Plain Naan; 2 Kheer',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
      [
        'remove it',
        '2 Chicken Biryani (Full); 2 Plain Naan',
        '2 Chicken Biryani (Full); 2 Plain Naan; 1 Kheer',
      ],
    ],
  },
  {
    group: 'follow-up: question',
    cases: [
      [
        'did you get the naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'how many naan did i order',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'is the biryani spicy',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'what comes with the biryani',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'how long will it take',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        "can you tell me what's in the biryani",
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'is the full biryani enough for two people',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'do you have garlic naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'okay sounds good',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'hmm let me think',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'is the naan included with the biryani',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
    ],
  },
  {
    group: 'follow-up: mixed',
    cases: [
      [
        'remove all of the drinks please',
        '1 Palak Paneer (Half)',
        '1 Palak Paneer (Half); 2 Mango Lassi; 1 Coke (Regular)',
      ],
      [
        "we don't need any drinks",
        '1 Palak Paneer (Half)',
        '1 Palak Paneer (Half); 2 Mango Lassi; 1 Coke (Regular)',
      ],
      [
        'forget about the drinks and add a raita',
        '1 Palak Paneer (Half); 1 Raita',
        '1 Palak Paneer (Half); 2 Mango Lassi; 1 Coke (Regular)',
      ],
      [
        'remove the meat',
        '1 Chana Masala (Half); 3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'just the vegetarian dishes',
        '1 Chana Masala (Half); 3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        "remove everything that isn't vegetarian",
        '1 Chana Masala (Half); 3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'drop everything else but keep the samosas and the butter chicken',
        '1 Butter Chicken (Full); 3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'keep the butter chicken and the samosas get rid of the rest',
        '1 Butter Chicken (Full); 3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'the samosas can stay cancel everything else',
        '3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'i just want the samosas nothing else',
        '3 Samosa',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'cancel the rest just keep the chana masala',
        '1 Chana Masala (Half)',
        '1 Butter Chicken (Full); 1 Chana Masala (Half); 3 Samosa',
      ],
      [
        'is that one biryani',
        '1 Chicken Biryani (Full); 2 Plain Naan',
        '1 Chicken Biryani (Full); 2 Plain Naan',
      ],
      [
        'one more of the same karahi but half',
        '1 Chicken Karahi (Full); 2 Plain Naan; 1 Chicken Karahi (Half)',
        '1 Chicken Karahi (Full); 2 Plain Naan',
      ],
      [
        'the big bottle instead of the regular',
        '1 Coke (1.5 Litre); 2 Plain Naan',
        '1 Coke (Regular); 2 Plain Naan',
      ],
    ],
  },
];

const subsClasses: readonly CorpusGroup[] = [
  {
    group: 'follow-up: remove',
    cases: [
      [
        'remove both cookies',
        '1 Tuna Sub (6-inch); 1 Coke (Small)',
        '1 Tuna Sub (6-inch); 1 Coke (Small); 1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
      ],
      [
        'no cookies',
        '1 Tuna Sub (6-inch); 1 Coke (Small)',
        '1 Tuna Sub (6-inch); 1 Coke (Small); 1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
      ],
    ],
  },
  {
    group: 'follow-up: number',
    cases: [
      ['lose one of the tunas', '2 Tuna Sub (6-inch)', '3 Tuna Sub (6-inch)'],
      ['remove one of the tuna subs', '2 Tuna Sub (6-inch)', '3 Tuna Sub (6-inch)'],
      ['cut it to one', '1 Tuna Sub (6-inch)', '3 Tuna Sub (6-inch)'],
      ['cut it down to two', '2 Tuna Sub (6-inch)', '3 Tuna Sub (6-inch)'],
      ['cut two of the subs', '1 Tuna Sub (6-inch); 2 Coke (Small)', '3 Tuna Sub (6-inch); 2 Coke (Small)'],
      [
        'one more cookie and one less chips',
        '2 BBQ Potato Chips; 2 White Chocolate Macadamia Cookie',
        '3 BBQ Potato Chips; 1 White Chocolate Macadamia Cookie',
      ],
      [
        'one less chips and two more cokes',
        '2 BBQ Potato Chips; 3 Coke (Small)',
        '3 BBQ Potato Chips; 1 Coke (Small)',
      ],
      [
        'one fewer chips and a tuna sub',
        '2 BBQ Potato Chips; 1 Coke (Small); 1 Tuna Sub',
        '3 BBQ Potato Chips; 1 Coke (Small)',
      ],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      [
        "i'd rather have a sprite than the coke",
        '1 Steak & Cheese Sub (Footlong); 1 Sprite (Medium)',
        '1 Steak & Cheese Sub (Footlong); 1 Coke (Medium)',
      ],
      [
        "instead of the coke i'd like a bottled water",
        '1 Steak & Cheese Sub (Footlong); 1 Bottled Water',
        '1 Steak & Cheese Sub (Footlong); 1 Coke (Medium)',
      ],
      [
        "i'd prefer a sprite instead of the coke",
        '1 Steak & Cheese Sub (Footlong); 1 Sprite (Medium)',
        '1 Steak & Cheese Sub (Footlong); 1 Coke (Medium)',
      ],
      [
        'instead of the coke give me a sprite',
        '1 Steak & Cheese Sub (Footlong); 1 Sprite (Medium)',
        '1 Steak & Cheese Sub (Footlong); 1 Coke (Medium)',
      ],
      [
        'i want the italian rather than the tuna',
        '1 Italian Sub (6-inch); 1 Coke (Small)',
        '1 Tuna Sub (6-inch); 1 Coke (Small)',
      ],
      [
        "let's do turkey instead of tuna",
        '1 Turkey Breast Sub (6-inch); 1 Coke (Small)',
        '1 Tuna Sub (6-inch); 1 Coke (Small)',
      ],
      [
        'replace the drink with an orange juice',
        '1 Tuna Sub (6-inch); 1 Orange Juice',
        '1 Tuna Sub (6-inch); 1 Coke (Small)',
      ],
    ],
  },
  {
    group: 'follow-up: which line',
    cases: [
      [
        'cancel the cookie',
        '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
        '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
      ],
      [
        'swap the cookie for apple slices',
        '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
        '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
      ],
      [
        'instead of the cookie a garden salad',
        '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
        '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
      ],
    ],
  },
  {
    group: 'follow-up: named line',
    cases: [
      [
        'remove the oatmeal cookie',
        '1 Chocolate Chip Cookie',
        '1 Chocolate Chip Cookie; 1 Oatmeal Raisin Cookie',
      ],
    ],
  },
];

const burritoClasses: readonly CorpusGroup[] = [
  {
    group: 'follow-up: number',
    cases: [
      ['i only need two of those', '2 Chicken Quesadilla', '3 Chicken Quesadilla'],
      ['we just need one', '1 Chicken Quesadilla', '3 Chicken Quesadilla'],
      [
        'i only want one of the quesadillas',
        '1 Chicken Quesadilla; 2 Horchata (Regular)',
        '3 Chicken Quesadilla; 2 Horchata (Regular)',
      ],
      [
        'just one quesadilla actually',
        '1 Chicken Quesadilla; 2 Horchata (Regular)',
        '3 Chicken Quesadilla; 2 Horchata (Regular)',
      ],
    ],
  },
  {
    group: 'follow-up: split',
    cases: [
      ['one large and one regular', '1 Chicken Bowl (Large); 1 Chicken Bowl (Regular)', '2 Chicken Bowl'],
      [
        'one of them large the other regular',
        '1 Chicken Bowl (Large); 1 Chicken Bowl (Regular)',
        '2 Chicken Bowl',
      ],
      [
        'make one of those large',
        '1 Chicken Bowl (Regular); 1 Chicken Bowl (Large)',
        '2 Chicken Bowl (Regular)',
      ],
      [
        'two of those large and one of them regular',
        '2 Chicken Bowl (Large); 1 Chicken Bowl (Regular)',
        '3 Chicken Bowl',
      ],
      [
        'one of the bowls large and the rest regular',
        '1 Chicken Bowl (Large); 2 Chicken Bowl (Regular)',
        '3 Chicken Bowl (Regular)',
      ],
    ],
  },
  {
    group: 'follow-up: swap',
    cases: [
      [
        'switch from the burrito to a chicken bowl',
        '1 Chicken Bowl (Large); 1 Street Corn',
        '1 Steak Burrito (Large); 1 Street Corn',
      ],
      [
        'swap the burrito for a steak bowl',
        '1 Steak Bowl (Large); 1 Street Corn',
        '1 Steak Burrito (Large); 1 Street Corn',
      ],
      [
        "i'd like to go from the steak burrito to a chicken burrito",
        '1 Chicken Burrito (Large); 1 Street Corn',
        '1 Steak Burrito (Large); 1 Street Corn',
      ],
      ['make it mandarin not lime', '2 Jarritos Mandarin; 1 Taco Salad', '2 Jarritos Lime; 1 Taco Salad'],
      ['not lime mandarin', '2 Jarritos Mandarin; 1 Taco Salad', '2 Jarritos Lime; 1 Taco Salad'],
    ],
  },
  {
    group: 'follow-up: keep',
    cases: [
      [
        'start over with a large steak burrito',
        '1 Steak Burrito (Large)',
        '2 Chicken Bowl (Regular); 1 Chips & Salsa',
      ],
      [
        "scrap that i'll have a large steak burrito",
        '2 Chicken Bowl (Regular); 1 Steak Burrito (Large)',
        '2 Chicken Bowl (Regular); 1 Chips & Salsa',
      ],
      [
        "let's begin again one large steak burrito",
        '1 Steak Burrito (Large)',
        '2 Chicken Bowl (Regular); 1 Chips & Salsa',
      ],
      [
        'scratch that start fresh with two fish tacos',
        '2 Fish Taco',
        '2 Chicken Bowl (Regular); 1 Chips & Salsa',
      ],
    ],
  },
  {
    group: 'follow-up: which line',
    cases: [
      ['remove one taco', '2 Chicken Taco; 2 Steak Taco', '2 Chicken Taco; 2 Steak Taco'],
      ['one taco less', '2 Chicken Taco; 2 Steak Taco', '2 Chicken Taco; 2 Steak Taco'],
      ['one more taco', '2 Chicken Taco; 2 Steak Taco', '2 Chicken Taco; 2 Steak Taco'],
    ],
  },
  {
    group: 'follow-up: named line',
    cases: [['take off a chicken taco', '1 Chicken Taco; 2 Steak Taco', '2 Chicken Taco; 2 Steak Taco']],
  },
  {
    group: 'follow-up: mixed',
    cases: [['i only need two of them please', '2 Chicken Quesadilla', '3 Chicken Quesadilla']],
  },
];

/** Neighbours of the sentences in `follow-up-talk.ts`, class by class: about half were right before these were written. */
export const talkClassSets: CorpusSets = [
  [corniceCoffeeMenu, coffeeClasses],
  [corniceBurgerMenu, burgersClasses],
  [cornicePizzaMenu, pizzaClasses],
  [mehfilMenu, desiClasses],
  [corniceSubMenu, subsClasses],
  [corniceBurritoMenu, burritoClasses],
];
