import type { CorpusSets } from '../corpus.ts';
import { corniceDesiMenu, corniceFamilyMenu } from '../menus/cornice.ts';

/** Changes of mind, shared heads, people and counting aloud. Understood when they were new: 65 of 80. */
export const corniceCountingAloudSets: CorpusSets = [
  [
    corniceDesiMenu,
    [
      {
        group: 'cornice, counting aloud: hard, desi',
        cases: [
          ['a chicken and a mutton karahi both half', '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)'],
          ['two plain and three garlic naan', '2 Plain Naan; 3 Garlic Naan'],
          ["one mango two salted lassi and that's it", '1 Mango Lassi; 2 Salted Lassi'],
          [
            "i'd like half chicken and full mutton biryani",
            '1 Chicken Biryani (Half); 1 Mutton Biryani (Full)',
          ],
          ['seekh and reshmi kabab full plate each', '1 Seekh Kabab (Full); 1 Reshmi Kabab (Full)'],
          [
            'mild paneer and extra hot chicken handi please',
            '1 Paneer Handi {Mild}; 1 Chicken Handi {Extra Hot}',
          ],
          ['two each of the chana and bhindi masala full', '2 Chana Masala (Full); 2 Bhindi Masala (Full)'],
          [
            'full chicken karahi and four roghni naan actually make the karahi half and the naan six',
            '1 Chicken Karahi (Half); 6 Roghni Naan',
          ],
          [
            'get me mutton biryani two full no one full one half',
            '1 Mutton Biryani (Full); 1 Mutton Biryani (Half)',
          ],
          [
            'make one of those mutton',
            '1 Chicken Biryani (Full); 1 Mutton Biryani (Full)',
            '2 Chicken Biryani (Full)',
          ],
          [
            'beef nihari hot or no medium or you know what extra hot final answer',
            '1 Beef Nihari {Extra Hot}',
          ],
          ['three samosas and a raita no forget all that just one kheer', '1 Kheer'],
          ['garlic naan one two three four yes four', '4 Garlic Naan'],
          ['gulab jamun one two no three of them', '3 Gulab Jamun'],
          ['samosas two for ali two for sara one for me so five in all', '5 Samosa'],
          ['can i can i get uh a a half chicken half chicken korma', '1 Chicken Korma (Half)'],
          ['full mut full mutton karahi hot', '1 Mutton Karahi (Full) {Hot}'],
          ['no naan today just a beef nihari half and two roti', '1 Beef Nihari (Half); 2 Tandoori Roti'],
          ['not the chicken biryani the mutton one full plate', '1 Mutton Biryani (Full)'],
          ["i don't eat beef so chicken haleem full please", '1 Chicken Haleem (Full)'],
          ['raita nahi chahiye sirf ek chicken biryani half', '1 Chicken Biryani (Half)'],
          ['nothing for me thanks i already ate', ''],
          [
            'we are six people and we want two full chicken karahi and ten roti',
            '2 Chicken Karahi (Full); 10 Tandoori Roti',
          ],
          [
            'hum chaar log hain ek full daal makhani aur ek full chicken handi',
            '1 Daal Makhani (Full); 1 Chicken Handi (Full)',
          ],
          ['three chicken tikka two mild and one hot', '2 Chicken Tikka {Mild}; 1 Chicken Tikka {Hot}'],
          [
            'four butter chicken two of them mild the rest medium',
            '2 Butter Chicken {Mild}; 2 Butter Chicken {Medium}',
          ],
          [
            'two chicken karahi one half one full both extra hot',
            '1 Chicken Karahi (Half) {Extra Hot}; 1 Chicken Karahi (Full) {Extra Hot}',
          ],
          [
            'chicken karahi and mutton karahi half each the chicken mild the mutton hot',
            '1 Chicken Karahi (Half) {Mild}; 1 Mutton Karahi (Half) {Hot}',
          ],
          ['how spicy is the nihari usually', ''],
          ['kya ek full chicken handi mil sakti hai', '1 Chicken Handi (Full)'],
          ['half a dozen samosas and a dozen roti', '6 Samosa; 12 Tandoori Roti'],
          ['aadha kilo mutton karahi aur chaar adad roghni naan', '1 Mutton Karahi (Half); 4 Roghni Naan'],
          ['two plates pakora and three glasses of mango lassi', '2 Vegetable Pakora; 3 Mango Lassi'],
          ['dedh litre wali coke do bottle', '2 Coke (1.5 Litre)'],
          ['دو چکن بریانی اور ایک رائتہ', '2 Chicken Biryani; 1 Raita'],
          ['ایک فل مٹن کڑاہی اور چھ تندوری روٹی', '1 Mutton Karahi (Full); 6 Tandoori Roti'],
          ['दो बटर चिकन और चार गार्लिक नान', '2 Butter Chicken; 4 Garlic Naan'],
          ['मुझे एक हाफ पालक पनीर और तीन तंदूरी रोटी चाहिए', '1 Palak Paneer (Half); 3 Tandoori Roti'],
          [
            'okay so two full chicken karahi one hot one mild six garlic naan one green salad two raita and three coke regular',
            '1 Chicken Karahi (Full) {Hot}; 1 Chicken Karahi (Full) {Mild}; 6 Garlic Naan; 1 Green Salad; 2 Raita; 3 Coke (Regular)',
          ],
          [
            'ek beef nihari full ek chicken haleem half das plain naan do salted lassi aur paanch gulab jamun',
            '1 Beef Nihari (Full); 1 Chicken Haleem (Half); 10 Plain Naan; 2 Salted Lassi; 5 Gulab Jamun',
          ],
          ['to chicken biryani and for garlic nan', '2 Chicken Biryani; 4 Garlic Naan'],
          ['tree mango lassie and a seek kebab full', '3 Mango Lassi; 1 Seekh Kabab (Full)'],
          ['two naan please', '2 Plain Naan|Garlic Naan|Roghni Naan'],
          ['one full karahi hot', '1 Chicken Karahi|Mutton Karahi (Full) {Hot}'],
          ['do daal full aur ek raita', '2 Daal Makhani|Daal Tarka (Full); 1 Raita'],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'cornice, counting aloud: hard, family',
        cases: [
          ['a chocolate and two strawberry milkshakes', '1 Chocolate Milkshake; 2 Strawberry Milkshake'],
          [
            "we'll share a small caesar and a large greek salad",
            '1 Caesar Salad (Small); 1 Greek Salad (Large)',
          ],
          [
            'three large drinks a coke a sprite and a lemonade',
            '1 Coke (Large); 1 Sprite (Large); 1 Lemonade (Large)',
          ],
          [
            "i'll have the meatloaf hmm that's heavy you know what give me the salmon instead",
            '1 Grilled Salmon',
          ],
          ['cheeseburger and large fries no wait keep the fries forget the burger', '1 French Fries (Large)'],
          [
            'change the coke to a large iced tea',
            '1 Lasagna; 1 Iced Tea (Large)',
            '1 Coke (Small); 1 Lasagna',
          ],
          [
            'ribs full rack for me and the nuggets for him scratch the nuggets he wants mac and cheese',
            '1 Baby Back Ribs (Full Rack); 1 Kids Mac and Cheese',
          ],
          ["coffees let's see me you mum and dad so four coffees and one lemonade", '4 Coffee; 1 Lemonade'],
          [
            "lasagna for me that's one lasagna for anna that's two and the salmon for tom",
            '2 Lasagna; 1 Grilled Salmon',
          ],
          ["i want the the um what's it called the pot pie the chicken one", '1 Chicken Pot Pie'],
          [
            'we need sorry the baby is crying we need one kids nuggets and a small a small orange juice',
            '1 Kids Chicken Nuggets; 1 Orange Juice (Small)',
          ],
          ["don't give me the coke give me the sprite large", '1 Sprite (Large)'],
          ["i don't want soup or salad just bring the ribeye eight ounce", '1 Ribeye Steak (8 oz)'],
          ["don't cancel the coffee cancel the cake", '1 Coffee', '1 Coffee; 1 Chocolate Cake'],
          [
            'table of four one whole roast chicken and two large greek salads',
            '1 Roast Chicken (Whole); 2 Greek Salad (Large)',
          ],
          ["there's five of us but only three are eating so three lasagnas", '3 Lasagna'],
          ['my two kids will share one mac and cheese', '1 Kids Mac and Cheese'],
          ["we're booked for 7 at 8 o'clock can i already order two fish and chips", '2 Fish and Chips'],
          ['two cheeseburgers one of them extra hot', '1 Cheeseburger; 1 Cheeseburger {Extra Hot}'],
          ['five cokes three large two small', '3 Coke (Large); 2 Coke (Small)'],
          [
            'there are four kids so nuggets for each of them and a small lemonade each',
            '4 Kids Chicken Nuggets; 4 Lemonade (Small)',
          ],
          ['do you think you could manage a club sandwich with no mayo', '1 Club Sandwich'],
          [
            'any chance of a bowl of clam chowder and a garlic bread',
            '1 Clam Chowder (Bowl); 1 Garlic Bread',
          ],
          ['do you still have the apple pie if so two of those', '2 Apple Pie'],
          [
            'two bowls of tomato soup and a cup of clam chowder',
            '2 Tomato Soup (Bowl); 1 Clam Chowder (Cup)',
          ],
          ['a pair of cheeseburgers and half a roast chicken', '2 Cheeseburger; 1 Roast Chicken (Half)'],
          ['أريد اثنين cheeseburger وواحد coke كبير', '2 Cheeseburger; 1 Coke (Large)'],
          ['ثلاثة coffee من فضلك', '3 Coffee'],
          ['quiero dos cheeseburger y una lemonade grande por favor', '2 Cheeseburger; 1 Lemonade (Large)'],
          [
            "right i'll have the ribeye twelve ounce medium rare my wife the salmon the boys two cheeseburgers no pickles and one large fries to share and four small cokes",
            '1 Ribeye Steak (12 oz); 1 Grilled Salmon; 2 Cheeseburger; 1 French Fries (Large); 4 Coke (Small)',
          ],
          [
            'start us with nachos and a garlic bread then two lasagnas and a chicken alfredo and for after one cheesecake and two coffees',
            '1 Nachos; 1 Garlic Bread; 2 Lasagna; 1 Chicken Alfredo; 1 New York Cheesecake; 2 Coffee',
          ],
          ['won lasagna and too coffees', '1 Lasagna; 2 Coffee'],
          ['rib eye stake twelve ounces and a cheese burger', '1 Ribeye Steak (12 oz); 1 Cheeseburger'],
          ['a milkshake for the little one', '1 Chocolate Milkshake|Strawberry Milkshake'],
          ['large salad and a coffee', '1 Caesar Salad|Greek Salad (Large); 1 Coffee'],
        ],
      },
    ],
  ],
];
