import { isNamesake, leftOut, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** "Not chicken but mutton biryani", "not one but two" */
const notThis = leftOut(pattern('not (?:the |a |an |any )?(?:[#~%1$] )+but ', '(?=.*#)'));

/** "Curly fries, not the straight ones", "garlic naan not garlic bread": only the name before it is meant. */
const notThat: Turn = {
  said: pattern(
    '# ',
    '(?:the [a-z]+ )?not (?:the |a |an |that )*(?:\\$ )?(?:[#~] (?:# )?(?:ones? |1 )?|[a-z]+ (?:ones? |1 ))',
    '(?:the (?:[#~$] |[a-z]+ )(?:ones? |1 )?)?',
    '(?=$|[%1@$] |and |please |plus |with |for |aur )',
  ),
  plainly: ([name = [], , then = []]) =>
    // "Beef not chicken seekh kebab": what it is comes behind.
    name[0]?.isHeadless || then.some((kind) => /[#~$]/.test(kind.symbol) && !isPlain(kind))
      ? undefined
      : name,
};

/** "… not the garlic one, the plain one" is the one that was named; any other word is the kind that is wanted. */
const isPlain = ({ tokens: [first] }: Piece): boolean =>
  /^(?:plain|normal|regular|usual|ordinary|simple|original|standard)$/.test(first?.text ?? '');

/** "Mango slush rather than mango green tea" */
const ratherThan: Turn = {
  said: pattern(
    '# (?:\\$ )*',
    `(?:${anyOf('rather than, instead of, as opposed to')})(?:(?:the|a|an|your|my) )?`,
    '# (?:1 |ones? )?',
  ),
  // "A kheer and a cola, sorry, kulfi instead of the kheer" puts right what was said.
  plainly: ([name = [], , other = []], before) =>
    before.at(-1)?.symbol === 'with' || [...before, ...name].some((piece) => isNamesake(piece, other[0]))
      ? undefined
      : name,
};

const isOne = (pieces: readonly Piece[]): boolean =>
  /^(?:ones?|wal[aie])$/.test(pieces.at(-1)?.tokens.at(-1)?.text ?? '');

/** "A latte but the vanilla one", "a cola but the big one": its kind or its size. */
const butTheKind: Turn = {
  said: pattern('# ', 'but (?:the |a |an )?', `[#~$] |${WORD}`, '(?:1 |ones? )?', '(?!(?:[$&] )*#)'),
  plainly: ([name = [], , kind = [], one = []]) =>
    isOne(one) || (one.length === 0 && kind[0]?.symbol === '$') ? [...kind, ...name] : undefined,
};

/** "It's the slush i want, the taro one" */
const theOneIWant: Turn = {
  said: pattern(
    '(?:its|it is) (?:the |a )?',
    '# ',
    `(?:that )?(?:i|we|im|were|id|wed) (?:${WORD}){0,2}?the `,
    `[#~$] |${WORD}`,
    '1 |ones? ',
  ),
  plainly: ([, name = [], , kind = [], one = []]) => (isOne(one) ? [...kind, ...name] : undefined),
};

export const contrastTurns: readonly Turn[] = [notThis, butTheKind, theOneIWant, notThat, ratherThan];
