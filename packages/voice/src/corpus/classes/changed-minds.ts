import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu, quayThaiMenu } from '../menus/quay-town.ts';

/** What somebody orders and thinks better of in the same breath, and what is told beside an order. */
export const changedMindSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'changed mind: the head again with another number',
        cases: [
          [
            'get four roghni naan and a chicken karahi full hmm eight naan actually we are many people',
            '8 Roghni Naan; 1 Chicken Karahi (Full)',
          ],
          [
            'two garlic naan and a mutton karahi half actually five naan',
            '5 Garlic Naan; 1 Mutton Karahi (Half)',
          ],
          [
            'one mutton biryani single and two kheer no wait three biryani',
            '3 Mutton Biryani (Single); 2 Kheer',
          ],
          ['three tandoori roti and a paya half sorry six roti', '6 Tandoori Roti; 1 Paya (Half)'],
          ['one pepperoni pizza large and a cola make that two pizzas', '2 Pepperoni Pizza (Large); 1 Cola'],
          ['do garlic naan aur ek kheer nahi chaar naan', '4 Garlic Naan; 1 Kheer'],
          ['four roghni naan and two garlic naan', '4 Roghni Naan; 2 Garlic Naan'],
          ['a cheese naan no garlic', '1 Cheese Naan'],
          ['two garlic bread no cheese', '2 Garlic Bread'],
        ],
      },
      {
        group: 'changed mind: one of them is dropped',
        cases: [
          [
            'mutton biryani single aur beef biryani single nahi beef wali rehne do',
            '1 Mutton Biryani (Single)',
          ],
          ['garlic naan aur cheese naan nahi cheese wala rehne do', '1 Garlic Naan'],
          ['ek kheer aur do kulfi kheer rehne do', '2 Kulfi'],
          ['chicken handi half aur daal tadka half daal wali rehne dein', '1 Chicken Handi (Half)'],
          [
            'ek pepperoni pizza large aur ek fajita pizza large fajita wala hata do',
            '1 Pepperoni Pizza (Large)',
          ],
          ['karak chai aur kashmiri chai karak wali mat dena', '1 Kashmiri Chai'],
          [
            'one large pepperoni pizza actually forget the pepperoni give me fajita same size',
            '1 Fajita Pizza (Large)',
          ],
          ['a medium fajita pizza forget the fajita give me margherita same size', '1 Margherita (Medium)'],
          ['two garlic naan forget the garlic make it roghni', '2 Roghni Naan'],
          [
            'one chicken biryani double actually forget the chicken give me mutton same size',
            '1 Mutton Biryani (Double)',
          ],
          ['a mutton karahi full scratch the mutton i want chicken', '1 Chicken Karahi (Full)'],
        ],
      },
      {
        group: 'changed mind: not this one',
        cases: [
          ['not the white one the normal chicken karahi half', '1 Chicken Karahi (Half)'],
          ['not the special one the plain mutton karahi full', '1 Mutton Karahi (Full)'],
          ['the chicken handi not the makhni one the normal one full', '1 Chicken Handi (Full)'],
          ['chicken karahi half not the white one', '1 Chicken Karahi (Half)'],
          ['not the beef one the mutton biryani double', '1 Mutton Biryani (Double)'],
          ['not the garlic one the roghni naan two please', '2 Roghni Naan'],
        ],
      },
      {
        group: 'changed mind: reasons',
        cases: [
          ['the chicken karahi is too spicy so butter chicken half', '1 Butter Chicken (Half)'],
          ['chicken karahi is too spicy for my kids so one butter chicken half', '1 Butter Chicken (Half)'],
          ['the large pizza is too big for me so a small margherita', '1 Margherita (Small)'],
          ['kheer is too sweet so two kulfi', '2 Kulfi'],
          [
            "the chocolate brownie is very nice so i'll have that and a karak chai",
            '1 Chocolate Brownie; 1 Karak Chai',
          ],
          ['the paya is very oily so one chicken handi half', '1 Chicken Handi (Half)'],
          ['karak chai is too strong for her so a green tea', '1 Green Tea'],
          ['mutton is too heavy so chicken biryani single', '1 Chicken Biryani (Single)'],
          ['the karahi takes too long so a chicken handi half', '1 Chicken Handi (Half)'],
          [
            'paya is too oily so daal tadka half and two naan',
            '1 Daal Tadka (Half); 2 Garlic Naan|Roghni Naan|Tandoori Naan|Cheese Naan',
          ],
          ['two chicken karahi half so my kids can share and a kheer', '2 Chicken Karahi (Half); 1 Kheer'],
        ],
      },
      {
        group: 'changed mind: words of the dish in a wish, and heats in urdu',
        cases: [
          ['dahi bhallay meethi chutney zyada dahi thanda hona chahiye', '1 Dahi Bhallay'],
          ['samosa chaat chaat masala zyada', '1 Samosa Chaat'],
          ['ek aloo paratha aloo zyada ho', '1 Aloo Paratha'],
          ['do anda paratha anda acha pakka hua ho', '2 Anda Paratha'],
          ['karak chai chai garam honi chahiye', '1 Karak Chai'],
          ['butter chicken half tez mirch', '1 Butter Chicken (Half) {Hot}'],
          ['chicken karahi full tez mirch wali', '1 Chicken Karahi (Full) {Hot}'],
          ['chicken karahi full bohot tez mirch', '1 Chicken Karahi (Full) {Extra Hot}'],
          ['daal makhani half kam mirch', '1 Daal Makhani (Half) {Mild}'],
          ['mutton biryani single tez', '1 Mutton Biryani (Single) {Hot}'],
          [
            'ammi ke liye daal makhani half kam mirch wali aur mere liye butter chicken half tez mirch',
            '1 Daal Makhani (Half) {Mild}; 1 Butter Chicken (Half) {Hot}',
          ],
        ],
      },
      {
        group: 'changed mind: not this, that',
        cases: [
          ['large margherita wait not large medium', '1 Margherita (Medium)'],
          ['chicken karahi half no not half full', '1 Chicken Karahi (Full)'],
          ['a small fajita pizza not small large and a cola', '1 Fajita Pizza (Large); 1 Cola'],
          ['chicken biryani single hot not hot mild', '1 Chicken Biryani (Single) {Mild}'],
          ['two kulfi one kheer wait swap that so one kulfi and two kheer', '1 Kulfi; 2 Kheer'],
          [
            'three garlic naan one cheese naan no switch those one garlic naan three cheese naan',
            '1 Garlic Naan; 3 Cheese Naan',
          ],
          [
            'large loaded fries and a cola actually sorry hot wings instead of the fries',
            '1 Hot Wings (Large); 1 Cola',
          ],
          ['a kheer and a cola sorry kulfi instead of the kheer', '1 Kulfi; 1 Cola'],
        ],
      },
      {
        group: 'changed mind: one for each, heard as numbers',
        cases: [
          ['one fruit chaat for me one for my brother and one for my sister', '3 Fruit Chaat'],
          ['one kulfi for me one for my wife', '2 Kulfi'],
          ['a karak chai for me one for my dad and two for my uncles', '4 Karak Chai'],
          ['one aloo paratha too karak chai', '1 Aloo Paratha; 2 Karak Chai'],
          ['one kheer too kulfi and a cola', '1 Kheer; 2 Kulfi; 1 Cola'],
          ['a kheer and a kulfi too', '1 Kheer; 1 Kulfi'],
          [
            'one chicken karahi half and masala fries large masala fries',
            '1 Chicken Karahi (Half); 1 Masala Fries (Large)',
          ],
          ['biryani chicken wali do aur mutton wali aik', '2 Chicken Biryani; 1 Mutton Biryani'],
          ['karahi mutton wali ek aur chicken wali do', '1 Mutton Karahi; 2 Chicken Karahi'],
          ['aik large fajita pizza kar dein mirch ke baghair', '1 Fajita Pizza (Large)'],
          ['could someone bring us two kulfi', '2 Kulfi'],
        ],
      },
      {
        group: 'changed mind: numbers nobody means',
        cases: [
          ['-5 garlic naan', '||1 Garlic Naan'],
          ['1e9 tandoori roti', '||1 Tandoori Roti'],
          ['minus two kulfi', '||1 Kulfi'],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'changed mind: scratch that',
        cases: [
          [
            "one veggie wrap and a lemonade medium scratch that lemonade i'll do fountain drink medium",
            '1 Veggie Wrap; 1 Fountain Drink (Medium)',
          ],
          [
            'a blt six inch and a cookie scratch the blt i want a ham sub six inch',
            '1 Ham Sub (6 inch); 1 Chocolate Chip Cookie|White Macadamia Cookie|Oatmeal Raisin Cookie',
          ],
          [
            "a tomato soup bowl and a bottled water scratch that water i'll have a lemonade small",
            '1 Tomato Soup (Bowl); 1 Lemonade (Small)',
          ],
          [
            'turkey club footlong and potato chips forget the chips i will do apple slices',
            '1 Turkey Club (Footlong); 1 Apple Slices',
          ],
          ["a large lemonade scratch that i'll do a bottled water", '1 Bottled Water'],
          [
            "a veggie wrap and a large lemonade cancel that lemonade let's do a bottled water",
            '1 Veggie Wrap; 1 Bottled Water',
          ],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'changed mind: no, the other kind',
        cases: [
          ['a vanilla shake large no chocolate', '1 Chocolate Milkshake (Large)'],
          ['a large vanilla milkshake no strawberry', '1 Strawberry Milkshake (Large)'],
          ['an oreo milkshake regular no wait vanilla', '1 Vanilla Milkshake (Regular)'],
          ['a crispy chicken burger no grilled', '1 Grilled Chicken Burger'],
          ['a large coke no diet coke', '1 Diet Coke (Large)'],
          ['a large cajun fries no sweet potato', '1 Sweet Potato Fries (Large)'],
          ['a crispy chicken burger no onions', '1 Crispy Chicken Burger'],
          ['large fries no cajun', '1 Fries (Large)'],
          ['a classic burger double no mushroom', '1 Classic Burger (Double)'],
          ['a bacon cheeseburger double no bacon', '1 Bacon Cheeseburger (Double)'],
          ['chocolate milkshake large no whipped cream', '1 Chocolate Milkshake (Large)'],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'changed mind: coffee',
        cases: [
          ['a tall caffe mocha no white chocolate', '1 White Chocolate Mocha (Tall)||1 Caffe Mocha (Tall)'],
          ['a grande caramel frappe no mocha', '1 Mocha Frappe (Grande)'],
          ['a butter croissant no almond', '1 Butter Croissant'],
          ["a tall earl grey tea scratch that tea i'll do a mint tea tall", '1 Mint Tea (Tall)'],
          ['the cold brew is too strong so a tall iced latte', '1 Iced Latte (Tall)'],
        ],
      },
    ],
  ],
  [
    quayThaiMenu,
    [
      {
        group: 'changed mind: thai',
        cases: [
          ['a large green curry no red', '1 Red Curry (Large)'],
          ['the panang curry is too rich so a regular yellow curry', '1 Yellow Curry (Regular)'],
          ['not the crispy ones the fresh spring rolls two', '2 Fresh Spring Rolls'],
          [
            'two pad thai regular and a papaya salad hmm four pad thai actually',
            '4 Pad Thai (Regular); 1 Papaya Salad',
          ],
        ],
      },
    ],
  ],
];
