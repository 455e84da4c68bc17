import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, subMenu } from '../menus/shop.ts';

/** What was wanted, planned or usual is given up for a reason, and something else is ordered. */
export const wantedBeforeSets: CorpusSets = [
  [
    burgerMenu,
    [
      {
        group: 'wanted X but Y',
        cases: [
          [
            "i wanted the volcano burger but it's too hot for me so give me a veggie burger",
            '1 Veggie Burger',
          ],
          [
            "we wanted nuggets but they're always dry so two crispy chicken burgers hot",
            '2 Crispy Chicken Burger {Hot}',
          ],
        ],
      },
    ],
  ],
  [
    demoMenu,
    [
      {
        group: 'wanted X but Y',
        cases: [
          [
            "i wanted nihari but it's too heavy give me a masala omelette and two lachha paratha",
            '1 Masala Omelette; 2 Lachha Paratha',
          ],
          [
            'my wife wanted pizza but that takes too long so two crispy zingers with fries',
            '2 Crispy Zinger (With fries)',
          ],
          ['i thought about the biryani but no make it a chicken karahi half', '1 Chicken Karahi (Half)'],
          ['socha tha biryani lekin rehne do ek kabuli pulao double', '1 Kabuli Pulao (Double)'],
          [
            "i planned on having paya but it's lunch now so one full butter chicken and four cheese naan",
            '1 Butter Chicken (Full); 4 Cheese Naan',
          ],
          ["i wanted jalebi but it's too late for that get me a kulfi large", '1 Kulfi (Large)'],
          [
            'my kids wanted the zinger but we had that yesterday so a large fajita pizza',
            '1 Fajita Pizza (Large)',
          ],
          [
            "i had my eye on the prawns but they're too expensive give me dumplings large",
            '1 Chicken Dumplings (Large)',
          ],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'wanted X but Y',
        cases: [
          [
            "i was going to get a mocha but that's too sweet give me a small americano",
            '1 Americano (Small)',
          ],
          ["normally i'd take a cappuccino but it's so hot today a large cold brew", '1 Cold Brew (Large)'],
          [
            'i really wanted a cold brew but my throat hurts so give me a medium hot chocolate',
            '1 Hot Chocolate (Medium)',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'wanted X but Y',
        cases: [
          [
            "i'd love the meatball marinara but i'm on a diet get me a six inch veggie garden",
            '1 Veggie Garden (6 inch)',
          ],
          [
            'i was thinking tuna melt but that has too much mayo get me a footlong roast turkey',
            '1 Roast Turkey (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'wanted X but Y',
        cases: [
          ["the kids wanted meat lovers but it's too greasy just a large margherita", '1 Margherita (Large)'],
          ["i would have liked the tiramisu but i'm too full just a can of pepsi", '1 Pepsi (Can)'],
        ],
      },
    ],
  ],
];
