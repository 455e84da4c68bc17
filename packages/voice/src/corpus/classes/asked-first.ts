import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu, pizzaMenu, subMenu } from '../menus/shop.ts';

/** A question about a dish, its answer, and how many of it. */
export const askedFirstSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'asked',
        cases: [
          ['is the palak paneer very spicy no good then one full', '1 Palak Paneer (Full)'],
          ['does the club sandwich come with fries it does lovely one large then', '1 Club Sandwich (Large)'],
          ['are the wings halal okay great two plates then double', '2 Smoky Wings (Double)'],
          [
            'do you have kulfi if yes then three and if there is falooda then one large',
            '3 Kulfi; 1 Rose Falooda (Large)',
          ],
          ['jalebi do you have any left okay then one large', '1 Jalebi (Large)'],
          [
            'how big is the family platter oh okay then one double tikka house platter',
            '1 Tikka House Platter (Double)',
          ],
          ['is the beef chilli dry really hot never mind one large anyway', '1 Beef Chilli Dry (Large)'],
          ['do the spring rolls have meat in them no okay two large then', '2 Spring Rolls (Large)'],
          ['how is the kabuli pulao today good great one family please', '1 Kabuli Pulao (Family)'],
          ['malai boti is it boneless yes then two double', '2 Malai Boti|Malai Boti Skewers (Double)'],
          [
            'do you still have halwa puri yes brilliant four then and two karak chai',
            '4 Halwa Puri; 2 Karak Chai',
          ],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'asked',
        cases: [
          [
            'is the veggie burger vegan it is perfect two please and a large iced tea',
            '2 Veggie Burger; 1 Iced Tea (Large)',
          ],
          ['onion rings are they gluten free never mind one large anyway', '1 Onion Rings (Large)'],
          [
            'do you do nuggets yes okay the nine piece and a small soda',
            '1 Chicken Nuggets (9 pieces); 1 Soda (Small)',
          ],
          [
            "what's in the mushroom melt burger sounds nice okay one of those and a small iced tea",
            '1 Mushroom Melt Burger; 1 Iced Tea (Small)',
          ],
          ['are your curly fries crispy they are cool then a large', '1 Curly Fries (Large)'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'asked',
        cases: [
          ['is the chai latte sweet yeah good one medium then with oat milk', '1 Chai Latte (Medium)'],
          ['is there any banana bread left there is great three slices then', '3 Banana Bread'],
          [
            'does the mocha have real chocolate it does wonderful a small one for my sister and a cold brew large for me',
            '1 Mocha (Small); 1 Cold Brew (Large)',
          ],
          ["the muffins are they fresh well i'll take four", '4 Blueberry Muffin'],
          ['can you do the latte with oat milk great two small then', '2 Latte (Small)'],
          ["bagels are they toasted fine i'll have two", '2 Bagel with Cream Cheese'],
        ],
      },
    ],
  ],
  [
    subMenu,
    [
      {
        group: 'asked',
        cases: [
          ['is the tuna melt any good well okay one footlong then', '1 Tuna Melt (Footlong)'],
          ['has the tomato soup got cream in it no great a bowl please', '1 Tomato Soup (Bowl)'],
        ],
      },
    ],
  ],
  [
    pizzaMenu,
    [
      {
        group: 'asked',
        cases: [
          [
            'is the hawaiian with real pineapple okay one medium then and a tiramisu',
            '1 Hawaiian (Medium); 1 Tiramisu',
          ],
          ['the wings are they any good alright give me twelve hot', '1 Buffalo Wings (12 pieces) {Hot}'],
        ],
      },
    ],
  ],
];
