import type { CorpusSets } from '../corpus.ts';
import { heardAsianMenu, heardDesiMenu, heardGrillMenu, heardPizzaMenu } from '../menus/heard.ts';

/** As a recogniser writes it, without a comma: changes of mind, counting aloud, things said of several dishes. */
export const heardHardSets: CorpusSets = [
  [
    heardDesiMenu,
    [
      {
        group: 'heard, hard: desi',
        cases: [
          ['a beef and two chicken rolls please', '1 Beef Roll; 2 Chicken Roll'],
          ['two seekh and three chapli kebabs with a raita', '2 Seekh Kebab; 3 Chapli Kebab; 1 Raita'],
          ['one chicken one mutton biryani both full', '1 Chicken Biryani (Full); 1 Mutton Biryani (Full)'],
          [
            'four naans two garlic and two plain and a half chicken karahi',
            '2 Garlic Naan; 2 Plain Naan; 1 Chicken Karahi (Half)',
          ],
          [
            'a sweet and a salted lassi both large and three rotis',
            '1 Sweet Lassi (Large); 1 Salted Lassi (Large); 3 Tandoori Roti',
          ],
          [
            'i wanted the mutton karahi but the doctor forbade it so not mutton the chicken one full please with five tandoori rotis',
            '1 Chicken Karahi (Full); 5 Tandoori Roti',
          ],
          [
            "everything's fine but no nihari for my father he gets haleem instead so three nihari and one haleem",
            '3 Nihari; 1 Haleem',
          ],
          [
            'two half chicken biryanis no make it one full and yes one raita',
            '1 Chicken Biryani (Full); 1 Raita',
          ],
          [
            "give me six seekh kebabs wait my cousin isn't coming four is enough and four plain naan too",
            '4 Seekh Kebab; 4 Plain Naan',
          ],
          ['one kheer and one gulab jamun hmm the kheer no skip it two gulab jamun', '2 Gulab Jamun'],
          [
            'garlic naan three of them or actually roghni yeah three roghni naans and butter chicken',
            '3 Roghni Naan; 1 Butter Chicken',
          ],
          [
            "so ali wants a chicken roll that's one sana also chicken roll two and me too so three chicken rolls in total",
            '3 Chicken Roll',
          ],
          [
            'naan for me naan for abbu naan for ammi so three plain naan right and one daal makhani',
            '3 Plain Naan; 1 Daal Makhani',
          ],
          ['samosas one two three four five six and doodh patti one two', '6 Samosa; 2 Doodh Patti'],
          [
            'three chicken biryanis two of them half one full and make the full one extra spicy',
            '2 Chicken Biryani (Half); 1 Chicken Biryani (Full)',
          ],
          [
            'chicken karahi and mutton karahi both half the chicken mild and the mutton spicy',
            '1 Chicken Karahi (Half); 1 Mutton Karahi (Half)',
          ],
          ['four pepsis half of them large the other half regular', '2 Pepsi (Large); 2 Pepsi (Regular)'],
          [
            'nihari and haleem two each and a garlic naan with every one of them so four',
            '2 Nihari; 2 Haleem; 4 Garlic Naan',
          ],
          ["i'd like too chicken rolls and for plain naan please", '2 Chicken Roll; 4 Plain Naan'],
          ['ate samosas for the kids and one doodh patti for me', '8 Samosa; 1 Doodh Patti'],
          ['won full mutton biryani to go and to raita', '1 Mutton Biryani (Full); 2 Raita'],
          [
            'we ate here last week it was great so again the white karahi half and a salad too',
            '1 White Karahi (Half); 1 Salad',
          ],
          [
            'we are four people bring two full chicken biryanis and four raitas',
            '2 Chicken Biryani (Full); 4 Raita',
          ],
          [
            "party of six at table nine we'd like one full mutton karahi and a dozen rotis",
            '1 Mutton Karahi (Full); 12 Tandoori Roti',
          ],
          [
            'my three kids share one plate of beef pulao and my two brothers each take a chicken tikka',
            '1 Beef Pulao; 2 Chicken Tikka',
          ],
          [
            'it is five of us and everybody wants a seekh kebab and a plain naan',
            '5 Seekh Kebab; 5 Plain Naan',
          ],
          [
            'at seven thirty please for eight persons have ready two full mutton biryani and one kheer per person',
            '2 Mutton Biryani (Full); 8 Kheer',
          ],
          [
            'i was wondering whether it would be possible to have the palak paneer without cream and perhaps two garlic naan',
            '1 Palak Paneer; 2 Garlic Naan',
          ],
          [
            'my wife asks if she might get the butter chicken mild and whether i could have mine i mean the nihari spicy',
            '1 Butter Chicken; 1 Nihari',
          ],
          ["you wouldn't happen to have gajar halwa left would you then two please", '2 Gajar Halwa'],
          ['do plate biryani aur ek naan', '2 Chicken Biryani; 1 Plain Naan'],
          ['bhai teen chicken roll aur do pepsi large wali dena', '3 Chicken Roll; 2 Pepsi (Large)'],
          [
            'ek full mutton karahi teekhi wali aur das roti bhej dein',
            '1 Mutton Karahi (Full); 10 Tandoori Roti',
          ],
          [
            'chaar adad seekh kebab ek adad raita aur paanch garlic naan please',
            '4 Seekh Kebab; 1 Raita; 5 Garlic Naan',
          ],
          [
            'bhai jaan aadhi chicken karahi kam mirch wali aur chhe sada naan aur haan do doodh patti',
            '1 Chicken Karahi (Half); 6 Plain Naan; 2 Doodh Patti',
          ],
          [
            'mujhe ek haleem chahiye aur mere bhai ke liye ek nihari biryani nahi chahiye',
            '1 Haleem; 1 Nihari',
          ],
          [
            'yaar do beef roll nahi nahi teen beef roll kar do aur ek 7up choti wali',
            '3 Beef Roll; 1 7Up (Regular)',
          ],
          ['can we have two cokes or whatever cola you have pepsi is fine large', '2 Pepsi (Large)'],
          [
            'one seven up regular and a bottle of water and one malai boti',
            '1 7Up (Regular); 1 Mineral Water; 1 Malai Boti',
          ],
          [
            'half a dozen samosas a dozen gulab jamuns and one and a half dozen plain naans for the mehndi',
            '6 Samosa; 12 Gulab Jamun; 18 Plain Naan',
          ],
          [
            "here's my list chapli kebab times four reshmi kebab times two roghni naan times three kheer just the one",
            '4 Chapli Kebab; 2 Reshmi Kebab; 3 Roghni Naan; 1 Kheer',
          ],
          ['two karahis full and six naan garlic ones', '2 Chicken Karahi (Full); 6 Garlic Naan'],
        ],
      },
    ],
  ],
  [
    heardPizzaMenu,
    [
      {
        group: 'heard, hard: pizza',
        cases: [
          [
            'a large pepperoni a medium hawaiian and two small margheritas oh and a ham and a spinach calzone',
            '1 Pepperoni Pizza (Large); 1 Hawaiian (Medium); 2 Margherita (Small); 1 Ham Calzone; 1 Spinach Calzone',
          ],
          [
            'large pizza half pepperoni half hawaiian is that doable if not just the pepperoni large',
            '1 Pepperoni Pizza (Large)',
          ],
          [
            'meat lovers large no medium no you know what large it is and a garlic bread',
            '1 Meat Lovers (Large); 1 Garlic Bread',
          ],
          [
            'two lasagnas and a fettuccine alfredo but instead of one of the lasagnas a spaghetti bolognese',
            '1 Lasagna; 1 Fettuccine Alfredo; 1 Spaghetti Bolognese',
          ],
          [
            "we'll have three tiramisu and oh grandma says she's full so two and one cheesecake no wait she says that one's for her fine",
            '2 Tiramisu; 1 Cheesecake',
          ],
          [
            'anything but pineapple so no hawaiian a veggie supreme medium without olives and no drinks',
            '1 Veggie Supreme (Medium)',
          ],
          [
            'not the cheesy bread the garlic bread two of those and not a can a bottle of coke',
            '2 Garlic Bread; 1 Coke (Bottle)',
          ],
          [
            'five pizzas all large two pepperoni two margherita and one four cheese',
            '2 Pepperoni Pizza (Large); 2 Margherita (Large); 1 Four Cheese Pizza (Large)',
          ],
          [
            'a margherita and a bbq chicken pizza the first small and the second large',
            '1 Margherita (Small); 1 BBQ Chicken Pizza (Large)',
          ],
          ['coke fanta and sprite two cans each', '2 Coke (Can); 2 Fanta (Can); 2 Sprite (Can)'],
          [
            'for large pepperoni pizzas and too cokes bottle please',
            '4 Pepperoni Pizza (Large); 2 Coke (Bottle)',
          ],
          [
            "i'd like one to go a medium meat lovers for my son who's ate all the wings so also buffalo wings twelve piece",
            '1 Meat Lovers (Medium); 1 Buffalo Wings (12 Piece)',
          ],
          [
            'table for six tonight but order now please three large veggie supremes and six waters',
            '3 Veggie Supreme (Large); 6 Water',
          ],
          [
            "there'll be ten of us ish two of us vegan anyway four large margheritas and two of them without cheese",
            '4 Margherita (Large)',
          ],
          [
            "okay pepperoni that's one then hawaiian that's two then another pepperoni that's three all medium",
            '2 Pepperoni Pizza (Medium); 1 Hawaiian (Medium)',
          ],
          [
            'would it be a bother to send over a lasagna extra hot from the oven and one of those lava cakes',
            '1 Lasagna; 1 Chocolate Lava Cake',
          ],
          [
            'pepsi zero if you have it otherwise a diet coke can and a chicken tikka pizza in medium extra spicy',
            '1 Diet Coke (Can); 1 Chicken Tikka Pizza (Medium)',
          ],
          [
            'can we get a large chicken pizza and a caesar salad',
            '1 BBQ Chicken Pizza (Large); 1 Caesar Salad',
          ],
        ],
      },
    ],
  ],
  [
    heardGrillMenu,
    [
      {
        group: 'heard, harder: grill',
        cases: [
          [
            'one kilo mutton karahi and half a kilo chicken karahi please with ten chapatis',
            '1 Mutton Karahi (1 Kg); 1 Chicken Karahi (Half Kg); 10 Chapati',
          ],
          [
            'aadha kilo beef karahi tez mirch aur paanch tandoori naan',
            '1 Beef Karahi (Half Kg); 5 Tandoori Naan',
          ],
          ["two kilos of namkeen gosht so that's two of the one kilo ones", '2 Namkeen Gosht (1 Kg)'],
          [
            "chicken karahi a kg no no that's too much for three people half kg and three kulchas",
            '1 Chicken Karahi (Half Kg); 3 Kulcha',
          ],
          [
            'two chicken one beef and one zinger shawarma no garlic in the beef one',
            '2 Chicken Shawarma; 1 Beef Shawarma; 1 Zinger Shawarma',
          ],
          [
            'a gola a dhaga and four seekh kebabs with mint raita',
            '1 Gola Kebab; 1 Dhaga Kebab; 4 Seekh Kebab; 1 Mint Raita',
          ],
          [
            'zinger and beef burger one each and masala and loaded fries also one each both large',
            '1 Zinger Burger; 1 Beef Burger; 1 Masala Fries (Large); 1 Loaded Fries (Large)',
          ],
          ['one karak and two kashmiri chai jaldi please', '1 Karak Chai; 2 Kashmiri Chai'],
          [
            "the kids don't eat boti so no tikka boti for them just two plain fries small and two zinger burgers",
            '2 Plain Fries (Small); 2 Zinger Burger',
          ],
          [
            "whatever you do don't put me down for kulfi i said rabri one rabri and one zarda",
            '1 Rabri; 1 Zarda',
          ],
          [
            'three beef shawarmas no hold on faisal is vegetarian today so two beef shawarmas and a hummus for him',
            '2 Beef Shawarma; 1 Hummus',
          ],
          [
            'sindhi biryani family size or wait is it too big yeah two singles then and one kachumber',
            '2 Sindhi Biryani (Single); 1 Kachumber Salad',
          ],
          [
            'i said five cheese naan but let me take two of those off and add a chapati for each one i took off',
            '3 Cheese Naan; 2 Chapati',
          ],
          ["six kulfis okay okay the aunties don't want any that's two fewer so four kulfis", '4 Kulfi'],
          ["mint margaritas me one you one bilal one and hina doesn't want so three", '3 Mint Margarita'],
          [
            'kulcha one two no wait start again one two three four kulcha and one beef boti',
            '4 Kulcha; 1 Beef Boti',
          ],
          [
            "first a zinger burger second an anda shami burger third again a zinger burger and that's all the burgers",
            '2 Zinger Burger; 1 Anda Shami Burger',
          ],
          [
            'chicken and mutton karahi half kg each the first mild and the second one extra spicy',
            '1 Chicken Karahi (Half Kg); 1 Mutton Karahi (Half Kg)',
          ],
          [
            'coca cola sprite fanta one of each in the big bottle and three waters',
            '1 Coca Cola (1.5 Litre); 1 Sprite (1.5 Litre); 1 Fanta (1.5 Litre); 3 Water',
          ],
          ['six seekh kebabs three spicy three mild', '6 Seekh Kebab'],
          [
            'for zinger burgers for my for boys and won large masala fries',
            '4 Zinger Burger; 1 Masala Fries (Large)',
          ],
          [
            'me and my brother ate nothing since morning so too beef burgers and to karak chai',
            '2 Beef Burger; 2 Karak Chai',
          ],
          [
            'seven of us but only two are hungry so two chicken shawarmas and seven karak chai',
            '2 Chicken Shawarma; 7 Karak Chai',
          ],
          [
            'reservation for twelve at nine please prepare three family kabuli pulao and twenty four seekh kebabs',
            '3 Kabuli Pulao (Family); 24 Seekh Kebab',
          ],
          [
            'bhaiya do zinger shawarma aur ek masala fries bari wali aur haan ketchup zyada',
            '2 Zinger Shawarma; 1 Masala Fries (Large)',
          ],
          [
            'sab ke liye chai char karak aur ek kashmiri aur meethay mein do zarda',
            '4 Karak Chai; 1 Kashmiri Chai; 2 Zarda',
          ],
          ['fish tikka hai kya acha do dedo aur saath mein che chapati', '2 Fish Tikka; 6 Chapati'],
          [
            'one and a half litre coke and two cans of sprite with three anda shami burgers',
            '1 Coca Cola (1.5 Litre); 2 Sprite (Can); 3 Anda Shami Burger',
          ],
          [
            'two dozen gola kebabs for the wedding and half a dozen cheese naan',
            '24 Gola Kebab; 6 Cheese Naan',
          ],
          ['two shawarmas and a litre and a half of sprite', '2 Chicken Shawarma; 1 Sprite (1.5 Litre)'],
        ],
      },
    ],
  ],
  [
    heardAsianMenu,
    [
      {
        group: 'heard, harder: asian',
        cases: [
          [
            "sweet and sour chicken and hot and sour soup small and beef with broccoli and that's it",
            '1 Sweet and Sour Chicken; 1 Hot and Sour Soup (Small); 1 Beef with Broccoli',
          ],
          [
            'two sweet and sours one pork one chicken and two large steamed rice',
            '1 Sweet and Sour Pork; 1 Sweet and Sour Chicken; 2 Steamed Rice (Large)',
          ],
          [
            'a chicken and a beef chow mein both large',
            '1 Chicken Chow Mein (Large); 1 Beef Chow Mein (Large)',
          ],
          ['green curry twice once with chicken once with tofu', '1 Green Curry Chicken; 1 Green Curry Tofu'],
          [
            'two pork and one chicken dumplings and some edamame',
            '2 Pork Dumplings; 1 Chicken Dumplings; 1 Edamame',
          ],
          [
            'an egg and a chicken fried rice the egg one small the chicken one large',
            '1 Egg Fried Rice (Small); 1 Chicken Fried Rice (Large)',
          ],
          [
            "my girlfriend can't do peanuts so not the pad thai and not the massaman she'll take the mapo tofu mild",
            '1 Mapo Tofu',
          ],
          [
            'no more spring rolls we had too many last time only prawn crackers two bags and a tom yum large',
            '2 Prawn Crackers; 1 Tom Yum Soup (Large)',
          ],
          [
            "neither coke nor ginger ale for me just a jasmine tea but he'll have a coke zero",
            '1 Jasmine Tea; 1 Coke Zero',
          ],
          [
            'kung pao chicken extra spicy oh wait actually general tso and mild rather than spicy',
            '1 General Tso Chicken',
          ],
          [
            'large pad thai with shrimp and a small pad thai with tofu hmm make both of them large',
            '2 Pad Thai (Large)',
          ],
          [
            'three thai iced teas sorry what was that amy okay two thai iced teas and a lychee juice',
            '2 Thai Iced Tea; 1 Lychee Juice',
          ],
          [
            "put in four mango sticky rice then again no we'll never finish it halve that",
            '2 Mango Sticky Rice',
          ],
          [
            "singapore noodles small i'd rather have chow mein though chicken yes small chicken chow mein instead of the singapore",
            '1 Chicken Chow Mein (Small)',
          ],
          [
            'dumplings let me count heads one two three four five so five portions of chicken dumplings',
            '5 Chicken Dumplings',
          ],
          ['okay soup for tom soup for jerry soup for me all tom yum all small', '3 Tom Yum Soup (Small)'],
          [
            'red curry beef and massaman curry one medium spicy one extra spicy in that order',
            '1 Red Curry Beef; 1 Massaman Curry',
          ],
          [
            'three steamed rice one large and the rest small with a mapo tofu',
            '1 Steamed Rice (Large); 2 Steamed Rice (Small); 1 Mapo Tofu',
          ],
          [
            'chicken corn and hot and sour soups two of each the chicken corns large the others small',
            '2 Chicken Corn Soup (Large); 2 Hot and Sour Soup (Small)',
          ],
          [
            "we'd like for spring rolls to edamame and won crispy wontons",
            '4 Vegetable Spring Rolls; 2 Edamame; 1 Crispy Wontons',
          ],
          [
            'table for two please we already ate a bit so just one large egg fried rice to share',
            '1 Egg Fried Rice (Large)',
          ],
          [
            'there are eight of us including two babies so six jasmine teas and three large chicken chow mein',
            '6 Jasmine Tea; 3 Chicken Chow Mein (Large)',
          ],
          [
            'us two will share one massaman curry and one small steamed rice each',
            '1 Massaman Curry; 2 Steamed Rice (Small)',
          ],
          [
            "i don't suppose the kitchen could do the beef with broccoli without msg and if so i'd be grateful for one and a ginger ale",
            '1 Beef with Broccoli; 1 Ginger Ale',
          ],
          [
            'my flatmate keeps raving about your fried banana so i guess i should try it and a thai iced tea with less sugar',
            '1 Fried Banana; 1 Thai Iced Tea',
          ],
          [
            "tell me is the tom yum very spicy if it's not then a small one otherwise a small chicken corn soup",
            '1 Tom Yum Soup (Small)',
          ],
          ['a pepsi max i mean coke zero and one regular coke', '1 Coke Zero; 1 Coke'],
          [
            'a dozen fortune cookies and half a dozen veg spring rolls',
            '12 Fortune Cookie; 6 Vegetable Spring Rolls',
          ],
          ['green curry please with a large steamed rice', '1 Green Curry Chicken; 1 Steamed Rice (Large)'],
          [
            'one large chow mein and a fried rice small',
            '1 Chicken Chow Mein (Large); 1 Egg Fried Rice (Small)',
          ],
        ],
      },
    ],
  ],
];
