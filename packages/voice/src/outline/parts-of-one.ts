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
    '(?:and |aur )?(?:an? |1 )?',
    `(?=(?:\\$ )+${WHOM})`,
  ),
  plainly: ([name = [], sizes = [], , and = []]) => [...name, ...sizes, ...and, ...name],
};

/** "A tuna footlong and a six inch, the six inch with no onions", "one pastrami stacked and one regular": the same dish. */
const otherSizeToo: Turn = {
  said: pattern(
    '(?:1 |an? )',
    '(?:\\$ )?',
    '# ',
    '(?:\\$ )?',
    `(?:${WHOM})?(?:and |plus |aur )?`,
    '(?:1 |an? )',
    '\\$ ',
    `(?:1 )?(?=$|the |${anyOf('for, with, without, no, and, please, both, aur, plus')})`,
  ),
  isJoined: true,
  plainly: ([first = [], ahead = [], name = [], behind = [], and = [], other = [], size = []]) => {
    const own = [...ahead, ...behind];
    const isOther =
      own.length === 1 &&
      own.every((piece) => size[0] && isSize(piece) && isSize(size[0]) && !isPartOf(piece, size[0]));
    return isOther ? [...first, ...ahead, ...name, ...behind, ...and, ...other, ...name, ...size] : undefined;
  },
};

/** "Two karahi, one full one half, the full hot …": lines of their own, where more is told of them. */
const toldParts: Turn = {
  said: pattern(
    '(?:%|do) ',
    '# ',
    '(?:[%1] (?:with )?(?:\\$ )+(?:and |aur )?){2,}',
    '(?:\\$ (?:both|dono)|(?:both|dono) \\$) (?=$|and |please |aur )|(?=(?:and |but )?(?:the \\$ (?:1 |ones? )?(?:\\$|with|without|no|extra) |(?:\\S+ ){1,7}?(?:in|on) the \\$ (?:1 |ones? )?(?:$|and |please )))',
  ),
  plainly: ([many = [], name = [], parts = [], shared = []]) => {
    const counts = parts.flatMap(({ count }) => count ?? []);
    const isAll = counts.reduce((sum, count) => sum + count, 0) === (many[0]?.count ?? 2);
    const each = [...name, ...shared.filter(isDetail)];
    const ofEach = (piece: Piece) => (/^[%1]$/.test(piece.symbol) ? [pause, piece, ...each] : [piece]);
    return isAll ? paused(parts.flatMap(ofEach)) : undefined;
  },
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

export const partTurns: readonly Turn[] = [sizesOfOne, sizedForEach, otherSizeToo, ownParts, toldParts];
