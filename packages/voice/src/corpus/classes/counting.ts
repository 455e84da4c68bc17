import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayTownMenu } from '../menus/quay-town.ts';
import { coffeeMenu, streetMenu } from '../menus/shop.ts';

/** How many in all, halves and dozens, what is said of both, when it is wanted, and talk that leads to an order. */
export const countingSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'counting: announced, and the kinds behind a verb',
        cases: [
          ['do biryani bhej do, ek mutton ek chicken', '1 Mutton Biryani; 1 Chicken Biryani'],
          ['do biryani bhej do ek mutton ek chicken', '1 Mutton Biryani; 1 Chicken Biryani'],
          ['teen naan de do, do garlic ek cheese', '2 Garlic Naan; 1 Cheese Naan'],
          ['four naan please send, two garlic and two cheese', '2 Garlic Naan; 2 Cheese Naan'],
          ['char paratha chahiye, do aloo do anda', '2 Aloo Paratha; 2 Anda Paratha'],
          ['do karahi kar do, ek chicken ek mutton', '1 Chicken Karahi; 1 Mutton Karahi'],
          ['two biryanis for us, one mutton one chicken', '1 Mutton Biryani; 1 Chicken Biryani'],
        ],
      },
      {
        group: 'counting: each wants the one and the other',
        cases: [
          ["there's four of us and we each want a kulfi and a kheer", '4 Kulfi; 4 Kheer'],
          ["we'll both have a kulfi and a kheer", '2 Kulfi; 2 Kheer'],
          ["we'll both have a kulfi and my son a kheer", '2 Kulfi; 1 Kheer'],
        ],
      },
      {
        group: 'counting: shares and their sum',
        cases: [
          ['cheese naan two for us and two for nana so four altogether', '4 Cheese Naan'],
          ['two garlic naan for us and one for ali so three in all', '3 Garlic Naan'],
          ['samosas two for ali two for sara one for me so five in total', '5 Samosa'],
        ],
      },
      {
        group: 'counting: the same again',
        cases: [
          ['two zinger burgers and the same again', '4 Crispy Zinger'],
          ['two zinger burgers and one of the same', '3 Crispy Zinger'],
          ['three garlic naan, same again please', '6 Garlic Naan'],
          [
            'two large oreo shakes and the same again but regular',
            '2 Oreo Shake (Large); 2 Oreo Shake (Regular)',
          ],
          ['two chicken karahi half and the same for my brother', '4 Chicken Karahi (Half)'],
          ['a kheer and the same again', '2 Kheer'],
        ],
      },
      {
        group: 'counting: the sum is said',
        cases: [
          ['one more, so three', '3 Chicken Biryani', '2 Chicken Biryani'],
          ['one more so that makes three', '3 Chicken Biryani', '2 Chicken Biryani'],
          ['two more, so five in total', '5 Garlic Naan', '3 Garlic Naan'],
          ['one more naan so three', '3 Garlic Naan; 1 Cola', '2 Garlic Naan; 1 Cola'],
          ['add one more, making it four', '4 Garlic Naan', '3 Garlic Naan'],
          ['two garlic naan, one more, so three', '3 Garlic Naan'],
          ['one more', '3 Garlic Naan', '2 Garlic Naan'],
        ],
      },
      {
        group: 'counting: so many and a half',
        cases: [
          ['two and a half chicken karahi', '2 Chicken Karahi (Full); 1 Chicken Karahi (Half)'],
          ['one and a half chicken karahi', '1 Chicken Karahi (Full); 1 Chicken Karahi (Half)'],
          ['dedh chicken karahi', '1 Chicken Karahi (Full); 1 Chicken Karahi (Half)'],
          ['dhai mutton karahi medium', '2 Mutton Karahi (Full) {Medium}; 1 Mutton Karahi (Half) {Medium}'],
          ['1.5 chicken handi', '1 Chicken Handi (Full); 1 Chicken Handi (Half)'],
          ['three and a half plates of chicken handi', '3 Chicken Handi (Full); 1 Chicken Handi (Half)'],
        ],
      },
      {
        group: 'counting: pieces that the name counts',
        cases: [
          ['a dozen samosas', '6 Samosa'],
          ['half a dozen samosas', '3 Samosa'],
          ['a dozen chicken dumplings', '2 Chicken Dumplings'],
          ['two dozen spring rolls', '6 Spring Rolls'],
          ['eight smoky wings', '1 Smoky Wings'],
          ['a dozen garlic naan', '12 Garlic Naan'],
          ['two samosas', '2 Samosa'],
        ],
      },
      {
        group: 'counting: said of both at the end',
        cases: [
          [
            'one chicken karahi and one mutton karahi medium spicy both',
            '1 Chicken Karahi {Medium}; 1 Mutton Karahi {Medium}',
          ],
          [
            'one chicken karahi one mutton karahi medium both please',
            '1 Chicken Karahi {Medium}; 1 Mutton Karahi {Medium}',
          ],
          [
            'a chicken biryani and a beef biryani, double, both of them',
            '1 Chicken Biryani (Double); 1 Beef Biryani (Double)',
          ],
          [
            'ek chicken karahi aur ek mutton karahi full dono',
            '1 Chicken Karahi (Full); 1 Mutton Karahi (Full)',
          ],
          [
            'fajita pizza and pepperoni pizza and margherita large all of them',
            '1 Fajita Pizza (Large); 1 Pepperoni Pizza (Large); 1 Margherita (Large)',
          ],
          [
            'chicken karahi half and mutton karahi full both',
            '1 Chicken Karahi (Half); 1 Mutton Karahi (Full)',
          ],
        ],
      },
      {
        group: 'counting: when it is wanted',
        cases: [
          ['zinger burger at 7:30 pm', '1 Crispy Zinger'],
          ['two garlic naan half past seven', '2 Garlic Naan'],
          ['one mutton karahi at quarter to nine', '1 Mutton Karahi'],
          ['raat ko nau baje ek chicken karahi', '1 Chicken Karahi'],
          ['saarhe aath baje do chicken biryani', '2 Chicken Biryani'],
          ['two chicken biryani at 8 p.m. and a coke', '2 Chicken Biryani; 1 Cola'],
          ['2 zinger burger for 8 pm', '2 Crispy Zinger'],
          ['in half an hour, two chicken biryani', '2 Chicken Biryani'],
          ['a 100 rupee chicken biryani', '1 Chicken Biryani'],
          ['is the kheer okay for someone allergic to nuts', ''],
          [
            'both the karahi medium please',
            '1 Chicken Karahi {Medium}; 1 Mutton Karahi {Medium}',
            '1 Chicken Karahi; 1 Mutton Karahi',
          ],
        ],
      },
      {
        group: 'counting: talk before the order',
        cases: [
          ["when the kids get home they'll want two pepperoni pizzas", '2 Pepperoni Pizza'],
          ['when dad comes he will want a mutton karahi full', '1 Mutton Karahi (Full)'],
          ["after school she'd want a large oreo shake", '1 Oreo Shake (Large)'],
          ['i was thinking a zinger burger and a coke', '1 Crispy Zinger; 1 Cola'],
          ['i was thinking maybe a mutton karahi', '1 Mutton Karahi'],
          ['i was thinking of the paya but give me the nihari', '1 Nihari Breakfast Bowl'],
          ["i don't want chicken, give me a mutton karahi", '1 Mutton Karahi'],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'counting: announced, one of them plain',
        cases: [
          ['2 naan one garlic one plain', '1 Garlic Naan; 1 Plain Naan'],
          ['3 naan, two garlic one plain', '2 Garlic Naan; 1 Plain Naan'],
          ['two naan one plain one garlic', '1 Plain Naan; 1 Garlic Naan'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'counting: said of both at the end, drinks',
        cases: [
          ['a latte and a mocha large both of them', '1 Latte (Large); 1 Mocha (Large)'],
          [
            'latte mocha and americano, medium all',
            '1 Latte (Medium); 1 Mocha (Medium); 1 Americano (Medium)',
          ],
          ['a small latte and a large mocha both', '1 Latte (Small); 1 Mocha (Large)'],
        ],
      },
    ],
  ],
  [
    quayTownMenu,
    [
      {
        group: 'counting: what is said of all kinds before they are listed',
        cases: [
          [
            'three large pizzas one fajita one pepperoni and one tikka',
            '1 Fajita Pizza (Large); 1 Pepperoni Pizza (Large); 1 Chicken Tikka Pizza (Large)',
          ],
          [
            'two medium pizzas a fajita and a tikka',
            '1 Fajita Pizza (Medium); 1 Chicken Tikka Pizza (Medium)',
          ],
        ],
      },
      {
        group: 'counting: days, ages and courses are neither dishes nor amounts',
        cases: [
          ['he turns seventy on sunday so one chicken biryani', '1 Chicken Biryani'],
          ["it's her 30th birthday we need two full chicken karahi", '2 Chicken Karahi (Full)'],
          ['two molten sundaes on sunday', '2 Molten Sundae'],
          ["for bread let's say five garlic naans", '5 Garlic Naan'],
          ['for the bread two roghni naan', '2 Roghni Naan'],
          ['for bread garlic naan', '1 Garlic Naan'],
          ['for rice one plain basmati rice', '1 Plain Basmati Rice'],
          ['and for the salad a large garden salad', '1 Garden Salad (Large)'],
        ],
      },
    ],
  ],
];
