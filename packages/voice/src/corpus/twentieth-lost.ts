import type { VoiceDish } from '../voice-types.ts';
import type { CorpusGroup } from './corpus.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu, quayTownMenu } from './eighteenth-menus.ts';

/** Dishes that are plainly named behind a wish, a question or talk, and dishes that are only spoken of. */
export const twentiethLostSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
  [
    quayBurgerMenu,
    [
      {
        group: 'twentieth: named behind a wish',
        cases: [
          [
            "dad wants a double classic burger no onions mum the halloumi burger with mayo on the side i'll take a hot dog",
            '1 Classic Burger (Double); 1 Halloumi Burger; 1 Hot Dog',
          ],
          [
            'a fish burger without tartar sauce grandpa the black bean burger and two large cokes',
            '1 Fish Burger; 1 Black Bean Burger; 2 Coke (Large)',
          ],
        ],
      },
      {
        group: 'twentieth: only spoken of',
        cases: [
          ["what's the difference between the truffle burger and a beyond burger", ''],
          ['a cheeseburger with onion rings on it', '1 Cheeseburger'],
          ['how much is a large vanilla milkshake', ''],
          ['a coke and two hot dogs, forget the coke and the hot dogs, a brownie sundae', '1 Brownie Sundae'],
        ],
      },
    ],
  ],
  [
    quaySubMenu,
    [
      {
        group: 'twentieth: named behind a wish',
        cases: [
          [
            'one footlong roast beef with just cheese and horseradish two six inch tuna subs and five bottled waters',
            '1 Roast Beef (Footlong); 2 Tuna Sub (6 inch); 5 Bottled Water',
          ],
        ],
      },
      {
        group: 'twentieth: named behind talk',
        cases: [
          [
            'everything without mayo two footlong turkey clubs and one potato chips',
            '2 Turkey Club (Footlong); 1 Potato Chips',
          ],
          [
            'which breads do you have and if there is rye then a footlong ham sub on that',
            '1 Ham Sub (Footlong)',
          ],
        ],
      },
    ],
  ],
  [
    quayCoffeeMenu,
    [
      {
        group: 'twentieth: named behind talk',
        cases: [
          [
            'a tall americano and a butter croissant and what else hmm yes two blueberry muffins',
            '1 Americano (Tall); 1 Butter Croissant; 2 Blueberry Muffin',
          ],
          [
            'what milks do you have and if there is oat then a grande matcha latte with that',
            '1 Matcha Latte (Grande)',
          ],
        ],
      },
    ],
  ],
  [
    quayTownMenu,
    [
      {
        group: 'twentieth: named behind talk',
        cases: [
          [
            "one mutton biryani family and for my uncle who can't eat rice something like a chicken karahi half",
            '1 Mutton Biryani (Family); 1 Chicken Karahi (Half)',
          ],
        ],
      },
    ],
  ],
];
