import { say } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { calledPiece, countOf } from './known-lines.ts';
import { type LineTurn, POLITELY } from './line-words.ts';

const TAKE = anyOf(
  'remove, cancel, delete, drop, scrap, ditch, bin, lose, forget, take, take off, take out, get rid of, scratch',
);
const OFF = '(?:off |out |away |kar |ko |bhi )*';

/** "Remove them", "get rid of the two of them", "i don't want them", where just so many lines are there. */
export const theyGo: LineTurn = (known) => ({
  said: pattern(
    `(?<=^${POLITELY}(?:and |no |ok |okay |oh )*)(?:${TAKE}|(?:i|we) (?:dont|do not) (?:want|need) )`,
    `(?:them |those |these |the @ |the pair of them |the % (?:of )?them |@ )`,
    `${OFF}(?:any ?more |anymore |please |plz |thanks |again |after all )*(?=$)`,
  ),
  plainly: ([, them = []]) => {
    const last = known.lines.length - 1;
    const said = them.find((piece) => piece.count !== undefined)?.count;
    const isPair = them.some(({ symbol }) => symbol === 'pair');
    // "Two naan … remove them": those, and not the karahi before them.
    const isLast =
      countOf(known, last) > 1 && !isPair && (said ?? countOf(known, last)) === countOf(known, last);
    if (isLast) return [...say('remove the'), calledPiece(known, last)];
    return known.lines.length === (said ?? 2) ? say('remove everything') : undefined;
  },
});
