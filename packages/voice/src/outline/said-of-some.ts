import { leftOut, type Piece, type Turn } from './outline.ts';
import { wishOf } from './urdu/words.ts';
import { anyOf, pattern, WORD } from './words.ts';

const PART = `(?!${anyOf('and, plus, also, aur, please, the, with, without')})(?:[#~&] |${WORD})`;

/** "Two mochas, one large one small, cream on the large one, none on the other": for which of them a wish is. */
const onOneOfThem: Turn = {
  said: pattern(
    '(?<=(?:[%1]|an?) \\$ (?:and )?(?:[%1]|an?) \\$ (?:\\S+ ){0,12}?)',
    `(?:${anyOf('and, but, with, please, put, add, can you, could you')})*`,
    `(?:${PART}){1,4}?(?:in|on|to) the (?:\\$|other|others|rest|first|second) (?:1 |ones? )?(?!#)`,
  ),
  isJoined: true,
  plainly: ([, lead = [], wish = []]) => [
    wishOf([...lead.filter(({ symbol }) => symbol === 'with'), ...wish]),
  ],
};

/** "One hot chocolate with mint, large, and one without, small", "a jacket with beans and one with tuna": another of it. */
const andOneWith: Turn = {
  said: pattern(
    '(?:1|an?) (?:\\$ )*',
    '# ',
    `(?:\\$ )*(?:(?:with|without) (?:${PART}){1,3}?(?:\\$ )*)?`,
    '(?:and )',
    '[%1] ',
    '(?:without (?=\\$ |$|and |please ))?',
    '(?=with |without |\\$ |$|and |please )',
  ),
  isJoined: true,
  plainly: ([amount = [], name = [], made = [], and = [], other = [], without = []], _, behind) => {
    const [dish] = name;
    const at = dish?.tokens.findIndex(({ text }) => text === 'with') ?? -1;
    const isMade = made.some(({ symbol }) => /^(?:with|without)$/.test(symbol));
    const isDifferent = without.length > 0 || /^with/.test(behind[0]?.symbol ?? '');
    if (dish === undefined || !isDifferent || !(isMade || at > 0)) return undefined;
    const head: Piece = at > 0 ? { ...dish, tokens: dish.tokens.slice(0, at) } : dish;
    return [...amount, ...name, ...made, ...and, ...other, inBreath(head)];
  },
};

const inBreath = (piece: Piece): Piece => ({
  ...piece,
  tokens: piece.tokens.map((token) => ({ ...token, afterBreak: false })),
});

/** "He's eighty", "she'll be forty today": how old somebody is. */
const age = leftOut(
  pattern(
    `(?:and )?${anyOf('hes, shes, he is, she is, im, turning, turns, turned, aged, hell be, shell be, is turning')}% `,
    `(?:${anyOf('years old, today, tomorrow, now, this year')})?(?=$|${anyOf('and, so, anyway, please')})`,
  ),
);

/** "Cut the turkey sub into four": the pieces of one. */
const cutInto: Turn = {
  said: pattern(
    `(?<=${anyOf('cut, slice, chop, divide, split')}(?:\\S+ ){1,6}?)(?:in |into )?`,
    '[%1@] ',
    '(?:pieces |parts |bits )?',
    '(?=$|for |and |please )',
  ),
  plainly: ([into = [], count = []]) =>
    into.length > 0 || /^(?:in|into)$/.test(count[0]?.tokens[0]?.text ?? '') ? [] : undefined,
};

export const someTurns: readonly Turn[] = [onOneOfThem, andOneWith, age, cutInto];
