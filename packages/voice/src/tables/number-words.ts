import { urduNumbers } from './urdu-words.ts';
import { numbers } from './words.ts';

/** Words that are a number wherever they stand: English, and Urdu/Hindi as it is romanised. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numbers(
    `zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15,
   sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fourty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90,
   uno 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, doce 12, trece 13, quince 15, veinte 20, wahid 1, wahda 1,
   itnein 2, itnen 2, ithnain 2, ithnayn 2, ithnan 2, talata 3, thalatha 3, thalath 3, arba 4, arbaa 4, khamsa 5, sitta 6, sabaa 7, thamania 8,
   thamaniya 8, tamanya 8, tisaa 9, ashara 10, deux 2, trois 3, quatre 4, cinq 5, huit 8, neuf 9, zwei 2, drei 3, vier 4, sechs 6, sieben 7, acht 8,
   neun 9, zehn 10`,
  ),
  ...urduNumbers,
]);

/** A number only when a dish, a unit or a size follows at once: too common as ordinary words. */
export const weakNumberWords: ReadonlyMap<string, number> = new Map(
  numbers(`do 2, due 2, to 2, too 2, tu 2, for 4, fore 4, tree 3, free 3, ate 8, sicks 6, won 1, sex 6`),
);

/** Phrases with a fixed count. The longest wins. */
export const countPhrases: readonly (readonly [phrase: string, count: number])[] = numbers(
  `a couple of 2, a couple 2, couple of 2, couple 2, a pair of 2, a pair 2, a brace of 2, brace of 2, pair of 2, a few 3, a trio of 3, trio of 3,
   a threesome of 3, a quartet of 4, quartet of 4, a foursome of 4, half a dozen 6, half dozen 6, a half dozen 6, a dozen 12, a dozen and a half 18,
   one dozen and a half 18, one dozen 12, dozen 12, darjan 12, ek dozen 12, aadha dozen 6, adha dozen 6, ek darjan 12, aadha darjan 6, adha darjan 6,
   media docena de 6, media docena 6, una docena de 12, una docena 12, docena de 12, docena 12, a single 1, just one 1, only one 1`,
);

export const articles: ReadonlySet<string> = new Set(['a', 'an', 'koi']);

/** Fractions as they are said before a measure: "half kilo", "one and a half litre", "dedh litre". */
export const fractionWords: ReadonlyMap<string, number> = new Map(
  numbers(
    `half 0.5, aadha 0.5, adha 0.5, aadhi 0.5, quarter 0.25, paav 0.25, pao 0.25, dedh 1.5, derh 1.5, dhai 2.5`,
  ),
);
