import { isNamesake, isPartOf, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const LEAD = `(?<!(?:[%1$&]|an?) )(?:${anyOf('that, the, just, your, those, some')})*(?:[%1] |an? )?(?:[$&] |of (?:the |that |those )?)*`;
/** What goes on to another item, or says that it is another one. */
const FURTHER = anyOf(
  `and, plus, aur, with, without, also, another, more, too, then, for(?! us | me ), bhi, or, but, not, dont, do not, forget, cancel,
   remove, delete, drop, scratch, scrap, ditch, lose, skip, leave, way, take, instead, swap, change, replace, keep, except, minus, nahi`,
);
/** Behind the name, "with fries" may be a size. */
const SIZES = '(?:[$&] |with [#~] )*';
/** "Three kulfi, no wait, make the kulfi one" */
const COUNTED_BEHIND = `(?:(?<!(?<!\\S)(?:[%1]|an?) (?:[$&] )*[#~] (?:[$&] )*)[%1] (?=$|${anyOf('and, plus, aur, please, thanks, thank, i mean, i meant')}))?`;
const BETWEEN = `(?:(?!${FURTHER})(?:${WORD}|(?<=(?:which|that|this) )1 )){0,12}?`;
const OFFERED = `(?:${anyOf('theres, there is, isnt there, is there')}(?:${WORD}){0,5}?(?:for|on|with) )?`;

/** Said to be heard, to be sure or to say it more exactly. */
const repeats =
  /(?:^| )(?:yeah|yes|yep|yup|right|exactly|correct|hello|hear|there|mean|meant|which|anyway|again|said|catch|(?:get|got) (?:that|me|it)|sorry|that is|thats|repeat|breaking|line|off|again|well|what i want)(?: |$)/;
const corrects = /(?:^| )(?:no|nope|nah|wait|actually|sorry|mean|meant|rather)(?: |$)/;

const wordsOf = (pieces: readonly Piece[]): string => pieces.map(({ symbol }) => symbol).join(' ');
const sizesOf = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ symbol }) => /[$&]/.test(symbol));
const textsOf = (sizes: readonly Piece[]): string =>
  sizes
    .map(({ tokens }) => tokens.map(({ key }) => key).join(' '))
    .sort()
    .join(', ');

/** How many there are to be; undefined where only "the" or nothing was said. */
function amountOf(lead: readonly Piece[]): { readonly piece: Piece; readonly count: number } | undefined {
  const piece = lead.find(({ symbol }) => /^(?:[%1]|an?)$/.test(symbol));
  return piece && { piece, count: piece.count ?? 1 };
}

/** "One caesar salad, can you hear me, one caesar salad regular", "a matcha for me, matcha latte i mean": one dish. */
const namedAgain: Turn = {
  said: pattern(
    OFFERED,
    LEAD,
    '# ',
    SIZES,
    BETWEEN,
    LEAD,
    '[#~] ',
    SIZES,
    COUNTED_BEHIND,
    '(?:(?:i mean|i meant|that is) )?',
  ),
  plainly: (
    [
      ,
      first = [],
      name = [],
      sized = [],
      between = [],
      lead = [],
      again = [],
      sizes = [],
      countedBehind = [],
      exactly = [],
    ],
    _,
    behind,
  ) => {
    const [one, other] = [name[0], again[0]];
    if (one === undefined || other === undefined) return undefined;
    const isLonger = isPartOf(one, other);
    if (!(other.symbol === '#' && isLonger) && !isPartOf(other, one)) return undefined;
    const said = wordsOf([...between, ...lead]);
    // "A soup, the tomato soup", "so a full of the special"
    const isThe = /of (?:the|that|those)$/.test(said) || (said === 'the' && !isPartOf(other, one));
    const isPutRight = corrects.test(said) || exactly.length > 0;
    // "We need rotis, six tandoori rotis"
    const isBare = first.length + sized.length === 0 && isLonger && amountOf(lead) !== undefined;
    if (!isThe && !isBare && !isPutRight && !repeats.test(said)) return undefined;
    // "A bacon cheeseburger, actually just a cheeseburger"
    if (isPutRight && !isLonger) return undefined;
    if (/^(?:for|too|also|as|bhi|each)$/.test(behind[0]?.symbol ?? '')) return undefined;
    const [before, now] = [
      [...sizesOf(first), ...sized],
      [...sizesOf(lead), ...sizes],
    ];
    // "Two naan, no wait, the garlic naan one": by another name it says which one, not how many.
    const isWhich = countedBehind[0]?.symbol === '1' && !isPartOf(other, one);
    const [amount, counted] = [amountOf(first), amountOf(isWhich ? lead : [...lead, ...countedBehind])];
    const isOtherSize = before.length > 0 && now.length > 0 && textsOf(before) !== textsOf(now);
    const isOtherAmount = amount && counted && amount.count !== counted.count;
    if ((isOtherSize || isOtherAmount) && !isPutRight) return undefined;
    // "… no brownie" refuses it, "no brownie two" does not.
    if (now.length + countedBehind.length === 0 && /(?:^| )no$/.test(said)) return undefined;
    const many = counted?.piece ?? amount?.piece;
    return [
      ...(many ? [many] : []),
      isLonger ? other : one,
      ...(now.length > 0 ? now : before),
      ...(isWhich ? countedBehind : []),
    ];
  },
};

const KIND = anyOf('kinds?, sort, type, flavou?r, variety, version');

/** "Laksa please, which one, oh, the seafood one large", "a bowl of chili, the beef one": which kind of it. */
const whichOne: Turn = {
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

/** Read first: what is told of a kind is told of the dish. */
export const kindTurns: readonly Turn[] = [whichOne];

export const againTurns: readonly Turn[] = [namedAgain];
