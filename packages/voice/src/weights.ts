/**
 * Every number a sentence is weighed with, by the stage that uses it. They were set by hand on the corpora beside
 * them; `bench/voice-accuracy.ts` says what a change does.
 */

/** How much a word of a title tells which dish is meant. */
export const wordWeights = {
  /** "Classic", "fresh": what a dish is anyway. */
  usual: 0.15,
  descriptor: 0.3,
  ingredient: 0.5,
  name: 1,
} as const;

/** When two words are taken for one (0..1). */
export const similarityWeights = {
  weakest: 0.55,
  /** Nearly the same: nothing was lost but a vowel. */
  nearlyExact: 0.95,
  /** The most a word that is not the very word can reach. */
  bestMisheard: 0.97,
  strong: 0.74,
  /** Words of few consonants are mistaken more easily. */
  strongShort: 0.82,
  unlikeEitherWay: 0.06,
  leastHeard: 0.5,
  leastWritten: 0.2,
  /** From here on a word counts as heard, not guessed. */
  leastSureWord: 0.9,
  /** …and a name of which no word was heard to the letter. */
  leastSureName: 0.85,
  synonym: 0.92,
  /** Only the start of a word that no other word on these menus shares. */
  abbreviated: 0.92,
  /** Where the very word is on these menus, its synonym is hardly meant. */
  rivalSynonym: 0.72,
  merged: 0.75,
  mergedLoss: 0.99,
  leastRestOfMerge: 0.5,
  /** A word that is itself on the menu is hardly a mishearing: of another only beside a surer word. */
  misheardTitleWord: 0.86,
} as const;

/** When a stretch of speech names a dish. */
export const nameWeights = {
  /** Below this nothing is offered, though what was ordered before may still be referred to so. */
  leastQuality: 0.42,
  leastReference: 0.25,
  leastShaky: 0.6,
  leastGenericCoverage: 0.7,
  /** "Fish and chips" is more than chips. */
  halfPairPenalty: 0.12,
  /** The word that says what the dish is must be heard at least so well. */
  leastAnchor: 0.64,
  fairAnchor: 0.72,
  /** …and where it was heard only so so, the rest must make up for it. */
  leastQualityOfUnfair: 0.7,
  /** Without its last word a name must be heard nearly to the letter. */
  leastHeadless: 0.88,
  /** A dish named in a list of wishes is ordered for itself from here on, counted or not. */
  leastOwn: 0.45,
  leastOwnUncounted: 0.6,
  /** A word no other title has, or the one that says what it is, will do for the whole name. */
  uniqueWord: 0.58,
  headWord: 0.45,
  /** Names this near to the best one may be meant as well. */
  asGood: 0.1,
  /** A meal is named by its main part less often than that part is. */
  mealLoss: 0.1,
  /** What a tag is worth beside the same words in a title. */
  tag: 0.9,
  /** Less missing than this is nothing missing. */
  nothing: 0.05,
  /** A descriptor may be missing. */
  little: 0.3,
  wrongOrder: 0.03,
  gapJoiner: 0.01,
  gapOption: 0.03,
  gapStrange: 0.12,
  /** "A turkey bacon sub" is a Turkey Sub with bacon. */
  gapTopping: 0.15,
  exactWords: 1.5,
  /** A food right before or behind the name speaks of another dish. */
  doubtAfterFood: 0.85,
  doubtAfterUnknown: 0.95,
  doubtBeforeFood: 0.9,
} as const;

/** What a reading of some words is worth to the decoder; the row of segments with the highest sum is taken. */
export const segmentWorths = {
  /** Each further segment costs: fewer, longer readings are preferred. */
  segmentCost: 0.02,
  /** A dish must be worth more than the loose words it is made of. */
  dishBonus: 0.05,
  plain: 0.01,
  link: 0.02,
  connector: 0.025,
  scopePerWord: 0.2,
  number: { spoken: 0.3, article: 0.05, weak: 0.03, more: 0.35 },
  measurePerWord: 0.36,
  optionPerWord: 0.35,
  optionCost: 0.04,
  menuOptionCost: 0.05,
  /** The whole name of a spice level, of several words. */
  levelPerWord: 0.8,
  unit: 0.2,
  unitOf: 0.45,
  /** How many people there are is no amount of a dish. */
  peoplePerWord: 0.42,
  /** "Meethay mein" is no sweet, whatever is called so. */
  coursePerWord: 0.7,
  /** "For anna" */
  somebody: 0.08,
  commandPerWord: 0.4,
  commandCost: 0.1,
} as const;

