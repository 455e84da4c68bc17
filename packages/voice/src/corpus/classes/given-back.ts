import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';
import { ferryPizzaMenu } from '../menus/ferry.ts';
import { harbourCafeMenu, harbourGrillMenu } from '../menus/harbour.ts';

/** Ordered, and given back, counted anew or measured otherwise before the sentence ends. */
export const givenBackSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'given back',
        cases: [
          [
            "a mutton biryani double, no forget the mutton it's too heavy, just a plain chicken biryani, double",
            '1 Chicken Biryani (Double)',
          ],
          ['kulfi please and a rose falooda, no the kulfi will do, forget the falooda', '1 Kulfi'],
          [
            "a large oreo shake oh and a molten sundae, nah the shake's plenty, leave the sundae",
            '1 Oreo Shake (Large)',
          ],
          ['one sweet lassi and one karak chai, strike the karak chai, two sweet lassis', '2 Sweet Lassi'],
          [
            'two garlic naan and a daal tadka half, scratch the daal, make it four garlic naan',
            '4 Garlic Naan',
          ],
          ['six tandoori roti, actually more people are coming, make that ten', '10 Tandoori Roti'],
          ['six garlic naan, hang on my cousins turned up, make it nine', '9 Garlic Naan'],
          [
            'paya half, wait, no paya smells too strong for the office, nihari bowl half',
            '1 Nihari Breakfast Bowl (Half)',
          ],
          [
            'chicken karahi full, hold on, no karahi takes ages, butter chicken full',
            '1 Butter Chicken (Full)',
          ],
          ['two halves no sorry two fulls of the palak paneer', '2 Palak Paneer (Full)'],
          ['one single no wait one double of the kabuli pulao mild', '1 Kabuli Pulao (Double) {Mild}'],
          ["don't put any kheer down my dad is diabetic, put one green tea large", '1 Green Tea (Large)'],
          [
            "please don't send pakoras, they were soggy, send two samosa chaat regular",
            '2 Samosa Chaat (Regular)',
          ],
          ["i'd order the nihari but it's too oily so a halwa puri", '1 Halwa Puri'],
          [
            "i'd get the tikka platter but there's only two of us so malai boti double",
            '1 Malai Boti (Double)',
          ],
          [
            'chicken chowmein no wait i had that on monday, szechuan noodles then, large',
            '1 Szechuan Noodles (Large)',
          ],
          ['gulab jamun cancel bas do karak chai', '2 Karak Chai'],
          ['naan cancel kar do bas ek kabuli pulao single', '1 Kabuli Pulao (Single)'],
          [
            'three cups of karak chai and a large no just a regular green tea',
            '3 Karak Chai; 1 Green Tea (Regular)',
          ],
          [
            "lamb leg single, oh my mother can't chew that can she, better the malai boti single instead",
            '1 Malai Boti (Single)',
          ],
          [
            "dynamite prawns half and spring rolls regular, ah no, drop the prawns my brother's allergic",
            '1 Spring Rolls (Regular)',
          ],
          [
            "smoky wings family hot plus loaded fries large hot and we're good",
            '1 Smoky Wings (Family) {Hot}; 1 Loaded Fries (Large) {Hot}',
          ],
          ['a seekh kebab double and, no, scrap the seekh, reshmi kebab double', '1 Reshmi Kebab (Double)'],
          [
            'chicken manchurian large, oh dear my gran hates manchurian, so chicken chowmein large',
            '1 Chicken Chowmein (Large)',
          ],
          [
            'two loaded fries large and a caesar salad, bin the salad, three loaded fries large',
            '3 Loaded Fries (Large)',
          ],
          ["pepperoni medium, hmm, pork isn't allowed is it, fajita medium then", '1 Fajita Pizza (Medium)'],
          ["i'd have had the falooda but it's too cold today so give me a karak chai", '1 Karak Chai'],
          ['ras malai and a jalebi, no, the ras malai is plenty, skip the jalebi', '1 Ras Malai'],
          [
            'dahi bhallay large, sorry no, those upset my stomach, fruit chaat large',
            '1 Fruit Chaat (Large)',
          ],
          [
            'ek chicken biryani double, nahi ruko, wo kal khai thi, mutton biryani double',
            '1 Mutton Biryani (Double)',
          ],
          ['ek kulfi cancel bas ek falooda', '1 Rose Falooda'],
          ["eight roti, no my uncle's bringing some, make it four", '4 Tandoori Roti'],
          [
            'white karahi half, no actually white is too creamy for him, the shinwari half',
            '1 Shinwari Karahi (Half)',
          ],
          ['one double sorry one family beef biryani hot', '1 Beef Biryani (Family) {Hot}'],
          [
            "two zingers with fries, wait no make that three my flatmate's home",
            '3 Crispy Zinger (With fries)',
          ],
          ['a club sandwich no mayo and a cola large', '1 Club Sandwich; 1 Cola (Large)'],
          [
            'a cheese melt burger, no cheese is fine, and a large oreo shake',
            '1 Cheese Melt Burger; 1 Oreo Shake (Large)',
          ],
          ['chicken handi full no cream please and six garlic naan', '1 Chicken Handi (Full); 6 Garlic Naan'],
        ],
      },
    ],
  ],
  [
    harbourCafeMenu,
    [
      {
        group: 'given back',
        cases: [
          ['a mocha, no hold the mocha too much chocolate, just a plain latte, large', '1 Latte (Large)'],
          [
            'an almond croissant and a fruit scone, no the croissant is enough, forget the scone',
            '1 Almond Croissant',
          ],
          [
            'a mint tea pot please oh and banana bread, no the tea will do, leave the banana bread',
            '1 Mint Tea (Pot)',
          ],
          ['a lemon cake and an espresso, strike the espresso, two lemon cakes', '2 Lemon Cake'],
          ['four cheese scones, actually the office is full today, make that seven', '7 Cheese Scone'],
          [
            'tuna melt whole, wait, no tuna stinks out the office, chicken panini hot',
            '1 Chicken Panini {Hot}',
          ],
          ['leek soup no wait i had that yesterday, the tomato soup then, bowl', '1 Tomato Soup (Bowl)'],
          [
            "chicken panini, no hang on i'm veggie on fridays, the mozzarella panini then",
            '1 Mozzarella Panini',
          ],
          ["i'd have the banana bread but it's got nuts in so a fruit scone please", '1 Fruit Scone'],
          ["i'd go for a cold brew but it's freezing out so hot chocolate large", '1 Hot Chocolate (Large)'],
          [
            'two cups of earl grey and a pot no just a cup of mint tea',
            '2 Earl Grey Tea (Cup); 1 Mint Tea (Cup)',
          ],
          ['a large cappuccino, hmm, medium will do', '1 Cappuccino (Medium)'],
          ["three lattes, sorry my boss doesn't want one, so two", '2 Latte'],
          [
            'a tuna melt half, is that with onion, no onion please, and a latte small',
            '1 Tuna Melt (Half); 1 Latte (Small)',
          ],
          ['chai latte large, actually no chai keeps me awake, mint tea pot', '1 Mint Tea (Pot)'],
          ["a cheese scone, ah no i can't do dairy, a plain bagel instead", '1 Plain Bagel'],
          [
            'a ham and cheese toastie whole, hold the ham, and a large orange juice',
            '1 Ham and Cheese Toastie (Whole); 1 Orange Juice (Large)',
          ],
          [
            'two almond croissants, no wait, one of us is allergic to nuts, two butter croissants instead',
            '2 Butter Croissant',
          ],
          ['a latte, oh and is the lemon cake fresh, yes, a lemon cake too', '1 Latte; 1 Lemon Cake'],
          ['small cappuccino, no you know what i deserve better, large', '1 Cappuccino (Large)'],
          ["a leek soup bowl and a side salad, nah the soup's enough, leave the salad", '1 Leek Soup (Bowl)'],
          ["i'd normally do an espresso but it's late so mint tea cup", '1 Mint Tea (Cup)'],
        ],
      },
    ],
  ],
  [
    harbourGrillMenu,
    [
      {
        group: 'given back',
        cases: [
          [
            'smash burger double, wait, no smash gives me heartburn, halloumi burger meal',
            '1 Halloumi Burger (Meal)',
          ],
          [
            "jalapeno burger double no wait that's too hot for the kids, classic burger then",
            '1 Classic Burger',
          ],
          ['an apple pie and a large vanilla shake, no the pie will do, forget the shake', '1 Apple Pie'],
          ['two coleslaws and a side salad, strike the salad, three coleslaws', '3 Coleslaw'],
          [
            "a strawberry shake large, no hold the strawberry that's too pink for me, just a vanilla shake, large",
            '1 Vanilla Shake (Large)',
          ],
          [
            "i'd order the pulled pork but my wife's muslim so two fried chicken burgers mild",
            '2 Fried Chicken Burger {Mild}',
          ],
          [
            "don't put any onion rings in nobody eats them, put two large french fries",
            '2 French Fries (Large)',
          ],
          [
            'steak roll with fries, no scratch the steak roll, fish sandwich combo',
            '1 Fish Sandwich (Combo)',
          ],
          ['one single no sorry one triple of the smash', '1 Smash Burger (Triple)'],
          [
            'a medium coca-cola and a large no just a small sweet tea',
            '1 Coca-Cola (Medium); 1 Sweet Tea (Small)',
          ],
          ['onion rings large no wait they repeat on me, french fries large then', '1 French Fries (Large)'],
          [
            "halloumi burger meal, that's the squeaky one right, no, fried chicken burger meal mild",
            '1 Fried Chicken Burger (Meal) {Mild}',
          ],
          ["smash burger triple no that's greedy, double", '1 Smash Burger (Double)'],
          ['two sweet teas and a diet coke, cross out the diet coke, three sweet teas', '3 Sweet Tea'],
        ],
      },
    ],
  ],
  [
    ferryPizzaMenu,
    [
      {
        group: 'given back',
        cases: [
          [
            'hawaiian large, wait, no pineapple gives my mum a rash, four cheese large',
            '1 Four Cheese (Large)',
          ],
          [
            'margherita small no wait we always get that, the veggie supreme small then',
            '1 Veggie Supreme (Small)',
          ],
          ["a lasagne and a tiramisu, no the lasagne's enough, drop the tiramisu", '1 Lasagne'],
          ['two cokes and a peroni, strike the peroni, three cokes', '3 Coke'],
          ["i'd get the diavola but my stomach's dodgy so a margherita medium", '1 Margherita (Medium)'],
          [
            'spaghetti carbonara large, ooh no the cream is too much, bolognese large',
            '1 Spaghetti Bolognese (Large)',
          ],
          ["don't add any garlic bread we're off carbs, add one greek salad main", '1 Greek Salad (Main)'],
        ],
      },
    ],
  ],
];
