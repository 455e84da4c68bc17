import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { anvilMenu, pierMenu, romaMenu, shaanMenu, willowMenu } from '../menus/tikka-house.ts';

const coffee: readonly CorpusGroup[] = [
  {
    group: 'tikka house: coffee',
    cases: [
      [
        "i'd like a large latte with oat milk and two pumps of vanilla, and could i also get a lemon poppy muffin warmed up please",
        '1 Cafe Latte (Large); 1 Lemon Poppy Muffin',
      ],
      ['a tall cappuccino extra dry and a pain au chocolat', '1 Cappuccino (Small); 1 Pain au Chocolat'],
      [
        'can i get a venti iced americano with three shots and sugar free hazelnut',
        '1 Iced Americano (Large)',
      ],
      [
        'two small coffees, one black and one with milk and sugar, and an almond croissant',
        '2 Brewed Coffee (Small); 1 Almond Croissant',
      ],
      [
        'large hot chocolate with whipped cream, marshmallows and a sprinkle of cinnamon',
        '1 Hot Chocolate (Large)',
      ],
      ['i would like a coffee, large, dark roast, room for cream', '1 Brewed Coffee (Large)'],
      ['a double espresso and a sparkling water with lemon', '1 Espresso Shot (Double); 1 Sparkling Water'],
      [
        'matcha large iced with coconut milk and light ice and a carrot cake',
        '1 Matcha (Large); 1 Carrot Cake',
      ],
      [
        'one caramel latte small with skim milk no whip, one chai large with soy',
        '1 Caramel Latte (Small); 1 Chai (Large)',
      ],
      [
        'ham and cheese toastie no butter, cold brew small with a splash of cream',
        '1 Ham and Cheese Toastie; 1 Cold Brew (Small)',
      ],
      [
        'may i please have a mocha, large, with an extra shot of espresso and chocolate shavings on top',
        '1 Mochaccino (Large)',
      ],
      [
        'small peppermint tea with honey on the side and a cheddar scone toasted with butter',
        '1 Peppermint Tea (Small); 1 Cheddar Scone',
      ],
      [
        'a latte and a cappuccino, both large, the latte with almond milk',
        '1 Cafe Latte (Large); 1 Cappuccino (Large)',
      ],
      [
        'could i have a decaf americano small and a chocolate chip muffin, heated',
        '1 Americano (Small); 1 Chocolate Chip Muffin',
      ],
      [
        'three large lattes, one vanilla, one caramel and one plain',
        '3 Cafe Latte (Large)||1 Caramel Latte (Large); 2 Cafe Latte (Large)',
      ],
    ],
  },
];

const subs: readonly CorpusGroup[] = [
  {
    group: 'tikka house: subs',
    cases: [
      [
        'a twelve inch italian on white with provolone, lettuce, tomato, onions, pickles, oil and vinegar, extra oregano',
        '1 Number One Italian (12 inch)',
      ],
      [
        'can i get an eight inch turkey avocado on whole wheat, no mayo, spicy mustard, and plain chips',
        '1 Turkey Avocado (8 inch); 1 Plain Chips',
      ],
      [
        'foot long philly with grilled onions, mushrooms, peppers and extra provolone, and a root beer',
        '1 Philly Steak (12 inch); 1 Root Beer',
      ],
      [
        'two meatball subs, one 8 inch and one 12 inch, extra sauce on both',
        '1 Meatball (8 inch); 1 Meatball (12 inch)',
      ],
      ['smoked ham four inch with swiss, honey mustard, lettuce, no tomatoes', '1 Smoked Ham (4 inch)'],
      [
        'i want the club supreme 12 inch toasted, light mayo, extra bacon, with a cup of tomato soup',
        '1 Club Supreme (12 inch); 1 Tomato Soup (Cup)',
      ],
      [
        'a tuna sandwich, eight inch, on rye, cucumbers, olives, banana peppers, salt and pepper',
        '1 Tuna Crunch (8 inch)',
      ],
      [
        'garden veggie without cheese on a spinach wrap, 8 inch, add hummus, and a medium lemonade',
        '1 Garden Veggie (8 inch); 1 Lemonade (Medium)',
      ],
      [
        'chicken caesar twelve inch, dressing on the side, no croutons, and an oatmeal cookie',
        '1 Chicken Caesar (12 inch); 1 Oatmeal Cookie',
      ],
      [
        'a ham and turkey sub, 12 inch, with american cheese',
        '1 Smoked Ham (12 inch)||1 Turkey Avocado (12 inch)',
      ],
      [
        'one large iced tea unsweetened, one chocolate brownie, and a dill pickle spear',
        '1 Iced Tea (Large); 1 Chocolate Brownie; 1 Dill Pickle Spear',
      ],
      [
        'two eight inch turkeys, one without avocado, one with extra, and two diet cokes',
        '2 Turkey Avocado (8 inch); 2 Diet Coke',
      ],
    ],
  },
];

