import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { makeMenu } from '../menus/shop.ts';

const cups = ['Small', 'Medium', 'Large'];
const breads = ['6 inch', '12 inch'];

const harborMenu = makeMenu('Harbor Beans', 21, {
  Coffee: [
    ['House Coffee', cups],
    ['Espresso', ['Single', 'Double']],
    ['Latte', cups],
    ['Vanilla Latte', cups],
    ['Cappuccino', cups],
    ['Mocha', cups],
    ['Americano', cups],
    ['Macchiato', cups],
    ['Cold Brew', cups],
    ['Iced Latte', cups],
    ['Affogato'],
  ],
  Tea: [
    ['Chai', cups],
    ['Green Tea', cups],
    ['London Fog', cups],
  ],
  Bakery: [
    ['Plain Croissant'],
    ['Ham and Cheese Croissant'],
    ['Cinnamon Roll'],
    ['Banana Nut Muffin'],
    ['Biscotti'],
  ],
});

const dockMenu = makeMenu('Dockside Subs', 22, {
  Subs: [
    ['Italian', breads],
    ['Turkey Avocado', breads],
    ['Ham and Provolone', breads],
    ['Philly Steak', breads],
    ['Chicken Parm', breads],
    ['Veggie', breads, [], ['vegetarian']],
    ['Tuna Salad', breads],
    ['Club', breads],
    ['Meatball', breads],
  ],
  Sides: [['Potato Chips'], ['Pickle'], ['Cookie'], ['Minestrone', ['Cup', 'Bowl']]],
  Drinks: [['Soda', cups], ['Iced Tea', cups], ['Bottled Water']],
});

const stackMenu = makeMenu('Stack Shack', 23, {
  Burgers: [
    ['Original Burger', ['Single', 'Double']],
    ['Cheese Burger', ['Single', 'Double']],
    ['Bacon Burger', ['Single', 'Double']],
    ['Veggie Burger'],
    ['Chicken Burger'],
    ['Western Burger'],
  ],
  Sides: [
    ['Fries', cups],
    ['Cheese Fries', cups],
    ['Onion Rings', cups],
    ['Chicken Strips', ['3 pieces', '6 pieces']],
  ],
  Drinks: [
    ['Pepsi', cups],
    ['Diet Pepsi', cups],
    ['Mountain Dew', cups],
    ['Lemonade', cups],
    ['Vanilla Shake', cups],
    ['Chocolate Shake', cups],
  ],
});

const harbor: readonly CorpusGroup[] = [
  {
    group: 'dockside: coffee',
    cases: [
      ['medium latte oat milk one pump hazelnut light foam', '1 Latte (Medium)'],
      [
        'can i have a large vanilla latte iced with an extra shot',
        '1 Vanilla Latte (Large)||1 Iced Latte (Large)',
      ],
      ['a double espresso and a small cappuccino extra dry', '1 Espresso (Double); 1 Cappuccino (Small)'],
      [
        'two cold brews large one with cream and one black',
        '2 Cold Brew (Large)||1 Cold Brew (Large); 1 Cold Brew (Large)',
      ],
      [
        'i need a small house coffee with room and a banana nut muffin toasted',
        '1 House Coffee (Small); 1 Banana Nut Muffin',
      ],
      ['large chai made with almond milk and sprinkle cinnamon on it', '1 Chai (Large)'],
      ['medium mocha no whip skim milk and a cinnamon roll warmed', '1 Mocha (Medium); 1 Cinnamon Roll'],
      [
        'let me get three small americanos and two ham and cheese croissants',
        '3 Americano (Small); 2 Ham and Cheese Croissant',
      ],
      ['two larges a mocha and a latte', '1 Mocha (Large); 1 Latte (Large)'],
      [
        'i would like an iced latte medium with caramel drizzle and whipped cream on top',
        '1 Iced Latte (Medium)',
      ],
      ['coffee large two milks three sugars', '1 House Coffee (Large)'],
      [
        'one medium macchiato with a splash of soy one large macchiato with whole milk',
        '1 Macchiato (Medium); 1 Macchiato (Large)',
      ],
      ['a london fog with lavender syrup and a biscotti', '1 London Fog; 1 Biscotti'],
      ['give me a hot latte in the largest size with sugar free hazelnut', '1 Latte (Large)'],
      [
        'small decaf cappuccino with cocoa powder and a medium green tea with lemon',
        '1 Cappuccino (Small); 1 Green Tea (Medium)',
      ],
      ['four house coffees two small and two large', '2 House Coffee (Small); 2 House Coffee (Large)'],
      [
        'a plain croissant with butter and jam and a large americano',
        '1 Plain Croissant; 1 Americano (Large)',
      ],
      ['get me a latte medium actually large with two shots of espresso', '1 Latte (Large)'],
      [
        'dark roast house coffee medium with half and half and two packets of sugar in the raw',
        '1 House Coffee (Medium)',
      ],
      [
        'large mocha with peppermint and chocolate shavings and a cold brew small sweetened with maple',
        '1 Mocha (Large); 1 Cold Brew (Small)',
      ],
      ['an affogato and two single espressos', '1 Affogato; 2 Espresso (Single)'],
      ['iced macchiato large caramel on the bottom', '1 Macchiato (Large)'],
      ['a latte and two americanos all with oat milk and all small', '1 Latte (Small); 2 Americano (Small)'],
      ['i want a large cappuccino with an espresso shot added and some nutmeg', '1 Cappuccino (Large)'],
      ['a medium white mocha with coconut milk', '1 Mocha (Medium)'],
      [
        'hey one large iced coffee please with french vanilla and cream',
        '1 House Coffee (Large)||1 Cold Brew (Large)',
      ],
      ['one cappuccino small one cappuccino large', '1 Cappuccino (Small); 1 Cappuccino (Large)'],
      ['chai tea latte large', '1 Chai (Large)'],
    ],
  },
];

