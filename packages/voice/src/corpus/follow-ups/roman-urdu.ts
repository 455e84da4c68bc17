import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Roman Urdu said while an order is there. */
export const romanUrduTalkSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'follow-up: roman urdu',
        cases: [
          [
            'cola hata ke lemonade kar do',
            '1 Fresh Lemonade; 1 Classic Beef Burger',
            '1 Cola; 1 Classic Beef Burger',
          ],
          [
            'kheer nikal kar ras malai daal dein',
            '1 Ras Malai; 1 Butter Chicken (Full)',
            '1 Kheer; 1 Butter Chicken (Full)',
          ],
          [
            'brownie ki jagah molten sundae kar dein',
            '1 Molten Sundae; 1 Club Sandwich',
            '1 Chocolate Brownie; 1 Club Sandwich',
          ],
          ['aur ek aisa hi', '2 Club Sandwich', '1 Club Sandwich'],
          ['ek aur wohi de dein', '1 Green Tea; 2 Club Sandwich', '1 Green Tea; 1 Club Sandwich'],
          ['teen roti aur barha dein', '5 Tandoori Roti; 1 Paya (Half)', '2 Tandoori Roti; 1 Paya (Half)'],
          [
            'naan do aur kar dein',
            '4 Garlic Naan; 1 Mutton Karahi (Full)',
            '2 Garlic Naan; 1 Mutton Karahi (Full)',
          ],
          ['samosay aadhe kar do', '2 Samosa; 1 Karak Chai', '4 Samosa; 1 Karak Chai'],
          [
            'roti aadhi kar dein yaani teen',
            '3 Tandoori Roti; 1 Chicken Karahi (Full)',
            '6 Tandoori Roti; 1 Chicken Karahi (Full)',
          ],
          [
            'fajita wala bara kar do',
            '1 Fajita Pizza (Large); 1 Margherita (Small)',
            '1 Fajita Pizza (Small); 1 Margherita (Small)',
          ],
          [
            'mutton wali double kar dein',
            '1 Mutton Biryani (Double); 1 Chicken Biryani (Single)',
            '1 Mutton Biryani (Single); 1 Chicken Biryani (Single)',
          ],
          ['chaar nahi do kaha tha', '2 Garlic Naan', '4 Garlic Naan'],
          ['maine teen kahe the paanch nahi', '3 Roghni Naan', '5 Roghni Naan'],
          [
            'mild nahi hot kar do karahi ko',
            '1 Chicken Karahi (Full) {Hot}; 2 Roghni Naan',
            '1 Chicken Karahi (Full) {Mild}; 2 Roghni Naan',
          ],
          [
            'biryani mild kar do aur kebab waise hi rehne do',
            '1 Beef Biryani {Mild}; 1 Seekh Kebab {Hot}',
            '1 Beef Biryani {Hot}; 1 Seekh Kebab {Hot}',
          ],
          [
            'salad mat hatao bas cola large kar do',
            '1 Garden Salad; 1 Cola (Large)',
            '1 Garden Salad; 1 Cola (Regular)',
          ],
          ['paneer wali cheez hata do', '2 Cheese Naan', '1 Palak Paneer (Full); 2 Cheese Naan'],
          [
            'pulao double kar dein aur boti do plate',
            '1 Kabuli Pulao (Double); 2 Malai Boti Skewers',
            '1 Kabuli Pulao (Single); 1 Malai Boti Skewers',
          ],
          ['samosa ek plate rehne do ek hata do', '1 Samosa; 1 Karak Chai', '2 Samosa; 1 Karak Chai'],
          ['dono ki jagah zinger kar do', '2 Crispy Zinger', '2 Classic Beef Burger'],
          [
            'shake chota kar dein',
            '1 Oreo Shake (Regular); 1 Caesar Salad (Large)',
            '1 Oreo Shake (Large); 1 Caesar Salad (Large)',
          ],
          ['chai ek kam kar dein', '2 Karak Chai; 2 Aloo Paratha', '3 Karak Chai; 2 Aloo Paratha'],
          [
            'prawns nikal dein allergy hai',
            '1 Special Fried Rice',
            '1 Dynamite Prawns (Half); 1 Special Fried Rice',
          ],
          [
            'karahi full naan waise hi',
            '1 Chicken Karahi (Full); 4 Roghni Naan',
            '1 Chicken Karahi (Half); 4 Roghni Naan',
          ],
          ['ek aur paratha aloo wala', '3 Aloo Paratha; 1 Karak Chai', '2 Aloo Paratha; 1 Karak Chai'],
          ['sab kuch double kar do', '2 Paya (Half); 4 Lachha Paratha', '1 Paya (Half); 2 Lachha Paratha'],
          [
            'lassi cancel uski jagah ek karak chai',
            '1 Karak Chai; 2 Halwa Puri',
            '1 Sweet Lassi; 2 Halwa Puri',
          ],
          [
            'pyaz mat dalna biryani mein',
            '1 Chicken Biryani (Single); 1 Cola',
            '1 Chicken Biryani (Single); 1 Cola',
          ],
        ],
      },
    ],
  ],
];
