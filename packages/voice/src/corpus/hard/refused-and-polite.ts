import type { CorpusSets } from '../corpus.ts';
import {
  quayBurgerMenu,
  quayCoffeeMenu,
  quaySubMenu,
  quayThaiMenu,
  quayTownMenu,
} from '../menus/quay-town.ts';

/** What is refused before something is ordered, changes of mind, amounts told by others and politeness, by class. */
export const refusedAndPoliteSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'refused and polite: polite and by courses',
        cases: [
          ["if it's no bother two kulfi and a karak chai", '2 Kulfi; 1 Karak Chai'],
          ["if that's not too much to ask some spring rolls", '1 Spring Rolls 4 pcs'],
          [
            'mains will be two chicken karahi half and dessert will be a kulfi',
            '2 Chicken Karahi (Half); 1 Kulfi',
          ],
          ['can the kitchen make a chicken karahi full mild', '1 Chicken Karahi (Full) {Mild}'],
          ['teen bare pepperoni pizza aur paanch thande cola', '3 Pepperoni Pizza (Large); 5 Cola chilled'],
        ],
      },
      {
        group: 'refused and polite: refused first',
        cases: [
          ['anything except the paya so a kulfi please', '1 Kulfi'],
          ['i hate paya a nihari breakfast bowl full please', '1 Nihari Breakfast Bowl (Full)'],
          ['i am allergic to seafood so two chicken manchurian', '2 Chicken Manchurian'],
          ["my husband loves the rose falooda but i don't so one kulfi", '1 Kulfi'],
          ['my husband loves the rose falooda so one of those', '1 Rose Falooda'],
          ['my son loves the rose falooda and a brownie', '1 Rose Falooda; 1 Chocolate Brownie'],
          ['i have never tried gol gappay', ''],
          ['i had two zingers yesterday and one cola', ''],
        ],
      },
      {
        group: 'refused and polite: other amounts',
        cases: [
          ['mutton biryani too singles and won kulfi', '2 Mutton Biryani (Single); 1 Kulfi'],
          ['chicken biryani for doubles', '4 Chicken Biryani (Double)'],
          ['tres crispy zinger con fries y una cola', '3 Crispy Zinger (With fries); 1 Cola chilled'],
          [
            'a crispy zinger on its own and a classic beef burger with fries',
            '1 Crispy Zinger (Burger only); 1 Classic Beef Burger (With fries)',
          ],
          ['two cheese melt burgers by themselves', '2 Cheese Melt Burger (Burger only)'],
          ['a kulfi on its own', '1 Kulfi'],
          ['four roghni naan and twice as many tandoori rotis', '4 Roghni Naan; 8 Tandoori Roti'],
          ['garlic naan and cheese naan four and two', '4 Garlic Naan; 2 Cheese Naan'],
          ["five garlic naan no let's call it six", '6 Garlic Naan'],
          ["two karak chai and let's say three garlic naan", '2 Karak Chai; 3 Garlic Naan'],
          ['a sweet lassi and a kulfi please leave out the lassi and keep the kulfi', '1 Kulfi'],
        ],
      },
      {
        group: 'refused and polite: asked about',
        cases: [
          ['do the spring rolls come with a sauce', ''],
          ['my wife is asking whether the chicken karahi is spicy', ''],
          ["i wonder if you have kulfi if so i'll have two", '2 Kulfi'],
          ['will there be kulfi left if yes three please', '3 Kulfi'],
          ['if the kulfi is still there two please', '2 Kulfi'],
        ],
      },
      {
        group: 'refused and polite: some or all taken back',
        cases: [
          ['three roghni naan and a kulfi cancel one of those naan', '2 Roghni Naan; 1 Kulfi'],
          ['a kulfi and a karak chai no scrap the lot', ''],
        ],
      },
      {
        group: 'refused and polite: for the rider and for both',
        cases: [
          ['two garlic naan and leave it at the door please', '2 Garlic Naan'],
          ['a kulfi please leave the food with the guard and a karak chai', '1 Kulfi; 1 Karak Chai'],
          ['one kulfi with extra pistachio please ring the bell twice', '1 Kulfi'],
          ['a kulfi no leave it', ''],
          ['three crispy zingers no lettuce all with fries', '3 Crispy Zinger (With fries)'],
          [
            'two crispy zingers one without mayo and one with extra cheese both as a meal',
            '2 Crispy Zinger (Meal with drink)',
          ],
        ],
      },
      {
        group: 'refused and polite: put right and summed up',
        cases: [
          [
            'chicken karahi full and paya half no the other way round',
            '1 Paya (Full); 1 Chicken Karahi (Half)',
          ],
          [
            'two roghni naan and four garlic naan sorry other way around two garlic naan and four roghni naan',
            '4 Roghni Naan; 2 Garlic Naan',
          ],
          ['four roghni naan two of them should be garlic instead', '2 Roghni Naan; 2 Garlic Naan'],
          ['some naan roghni naan five of them', '5 Roghni Naan'],
          [
            'i was going to get the beef biryani but my husband says mutton so one mutton biryani double',
            '1 Mutton Biryani (Double)',
          ],
          ['i was thinking of sushi but two kulfi please', '2 Kulfi'],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'refused and polite: refused first, subs',
        cases: [
          ['i was going to get the turkey club but no a footlong blt', '1 BLT (Footlong)'],
          ['neither the soup nor the salad just a tuna sub footlong', '1 Tuna Sub (Footlong)'],
          [
            'my boss raves about the meatball marinara but it is not for me give me a six inch ham sub',
            '1 Ham Sub (6 inch)',
          ],
          ['a footlong ham sub hot sauce on the side', '1 Ham Sub (Footlong)'],
        ],
      },
      {
        group: 'refused and polite: for the rider and for both, sub',
        cases: [['a footlong ham sub drop it at the reception', '1 Ham Sub (Footlong)']],
      },
      {
        group: 'refused and polite: put right and summed up, sub',
        cases: [
          [
            "a footlong ham sub and a six inch tuna sub sorry it's the other way round",
            '1 Tuna Sub (Footlong); 1 Ham Sub (6 inch)',
          ],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'refused and polite: hot sauces',
        cases: [
          ['six chicken wings hot sauce on the side', '1 Chicken Wings (6 Pieces)'],
          ['six chicken wings hot, sauce on the side', '1 Chicken Wings (6 Pieces) {Hot}'],
          [
            'a nashville hot chicken burger spicy mayo on it and a large coke',
            '1 Nashville Hot Chicken Burger; 1 Coke (Large)',
          ],
          ['two hot dogs with extra hot sauce', '2 Hot Dog'],
          ['eight hot dogs and half as many lagers', '8 Hot Dog; 4 Lager'],
        ],
      },
      {
        group: 'refused and polite: asked about, burger',
        cases: [
          ['i was wondering if the chicken wings are spicy', ''],
          ["if the hot dogs are fresh i'll take two", '2 Hot Dog'],
          ["let's do the loaded fries", '1 Loaded Fries'],
        ],
      },
      {
        group: 'refused and polite: for the rider and for both, burger',
        cases: [['twelve onion rings and knock twice', '1 Onion Rings (12 Pieces)']],
      },
      {
        group: 'refused and polite: put right and summed up, burger',
        cases: [
          [
            'four large cokes two of those should be diet and a hot dog',
            '2 Coke (Large); 2 Diet Coke (Large); 1 Hot Dog',
          ],
          ['burgers halloumi burgers three of them and a root beer', '3 Halloumi Burger; 1 Root Beer'],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'refused and polite: other amounts, coffee',
        cases: [
          ['a latte and a mocha no leave out the latte but keep the mocha', '1 Caffe Mocha'],
          ['cappuccino and flat white two and one', '2 Cappuccino; 1 Flat White'],
          [
            'six butter croissants and half that many almond croissants',
            '6 Butter Croissant; 3 Almond Croissant',
          ],
          ['never had a cold brew and not going to start now one iced latte grande', '1 Iced Latte (Grande)'],
        ],
      },
      {
        group: 'refused and polite: asked about, coffee',
        cases: [["do the blueberry muffins have nuts and i'd like a flat white", '1 Flat White']],
      },
      {
        group: 'refused and polite: some or all taken back, coffee',
        cases: [
          ["a flat white and two plain bagels forget all of that i'll eat at home", ''],
          ['three butter croissants remove one of them', '2 Butter Croissant'],
        ],
      },
      {
        group: 'refused and polite: for the rider and for both, coffee',
        cases: [['three americanos one with two sugars one with no sugar and one ordinary', '3 Americano']],
      },
      {
        group: 'refused and polite: put right and summed up, coffee',
        cases: [
          [
            'a tall cappuccino and a venti americano sorry venti cappuccino and tall americano',
            '1 Cappuccino (Venti); 1 Americano (Tall)',
          ],
          ['some croissants almond croissants four of them', '4 Almond Croissant'],
        ],
      },
    ],
  ],
  [
    quayThaiMenu,
    [
      {
        group: 'refused and polite: refused first, thai',
        cases: [
          ['anything but the larb gai one pad see ew large', '1 Pad See Ew (Large)'],
          ['i was about to say green curry but no the massaman curry large', '1 Massaman Curry (Large)'],
          ['do you think the chef could do two pad thai mild', '2 Pad Thai {Mild}'],
        ],
      },
      {
        group: 'refused and polite: asked about, thai',
        cases: [
          ['do you know whether the green curry contains peanuts', ''],
          ['would you have any sticky rice if yes two', '2 Sticky Rice'],
          ['i was wondering if the kitchen could do two pad thai', '2 Pad Thai'],
        ],
      },
      {
        group: 'refused and polite: for the rider and for both, thai',
        cases: [['three pad thai one with chicken one with prawns and one normal', '3 Pad Thai']],
      },
      {
        group: 'refused and polite: put right and summed up, thai',
        cases: [['my wife says green so a green curry large', '1 Green Curry (Large)']],
      },
    ],
  ],
];