const dock: readonly CorpusGroup[] = [
  {
    group: 'dockside: subs',
    cases: [
      [
        'twelve inch italian with extra salami provolone oil and vinegar on a seeded roll',
        '1 Italian (12 inch)',
      ],
      ['six inch turkey avocado no mayo add bacon toasted', '1 Turkey Avocado (6 inch)'],
      [
        'two meatball subs with parmesan one six inch one twelve inch',
        '1 Meatball (6 inch); 1 Meatball (12 inch)',
      ],
      [
        'can i get a footlong philly steak with peppers mushrooms and onions and a large soda',
        '1 Philly Steak (12 inch); 1 Soda (Large)',
      ],
      [
        'chicken parm six inch with a bag of chips and a cookie',
        '1 Chicken Parm (6 inch); 1 Potato Chips; 1 Cookie',
      ],
      ['i want a sub with tuna salad lettuce tomato and pickles on whole wheat', '1 Tuna Salad'],
      [
        'a veggie sub twelve inches with hummus feta and no onions plus an iced tea medium unsweetened',
        '1 Veggie (12 inch); 1 Iced Tea (Medium)',
      ],
      ['club on white toasted mayo lettuce tomato bacon turkey ham swiss', '1 Club'],
      [
        'three six inches one italian one club one veggie',
        '1 Italian (6 inch); 1 Club (6 inch); 1 Veggie (6 inch)',
      ],
      ['ham and provolone with mustard hold the lettuce and cut it in half', '1 Ham and Provolone'],
      [
        'ham and provolone twelve inch on rye with pickles on the side and a bottle of water',
        '1 Ham and Provolone (12 inch); 1 Bottled Water',
      ],
      [
        'cup of minestrone and half a meatball sub',
        '1 Minestrone (Cup); 1 Meatball (6 inch)||1 Minestrone (Cup); 1 Meatball',
      ],
      [
        'a twelve inch turkey sub with avocado spread spinach and chipotle mayo',
        '1 Turkey Avocado (12 inch)',
      ],
      [
        'let me get two italians one without onions and one without tomatoes',
        '2 Italian||1 Italian; 1 Italian',
      ],
      ['a meatball with mozzarella and a side of chips', '1 Meatball; 1 Potato Chips'],
      [
        'six inch steak with cheese and jalapenos and a small soda no ice',
        '1 Philly Steak (6 inch); 1 Soda (Small)',
      ],
      [
        'one large iced tea one small iced tea and a pickle',
        '1 Iced Tea (Large); 1 Iced Tea (Small); 1 Pickle',
      ],
      [
        'for my kid a six inch ham and provolone plain and for me the twelve inch club with everything',
        '1 Ham and Provolone (6 inch); 1 Club (12 inch)',
      ],
      [
        'a bowl of minestrone with extra parmesan and crackers and two cookies',
        '1 Minestrone (Bowl); 2 Cookie',
      ],
      ['chicken parm sub extra sauce extra cheese no basil footlong', '1 Chicken Parm (12 inch)'],
      [
        'four subs two meatball and two philly steak all twelve inch with provolone',
        '2 Meatball (12 inch); 2 Philly Steak (12 inch)',
      ],
      ['tuna six inch on a croissant with swiss', '1 Tuna Salad (6 inch)'],
      [
        'i will take one italian twelve inch lettuce tomato onion hot peppers oregano light oil no vinegar and one bag of potato chips',
        '1 Italian (12 inch); 1 Potato Chips',
      ],
      ['everything on a six inch veggie except olives', '1 Veggie (6 inch)'],
      [
        'turkey avocado and a tuna salad both six inch with a medium soda',
        '1 Turkey Avocado (6 inch); 1 Tuna Salad (6 inch); 1 Soda (Medium)',
      ],
    ],
  },
];

