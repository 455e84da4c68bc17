import { tokenise } from '../read/tokenise.ts';
import { isDetail, pause, paused } from './listed-items.ts';
import { isHeat, isSize, type Piece, type Turn } from './outline.ts';
import { FIRST, pattern, WORD } from './words.ts';

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

/** "Two karahi, one full one half, the full hot …": lines of their own, where more is told of them. */
const toldParts: Turn = {
  said: pattern(
    '(?:%|do) ',
    '# ',
    '(?:[%1] (?:with )?(?:\\$ )+(?:and |aur )?){2,}',
    '(?:\\$ (?:both|dono)|(?:both|dono) \\$) (?=$|and |please |aur )|(?=(?:and |but )?the \\$ (?:1 |ones? )?\\$ )',
  ),
  plainly: ([amount = [], name = [], parts = [], shared = []]) => {
    const counts = parts.flatMap(({ count }) => count ?? []);
    const isAll = counts.reduce((sum, count) => sum + count, 0) === (amount[0]?.count ?? 2);
    const each = [...name, ...shared.filter(isDetail)];
    const ofEach = (piece: Piece) => (/^[%1]$/.test(piece.symbol) ? [pause, piece, ...each] : [piece]);
    return isAll ? paused(parts.flatMap(ofEach)) : undefined;
  },
};

/** "Two mochas, mine is small and hers is large" */
const ownParts: Turn = {
  said: pattern(
    '% ',
    '# ',
    '(?:(?:and )?(?:mine|[a-z]+s) (?:is |should be |are |wants )?(?:a )?(?:\\$ )+){2,}',
  ),
  plainly: ([amount = [], name = [], parts = []]) => {
    const sizes = parts.filter(isDetail);
    const isEach =
      sizes.length === amount[0]?.count &&
      sizes.every((size, at) => parts[parts.indexOf(size) - 1] !== sizes[at - 1]);
    return isEach ? sizes.flatMap((size) => [...name, size]) : undefined;
  },
};

export const partTurns: readonly Turn[] = [sizesOfOne, sizedForEach, ownParts, toldParts];
