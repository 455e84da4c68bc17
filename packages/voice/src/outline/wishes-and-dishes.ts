import { type Piece, say, type Turn } from './outline.ts';
import { AT_START, anyOf, pattern, WORD } from './words.ts';

const OF_THE_DISH = '(?:on|in|from) (?:the|my|our) ';
const ORDERING = `(?:${anyOf('please, and, so, i want, we want, i need, we need, id like, wed like, ill have, ill take, well have, make it, give me, send me, thats')})+`;

/** "Hold the mayo on the club sandwich and i want two of them", "no sugar in the latte and a muffin": how it is to be is said before it is ordered. */
const wishedFirst: Turn = {
  said: pattern(
    `${AT_START}(?:${anyOf('hi, hello, please, can you, could you, can i have, could i have, id like, ill have')})*`,
    `(?:no|hold|hold the|without|leave out the|skip the|extra|less|dont put|dont put any|dont put the|no more) `,
    `(?:[#~] |${WORD})`,
    OF_THE_DISH,
    '# (?:[$&] )*',
    `(?:${ORDERING}(?=@ |(?:an? |[%1] )(?:[$&] )*(?:please |$|and |plus |with |for )))?`,
    `(?:@ |(?:an? |[%1] )(?:[$&] )*(?!#|of |[%1]|~ )|(?=${anyOf('and, plus, also')}.*# ))`,
  ),
  isJoined: true,
  plainly: ([, refused = [], part = [], , name = [], , amount = []]) => [
    ...amount.map((piece) => ({
      ...piece,
      tokens: piece.tokens.filter(({ text }) => !/^(?:of|them|those|these|that)$/.test(text)),
    })),
    ...name,
    ...(/^(?:extra|less)$/.test(refused[0]?.symbol ?? '') ? refused : say('no')),
    ...part,
  ],
};

/** "A green tea, no honey, earl grey for dad": what is named whole behind a wish is the next dish. */
const wishThenDish: Turn = {
  said: pattern(
    // Looked for behind the word, so that only a sentence that has it is searched backwards.
    '(?:no|without|hold the|less|extra) (?<=# .*)(?:the |any )?',
    '(?:~ ){1,2}',
    '# ',
    `(?=\\$ |${anyOf('for, no, with, without, extra')}|and (?:no|with|without) )`,
  ),
  isJoined: true,
  plainly: ([wish = [], part = [], name = []]) =>
    name[0]?.isWhole && name[0].isOnlyOne && name[0].isHeadless === false
      ? [...wish, ...part, ...name.map(afterPause)]
      : undefined,
};

const afterPause = (piece: Piece): Piece => ({
  ...piece,
  tokens: piece.tokens.map((token, at) => (at === 0 ? { ...token, afterBreak: true } : token)),
});

export const wishAndDishTurns: readonly Turn[] = [wishedFirst, wishThenDish];