const burgers: readonly CorpusGroup[] = [
  {
    group: 'tikka house: burgers',
    cases: [
      [
        'a double anvil cheeseburger no pickles with large skin on fries and a medium pepsi max',
        '1 Anvil Cheeseburger (Double); 1 Skin On Fries (Large); 1 Pepsi Max (Medium)',
      ],
      [
        'cheeseburger single with bacon, lettuce and burger sauce, and sweet potato fries small',
        '1 Anvil Cheeseburger (Single); 1 Sweet Potato Fries (Small)',
      ],
      [
        'hot buttermilk chicken burger with slaw in it, and ten onion rings',
        '1 Buttermilk Chicken Burger {Hot}; 1 Onion Rings (10 pieces)',
      ],
      [
        'the truffle mushroom one, medium, hold the onions, with a salted caramel shake',
        '1 Truffle Mushroom Burger; 1 Salted Caramel Shake',
      ],
      [
        'halloumi burger and halloumi fries and a still water',
        '1 Halloumi Burger; 1 Halloumi Fries; 1 Still Water',
      ],
      [
        'six chicken tenders with bbq dip and a large fries, extra salt',
        '1 Chicken Tenders (6 pieces); 1 Skin On Fries (Large)',
      ],
      [
        'two smokehouse burgers, one with no cheese, one with extra jalapenos, and two ginger beers',
        '2 Smokehouse Burger; 2 Ginger Beer',
      ],
      ['a burger, double, plain with just ketchup', '1 Anvil Burger (Double)'],
    ],
  },
];

const pizza: readonly CorpusGroup[] = [
  {
    group: 'tikka house: pizza',
    cases: [
      [
        'a 12 inch ham and pineapple pizza with extra cheese and a can of coke',
        '1 Ham and Pineapple (12 inch); 1 Coke (Can)',
      ],
      [
        'large margherita, thin base, half with olives, and garlic bread with cheese',
        '1 Margherita (16 inch); 1 Garlic Bread (With cheese)',
      ],
      ['one 16 inch half pepperoni half vegetarian', '1 Pepperoni (16 inch)||1 Vegetarian (16 inch)'],
      [
        'two nine inch pizzas, one spicy beef no onions, one ham and mushroom',
        '1 Spicy Beef (9 inch); 1 Ham and Mushroom (9 inch)',
      ],
      [
        'a hawaiian 16 inch and a dozen hot wings with ranch',
        '1 Ham and Pineapple (16 inch); 1 Chicken Wings (12 pieces) {Hot}',
      ],
      [
        'four seasons twelve inch no artichokes, large wedges, 1.5 litre fanta',
        '1 Four Seasons (12 inch); 1 Potato Wedges (Large); 1 Fanta (1.5 Litre)',
      ],
      [
        'pepperoni pizza medium with mushrooms and a garden salad dressing on the side',
        '1 Pepperoni (12 inch); 1 Garden Salad',
      ],
    ],
  },
];

const hard: readonly CorpusGroup[] = [
  {
    group: 'tikka house: hard at a tikka house',
    cases: [
      [
        'two tikka pieces, one leg one breast, both medium',
        '1 Chicken Tikka Piece (Leg) {Medium}; 1 Chicken Tikka Piece (Breast) {Medium}',
      ],
      [
        'chicken and prawn karahi, half each, hot',
        '1 Chicken Karahi (Half) {Hot}; 1 Prawn Karahi (Half) {Hot}',
      ],
      ['das roti, nahi barah, aur do garlic naan', '12 Roti; 2 Garlic Naan'],
      ['we are five, five sweet lassi please', '5 Sweet Lassi'],
      ['i want mutton karahi full, actually half is enough, mild', '1 Mutton Karahi (Half) {Mild}'],
      ['no raita, only kachumber salad and mint chutney', '1 Kachumber Salad; 1 Mint Chutney'],
      ['a mango and a sweet lassi', '1 Mango Lassi; 1 Sweet Lassi'],
      ['pepsi bari bottle aik, dew choti do', '1 Pepsi (1.5 Litre); 2 Dew (Can)'],
      ['could you check if you have fish tikka, if yes one full', '1 Fish Tikka (Full)'],
      ['beef biryani single, make it two doubles', '2 Beef Biryani (Double)'],
      ['four naan, two plain, one garlic, one cheese', '2 Plain Naan; 1 Garlic Naan; 1 Cheese Naan'],
      ['remove the kheer, i mean do not add kheer, add a double kulfi', '1 Kulfi (Double)'],
      ['ek chicken pulao double aur ek single', '1 Chicken Pulao (Double); 1 Chicken Pulao (Single)'],
      ['seekh kebab aath piece teekhay', '1 Beef Seekh Kebab (8 pieces) {Hot}'],
      [
        'malai boti, twelve, and karahi, the mutton one, full',
        '1 Chicken Malai Boti (12 pieces); 1 Mutton Karahi (Full)',
      ],
      ['one chai for me, one for my father and a mango lassi for my sister', '2 Chai; 1 Mango Lassi'],
      ['uh two, no wait, three plain rice', '3 Plain Rice'],
      ['not chicken karahi, prawn karahi half', '1 Prawn Karahi (Half)'],
    ],
  },
];

/** Everyday orders on menus nobody knew, written before anything was tried. */
export const tikkaHouseCounterSets: CorpusSets = [
  [willowMenu, coffee],
  [pierMenu, subs],
  [anvilMenu, burgers],
  [romaMenu, pizza],
];
export const tikkaHouseHardSets: CorpusSets = [[shaanMenu, hard]];
