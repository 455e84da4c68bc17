import { tokenise } from '../read/tokenise.ts';
import { inBreath, isDetail, pause, paused } from './listed-items.ts';
import { amount, isHeat, isPartOf, isSize, type Piece, type Turn } from './outline.ts';
import { anyOf, FIRST, pattern, WORD } from './words.ts';

const single: Piece = { symbol: '$', tokens: tokenise('single'), option: { text: 'single', size: 'single' } };
const asSize = (piece: Piece): Piece => (piece.tokens.at(-1)?.text === 'single' ? single : piece);

/** "Half and full of the karahi", "a family and a single biryani": one of each. */
const sizesOfOne: Turn = {
  said: pattern(
    `${FIRST}(?<![%1#$] )`,
    '(?:an? )?',
    '\\$ ',
    '(?:and|aur) (?:an? )?',
    '[$%] ',
    '(?:of (?:the |your )?)?',
    '# ',
  ),
  isJoined: true,
  plainly: ([, article = [], first = [], and = [], second = [], of = [], name = []]) => {
    // "… and a large hot chocolate" is another dish.
    const articles = article.length + and.length - 1 + (second[0]?.symbol === '%' ? 1 : 0);
    if (of.length === 0 && articles < 2) return undefined;
    const [one, other] = [first[0], second.map(asSize)[0]];
    const isSizes =
      one !== undefined && other !== undefined && isSize(one) && isSize(other) && !isHeat(other);
    return isSizes ? [one, ...name, ...and.slice(0, 1), other, ...name] : undefined;
  },
};

const one = [amount(1)];

const WHOM = `for (?:(?:my|the|our|his|her) (?:\\$ )?${WORD}|(?!(?:the|my|our|his|her|an?) )${WORD})`;

/** "Bacon cheeseburger triple for the big lad, single for me": one of it for each of them. */
const sizedForEach: Turn = {
  said: pattern(
    '(?<![%] (?:[$&] )*)# ',
    '(?:\\$ )+',
    WHOM,
    '(?:and |aur )?',
    '(?:an? |1 )?(?:\\$ )+',
    `(?=${WHOM})`,
  ),
  plainly: ([name = [], sizes = [], , and = [], other = []]) =>
    paused([
      ...name,
      ...sizes.map(inBreath),
      pause,
      ...and,
      ...name,
      ...other.filter(isDetail).map(inBreath),
    ]),
};

/** "A tuna footlong and a six inch, the six inch with no onions", "one pastrami stacked and one regular": the same dish. */
const otherSizeToo: Turn = {
  said: pattern(
    '(?:1 |an? )',
    '(?:\\$ )?',
    '# ',
    '(?:\\$ )?',
    `(?:${WHOM})?(?:and |plus |aur )?`,
    `(?:(?:my|the|our|his|her) (?:\\$ 1 |(?:(?!and )${WORD}){1,2}))?`,
    '(?:1 |an? )',
    '\\$ ',
    `(?:1 )?(?=$|the |${anyOf('for, with, without, no, and, please, both, aur, plus')})`,
  ),
  isJoined: true,
  plainly: ([first = [], ahead = [], name = [], behind = [], and = [], , other = [], size = []]) => {
    const own = [...ahead, ...behind];
    const isOther =
      own.length === 1 &&
      own.every((piece) => size[0] && isSize(piece) && isSize(size[0]) && !isPartOf(piece, size[0]));
    return isOther ? [...first, ...ahead, ...name, ...behind, ...and, ...other, ...name, ...size] : undefined;
  },
};

const REST = 'the (?:other|third|fourth|last|rest|others|remaining) (?:1 |% )?';
const PART = `(?:[%1] |${REST})(?:of them )?(?:with |in |as |should be )?(?:\\$ )+(?:${WHOM})?(?:and |aur |but )?`;
const FOR_ALL = '(?:\\$ (?:both|dono|all)|(?:both|dono|all) \\$) (?=$|and |please |aur )';
/** "The full one hot", "cream in the large one", "no nuts in any" */
const TOLD_ON =
  '(?:and |but )?(?:the \\$ (?:1 |ones? )?(?:\\$|with|without|no|extra) |(?:\\S+ ){1,7}?(?:in|on) (?:the \\$ (?:1 |ones? )?|any |either )(?:of them )?(?:$|and |please ))';

/** "Two karahi, one full one half, the full hot …": lines of their own, where more is told of them. */
const toldParts: Turn = {
  said: pattern('(?:%|do) ', '# ', `(?:${PART}){2,}`, `${FOR_ALL}|(?=${TOLD_ON})`),
  plainly: ([many = [], name = [], parts = [], shared = []]) => {
    // "The other two" is one part.
    const starts = [...parts.keys()].filter((at) =>
      parts[at]?.symbol === 'the' ? isRest(parts[at + 1]) : isCount(parts[at]) && !isRest(parts[at - 1]),
    );
    const told = starts.map((from, at) => parts.slice(from, starts[at + 1] ?? parts.length));
    const whole = many[0]?.count ?? 2;
    const counted = told.map((part) => part.find(({ count }) => count !== undefined)?.count);
    const known = counted.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    const isLeft = counted.filter((count) => count === undefined).length === 1 && known < whole;
    if (!isLeft && (counted.includes(undefined) || known !== whole)) return undefined;
    const each = [...name, ...shared.filter(isDetail)];
    return paused(
      told.flatMap((part, at) => [
        pause,
        amount(counted[at] ?? whole - known),
        ...each,
        ...part.slice(part.findIndex(isDetail)),
      ]),
    );
  },
};
const isCount = (piece: Piece | undefined): boolean => /^[%1]$/.test(piece?.symbol ?? '');
const isRest = (piece: Piece | undefined): boolean =>
  /^(?:other|third|fourth|last|rest|others|remaining)$/.test(piece?.symbol ?? '');

/** "Two pakoras, one with chutney one without but mild both": the heat is that of all. */
const wishedParts: Turn = {
  said: pattern(
    '(?:% (?:& )?)?# (?:% (?:& )?)?',
    `(?:[%1] (?:& |pack )?(?:with|without|no|extra) (?:~ |(?!but |and |same |both |all )${WORD}){0,3}(?:and )?){2,}`,
    '(?:but |and |same )*',
    FOR_ALL,
  ),
  isJoined: true,
  plainly: ([dish = [], parts = [], , shared = []]) => [
    ...dish.filter(({ symbol }) => symbol !== '#'),
    ...dish.filter(({ symbol }) => symbol === '#'),
    ...shared.filter(isDetail),
    ...parts.filter(({ symbol }) => symbol !== 'pack'),
  ],
};

/** "Two mochas, mine is small and hers is large" */
const ownParts: Turn = {
  said: pattern(
    '% ',
    '(?:\\$ )*',
    '# ',
    '(?:(?:and )?(?:mine|(?:my |the |our )?[a-z]+s) (?:is |should be |are |wants )?(?:a )?(?:\\$ )+){2,}',
  ),
  plainly: ([many = [], shared = [], name = [], parts = []]) => {
    const sizes = parts.filter(isDetail);
    const isEach =
      sizes.length === many[0]?.count &&
      sizes.every((size, at) => parts[parts.indexOf(size) - 1] !== sizes[at - 1]);
    return isEach
      ? paused(sizes.flatMap((size) => [pause, ...one, ...shared, ...name, size].map(inBreath)))
      : undefined;
  },
};

export const partTurns: readonly Turn[] = [
  sizesOfOne,
  sizedForEach,
  otherSizeToo,
  ownParts,
  toldParts,
  wishedParts,
];
