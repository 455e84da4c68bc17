import type { CorpusGroup, CorpusSets } from '../corpus.ts';
import { lahoreMenu } from '../menus/lahore.ts';

const groups: readonly CorpusGroup[] = [
  {
    group: 'ordinary evening: everyday on the demo menus',
    cases: [
      [
        'can i get two chicken biryani double, medium spicy, and a cola',
        '2 Chicken Biryani (Double) {Medium}; 1 Cola',
      ],
      [
        'one half chicken karahi hot with four tandoori naan',
        '1 Chicken Karahi (Half) {Hot}; 4 Tandoori Naan',
      ],
      [
        'i would like a crispy zinger meal and a large oreo shake please',
        '1 Crispy Zinger (Meal with drink); 1 Oreo Shake (Large)',
      ],
      [
        'a large pepperoni pizza with extra cheese and a garlic bread',
        '1 Pepperoni Pizza (Large); 1 Garlic Bread',
      ],
      ['two halwa puri, one anda paratha and three karak chai', '2 Halwa Puri; 1 Anda Paratha; 3 Karak Chai'],
      [
        'ek full mutton karahi aur chhe roti',
        '1 Mutton Karahi|Mutton Karahi Special (Full); 6 Tandoori Roti',
      ],
      [
        'chicken chowmein large, hot and sour soup large and spring rolls',
        '1 Chicken Chowmein (Large); 1 Hot & Sour Soup (Large); 1 Spring Rolls',
      ],
      ['give me a club sandwich no mayo with loaded fries', '1 Club Sandwich; 1 Loaded Fries'],
      [
        'beef seekh kebab double, mild, garlic naan two and one mint margarita',
        '1 Beef Seekh Kebab (Double) {Mild}; 2 Garlic Naan; 1 Mint Margarita',
      ],
      ['butter chicken full with three cheese naan', '1 Butter Chicken (Full); 3 Cheese Naan'],
      ['i want four samosas and one samosa chaat with extra chutney', '4 Samosa; 1 Samosa Chaat'],
      [
        'medium fajita pizza and a medium chicken tikka pizza',
        '1 Fajita Pizza (Medium); 1 Chicken Tikka Pizza (Medium)',
      ],
      [
        'could we have a tikka house platter family and ten tandoori roti',
        '1 Tikka House Platter (Family); 10 Tandoori Roti',
      ],
      [
        'kabuli pulao single, palak paneer half and a kashmiri chai',
        '1 Kabuli Pulao (Single); 1 Palak Paneer (Half); 1 Kashmiri Chai',
      ],
      [
        'dynamite prawns full extra hot and egg fried rice sharing',
        '1 Dynamite Prawns (Full) {Extra Hot}; 1 Egg Fried Rice (Sharing)',
      ],
      ['one bun kebab with fries and gol gappay', '1 Bun Kebab (With fries); 1 Gol Gappay'],
      ['two lassi meethi large aur ek aloo paratha', '2 Sweet Lassi (Large); 1 Aloo Paratha'],
      [
        'a caesar salad with dressing on the side and a fresh lemonade large no sugar',
        '1 Caesar Salad; 1 Fresh Lemonade (Large)',
      ],
      [
        'smoky wings family hot and double decker burger only',
        '1 Smoky Wings (Family) {Hot}; 1 Double Decker (Burger only)',
      ],
      [
        'daal makhani half, plain basmati rice double and ras malai',
        '1 Daal Makhani (Half); 1 Plain Basmati Rice (Double); 1 Ras Malai',
      ],
      [
        'meatball spaghetti small and creamy alfredo pasta medium',
        '1 Meatball Spaghetti (Small); 1 Creamy Alfredo Pasta (Medium)',
      ],
      ['nihari full with lachha paratha four', '1 Nihari Breakfast Bowl (Full); 4 Lachha Paratha'],
      ['please send one kheer large and two gulab jamun regular', '1 Kheer (Large); 2 Gulab Jamun (Regular)'],
      [
        'chicken handi half less spicy and tandoori naan three',
        '1 Chicken Handi (Half) {Mild}; 3 Tandoori Naan',
      ],
      [
        'beef biryani single no potatoes and vegetable biryani single',
        '1 Beef Biryani (Single); 1 Vegetable Biryani (Single)',
      ],
      [
        'mix pakora regular, dahi bhallay large, orange juice two',
        '1 Mix Pakora (Regular); 1 Dahi Bhallay (Large); 2 Fresh Orange Juice',
      ],
      [
        'a cheese melt burger with fries and a chocolate brownie',
        '1 Cheese Melt Burger (With fries); 1 Chocolate Brownie',
      ],
      [
        'lahori murgh chanay and masala omelette with two lachha parathas',
        '1 Lahori Murgh Chanay; 1 Masala Omelette; 2 Lachha Paratha',
      ],
    ],
  },
];

const hard: readonly CorpusGroup[] = [
  {
    group: 'ordinary evening: hard on the demo menus',
    cases: [
      [
        'two biryanis, one chicken one mutton, both double and spicy',
        '1 Chicken Biryani (Double) {Hot}; 1 Mutton Biryani (Double) {Hot}',
      ],
      ['a zinger, no a double decker, with fries', '1 Double Decker (With fries)'],
      ['five naan, three garlic and two roghni', '3 Garlic Naan; 2 Roghni Naan'],
      ['pizza large, half fajita half tikka', '1 Fajita Pizza (Large)||1 Chicken Tikka Pizza (Large)'],
      ['do you have ras malai? if so three', '3 Ras Malai'],
      ['one chicken karahi half and one full', '1 Chicken Karahi (Half); 1 Chicken Karahi (Full)'],
      [
        'aik malai boti double aur aik bihari boti single, dono mild',
        '1 Malai Boti|Malai Boti Skewers (Double) {Mild}; 1 Bihari Boti (Single) {Mild}',
      ],
      ['hum teen log hain, teen halwa puri', '3 Halwa Puri'],
      ['i do not want the mutton, chicken biryani family please', '1 Chicken Biryani (Family)'],
      ['two oreo shakes, one large and one regular', '1 Oreo Shake (Large); 1 Oreo Shake (Regular)'],
      ['hot and sour soup, not the corn one, large', '1 Hot & Sour Soup (Large)'],
      ['four samosas, wait make it six, and a chai', '6 Samosa; 1 Karak Chai|Kashmiri Chai'],
      ['same pizza twice, margherita small', '2 Margherita (Small)'],
      ['three chai, two karak one kashmiri', '2 Karak Chai; 1 Kashmiri Chai'],
      [
        'a garden veggie and a pepperoni pizza, medium',
        '1 Garden Veggie Pizza (Medium); 1 Pepperoni Pizza (Medium)',
      ],
      ['one club sandwich with no tomato and another one with no cheese', '2 Club Sandwich'],
    ],
  },
];

/** The demo menus once more, as people order on an ordinary evening, written before anything was tried. */
export const ordinaryEveningSets: CorpusSets = [[lahoreMenu, groups]];
export const ordinaryEveningHardSets: CorpusSets = [[lahoreMenu, hard]];
