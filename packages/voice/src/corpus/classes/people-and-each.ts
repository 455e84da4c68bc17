import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';
import { harbourGrillMenu } from '../menus/harbour.ts';

/** Who has what, and how many they are. */
export const peopleAndEachSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'so many of us',
        cases: [
          [
            'four of us are having halwa puri and the other two just an omelette',
            '4 Halwa Puri; 2 Masala Omelette',
          ],
          [
            'three of us will have chicken biryani single and the other one just a kheer',
            '3 Chicken Biryani (Single); 1 Kheer|Shahi Kheer',
          ],
          ['there are five of us, a zinger with fries for each of us', '5 Crispy Zinger (With fries)'],
          ['a double decker with fries for each of us, we are four', '4 Double Decker (With fries)'],
          ['two of the kids want a bun kebab and the third just wants a kulfi', '2 Bun Kebab; 1 Kulfi'],
          ['three gulab jamun and three kulfi, one of each for everybody', '3 Gulab Jamun; 3 Kulfi'],
          [
            'we are six people, four are having nihari full and two are having paya half',
            '4 Nihari Breakfast Bowl (Full); 2 Paya (Half)',
          ],
          ['hum chaar log hain sab ke liye ek ek karak chai aur do halwa puri', '4 Karak Chai; 2 Halwa Puri'],
          [
            'five of my cousins are coming, so a rose falooda for each of them and a green tea for me',
            '5 Rose Falooda; 1 Green Tea',
          ],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'so many of us',
        cases: [
          [
            'two of us are having cheeseburgers and the other three just fries',
            '2 Cheeseburger; 3 French Fries',
          ],
          ['five apple pies and five sundaes, one of each per person', '5 Apple Pie; 5 Chocolate Sundae'],
          [
            'four of the lads will have a double classic each, the other two only want a small coke each',
            '4 Classic Burger (Double); 2 Coke (Small)',
          ],
          ["there's three of us so a vegan burger each and a root beer each", '3 Vegan Burger; 3 Root Beer'],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'so many of us',
        cases: [
          ['three of us are on lattes and the other one just a cold brew', '3 Latte; 1 Cold Brew'],
          [
            'six of us in the meeting, four want americanos and the other two want cappuccinos',
            '4 Americano; 2 Cappuccino',
          ],
          [
            'three muffins the blueberry ones and three flat whites, one of each for all of us',
            '3 Blueberry Muffin; 3 Flat White',
          ],
          ['an iced latte with oat milk for each of us, there are three of us', '3 Iced Latte'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'so many of us',
        cases: [
          [
            'a halloumi burger for each of the girls, there are four of them, and one steak roll for their coach',
            '4 Halloumi Burger; 1 Steak Roll',
          ],
          [
            'five of us are having the fish sandwich and the other one only a side salad',
            '5 Fish Sandwich; 1 Side Salad',
          ],
        ],
      },
    ],
  ],
];
