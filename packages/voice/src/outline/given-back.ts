import { leftOut, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** Plainly against it. "Not too spicy, right" is not. */
export const against =
  / (?:(?<!not |isnt )too|had|ate|cant|cannot|wont|doesnt|dont|didnt|never|hates?|allergic|upsets?|stinks?|disagrees?|sick|rash) /;

/** "… the panini then", "a bagel instead" */
export function isInstead(behind: readonly Piece[]): boolean {
  const next = behind.slice(behind.findIndex(({ symbol }) => symbol === '#') + 1);
  return /^(?:then|instead)$/.test(next.find(({ symbol }) => !/[$&]/.test(symbol))?.symbol ?? '');
}

/** "Two halves, no sorry, two wholes of the toast", "… and a pot, no, just a cup of green tea", "half, no, not half, a whole sandwich": put right before it is named. */
const otherMeasure = leftOut(
  pattern(
    `(?<=^|(?:and|with) |(?<!# (?:\\S+ )?)${WORD})(?:[%1] |an? )?(?:[$&] )+(?:${anyOf(
      'no, nope, nah, sorry, wait, actually, well, i mean, i meant, hang on, hold on, uh, um, hmm, rather, make that, make it',
    )})+(?:not (?:an? |the |[%1] )?(?:[$&] )+)?(?:just |only |its |maybe |but )*`,
    '(?=(?:[%1] |an? )?(?:[$&] )+(?:of )?(?:the |that |those )?# )',
  ),
);

export const givenBackTurns: readonly Turn[] = [otherMeasure];
