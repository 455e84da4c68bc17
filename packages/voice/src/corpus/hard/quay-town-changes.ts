import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** Changes of mind, refusals, people and counting aloud. Understood when they were new: 50 of 62. */
export const quayTownChangeSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'quay town, changes: further orders on the demo menus',
        cases: [
          [
            'two zingers with fries no sorry one zinger with fries and one just burger',
            '1 Crispy Zinger (With fries); 1 Crispy Zinger (Burger only)',
          ],
          [
            'a large oreo shake actually make it regular and add a brownie',
            '1 Oreo Shake (Regular); 1 Chocolate Brownie',
          ],
          ['three garlic naan um no make that five and one of them cheese', '4 Garlic Naan; 1 Cheese Naan'],
          [
            'mutton karahi half hmm no full karahi my cousins are coming',
            '1 Mutton Karahi|Mutton Karahi Special (Full)',
          ],
          ['one pepperoni medium wait large and leave out the olives', '1 Pepperoni Pizza (Large)'],
          ['chicken handi full no the other one butter chicken full', '1 Butter Chicken (Full)'],
          ['no soup for me just the chowmein large', '1 Chicken Chowmein (Large)'],
          [
            'we do not need naan only two tandoori roti and a daal tadka half',
            '2 Tandoori Roti; 1 Daal Tadka (Half)',
          ],
          ['not the beef burger the zinger meal please', '1 Crispy Zinger (Meal with drink)'],
          [
            'chicken and mutton biryani double both spicy',
            '1 Chicken Biryani (Double) {Hot}; 1 Mutton Biryani (Double) {Hot}',
          ],
          ['two chicken and one egg biryani single', '2 Chicken Biryani (Single); 1 Egg Biryani (Single)'],
          ['aloo anda and lachha paratha one of each', '1 Aloo Paratha; 1 Anda Paratha; 1 Lachha Paratha'],
          ['karak and kashmiri chai two of each', '2 Karak Chai; 2 Kashmiri Chai'],
          [
            'fajita pepperoni and tikka pizza all large',
            '1 Fajita Pizza (Large); 1 Pepperoni Pizza (Large); 1 Chicken Tikka Pizza (Large)',
          ],
          ['one two three no four roghni naan and a cola', '4 Roghni Naan; 1 Cola chilled'],
          ['naan five six no let us say seven tandoori naan', '7 Tandoori Naan'],
          ['we are four and everyone wants karak chai', '4 Karak Chai'],
          [
            'six people here so six chicken biryani single and two salads',
            '6 Chicken Biryani (Single); 2 Kachumber Salad|Garden Salad|Caesar Salad',
          ],
          [
            'my wife and i both want the nihari full and the kids want fries',
            '2 Nihari Breakfast Bowl (Full); 1 Masala Fries|Loaded Fries',
          ],
          ['anda paratha for three people and karak chai for three', '3 Anda Paratha; 3 Karak Chai'],
          [
            'five of us so mint margarita for everybody and one tikka house platter family',
            '5 Mint Margarita; 1 Tikka House Platter (Family)',
          ],
          ['to chicken kara he full and for rogue knee naan', '2 Chicken Karahi (Full); 4 Roghni Naan'],
          ['one molten sunday and a rose fa looda', '1 Molten Sundae; 1 Rose Falooda'],
          ['won dynamite prawn half and too garlic breads', '1 Dynamite Prawns (Half); 2 Garlic Bread'],
          [
            'chicken chow main sharing and hot and sower soup large',
            '1 Chicken Chowmein (Sharing); 1 Hot & Sour Soup (Large)',
          ],
          [
            'butter chicken full less spicy no cream and three garlic naan with extra butter',
            '1 Butter Chicken (Full) {Mild}; 3 Garlic Naan',
          ],
          [
            'zinger burger with fries no mayo extra cheese and a large cola without ice',
            '1 Crispy Zinger (With fries); 1 Cola chilled (Large)',
          ],
          [
            'karak chai two sugars large and an aloo paratha with extra butter on top',
            '1 Karak Chai (Large); 1 Aloo Paratha',
          ],
          [
            'caesar salad large dressing on the side no croutons add grilled chicken',
            '1 Caesar Salad (Large)',
          ],
          [
            'chicken biryani no raita extra masala a double one medium spicy',
            '1 Chicken Biryani (Double) {Medium}',
          ],
          ['three chicken karahi one full two half', '1 Chicken Karahi (Full); 2 Chicken Karahi (Half)'],
          [
            'two chicken handi one mild one extra hot both full',
            '1 Chicken Handi (Full) {Mild}; 1 Chicken Handi (Full) {Extra Hot}',
          ],
          [
            'two pepperoni pizzas one large one small the large one with extra cheese',
            '1 Pepperoni Pizza (Large); 1 Pepperoni Pizza (Small)',
          ],
          [
            'four biryani two chicken two beef all double',
            '2 Chicken Biryani (Double); 2 Beef Biryani (Double)',
          ],
          [
            'three zingers two meals and one just the burger',
            '2 Crispy Zinger (Meal with drink); 1 Crispy Zinger (Burger only)',
          ],
          [
            'two mutton biryani one family one single the single one hot',
            '1 Mutton Biryani (Family); 1 Mutton Biryani (Single) {Hot}',
          ],
          [
            'a fajita pizza and a margherita both medium the margherita with extra basil the fajita without onions',
            '1 Fajita Pizza (Medium); 1 Margherita (Medium)',
          ],
          [
            'one mutton karahi and one daal makhani the karahi full and hot the daal half',
            '1 Mutton Karahi|Mutton Karahi Special (Full) {Hot}; 1 Daal Makhani (Half)',
          ],
          [
            'an oreo shake and a lemonade both large the shake with no cream',
            '1 Oreo Shake (Large); 1 Fresh Lemonade (Large)',
          ],
          [
            'okay so um my mother in law is visiting and she loves paya so one full paya and for us two chicken biryani double and i guess some raita no forget the raita four naan tandoori',
            '1 Paya (Full); 2 Chicken Biryani (Double); 4 Tandoori Naan',
          ],
          [
            'let me think the kids want pizza so one large margherita and hubby wants something spicy the szechuan noodles large extra hot and me just a caesar salad',
            '1 Margherita (Large); 1 Szechuan Noodles (Large) {Extra Hot}; 1 Caesar Salad',
          ],
          [
            'what was it called the rice with raisins and carrots yeah kabuli pulao one family',
            '1 Kabuli Pulao (Family)',
          ],
          ['do you have haleem no okay then the nihari one full', '1 Nihari Breakfast Bowl (Full)'],
          ['it is my birthday so gulab jamun for everyone we are ten', '10 Gulab Jamun|Gulab Jamun 4 pcs'],
          [
            'the usual you know two zinger meals and because it is friday also a molten sundae large',
            '2 Crispy Zinger (Meal with drink); 1 Molten Sundae (Large)',
          ],
          ['دو چکن کڑاہی فل اور چار روغنی نان', '2 Chicken Karahi (Full); 4 Roghni Naan'],
          ['ایک بٹر چکن ہاف اور تین گارلک نان', '1 Butter Chicken (Half); 3 Garlic Naan'],
          ['दो चिकन बिरयानी डबल और एक कोला', '2 Chicken Biryani (Double); 1 Cola chilled'],
          ['dos pepperoni pizza grande por favor', '2 Pepperoni Pizza (Large)'],
          ['bhai teen anda paratha aur do karak chai bari wali', '3 Anda Paratha; 2 Karak Chai (Large)'],
          [
            'ek full chicken karahi teekhi aur chay roghni naan dena',
            '1 Chicken Karahi (Full) {Hot}; 6 Roghni Naan',
          ],
          ['pehle do plate samosa chaat phir char kulfi', '2 Samosa Chaat; 4 Kulfi'],
          [
            'mujhe aadha palak paneer aur char tandoori roti chahiye',
            '1 Palak Paneer (Half); 4 Tandoori Roti',
          ],
          [
            'one biryani double please',
            '1 Chicken Biryani|Mutton Biryani|Beef Biryani|Egg Biryani|Vegetable Biryani (Double)',
          ],
          ['a large soup', '1 Hot & Sour Soup|Chicken Corn Soup|Tomato Basil Soup (Large)'],
          [
            'two paratha and a masala omelette',
            '2 Anda Paratha|Aloo Paratha|Lachha Paratha; 1 Masala Omelette',
          ],
          [
            'can i get a club sandwich large with fries on the side and a green tea',
            '1 Club Sandwich (Large); 1 Green Tea; 1 Loaded Fries|Masala Fries',
          ],
          [
            'two chicken manchurian sharing with one egg fried rice sharing',
            '2 Chicken Manchurian (Sharing); 1 Egg Fried Rice (Sharing)',
          ],
          [
            'dahi bhallay regular extra sweet chutney and gol gappay',
            '1 Dahi Bhallay (Regular); 1 Gol Gappay 8 pcs',
          ],
          ['hot wings large mild and garlic bread twice', '1 Hot Wings (Large) {Mild}; 2 Garlic Bread'],
          [
            'one family malai boti medium two mint margaritas large and kheer',
            '1 Malai Boti (Family) {Medium}; 2 Mint Margarita (Large); 1 Kheer|Shahi Kheer',
          ],
          [
            'meatball spaghetti small no parmesan alfredo pasta large with mushrooms',
            '1 Meatball Spaghetti (Small); 1 Creamy Alfredo Pasta (Large)',
          ],
        ],
      },
    ],
  ],
];
