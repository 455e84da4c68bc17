import type { VoiceDish } from '../../voice-types.ts';
import type { CorpusGroup } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Remarks, doubts and questions behind a dish that stays ordered, and reasons that do put another one in its place. */
export const remarkSets: readonly (readonly [readonly VoiceDish[], readonly CorpusGroup[]])[] = [
  [
    demoMenu,
    [
      {
        group: 'remarks',
        cases: [
          [
            'one chicken biryani double, actually that feeds two so just one cola with it',
            '1 Chicken Biryani (Double); 1 Cola',
          ],
          ['one beef biryani actually that feeds two so just one cola', '1 Beef Biryani; 1 Cola'],
          [
            'a smoky wings family wait that includes a dip right so a large cola',
            '1 Smoky Wings (Family); 1 Cola (Large)',
          ],
          [
            'two garlic naan, hang on do those come with butter, fine, and a daal tadka half',
            '2 Garlic Naan; 1 Daal Tadka (Half)',
          ],
          [
            'a crispy zinger meal, that comes with fries right, and a brownie',
            '1 Crispy Zinger (Meal with drink); 1 Chocolate Brownie',
          ],
          [
            'crispy zinger with fries, that comes with a drink right? no okay then one cola',
            '1 Crispy Zinger (With fries); 1 Cola',
          ],
          [
            "one mutton karahi full, god that's expensive, anyway and four roghni naan",
            '1 Mutton Karahi|Mutton Karahi Special (Full); 4 Roghni Naan',
          ],
          [
            "a royal degh biryani family, wow that's pricey but okay, and a sweet lassi",
            '1 Royal Degh Biryani (Family); 1 Sweet Lassi',
          ],
          [
            "mutton karahi half, oh that's a bit much isn't it, never mind, two tandoori roti",
            '1 Mutton Karahi|Mutton Karahi Special (Half); 2 Tandoori Roti',
          ],
          [
            'dynamite prawns full, are the prawns fresh by the way, and an egg fried rice large',
            '1 Dynamite Prawns (Full); 1 Egg Fried Rice (Large)',
          ],
          ['three kulfi, my kids go mad for those, and a rose falooda', '3 Kulfi; 1 Rose Falooda'],
          [
            'a chicken corn soup large, mmm best in town, then spring rolls regular',
            '1 Chicken Corn Soup (Large); 1 Spring Rolls (Regular)',
          ],
          [
            'fajita pizza large, does that have onion in it, whatever, and a garlic bread',
            '1 Fajita Pizza (Large); 1 Garlic Bread',
          ],
          [
            'one club sandwich actually i think that comes with chips so just a lemonade to go with it',
            '1 Club Sandwich; 1 Fresh Lemonade',
          ],
          [
            "a family malai boti hmm that'll be enough for all of us so only two roti",
            '1 Malai Boti|Malai Boti Skewers (Family); 2 Tandoori Roti',
          ],
          [
            'butter chicken half wait is that boneless yes good and three cheese naan',
            '1 Butter Chicken (Half); 3 Cheese Naan',
          ],
          [
            'ek chicken karahi full, waise ye do logon ke liye kaafi hai na, aur chaar roti',
            '1 Chicken Karahi (Full); 4 Tandoori Roti',
          ],
          ["two halwa puri, hope they're hot, and one karak chai", '2 Halwa Puri; 1 Karak Chai'],
          [
            "pepperoni large wait that's not too big is it, nah fine, and a molten sundae",
            '1 Pepperoni Pizza (Large); 1 Molten Sundae',
          ],
          [
            "one nihari bowl full, oh it's been ages since i had that, with two garlic naan",
            '1 Nihari Breakfast Bowl (Full); 2 Garlic Naan',
          ],
          [
            "a tikka house platter family, that already has naan in it doesn't it, so only a mint margarita",
            '1 Tikka House Platter (Family); 1 Mint Margarita',
          ],
          [
            "a loaded fries large actually we'll share that so one oreo shake large",
            '1 Loaded Fries (Large); 1 Oreo Shake (Large)',
          ],
          ["pepperoni pizza, no actually i'm off meat, so a garden veggie pizza", '1 Garden Veggie Pizza'],
          [
            "beef chilli dry regular oh my son won't eat that so chicken manchurian regular",
            '1 Chicken Manchurian (Regular)',
          ],
        ],
      },
    ],
  ],
];