const stack: readonly CorpusGroup[] = [
  {
    group: 'dockside: burgers',
    cases: [
      [
        'double bacon burger with no pickles and extra mayo and a large fries',
        '1 Bacon Burger (Double); 1 Fries (Large)',
      ],
      [
        'two single cheese burgers ketchup only and a small lemonade',
        '2 Cheese Burger (Single); 1 Lemonade (Small)',
      ],
      ['western burger with onion rings on it and medium fries', '1 Western Burger; 1 Fries (Medium)'],
      [
        'veggie burger with avocado lettuce wrap no bun and a diet pepsi medium',
        '1 Veggie Burger; 1 Diet Pepsi (Medium)',
      ],
      [
        'chicken burger with bacon cheddar and ranch large onion rings and a chocolate shake large',
        '1 Chicken Burger; 1 Onion Rings (Large); 1 Chocolate Shake (Large)',
      ],
      [
        'six chicken strips with honey mustard and a large mountain dew',
        '1 Chicken Strips (6 pieces); 1 Mountain Dew (Large)',
      ],
      ['three medium drinks two pepsis and a lemonade', '2 Pepsi (Medium); 1 Lemonade (Medium)'],
      [
        'original burger double with cheese and grilled onions',
        '1 Original Burger (Double)||1 Cheese Burger (Double)',
      ],
      ['a cheese burger no cheese', '1 Cheese Burger'],
      ['large fries with cheese sauce on top', '1 Fries (Large)||1 Cheese Fries (Large)'],
      [
        'one chicken burger one veggie burger both with swiss and two small fries',
        '1 Chicken Burger; 1 Veggie Burger; 2 Fries (Small)',
      ],
      [
        'bacon burger single with a side of rings medium and a vanilla shake',
        '1 Bacon Burger (Single); 1 Onion Rings (Medium); 1 Vanilla Shake',
      ],
      ['burger with bacon lettuce and tomato', '1 Bacon Burger'],
      [
        'two shakes one vanilla one chocolate large',
        '1 Vanilla Shake (Large); 1 Chocolate Shake (Large)||1 Vanilla Shake; 1 Chocolate Shake (Large)',
      ],
      [
        'can i please get four doubles two cheese burgers and two bacon burgers',
        '2 Cheese Burger (Double); 2 Bacon Burger (Double)',
      ],
      [
        'strips three piece with barbecue sauce and small cheese fries',
        '1 Chicken Strips (3 pieces); 1 Cheese Fries (Small)',
      ],
      ['chicken not veggie burger and a pepsi', '1 Chicken Burger; 1 Pepsi'],
      ['western burger medium rare with no barbecue sauce add a fried egg and jalapenos', '1 Western Burger'],
    ],
  },
];

/** Three more counters, written when the sets before were understood, to see what a first try gives. */
export const docksideSets: CorpusSets = [
  [harborMenu, harbor],
  [dockMenu, dock],
  [stackMenu, stack],
];
