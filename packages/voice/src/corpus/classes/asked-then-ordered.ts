import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu, harbourWingMenu } from '../menus/harbour.ts';

/** Asked about, often by a short name, and then ordered. */
export const askedThenOrderedSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'asked then ordered',
        cases: [
          ['is the nihari fresh, okay then one full', '1 Nihari Breakfast Bowl (Full)'],
          ['is the falooda nice today, alright then two of those', '2 Rose Falooda'],
          [
            "um a tomato soup the basil one and is the garlic bread warm never mind i'll take two of it anyway",
            '1 Tomato Basil Soup; 2 Garlic Bread',
          ],
          ['does the platter come with rice, it does, okay one family', '1 Tikka House Platter (Family)'],
          ["what's the club like, any good, sure, give me two then", '2 Club Sandwich'],
          [
            'is the kheer homemade? lovely, one large please and a green tea',
            '1 Kheer|Shahi Kheer (Large); 1 Green Tea',
          ],
          ['how spicy are the prawns, okay a half then but mild', '1 Dynamite Prawns (Half) {Mild}'],
          [
            'are the brownies fresh out the oven yes okay three and one oreo shake',
            '3 Chocolate Brownie; 1 Oreo Shake',
          ],
          [
            'the shinwari, is it with tomatoes, right, a full one of that and four naan roghni',
            '1 Shinwari Karahi (Full); 4 Roghni Naan',
          ],
          ['do you still do halwa puri at this hour, great, four please', '4 Halwa Puri'],
          ['can i ask is the alfredo very creamy, perfect, medium please', '1 Creamy Alfredo Pasta (Medium)'],
          ["a cola and, is the brownie warm, doesn't matter, one of those", '1 Cola; 1 Chocolate Brownie'],
          [
            'a chicken biryani single and are the seekh kebabs beef, okay good, one single of those',
            '1 Chicken Biryani (Single); 1 Beef Seekh Kebab|Seekh Kebab (Single)',
          ],
          ['are the samosas hot right now? good, six then', '6 Samosa'],
          ["is the shahi kheer very sweet? doesn't matter, one regular", '1 Shahi Kheer (Regular)'],
          ['the molten sundae, has it got nuts, no, great, one large', '1 Molten Sundae (Large)'],
          ['any of that ras malai left? brilliant, two plates', '2 Ras Malai'],
          ['do the wings come with sauce, the smoky ones, okay one single', '1 Smoky Wings (Single)'],
          [
            'two garlic naan and tell me is the butter chicken mild, fine, one half',
            '2 Garlic Naan; 1 Butter Chicken (Half)',
          ],
          ['is the chowmein veg or chicken, chicken, okay one large', '1 Chicken Chowmein (Large)'],
          ['kulfi hai? acha teen de do', '3 Kulfi'],
          ['is the gajar ka halwa warm, yes, then one large', '1 Gajar ka Halwa|Gajar Halwa (Large)'],
          [
            'do you think the platter is enough for six, okay, one family then',
            '1 Tikka House Platter (Family)',
          ],
          ['the zinger, is it spicy, fine, one meal', '1 Crispy Zinger (Meal with drink)'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'asked then ordered',
        cases: [
          ['is the lemon cake gluten free, no, oh well, one anyway', '1 Lemon Cake'],
          ["is the banana bread today's, good, two", '2 Banana Bread'],
          ["what's the soup, leek, okay a bowl of that", '1 Leek Soup (Bowl)'],
          ['is the cold brew sweet, no, good, a medium one', '1 Cold Brew (Medium)'],
          [
            'do you do the toastie without ham, no, okay never mind, a mozzarella panini',
            '1 Mozzarella Panini',
          ],
          ['is your leek soup vegan, oh good, a cup please', '1 Leek Soup (Cup)'],
          ["how's the tuna melt, popular? alright a whole one", '1 Tuna Melt (Whole)'],
          [
            'a mocha small and have you got any almond croissants left, just one then',
            '1 Mocha (Small); 1 Almond Croissant',
          ],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'asked then ordered',
        cases: [
          ['is the apple pie hot, brilliant, two', '2 Apple Pie'],
          ['is the pulled pork smoky, ok a combo of that, mild', '1 Pulled Pork Sandwich (Combo) {Mild}'],
          ['how many patties in the smash, fine, a double then', '1 Smash Burger (Double)'],
          [
            "a coleslaw and how big are the onion rings, doesn't matter, large",
            '1 Coleslaw; 1 Onion Rings (Large)',
          ],
          ['are the onion rings battered, lovely, a large', '1 Onion Rings (Large)'],
          [
            "what's in the pulled pork, ok sounds good, one combo hot",
            '1 Pulled Pork Sandwich (Combo) {Hot}',
          ],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'asked then ordered',
        cases: [
          ['is the tiramisu made here, oh nice, two then', '2 Tiramisu'],
          [
            'a diavola medium and is the garlic bread big, go on then, one',
            '1 Spicy Diavola (Medium); 1 Garlic Bread',
          ],
          ['the lasagne, is that beef, great, two', '2 Lasagne'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [
      {
        group: 'asked then ordered',
        cases: [['is the broccoli soup thick, yeah, a bowl then', '1 Broccoli Cheddar Soup (Bowl)']],
      },
    ],
  ],
  [
    chipShopMenu,
    [{ group: 'asked then ordered', cases: [['is the steak pie hot, right, two of them', '2 Steak Pie']] }],
  ],
  [
    ferryCoffeeMenu,
    [{ group: 'asked then ordered', cases: [['is the granola bowl vegan, great, one', '1 Granola Bowl']] }],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'asked then ordered',
        cases: [['are the mozzarella sticks any good, ok go on, two', '2 Mozzarella Sticks']],
      },
    ],
  ],
  [
    harbourWingMenu,
    [
      {
        group: 'asked then ordered',
        cases: [['is the prawn toast crispy, sure, four pieces', '1 Prawn Toast (4 pcs)']],
      },
    ],
  ],
];
