import type { CorpusSets } from '../corpus.ts';
import { burgerMenu, coffeeMenu, subMenu } from '../menus/shop.ts';

/** Dishes, addresses and ages that are spoken of, and what is ordered beside them. */
export const spokenAboutCounterSets: CorpusSets = [
  [
    coffeeMenu,
    [
      {
        group: 'spoken about',
        cases: [
          [
            'i came in for a muffin but the banana bread looks gorgeous so two of that please',
            '2 Banana Bread',
          ],
          [
            'i came in for tea but the coffee smells so good give me a large cappuccino',
            '1 Cappuccino (Large)',
          ],
          ['i was told the double espresso is deadly so one single espresso please', '1 Espresso (Single)'],
          ['a large is too much for me just one small hot chocolate', '1 Hot Chocolate (Small)'],
          ['i always spill the latte so today an espresso double', '1 Espresso (Double)'],
          ['lattes yes mochas no so three small lattes', '3 Latte (Small)'],
          ["what i'd really fancy is a medium chai latte", '1 Chai Latte (Medium)'],
          ['if my boss asks i was never here but one large mocha please', '1 Mocha (Large)'],
          ['mochas make me sleepy so one large americano', '1 Americano (Large)'],
          [
            'my colleague said the cold brew is undrinkable so one medium iced latte',
            '1 Iced Latte (Medium)',
          ],
          ['no coffee for me today just a small green tea', '1 Green Tea (Small)'],
          ['cappuccino yes please muffin no thank you', '1 Cappuccino'],
          ['nobody tell my dentist but three chocolate chip cookies', '3 Chocolate Chip Cookie'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'spoken about',
        cases: [
          [
            "we were going to get nuggets but let's do burgers a bacon and a volcano hot",
            '1 Bacon Burger; 1 Volcano Burger {Hot}',
          ],
          [
            "my son doesn't like cheese so one veggie burger and curly fries small",
            '1 Veggie Burger; 1 Curly Fries (Small)',
          ],
          ['the volcano burger is too hot for me so one classic burger', '1 Classic Burger'],
          ['shakes no thank you just two large sodas', '2 Soda (Large)'],
          [
            'mummy mummy i want nuggets fine one six piece nuggets for him and a bacon burger for me',
            '1 Chicken Nuggets (6 pieces); 1 Bacon Burger',
          ],
          ['last time the onion rings were soggy so please two large curly fries', '2 Curly Fries (Large)'],
          [
            "my girlfriend is vegetarian so she can't have the bacon burger so one veggie burger",
            '1 Veggie Burger',
          ],
          ['a twenty piece would be far too much so nuggets nine pieces', '1 Chicken Nuggets (9 pieces)'],
          [
            "we always get the classic burger but today let's try the volcano burger extra hot",
            '1 Volcano Burger {Extra Hot}',
          ],
          [
            'your coleslaw was amazing last time so two of those and a bacon burger',
            '2 Coleslaw; 1 Bacon Burger',
          ],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'spoken about',
        cases: [
          ['my wife hates tuna so she gets a six inch roast turkey', '1 Roast Turkey (6 inch)'],
          [
            "the steak and cheese sounds heavenly but i'm on a diet so a six inch veggie garden",
            '1 Veggie Garden (6 inch)',
          ],
          ["i've already eaten a cookie so only a bottled water", '1 Bottled Water'],
          [
            "we're three people and nobody likes salami so three footlong meatball marinara",
            '3 Meatball Marinara (Footlong)',
          ],
          ['i had tuna melt for lunch so now a footlong italian classic', '1 Italian Classic (Footlong)'],
        ],
      },
    ],
  ],
];
