import type { CorpusSets } from '../corpus.ts';
import { corniceFamilyMenu } from '../menus/cornice.ts';
import { demoMenu } from '../menus/demo.ts';

/** Classes that people who tried the page found misread, each with further sentences of its kind. */
export const foundOnThePageSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'found on the page: sides',
        cases: [
          ['butter chicken with plain rice', '1 Butter Chicken; 1 Plain Basmati Rice'],
          ['two daal tadka full with basmati rice', '2 Daal Tadka (Full); 1 Plain Basmati Rice'],
          [
            'butter chicken full with plain rice family',
            '1 Butter Chicken (Full); 1 Plain Basmati Rice (Family)',
          ],
          [
            'palak paneer with rice',
            '1 Palak Paneer; 1 Plain Basmati Rice|Egg Fried Rice|Special Fried Rice',
          ],
          ['chicken manchurian with fried rice', '1 Chicken Manchurian; 1 Egg Fried Rice|Special Fried Rice'],
          ['butter chicken with butter naan', '1 Butter Chicken'],
          ['chicken handi with cream and coriander', '1 Chicken Handi'],
        ],
      },
      {
        group: 'found on the page: sizes, heats and days beside names',
        cases: [
          ['smoky wings hot please one single', '1 Smoky Wings (Single) {Hot}'],
          ['two large wings hot', '2 Hot Wings (Large)'],
          ['ek kilo nahi bas half chicken karahi aur das roti', '1 Chicken Karahi (Half); 10 Tandoori Roti'],
          ['full nahi half butter chicken', '1 Butter Chicken (Half)'],
          [
            'reshmi kebab single for me and double for my husband',
            '1 Reshmi Kebab (Single); 1 Reshmi Kebab (Double)',
          ],
          [
            'chicken karahi half for me and full for my brother and a kheer',
            '1 Chicken Karahi (Half); 1 Chicken Karahi (Full); 1 Kheer',
          ],
          ['chicken karahi half and hot for me', '1 Chicken Karahi (Half) {Hot}'],
          ['sunday breakfast four halwa puri', '4 Halwa Puri'],
          ['a large molten sunday', '1 Molten Sundae (Large)'],
          ['two coke zero and a kheer', '2 Cola; 1 Kheer'],
        ],
      },
      {
        group: 'found on the page: lines that stay',
        cases: [
          ['a kulfi and the kheer stays as it is', '1 Kheer; 1 Kulfi', '1 Kheer'],
          ['the kheer can stay cancel everything else', '1 Kheer', '1 Kheer; 1 Kulfi'],
          ["leave out the kheer we'll share the kulfi make it two", '2 Kulfi', '1 Kheer; 1 Kulfi'],
        ],
      },
      {
        group: 'found on the page: changed from what there is not',
        cases: [
          [
            "I'll have the haleem. actually no, nihari. with two tandoori naan",
            '1 Nihari Breakfast Bowl; 2 Tandoori Naan',
          ],
          ['the haleem actually no nihari with a garlic naan', '1 Nihari Breakfast Bowl; 1 Garlic Naan'],
          ['can i get a ramen, no, a club sandwich', '1 Club Sandwich'],
          ['a sushi no sorry two samosas and a kheer', '2 Samosa; 1 Kheer'],
          ['a coffee no sugar and two samosas', '2 Samosa'],
        ],
      },
      {
        group: 'found on the page: foods in other languages',
        cases: [
          ['dos hamburguesas de pollo', ''],
          ['una hamburguesa de ternera', '1 Classic Beef Burger'],
          ['una sopa de pollo y dos sopas de tomate', '1 Chicken Corn Soup; 2 Tomato Basil Soup'],
          ['pan de ajo', '1 Garlic Bread'],
          ['quiero un arroz frito con huevo', '1 Egg Fried Rice'],
          ['dos biryani de pollo picante', '2 Chicken Biryani {Hot}'],
          ['una ensalada cesar y una limonada', '1 Caesar Salad; 1 Fresh Lemonade'],
          ['tres jugos de naranja', '3 Fresh Orange Juice'],
          ['cinco samosas y un helado', '5 Samosa'],
          ['مجھے انڈا پراٹھا اور دو میٹھی لسی', '1 Anda Paratha; 2 Sweet Lassi'],
          ['एक दही भल्ले और दो आलू पराठे', '1 Dahi Bhallay; 2 Aloo Paratha'],
          ['واحد برياني بيض', '1 Egg Biryani'],
        ],
      },
      {
        group: 'found on the page: what is not to be given with it',
        cases: [
          ['do chicken biryani salad mat dena', '2 Chicken Biryani'],
          ['do chicken biryani salad na dena', '2 Chicken Biryani'],
          ['do chicken biryani salad mat dalna', '2 Chicken Biryani'],
          ['ek caesar salad do chicken biryani caesar salad mat dena', '2 Chicken Biryani'],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'found on the page: sides of another card',
        cases: [['a ribeye steak with potatoes', '1 Ribeye Steak; 1 Mashed Potatoes']],
      },
    ],
  ],
];
