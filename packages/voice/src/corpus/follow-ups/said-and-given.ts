import type { CorpusSets } from '../corpus.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

const rice = '1 Chicken Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi';
const cafe = '1 Latte (Large); 2 Butter Croissant';
const burgers = '2 Cheeseburger (Double); 1 Vanilla Shake (Large)';

/** What was said and what was understood, one dish in place of another, in whatever order they are named. */
export const saidAndGivenSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: said and given',
        cases: [
          [
            'i said beef biryani not chicken',
            '1 Beef Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'no i asked for mutton biryani not the chicken one',
            '1 Mutton Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'you gave me chicken i said mutton biryani',
            '1 Mutton Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'instead of chicken do beef biryani same size',
            '1 Beef Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'chicken biryani ko beef biryani se badal dein',
            '1 Beef Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'chicken biryani ki jagah egg biryani kar dein size wohi',
            '1 Egg Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'maine mutton biryani kaha tha chicken nahi',
            '1 Mutton Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'lassi wapas lo uski jagah mint margarita',
            '1 Chicken Biryani (Double); 1 Kachumber Salad; 2 Mint Margarita',
            rice,
          ],
          [
            'not chicken my husband says beef biryani',
            '1 Beef Biryani (Double); 1 Kachumber Salad; 2 Sweet Lassi',
            rice,
          ],
          [
            'ye mera order nahi tha maine beef biryani kaha tha',
            '1 Beef Biryani (Single)',
            '1 Chicken Biryani (Single)',
          ],
          ['no i said gulab jamun not kheer', '1 Gulab Jamun', '1 Kheer'],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'follow-up: said and given',
        cases: [
          ['i said cappuccino not latte', '1 Cappuccino (Large); 2 Butter Croissant', cafe],
          ['i asked for a mocha you put a latte', '1 Mocha (Large); 2 Butter Croissant', cafe],
          ['not butter croissants almond croissants', '1 Latte (Large); 2 Almond Croissant', cafe],
          ['no we wanted almond croissants not the butter ones', '1 Latte (Large); 2 Almond Croissant', cafe],
          [
            'sarah doesnt want the latte anymore she wants a mocha',
            '1 Mocha (Large); 2 Butter Croissant',
            cafe,
          ],
          [
            'instead of the latte make it a cappuccino same size',
            '1 Cappuccino (Large); 2 Butter Croissant',
            cafe,
          ],
        ],
      },
    ],
  ],
  [
    ferryBurgerMenu,
    [
      {
        group: 'follow-up: said and given',
        cases: [
          [
            'i ordered a chocolate shake not vanilla',
            '2 Cheeseburger (Double); 1 Chocolate Shake (Large)',
            burgers,
          ],
          [
            'tom doesnt want the shake anymore he wants an apple pie',
            '2 Cheeseburger (Double); 1 Apple Pie',
            burgers,
          ],
          ['no i said strawberry shake', '2 Cheeseburger (Double); 1 Strawberry Shake (Large)', burgers],
        ],
      },
    ],
  ],
];
