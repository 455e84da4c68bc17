import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu } from '../menus/quay-town.ts';

/** Amounts told by people, sizes that are listed or refused, and where the next dish begins. */
export const listedSizeSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'so many people, so many of it',
        cases: [
          ['one for me one for my wife chicken biryani single', '2 Chicken Biryani (Single)'],
          ['two for us and one for my mother mutton karahi half', '3 Mutton Karahi (Half)'],
          ['halwa puri for six people one each', '6 Halwa Puri'],
          [
            'anda paratha for five people one each and a large karak chai',
            '5 Anda Paratha; 1 Karak Chai (Large)',
          ],
          [
            'table of four two of us share the butter chicken full the other two take an egg fried rice each',
            '1 Butter Chicken (Full); 2 Egg Fried Rice',
          ],
          [
            'the other three get a crispy zinger each and one caesar salad',
            '3 Crispy Zinger; 1 Caesar Salad',
          ],
          [
            "a club sandwich and everybody gets a mint margarita that's six",
            '1 Club Sandwich; 6 Mint Margarita',
          ],
        ],
      },
      {
        group: 'all of those that were named',
        cases: [
          [
            'samosa chaat mix pakora and dahi bhallay all three in large',
            '1 Samosa Chaat (Large); 1 Mix Pakora (Large); 1 Dahi Bhallay (Large)',
          ],
          [
            'palak paneer daal makhani chana masala and paya all four half',
            '1 Palak Paneer (Half); 1 Daal Makhani (Half); 1 Chana Masala (Half); 1 Paya (Half)',
          ],
          [
            'two each of malai boti and beef seekh kebab double and mild',
            '2 Malai Boti (Double) {Mild}; 2 Beef Seekh Kebab (Double) {Mild}',
          ],
          [
            'kulfi a large for him a regular for me and another regular for my sister',
            '1 Kulfi (Large); 2 Kulfi (Regular)',
          ],
          [
            'chicken handi a half for my parents and a full for us',
            '1 Chicken Handi (Half); 1 Chicken Handi (Full)',
          ],
        ],
      },
      {
        group: 'none of the last, and the other size',
        cases: [
          ['garlic naan four roghni naan two cheese naan none', '4 Garlic Naan; 2 Roghni Naan'],
          ['karak chai three kashmiri chai one green tea none', '3 Karak Chai; 1 Kashmiri Chai'],
          ['daal tadka but not the full one', '1 Daal Tadka (Half)'],
          ['a kulfi not the large one please', '1 Kulfi (Regular)'],
        ],
      },
      {
        group: 'the kind before the nahi is refused',
        cases: [
          ['karahi chicken wali white nahi normal wali full', '1 Chicken Karahi (Full)'],
          ['chicken karahi white nahi simple wali half', '1 Chicken Karahi (Half)'],
          ['biryani chicken wali shahi nahi sada wali double', '1 Chicken Biryani (Double)'],
          ['white chicken karahi full', '1 White Chicken Karahi (Full)'],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'all of those that were named',
        cases: [
          ['coke small medium and large one of each', '1 Coke (Small); 1 Coke (Medium); 1 Coke (Large)'],
        ],
      },
      {
        group: 'the next dish or a wish of the one before',
        cases: [
          [
            'a double classic a double mushroom swiss and a double blue cheese',
            '1 Classic Burger (Double); 1 Mushroom Swiss Burger (Double); 1 Blue Cheese Burger (Double)',
          ],
          ['a truffle burger add bacon add cheese', '1 Truffle Burger'],
          ['a classic burger add bacon and make it a double', '1 Classic Burger (Double)'],
          ['twelve wings bbq sauce and a large fries', '1 Chicken Wings (12 Pieces); 1 Fries (Large)'],
          ['five tenders honey mustard sauce and a coleslaw', '1 Chicken Tenders (5 Pieces); 1 Coleslaw'],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'all of those that were named',
        cases: [['cappuccino tall and venti two of each', '2 Cappuccino (Tall); 2 Cappuccino (Venti)']],
      },
      {
        group: 'the next dish or a wish of the one before',
        cases: [
          ['one iced peach t tall and a mint tea venti', '1 Iced Peach Tea (Tall); 1 Mint Tea (Venti)'],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'the next dish or a wish of the one before',
        cases: [
          [
            'veggie wrap with hummus not ranch dressing and a large lemonade no ice',
            '1 Veggie Wrap; 1 Lemonade (Large)',
          ],
          [
            'a tuna sub footlong with cheddar not swiss and a bottled water',
            '1 Tuna Sub (Footlong); 1 Bottled Water',
          ],
        ],
      },
      {
        group: 'none of the last, and the other size',
        cases: [['turkey club but not a footlong', '1 Turkey Club (6 inch)']],
      },
    ],
  ],
];
