import { tokenise } from '../read/tokenise.ts';
import { isNamesake, type Piece, type Turn } from './outline.ts';
import { AT_START, anyOf, pattern, WORD } from './words.ts';

/** Amounts that stand before their name though they are worded as if they stood behind it. */

export const amountOf = (word: string): Piece => ({ symbol: '%', tokens: tokenise(word) });
export const isPaused = (piece: Piece | undefined): boolean => piece?.tokens[0]?.afterBreak === true;
const times: ReadonlyMap<string, string> = new Map([
  ['once', 'one'],
  ['twice', 'two'],
  ['thrice', 'three'],
]);

/** "Times two", "two of them" and "twice" as they are said before a name. */
export function asAmount({ tokens }: Piece): Piece {
  const word = tokens.find(({ text }) => !/^(?:times|x|into|just|only)$/.test(text))?.text ?? '';
  return amountOf(times.get(word) ?? word);
}

/** "Twice the corn soup and once the hot and sour" */
const timesAhead: Turn = {
  said: pattern('(?<!# (?:\\$ )*)(?:@ |once )', '(?:of )?(?:the )?', '(?=(?:[$&] )*# )'),
  plainly: ([said = []]) => {
    const word = times.get(said[0]?.tokens[0]?.text ?? '');
    return word === undefined ? undefined : [amountOf(word)];
  },
};

/** "X2 omelette, x1 paratha": every amount stands before its name, for the first one does. */
const xAhead: Turn = {
  said: pattern(`${AT_START}(?:${WORD}){0,6}`, '@ (?:[$&] )*# (?:.*# )?(?:[$&] )*', `(?:${WORD}){0,4}$`),
  plainly: ([lead = [], list = [], rest = []]) => {
    const isTimes = ({ symbol, tokens }: Piece) =>
      symbol === '@' && /^(?:x|times)$/.test(tokens[0]?.text ?? '');
    if (!list[0] || !isTimes(list[0])) return undefined;
    return [...lead, ...list.map((piece) => (isTimes(piece) ? asAmount(piece) : piece)), ...rest];
  },
};

/** "… and two of those cold lemonades": what follows in the same breath is counted, not what was named before. */
const ofThoseAhead: Turn = {
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

/** "Two wholes of the roast chicken": two whole; "two doubles, beef biryani and cola" would be one of each. */
const sizesOf: Turn = {
  said: pattern('(?<=[%1] )\\$ ', 'of (?:the |your )?', '(?=# )'),
  plainly: ([size = []]) =>
    size.map((piece) => (piece.option ? { ...piece, tokens: tokenise(piece.option.text) } : piece)),
  isJoined: true,
};

export const aheadTurns: readonly Turn[] = [sizesOf, xAhead, timesAhead, ofThoseAhead];
