import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, streetMenu } from '../menus/shop.ts';

/** As many as there are people; people who count nothing. */
export const countedPeopleSets: CorpusSets = [
  [
    burgerMenu,
    [
      {
        group: 'each',
        cases: [
          ['a bacon burger each for the twins and nothing for me', '2 Bacon Burger'],
          [
            'a classic burger each for the three boys and a water for their mum',
            '3 Classic Burger; 1 Mineral Water',
          ],
          ['there are four of us so veggie burgers all round', '4 Veggie Burger'],
          ["we're five tonight, volcano burgers all round please", '5 Volcano Burger'],
          ['a dozen of my pupils are coming, each of them gets a vanilla shake', '12 Vanilla Shake'],
          ['six colleagues here and every one of them wants a classic burger', '6 Classic Burger'],
          ["chocolate shakes for everyone, there's seven of us", '7 Chocolate Shake'],
          [
            'for the three vegetarians a veggie burger apiece and for the other six one large french fries',
            '3 Veggie Burger; 1 French Fries (Large)',
          ],
          ["everyone gets a soda, that's eight, except my mum so seven", '7 Soda'],
          ['both my daughters want a crispy chicken burger, mild', '2 Crispy Chicken Burger {Mild}'],
          ['my parents would like an iced tea apiece, large', '2 Iced Tea (Large)'],
        ],
      },
      {
        group: 'people who count nothing',
        cases: [
          ['the other five are having one large curly fries between them', '1 Curly Fries (Large)'],
          [
            "it's for ten people but just one large onion rings and two classic burgers",
            '1 Onion Rings (Large); 2 Classic Burger',
          ],
          ['my three kids are driving me mad so one bacon burger please', '1 Bacon Burger'],
        ],
      },
    ],
  ],
  [
    streetMenu,
    [
      {
        group: 'each',
        cases: [
          ['a plate of gulab jamun for each of the four guests', '4 Gulab Jamun'],
          [
            'three of my friends want a chicken roll each and i want a lassi',
            '3 Chicken Roll; 1 Sweet Lassi',
          ],
          [
            'for the two vegetarians a paneer roll apiece and for the other eight a mutton karahi full',
            '2 Paneer Roll; 1 Mutton Karahi (Full)',
          ],
          ['karak chai all round, five of us', '5 Karak Chai'],
          ['there are three of us so zinger meals all round', '3 Zinger Burger (Meal with drink)'],
          ['hum teen log hain sab ke liye ek ek karak chai', '3 Karak Chai'],
          ['ten cousins, one samosa each, the chicken ones', '10 Chicken Samosa'],
          ['a kheer each for me and my two sisters', '3 Kheer'],
        ],
      },
      {
        group: 'people who count nothing',
        cases: [
          ['for the other six of us a family mutton biryani', '1 Mutton Biryani (Family)'],
          ['for eight people one mutton biryani family will do', '1 Mutton Biryani (Family)'],
          ['the four of us will share one chicken karahi full', '1 Chicken Karahi (Full)'],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'each',
        cases: [
          ['a zinger each for the twins with fries', '2 Crispy Zinger (With fries)'],
          ['a dozen of my students are here each of them wants a kulfi', '12 Kulfi'],
          [
            'a lassi for each of the seven players and one green tea for the coach',
            '7 Sweet Lassi; 1 Green Tea',
          ],
          ["everyone gets a lemonade, that's nine lemonades, except nani so eight", '8 Fresh Lemonade'],
          ['one brownie per kid, and there are five kids', '5 Chocolate Brownie'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'each',
        cases: [
          ["lattes all round, there's three of us", '3 Latte'],
          [
            "there's eight in the meeting, so eight drip coffees and a banana bread",
            '8 Drip Coffee; 1 Banana Bread',
          ],
          ['a cappuccino for each of my four teammates, medium', '4 Cappuccino (Medium)'],
          ['three of us fancy a mocha, the fourth just wants a green tea', '3 Mocha; 1 Green Tea'],
        ],
      },
    ],
  ],
];
