import { isNamesake, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** Amounts that stand before their name though they are worded as if they stood behind it. */

const isPaused = (piece: Piece | undefined): boolean => piece?.tokens[0]?.afterBreak === true;

/** "… and two of those cold lemonades": what follows in the same breath is counted, not what was named before. */
export const ofThoseAhead: Turn = {
  said: pattern(
    `(?:(?<!# (?:[$&] )*)@ |${anyOf('two, three, four, five, six, seven, eight, nine, ten, twelve')}of ${anyOf('those, these')})`,
    `(?:(?!${anyOf('and, plus, aur, please, with, without, for, in, no, but')})${WORD}){0,2}`,
    '(?=(?:[$&] )*# (?![%1@] ))',
  ),
  isJoined: true,
  plainly: ([said = [], words = []], before, behind) => {
    const tokens = said.flatMap((piece) => piece.tokens);
    const isThose = /^(?:those|these)$/.test(tokens.at(-1)?.text ?? '');
    const name = behind.findIndex(({ symbol }) => symbol === '#');
    const isNew = !before.some((piece) => behind[name] && isNamesake(piece, behind[name]));
    return isThose && isNew && ![...words, ...behind.slice(0, name + 1)].some(isPaused)
      ? [{ symbol: '%', tokens: tokens.slice(0, -2) }]
      : undefined;
  },
};
