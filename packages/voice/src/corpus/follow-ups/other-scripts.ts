import type { CorpusSets } from '../corpus.ts';
import { quayTownMenu } from '../menus/quay-town.ts';

/** The same in Urdu and Hindi script. */
export const otherScriptSets: CorpusSets = [
  [
    quayTownMenu,
    [
      {
        group: 'follow-up: in Urdu and Hindi script',
        cases: [
          ['کولا ہٹا دیں', '1 Beef Biryani (Double)', '1 Beef Biryani (Double); 2 Cola chilled'],
          [
            'ایک گارلک نان اور',
            '1 Mutton Karahi (Half); 4 Garlic Naan',
            '1 Mutton Karahi (Half); 3 Garlic Naan',
          ],
          ['سموسہ نکال دو', '1 Karak Chai', '2 Samosa 2 pcs; 1 Karak Chai'],
          ['دو کلفی اور دے دو', '1 Jalebi 250 g; 3 Kulfi', '1 Jalebi 250 g; 1 Kulfi'],
          ['چائے نہیں چاہیے', '2 Halwa Puri', '2 Halwa Puri; 1 Karak Chai'],
          ['कोला हटा दो', '1 Egg Biryani (Single)', '1 Egg Biryani (Single); 1 Cola chilled'],
          ['एक समोसा और जोड़ दो', '3 Samosa 2 pcs', '2 Samosa 2 pcs'],
          [
            'نان تین کر دیں',
            '1 Chicken Handi (Half); 3 Roghni Naan',
            '1 Chicken Handi (Half); 2 Roghni Naan',
          ],
          ['کڑاہی فل کر دو', '1 Mutton Karahi (Full)', '1 Mutton Karahi (Half)'],
          ['لسی کینسل کر دیں', '1 Chicken Biryani (Single)', '1 Chicken Biryani (Single); 1 Sweet Lassi'],
          ['बिरयानी हटाइए', '1 Cola chilled', '1 Chicken Biryani (Single); 1 Cola chilled'],
          [
            'نان کی جگہ روٹی',
            '1 Mutton Karahi (Half); 2 Tandoori Roti',
            '1 Mutton Karahi (Half); 2 Garlic Naan',
          ],
          ['کھیر بھی ڈال دو', '1 Malai Boti (Single); 1 Kheer', '1 Malai Boti (Single)'],
          ['एक चाय कम कर दो', '1 Karak Chai; 1 Samosa 2 pcs', '2 Karak Chai; 1 Samosa 2 pcs'],
          ['سب کچھ ہٹا دو', '', '2 Karak Chai; 1 Samosa 2 pcs'],
          ['naan nikaal dein', '1 Mutton Karahi (Half)', '1 Mutton Karahi (Half); 2 Garlic Naan'],
          ['lassi cancel kardo', '1 Chicken Biryani (Single)', '1 Chicken Biryani (Single); 1 Sweet Lassi'],
          [
            'بریانی ڈبل کر دیں',
            '1 Beef Biryani (Double); 1 Cola chilled',
            '1 Beef Biryani (Single); 1 Cola chilled',
          ],
          [
            'دو نان کم کر دیں',
            '1 Mutton Karahi (Half); 2 Garlic Naan',
            '1 Mutton Karahi (Half); 4 Garlic Naan',
          ],
          ['چائے رہنے دو سموسہ ہٹا دو', '1 Karak Chai', '2 Samosa 2 pcs; 1 Karak Chai'],
          [
            'باقی سب ہٹا دو صرف بریانی رکھو',
            '1 Beef Biryani (Single)',
            '1 Beef Biryani (Single); 1 Cola chilled; 1 Gulab Jamun',
          ],
          [
            'लस्सी की जगह कोला कर दो',
            '1 Egg Biryani (Single); 1 Cola chilled',
            '1 Egg Biryani (Single); 1 Sweet Lassi',
          ],
          ['नान चार कर दो', '4 Garlic Naan; 1 Kheer', '2 Garlic Naan; 1 Kheer'],
          ['मुझे समोसा नहीं चाहिए', '1 Fruit Chaat', '1 Samosa 2 pcs; 1 Fruit Chaat'],
          ['برگر کینسل کر دو', '1 Oreo Shake', '1 Classic Beef Burger; 1 Oreo Shake'],
          ['ایک چائے اور بھیج دو', '2 Samosa 2 pcs; 2 Karak Chai', '2 Samosa 2 pcs; 1 Karak Chai'],
          ['खीर निकाल दीजिए', '1 Malai Boti (Single)', '1 Malai Boti (Single); 1 Kheer'],
          ['بریانی کے علاوہ سب ہٹا دیں', '1 Egg Biryani (Single)', '1 Egg Biryani (Single); 1 Cola chilled'],
          [
            'कड़ाही आधी कर दो',
            '1 Mutton Karahi (Half); 2 Garlic Naan',
            '1 Mutton Karahi (Full); 2 Garlic Naan',
          ],
        ],
      },
    ],
  ],
];
