import type { CorpusSets } from '../corpus.ts';
import { corniceDesiMenu, corniceFamilyMenu } from '../menus/cornice.ts';

/** Everyday orders as a recogniser writes them. Understood when they were new: 92 of 100. */
export const corniceSmallTalkSets: CorpusSets = [
  [
    corniceDesiMenu,
    [
      {
        group: 'cornice, small talk: everyday, desi',
        cases: [
          ['six samosas and three chai to go please', '6 Samosa; 3 Doodh Patti Chai'],
          ['give me a dozen tandoori rotis and one beef nihari', '12 Tandoori Roti; 1 Beef Nihari'],
          ['two chicken biryani two raita one sprite', '2 Chicken Biryani; 2 Raita; 1 Sprite'],
          ['i want four gulab jamun and thats all', '4 Gulab Jamun'],
          ['hello can i order one palak paneer with five plain naan', '1 Palak Paneer; 5 Plain Naan'],
          ['half a dozen seekh kababs and a green salad', '6 Seekh Kabab; 1 Green Salad'],
          ['a couple of mango lassis and a papri chaat', '2 Mango Lassi; 1 Papri Chaat'],
          ["we'll have three beef pulao and three salted lassi", '3 Beef Pulao; 3 Salted Lassi'],
          ['just a haleem for me today', '1 Chicken Haleem'],
          [
            'ten garlic naans two butter chickens and a mutton biryani',
            '10 Garlic Naan; 2 Butter Chicken; 1 Mutton Biryani',
          ],
          [
            'full chicken karahi and eight roti jaldi karo passenger waiting',
            '1 Chicken Karahi (Full); 8 Tandoori Roti',
          ],
          ['half plate mutton biryani and a small water', '1 Mutton Biryani (Half); 1 Mineral Water (Small)'],
          [
            'one large mineral water two half plain rice and a full daal tarka',
            '1 Mineral Water (Large); 2 Plain Rice (Half); 1 Daal Tarka (Full)',
          ],
          ['could i get the fish fry in a half portion please', '1 Fish Fry (Half)'],
          [
            'a big bottle of coke and three full chicken biryanis',
            '1 Coke (1.5 Litre); 3 Chicken Biryani (Full)',
          ],
          ['full plate malai boti half plate reshmi kabab', '1 Malai Boti (Full); 1 Reshmi Kabab (Half)'],
          [
            'one point five litre sprite and a full butter chicken',
            '1 Sprite (1.5 Litre); 1 Butter Chicken (Full)',
          ],
          ['two half nihari for the cab office and two chai', '2 Beef Nihari (Half); 2 Doodh Patti Chai'],
          ['just a half order of the aloo gobi and one regular coke', '1 Aloo Gobi (Half); 1 Coke (Regular)'],
          [
            'chicken tikka extra hot please and a salted lassi',
            '1 Chicken Tikka {Extra Hot}; 1 Salted Lassi',
          ],
          [
            'my dear i would like a mild chicken korma and two plain naan my stomach is not what it was',
            '1 Chicken Korma {Mild}; 2 Plain Naan',
          ],
          ['one medium spicy chicken handi half', '1 Chicken Handi (Half) {Medium}'],
          ['two bhindi masala mild and one chana masala hot', '2 Bhindi Masala {Mild}; 1 Chana Masala {Hot}'],
          ['mutton karahi full make it hot', '1 Mutton Karahi (Full) {Hot}'],
          [
            'can we have the paneer handi mild for the kids and a roghni naan',
            '1 Paneer Handi {Mild}; 1 Roghni Naan',
          ],
          ['full seekh kabab medium spice with two raita', '1 Seekh Kabab (Full) {Medium}; 2 Raita'],
          ['bro one biryani the chicken one extra hot and a coke', '1 Chicken Biryani {Extra Hot}; 1 Coke'],
          [
            'one doodh patti without sugar and two samosas with extra chutney',
            '1 Doodh Patti Chai; 2 Samosa',
          ],
          ['chicken karahi half less oil no green chillies on top', '1 Chicken Karahi (Half)'],
          [
            'four tandoori roti well done and crispy please one daal makhani',
            '4 Tandoori Roti; 1 Daal Makhani',
          ],
          ['mango lassi no ice and a kheer with pistachio on it', '1 Mango Lassi; 1 Kheer'],
          ['two green salads no onions lots of lemon', '2 Green Salad'],
          ['garlic naan with extra butter times three', '3 Garlic Naan'],
          ['vegetable pakora with mint sauce on the side and a cold sprite', '1 Vegetable Pakora; 1 Sprite'],
          [
            'excuse me sir would it be possible to have one butter chicken and one plain rice thank you so much',
            '1 Butter Chicken; 1 Plain Rice',
          ],
          [
            "good evening i'd like to place an order for delivery please two chicken tikka and a lachha paratha",
            '2 Chicken Tikka; 1 Lachha Paratha',
          ],
          ['sorry to bother you could you put me down for one ras malai', '1 Ras Malai'],
          [
            "hi it's sandra from reception can i get three chicken biryanis one palak paneer and four cokes for the meeting room",
            '3 Chicken Biryani; 1 Palak Paneer; 4 Coke',
          ],
          [
            "if you don't mind i will take the papri chaat and a mineral water",
            '1 Papri Chaat; 1 Mineral Water',
          ],
          ['bhai do chicken biryani aur ek raita de do', '2 Chicken Biryani; 1 Raita'],
          ['teen garam chai aur chaar samosay', '3 Doodh Patti Chai; 4 Samosa'],
          ['beta ek kheer aur do gulab jamun bhej dena', '1 Kheer; 2 Gulab Jamun'],
          ['ek full mutton karahi aur das roti lagao', '1 Mutton Karahi (Full); 10 Tandoori Roti'],
          ['mujhe aadhi plate nihari chahiye aur do naan roghni', '1 Beef Nihari (Half); 2 Roghni Naan'],
          ['paanch seekh kabab teekhay wale aur ek badi coke', '5 Seekh Kabab {Hot}; 1 Coke (1.5 Litre)'],
          ['two mango lassi no wait three mango lassi', '3 Mango Lassi'],
          [
            'one chicken korma sorry i meant chicken handi and two plain naan',
            '1 Chicken Handi; 2 Plain Naan',
          ],
          ['half biryani chicken actually make that full', '1 Chicken Biryani (Full)'],
          ['two coca cola and one fish fry', '2 Coke; 1 Fish Fry'],
          [
            'three sprites regular size and one coke one and a half litre',
            '3 Sprite (Regular); 1 Coke (1.5 Litre)',
          ],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'cornice, small talk: everyday, family',
        cases: [
          ['three cheeseburgers and three lemonades', '3 Cheeseburger; 3 Lemonade'],
          ['can i get the lasagna and a coffee', '1 Lasagna; 1 Coffee'],
          [
            'two fish and chips for me and my wife and one sparkling water',
            '2 Fish and Chips; 1 Sparkling Water',
          ],
          [
            'one meatloaf one mashed potatoes one steamed vegetables',
            '1 Meatloaf; 1 Mashed Potatoes; 1 Steamed Vegetables',
          ],
          ["i'll do a club sandwich and some onion rings", '1 Club Sandwich; 1 Onion Rings'],
          ['yo lemme get like two orders of nachos and a chocolate shake', '2 Nachos; 1 Chocolate Milkshake'],
          ['pair of pot pies and two iced teas', '2 Chicken Pot Pie; 2 Iced Tea'],
          ['we need five coffees and four slices of apple pie for the office', '5 Coffee; 4 Apple Pie'],
          ['one spaghetti bolognese and garlic bread', '1 Spaghetti Bolognese; 1 Garlic Bread'],
          [
            'i want nuggets and mac and cheese and a strawberry milkshake',
            '1 Kids Chicken Nuggets; 1 Kids Mac and Cheese; 1 Strawberry Milkshake',
          ],
          ['a large fries and a small coke', '1 French Fries (Large); 1 Coke (Small)'],
          [
            'bowl of clam chowder and a cup of tomato soup please',
            '1 Clam Chowder (Bowl); 1 Tomato Soup (Cup)',
          ],
          ['twelve ounce ribeye and a large caesar salad', '1 Ribeye Steak (12 oz); 1 Caesar Salad (Large)'],
          ['half a roast chicken and one mashed potatoes', '1 Roast Chicken (Half); 1 Mashed Potatoes'],
          [
            'whole roast chicken two large french fries three small sprites',
            '1 Roast Chicken (Whole); 2 French Fries (Large); 3 Sprite (Small)',
          ],
          ['a full rack of ribs and a big lemonade', '1 Baby Back Ribs (Full Rack); 1 Lemonade (Large)'],
          ['could i have just one scoop of vanilla ice cream dear', '1 Vanilla Ice Cream (1 Scoop)'],
          ['two small orange juices and one large one', '2 Orange Juice (Small); 1 Orange Juice (Large)'],
          [
            'eight oz steak for the lady and a twelve oz steak for me',
            '1 Ribeye Steak (8 oz); 1 Ribeye Steak (12 oz)',
          ],
          ['quarter chicken with a small greek salad', '1 Roast Chicken (Quarter); 1 Greek Salad (Small)'],
          ['two half racks and two large iced teas', '2 Baby Back Ribs (Half Rack); 2 Iced Tea (Large)'],
          ['ice cream two scoops please and a coffee', '1 Vanilla Ice Cream (2 Scoops); 1 Coffee'],
          ['chicken wings extra hot i dare you', '1 Chicken Wings {Extra Hot}'],
          [
            'mild wings for the little one and hot wings for us',
            '1 Chicken Wings {Mild}; 1 Chicken Wings {Hot}',
          ],
          ['two orders of wings medium and a large sprite', '2 Chicken Wings {Medium}; 1 Sprite (Large)'],
          ['one hot cheeseburger and one mild cheeseburger', '1 Cheeseburger {Hot}; 1 Cheeseburger {Mild}'],
          ['ribeye steak eight ounce medium rare with pepper sauce', '1 Ribeye Steak (8 oz)'],
          ['two cheeseburgers no pickles extra ketchup', '2 Cheeseburger'],
          ['coffee with two sugars and a splash of milk', '1 Coffee'],
          ['club sandwich on brown bread no mayo cut in quarters please', '1 Club Sandwich'],
          [
            'chicken alfredo with extra parmesan and a garlic bread no butter',
            '1 Chicken Alfredo; 1 Garlic Bread',
          ],
          [
            'grilled salmon with the skin off and lemon on the side and a large iced tea no ice',
            '1 Grilled Salmon; 1 Iced Tea (Large)',
          ],
          ['small caesar dressing on the side no croutons', '1 Caesar Salad (Small)'],
          ['warm apple pie with a bit of cinnamon and a black coffee', '1 Apple Pie; 1 Coffee'],
          [
            'good afternoon might i trouble you for a bowl of tomato soup and some garlic bread',
            '1 Tomato Soup (Bowl); 1 Garlic Bread',
          ],
          [
            'hello sorry my english not so good i like one lasagna and one sparkling water please',
            '1 Lasagna; 1 Sparkling Water',
          ],
          ['would you be so kind as to add two new york cheesecakes', '2 New York Cheesecake'],
          [
            "hey there happy friday i'm going to go with the baby back ribs half rack and a coke please and thank you",
            '1 Baby Back Ribs (Half Rack); 1 Coke',
          ],
          [
            'my grandson would like the kids nuggets and i will have the meatloaf thank you love',
            '1 Kids Chicken Nuggets; 1 Meatloaf',
          ],
          ['please may we have three chocolate cakes and three coffees', '3 Chocolate Cake; 3 Coffee'],
          ['bhai ek club sandwich aur teen coffee parcel kar dein', '1 Club Sandwich; 3 Coffee'],
          ['mujhe ek chocolate milkshake chahiye aur do nachos', '1 Chocolate Milkshake; 2 Nachos'],
          ['large coke no sorry small coke and a lasagna', '1 Coke (Small); 1 Lasagna'],
          ['one apple pie hmm make it two', '2 Apple Pie'],
          [
            'chicken alfredo wait no the bolognese please and an iced tea',
            '1 Spaghetti Bolognese; 1 Iced Tea',
          ],
          ["i'll take the salmon and the cheesecake actually forget the cheesecake", '1 Grilled Salmon'],
          ['two large coca colas and one small sprite', '2 Coke (Large); 1 Sprite (Small)'],
          ['coke for me sprite for her and the kid has an orange juice', '1 Coke; 1 Sprite; 1 Orange Juice'],
          ['one sprite no ice and one coke with lemon both small', '1 Sprite (Small); 1 Coke (Small)'],
        ],
      },
    ],
  ],
];
