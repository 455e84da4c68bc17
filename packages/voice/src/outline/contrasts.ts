import { isNamesake, type Piece, type Turn } from './outline.ts';
import { AT_START, anyOf, pattern, TALK, WORD } from './words.ts';

const ONE = '(?:ones? |1 )';

/** "Not the white karahi, the shinwari one": nothing was named before, so only the second is meant. */
export const notTheButThe: Turn = {
  said: pattern(
    `${AT_START}(?:${anyOf('no, hi, hello, please, yeah, um, uh, okay')})*`,
    'not (?:the |a |an |that |your )',
    '# ',
    // "… that was too sweet last time": why.
    `(?:${anyOf('that, thats, it, its, they, theyre, because, cos, i, we')}(?:${TALK}|~ ){1,8}?)?(?:${anyOf('but, i mean, i want, give me, so')})*the `,
    `(?:[#~] |${WORD})`,
    ONE,
  ),
  plainly: ([, , refused = [], , kind = [], one = []]) => {
    const [name] = refused;
    if (name === undefined || !isOne(one)) return undefined;
    const head = { ...name, tokens: name.tokens.slice(-1) };
    // The last word of "meat lovers" does not say what it is.
    const isNamed = name.isHeadless === true || kind.some((piece) => isNamesake(piece, head));
    return [...kind, ...(isNamed ? [] : [head])];
  },
};

const isOne = (pieces: readonly Piece[]): boolean =>
  /^(?:ones?|wal[aie])$/.test(pieces.at(-1)?.tokens.at(-1)?.text ?? '');
