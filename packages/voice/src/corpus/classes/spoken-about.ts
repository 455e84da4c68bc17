import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Dishes, addresses and ages that are spoken of, and what is ordered beside them. */
export const spokenAboutSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'spoken about',
        cases: [
          ['nobody here touches paya so just halwa puri four of them', '4 Halwa Puri'],
          ["no no no nihari my stomach can't take it just one masala omelette", '1 Masala Omelette'],
          [
            'i had the reshmi kebab here last week and it was way too dry so today one double bihari boti hot',
            '1 Bihari Boti (Double) {Hot}',
          ],
          [
            'we ordered the mutton karahi on sunday and it was mostly bones so this time a full chicken karahi please',
            '1 Chicken Karahi (Full)',
          ],
          [
            "chhoti beti doesn't eat beef and the elder one won't touch mutton so two double chicken biryani",
            '2 Chicken Biryani (Double)',
          ],
          [
            'a family biryani is way too much for two people so just one double beef biryani',
            '1 Beef Biryani (Double)',
          ],
          ['kashmiri chai two karak chai none and three cheese naan', '2 Kashmiri Chai; 3 Cheese Naan'],
          ['mix pakora yes gol gappay no samosa chaat yes', '1 Mix Pakora; 1 Samosa Chaat'],
          ['four roghni naan and six garlic naan so ten breads altogether', '4 Roghni Naan; 6 Garlic Naan'],
          ['baba i want a burger okay okay son one crispy zinger with fries', '1 Crispy Zinger (With fries)'],
          ['drinks wise three colas large and dessert wise two kulfi', '3 Cola (Large); 2 Kulfi'],
          [
            "whatever happens don't send any cola we want two large mint margarita",
            '2 Mint Margarita (Large)',
          ],
          ['we live in house 7 street 12 and we want three regular karak chai', '3 Karak Chai (Regular)'],
          ['flat 9 block 2 near the mosque please send one full daal makhani', '1 Daal Makhani (Full)'],
          [
            'my nephew is six he wants a small margherita and my niece is nine she wants a medium fajita pizza',
            '1 Margherita (Small); 1 Fajita Pizza (Medium)',
          ],
          ["don't tell my wife but two large gulab jamun please", '2 Gulab Jamun (Large)'],
          [
            "you forgot the naan yesterday so please don't forget the garlic naan today four of them and one half butter chicken",
            '4 Garlic Naan; 1 Butter Chicken (Half)',
          ],
          [
            'hamza put that down okay sorry two single egg biryani and hamza i told you to wait and one regular green tea',
            '2 Egg Biryani (Single); 1 Green Tea (Regular)',
          ],
          [
            'we were going to order karahi but it takes forever so two club sandwiches large',
            '2 Club Sandwich (Large)',
          ],
          ["i swore i'd never eat jalebi again but one large jalebi please", '1 Jalebi (Large)'],
          ['my doctor says no more biryani so one caesar salad large', '1 Caesar Salad (Large)'],
          [
            'everyone says the prawns are amazing but i want the beef chilli dry sharing',
            '1 Beef Chilli Dry (Sharing)',
          ],
          [
            "my father in law can't digest daal so one half palak paneer and two tandoori roti",
            '1 Palak Paneer (Half); 2 Tandoori Roti',
          ],
          [
            'the kids finished all the fries last night so today two large masala fries mild',
            '2 Masala Fries (Large) {Mild}',
          ],
          [
            'we tried the szechuan noodles once and cried so please one large chicken chowmein mild',
            '1 Chicken Chowmein (Large) {Mild}',
          ],
          ['dadi refuses to eat pizza so for her one full nihari', '1 Nihari Breakfast Bowl (Full)'],
          [
            'the full karahi is enough for ten people so just the half chicken karahi hot',
            '1 Chicken Karahi (Half) {Hot}',
          ],
          ['gol gappay no thanks just one large fruit chaat', '1 Fruit Chaat (Large)'],
          ['lassi none just two regular green tea', '2 Green Tea (Regular)'],
          ['two cheese naan three garlic naan five in total', '2 Cheese Naan; 3 Garlic Naan'],
          [
            'starter wise one spring rolls large main wise two large egg fried rice',
            '1 Spring Rolls (Large); 2 Egg Fried Rice (Large)',
          ],
          [
            'papa papa i want ice cream not now beta sorry one regular kulfi and two zingers',
            '1 Kulfi (Regular); 2 Crispy Zinger',
          ],
          ['my daughter is seven she wants an oreo shake regular', '1 Oreo Shake (Regular)'],
          ['deliver to house 45 street 9 two full butter chicken mild', '2 Butter Chicken (Full) {Mild}'],
          ['i promised myself no sweets this week but one large molten sundae', '1 Molten Sundae (Large)'],
          [
            "honestly i've been dreaming of this all day one double malai boti and two garlic naan",
            '1 Malai Boti|Malai Boti Skewers (Double); 2 Garlic Naan',
          ],
          ["my cousin swears by the paya but i'll have the halwa puri two plates", '2 Halwa Puri'],
          ['ali stop jumping on the sofa sorry where was i three large colas', '3 Cola (Large)'],
        ],
      },
    ],
  ],
];
