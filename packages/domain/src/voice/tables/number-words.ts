/** Words that are a number wherever they stand: English, and Urdu/Hindi as it is romanised. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    ek: 1,
    aik: 1,
    teen: 3,
    tin: 3,
    char: 4,
    chaar: 4,
    panch: 5,
    paanch: 5,
    chay: 6,
    chhe: 6,
    che: 6,
    saat: 7,
    sat: 7,
    aath: 8,
    aat: 8,
    nau: 9,
    das: 10,
    dus: 10,
    gyarah: 11,
    barah: 12,
    pandrah: 15,
    bees: 20,
  }),
);

/** A number only when a dish, a unit or a size follows at once: too common as ordinary words. */
export const weakNumberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ do: 2, due: 2, to: 2, too: 2, tu: 2, for: 4, fore: 4, tree: 3, free: 3, ate: 8, won: 1, sex: 6 }),
);

/** Phrases with a fixed count. The longest wins. */
export const countPhrases: readonly (readonly [phrase: string, count: number])[] = [
  ['a couple of', 2],
  ['a couple', 2],
  ['couple of', 2],
  ['couple', 2],
  ['a pair of', 2],
  ['pair of', 2],
  ['a few', 3],
  ['half a dozen', 6],
  ['half dozen', 6],
  ['a half dozen', 6],
  ['a dozen', 12],
  ['one dozen', 12],
  ['ek darjan', 12],
  ['darjan', 12],
  ['dozen', 12],
  ['aadha darjan', 6],
  ['a single', 1],
  ['just one', 1],
  ['only one', 1],
];

export const articles: ReadonlySet<string> = new Set(['a', 'an', 'koi']);

/** Fractions as they are said before a measure: "half kilo", "one and a half litre", "dedh litre". */
export const fractionWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ half: 0.5, aadha: 0.5, adha: 0.5, aadhi: 0.5, quarter: 0.25, paav: 0.25, pao: 0.25, dedh: 1.5, derh: 1.5, dhai: 2.5 }),
);
