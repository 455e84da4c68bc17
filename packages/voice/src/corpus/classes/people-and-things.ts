import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** For how many people what nobody counted is, what is counted and no dish, and which one was meant. */
export const peopleAndThingSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'people and things: as many as they are',
        cases: [
          ['green tea for two and one gajar halwa with two spoons', '2 Green Tea; 1 Gajar Halwa'],
          [
            'hot and sour soup for the two of us and one large chowmein to share',
            '2 Hot & Sour Soup; 1 Chicken Chowmein (Large)',
          ],
          ['chicken corn soup for three please', '3 Chicken Corn Soup'],
          [
            'five kids at the party so one small margherita for each kid and one large pepperoni for the grown ups',
            '5 Margherita (Small); 1 Pepperoni Pizza (Large)',
          ],
          [
            'hum aath log hain do family beef biryani aur sab ke liye ek ek mint margarita',
            '2 Beef Biryani (Family); 8 Mint Margarita',
          ],
          [
            'amma ke liye ek aloo paratha mere liye anda paratha aur dono ke liye green tea',
            '1 Aloo Paratha; 1 Anda Paratha; 2 Green Tea',
          ],
          ['the two kids can have egg biryani single size mild', '2 Egg Biryani (Single) {Mild}'],
          [
            'chowmein for ahmed manchurian for sana and one garden salad',
            '1 Chicken Chowmein; 1 Chicken Manchurian; 1 Garden Salad',
          ],
        ],
      },
      {
        group: 'people and things: counted and no dish',
        cases: [
          [
            'my grandfather is ninety and he has only four teeth left so the daal tadka for him half and very mild please',
            '1 Daal Tadka (Half) {Mild}',
          ],
          [
            "a club sandwich and a brownie hmm no i'm on a diet no brownie a caesar salad instead",
            '1 Club Sandwich; 1 Caesar Salad',
          ],
          ["i didn't like the double decker last time so two bun kebabs", '2 Bun Kebab'],
          [
            'he usually gets the creamy alfredo but today i want one medium fajita pizza',
            '1 Fajita Pizza (Medium)',
          ],
        ],
      },
      {
        group: 'people and things: which one',
        cases: [
          [
            'three pizzas please a pepperoni a fajita and a margherita all medium',
            '1 Pepperoni Pizza (Medium); 1 Fajita Pizza (Medium); 1 Margherita (Medium)',
          ],
          ["are the smoky wings very spicy well anyway i'll try a double", '1 Smoky Wings 8 pcs (Double)'],
          [
            'white karahi full mirch tez aur butter chicken half mirch kam',
            '1 White Chicken Karahi (Full) {Hot}; 1 Butter Chicken (Half) {Mild}',
          ],
          ['two egg biryani or no three', '3 Egg Biryani'],
        ],
      },
    ],
  ],
];
