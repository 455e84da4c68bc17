import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** A size or heat for all of a list in whatever words and places, and another told of one of them afterwards. */
export const toldOfOneOrAllSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'told of all',
        cases: [
          [
            'a seekh kebab and a reshmi kebab both double both hot',
            '1 Seekh Kebab|Beef Seekh Kebab (Double) {Hot}; 1 Reshmi Kebab (Double) {Hot}',
          ],
          [
            'one karak chai one kashmiri chai and one green tea, large all of them please',
            '1 Karak Chai (Large); 1 Kashmiri Chai (Large); 1 Green Tea (Large)',
          ],
          [
            'chicken karahi and daal makhani, full for the both of them, and four roghni naan',
            '1 Chicken Karahi (Full); 1 Daal Makhani (Full); 4 Roghni Naan',
          ],
          ['large on both the garden salad and the caesar', '1 Garden Salad (Large); 1 Caesar Salad (Large)'],
          [
            'both the chicken chowmein and the egg fried rice in sharing',
            '1 Chicken Chowmein (Sharing); 1 Egg Fried Rice (Sharing)',
          ],
          [
            'both sharing please the chicken chowmein and the egg fried rice',
            '1 Chicken Chowmein (Sharing); 1 Egg Fried Rice (Sharing)',
          ],
          [
            'do biryani ek beef ek chicken dono family aur dono teekhi',
            '1 Beef Biryani (Family) {Hot}; 1 Chicken Biryani (Family) {Hot}',
          ],
          [
            'a beef biryani and a mutton biryani, both in single and both of them extra hot please',
            '1 Beef Biryani (Single) {Extra Hot}; 1 Mutton Biryani (Single) {Extra Hot}',
          ],
          [
            'two paya and one nihari breakfast bowl everything full everything hot',
            '2 Paya (Full) {Hot}; 1 Nihari Breakfast Bowl (Full) {Hot}',
          ],
          [
            'oreo shake and chocolate brownie, i want both large',
            '1 Oreo Shake (Large); 1 Chocolate Brownie (Large)',
          ],
          [
            "i'll take the loaded fries and the masala fries and both should be regular",
            '1 Loaded Fries (Regular); 1 Masala Fries (Regular)',
          ],
          [
            'one each of loaded fries and masala fries, both of them in large',
            '1 Loaded Fries (Large); 1 Masala Fries (Large)',
          ],
          [
            'chicken dumplings sharing, spring rolls large too',
            '1 Chicken Dumplings (Sharing); 1 Spring Rolls (Large)',
          ],
          [
            'reshmi kebab, bihari boti and malai boti skewers, doubles all three',
            '1 Reshmi Kebab (Double); 1 Bihari Boti (Double); 1 Malai Boti Skewers (Double)',
          ],
          [
            "a hot and sour soup and a chicken corn soup, i'd like the both of them large because we're sharing",
            '1 Hot & Sour Soup (Large); 1 Chicken Corn Soup (Large)',
          ],
          [
            'three karak chai and two kashmiri chai all in regular and all without sugar',
            '3 Karak Chai (Regular); 2 Kashmiri Chai (Regular)',
          ],
          [
            'meatball spaghetti and the alfredo pasta please, small for each, and a garlic bread',
            '1 Meatball Spaghetti (Small); 1 Creamy Alfredo Pasta (Small); 1 Garlic Bread',
          ],
          [
            "i'd like fajita and pepperoni pizzas, size wise medium for both",
            '1 Fajita Pizza (Medium); 1 Pepperoni Pizza (Medium)',
          ],
        ],
      },
      {
        group: 'told of one',
        cases: [
          [
            'a beef and an egg biryani, family both, extra hot for the beef and mild for the egg',
            '1 Beef Biryani (Family) {Extra Hot}; 1 Egg Biryani (Family) {Mild}',
          ],
          [
            'chicken chowmein and szechuan noodles both sharing, mild on the chowmein and hot on the noodles',
            '1 Chicken Chowmein (Sharing) {Mild}; 1 Szechuan Noodles (Sharing) {Hot}',
          ],
          [
            'chicken chowmein and szechuan noodles both sharing medium for the chowmein and hot for the noodles',
            '1 Chicken Chowmein (Sharing) {Medium}; 1 Szechuan Noodles (Sharing) {Hot}',
          ],
          [
            'a chicken karahi and a mutton karahi, both full, hot on the chicken only',
            '1 Chicken Karahi (Full) {Hot}; 1 Mutton Karahi (Full)',
          ],
          [
            'a chicken karahi and a mutton karahi hot only for the chicken',
            '1 Chicken Karahi {Hot}; 1 Mutton Karahi',
          ],
          [
            'two chicken biryani, one malai boti all single extra hot for the biryani, mild for the boti',
            '2 Chicken Biryani (Single) {Extra Hot}; 1 Malai Boti (Single) {Mild}',
          ],
          [
            'a beef and an egg biryani, both double, mild for the egg and two cola',
            '1 Beef Biryani (Double); 1 Egg Biryani (Double) {Mild}; 2 Cola',
          ],
          [
            'reshmi kebab and beef seekh kebab double each the first one mild the second one hot',
            '1 Reshmi Kebab (Double) {Mild}; 1 Beef Seekh Kebab (Double) {Hot}',
          ],
          [
            'butter chicken and palak paneer, half each, butter chicken mild',
            '1 Butter Chicken (Half) {Mild}; 1 Palak Paneer (Half)',
          ],
          ['a cola and a mint margarita but make the cola large', '1 Cola (Large); 1 Mint Margarita'],
          [
            'half palak paneer half daal makhani, hot for the palak, the daal mild',
            '1 Palak Paneer (Half) {Hot}; 1 Daal Makhani (Half) {Mild}',
          ],
          [
            'two chicken biryani and one beef biryani all double, and make just the beef extra hot',
            '2 Chicken Biryani (Double); 1 Beef Biryani (Double) {Extra Hot}',
          ],
          [
            'i need a large oreo shake and a lemonade same size and a brownie',
            '1 Oreo Shake (Large); 1 Fresh Lemonade (Large); 1 Chocolate Brownie',
          ],
          [
            'manchurian and chowmein, both sharing, manchurian with medium heat, chowmein mild',
            '1 Chicken Manchurian (Sharing) {Medium}; 1 Chicken Chowmein (Sharing) {Mild}',
          ],
        ],
      },
    ],
  ],
];
