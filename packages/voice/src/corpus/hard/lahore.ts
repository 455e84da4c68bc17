import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { lahoreMenu } from '../menus/lahore.ts';

const hard: readonly CorpusGroup[] = [
  {
    group: 'hard: size and number ahead of a list',
    cases: [
      [
        'three mediums pepperoni fajita and margherita',
        '1 Pepperoni Pizza (Medium); 1 Fajita Pizza (Medium); 1 Margherita (Medium)',
      ],
      [
        'two large pizzas: one fajita, one chicken tikka',
        '1 Fajita Pizza (Large); 1 Chicken Tikka Pizza (Large)',
      ],
      ['two larges, mint margarita and lemonade', '1 Mint Margarita (Large); 1 Fresh Lemonade (Large)'],
      [
        'two doubles of chicken biryani and one single of beef',
        '2 Chicken Biryani (Double); 1 Beef Biryani (Single)',
      ],
      ['a half and a full of the chicken karahi', '1 Chicken Karahi (Half); 1 Chicken Karahi (Full)'],
      ['full plates of mutton karahi and chicken karahi', '1 Mutton Karahi (Full); 1 Chicken Karahi (Full)'],
      ['four naans, two garlic and two roghni', '2 Garlic Naan; 2 Roghni Naan'],
      ['large fries loaded and large masala', '1 Loaded Fries (Large); 1 Masala Fries (Large)'],
      [
        'three family size biryanis, chicken, mutton and beef',
        '1 Chicken Biryani (Family); 1 Mutton Biryani (Family); 1 Beef Biryani (Family)',
      ],
      ['one each of malai boti and bihari boti, both mild', '1 Malai Boti {Mild}; 1 Bihari Boti {Mild}'],
      ['two soups, hot and sour and corn, large', '1 Hot & Sour Soup (Large); 1 Chicken Corn Soup (Large)'],
      ['five parathas, three aloo, two anda', '3 Aloo Paratha; 2 Anda Paratha'],
      ['a pair of zingers with fries', '2 Crispy Zinger (With fries)'],
      [
        'zinger meal with drink and a beef burger without anything, just the burger',
        '1 Crispy Zinger (Meal with drink); 1 Classic Beef Burger (Burger only)',
      ],
    ],
  },
  {
    group: 'hard: correction inside the sentence',
    cases: [
      ['beef not chicken seekh kebab', '1 Beef Seekh Kebab'],
      ['mutton not beef biryani double', '1 Mutton Biryani (Double)'],
      ['a chicken biryani, i mean mutton, family size', '1 Mutton Biryani (Family)'],
      ['three roghni naan no four and a green tea', '4 Roghni Naan; 1 Green Tea'],
      ['garlic naan two, sorry cheese naan two', '2 Cheese Naan'],
      ['chicken karahi full, on second thought half', '1 Chicken Karahi (Half)'],
      ['butter chicken and palak paneer, scratch the paneer', '1 Butter Chicken'],
      ['give me gulab jamun, no not that, ras malai', '1 Ras Malai'],
      ['two zingers or rather one zinger and one double decker', '1 Crispy Zinger; 1 Double Decker'],
      ['kheer cancel that make it gajar halwa', '1 Gajar Halwa'],
      ['hot wings, not hot, mild', '1 Hot Wings {Mild}'],
      ['a large pepperoni, hang on, medium, yes medium', '1 Pepperoni Pizza (Medium)'],
      ['instead of chicken do mutton karahi half', '1 Mutton Karahi (Half)'],
      ['not the fajita the tikka pizza large', '1 Chicken Tikka Pizza (Large)'],
      [
        'two lemonades one margarita wait other way round two margaritas one lemonade',
        '2 Mint Margarita; 1 Fresh Lemonade',
      ],
      ['chowmein, or no, szechuan noodles, large', '1 Szechuan Noodles (Large)'],
      ['chicken corn soup. no. hot and sour. regular.', '1 Hot & Sour Soup (Regular)'],
      ['i said two not three seekh kebabs', '2 Seekh Kebab'],
      ['one brownie two brownies no three brownies', '3 Chocolate Brownie'],
      ['samosas four, lassi two, drop the lassi to one', '4 Samosa; 1 Sweet Lassi'],
      ['reshmi kebab and garlic naan forget the naan and add roti three', '1 Reshmi Kebab; 3 Tandoori Roti'],
      [
        'everything mild: chicken tikka leg, malai boti, bihari boti',
        '1 Chicken Tikka Leg {Mild}; 1 Malai Boti {Mild}; 1 Bihari Boti {Mild}',
      ],
    ],
  },
  {
    group: 'hard: taken away again',
    cases: [
      [
        'a zinger a caesar salad and an oreo shake, everything but the salad',
        '1 Crispy Zinger; 1 Oreo Shake',
      ],
      ['karak chai, samosa, mix pakora. all except the pakora', '1 Karak Chai; 1 Samosa'],
      ['two margherita and a garlic bread, lose the bread', '2 Margherita'],
      ['daal makhani, cheese naan and rice, skip the rice', '1 Daal Makhani; 1 Cheese Naan'],
      ['halwa puri, lassi and omelette but leave out the omelette', '1 Halwa Puri; 1 Sweet Lassi'],
      ['shahi biryani and kabuli pulao, take the pulao off', '1 Shahi Chicken Biryani'],
      ['three chai and three samosa, minus one chai', '2 Karak Chai; 3 Samosa'],
      ['dynamite prawns with fried rice, never mind the rice', '1 Dynamite Prawns'],
      ['club sandwich, fries, lemonade, without the fries', '1 Club Sandwich; 1 Fresh Lemonade'],
      ['two doubles of beef biryani and a cola. actually no cola', '2 Beef Biryani (Double)'],
    ],
  },
  {
    group: 'hard: wishes and talk around',
    cases: [
      [
        'chicken karahi half less oil boneless no green chillies with two roghni naan well done',
        '1 Chicken Karahi (Half); 2 Roghni Naan',
      ],
      [
        'zinger no mayo extra cheese cut in half and a lemonade without ice',
        '1 Crispy Zinger; 1 Fresh Lemonade',
      ],
      ['pepperoni pizza large thin crust extra cheese no olives half mushrooms', '1 Pepperoni Pizza (Large)'],
      ['we are six, send three family mutton biryani, raita on the side', '3 Mutton Biryani (Family)'],
      [
        'my son likes it mild so butter chicken mild and for me the palak paneer extra hot',
        '1 Butter Chicken {Mild}; 1 Palak Paneer {Extra Hot}',
      ],
      ['is it possible to have the wings smoky ones, hot, two', '2 Smoky Wings {Hot}'],
      ['do you have kulfi, if not then one kheer', '1 Kheer'],
      [
        'last time the nihari was cold, this time make it hot please, one full',
        '1 Nihari Breakfast Bowl (Full) {Hot}||1 Nihari Breakfast Bowl (Full)',
      ],
      ['karak chai strong no sugar two cups and samosas with extra chutney', '2 Karak Chai; 1 Samosa'],
      [
        'fried rice special with egg on top and manchurian large not too spicy',
        '1 Special Fried Rice; 1 Chicken Manchurian (Large) {Mild}',
      ],
      ['gol gappay with extra imli water and dahi bhallay less dahi', '1 Gol Gappay; 1 Dahi Bhallay'],
      [
        'alfredo pasta with extra chicken and a garlic bread with cheese',
        '1 Creamy Alfredo Pasta; 1 Garlic Bread',
      ],
      ['caesar salad dressing on the side no croutons', '1 Caesar Salad'],
      [
        'masala omelette of three eggs no onions with lachha paratha crispy',
        '1 Masala Omelette; 1 Lachha Paratha',
      ],
      [
        'spring rolls and dumplings with soy sauce and chilli oil on the side',
        '1 Spring Rolls; 1 Chicken Dumplings',
      ],
      [
        'a platter for the family from the tikka house and ten rotis',
        '1 Tikka House Platter (Family); 10 Tandoori Roti||1 Tikka House Platter; 10 Tandoori Roti',
      ],
      ['orange juice fresh no ice no sugar large glass', '1 Fresh Orange Juice (Large)'],
      ['brownie with ice cream on it and a hot cup of kashmiri chai', '1 Chocolate Brownie; 1 Kashmiri Chai'],
      ['bun kebab with egg and extra chutney, three of those', '3 Bun Kebab'],
      ['sundae without nuts and oreo shake extra thick', '1 Molten Sundae; 1 Oreo Shake'],
    ],
  },
  {
    group: 'hard: names and numbers as heard',
    cases: [
      ['too chicken carry full and for nan garlic', '2 Chicken Karahi (Full); 4 Garlic Naan'],
      ['won beef burger with fries and won oreo shake', '1 Classic Beef Burger (With fries); 1 Oreo Shake'],
      ['doodh... no karak chai do cup aur aik samosa plate', '2 Karak Chai; 1 Samosa'],
      ['teen plate chana masala half aur paanch roti', '3 Chana Masala (Half); 5 Tandoori Roti'],
      ['bhai aik full paya aur char lachay parathay', '1 Paya (Full); 4 Lachha Paratha'],
      [
        'mujhe do double mutton biryani chahiye teekhi wali',
        '2 Mutton Biryani (Double) {Hot}||2 Mutton Biryani (Double)||2 Mutton Biryani (Double) {Extra Hot}',
      ],
      ['aadha chicken handi kam mirch', '1 Chicken Handi (Half) {Mild}'],
      ['ek bara pepperoni pizza', '1 Pepperoni Pizza (Large)'],
      ['chota fajita pizza aur bari lemonade', '1 Fajita Pizza (Small); 1 Fresh Lemonade (Large)'],
      ['kabli pulao double and a shinwary karahi full', '1 Kabuli Pulao (Double); 1 Shinwari Karahi (Full)'],
      ['half dozen shami kebabs', '2 Shami Kebab'],
      ['gole guppay two plates', '2 Gol Gappay'],
      [
        'chicken man churian and egg fry rice sharing',
        '1 Chicken Manchurian; 1 Egg Fried Rice (Sharing)||1 Chicken Manchurian (Sharing); 1 Egg Fried Rice (Sharing)',
      ],
      ['jumbo bottle of cola and double decker only burger', '1 Cola (Large); 1 Double Decker (Burger only)'],
      ['two naan', '2 Garlic Naan|Roghni Naan|Tandoori Naan|Cheese Naan'],
      [
        'malai boty skewers family and reshmi kabob single',
        '1 Malai Boti Skewers (Family); 1 Reshmi Kebab (Single)',
      ],
      ['dal makhni full dal tarka half', '1 Daal Makhani (Full); 1 Daal Tadka (Half)'],
      ['two anday wale parathe and one chai', '2 Anda Paratha; 1 Karak Chai|Kashmiri Chai'],
      ['lamb leg', '1 Roast Lamb Leg'],
      ['coke', '1 Cola'],
      [
        'dus samosay aur bees gol gappay',
        '10 Samosa; 20 Gol Gappay||5 Samosa; 20 Gol Gappay||10 Samosa; 2 Gol Gappay',
      ],
      ['white karahi half mild', '1 White Chicken Karahi (Half) {Mild}'],
    ],
  },
  {
    group: 'hard: shared heads and long orders',
    cases: [
      ['a mutton and a chicken karahi both half', '1 Mutton Karahi (Half); 1 Chicken Karahi (Half)'],
      [
        'two chicken and one beef biryani all double and hot',
        '2 Chicken Biryani (Double) {Hot}; 1 Beef Biryani (Double) {Hot}',
      ],
      ['malai and bihari boti one double one single', '1 Malai Boti (Double); 1 Bihari Boti (Single)'],
      ['daal makhani and tadka one each', '1 Daal Makhani; 1 Daal Tadka'],
      ['egg and special fried rice large both', '1 Egg Fried Rice (Large); 1 Special Fried Rice (Large)'],
      [
        'hi we would like one tikka house platter, two mutton karahi full hot, twelve garlic naan, six rotis, four mint margaritas and four kheer',
        '1 Tikka House Platter; 2 Mutton Karahi (Full) {Hot}; 12 Garlic Naan; 6 Tandoori Roti; 4 Mint Margarita; 4 Kheer',
      ],
      [
        'burgers for the kids two cheese melt with fries and for us two double decker meals with drinks',
        '2 Cheese Melt Burger (With fries); 2 Double Decker (Meal with drink)',
      ],
      [
        'breakfast for four: four halwa puri, two omelettes, four lachha paratha and four karak chai',
        '4 Halwa Puri; 2 Masala Omelette; 4 Lachha Paratha; 4 Karak Chai',
      ],
      [
        'pizzas: two large pepperoni, one small margherita, and a medium veggie, plus garlic bread times three',
        '2 Pepperoni Pizza (Large); 1 Margherita (Small); 1 Garden Veggie Pizza (Medium); 3 Garlic Bread',
      ],
      [
        'chowmein large medium spicy and beef chilli large extra hot and two corn soups',
        '1 Chicken Chowmein (Large) {Medium}; 1 Beef Chilli Dry (Large) {Extra Hot}; 2 Chicken Corn Soup',
      ],
      [
        'the veggie biryani family mild the egg one single hot',
        '1 Vegetable Biryani (Family) {Mild}; 1 Egg Biryani (Single) {Hot}',
      ],
      ['one biryani with chicken and one with mutton', '1 Chicken Biryani; 1 Mutton Biryani'],
      ['chai for five and biscuits', '5 Karak Chai|Kashmiri Chai||1 Karak Chai|Kashmiri Chai'],
      ['a kebab each for three of us, the reshmi', '3 Reshmi Kebab'],
    ],
  },
];

/** Harder orders on the demo world's menus, written before anything was tried. */
export const lahoreHardSets: CorpusSets = [[lahoreMenu, hard]];
