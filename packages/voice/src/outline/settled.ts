import { amount, isHeat, isPartOf, isSize, leftOut, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const THE = `(?:${anyOf('the, a, an, your, that, some')})*`;
/** From its first word on. */
const LEAD = '(?<!(?:[%1$&]|an?) )(?:[%1] |an? )?(?:[$&] )*';
/** It goes on to another dish behind these. */
const NEXT = anyOf('and, plus, aur, with, without, extra, also');
const ENDS = `(?=$|${anyOf('and, plus, aur, please, thanks, thank, with, without, but')})`;

/** One of the two that are weighed is named again, perhaps several times: the last counts. */
function decide(said: readonly Piece[], rest: readonly Piece[]): Piece[] | undefined {
  const weighed = said.filter(({ symbol }) => /[#~]/.test(symbol));
  const isWeighed = (piece: Piece) =>
    /[#~]/.test(piece.symbol) && weighed.some((kind) => isPartOf(piece, kind) || isPartOf(kind, piece));
  const at = rest.findLastIndex(isWeighed);
  const chosen = rest[at];
  if (chosen === undefined) return undefined;
  const from = rest.slice(0, at).findLastIndex(({ symbol }) => !/^(?:[%1$&]|an?)$/.test(symbol)) + 1;
  const whole = weighed.find((kind) => isWhole(kind) && isPartOf(chosen, kind)) ?? chosen;
  // "Beef biryani or mutton, hmm, mutton": what it is was said of the other one.
  const head = isWhole(whole) ? undefined : weighed.find(isWhole)?.tokens.slice(1).at(-1);
  const named: Piece = { symbol: '#', tokens: [...whole.tokens, ...(head === undefined ? [] : [head])] };
  return [...rest.slice(from, at), named, ...rest.slice(at + 1)];
}

const isWhole = ({ symbol, isHeadless }: Piece): boolean => symbol === '#' && !isHeadless;

const REST = `(?:(?!${NEXT})(?:${WORD}|[%1$&#~] )){1,24}`;

/** "Torn between the kulfi and the falooda, ugh, the kulfi, no, the falooda, okay, final answer kulfi" */
const torn: Turn = {
  said: pattern(
    `(?:${anyOf('im, were, i am, we are, i, we, cant, cannot, just, still, its a')})*${anyOf(
      'torn, stuck, decide, deciding, choose, choosing, debating, choice, toss up, undecided, dithering',
    )}between `,
    `${THE}[#~] (?:(?:and|or|aur) ${THE}[#~] )+`,
    REST,
  ),
  plainly: ([, weighed = [], rest = []]) => decide(weighed, rest),
};

/** "Beef biryani, hmm, or mutton, let me think, mutton, yes, mutton double" */
const eitherOr: Turn = {
  said: pattern(`(?:either )?${THE}# (?:(?:${WORD}){0,3}?or ${THE}[#~] )+`, REST),
  plainly: ([weighed = [], rest = []]) => decide(weighed, rest),
};

/** "Mix pakora, hmm, samosa chaat, hmm, no, pakora, final answer pakora" */
const finalAnswer: Turn = {
  said: pattern(
    `(?:${LEAD}${THE}# (?:\\$ )*(?:${anyOf('hmm, um, uh, er, no, or, maybe, wait, ooh, oh, actually')})+){2,}`,
    `(?=(?:(?!${NEXT})\\S+ )*?${anyOf('final answer, definitely, decided, settled, going with, go with, last word, pakka')})${REST}`,
  ),
  plainly: ([weighed = [], rest = []]) => decide(weighed, rest),
};

/** "Either a kulfi or nothing, hmm, okay, nothing but do send" */
const orNothing = leftOut(
  pattern(
    `(?:either )?${THE}[#~] or ${anyOf('nothing, none')}(?:${WORD}){0,5}?nothing (?:at all |then )?(?:but )?`,
    '(?=.*# )',
  ),
);

const isSameKind = (a: Piece, b: Piece): boolean =>
  (/[%1]/.test(a.symbol) && /[%1]/.test(b.symbol)) || (isHeat(a) && isHeat(b)) || (isSize(a) && isSize(b));

/** What was said of the dish, with the new amount, size and heat in the place of the old ones. */
export function withValues(
  lead: readonly Piece[],
  name: readonly Piece[],
  sizes: readonly Piece[],
  values: readonly Piece[],
): Piece[] {
  const isKept = (piece: Piece) =>
    !values.some(
      (value) => isSameKind(value, piece) || (value.count !== undefined && /^an?$/.test(piece.symbol)),
    );
  const isAmount = ({ symbol }: Piece) => /[%1]/.test(symbol);
  return [
    ...values.filter(isAmount),
    ...lead.filter(isKept),
    ...name,
    ...sizes.filter(isKept),
    ...values.filter((value) => !isAmount(value)),
  ];
}

const doubts =
  /(?:^| )(?:hmm|wait|actually|enough|but|heck|hang on|hold on|not|nah|nope|no (?:wait|actually|sorry|i|im|my|we|the|probably|that|thats|it|its|hang|hold|so|hmm|maybe|not))(?: |$)/;

/** "Half, i mean, is half enough for three, no, probably not, so full", "first i wanted three but ahmed isn't coming, so two" */
const thoughtOver: Turn = {
  said: pattern(
    `(?<!with )${LEAD}`,
    '# ',
    '(?:[$&] |with [#~] )*',
    `(?:(?!${NEXT})(?:${WORD}|[$%1&] )){1,18}?`,
    `${anyOf('so, make it, make that, make them, final answer, lets go, lets do, lets say, heck, go on, better, then, i guess, i think, probably')}(?:${anyOf('then, just, with, for, the, a, make it, make that')})*`,
    '(?:[$%1] )+',
    `(?:${anyOf('then, instead, it is, one, ones')})*`,
    ENDS,
  ),
  plainly: ([lead = [], name = [], sizes = [], talk = [], turn = [], values = []]) =>
    doubts.test([...talk, ...turn].map(({ symbol }) => symbol).join(' '))
      ? withValues(lead, name, sizes, values)
      : undefined,
};

/** "Did i say two kulfi, i meant three" */
const didISay: Turn = {
  said: pattern(
    `(?:${anyOf('sorry, oh, wait')})*(?:did (?:i|we) (?:just )?say|have i said|i think i said) `,
    LEAD,
    '# ',
    '(?:[$&] )*',
    `(?:${anyOf('because, cos, sorry, no, well, actually, oh, hmm')})*(?:i|we) ${anyOf('meant, mean, want, wanted, need, should have said')}(?:to say )?`,
    '(?:[$%1] )+',
    ENDS,
  ),
  plainly: ([, lead = [], name = [], sizes = [], , values = []]) => withValues(lead, name, sizes, values),
};

/** "A large pepperoni and a small margherita and actually the pepperoni can be medium" */
const canBe: Turn = {
  said: pattern(
    LEAD,
    '# ',
    '(?:[$&] )*',
    '(?:\\S+ ){0,24}?',
    `(?:${anyOf('and, hmm, um, uh, actually, you know what, you know, wait, oh, sorry, no, but, well, maybe')})*the `,
    '[#~] ',
    `(?:1 |ones? )?(?:& |${anyOf('can, could, should, may, might, must')})(?:${anyOf('just, as well, also, rather')})?be (?:a |in )?`,
    '[$%1] ',
    `(?:${anyOf('too, as well, also, instead, actually, after all, then')})?`,
  ),
  plainly: ([lead = [], name = [], sizes = [], others = [], , again = [], , values = []]) =>
    again[0] && isPartOf(again[0], name[0])
      ? [...withValues(lead, name, sizes, values), ...others]
      : undefined,
};

/** "Make it three, one of my kids just walked in": why there are more. */
const arrived = leftOut(
  pattern(
    `(?<=#.*)(?:${anyOf('cos, because, since, as')})?(?:(?:(?:[%1] |${WORD})(?=more |other |of |extra ))?(?:more |other |of |extra |an? |some )*)(?:${anyOf('my, our, the, his, her')})*(?:${WORD}|\\$ ){1,2}?(?:${anyOf(
      'just, has, have, is, are, also, suddenly, will be',
    )})*${anyOf('walked in, arrived, came, turned up, showed up, joined us, joined, coming, here, dropped in, dropped by, come over')}(?:${anyOf('too, as well, over, now')})?`,
    '(?=$|and |so )',
  ),
);

/** "Large, yeah, large": said once more to be sure. */
const echoed: Turn = {
  said: pattern(
    '(?:[$%1] |with [#~] )+',
    `(?:${anyOf('yeah, yes, yep, yup, right, okay, ok')})+(?:${anyOf('just, the, a')})*`,
    `(?:[$%1] |(?:with )?[#~] )`,
    ENDS,
  ),
  plainly: ([said = [], , again = []]) => {
    const [last, echo] = [said.at(-1), again.at(-1)];
    return last && echo && isPartOf(echo, last) ? said : undefined;
  },
};

/** "Two soups, make one of them hot and the other one mild": they are shared out, none is changed. */
const makeSome = leftOut(
  pattern('make ', '(?=(?:[%1@]|one|two|three) of (?:them|those|these) .*the (?:other|others|rest) )'),
);

/** "Three wraps and a coke, make the wraps one": so many, and no "the wraps one". */
export const makeOne: Turn = {
  said: pattern('make (?:the |my )?[#=] ', '1 ', '(?=$|and |please )'),
  plainly: ([name = []]) => [...name, amount(1)],
  isJoined: true,
};

/** "A double biryani, double not single": said once more, to be sure. */
const notOtherSize: Turn = {
  said: pattern('(?<=# )\\$ ', '(?:not (?:a |the )?)\\$ ', '(?=$|and |plus |aur |[%1] )'),
  plainly: ([size = []], before) =>
    before.slice(0, -1).some((piece) => size[0] && piece.symbol === '$' && isPartOf(size[0], piece))
      ? []
      : undefined,
};

export const settledTurns: readonly Turn[] = [
  makeSome,
  makeOne,
  notOtherSize,
  torn,
  eitherOr,
  finalAnswer,
  orNothing,
  arrived,
  didISay,
  canBe,
  echoed,
  thoughtOver,
];
