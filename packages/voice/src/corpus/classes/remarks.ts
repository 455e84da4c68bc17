import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Remarks, doubts and questions behind a dish that stays ordered, and reasons that do put another one in its place. */
export const remarkSets: CorpusSets = [
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
          [
            'let me have one mutton biryani family, that should do the four of us, and two sweet lassi',
            '1 Mutton Biryani (Family); 2 Sweet Lassi',
          ],
          [
            'could i get a butter chicken full, the one with the cream sauce yeah, plus five garlic naan',
            '1 Butter Chicken (Full); 5 Garlic Naan',
          ],
          [
            "one fajita pizza large, blimey that's gone up in price, and a cola large",
            '1 Fajita Pizza (Large); 1 Cola (Large)',
          ],
          [
            "a kabuli pulao double, it's got raisins in hasn't it, and one garden salad",
            '1 Kabuli Pulao (Double); 1 Garden Salad',
          ],
          [
            "dynamite prawns half please, i've heard they're amazing, and an egg fried rice regular",
            '1 Dynamite Prawns (Half); 1 Egg Fried Rice (Regular)',
          ],
          [
            'two zingers with fries oh is there mayo on those okay and one oreo shake',
            '2 Crispy Zinger (With fries); 1 Oreo Shake',
          ],
          [
            "a club sandwich large, that's the toasted one isn't it, and a lemonade",
            '1 Club Sandwich (Large); 1 Fresh Lemonade',
          ],
          [
            "one daal tadka half actually you can't go wrong with daal and six roti",
            '1 Daal Tadka (Half); 6 Tandoori Roti',
          ],
          [
            'chicken karahi full, my mother in law will be impressed, and eight roghni naan',
            '1 Chicken Karahi (Full); 8 Roghni Naan',
          ],
          ['a rose falooda, has it got ice cream in, nice one, and two kulfi', '1 Rose Falooda; 2 Kulfi'],
          [
            'smoky wings double, how many is that, sixteen, perfect, and a large loaded fries',
            '1 Smoky Wings (Double); 1 Loaded Fries (Large)',
          ],
          [
            "a tikka house platter double, no wait that'll be plenty, so no naan, just a mint margarita",
            '1 Tikka House Platter (Double); 1 Mint Margarita',
          ],
          [
            "nihari bowl full, that one's my dad's favourite, three garlic naan",
            '1 Nihari Breakfast Bowl (Full); 3 Garlic Naan',
          ],
          [
            'one pepperoni small hold on is that halal okay cool and one garlic bread',
            '1 Pepperoni Pizza (Small); 1 Garlic Bread',
          ],
          [
            "palak paneer half, i don't even like spinach but my wife does, and four cheese naan",
            '1 Palak Paneer (Half); 4 Cheese Naan',
          ],
          [
            'caesar salad large, ugh i should eat healthier, and a chocolate brownie',
            '1 Caesar Salad (Large); 1 Chocolate Brownie',
          ],
          [
            "mutton karahi half, no that's too rich for tonight, daal makhani half instead",
            '1 Daal Makhani (Half)',
          ],
          [
            'one szechuan noodles large, oh no i burnt my mouth on that last time, chicken chowmein large',
            '1 Chicken Chowmein (Large)',
          ],
          [
            'two chicken biryani family oh my god the smell of that place, and four sweet lassi',
            '2 Chicken Biryani (Family); 4 Sweet Lassi',
          ],
          [
            "one mutton karahi full, does that come with naan, it doesn't, okay six roghni naan then",
            '1 Mutton Karahi|Mutton Karahi Special (Full); 6 Roghni Naan',
          ],
          [
            'a butter chicken half you guys do the best one and two cheese naan',
            '1 Butter Chicken (Half); 2 Cheese Naan',
          ],
          [
            "chicken tikka pizza medium, hmm not sure it's big enough, whatever, and a garlic bread",
            '1 Chicken Tikka Pizza (Medium); 1 Garlic Bread',
          ],
          [
            "seekh kebab family actually that's loads of meat so a garden salad large with it",
            '1 Seekh Kebab|Beef Seekh Kebab (Family); 1 Garden Salad (Large)',
          ],
          ['three samosa chaat, i could eat ten of those, and a karak chai', '3 Samosa Chaat; 1 Karak Chai'],
          [
            'ek mutton biryani double, woh acha banta hai na, aur ek cola',
            '1 Mutton Biryani (Double); 1 Cola',
          ],
          [
            'one hot and sour soup regular, is it vegetarian, no, oh, then a tomato basil soup regular',
            '1 Tomato Basil Soup (Regular)',
          ],
        ],
      },
    ],
  ],
];
