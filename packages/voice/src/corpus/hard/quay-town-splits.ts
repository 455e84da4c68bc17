import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** Splits, people, scripts and rambling. Understood when they were new: 52 of 60. */
export const quayTownSplitSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'quay town, splits: hard on the demo menus',
        cases: [
          ['one chicken biryani no wait make it mutton', '1 Mutton Biryani'],
          ['two zingers actually three with fries', '3 Crispy Zinger (With fries)'],
          ['a family chicken biryani we are five people sharing', '1 Chicken Biryani (Family)'],
          [
            'i was going to get butter chicken but give me palak paneer instead full',
            '1 Palak Paneer (Full)',
          ],
          ['no biryani today just a club sandwich', '1 Club Sandwich'],
          ['not the mint margarita the margherita pizza medium', '1 Margherita (Medium)'],
          ["i don't want soup i want spring rolls", '1 Spring Rolls 4 pcs'],
          ['a beef and a chicken biryani', '1 Beef Biryani; 1 Chicken Biryani'],
          [
            'one pepperoni and one fajita pizza both medium',
            '1 Pepperoni Pizza (Medium); 1 Fajita Pizza (Medium)',
          ],
          [
            'two mutton and one chicken karahi all full',
            '2 Mutton Karahi|Mutton Karahi Special (Full); 1 Chicken Karahi (Full)',
          ],
          ['anda and aloo paratha two each', '2 Anda Paratha; 2 Aloo Paratha'],
          ['garlic roghni and cheese naan one of each', '1 Garlic Naan; 1 Roghni Naan; 1 Cheese Naan'],
          ['one two three four tandoori rotis', '4 Tandoori Roti'],
          ['one roti two roti three roti okay three is enough', '3 Tandoori Roti'],
          ['there are five of us so karak chai for everyone', '5 Karak Chai'],
          ['halwa puri for four people', '4 Halwa Puri'],
          ['we are three people each wants a zinger meal', '3 Crispy Zinger (Meal with drink)'],
          ['too chicken biryani and for garlic naan', '2 Chicken Biryani; 4 Garlic Naan'],
          [
            'won mutton karahi half and ate roti',
            '1 Mutton Karahi|Mutton Karahi Special (Half); 8 Tandoori Roti',
          ],
          ['tree kashmiri chai and to rose falooda', '3 Kashmiri Chai; 2 Rose Falooda'],
          [
            'chicken bir yani double and a manchu rian large',
            '1 Chicken Biryani (Double); 1 Chicken Manchurian (Large)',
          ],
          ['butterchicken half garlicnaan two', '1 Butter Chicken (Half); 2 Garlic Naan'],
          [
            'one classic beef burger with fries no onions extra cheese and well done',
            '1 Classic Beef Burger (With fries)',
          ],
          ['karak chai with less sugar and malai on top two cups', '2 Karak Chai'],
          [
            'oreo shake without ice cream large and the zinger without mayo',
            '1 Oreo Shake (Large); 1 Crispy Zinger',
          ],
          [
            'chicken karahi full boneless with extra ginger and green chillies on the side',
            '1 Chicken Karahi (Full)',
          ],
          [
            'okay so the kids want a large pepperoni my husband wants a mutton biryani double hot my mother in law just wants a chicken corn soup and for me hmm a caesar salad',
            '1 Pepperoni Pizza (Large); 1 Mutton Biryani (Double) {Hot}; 1 Chicken Corn Soup; 1 Caesar Salad',
          ],
          [
            "right so we've got guests coming um six of them so let's do two full chicken karahi one full daal makhani plain rice family and like twelve roghni naan oh and coke four large ones",
            '2 Chicken Karahi (Full); 1 Daal Makhani (Full); 1 Plain Basmati Rice (Family); 12 Roghni Naan; 4 Cola chilled (Large)',
          ],
          [
            "abba will have nihari full ammi wants halwa puri my brother and i both want anda paratha and everyone gets karak chai that's four",
            '1 Nihari Breakfast Bowl (Full); 1 Halwa Puri; 2 Anda Paratha; 4 Karak Chai',
          ],
          [
            'so first i thought pizza but the kids said no so chowmein large and dumplings and then the little one cried for a brownie so a brownie too',
            '1 Chicken Chowmein (Large); 1 Chicken Dumplings 6 pcs; 1 Chocolate Brownie',
          ],
          ['دو چکن بریانی اور ایک کولا', '2 Chicken Biryani; 1 Cola chilled'],
          [
            'ایک مٹن کڑاہی فل اور چار تندوری روٹی',
            '1 Mutton Karahi|Mutton Karahi Special (Full); 4 Tandoori Roti',
          ],
          ['تین کڑک چائے اور دو حلوہ پوری', '3 Karak Chai; 2 Halwa Puri'],
          ['दो बटर चिकन हाफ और तीन गार्लिक नान', '2 Butter Chicken (Half); 3 Garlic Naan'],
          ['एक पालक पनीर और दो स्वीट लस्सी', '1 Palak Paneer; 2 Sweet Lassi|Sweet Lassi Pera'],
          ['اريد ثلاثة chicken biryani من فضلك', '3 Chicken Biryani'],
          ['أريد أربعة garlic naan وواحد butter chicken', '4 Garlic Naan; 1 Butter Chicken'],
          ['quiero dos chicken biryani y tres garlic naan por favor', '2 Chicken Biryani; 3 Garlic Naan'],
          ['cuatro karak chai y una pizza pepperoni grande', '4 Karak Chai; 1 Pepperoni Pizza (Large)'],
          [
            'two biryanis please',
            '2 Chicken Biryani|Mutton Biryani|Beef Biryani|Egg Biryani|Vegetable Biryani|Royal Degh Biryani|Shahi Chicken Biryani',
          ],
          ['a large plate of fries', '1 Loaded Fries|Masala Fries (Large)'],
          ['can i have some wings', '1 Hot Wings|Smoky Wings 8 pcs'],
          ['one soup', '1 Hot & Sour Soup|Chicken Corn Soup|Tomato Basil Soup'],
          [
            'four naan and a chicken handi',
            '4 Tandoori Naan|Garlic Naan|Roghni Naan|Cheese Naan; 1 Chicken Handi',
          ],
          [
            'half a karahi spicy',
            '1 Chicken Karahi|Mutton Karahi|Mutton Karahi Special|White Chicken Karahi|Shinwari Karahi (Half) {Hot}',
          ],
          [
            'one pizza large',
            '1 Pepperoni Pizza|Chicken Tikka Pizza|Fajita Pizza|Margherita|Garden Veggie Pizza (Large)',
          ],
          [
            'a glass of orange juice and a paratha',
            '1 Fresh Orange Juice; 1 Aloo Paratha|Anda Paratha|Lachha Paratha',
          ],
          ['fried rice large', '1 Egg Fried Rice|Special Fried Rice (Large)'],
          ['daal full and two roti', '1 Daal Tadka|Daal Makhani (Full); 2 Tandoori Roti'],
          ['chicken biryani and hot wings no actually leave the wings', '1 Chicken Biryani'],
          [
            'two chicken karahi one full one half the full one spicy',
            '1 Chicken Karahi (Full) {Hot}; 1 Chicken Karahi (Half)',
          ],
          [
            'three chicken biryani two of them spicy and one mild',
            '2 Chicken Biryani {Hot}; 1 Chicken Biryani {Mild}',
          ],
          ['four oreo shakes two large two regular', '2 Oreo Shake (Large); 2 Oreo Shake (Regular)'],
          ["one club sandwich oh cancel that forget it i don't want anything", ''],
          ["what's the difference between kheer and ras malai", ''],
          ['is the mutton karahi very spicy', ''],
          ["i had the zinger yesterday today i'll have the double decker", '1 Double Decker'],
          ['one samosa plate sorry not samosa samosa chaat two of them', '2 Samosa Chaat'],
          ['a couple of cokes and half a dozen roghni naan', '2 Cola chilled; 6 Roghni Naan'],
          [
            'one each of the malai boti bihari boti and chicken boti all single all medium',
            '1 Malai Boti|Malai Boti Skewers (Single) {Medium}; 1 Bihari Boti (Single) {Medium}; 1 Chicken Boti (Single) {Medium}',
          ],
        ],
      },
    ],
  ],
];
