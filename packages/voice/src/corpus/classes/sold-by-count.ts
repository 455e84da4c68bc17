import type { CorpusSets } from '../corpus.ts';
import { harbourWingMenu } from '../menus/harbour.ts';

/** What is sold in sixes and twelves: the number is the portion, not how many of them. */
export const soldByCountSets: CorpusSets = [
  [
    harbourWingMenu,
    [
      {
        group: 'sold by count: the number before the dish',
        cases: [
          ['twelve buffalo wings hot', '1 Buffalo Wings (Twelve) {Hot}'],
          [
            'six honey garlic wings and twelve buffalo wings mild with ranch',
            '1 Honey Garlic Wings (Six); 1 Buffalo Wings (Twelve) {Mild}',
          ],
          [
            'hiya can i have twenty buffalo wings medium and a large lemonade',
            '1 Buffalo Wings (Twenty) {Medium}; 1 Lemonade (Large)',
          ],
          ['ten chicken dumplings spicy please', '1 Chicken Dumplings (Ten) {Spicy}'],
          ['five veg dumplings and four spring rolls', '1 Veg Dumplings (Five); 1 Spring Rolls (Four)'],
          ['eight prawn toast for my sister', '1 Prawn Toast (8 pcs)'],
          ['two lots of six buffalo wings both mild', '2 Buffalo Wings (Six) {Mild}'],
          [
            'six buffalo wings hot six buffalo wings mild in separate boxes',
            '1 Buffalo Wings (Six) {Hot}; 1 Buffalo Wings (Six) {Mild}',
          ],
          [
            'five chicken strips hot and five chicken strips mild',
            '1 Chicken Strips (5 pieces) {Hot}; 1 Chicken Strips (5 pieces) {Mild}',
          ],
          ['three churros and a mango sorbet', '1 Churros (Three); 1 Mango Sorbet'],
          ['two spring rolls', '2 Spring Rolls'],
          ['two fries and two lemonades', '2 Fries; 2 Lemonade'],
          ['twelve macarons', '1 Macarons (Box of 12)'],
        ],
      },
      {
        group: 'sold by count: pieces, counts and boxes',
        cases: [
          ['the twelve piece buffalo wings medium', '1 Buffalo Wings (Twelve) {Medium}'],
          [
            'buffalo wings hot the twenty count and a ginger beer',
            '1 Buffalo Wings (Twenty) {Hot}; 1 Ginger Beer',
          ],
          ['spring rolls eight pieces do plate', '2 Spring Rolls (Eight)'],
          ['chicken dumplings ten piece mild two plates', '2 Chicken Dumplings (Ten) {Mild}'],
          ['two six piece honey garlic wings', '2 Honey Garlic Wings (Six)'],
          [
            'veg dumplings the five one and prawn toast the eight',
            '1 Veg Dumplings (Five); 1 Prawn Toast (8 pcs)',
          ],
          ['spring rolls the bigger eight one please', '1 Spring Rolls (Eight)'],
          ['an order of ten veg dumplings', '1 Veg Dumplings (Ten)'],
          ['a portion of five chicken dumplings spicy', '1 Chicken Dumplings (Five) {Spicy}'],
          ['churros six of them to share', '1 Churros (Six)'],
          [
            'a ten inch margherita and a fourteen inch pepperoni',
            '1 Margherita (10 inch); 1 Pepperoni (14 inch)',
          ],
          ['pepperoni fourteen inch two of them', '2 Pepperoni (14 inch)'],
          ['two boxes of twelve macarons', '2 Macarons (Box of 12)'],
          ['three box of six macarons', '3 Macarons (Box of 6)'],
          [
            'twelve buffalo wings hot ranch on the side and six more mild',
            '1 Buffalo Wings (Twelve) {Hot}; 1 Buffalo Wings (Six) {Mild}',
          ],
          [
            'twelve buffalo wings medium and can you do half of them with ranch',
            '1 Buffalo Wings (Twelve) {Medium}',
          ],
          ['strips chicken wali paanch piece hot ek', '1 Chicken Strips (5 pieces) {Hot}'],
          ['spring rolls ate pieces', '1 Spring Rolls (Eight)'],
        ],
      },
    ],
  ],
];
