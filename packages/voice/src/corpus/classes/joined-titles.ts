import type { CorpusSets } from '../corpus.ts';
import { chipShopMenu } from '../menus/chip-shop.ts';

/** "Cod and chips" is the dish called so, not its two halves; with an amount or an article between them it is both. */
export const joinedTitleSets: CorpusSets = [
  [
    chipShopMenu,
    [
      {
        group: 'names joined by "and"',
        cases: [
          ['cod and chips please', '1 Cod and Chips'],
          ['large cod and chips with plenty of vinegar', '1 Cod and Chips (Large)'],
          [
            'two small haddock and chips and a large mushy peas',
            '2 Haddock and Chips (Small); 1 Mushy Peas (Large)',
          ],
          ['a cod and chips, a fishcake and a scampi', '1 Cod and Chips; 1 Fishcake; 1 Scampi'],
          ['double pie and mash and bread and butter', '1 Pie and Mash (Double); 1 Bread and Butter'],
          [
            'five cod and chips, three large and two small',
            '3 Cod and Chips (Large); 2 Cod and Chips (Small)',
          ],
          [
            'can i get haddock and chips regular and one cola can',
            '1 Haddock and Chips (Regular); 1 Cola (Can)',
          ],
          ['three bottles of dandelion and burdock', '3 Dandelion and Burdock (Bottle)'],
          ['a cod and two chips', '1 Cod; 2 Chips'],
          ['one haddock and a large chips', '1 Haddock; 1 Chips (Large)'],
          ['a large cod, small chips and curry sauce', '1 Cod (Large); 1 Chips (Small); 1 Curry Sauce'],
          ['scampi and chips', '1 Scampi; 1 Chips'],
        ],
      },
    ],
  ],
];
