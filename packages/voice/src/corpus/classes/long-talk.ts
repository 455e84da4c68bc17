import type { CorpusSets } from '../corpus.ts';
import { quayBurgerMenu, quayTownMenu } from '../menus/quay-town.ts';

/** Orders within long talk, what was asked about and then counted, and dishes named first and described later. */
export const longTalkSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'long talk: ordered behind it',
        cases: [
          [
            "it's been a long day so what we're thinking is maybe three beef biryani the family ones and a large mint margarita",
            '3 Beef Biryani (Family); 1 Mint Margarita (Large)',
          ],
          [
            'for my mum who cannot eat chilli one egg biryani mild and two mint margaritas',
            '1 Egg Biryani {Mild}; 2 Mint Margarita',
          ],
          [
            'please not too late because they get here around eight and also four roghni naan',
            '4 Roghni Naan',
          ],
          [
            'last time you sent a single so this time a double mutton biryani double not single and two oreo shakes',
            '1 Mutton Biryani (Double); 2 Oreo Shake',
          ],
          [
            'yesterday we got the paya and it was great but today the kids only want halwa puri so three of those',
            '3 Halwa Puri',
          ],
          ['the traffic is terrible anyway two mutton biryani hot please', '2 Mutton Biryani {Hot}'],
          ['i have no idea who is coming so five chicken dumplings', '5 Chicken Dumplings 6 pcs'],
        ],
      },
      {
        group: 'long talk: asked about and counted',
        cases: [
          ["is there roghni naan i'd need three", '3 Roghni Naan'],
          ["there's garlic bread we'd want two of those", '2 Garlic Bread'],
          ["if you have the oreo shake i'll take two and a beef biryani", '2 Oreo Shake; 1 Beef Biryani'],
          ['could you tell me how spicy the szechuan noodles are', ''],
          ['can you say how big the large chicken chowmein is', ''],
          [
            'i was wondering if you still do the shinwari karahi in half because that is what i would like',
            '1 Shinwari Karahi (Half)',
          ],
        ],
      },
      {
        group: 'long talk: named first, described later',
        cases: [
          [
            'chicken and beef biryani two doubles of the chicken and a family of the beef',
            '2 Chicken Biryani (Double); 1 Beef Biryani (Family)',
          ],
        ],
      },
      {
        group: 'long talk: them, and what is put right',
        cases: [
          [
            'a beef biryani and a chicken biryani both double and make them hot',
            '1 Beef Biryani (Double) {Hot}; 1 Chicken Biryani (Double) {Hot}',
          ],
          [
            "i'll have the chowmein uh no make that szechuan noodles large and a green tea",
            '1 Szechuan Noodles (Large); 1 Green Tea',
          ],
          ['me and my three friends all want the beef biryani', '4 Beef Biryani'],
          ['my two kids and i want a mint margarita each', '3 Mint Margarita'],
        ],
      },
      {
        group: 'long talk: in urdu',
        cases: [
          [
            'yaar aik full white karahi bana dein mirch kam aur chhe roghni naan',
            '1 White Chicken Karahi (Full) {Mild}; 6 Roghni Naan',
          ],
          [
            'chowmein ek large banwa dein mild wali aur do chicken corn soup bhi regular wale',
            '1 Chicken Chowmein (Large) {Mild}; 2 Chicken Corn Soup (Regular)',
          ],
          [
            'teen mutton biryani bhej do do single aur ek family',
            '2 Mutton Biryani (Single); 1 Mutton Biryani (Family)',
          ],
        ],
      },
    ],
  ],
  [
    quayBurgerMenu,
    [
      {
        group: 'long talk: at a counter',
        cases: [
          ["what i'd like is two fish burgers and a large sprite", '2 Fish Burger; 1 Sprite (Large)'],
          ["do you have hot dogs because if you do i'd take four", '4 Hot Dog'],
          ['nobody packed any lunch so we need three hot dogs', '3 Hot Dog'],
          ['a hot dog no make that a fish burger and a large coke', '1 Fish Burger; 1 Coke (Large)'],
        ],
      },
    ],
  ],
];
