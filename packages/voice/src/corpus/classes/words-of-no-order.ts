import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { burgerMenu, coffeeMenu } from '../menus/shop.ts';

/** Numbers and words around the order that order nothing: who, where, when, how sure, and stops said aloud. */
export const wordsOfNoOrderSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'words of no order',
        cases: [
          [
            'my order number last time was seventeen same address just one paya full this time mild',
            '1 Paya (Full) {Mild}',
          ],
          ['my last order was number twenty three anyway two karak chai large', '2 Karak Chai (Large)'],
          [
            "it's for the 3rd floor 2 double mutton biryanis and 4 garlic naan",
            '2 Mutton Biryani (Double); 4 Garlic Naan',
          ],
          ['we are on the second floor one beef chilli dry large', '1 Beef Chilli Dry (Large)'],
          ['one hundred percent getting the fajita pizza medium', '1 Fajita Pizza (Medium)'],
          ["i'm a hundred percent sure two club sandwiches", '2 Club Sandwich'],
          ['order for pickup name is usman one chicken handi full', '1 Chicken Handi (Full)'],
          [
            'this is for sara pickup at eight one creamy alfredo pasta small',
            '1 Creamy Alfredo Pasta (Small)',
          ],
          [
            'my order is colon two halwa puri comma one masala omelette full stop',
            '2 Halwa Puri; 1 Masala Omelette',
          ],
          [
            'three samosas comma two dahi bhallay comma one karak chai regular period',
            '3 Samosa; 2 Dahi Bhallay; 1 Karak Chai (Regular)',
          ],
          [
            'one daal makhani full comma four cheese naan full stop thank you',
            '1 Daal Makhani (Full); 4 Cheese Naan',
          ],
          ['forty biryanis just kidding one chicken biryani single', '1 Chicken Biryani (Single)'],
          ['a margherita without cheese haha just kidding a normal margherita small', '1 Margherita (Small)'],
          ['a hundred kulfi lol joking two kulfi', '2 Kulfi'],
          [
            'hello hello one minute one minute okay one hot wings large medium spice',
            '1 Hot Wings (Large) {Medium}',
          ],
          ['give me two seconds right a full white chicken karahi', '1 White Chicken Karahi (Full)'],
          ['my budget is five hundred so one bun kebab with fries', '1 Bun Kebab (With fries)'],
          ['i have a ten percent coupon one large molten sundae', '1 Molten Sundae (Large)'],
          ['table number six two rainbow gola large', '2 Rainbow Gola (Large)'],
          ['my number ends in four four two one nihari half hot', '1 Nihari Breakfast Bowl (Half) {Hot}'],
          [
            "i've been waiting twenty minutes so now three lachha paratha and a chana masala half",
            '3 Lachha Paratha; 1 Chana Masala (Half)',
          ],
          ["it's my third time ordering today one green tea regular", '1 Green Tea (Regular)'],
        ],
      },
    ],
  ],
  [
    coffeeMenu,
    [
      {
        group: 'words of no order',
        cases: [
          [
            'order for pickup name is dave one flat white and two cookies',
            '1 Flat White; 2 Chocolate Chip Cookie',
          ],
          ["we're on the 5th floor three lattes medium", '3 Latte (Medium)'],
          ['hundred percent a large mocha', '1 Mocha (Large)'],
          ['one latte large comma one banana bread full stop', '1 Latte (Large); 1 Banana Bread'],
          [
            'my last order number was one oh two same again no just a small cappuccino',
            '1 Cappuccino (Small)',
          ],
          ['fifty croissants just kidding two butter croissants', '2 Butter Croissant'],
          ['give me one sec okay two green teas small', '2 Green Tea (Small)'],
          ["i'm running ten minutes late but can you do a cold brew large", '1 Cold Brew (Large)'],
        ],
      },
    ],
  ],
  [
    burgerMenu,
    [
      {
        group: 'words of no order',
        cases: [
          [
            'order for collection under the name mike one bacon burger and large fries',
            '1 Bacon Burger; 1 French Fries (Large)',
          ],
          ["it's the 1st floor 2 classic burgers and 1 coleslaw", '2 Classic Burger; 1 Coleslaw'],
          [
            'two veggie burgers comma one iced tea medium comma and one coleslaw period',
            '2 Veggie Burger; 1 Iced Tea (Medium); 1 Coleslaw',
          ],
          ['ninety nine nuggets lol just kidding twenty nuggets', '1 Chicken Nuggets (20 pieces)'],
          ['two hundred percent a double stack burger', '1 Double Stack Burger'],
          ['car number four four seven one volcano burger hot', '1 Volcano Burger {Hot}'],
          ['one sec one sec okay one mushroom melt burger', '1 Mushroom Melt Burger'],
        ],
      },
    ],
  ],
];