/** When a stretch of speech names a restaurant. */
export const restaurantWeights = {
  wholeName: 0.85,
  sure: 0.7,
  same: 0.05,
  cuedWord: 1.2,
  cue: 1,
  uncuedWord: 0.9,
} as const;

/** What it costs to give an amount, size or heat to a dish. */
export const assignCosts = {
  never: 9,
  connector: 1,
  break: 1.5,
  strayWord: 0.3,
  /** The dish cannot be had so. */
  unsupported: 3,
  repeated: 1.3,
  /** Two words for the size, of which one may as well be the heat. */
  doubtfulRepeat: 0.4,
  /** "Karahi full one biryani": a size before an amount looks back. */
  beforeAmount: 0.3,
  /** "Karahi, full, and one biryani": the more so before an "and". */
  beforeAnd: 0.6,
  /** "Biryani medium full handi": so does a heat before a size. */
  beforeSize: 0.3,
  /** A size behind one dish, and the heat behind it before the next. */
  torn: 0.3,
  /** The dish has only something like it. */
  nearSize: 0.2,
  dividedBonus: 4,
  numberBehind: 0.6,
  unitBehind: 0.3,
  optionBehind: 0.15,
} as const;

/** Which dish of which restaurant a line becomes. */
export const chooseWeights = {
  /** Scores this near count as equal, so that one restaurant can be kept to. */
  close: 0.08,
  leastAlternative: 0.2,
  unsupportedLoss: 0.1,
  /** Of several dishes of that kind, the one that can be had as asked is meant. */
  bareLoss: 4,
  /** A name that says another size than was asked for is another dish. */
  wrongSizeLoss: 0.3,
  preferredGain: 0.2,
  /** More than `close`: a closed kitchen is not kept to for the sake of one restaurant. */
  closedLoss: 0.1,
  /** Two names heard as well as each other. */
  same: 0.05,
  /** From here on a bare name stands for one kind of it: "naan" for a plain one. */
  plainName: 0.8,
  /** "The chicken" for a chicken biryani ordered before. */
  refinedReference: 0.4,
} as const;

/** What a heard name is worth as a promise: of those said with 0.9, nine in ten are right. */
export const confidenceScale = {
  /** How well the name was heard, and how often it was then the right dish; `bench/voice-unseen.ts` measures it. */
  points: [
    [0.4, 0.6],
    [0.58, 0.87],
    [0.75, 0.91],
    [0.9, 0.94],
    [1, 0.97],
  ],
  leastHeard: 0.5,
  /** How much less often a line is right where … */
  doubtFactors: {
    /** … a size or heat was said that the dish does not have, */
    isUnmet: 0.85,
    /** … words of the same sentence found no dish, */
    hasUnmatched: 0.94,
    /** … the same dish was named twice and counted together. */
    isRepeated: 0.9,
    /** … something was taken back or put right in the same sentence, */
    isAmended: 0.96,
    /** … another brand was asked for than the one on the card. */
    isOtherBrand: 0.62,
    /** … no word was heard as it is on the card, only some that sound a little like it. */
    isMisheard: 0.66,
    /** … it is open how many are wanted. */
    isAmountOpen: 0.6,
    /** … it was named in talk and may only be spoken of. */
  },
  /** Where an amount is on no line, or one dish came out with a size and once more without: half of these are wrong. */
  misreadFactor: 0.55,
  /** Below this we ask rather than take the best guess. */
  askBelow: 0.62,
} as const;

/** Which dishes are offered in place of one that was not found. */
export const nearWeights = {
  leastSimilarity: 0.8,
  /** From here on it is the same word, or another word for the same. */
  sameWord: 0.9,
  synonym: 0.9,
  category: 0.2,
} as const;
