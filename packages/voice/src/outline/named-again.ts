import { isNamesake, isPartOf, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const LEAD = `(?<!(?:[%1$&]|an?) )(?:${anyOf('that, the, just, your, those, some')})*(?:[%1] |an? )?(?:[$&] |of (?:the |that |those )?)*`;

/** How many there are to be; undefined where only "the" or nothing was said. */
function amountOf(lead: readonly Piece[]): { readonly piece: Piece; readonly count: number } | undefined {
  const piece = lead.find(({ symbol }) => /^(?:[%1]|an?)$/.test(symbol));
  return piece && { piece, count: piece.count ?? 1 };
}

const KIND = anyOf('kinds?, sort, type, flavou?r, variety, version');

/** "Laksa please, which one, oh, the seafood one large", "a bowl of chili, the beef one": which kind of it. */
export const whichOne: Turn = {
  said: pattern(
    LEAD,
    '[#~] ',
    '(?:[$&] )*',
    `(?:(?:${WORD}){0,4}?which (?:ones? |1 |${anyOf('kind, type, flavou?r, sort')})?(?:${anyOf('is it, of them, do i want, was it')})?(?:${WORD}){0,4}?|(?:sorry )?i mean |i meant )?`,
    'the |a |an ',
    `[#~] |${WORD}|(?:[#~] |${WORD}){2}(?=${KIND})`,
    `(?:1 |ones? |wala |wali |${KIND})`,
  ),
  plainly: ([lead = [], name = [], sizes = [], asked = [], , kind = [], one = []], before) => {
    const head = name[0];
    const [first, ...more] = kind;
    if (head === undefined || first === undefined) return undefined;
    const which = more.length === 0 ? first : { ...first, tokens: kind.flatMap(({ tokens }) => tokens) };
    // "Rice, the mexican one"
    const isPart = /^(?:not|no|with|without|extra|less|of)$/.test([...before, ...lead].at(-1)?.symbol ?? '');
    if (head.symbol === '~' && (first.symbol !== '#' || isPart)) return undefined;
    const isKind = /^(?:kind|sort|type|flavou?r|variety|version)s?$/.test(one[0]?.symbol ?? '');
    const isMany = (amountOf(lead)?.count ?? 1) > 1 && one[0]?.symbol !== 'ones' && !isKind;
    const isNamed = which.symbol === '#' && which.isHeadless === true;
    if (asked.length === 0 && (isMany || !(isNamed || isKind))) return undefined;
    // "An egg and a beef biryani, the egg one mild": something is told of it.
    const isTold = [...before, head].some((piece) => /[#~]/.test(piece.symbol) && isPartOf(which, piece));
    if (asked.length === 0 && isTold) return undefined;
    const whole = { ...head, symbol: '#', tokens: [...which.tokens, ...head.tokens] };
    return [...lead, isNamesake(which, head) ? which : whole, ...sizes];
  },
};
