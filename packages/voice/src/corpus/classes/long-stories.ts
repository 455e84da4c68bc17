import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, subMenu } from '../menus/shop.ts';

/** Orders inside a story of places, relatives and times. */
export const longStorySets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'long stories',
        cases: [
          [
            "hi my cousin is visiting from karachi and he's been on the bus since five in the morning so i was thinking one family mutton biryani medium and maybe two sweet lassi large",
            '1 Mutton Biryani (Family) {Medium}; 2 Sweet Lassi (Large)',
          ],
          [
            "my mother in law is here from multan she can't eat chilli so a mild chicken handi full and five tandoori roti",
            '1 Chicken Handi (Full) {Mild}; 5 Tandoori Roti',
          ],
          [
            'amma ki tabiyat theek nahi hai is liye ek chicken corn soup mild aur ek plain basmati rice single',
            '1 Chicken Corn Soup {Mild}; 1 Plain Basmati Rice (Single)',
          ],
          [
            'so my phupho came over from sialkot without telling anyone and the gas is off again so please one full chicken karahi medium and eight roghni naan',
            '1 Chicken Karahi (Full) {Medium}; 8 Roghni Naan',
          ],
          [
            'our electricity went at three and the rice is still raw so can i get two double beef biryani not too spicy mild please and one kachumber salad',
            '2 Beef Biryani (Double) {Mild}; 1 Kachumber Salad',
          ],
          [
            "it's my nephew's birthday he turns eight today so three medium pepperoni pizzas and four garlic breads",
            '3 Pepperoni Pizza (Medium); 4 Garlic Bread',
          ],
          [
            'kal se kuch nahi khaya bhai please jaldi se ek beef biryani double aur ek cola large bhej do',
            '1 Beef Biryani (Double); 1 Cola (Large)',
          ],
          ['what we need is something warm so two large hot and sour soups', '2 Hot & Sour Soup (Large)'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'long stories',
        cases: [
          [
            "listen i've been up since four with the baby and i have a meeting at nine so i need a large americano and a banana bread",
            '1 Americano (Large); 1 Banana Bread',
          ],
          [
            'what i need is sugar so a large hot chocolate and a cookie',
            '1 Hot Chocolate (Large); 1 Chocolate Chip Cookie',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'long stories',
        cases: [
          [
            "we're six in the office and i need six footlong tuna melts two of them without cheese",
            '6 Tuna Melt (Footlong)',
          ],
          [
            "we're seven on the team today so seven bottled waters and four footlong club combos",
            '7 Bottled Water; 4 Club Combo (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'long stories',
        cases: [
          [
            'the game starts in half an hour and there are four of us so four classic burgers and two large french fries',
            '4 Classic Burger; 2 French Fries (Large)',
          ],
          [
            'we drove all the way from islamabad and the kids are starving so two veggie burgers one volcano burger and three sodas',
            '2 Veggie Burger; 1 Volcano Burger; 3 Soda',
          ],
        ],
      },
    ],
  ],
];
