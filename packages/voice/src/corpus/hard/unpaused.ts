import type { CorpusSets } from '../corpus.ts';
import { corniceDesiMenu, corniceFamilyMenu } from '../menus/cornice.ts';
import { unpausedPizzaMenu } from '../menus/unpaused.ts';

/** Sums, shared heads, changes of mind, refusals, people and brands, mostly without a comma. */
export const unpausedHardSets: CorpusSets = [
  [
    corniceDesiMenu,
    [
      {
        group: 'unpaused, hard: desi',
        cases: [
          [
            'chicken karahi one full and one half and naan four plain two garlic',
            '1 Chicken Karahi (Full); 1 Chicken Karahi (Half); 4 Plain Naan; 2 Garlic Naan',
          ],
          [
            'can i have two full and one half of the mutton biryani please',
            '2 Mutton Biryani (Full); 1 Mutton Biryani (Half)',
          ],
          ['three garlic two plain and one roghni naan', '3 Garlic Naan; 2 Plain Naan; 1 Roghni Naan'],
          [
            'three biryanis two chicken one mutton all full',
            '2 Chicken Biryani (Full); 1 Mutton Biryani (Full)',
          ],
          ['five lassis please three mango and the rest salted', '3 Mango Lassi; 2 Salted Lassi'],
          [
            'give me a full butter chicken no sorry half a butter chicken and two naan the garlic ones',
            '1 Butter Chicken (Half); 2 Garlic Naan',
          ],
          [
            'one mutton karahi full actually you know what mutton is too heavy make it chicken karahi still full and four rotis',
            '1 Chicken Karahi (Full); 4 Tandoori Roti',
          ],
          ['two no three mango lassi and a kheer actually leave the kheer', '3 Mango Lassi'],
          [
            "i don't want any rice just the daal makhani full and five rotis",
            '1 Daal Makhani (Full); 5 Tandoori Roti',
          ],
          [
            'no malai boti this time bring the reshmi kabab full and a green salad without cucumber',
            '1 Reshmi Kabab (Full); 1 Green Salad',
          ],
          [
            "naan let me see one for me one for ali one for sara and two for dad so that's five garlic naan",
            '5 Garlic Naan',
          ],
          [
            'okay biryani who wants biryani one two three okay three chicken biryani half and one raita',
            '3 Chicken Biryani (Half); 1 Raita',
          ],
          [
            'there are six of us so one chai each and a full plate of fish fry',
            '6 Doodh Patti Chai; 1 Fish Fry (Full)',
          ],
          [
            "we're four people can we get one full chicken handi and a sweet lassi sorry mango lassi for everyone",
            '1 Chicken Handi (Full); 4 Mango Lassi',
          ],
          [
            'can i get too chicken biryani full and for garlic naan',
            '2 Chicken Biryani (Full); 4 Garlic Naan',
          ],
          ['won half palak paneer and ate tandoori roti please', '1 Palak Paneer (Half); 8 Tandoori Roti'],
          [
            "is the nihari any good today if it is then i'll have one full with two roghni naan",
            '1 Beef Nihari (Full); 2 Roghni Naan',
          ],
          [
            'would it be possible to get the chicken korma mild for the children a half is enough',
            '1 Chicken Korma (Half) {Mild}',
          ],
          ['how big is the full mutton karahi', ''],
          ['bhai do chicken biryani full aur aik raita dena', '2 Chicken Biryani (Full); 1 Raita'],
          [
            'mujhe aik half chicken karahi chahiye teekhi wali aur chaar roti',
            '1 Chicken Karahi (Half) {Hot}; 4 Tandoori Roti',
          ],
          ['teen chai aur paanch samosay le aao', '3 Doodh Patti Chai; 5 Samosa'],
          [
            'daal tarka half mirch kam rakhna aur do lachha paratha',
            '1 Daal Tarka (Half) {Mild}; 2 Lachha Paratha',
          ],
          [
            'chicken tikka nahi malai boti de dein full aur saath mein do namkeen lassi',
            '1 Malai Boti (Full); 2 Salted Lassi',
          ],
          ['ek bari coke aur do choti pani ki bottle', '1 Coke (1.5 Litre); 2 Mineral Water (Small)'],
          [
            'yaar aik full beef pulao kar do bina kishmish ke aur meethe mein teen gulab jamun',
            '1 Beef Pulao (Full); 3 Gulab Jamun',
          ],
          [
            'one haleem half and a coca cola regular and an aquafina small',
            '1 Chicken Haleem (Half); 1 Coke (Regular); 1 Mineral Water (Small)',
          ],
          ['seekh kabab full and a big pepsi', '1 Seekh Kabab (Full); 1 Coke (1.5 Litre)'],
          [
            'half kilo chicken karahi a dozen tandoori roti and two glasses of salted lassi',
            '1 Chicken Karahi (Half); 12 Tandoori Roti; 2 Salted Lassi',
          ],
          [
            'two plates of papri chaat one bowl of raita half a dozen samosas and three cups of chai',
            '2 Papri Chaat; 1 Raita; 6 Samosa; 3 Doodh Patti Chai',
          ],
          ['do plate malai boti full aur aik darjan naan plain', '2 Malai Boti (Full); 12 Plain Naan'],
          [
            "so it's my mother's birthday and she can't eat anything hot so for her a half chicken korma mild and for the rest of us we'd love a full mutton karahi nice and spicy with let's say six garlic naan and at the end four ras malai",
            '1 Chicken Korma (Half) {Mild}; 1 Mutton Karahi (Full) {Hot}; 6 Garlic Naan; 4 Ras Malai',
          ],
          [
            "i was here last week and had the bhindi which was lovely so i'd like that again full please and my friend doesn't eat okra so she'll take the aloo gobi half and then bread um three rotis and one paratha",
            '1 Bhindi Masala (Full); 1 Aloo Gobi (Half); 3 Tandoori Roti; 1 Lachha Paratha',
          ],
        ],
      },
    ],
  ],
  [
    corniceFamilyMenu,
    [
      {
        group: 'unpaused, hard: family',
        cases: [
          [
            'two coffees and milkshakes one chocolate one strawberry',
            '2 Coffee; 1 Chocolate Milkshake; 1 Strawberry Milkshake',
          ],
          ['three cokes two large one small', '2 Coke (Large); 1 Coke (Small)'],
          [
            "i'd like the ribeye twice one eight ounce rare and one twelve ounce well done",
            '1 Ribeye Steak (8 oz); 1 Ribeye Steak (12 oz)',
          ],
          [
            'four desserts two apple pies one chocolate cake and one cheesecake',
            '2 Apple Pie; 1 Chocolate Cake; 1 New York Cheesecake',
          ],
          [
            'we need five salads three caesar and two greek all small',
            '3 Caesar Salad (Small); 2 Greek Salad (Small)',
          ],
          [
            "i'll do the salmon hmm no the fish and chips and a large lemonade wait is that sweet um make it a large iced tea",
            '1 Fish and Chips; 1 Iced Tea (Large)',
          ],
          [
            'two cheeseburgers scratch that one cheeseburger and one club sandwich',
            '1 Cheeseburger; 1 Club Sandwich',
          ],
          [
            "a whole roast chicken oh that's too much for us a half is fine and mashed potatoes",
            '1 Roast Chicken (Half); 1 Mashed Potatoes',
          ],
          ['not the bowl just a cup of clam chowder and no garlic bread', '1 Clam Chowder (Cup)'],
          [
            'lasagna for me nothing to drink and for him spaghetti without cheese',
            '1 Lasagna; 1 Spaghetti Bolognese',
          ],
          [
            'how many kids one two three four okay four nuggets and four small orange juices',
            '4 Kids Chicken Nuggets; 4 Orange Juice (Small)',
          ],
          [
            "that's one lasagna two lasagnas and uh sam three lasagnas then and a garlic bread",
            '3 Lasagna; 1 Garlic Bread',
          ],
          [
            "we're a party of five coffee for everybody please and one slice of apple pie",
            '5 Coffee; 1 Apple Pie',
          ],
          ["table for two by the window and we'll both have the meatloaf", '2 Meatloaf'],
          [
            'each of the three kids gets a mac and cheese and my husband and i will split a full rack of ribs',
            '3 Kids Mac and Cheese; 1 Baby Back Ribs (Full Rack)',
          ],
          ["i'll have to small lemonades and won chicken pot pie", '2 Lemonade (Small); 1 Chicken Pot Pie'],
          ['for cheese burgers and two large fries', '4 Cheeseburger; 2 French Fries (Large)'],
          [
            'i wonder if you could do me a steak the smaller one medium with some vegetables',
            '1 Ribeye Steak (8 oz); 1 Steamed Vegetables',
          ],
          [
            "what's in the club sandwich never mind i'll just get it and a sprite small",
            '1 Club Sandwich; 1 Sprite (Small)',
          ],
          ['do you still serve the pot pie my dad would love one of those', '1 Chicken Pot Pie'],
          [
            'a coca-cola large one san pellegrino and the nachos',
            '1 Coke (Large); 1 Sparkling Water; 1 Nachos',
          ],
          ['can i get a seven up small and a cheeseburger', '1 Sprite (Small); 1 Cheeseburger'],
          [
            'a plate of wings a glass of orange juice and a slice of new york cheesecake',
            '1 Chicken Wings; 1 Orange Juice; 1 New York Cheesecake',
          ],
          [
            'a couple bowls of tomato soup and a basket of onion rings',
            '2 Tomato Soup (Bowl); 1 Onion Rings',
          ],
          [
            'okay so my wife is vegetarian she was thinking the large greek salad with no anchovies or anything and then for me i had a long day so i want the biggest ribeye you have medium rare with mashed potatoes and a large coke and the little one just wants nuggets',
            '1 Greek Salad (Large); 1 Ribeye Steak (12 oz); 1 Mashed Potatoes; 1 Coke (Large); 1 Kids Chicken Nuggets',
          ],
        ],
      },
    ],
  ],
  [
    unpausedPizzaMenu,
    [
      {
        group: 'unpaused, hard: pizza',
        cases: [
          [
            'large pepperoni medium hawaiian and two small margheritas',
            '1 Pepperoni Pizza (Large); 1 Hawaiian Pizza (Medium); 2 Margherita Pizza (Small)',
          ],
          [
            'two large pizzas one veggie supreme and one meat lovers and three cans of coke',
            '1 Veggie Supreme Pizza (Large); 1 Meat Lovers Pizza (Large); 3 Coke (Can)',
          ],
          [
            'pepperoni two large one medium and a cheesy garlic bread',
            '2 Pepperoni Pizza (Large); 1 Pepperoni Pizza (Medium); 1 Cheesy Garlic Bread',
          ],
          ['coke and sprite two cans each', '2 Coke (Can); 2 Sprite (Can)'],
          [
            'six pizzas all medium two margherita two bbq chicken and two hawaiian',
            '2 Margherita Pizza (Medium); 2 BBQ Chicken Pizza (Medium); 2 Hawaiian Pizza (Medium)',
          ],
          [
            'four drinks in cans two fanta one sprite and one coke zero',
            '2 Fanta (Can); 1 Sprite (Can); 1 Coke Zero (Can)',
          ],
          [
            'a medium chicken fajita pizza sorry can you make that large and add wings the twelve piece',
            '1 Chicken Fajita Pizza (Large); 1 Chicken Wings (12 Piece)',
          ],
          [
            'one hawaiian large my daughter hates pineapple so no not hawaiian do a margherita large instead',
            '1 Margherita Pizza (Large)',
          ],
          ['three tiramisu hmm two is enough and one brownie', '2 Tiramisu; 1 Chocolate Brownie'],
          [
            'garlic bread but not the cheesy one and a penne arrabbiata',
            '1 Garlic Bread; 1 Penne Arrabbiata',
          ],
          [
            'so pizzas one pepperoni two margherita that makes three and then wedges two',
            '1 Pepperoni Pizza; 2 Margherita Pizza; 2 Potato Wedges',
          ],
          [
            "it's eight of us watching the game so four large meat lovers and a can of coke for each person",
            '4 Meat Lovers Pizza (Large); 8 Coke (Can)',
          ],
          [
            'dinner for two please one large four cheese and two waters',
            '1 Four Cheese Pizza (Large); 2 Water',
          ],
          ['a large for cheese pizza and to cans of fanta', '1 Four Cheese Pizza (Large); 2 Fanta (Can)'],
          ['four four cheese pizzas small', '4 Four Cheese Pizza (Small)'],
          [
            'what about a veggie supreme could you do that in a medium without olives',
            '1 Veggie Supreme Pizza (Medium)',
          ],
          ['do you deliver to the university', ''],
          [
            'large chicken fajita pizza and a big bottle of coca cola zero sugar',
            '1 Chicken Fajita Pizza (Large); 1 Coke Zero (1.5 Litre)',
          ],
          [
            'aik large chicken fajita pizza extra cheese ke saath aur do coke can',
            '1 Chicken Fajita Pizza (Large); 2 Coke (Can)',
          ],
          [
            'half a dozen wings a portion of wedges and a litre and a half of sprite',
            '1 Chicken Wings (6 Piece); 1 Potato Wedges; 1 Sprite (1.5 Litre)',
          ],
          ['two large pizzas and a caesar salad', '2 Margherita Pizza (Large); 1 Caesar Salad'],
          [
            "we've got a bunch of hungry teenagers here so let's go with three large pepperoni thin crust if you have it one medium veggie supreme without mushrooms because one of them is vegetarian two cheesy garlic breads and um two of the big bottles of coke oh and a fettuccine alfredo for me",
            '3 Pepperoni Pizza (Large); 1 Veggie Supreme Pizza (Medium); 2 Cheesy Garlic Bread; 2 Coke (1.5 Litre); 1 Fettuccine Alfredo',
          ],
        ],
      },
    ],
  ],
];
