import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu } from '../menus/quay-town.ts';

/** Announced totals, sizes in the midst of wishes, and times of day called after what is drunk. */
export const totalAndPortionSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'tea time and coffee breaks order nothing',
        cases: [
          ['two samosa chaat and three karak chai for tea time', '2 Samosa Chaat; 3 Karak Chai'],
          ['for iftar time one mix pakora and a kashmiri chai', '1 Mix Pakora; 1 Kashmiri Chai'],
          ["it's lunch time so a chicken handi half and two roti", '1 Chicken Handi (Half); 2 Tandoori Roti'],
        ],
      },
      {
        group: 'the size of the dish in the midst of its wishes',
        cases: [
          ['shinwari karahi extra hot in half please', '1 Shinwari Karahi (Half) {Extra Hot}'],
          [
            'butter chicken mild in full and two garlic naan',
            '1 Butter Chicken (Full) {Mild}; 2 Garlic Naan',
          ],
          ['a club sandwich cut in half', '1 Club Sandwich'],
        ],
      },
      {
        group: 'a total that is announced is no dish of its own',
        cases: [
          [
            'five drinks three of them mint margarita and the rest lemonade',
            '3 Mint Margarita; 2 Fresh Lemonade',
          ],
          [
            'three desserts one kulfi one rose falooda one rainbow gola',
            '1 Kulfi; 1 Rose Falooda; 1 Rainbow Gola',
          ],
          ['six things for us two samosa chaat and the rest dahi bhallay', '2 Samosa Chaat; 4 Dahi Bhallay'],
          ['four breads two of them garlic naan the rest roghni naan', '2 Garlic Naan; 2 Roghni Naan'],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'tea time and coffee breaks order nothing',
        cases: [
          ['two flat whites and a cinnamon roll for our coffee break', '2 Flat White; 1 Cinnamon Roll'],
          ['a mint tea tall for the tea break', '1 Mint Tea (Tall)'],
          [
            'at breakfast time we need four plain bagels and a filter coffee venti',
            '4 Plain Bagel; 1 Filter Coffee (Venti)',
          ],
        ],
      },
      {
        group: 'the size of the dish in the midst of its wishes',
        cases: [['an americano with oat milk grande extra hot', '1 Americano (Grande)']],
      },
      {
        group: 'a total that is announced is no dish of its own',
        cases: [
          [
            'six coffees for the office three americanos two cappuccinos one flat white',
            '3 Americano; 2 Cappuccino; 1 Flat White',
          ],
          [
            'four drinks please two cold brews one flat white and an orange juice',
            '2 Cold Brew; 1 Flat White; 1 Orange Juice',
          ],
          ['three teas for the ladies one earl grey tea and two mint teas', '1 Earl Grey Tea; 2 Mint Tea'],
          [
            'three americanos two cappuccinos and one mint tea grande for all of them',
            '3 Americano (Grande); 2 Cappuccino (Grande); 1 Mint Tea (Grande)',
          ],
          ['two coffees two butter croissants', '2 Filter Coffee; 2 Butter Croissant'],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'the size of the dish in the midst of its wishes',
        cases: [
          ['roast beef on italian bread footlong everything on it except olives', '1 Roast Beef (Footlong)'],
          [
            'turkey breast with swiss on rye six inch honey mustard lettuce tomato',
            '1 Turkey Breast (6 inch)',
          ],
          [
            'steak and cheese on flatbread with peppers footlong oil and vinegar',
            '1 Steak and Cheese (Footlong)',
          ],
          [
            'veggie delite on whole wheat six inch no onions and a small lemonade',
            '1 Veggie Delite (6 inch); 1 Lemonade (Small)',
          ],
          [
            'ham six inch on white and tuna six inch on whole grain both with cucumber',
            '1 Ham Sub (6 inch); 1 Tuna Sub (6 inch)',
          ],
          ['a footlong tuna sub on wheat with double cheese and six olives', '1 Tuna Sub (Footlong)'],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'the size of the dish in the midst of its wishes',
        cases: [
          ['cheeseburger with bacon triple medium rare no lettuce', '1 Cheeseburger (Triple)'],
          ['classic burger with mushrooms double well done no onions', '1 Classic Burger (Double)'],
          ['a cheeseburger with bacon double cheese no pickles', '1 Cheeseburger'],
        ],
      },
      {
        group: 'a total that is announced is no dish of its own',
        cases: [
          ['four large drinks two cokes and two root beers', '2 Coke (Large); 2 Root Beer (Large)'],
          [
            'five burgers for the boys two truffle three halloumi and a large fries',
            '2 Truffle Burger; 3 Halloumi Burger; 1 Fries (Large)',
          ],
        ],
      },
    ],
  ],
];
