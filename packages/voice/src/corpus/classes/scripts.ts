import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** Orders in Urdu and Hindi script. */
export const scriptSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'script',
        cases: [
          ['एक पालक पनीर हाफ और चार रोटी', '1 Palak Paneer (Half); 4 Tandoori Roti'],
          ['تین گارلک نان اور ایک مٹن کڑاہی فل', '3 Garlic Naan; 1 Mutton Karahi (Full)'],
          ['ایک بٹر چکن ہاف', '1 Butter Chicken (Half)'],
          ['دو حلوہ پوری اور دو کڑک چائے', '2 Halwa Puri; 2 Karak Chai'],
          ['दो चिकन बिरयानी डबल तीखी', '2 Chicken Biryani (Double) {Hot}'],
          ['ایک پیپرونی پیزا لارج اور ایک گارلک بریڈ', '1 Pepperoni Pizza (Large); 1 Garlic Bread'],
          ['एक पेपरोनी पिज़्ज़ा मीडियम', '1 Pepperoni Pizza (Medium)'],
          ['چار سموسہ چاٹ اور ایک فروٹ چاٹ', '4 Samosa Chaat; 1 Fruit Chaat'],
          ['तीन बटर चिकन हाफ', '3 Butter Chicken (Half)'],
          ['दो मटन बिरयानी फैमिली और एक रायता नहीं', '2 Mutton Biryani (Family)'],
          ['ایک پالک پنیر فل اور دو چیز نان', '1 Palak Paneer (Full); 2 Cheese Naan'],
          ['दो आलू पराठा और एक कड़क चाय', '2 Aloo Paratha; 1 Karak Chai'],
          ['एक फजीता पिज़्ज़ा लार्ज और दो कोला', '1 Fajita Pizza (Large); 2 Cola'],
          ['تین ملائی بوٹی ڈبل', '3 Malai Boti (Double)'],
          ['चार गुलाब जामुन और एक कुल्फी', '4 Gulab Jamun; 1 Kulfi'],
        ],
      },
    ],
  ],
];
