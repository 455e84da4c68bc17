import type { CorpusSets } from '../corpus.ts';
import { beanMenu } from '../menus/counter.ts';
import { demoMenu } from '../menus/demo.ts';
import { millGrillMenu } from '../menus/mill.ts';

/** How many of which: told of a list behind it, counted by people, in containers, in other languages, or put right again and again. */
export const amountsOfSeveralSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'amounts of several: a whole town',
        cases: [
          ['two doubles of beef biryani and a cola', '2 Beef Biryani (Double); 1 Cola'],
          [
            'beef biryani double chicken biryani family both extra hot',
            '1 Beef Biryani (Double) {Extra Hot}; 1 Chicken Biryani (Family) {Extra Hot}',
          ],
          [
            'chicken manchurian with egg fried rice both large medium spice on the manchurian',
            '1 Chicken Manchurian (Large) {Medium}; 1 Egg Fried Rice (Large)',
          ],
          [
            'szechuan noodles and chicken chowmein sharing both hot just the noodles',
            '1 Szechuan Noodles (Sharing) {Hot}; 1 Chicken Chowmein (Sharing)',
          ],
          [
            'beef chilli dry and chicken chowmein sharing size both of them medium',
            '1 Beef Chilli Dry (Sharing) {Medium}; 1 Chicken Chowmein (Sharing) {Medium}',
          ],
          [
            'chicken and egg biryani family size one each the chicken hot the egg mild',
            '1 Chicken Biryani (Family) {Hot}; 1 Egg Biryani (Family) {Mild}',
          ],
          ['we are nine at home today so do the family beef biryani twice', '2 Beef Biryani (Family)'],
          ['kulfi kulfi kulfi three of them', '3 Kulfi'],
          ['ek dozen tandoori roti aadha dozen roghni naan', '12 Tandoori Roti; 6 Roghni Naan'],
          ['rose falooda for the big lad and a kulfi for the little one', '1 Rose Falooda; 1 Kulfi'],
          ['do biryani mutton ki family wali', '2 Mutton Biryani (Family)'],
          ['each of the two of us gets a large chicken corn soup', '2 Chicken Corn Soup (Large)'],
          ['jalebi, kulfi and shahi kheer, two of every one of those', '2 Jalebi; 2 Kulfi; 2 Shahi Kheer'],
          [
            'one each of mutton biryani and egg biryani, the mutton family size',
            '1 Mutton Biryani (Family); 1 Egg Biryani',
          ],
          [
            'garlic naan and roghni naan, three of the one and four of the other',
            '3 Garlic Naan; 4 Roghni Naan',
          ],
          [
            'paya for me and nihari for my dad, mine half, his full',
            '1 Paya (Half); 1 Nihari Breakfast Bowl (Full)',
          ],
          [
            'malai boti for the kids and bihari boti for us, single and double in that order',
            '1 Malai Boti (Single); 1 Bihari Boti (Double)',
          ],
          ['a pair each of garlic naan and cheese naan', '2 Garlic Naan; 2 Cheese Naan'],
          [
            'chicken karahi full, daal tadka half, hot the pair of them',
            '1 Chicken Karahi (Full) {Hot}; 1 Daal Tadka (Half) {Hot}',
          ],
          ['everyone at the table wants a mint margarita, there are six of us', '6 Mint Margarita'],
          ['tandoori roti five no six no five final', '5 Tandoori Roti'],
          ['three plain tandoori roti no wait naan tandoori naan', '3 Tandoori Naan'],
          ['three large chai, wait regular, three regular karak chai', '3 Karak Chai (Regular)'],
          [
            'club sandwich mild, no, medium, ok hot, and one lemonade',
            '1 Club Sandwich {Hot}; 1 Fresh Lemonade',
          ],
          [
            'a cheese melt burger with fries and two of those cold lemonades',
            '1 Cheese Melt Burger (With fries); 2 Fresh Lemonade',
          ],
          ["it's shami kebab i'm after, two plates", '2 Shami Kebab'],
          ['two glasses each of sweet lassi and cola', '2 Sweet Lassi; 2 Cola'],
          ['do you think one family pulao is enough for five? anyway give me two', '2 Kabuli Pulao (Family)'],
          ['me my wife and the two kids, egg biryani for all', '4 Egg Biryani'],
          ['my family of six needs two royal degh biryani', '2 Royal Degh Biryani'],
          ['ithnayn chicken biryani wa khamsa tandoori naan', '2 Chicken Biryani; 5 Tandoori Naan'],
          ['arba garlic naan wa ithnan cola', '4 Garlic Naan; 2 Cola'],
          ['deux garlic bread et trois tomato basil soup', '2 Garlic Bread; 3 Tomato Basil Soup'],
          ['zwei brownies und drei lemonade bitte', '2 Chocolate Brownie; 3 Fresh Lemonade'],
          [
            'malai boti and reshmi kebab, two of the malai, single each, the reshmi hot',
            '2 Malai Boti (Single); 1 Reshmi Kebab (Single) {Hot}',
          ],
          [
            'karahi chicken and karahi shinwari, full and half in that order, both medium',
            '1 Chicken Karahi (Full) {Medium}; 1 Shinwari Karahi (Half) {Medium}',
          ],
          ['everybody here is having a sweet lassi, we are seven', '7 Sweet Lassi'],
          [
            'chicken corn soup one no two, one large and one regular',
            '1 Chicken Corn Soup (Large); 1 Chicken Corn Soup (Regular)',
          ],
          ['the fruit chaat looks great, we will do three bowls', '3 Fruit Chaat'],
          [
            'dynamite prawns, do you reckon a half feeds three, hmm, get me two fulls',
            '2 Dynamite Prawns (Full)',
          ],
          [
            'is one double biryani beef enough for three of us? give me two anyway',
            '2 Beef Biryani (Double)',
          ],
          ['sitta tandoori roti wa wahid chicken handi', '6 Tandoori Roti; 1 Chicken Handi'],
          ['vier karak chai und zwei samosa bitte', '4 Karak Chai; 2 Samosa'],
          ['quatre kulfi s il vous plait', '4 Kulfi'],
          [
            'two each of samosa, mix pakora and dahi bhallay, the pakora large',
            '2 Samosa; 2 Mix Pakora (Large); 2 Dahi Bhallay',
          ],
        ],
      },
    ],
  ],
  [
    millGrillMenu,
    [
      {
        group: 'amounts of several: a grill',
        cases: [
          [
            'two wholes of the roast chicken, one medium heat the other mild',
            '1 Roast Chicken (Whole) {Medium}; 1 Roast Chicken (Whole) {Mild}',
          ],
          ['three lemonades small small and large', '2 Lemonade (Small); 1 Lemonade (Large)'],
          [
            'fries and peas, two of the fries, one of the peas, all large',
            '2 Fries (Large); 1 Garden Peas (Large)',
          ],
          [
            'hake and sea bass, small and large respectively, and a corn cob each for the four of us',
            '1 Hake (Small); 1 Sea Bass (Large); 4 Corn Cob',
          ],
          ['three bottles each of pepsi and tango', '3 Pepsi (Bottle); 3 Tango Orange (Bottle)'],
          ['a smash burger meal and two of those corn cobs', '1 Smash Burger (Meal); 2 Corn Cob'],
          ['four slaws, small small small and large', '3 Slaw (Small); 1 Slaw (Large)'],
          ['lemonades, three large, no two large and one small', '2 Lemonade (Large); 1 Lemonade (Small)'],
        ],
      },
    ],
  ],
  [
    beanMenu,
    [
      {
        group: 'amounts of several: a coffee counter',
        cases: [
          [
            'three flat whites, one small, no two small and one large',
            '2 Flat White (Small); 1 Flat White (Large)',
          ],
          [
            'americano and cappuccino, three of the one, two of the other, all small',
            '3 Americano (Small); 2 Cappuccino (Small)',
          ],
          [
            'an espresso double and three of those almond croissants',
            '1 Espresso (Double); 3 Almond Croissant',
          ],
          ['spanish latte, small for me, medium for jo', '1 Spanish Latte (Small); 1 Spanish Latte (Medium)'],
        ],
      },
    ],
  ],
];
