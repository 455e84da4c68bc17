import type { CorpusSets } from '../corpus.ts';
import { ferryBurgerMenu, ferryCoffeeMenu } from '../menus/ferry.ts';
import { familyMenu } from '../menus/follow-up.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

const desi = '1 Mutton Karahi (Half); 4 Garlic Naan; 2 Karak Chai';
const cafe = '1 Latte (Large); 2 Butter Croissant; 1 Banana Bread';
const burgers = '2 Cheeseburger (Double); 1 Onion Rings (Large); 1 Vanilla Shake (Regular)';
const family = '1 Grilled Salmon; 1 Tomato Soup (Bowl); 2 Onion Rings';

/** Something was to go, or was thought of, and stays after all; or only the other one was meant. */
export const keptAfterAllSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: kept after all',
        cases: [
          ['remove the chai oh no sorry keep it', desi, desi],
          ['cancel the karahi actually no leave it', desi, desi],
          ['i was going to drop the naan but keep them', desi, desi],
          ['i was thinking of cancelling the karahi but no leave it in', desi, desi],
          ['naan hata do nahi nahi rehne do naan theek hai', desi, desi],
          ['karahi cancel mat karna', desi, desi],
          ['karahi mat hatao sirf chai hata do', '1 Mutton Karahi (Half); 4 Garlic Naan', desi],
          ['naan cancel nahi karne bas chai cancel karni hai', '1 Mutton Karahi (Half); 4 Garlic Naan', desi],
          ['dont take off the chai just the naan', '1 Mutton Karahi (Half); 2 Karak Chai', desi],
          ['no leave everything as it is thanks', desi, desi],
          ['drop the naan no wait not the naan drop the chai', '1 Mutton Karahi (Half); 4 Garlic Naan', desi],
          [
            'take off the karahi hang on keep the karahi its the chai nobody wants',
            '1 Mutton Karahi (Half); 4 Garlic Naan',
            desi,
          ],
          [
            'remove two naan and keep all the chai',
            '1 Mutton Karahi (Half); 2 Garlic Naan; 2 Karak Chai',
            desi,
          ],
          [
            'do we need chai with karahi no we dont so take it off',
            '1 Mutton Karahi (Half); 4 Garlic Naan',
            desi,
          ],
        ],
      },
    ],
  ],
  [
    ferryCoffeeMenu,
    [
      {
        group: 'follow-up: kept after all',
        cases: [
          ['scrap the banana bread hmm no keep it', cafe, cafe],
          ['lose the croissants wait no i want them', cafe, cafe],
          ['i nearly cancelled the latte but leave it in', cafe, cafe],
          ['no its fine leave it how it is', cafe, cafe],
          ['please dont cancel anything i was speaking to my sister', cafe, cafe],
          ['do not touch the latte only the banana bread goes', '1 Latte (Large); 2 Butter Croissant', cafe],
          ['dont delete the croissants only the latte', '2 Butter Croissant; 1 Banana Bread', cafe],
          ['no dont remove that one', cafe, cafe],
          ['keep the croissants chuck the rest', '2 Butter Croissant', cafe],
          ['bin the lot', '', cafe],
          [
            'take one croissant off and keep everything else',
            '1 Latte (Large); 1 Butter Croissant; 1 Banana Bread',
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
        group: 'follow-up: kept after all',
        cases: [
          [
            'ditch the rings no sorry ditch the shake',
            '2 Cheeseburger (Double); 1 Onion Rings (Large)',
            burgers,
          ],
          ['forget the shake actually dont forget it keep it', burgers, burgers],
          ['i considered dropping the onion rings but they can stay', burgers, burgers],
          ['we dont want the shake oh wait we do', burgers, burgers],
          [
            'dont cancel the burgers just the shake',
            '2 Cheeseburger (Double); 1 Onion Rings (Large)',
            burgers,
          ],
          ['no thats all good leave it like that', burgers, burgers],
          [
            'remove one cheeseburger and leave all the rest',
            '1 Cheeseburger (Double); 1 Onion Rings (Large); 1 Vanilla Shake (Regular)',
            burgers,
          ],
          [
            'do we really need rings with burgers nah get rid of them',
            '2 Cheeseburger (Double); 1 Vanilla Shake (Regular)',
            burgers,
          ],
          ['hold on dont remove anything yet', burgers, burgers],
        ],
      },
    ],
  ],
  [
    familyMenu,
    [
      {
        group: 'follow-up: kept after all',
        cases: [
          ['skip the soup no my mum says keep it', family, family],
          ['i wanted to take the salmon off but leave it', family, family],
          ['leave the rings alone just drop the soup', '1 Grilled Salmon; 2 Onion Rings', family],
          ['everything can stay the way it is', family, family],
        ],
      },
    ],
  ],
];
