import { family, phrases } from './words.ts';

/** What a spoken size may mean, from small to large; a dish's own portion names carry one of these too. */
export type Size =
  | 'mini'
  | 'small'
  | 'regular'
  | 'medium'
  | 'large'
  | 'extraLarge'
  | 'family'
  | 'quarter'
  | 'half'
  | 'full'
  | 'single'
  | 'double'
  | 'triple';

/** Heat from none to very hot. */
export type Heat = 0 | 1 | 2 | 3 | 4;

export const sizePhrases: Readonly<Record<Size, readonly string[]>> = {
  mini: ['mini', 'tiny', 'extra small', 'baby', 'personal', 'kids', 'kid size', 'junior'],
  small: phrases(
    `small, smaller, smallest, little, chota, chhota, choti, chhoti, chotay, chote, chhote, short, tall,
     titchy, teeny, dinky, pequeno, pequena, chico, chica`,
  ),
  regular: ['regular', 'normal', 'standard', 'ordinary', 'usual'],
  medium: ['medium', 'mediam', 'darmiyana', 'middle', 'mid', 'mediano', 'mediana', 'grande'],
  large: phrases(
    `large, larger, largest, massive, ginormous, big, bigger, biggest, bara, bada, bari, badi, baray, bare, bade, barge,
     venti, long one, longer one, longest one, as big as they come, as big as it comes, as large as they come, as large as it comes, as big as possible`,
  ),
  extraLarge: phrases(
    `extra large, xl, x large, jumbo, king, super size, supersize, super large, extra big, monster,
     trenta, mega`,
  ),
  family: ['family', 'family size', 'family pack', 'party', 'party size', 'sharing', 'to share'],
  quarter: ['quarter', 'paav', 'quarter plate'],
  half: ['half', 'aadha', 'adha', 'aadhi', 'adhi', 'hof', 'haf'],
  full: phrases(
    `full, whole, poora, pura, poori, puri, mukammal, sabut, poori plate, complete, entire, fool plate`,
  ),
  single: ['single', 'one person', 'solo'],
  double: ['double', 'doppio', 'dabal', 'dubble', 'doble'],
  triple: ['triple', 'triples'],
};

/** Steps of a menu whose cups are not called small, medium and large. */
export const cupSizes: ReadonlyMap<string, Size> = new Map([
  ['short', 'mini'],
  ['tall', 'small'],
  ['grande', 'medium'],
  ['venti', 'large'],
  ['trenta', 'extraLarge'],
]);

/** When a dish lacks the size that was said, these are taken in its place, best first. */
export const sizeFallbacks: Readonly<Record<Size, readonly Size[]>> = {
  mini: ['small', 'quarter', 'half', 'single', 'regular'],
  small: ['mini', 'half', 'single', 'regular'],
  regular: ['medium', 'single', 'small'],
  medium: ['regular'],
  large: ['full', 'double', 'extraLarge', 'family'],
  extraLarge: ['family', 'large', 'full', 'double'],
  family: ['extraLarge', 'large', 'full', 'double'],
  quarter: [],
  half: ['small'],
  full: ['large', 'family'],
  single: ['regular', 'small'],
  double: ['large'],
  triple: [],
};

/** "As hot as it comes" */
const asCanBe =
  'possible, it comes, they come, it gets, they get, it goes, it can be, they can be, you can, you can make it, you can make them, you can get it, you can go, you do it, you do them, you dare';
const spiceNames = 'spice, spices, spiciness, heat, chilli, chillies, masala, mirch';
const urduHot = 'teekha, teekhi, teekhay, teekhe, tikha, tikhi, spicy';
const urduVery = 'zyada, ziada, bohat, bahut, bohot, bohat zyada, bahut zyada, bohot zyada';
const urduNot =
  'nahi, nahin, na ho, nahi ho, nahi chahiye, nahin chahiye, nahi karna, na karna, nahi rakhna, na rakhna';

