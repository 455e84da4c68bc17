import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu, ferryPizzaMenu, ferrySubMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Somebody drops out or joins in, and the amount changes. */
export const peopleChangeSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'people change',
        cases: [
          ["three zingers, oh ali's not coming, two", '2 Crispy Zinger'],
          [
            "three crispy zinger meals, oh wait bilal isn't coming, so two",
            '2 Crispy Zinger (Meal with drink)',
          ],
          ["four halwa puri, hang on dad's already eaten, three", '3 Halwa Puri'],
          ["two chicken biryani single, he's not hungry so make it one", '1 Chicken Biryani (Single)'],
          ["five karak chai, actually one of us doesn't drink tea, four", '4 Karak Chai'],
          [
            "three club sandwiches and a cola, oh sara says she's not hungry, two club sandwiches",
            '2 Club Sandwich; 1 Cola',
          ],
          ['six garlic naan two people dropped out so four', '4 Garlic Naan'],
          ['two nihari full one of the guests cancelled so just one', '1 Nihari Breakfast Bowl (Full)'],
          ['teen zinger, ali nahi aa raha, do kar do', '2 Crispy Zinger'],
          ['two oreo shakes large, hang on hamza wants one as well, three', '3 Oreo Shake (Large)'],
          [
            "four chicken biryani double my brother's just cancelled on us make that three and four colas",
            '3 Chicken Biryani (Double); 4 Cola',
          ],
          [
            "three fajita pizzas small, maryam doesn't want any, so two, and two lemonades",
            '2 Fajita Pizza (Small); 2 Fresh Lemonade',
          ],
          ["eight tandoori roti no there's only five of us now so five", '5 Tandoori Roti'],
          ["two lassis, mum's full, one's fine", '1 Sweet Lassi'],
          [
            "three chicken corn soup large, oh no wait, grandma's asleep so two will do",
            '2 Chicken Corn Soup (Large)',
          ],
          [
            "four chicken biryani single, bilal just texted he can't make it, so three",
            '3 Chicken Biryani (Single)',
          ],
          [
            'two fajita pizzas large oh wait the neighbours are joining us make that four',
            '4 Fajita Pizza (Large)',
          ],
          ['three club sandwiches, ahmed brought his own lunch, two please', '2 Club Sandwich'],
          ['six halwa puri, hmm the kids have already eaten, four will do', '4 Halwa Puri'],
          ["five karak chai no zara's fasting today four", '4 Karak Chai'],
          [
            "two seekh kebab double, actually it's just me tonight, one",
            '1 Seekh Kebab|Beef Seekh Kebab (Double)',
          ],
          [
            "a chicken karahi full and eight naan roghni, oh there'll be more of us, ten naan",
            '1 Chicken Karahi (Full); 10 Roghni Naan',
          ],
          [
            "three oreo shakes, she says she doesn't want hers, so two, and a large fries loaded",
            '2 Oreo Shake; 1 Loaded Fries (Large)',
          ],
          ["two zinger meals he's on a diet now so just the one", '1 Crispy Zinger (Meal with drink)'],
          [
            "four malai boti single saad and his wife aren't joining so two",
            '2 Malai Boti|Malai Boti Skewers (Single)',
          ],
          ["three molten sundaes my sister's watching her sugar two then", '2 Molten Sundae'],
          ['ten tandoori roti, actually a few have left, seven', '7 Tandoori Roti'],
          [
            "two chicken chowmein large, wait, sana says she'll have one too, three",
            '3 Chicken Chowmein (Large)',
          ],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'people change',
        cases: [
          ["three flat, no, three lattes, oh ben's not having one, two", '2 Latte'],
          [
            "four cappuccinos medium, wait jill's off coffee, three, and a mint tea cup",
            '3 Cappuccino (Medium); 1 Mint Tea (Cup)',
          ],
          ["two tuna melts half, my husband's not hungry, so one", '1 Tuna Melt (Half)'],
          ["five butter croissants, no, priya's on a diet, make it four", '4 Butter Croissant'],
          [
            "a hot chocolate large for each of the twins, actually one's asleep so just one",
            '1 Hot Chocolate (Large)',
          ],
          ["three chai lattes small oh and dave's joining us so four", '4 Chai Latte (Small)'],
          ["three espressos double, oh tom's given up caffeine, two", '2 Espresso (Double)'],
          [
            "four lemon cakes, actually marie's allergic to lemon, three, and one fruit scone",
            '3 Lemon Cake; 1 Fruit Scone',
          ],
          ["two leek soups bowl, hang on he's gone home, one", '1 Leek Soup (Bowl)'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'people change',
        cases: [
          [
            "four smash burgers double, oh kev's vegan now, three, and one halloumi burger",
            '3 Smash Burger (Double); 1 Halloumi Burger',
          ],
          [
            'three kids burgers, actually the eldest wants a proper one, so two kids burgers and a classic burger',
            '2 Kids Burger; 1 Classic Burger',
          ],
          ["two fish sandwich combos, she's changed her mind, just the one", '1 Fish Sandwich (Combo)'],
          [
            'five classic burger meals two of the lads are running late so three for now',
            '3 Classic Burger (Meal)',
          ],
          [
            'six kids burgers, two of the kids are veggie, so four and two halloumi burgers',
            '4 Kids Burger; 2 Halloumi Burger',
          ],
          ["three chocolate shakes large, sam can't have milk, two", '2 Chocolate Shake (Large)'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'people change',
        cases: [
          ["three lasagnes, oh jo's not eating, two", '2 Lasagne'],
          ["four peronis, hang on i'm driving, three and a sparkling water", '3 Peroni; 1 Sparkling Water'],
          ['four tiramisu, nah two of us are stuffed, two', '2 Tiramisu'],
        ],
      },
    ],
  ],
  [
    ferrySubMenu,
    [{ group: 'people change', cases: [["three brownies, my boss isn't here today, two", '2 Brownie']] }],
  ],
  [
    chipShopMenu,
    [{ group: 'people change', cases: [["four fishcakes, our kid's not coming, three", '3 Fishcake']] }],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'people change',
        cases: [['five everything bagels no wait the interns are off today three', '3 Everything Bagel']],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'people change',
        cases: [
          [
            "three fish burgers, kim doesn't do fish, two, and one cheeseburger single",
            '2 Fish Burger; 1 Cheeseburger (Single)',
          ],
          ["two kids meals the little one's got a tummy ache so one", '1 Kids Meal'],
        ],
      },
    ],
  ],
];
