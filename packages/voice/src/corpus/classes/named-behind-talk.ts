import type { CorpusSets } from '../corpus.ts';
import { quayBurgerMenu, quayCoffeeMenu, quaySubMenu, quayTownMenu } from '../menus/quay-town.ts';

/** Dishes that are plainly named behind a wish, a question or talk, and dishes that are only spoken of. */
export const twentiethLostSets: CorpusSets = [
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
        group: 'twentieth: behind talk of something else',
        cases: [
          ['what a day okay large cajun fries and a hot dog', '1 Cajun Fries (Large); 1 Hot Dog'],
          ["my wife is asking what's taking so long so a fish burger and two cokes", '1 Fish Burger; 2 Coke'],
          ['how are you today two chili cheese dogs', '2 Chili Cheese Dog'],
          ["a truffle burger and don't laugh three coleslaws", '1 Truffle Burger; 3 Coleslaw'],
          [
            'two hot dogs and where was i a large sprite and before i forget a brownie sundae',
            '2 Hot Dog; 1 Sprite (Large); 1 Brownie Sundae',
          ],
          [
            'a halloumi burger and god what did she say loaded fries and you know what a lager pint',
            '1 Halloumi Burger; 1 Loaded Fries; 1 Lager (Pint)',
          ],
        ],
      },
      {
        group: 'twentieth: only spoken of',
        cases: [
          ['how much would a large oreo milkshake be', ''],
          ['do you know whether the beyond burger is vegan', ''],
          ['my brother loves the truffle burger but not me so one hot dog', '1 Hot Dog'],
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
            'we had guests last night and they ate everything so four plain bagels and a flat white',
            '4 Plain Bagel; 1 Flat White',
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