export const heatPhrases: Readonly<Record<Heat, readonly string[]>> = {
  0: [
    ...family(urduHot, urduNot),
    ...phrases(
      `no spice, no spices, no spicy, not spicy, not spicy at all, non spicy, without spice, without spices,
     zero spice, nothing spicy, nothing hot, cannot eat spicy, cant eat spicy, cannot eat spicy food, cant eat spicy food,
     cannot eat hot food, cant eat hot food, dont eat spicy, doesnt eat spicy, does not eat spicy, cannot handle spicy, cant handle spicy,
     cannot have spicy, cant have spicy, cannot take spicy, cant take spicy, bina mirch, bina mirchi, bagair mirch, no chilli, no chili, no mirch, not hot,
     spice free, without chilli, without chillies, without chilies, without mirch, mirch nahi, mirchi nahi, mirch nahin, mirch nahi dalna, mirch mat dalna, mirch na dalna, mirch na ho, mirch bilkul nahi`,
    ),
  ],
  1: [
    ...family('as', 'mild', 'as', asCanBe),
    ...family(
      'keep the, keep, keep that, turn the, bring the, take the, with the',
      spiceNames,
      'low, down, light, minimal, mild, to a minimum, gentle',
    ),
    ...family(
      'easy on, light on, lighter on, gentle on, go easy on, go light on, not much, not a lot of, hardly any, barely any, almost no, next to no, very little, only a little, just a little, a tiny bit of, just a touch of',
      `${spiceNames}, the spice, the spices, the heat, the chilli, the chillies, the masala, the mirch`,
    ),
    ...family(`itna, itni, itnay, ${urduVery}`, `${urduHot}, mirch, mirchi`, urduNot),
    ...phrases(
      `mild, milder, mildly spicy, mild spicy, mild spice, less spicy, less spice, less hot, low spicy, low spice,
     light spice, light spicy, lightly spiced, a little spicy, little spicy, a bit spicy, bit spicy,
     slightly spicy, not too spicy, nothing too spicy, nothing very spicy, nothing too hot, dont like it spicy, doesnt like it spicy, dont like spicy,
     doesnt like spicy, dont want it spicy, dont make it spicy, not very spicy, not so spicy, not that spicy, not too hot, kam mirch,
     kam mirchi, mirch kam, mirchi kam, mirch kam rakhna, mirch kam rakhein, kam teekha, kam spicy, halka,
     halki mirch, kam masala, kam masalay, kam mirch wala, thora spicy, thori mirch, gentle,
     lighter spice, less mirch, less masala, less chilli, easy on the spice, less spicey, minimum spice,
     miled, pheeka, pheeki, pheekay, phika, phiki`,
    ),
  ],
  2: phrases(
    `medium, medium spicy, medium spice, medium hot, normal, normal spice, normal spicy, regular spice,
     regular spicy, average spice, moderate, moderately spicy, normal mirch, medium mirch,
     darmiyani mirch, standard spice, medium heat, mid spicy, moderate spice, regular`,
  ),
  3: phrases(
    `spicy, spicey, hot, hot and spicy, spicy hot, teekha, teekhi, teekhay, teekhe, tikha, tikhi, mirch wala,
     mirchi wala, mirch, tez mirch, mirch tez, mirchi tez, mirch tez rakhna, mirch tez rakhein, tez, chatpata, chatpatay, with chilli, with spice, high spice,
     more spice, more spicy, nice and spicy, spiced, spicier, hotter, karara`,
  ),
  4: [
    ...family(urduVery, `${urduHot}, mirch, mirchi`),
    ...family('extra', urduHot),
    ...family('as', 'hot, spicy', 'as', asCanBe),
    ...phrases(
      `extra hot, extra spicy, extra spice, extra chilli, very spicy, very hot, super spicy, super hot,
     really spicy, really hot, too spicy, so spicy, full mirch, bohat tez mirch, bohot tez mirch, bahut tez mirch, bohat tez, bohot tez,
     bahut tez, extremely spicy, extremely hot, spiciest, hottest, maximum spice, max spice, red hot,
     maximum heat, max heat, full heat, fiery, extra mirch, x hot, extra extra spicy, lots of spice, lots of chilli,
     super duper spicy, burning hot, extra masala, extra spicey`,
    ),
  ],
};

/** Names a menu may give its levels, though nobody would say them of a dish unasked. */
export const levelNames: ReadonlyMap<string, Heat> = new Map([
  ['low', 1],
  ['light', 1],
  ['kids', 1],
  ['original', 2],
  ['high', 3],
  ['strong', 3],
  ['desi', 3],
  ['fire', 4],
  ['inferno', 4],
  ['volcano', 4],
  ['nuclear', 4],
]);

/** When a dish lacks that heat, the nearest that keeps the meaning. */
export const heatFallbacks: Readonly<Record<Heat, readonly Heat[]>> = {
  0: [1],
  1: [0],
  2: [],
  3: [4],
  4: [3],
};
