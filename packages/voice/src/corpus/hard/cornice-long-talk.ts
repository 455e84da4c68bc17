import type { CorpusSets } from '../corpus.ts';
import { corniceDesiMenu, corniceFamilyMenu } from '../menus/cornice.ts';

/** Orders with a change of mind, shared heads and long talk. Understood when they were new: 50 of 60. */
export const corniceLongTalkSets: CorpusSets = [
  [
    corniceDesiMenu,
    [
      {
        group: 'cornice, long talk: hard, desi',
        cases: [
          ['one chicken and two mutton biryani and a raita', '1 Chicken Biryani; 2 Mutton Biryani; 1 Raita'],
          ['two plain three garlic and one roghni naan', '2 Plain Naan; 3 Garlic Naan; 1 Roghni Naan'],
          ['mango and salted lassi two of each', '2 Mango Lassi; 2 Salted Lassi'],
          ['full karahis please one chicken one mutton', '1 Chicken Karahi (Full); 1 Mutton Karahi (Full)'],
          [
            "i was thinking nihari but no it's too heavy at this hour so haleem half plate and one roti no two roti",
            '1 Chicken Haleem (Half); 2 Tandoori Roti',
          ],
          [
            'chicken tikka full hot or you know what the malai boti instead same size but mild',
            '1 Malai Boti (Full) {Mild}',
          ],
          [
            "samosas six pieces oh hang on the boss isn't coming so five and five chai too",
            '5 Samosa; 5 Doodh Patti Chai',
          ],
          ['get me a coke a sprite a kheer and leave the sprite', '1 Coke; 1 Kheer'],
          [
            "okay chai so that's me bilal uncle and the driver one two three four four chai",
            '4 Doodh Patti Chai',
          ],
          [
            'naan garlic one two three yes three garlic naan and one butter chicken',
            '3 Garlic Naan; 1 Butter Chicken',
          ],
          [
            'can i get a no let me start again one full chicken handi medium and four plain naan',
            '1 Chicken Handi (Full) {Medium}; 4 Plain Naan',
          ],
          ['two bir two biry sorry two mutton biryani half', '2 Mutton Biryani (Half)'],
          ["not the paneer handi the chicken handi and don't give me any raita", '1 Chicken Handi'],
          [
            "we don't eat beef so no nihari no pulao just one daal tarka and one aloo gobi",
            '1 Daal Tarka; 1 Aloo Gobi',
          ],
          [
            'table of seven here we want two full mutton karahi and fifteen roti',
            '2 Mutton Karahi (Full); 15 Tandoori Roti',
          ],
          [
            'there are four of us in the taxi but only two are hungry so two chicken biryani',
            '2 Chicken Biryani',
          ],
          [
            'five seekh kabab one of them extra hot the rest mild',
            '1 Seekh Kabab {Extra Hot}; 4 Seekh Kabab {Mild}',
          ],
          [
            'three chicken biryani two full and one half and all of them medium',
            '2 Chicken Biryani (Full) {Medium}; 1 Chicken Biryani (Half) {Medium}',
          ],
          ['one each of the gulab jamun kheer and ras malai', '1 Gulab Jamun; 1 Kheer; 1 Ras Malai'],
          [
            'any chance you could rustle up a daal makhani for an old woman and maybe one soft naan the plain kind',
            '1 Daal Makhani; 1 Plain Naan',
          ],
          ['do you have chicken haleem tonight or is it finished', ''],
          ['तीन समोसा और दो मैंगो लस्सी दीजिए', '3 Samosa; 2 Mango Lassi'],
          ['اريد اثنين chicken tikka و واحد coke', '2 Chicken Tikka; 1 Coke'],
          ['too sick kebabs and for garlic nan', '2 Seekh Kabab; 4 Garlic Naan'],
          ['one but a chicken half and won mango lassie', '1 Butter Chicken (Half); 1 Mango Lassi'],
          ['three naan and a beef nihari', '3 Plain Naan|Garlic Naan|Roghni Naan; 1 Beef Nihari'],
          ['one full karahi and eight roti', '1 Chicken Karahi|Mutton Karahi (Full); 8 Tandoori Roti'],
          [
            "right so this is for the whole accounts team rukhsana wants a half chicken karahi mild imran says full beef pulao the two interns each want a chicken biryani extra hot i'm on a diet so green salad for me and then six rotis a large water and oh a big bottle of sprite",
            '1 Chicken Karahi (Half) {Mild}; 1 Beef Pulao (Full); 2 Chicken Biryani {Extra Hot}; 1 Green Salad; 6 Tandoori Roti; 1 Mineral Water (Large); 1 Sprite (1.5 Litre)',
          ],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'cornice, long talk: hard, family',
        cases: [
          ['one chocolate and two strawberry milkshakes', '1 Chocolate Milkshake; 2 Strawberry Milkshake'],
          ['a greek and a caesar salad both large', '1 Greek Salad (Large); 1 Caesar Salad (Large)'],
          ['fries one small two large', '1 French Fries (Small); 2 French Fries (Large)'],
          [
            'steak the twelve ounce no my doctor would kill me the eight ounce and instead of fries steamed vegetables',
            '1 Ribeye Steak (8 oz); 1 Steamed Vegetables',
          ],
          [
            "i'll have the ribs no the salmon no okay the ribs final answer full rack",
            '1 Baby Back Ribs (Full Rack)',
          ],
          ['two lasagnas and a pot pie scratch one of the lasagnas', '1 Lasagna; 1 Chicken Pot Pie'],
          ["mom said lemonade but i want coke so coke large and don't tell her", '1 Coke (Large)'],
          [
            "cheeseburgers hold on jake mia tom and me that's one two three four cheeseburgers",
            '4 Cheeseburger',
          ],
          ['coffees one for linda one for steve one for the new guy so three coffees altogether', '3 Coffee'],
          [
            "um hi could we get the the what's it called the thing with clams the chowder a bowl of that",
            '1 Clam Chowder (Bowl)',
          ],
          [
            'i need two chick no start over one chicken alfredo and one meatloaf',
            '1 Chicken Alfredo; 1 Meatloaf',
          ],
          ['no soup no salad nothing to start just fish and chips twice', '2 Fish and Chips'],
          ['not a large orange juice a small one and nothing else', '1 Orange Juice (Small)'],
          ['i never eat dessert so please no cake just the coffee', '1 Coffee'],
          [
            "we're a party of six with two kids so two kids mac and cheese and four club sandwiches",
            '2 Kids Mac and Cheese; 4 Club Sandwich',
          ],
          [
            "it's my third day in this city and i want to try the new york cheesecake",
            '1 New York Cheesecake',
          ],
          [
            "my eight year old wants spaghetti bolognese and i'm having roast chicken a quarter",
            '1 Spaghetti Bolognese; 1 Roast Chicken (Quarter)',
          ],
          [
            'six orders of wings half of them hot half of them mild',
            '3 Chicken Wings {Hot}; 3 Chicken Wings {Mild}',
          ],
          [
            'a small lemonade each for the three of us and one large iced tea for grandpa',
            '3 Lemonade (Small); 1 Iced Tea (Large)',
          ],
          ['four cokes make one of those large the others small', '1 Coke (Large); 3 Coke (Small)'],
          ['would it be too late to get an apple pie and a decaf coffee', '1 Apple Pie; 1 Coffee'],
          ['how big is the full rack and does it come with sauce', ''],
          [
            'two bowls of chowder a cup of tomato soup and a basket of onion rings',
            '2 Clam Chowder (Bowl); 1 Tomato Soup (Cup); 1 Onion Rings',
          ],
          [
            'a glass of iced tea a bottle of sparkling water and three plates of nachos',
            '1 Iced Tea; 1 Sparkling Water; 3 Nachos',
          ],
          ['dos cheeseburgers y tres lemonades por favor', '2 Cheeseburger; 3 Lemonade'],
          ['एक चीज़बर्गर और दो कोक', '1 Cheeseburger; 2 Coke'],
          ['ثلاثة coffee و اثنين apple pie لو سمحت', '3 Coffee; 2 Apple Pie'],
          [
            'for cheese burgers to large french frys and ate lemonades',
            '4 Cheeseburger; 2 French Fries (Large); 8 Lemonade',
          ],
          ['two milkshakes and a cheeseburger', '2 Chocolate Milkshake|Strawberry Milkshake; 1 Cheeseburger'],
          ['a large salad please', '1 Caesar Salad|Greek Salad (Large)'],
        ],
      },
    ],
  ],
];
