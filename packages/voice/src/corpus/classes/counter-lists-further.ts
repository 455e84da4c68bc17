import type { CorpusSets } from '../corpus.ts';
import { quayChickenMenu, quaySliceMenu, quayTaqueriaMenu } from '../menus/quay-counters.ts';

/** The same at a chicken shop, a taqueria and a slice shop: lists without a word before them, packs, kinds and amounts behind a name. */
export const counterListFurtherSets: CorpusSets = [
  [
    quayChickenMenu,
    [
      {
        group: 'lists at further counters',
        cases: [
          [
            'the nashville tender, extra hot, combo, with slaw instead of fries and pickles on the side',
            '1 Nashville Tender Sandwich (Combo) {Extra Hot}',
          ],
          [
            'original sandwich medium no pickles just the sandwich and a small cajun fries',
            '1 Original Chicken Sandwich (Sandwich only) {Medium}; 1 Cajun Fries (Small)',
          ],
          [
            'twelve bone in hot with ranch and celery and a side of mac',
            '1 Bone-In Wings (12 pieces) {Hot}; 1 Mac and Cheese (Side)',
          ],
          ['five tenders mild with honey mustard on the side', '1 Chicken Tenders (5 pieces) {Mild}'],
          ['three drinks, one coke two sprite, all large', '3 Fountain Drink (Large)'],
          ['two fountain drinks medium one dr pepper one root beer no ice', '2 Fountain Drink (Medium)'],
          [
            'six boneless and an order of crinkle fries, large, seasoning on the side',
            '1 Boneless Wings (6 pieces); 1 Crinkle Fries (Large)',
          ],
          [
            'an oreo shake, extra thick, no whipped cream, regular, and a banana pudding with two spoons',
            '1 Oreo Shake (Regular); 1 Banana Pudding',
          ],
          ['sweet teas, three, no lemon, large', '3 Sweet Tea (Large)'],
          [
            'waffle and chicken with the syrup on the side and a ranch dip',
            '1 Waffle and Chicken; 1 Ranch Dip',
          ],
          [
            'caesar wrap, dressing on the side, hold the croutons, and a strawberry shake in the large',
            '1 Chicken Caesar Wrap; 1 Strawberry Shake (Large)',
          ],
          [
            'the sixteen piece bucket with extra gravy and four corn on the cob',
            '1 Family Bucket (16 pieces); 4 Corn on the Cob',
          ],
          [
            'mashed potatoes large, gravy on the side, baked beans side size',
            '1 Mashed Potatoes and Gravy (Large); 1 Baked Beans (Side)',
          ],
          [
            'popcorn chicken regular with hot sauce and a lemonade easy ice large',
            '1 Popcorn Chicken (Regular); 1 Lemonade (Large)',
          ],
          [
            'can i do ten tenders with a blue cheese dip and two ranch dips',
            '1 Chicken Tenders (10 pieces); 1 Blue Cheese Dip; 2 Ranch Dip',
          ],
          [
            'vanilla shakes, two, one regular and one large',
            '1 Vanilla Shake (Regular); 1 Vanilla Shake (Large)',
          ],
          [
            'a dozen wings bone in medium sauce on the side extra napkins',
            '1 Bone-In Wings (12 pieces) {Medium}',
          ],
          [
            'nashville hot, the tender sandwich, on its own, no slaw, extra pickle, and a medium lemonade',
            '1 Nashville Tender Sandwich (Sandwich only) {Hot}; 1 Lemonade (Medium)',
          ],
          [
            'garden salad no onions ranch on the side and three tenders on top',
            '1 Garden Salad; 1 Chicken Tenders (3 pieces)',
          ],
          [
            'mac and cheese, big one, with hot sauce on it, and a cobbler',
            '1 Mac and Cheese (Large); 1 Peach Cobbler',
          ],
        ],
      },
    ],
  ],
  [
    quayTaqueriaMenu,
    [
      {
        group: 'lists at further counters',
        cases: [
          ['three carnitas onions and cilantro on all of them salsa verde on the side', '3 Carnitas Taco'],
          ['asada super no beans extra guac sour cream hot', '1 Asada Burrito (Super) {Hot}'],
          [
            'two shrimp tacos mild cabbage crema lime and a horchata light ice medium',
            '2 Shrimp Taco {Mild}; 1 Horchata (Medium)',
          ],
          [
            'a torta cubana no jalapenos whole and tortilla soup with avocado strips on top, cup',
            '1 Torta Cubana (Whole); 1 Tortilla Soup (Cup)',
          ],
          ['four quesabirria with consomme for dipping', '1 Quesabirria (4 pieces)'],
          [
            'nachos supreme to share hold the olives jalapenos on the side medium',
            '1 Nachos Supreme (Sharing) {Medium}',
          ],
          ['lengua tacos, two, and one potato, corn tortillas', '2 Lengua Taco; 1 Potato Taco'],
          ['six churros dusted with cinnamon and a flan', '1 Churros (6 pieces); 1 Flan'],
          ['three fountain drinks small two orange one root beer', '3 Fountain Drink (Small)'],
          ['chilaquiles red sauce two eggs over easy on top large hot', '1 Chilaquiles (Large) {Hot}'],
          [
            'pozole, bowl, extra radish and cabbage, lime on the side, medium spicy',
            '1 Pozole Rojo (Bowl) {Medium}',
          ],
          ['milanesa on a telera roll lettuce tomato avocado mayo half', '1 Torta Milanesa (Half)'],
          ['jamaicas, four, two large two small', '2 Jamaica (Large); 2 Jamaica (Small)'],
          [
            'chorizo and egg burrito regular with potatoes inside and hot sauce on the side and a mexican coke',
            '1 Chorizo and Egg Burrito (Regular); 1 Mexican Coke',
          ],
          [
            'four ounces of guacamole and chips and salsa regular',
            '1 Side of Guacamole (4 oz); 1 Chips and Salsa (Regular)',
          ],
          [
            'street corn no cayenne and a small spanish rice',
            '1 Mexican Street Corn; 1 Spanish Rice (Small)',
          ],
          [
            'one carnitas taco one lengua one potato onions on the side',
            '1 Carnitas Taco; 1 Lengua Taco; 1 Potato Taco',
          ],
          [
            'a super asada with everything except sour cream medium heat and large horchata no cinnamon',
            '1 Asada Burrito (Super) {Medium}; 1 Horchata (Large)',
          ],
          ['six flautas lettuce crema and queso fresco on top', '1 Flautas (6 pieces)'],
        ],
      },
    ],
  ],
  [
    quaySliceMenu,
    [
      {
        group: 'lists at further counters',
        cases: [
          [
            'two pepperoni one cheese and a medium coke',
            '2 Pepperoni Slice; 1 Cheese Slice; 1 Fountain Soda (Medium)',
          ],
          [
            'a grandma slice well done, a white slice extra ricotta, and a snapple, peach',
            '1 Grandma Slice; 1 White Slice; 1 Snapple Peach',
          ],
          ['large vodka pie fresh basil and burrata on top thin crust', '1 Vodka Pie (Large)'],
          ['meatball parm extra sauce mozzarella on a seeded roll half', '1 Meatball Parm Hero (Half)'],
          [
            'chicken cutlet hero broccoli rabe provolone vinegar peppers whole and six knots',
            '1 Chicken Cutlet Hero (Whole); 1 Garlic Knots (6 pieces)',
          ],
          [
            'buffalo chicken pie, hot, blue cheese drizzle, light on the cheese, small',
            '1 Buffalo Chicken Pie (Small) {Hot}',
          ],
          ['twelve wings mild blue cheese and celery on the side', '1 Buffalo Wings (12 pieces) {Mild}'],
          ['three sodas two sprite one coke, small', '3 Fountain Soda (Small)'],
          ['stromboli with ham salami provolone large marinara on the side', '1 Stromboli (Large)'],
          [
            'a caesar no anchovies chicken on top dressing on the side large and a water',
            '1 Caesar Salad (Large); 1 Bottled Water',
          ],
          ['zeppole, a dozen, extra powdered sugar', '1 Zeppole (12 pieces)'],
          [
            'eight mozz sticks with marinara and a greek salad small no olives',
            '1 Mozzarella Sticks (8 pieces); 1 Greek Salad (Small)',
          ],
          ['half tray of the ziti extra ricotta baked crispy', '1 Baked Ziti (Half Tray)'],
          [
            'meat lovers pie with no sausage extra bacon half of it with mushrooms large',
            '1 Meat Lovers Pie (Large)',
          ],
          ['small calzone ricotta spinach and mushrooms inside sauce on the side', '1 Calzone (Small)'],
          ['an eggplant parm hero on whole wheat light cheese whole please', '1 Eggplant Parm Hero (Whole)'],
          ['two cannolis and a tiramisu two forks', '2 Cannoli; 1 Tiramisu'],
          [
            'one margherita small, gluten free crust, and garlic knots, three pieces, no parsley',
            '1 Margherita Pie (Small); 1 Garlic Knots (3 pieces)',
          ],
        ],
      },
    ],
  ],
];
