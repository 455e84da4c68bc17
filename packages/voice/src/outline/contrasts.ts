import { isNamesake, isPartOf, isSize, type Piece, type Turn } from './outline.ts';
import { AT_START, anyOf, pattern, TALK, WORD } from './words.ts';

const ONE = '(?:ones? |1 )';

/** "Not the white karahi, the shinwari one": nothing was named before, so only the second is meant. */
const notTheButThe: Turn = {
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
/** Behind a "not" it says how a dish is to be, and refuses no other one. */
const MANNER = anyOf(
  `too, so, very, that(?! one), really, much, sure, at, yet, with, for, in, as, on, only, just, even, to, if, now, today,
   all, enough`,
);
/** "Not the garlic naan", "not your ordinary one", "not the minty drink", one after the other. */
const REFUSED = `(?:(?:no |and |but |or )?(?:the (?:[#~] |${WORD}))?(?:that is |thats |i mean )?(?<!why )not (?!${MANNER})(?:${anyOf(
  'the, a, an, that, your, those, this',
)})*(?:\\$ )?(?:[#~] (?:# )?${ONE}?|${WORD}${ONE}|(?<=\\$ )${ONE}|${WORD}${anyOf('drink, kind, thing, type, stuff, version, sort')}))+`;
/** Said to whoever listens, between what is refused and the rest. */
const CALLS = `(?:${anyOf('mate, bro, man, yaar, bhai, yeah, yes, please, okay, ok, boss, dude')})*`;

/** "Curly fries, not the straight ones", "garlic naan not garlic bread": only the name before it is meant. */
const notThat: Turn = {
  said: pattern(
    '# ',
    '(?:\\$ )*',
    // "… sauce separate": how it is to be made.
    `(?:(?!${anyOf('and, plus, aur, or, no, not, the [#~], that is, thats, i mean')})(?:${WORD}|~ )){0,5}?`,
    REFUSED,
    CALLS,
    `(?:(?:(?:the |its the )(?:[#~$] |${WORD})${ONE}?|[#~] )(?=$|[%1@$] |and |please |plus |with |for |aur ))?`,
  ),
  plainly: ([name = [], sizes = [], made = [], refused = [], , then = []], _, behind) => {
    const others = refused.filter(({ symbol }) => /[#~]/.test(symbol));
    const size = others.length > 0 ? undefined : refused.find(({ symbol }) => symbol === '$');
    // "… but not the full one" is a size, "chicken karahi no not karahi, handi" another dish.
    const isSame = others.some(
      (other) =>
        isPartOf(other, name[0]) && (refused[0]?.symbol === 'no' || (name[0] && isPartOf(name[0], other))),
    );
    if ((size && !isPlain(size) && isSize(size)) || isSame) return undefined;
    const kind = then.find(({ symbol }) => /[#~$]/.test(symbol));
    const next = behind.find(({ symbol }) => symbol !== '$');
    // "Large garden not caesar, large garden salad": it is named in full behind it.
    if (name[0] && next?.symbol === '#' && isPartOf(name[0], next) && then.length === 0) return [];
    // "Beef not chicken seekh kebab": what it is comes behind.
    const isKind =
      others.some((other) => other.symbol === '#' && !other.isHeadless) || behind[0]?.symbol === '#';
    if (name[0] === undefined || (name[0].isHeadless && isKind)) return undefined;
    const isIt = kind === undefined || isPlain(kind) || isNamesake(kind, name[0]) || isPartOf(kind, name[0]);
    // "Wings, not the hot wings, the smoky ones": by a word that names no dish alone.
    const told = isOne(then) && kind === undefined ? then.filter((piece) => isKindWord(piece)) : [];
    return isIt ? [...told, ...name, ...sizes, ...made] : undefined;
  },
};

/** "… not the garlic one, the plain one" is the one that was named; any other word is the kind that is wanted. */
export const isPlain = ({ tokens: [first] }: Piece): boolean =>
  /^(?:plain|normal|regular|usual|ordinary|simple|original|standard)$/.test(first?.text ?? '');

const isKindWord = (piece: Piece): boolean => !/^(?:the|its|1|ones?)$/.test(piece.symbol) && !isPlain(piece);

const isOne = (pieces: readonly Piece[]): boolean =>
  /^(?:ones?|wal[aie])$/.test(pieces.at(-1)?.tokens.at(-1)?.text ?? '');

/** Read before kinds behind a name: this name is refused. */
export const refusedFirstTurns: readonly Turn[] = [notTheButThe];

export const contrastTurns: readonly Turn[] = [notThat];
