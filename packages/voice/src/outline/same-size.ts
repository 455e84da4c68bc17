import { isDetail, itemsOf } from './listed-items.ts';
import { isHeat, isSize, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern } from './words.ts';

const SIZE = `(?:${anyOf('size, sized, sizes')}|& )`;
const THE = `(?:${anyOf('in, of, also, at, with, to be, bhi, is')})*(?:the |a )?(?:exact )?`;
const AS = `(?:as (?:${anyOf('that, the other, the first, the last, before, mine, his, hers, above, well')})(?:1 |ones? )?)?`;

/** The last size, or heat, that was said of a dish; "medium" is one where the other was said as well. */
function lastSaid(before: readonly Piece[], isWanted: (piece: Piece) => boolean): Piece | undefined {
  const { items } = itemsOf(before);
  const item = items.findLast(({ sizes }) => sizes.some(isWanted));
  const fitting = (item?.sizes ?? before.filter(isDetail)).filter(isWanted);
  return fitting.findLast((piece) => isSize(piece) !== isHeat(piece)) ?? fitting.at(-1);
}

/** "The same size lemonade", "a mocha in the same size", "same size same spice": said with its own word. */
export const sameSize: Turn = {
  said: pattern(`${THE}(?:same|that) `, SIZE, `${AS}(?:too )?`),
  isJoined: true,
  plainly: ([, sized = []], before, behind) => {
    // "My mother can't chew that, can she"
    if (!/^sized?s?$/.test(sized[0]?.tokens[0]?.text ?? '')) return undefined;
    const size = lastSaid(before, isSize);
    const isOf = behind[0]?.symbol === 'of';
    return size && !isOf ? [size] : undefined;
  },
};
