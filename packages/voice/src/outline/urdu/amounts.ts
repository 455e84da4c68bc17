import { toldWish } from '../../read/word-keys.ts';
import { amount, type Piece, type Turn, textOf } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { asAmount, FOR_WHOM, GIVEN, inOneBreath, OF_IT, OVER, TWO } from './words.ts';

const giving = new RegExp(`(?<!\\S)(?:${GIVEN})`);

/** Is a "do" at the very end an amount? Where the others are counted behind their names, or the giving is said elsewhere. */
function isCountedElsewhere(before: readonly Piece[]): boolean {
  const text = textOf(before);
  return /# (?:(?:\$|&|ka|ki|ke|wala|wali|bhi) )*[%1] (?:aur |and |$|#)/.test(text) || giving.test(text);
}

const UNCOUNTED = `(?<![%1] (?:[$&] )*|(?:^| )do (?:[$&] )*)`;

/** "Gulab jamun bhi do plate", "egg fried rice regular do", "bagel chahiye do": behind a name that was not counted it is no "give". */
export const twoBehind: Turn = {
  said: pattern(
    `${UNCOUNTED}# ${OF_IT}`,
    `(?:${anyOf('chahiye, chahye, chaiye, dena, lena, to, toh, bas, bhi chahiye')})?`,
    'do ',
    `(?=(?:aur |and |[&$] |${toldWish} |${OVER}|${GIVEN}|${FOR_WHOM}(?:aur |and |$)|${anyOf('lekin, but, magar, kyunke, hi')}|[%1] (?:\\$ [%1] \\$ |bina |baghair |without |with )))`,
  ),
  plainly: ([name = [], wanted = []], before, behind) => {
    const text = textOf(behind);
    const isLast = new RegExp(`^(?:${OVER})`).test(text);
    const isAlso = name.at(-1)?.symbol === 'bhi';
    // "Lassi bhi do": give me one, too.
    const isGive =
      wanted.length === 0 &&
      (isAlso ? !/^(?:[&$]|toldwish) /.test(text) : isLast && !isCountedElsewhere(before));
    // "Kulfi do large falooda": of the one that follows, unless that is counted behind its name.
    const isOfNext = /^(?:[$&] )+# (?!(?:[$&] )*[%1] )/.test(text);
    if (isGive || isOfNext) return undefined;
    return inOneBreath([amount(2), ...name.filter(({ symbol }) => symbol !== 'bhi'), ...wanted], name[0]);
  },
  isJoined: true,
};

const BEHIND = `# ${OF_IT}${TWO}(?:[$&] )*(?:aur |and )?`;

/** "Fried rice sharing ek egg rice regular do": every amount stands behind its name. */
export const allBehind: Turn = {
  said: pattern(`(?<![%1$&] |(?:^| )(?:do|a|an) )(?:${BEHIND}){2,}`, `(?=${OVER}|${GIVEN})`),
  plainly: ([list = []]) => {
    const starts = list.flatMap(({ symbol }, at) => (symbol === '#' ? [at] : []));
    return starts.flatMap((start, place) => {
      const item = list.slice(start, starts[place + 1]);
      const count = item.find(({ symbol }) => /^(?:do|[%1])$/.test(symbol));
      return count === undefined
        ? item
        : inOneBreath([asAmount(count), ...item.filter((piece) => piece !== count)], item[0]);
    });
  },
  isJoined: true,
};
