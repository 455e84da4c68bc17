import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** So many for each of those who are named, what others get, and heats said behind their dish in one breath. */
export const perHeadSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'per head: counted or named people',
        cases: [
          ["we're five one kheer per person and two colas", '5 Kheer; 2 Cola'],
          ['three garlic naan a head we are four', '12 Garlic Naan'],
          ['we are six two roghni naan each', '12 Roghni Naan'],
          ['the twins want a fruit chaat each and i will take a kulfi', '2 Fruit Chaat; 1 Kulfi'],
          ['a large rose falooda each for my husband and me', '2 Rose Falooda (Large)'],
          ['one large pepperoni pizza for each of the three boys', '3 Pepperoni Pizza (Large)'],
          ['mum and dad a karak chai each', '2 Karak Chai'],
          ['my wife and i will have a crispy zinger each and a kheer to share', '2 Crispy Zinger; 1 Kheer'],
          ['two colas each for the four girls', '8 Cola'],
          [
            'for the three of us one half mutton karahi and a garlic naan each',
            '1 Mutton Karahi (Half); 3 Garlic Naan',
          ],
          ['two crispy zingers and a kulfi each', '2 Crispy Zinger; 2 Kulfi'],
        ],
      },
      {
        group: 'per head: for me and for others',
        cases: [
          ['one crispy zinger for me one for ali and two for the girls', '4 Crispy Zinger'],
          ['a kulfi for me and one for sara', '2 Kulfi'],
          ['won kashmiri chai for me and too for my parents', '3 Kashmiri Chai'],
          ['two kulfi for me and one for each of the three kids', '5 Kulfi'],
          [
            'a chicken biryani single for me a double for my brother',
            '1 Chicken Biryani (Single); 1 Chicken Biryani (Double)',
          ],
          [
            'one rose falooda large for me and a regular for my wife',
            '1 Rose Falooda (Large); 1 Rose Falooda (Regular)',
          ],
        ],
      },
      {
        group: 'per head: plates and bowls before a name',
        cases: [
          ['two plates chicken biryani and one cola', '2 Chicken Biryani; 1 Cola'],
          ['two plates samosa chaat and one kheer', '2 Samosa Chaat; 1 Kheer'],
          ['three bowls kheer one karak chai and two kulfi', '3 Kheer; 1 Karak Chai; 2 Kulfi'],
          ['two plates fruit chaat and a kulfi', '2 Fruit Chaat; 1 Kulfi'],
          ['two plates one samosa chaat one fruit chaat', '1 Samosa Chaat; 1 Fruit Chaat'],
        ],
      },
      {
        group: 'per head: no heat for whoever cannot eat it, wishes beside a dish',
        cases: [
          ['chicken karahi but nothing spicy please', '1 Chicken Karahi {Mild}'],
          ['a half mutton karahi my son cannot eat spicy food', '1 Mutton Karahi (Half) {Mild}'],
          ['chicken karahi nothing too spicy', '1 Chicken Karahi {Mild}'],
          ["chicken karahi we don't like it spicy", '1 Chicken Karahi {Mild}'],
          ['two chicken biryani no ketchup with the biryani', '2 Chicken Biryani'],
        ],
      },
      {
        group: 'per head: heats behind the dish in one breath',
        cases: [
          [
            'chicken karahi full hot mutton karahi half mild',
            '1 Chicken Karahi (Full) {Hot}; 1 Mutton Karahi (Half) {Mild}',
          ],
          [
            'full chicken karahi medium half mutton karahi hot four garlic naan',
            '1 Chicken Karahi (Full) {Medium}; 1 Mutton Karahi (Half) {Hot}; 4 Garlic Naan',
          ],
          [
            'chicken karahi the full one medium spice with two large rose faloodas',
            '1 Chicken Karahi (Full) {Medium}; 2 Rose Falooda (Large)',
          ],
          ['fruit chaat do plate aur ek large rose falooda', '2 Fruit Chaat; 1 Rose Falooda (Large)'],
          ['do karak chai cheeni kam', '2 Karak Chai'],
          ['ek karak chai cheeni ke baghair aur do samosa chaat', '1 Karak Chai; 2 Samosa Chaat'],
        ],
      },
    ],
  ],
];
