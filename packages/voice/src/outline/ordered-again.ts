import { amount, type Piece, type Turn } from './outline.ts';
import { HAD } from './spoken-about.ts';
import { anyOf, LEAD, pattern, WORD } from './words.ts';

/** "… they were so good", "… my son loved it": no other dish is spoken of, and nothing is refused. */
const TOLD = `(?:(?!${anyOf('instead, not again, never again, no more')})(?:${WORD}|[~$] |[%1] (?=${anyOf('minutes?, seconds?, hours?, days?, weeks?, people, of us, bites?')})))`;
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];
/** An amount before "more" is a word of the order it goes back to. */
const COUNT = `(?:[%1@] |${anyOf(counts.join(', '))})`;
const TURNED = `(?:${anyOf(
  `so, today, tonight, this time, now, then, please, just, and, send, send me, send us, give me, give us, get me, get us, bring me, bring us, i want, we want,
   i need, we need, id like, wed like, id love, ill have, ill take, ill get, well have, well take, well get, lets have, lets get, lets do, lets make it, make it, can i have, can i get,
   can we have, can we get, could i have, could we have, i need to have, aaj, ab, is dafa, is bar, is hafte, phir, phir se, bhi, dobara`,
)})*`;
/** It is one of those that were spoken of. */
const OF_THOSE = `(?:of )?${anyOf('those, that, them, these, it, the same')}`;
const NOW = anyOf(
  'again, please, today, tonight, this time, now, more, ones?, 1, too, as well, bhej do, bhejna, bhej dein, de do, dena, dedo, kar do',
);
/** "… i'd like that again" */
const THAT = '(?:that|those|it) (?:1 |ones? )?(?:again |(?=[$&] ))';
/** "Another large one", "four more of those", "one full again", "three this time". */
const ORDER = [
  `(?=another |an? |the same |${COUNT}|[$&] |${THAT})(?:another |an? |the same |${THAT})?`,
  `(?:${COUNT})?`,
  '(?:[$&] )*',
  `(?:more |${OF_THOSE}|${NOW})*`,
] as const;
const OVER = `(?=$|${anyOf('and, plus, also, aur, with, without, for, but, no, in, to, if')})`;
const goesBack = /^(?:another|more|again|of|same|one|1|ones|today|tonight|time|dobara|@)$/;

/** The amount and size as they stand before a name. */
function leadOf([said]: readonly Piece[], sizes: readonly Piece[]): Piece[] {
  return [amount(said?.count ?? Math.max(1, countOf(said?.symbol ?? ''))), ...sizes];
}
const countOf = (said: string): number => (said === 'twelve' ? 12 : counts.indexOf(said) + 1);

const orderedAgain = (opening: readonly [string, string]): Turn => ({
  said: pattern(opening[0], '# ', `${opening[1]}${TOLD}{0,16}?`, TURNED, ...ORDER, OVER),
  plainly: ([, name = [], , turned = [], first = [], count = [], sizes = [], behind = []]) => {
    const isCounted =
      count.length + sizes.length > 0 || /^(?:another|the|that|those|it)$/.test(first[0]?.symbol ?? '');
    const isOrdered =
      turned.some(({ symbol }) => !/^(?:and|please|just|now)$/.test(symbol)) ||
      [...first, ...behind].some(({ symbol }) => goesBack.test(symbol));
    return isCounted && isOrdered ? [...leadOf(count, sizes), ...name] : undefined;
  },
});

/** "I had two brownies yesterday, they were so good, send me another three": what was had is ordered once more. */
const hadAgain = orderedAgain([`${HAD}${LEAD}`, '']);

export const orderedAgainTurns: readonly Turn[] = [hadAgain];
