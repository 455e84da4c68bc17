import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** Talk and questions that change nothing, whatever verbs are in them. */
export const talkOfOrderSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: talk that changes nothing',
        cases: [
          ['is the karahi spicy', '1 Mutton Karahi (Half)', '1 Mutton Karahi (Half)'],
          ['the biryani smells amazing already', '1 Beef Biryani (Single)', '1 Beef Biryani (Single)'],
          ['how long will the pizza take', '1 Fajita Pizza (Small)', '1 Fajita Pizza (Small)'],
          ['did i order two naans or three', '2 Garlic Naan', '2 Garlic Naan'],
          ['my kids love kulfi', '1 Kulfi', '1 Kulfi'],
          ['what did i order so far', '1 Kulfi; 2 Jalebi 250 g', '1 Kulfi; 2 Jalebi 250 g'],
          ['is the zinger bigger than the double decker', '1 Crispy Zinger', '1 Crispy Zinger'],
          ['last time the soup was cold', '1 Hot & Sour Soup', '1 Hot & Sour Soup'],
          ['does the biryani come with raita', '1 Chicken Biryani (Single)', '1 Chicken Biryani (Single)'],
          ['i hope the naan is fresh', '2 Roghni Naan', '2 Roghni Naan'],
          [
            'so thats one handi and two naan right',
            '1 Chicken Handi (Half); 2 Roghni Naan',
            '1 Chicken Handi (Half); 2 Roghni Naan',
          ],
          [
            'please dont forget the garlic bread',
            '1 Margherita (Small); 1 Garlic Bread',
            '1 Margherita (Small); 1 Garlic Bread',
          ],
          ['is there nuts in the kheer', '1 Kheer', '1 Kheer'],
          ['kya karahi zyada teekhi hai', '1 Mutton Karahi (Half)', '1 Mutton Karahi (Half)'],
          ['yes the large one is right', '1 Cola chilled (Large)', '1 Cola chilled (Large)'],
          ['make sure the fries are crispy', '1 Loaded Fries', '1 Loaded Fries'],
          ['i was thinking about a falooda but no', '1 Kulfi', '1 Kulfi'],
          ['can i remove things later if i want', '1 Kulfi', '1 Kulfi'],
          ['did you remove the naan', '2 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['why would i cancel the kheer', '2 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['dont take the naan off', '2 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['is everything without nuts', '2 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          [
            'the karahi is perfect keep it',
            '1 Mutton Karahi (Half); 1 Kheer',
            '1 Mutton Karahi (Half); 1 Kheer',
          ],
          ['i dont want to wait too long for the pizza', '1 Margherita (Small)', '1 Margherita (Small)'],
          ['everything is fine', '2 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          [
            'i hope you dont forget the lassi this time',
            '1 Sweet Lassi; 1 Egg Biryani (Single)',
            '1 Sweet Lassi; 1 Egg Biryani (Single)',
          ],
          [
            'i dont want the biryani too spicy',
            '1 Sweet Lassi; 1 Egg Biryani (Single)||1 Sweet Lassi; 1 Egg Biryani (Single) {Mild}',
            '1 Sweet Lassi; 1 Egg Biryani (Single)',
          ],
          [
            'my son doesnt like the kheer but i do',
            '1 Kheer; 1 Reshmi Kebab (Single)',
            '1 Kheer; 1 Reshmi Kebab (Single)',
          ],
          [
            'what if i cancel the soup',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
          ],
          [
            'no keep everything',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
          ],
          ['leave it as it is', '1 Hot & Sour Soup; 1 Egg Fried Rice', '1 Hot & Sour Soup; 1 Egg Fried Rice'],
          [
            'thats everything i dont need anything else',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
          ],
          [
            'make the biryani single',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
          ],
          ['make the lassi large please', '1 Hot & Sour Soup', '1 Hot & Sour Soup'],
          ['nothing else', '1 Hot & Sour Soup; 1 Egg Fried Rice', '1 Hot & Sour Soup; 1 Egg Fried Rice'],
          [
            'i dont want anything else just the soup and the rice',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
            '1 Hot & Sour Soup; 1 Egg Fried Rice',
          ],
        ],
      },
    ],
  ],
];
