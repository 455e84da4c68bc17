import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Doubts, reasons and praise behind a dish that stays ordered. */
export const notGivenBackSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'not given back',
        cases: [
          [
            'a chicken karahi full, oh that smells nice, so two garlic naan as well',
            '1 Chicken Karahi (Full); 2 Garlic Naan',
          ],
          [
            'one royal degh biryani single, ooh it looks amazing, then a cola',
            '1 Royal Degh Biryani (Single); 1 Cola',
          ],
          [
            'a butter chicken half, hmm that sounds delicious, so give me three cheese naan',
            '1 Butter Chicken (Half); 3 Cheese Naan',
          ],
          [
            'a tomato basil soup, ah that reminds me of home, then a garlic bread',
            '1 Tomato Basil Soup; 1 Garlic Bread',
          ],
          [
            "a chicken biryani single, oh and it's for my gran so mild, and a cola",
            '1 Chicken Biryani (Single) {Mild}; 1 Cola',
          ],
          [
            "one butter chicken half, actually that's my favourite, and two garlic naan",
            '1 Butter Chicken (Half); 2 Garlic Naan',
          ],
          [
            "one butter chicken half, oh that's too good, a garlic naan with it",
            '1 Butter Chicken (Half); 1 Garlic Naan',
          ],
          [
            'a crispy zinger with fries, no mayo, a large cola',
            '1 Crispy Zinger (With fries); 1 Cola (Large)',
          ],
          [
            'chicken karahi full, wait is that enough for four, yes, and six roti',
            '1 Chicken Karahi (Full); 6 Tandoori Roti',
          ],
          ['a club sandwich no cheese it makes me sick and a lemonade', '1 Club Sandwich; 1 Fresh Lemonade'],
          [
            'a club sandwich no cheese cheese makes me sick and a lemonade large',
            '1 Club Sandwich; 1 Fresh Lemonade (Large)',
          ],
          [
            'a loaded fries large no cheese because cheese gives me a rash, one oreo shake',
            '1 Loaded Fries (Large); 1 Oreo Shake',
          ],
          ['two kulfi oh my kids love those, three jalebi', '2 Kulfi; 3 Jalebi'],
          [
            'pepperoni pizza large, oh my wife loves it, fajita pizza small',
            '1 Pepperoni Pizza (Large); 1 Fajita Pizza (Small)',
          ],
          [
            'mutton karahi half, sorry it was half not full, and four naan',
            '1 Mutton Karahi (Half); 4 Tandoori Naan|Roghni Naan|Garlic Naan|Cheese Naan',
          ],
          ["i'd like a green tea but i want it large so yes large green tea", '1 Green Tea (Large)'],
          [
            "i'd have a paya full but please make it mild and two tandoori roti",
            '1 Paya (Full) {Mild}; 2 Tandoori Roti',
          ],
          [
            "two sweet lassi large, one karak chai, and don't forget the kulfi",
            '2 Sweet Lassi (Large); 1 Karak Chai; 1 Kulfi',
          ],
          [
            "garlic bread and a tomato basil soup large, thanks, we're done",
            '1 Garlic Bread; 1 Tomato Basil Soup (Large)',
          ],
          [
            "beef biryani double hot, seekh kebab single mild, and then we're all set thanks",
            '1 Beef Biryani (Double) {Hot}; 1 Seekh Kebab|Beef Seekh Kebab (Single) {Mild}',
          ],
          ['one club sandwich, that will do, and no drinks', '1 Club Sandwich'],
          ["what's in the club sandwich by the way, and i want two crispy zingers", '2 Crispy Zinger'],
          ['we have a guest at home so one chicken karahi full please', '1 Chicken Karahi (Full)'],
          ['my kids are here so three oreo shakes and a club sandwich', '3 Oreo Shake; 1 Club Sandwich'],
          ['i have two kids here, two margherita small please', '2 Margherita (Small)'],
          ['we want a halwa puri here and two lassi there', '1 Halwa Puri; 2 Sweet Lassi'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'not given back',
        cases: [
          ['two lattes, one with oat and one with soy, and a lemon cake', '2 Latte; 1 Lemon Cake'],
          ['a mocha large no actually wait yes large and a cheese scone', '1 Mocha (Large); 1 Cheese Scone'],
          ['a tuna melt half, hold the onions, a latte small', '1 Tuna Melt (Half); 1 Latte (Small)'],
          [
            'a chai latte small, oh is that the sweet one, good, and a banana bread',
            '1 Chai Latte (Small); 1 Banana Bread',
          ],
          ['two cups of tomato soup and one cup of leek soup', '2 Tomato Soup (Cup); 1 Leek Soup (Cup)'],
          [
            'a pot of mint tea and a cup of earl grey, actually two cups of earl grey',
            '1 Mint Tea (Pot); 2 Earl Grey Tea (Cup)',
          ],
          ['a plain bagel and a fruit scone, forget the jam on the scone', '1 Plain Bagel; 1 Fruit Scone'],
          ['an almond croissant, nuts are fine, and an espresso', '1 Almond Croissant; 1 Espresso'],
          ['a latte, is it too late for breakfast, a plain bagel', '1 Latte; 1 Plain Bagel'],
          [
            'one hot chocolate large and one cold brew, the cold brew is for my boss he never says thanks',
            '1 Hot Chocolate (Large); 1 Cold Brew',
          ],
          ['a coffee shop special, no, a latte large', '1 Latte (Large)'],
          ['a mint tea cup, no sugar is fine, a lemon cake', '1 Mint Tea (Cup); 1 Lemon Cake'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'not given back',
        cases: [
          [
            'two smash burgers double one without onion, a large coke and one apple pie',
            '2 Smash Burger (Double); 1 Coca-Cola (Large); 1 Apple Pie',
          ],
          [
            'a fried chicken burger hot, oh no wait is that with mayo, no mayo then, and large fries',
            '1 Fried Chicken Burger {Hot}; 1 French Fries (Large)',
          ],
          [
            "a classic burger meal, no that's fine with cheese, and a kids burger",
            '1 Classic Burger (Meal); 1 Kids Burger',
          ],
          [
            'three shakes, one vanilla one chocolate one strawberry',
            '1 Vanilla Shake; 1 Chocolate Shake; 1 Strawberry Shake',
          ],
          [
            "a halloumi burger, actually that's for my sister, and a jalapeno burger double for me",
            '1 Halloumi Burger; 1 Jalapeno Burger (Double)',
          ],
          [
            "a halloumi burger, sorry that's for my sister, a jalapeno burger double for me",
            '1 Halloumi Burger; 1 Jalapeno Burger (Double)',
          ],
          [
            "a large coke, oh it's hot today, two small sweet teas",
            '1 Coca-Cola (Large); 2 Sweet Tea (Small)',
          ],
          [
            "a kids burger, he doesn't like pickles, a strawberry shake regular",
            '1 Kids Burger; 1 Strawberry Shake (Regular)',
          ],
          [
            "a kids burger oh he doesn't like pickles so no pickles, a strawberry shake regular",
            '1 Kids Burger; 1 Strawberry Shake (Regular)',
          ],
          [
            'a jalapeno burger single, oh dad always gets that, a fish sandwich combo',
            '1 Jalapeno Burger (Single); 1 Fish Sandwich (Combo)',
          ],
        ],
      },
    ],
  ],
];
