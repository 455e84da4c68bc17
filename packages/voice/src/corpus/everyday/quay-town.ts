import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** Everyday orders as a recogniser writes them. Understood when they were new: 96 of 100. */
export const quayTownEverydaySets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'quay town: everyday on the demo menus',
        cases: [
          ['one chicken biryani and a coke please', '1 Chicken Biryani; 1 Cola chilled'],
          ['hi can i get two zinger burgers with fries', '2 Crispy Zinger (With fries)'],
          ["i'd like a large pepperoni pizza and garlic bread", '1 Pepperoni Pizza (Large); 1 Garlic Bread'],
          ['ek chicken karahi full aur chaar roti', '1 Chicken Karahi (Full); 4 Tandoori Roti'],
          [
            'could you send me a half white karahi medium spicy and three roghni naan',
            '1 White Chicken Karahi (Half) {Medium}; 3 Roghni Naan',
          ],
          ['two halwa puri and two karak chai', '2 Halwa Puri; 2 Karak Chai'],
          ['bhai teen plate gol gappay dena teekhay wale', '3 Gol Gappay 8 pcs {Hot}'],
          ['give me a family mutton biryani extra hot', '1 Mutton Biryani (Family) {Extra Hot}'],
          ['just a club sandwich thanks', '1 Club Sandwich'],
          [
            'can we have two hot and sour soups and one chicken corn soup',
            '2 Hot & Sour Soup; 1 Chicken Corn Soup',
          ],
          [
            'a medium fajita pizza, one large coke and a brownie',
            '1 Fajita Pizza (Medium); 1 Cola chilled (Large); 1 Chocolate Brownie',
          ],
          ['small margherita please', '1 Margherita (Small)'],
          ['mint margarita two', '2 Mint Margarita'],
          [
            'i want butter chicken full with two garlic naans and a cheese naan',
            '1 Butter Chicken (Full); 2 Garlic Naan; 1 Cheese Naan',
          ],
          ['daal tadka half plate and five rotis', '1 Daal Tadka (Half); 5 Tandoori Roti'],
          ['please add one double beef biryani mild', '1 Beef Biryani (Double) {Mild}'],
          [
            'one nihari full plate hot and 2 tandoori naan',
            '1 Nihari Breakfast Bowl (Full) {Hot}; 2 Tandoori Naan',
          ],
          [
            'yaar ek bun kebab meal aur ek orange juice',
            '1 Bun Kebab (Meal with drink); 1 Fresh Orange Juice',
          ],
          [
            'get me egg fried rice with chicken manchurian both large',
            '1 Egg Fried Rice (Large); 1 Chicken Manchurian (Large)',
          ],
          [
            'a plate of spring rolls and a plate of dumplings please',
            '1 Spring Rolls 4 pcs; 1 Chicken Dumplings 6 pcs',
          ],
          ['two oreo shakes one regular one large', '1 Oreo Shake (Regular); 1 Oreo Shake (Large)'],
          [
            'good evening may i have the palak paneer half and plain rice single',
            '1 Palak Paneer (Half); 1 Plain Basmati Rice (Single)',
          ],
          [
            "i'll take the tikka house platter family size medium spicy",
            '1 Tikka House Platter (Family) {Medium}',
          ],
          ['chicken chowmein large and a pepsi', '1 Chicken Chowmein (Large); 1 Cola chilled'],
          [
            'one aloo paratha one anda paratha and a masala omelette',
            '1 Aloo Paratha; 1 Anda Paratha; 1 Masala Omelette',
          ],
          ['mujhe do chicken tikka leg chahiye spicy', '2 Chicken Tikka Leg {Hot}'],
          ['can i have kashmiri chai times three', '3 Kashmiri Chai'],
          ['just two kulfis for the kids', '2 Kulfi'],
          [
            'double decker meal please and loaded fries on the side',
            '1 Double Decker (Meal with drink); 1 Loaded Fries',
          ],
          ['samosa chaat 2 dahi bhallay 1', '2 Samosa Chaat; 1 Dahi Bhallay'],
          ['one plate samosa and two large karak chai', '1 Samosa 2 pcs; 2 Karak Chai (Large)'],
          [
            'a dozen tandoori rotis and a full mutton karahi',
            '12 Tandoori Roti; 1 Mutton Karahi|Mutton Karahi Special (Full)',
          ],
          ['gajar ka halwa large please', '1 Gajar ka Halwa|Gajar Halwa (Large)'],
          ["we'd love a caesar salad and a tomato soup", '1 Caesar Salad; 1 Tomato Basil Soup'],
          [
            'do malai boti double aur ek reshmi kebab single',
            '2 Malai Boti|Malai Boti Skewers (Double); 1 Reshmi Kebab (Single)',
          ],
          [
            'dynamite prawns full plate and one special fried rice',
            '1 Dynamite Prawns (Full); 1 Special Fried Rice',
          ],
          ['please send 4 sweet lassi large', '4 Sweet Lassi|Sweet Lassi Pera (Large)'],
          [
            'can you get me a large alfredo pasta and a small meatball spaghetti',
            '1 Creamy Alfredo Pasta (Large); 1 Meatball Spaghetti (Small)',
          ],
          [
            'one seekh kebab double portion and 4 roti',
            '1 Seekh Kebab 4 pcs|Beef Seekh Kebab (Double); 4 Tandoori Roti',
          ],
          ['ek egg biryani single mild', '1 Egg Biryani (Single) {Mild}'],
          [
            'vegetable biryani family pack two colas and a kachumber salad',
            '1 Vegetable Biryani (Family); 2 Cola chilled; 1 Kachumber Salad',
          ],
          [
            'hello i would like a royal degh biryani please family hot',
            '1 Royal Degh Biryani (Family) {Hot}',
          ],
          ['hey can i just get a cheese melt burger only the burger', '1 Cheese Melt Burger (Burger only)'],
          [
            'classic beef burger with fries twice and a fresh lemonade',
            '2 Classic Beef Burger (With fries); 1 Fresh Lemonade',
          ],
          ['jalebi and green tea for me', '1 Jalebi 250 g; 1 Green Tea'],
          [
            'shinwari karahi full, garden salad and eight tandoori naan',
            '1 Shinwari Karahi (Full); 1 Garden Salad; 8 Tandoori Naan',
          ],
          ['bhaiya ek plate pakora aur do karak chai', '1 Mix Pakora; 2 Karak Chai'],
          ['a rose falooda and a rainbow gola', '1 Rose Falooda; 1 Rainbow Gola'],
          [
            'i want one shahi chicken biryani double with a bottle of coke',
            '1 Shahi Chicken Biryani (Double); 1 Cola chilled',
          ],
          [
            'two chicken boti singles and one bihari boti single medium spice',
            '2 Chicken Boti (Single); 1 Bihari Boti (Single) {Medium}',
          ],
          ['smoky wings family size extra hot please', '1 Smoky Wings 8 pcs (Family) {Extra Hot}'],
          ['hot wings large, mild please', '1 Hot Wings (Large) {Mild}'],
          [
            'beef chilli dry regular with egg fried rice regular',
            '1 Beef Chilli Dry (Regular); 1 Egg Fried Rice (Regular)',
          ],
          ['lachha paratha three and murgh chanay one', '3 Lachha Paratha; 1 Lahori Murgh Chanay'],
          ['send paya half and two tandoori roti for breakfast', '1 Paya (Half); 2 Tandoori Roti'],
          [
            'mera order likho ek chicken handi full do roghni naan aur ek coke',
            '1 Chicken Handi (Full); 2 Roghni Naan; 1 Cola chilled',
          ],
          ['chana masala full and a lachha paratha', '1 Chana Masala (Full); 1 Lachha Paratha'],
          ['fruit chaat large please not spicy', '1 Fruit Chaat (Large) {Mild}'],
          ['can i get three portions of gulab jamun', '3 Gulab Jamun|Gulab Jamun 4 pcs'],
          ['ras malai for dessert and a kashmiri chai', '1 Ras Malai|Ras Malai 2 pcs; 1 Kashmiri Chai'],
          [
            'molten sundae large and a chocolate brownie regular',
            '1 Molten Sundae (Large); 1 Chocolate Brownie (Regular)',
          ],
          ['ek zinger', '1 Crispy Zinger'],
          ['kabuli pulao double and a mint margarita', '1 Kabuli Pulao (Double); 1 Mint Margarita'],
          [
            'could i please order a roast lamb leg family portion, medium spicy',
            '1 Roast Lamb Leg (Family) {Medium}',
          ],
          [
            'daal makhani and butter chicken both half, three cheese naan',
            '1 Daal Makhani (Half); 1 Butter Chicken (Half); 3 Cheese Naan',
          ],
          ['szechuan noodles sharing size hot', '1 Szechuan Noodles (Sharing) {Hot}'],
          ['chicken dumplings two, hot and sour soup two', '2 Chicken Dumplings 6 pcs; 2 Hot & Sour Soup'],
          ['tikka pizza large and a pepsi large', '1 Chicken Tikka Pizza (Large); 1 Cola chilled (Large)'],
          ['garden veggie pizza medium no olives please', '1 Garden Veggie Pizza (Medium)'],
          ['masala fries and a coca cola', '1 Masala Fries; 1 Cola chilled'],
          ['i need ten garlic naans and two full chicken karahi', '10 Garlic Naan; 2 Chicken Karahi (Full)'],
          ['anda paratha do dena aur ek karak chai', '2 Anda Paratha; 1 Karak Chai'],
          ['one kheer', '1 Kheer|Shahi Kheer'],
          [
            'shami kebab ek plate with one sweet lassi',
            '1 Shami Kebab 3 pcs; 1 Sweet Lassi|Sweet Lassi Pera',
          ],
          ['can i have one chicken biryani double spicy and one raita', '1 Chicken Biryani (Double) {Hot}'],
          ['mom wants a green tea and i want an oreo shake', '1 Green Tea; 1 Oreo Shake'],
          ['2 beef burger meals please', '2 Classic Beef Burger (Meal with drink)'],
          ['three large margheritas extra cheese', '3 Margherita (Large)'],
          ['two lemonades and two orange juices thanks a lot', '2 Fresh Lemonade; 2 Fresh Orange Juice'],
          [
            'half chicken karahi less spicy and four tandoori naan',
            '1 Chicken Karahi (Half) {Mild}; 4 Tandoori Naan',
          ],
          ['bas ek club sandwich aur masala fries de do', '1 Club Sandwich; 1 Masala Fries'],
          [
            'get us a large chowmein a large manchurian and a large special fried rice',
            '1 Chicken Chowmein (Large); 1 Chicken Manchurian (Large); 1 Special Fried Rice (Large)',
          ],
          ['hi there one chicken corn soup large please', '1 Chicken Corn Soup (Large)'],
          ['pehle do samosa chaat medium mirch phir ek falooda', '2 Samosa Chaat {Medium}; 1 Rose Falooda'],
          [
            'beef seekh kebab single hot two garlic naan and a large mint margarita',
            '1 Beef Seekh Kebab (Single) {Hot}; 2 Garlic Naan; 1 Mint Margarita (Large)',
          ],
          ['handi makhni half with two roghni naan', '1 Chicken Handi Makhni (Half); 2 Roghni Naan'],
          [
            'i am very hungry so give me a double decker with fries and a large cola',
            '1 Double Decker (With fries); 1 Cola chilled (Large)',
          ],
          ['ek adad mutton biryani single', '1 Mutton Biryani (Single)'],
          ['can i get a pera lassi', '1 Sweet Lassi Pera'],
          ['one of the prawns and one of the beef chilli', '1 Dynamite Prawns; 1 Beef Chilli Dry'],
          ['golgappa 2 plates and dahi bhalla 1 plate', '2 Gol Gappay 8 pcs; 1 Dahi Bhallay'],
          ['salaam bhai do nihari half aur chhe roti', '2 Nihari Breakfast Bowl (Half); 6 Tandoori Roti'],
          ['cold coke two please regular size', '2 Cola chilled (Regular)'],
          [
            "i'd like to order for pickup one large fajita one small pepperoni",
            '1 Fajita Pizza (Large); 1 Pepperoni Pizza (Small)',
          ],
          [
            'reshmi kebab double mild, kachumber salad large',
            '1 Reshmi Kebab (Double) {Mild}; 1 Kachumber Salad (Large)',
          ],
          ['brownie and coke', '1 Chocolate Brownie; 1 Cola chilled'],
          [
            'meatball spaghetti medium and two garlic breads',
            '1 Meatball Spaghetti (Medium); 2 Garlic Bread',
          ],
          [
            'do you have malai boti? if yes then two singles please',
            '2 Malai Boti|Malai Boti Skewers (Single)',
          ],
          [
            'please may i have one shahi kheer and one gajar halwa',
            '1 Shahi Kheer; 1 Gajar Halwa|Gajar ka Halwa',
          ],
          [
            'plain basmati rice double and daal tadka full thank you ji',
            '1 Plain Basmati Rice (Double); 1 Daal Tadka (Full)',
          ],
        ],
      },
    ],
  ],
];
