import { toldWish } from '../../read/word-keys.ts';
import { urduAlls } from '../../tables/urdu-words.ts';
import { amount, type Piece, say, type Turn, textOf } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { urduShareTurns } from './shares.ts';
import { ALL, asAmount, countOf, FOR_WHOM, GIVEN, inOneBreath, OF_IT, OVER, TWO } from './words.ts';

const giving = new RegExp(`(?<!\\S)(?:${GIVEN})`);

/** Is a "do" at the very end an amount? Where the others are counted behind their names, or the giving is said elsewhere. */
function isCountedElsewhere(before: readonly Piece[]): boolean {
  const text = textOf(before);
  return /# (?:(?:\$|&|ka|ki|ke|wala|wali|bhi) )*[%1] (?:aur |and |$|#)/.test(text) || giving.test(text);
}

const UNCOUNTED = `(?<![%1] (?:[$&] )*|(?:^| )do (?:[$&] )*)`;

/** "Gulab jamun bhi do plate", "egg fried rice regular do", "bagel chahiye do": behind a name that was not counted it is no "give". */
const twoBehind: Turn = {
  said: pattern(
    `${UNCOUNTED}# ${OF_IT}`,
    `(?:${anyOf('chahiye, chahye, chaiye, dena, lena, to, toh, bas, bhi chahiye')})?`,
    'do ',
    `(?=(?:aur |and |[&$] |${toldWish} |${OVER}|${GIVEN}|${FOR_WHOM}(?:aur |and |$)|${anyOf('lekin, but, magar, kyunke, hi')}|[%1] (?:\\$ [%1] \\$ |bina |baghair |without |with )))`,
  ),
  plainly: ([name = [], wanted = []], before, behind) => {
    const text = textOf(behind);
    const isLast = new RegExp(`^(?:${OVER})`).test(text);
    const isAlso = name.at(-1)?.symbol === 'bhi';
    // "Lassi bhi do": give me one, too.
    const isGive =
      wanted.length === 0 &&
      (isAlso ? !/^(?:[&$]|toldwish) /.test(text) : isLast && !isCountedElsewhere(before));
    // "Kulfi do large falooda": of the one that follows, unless that is counted behind its name.
    const isOfNext = /^(?:[$&] )+# (?!(?:[$&] )*[%1] )/.test(text);
    if (isGive || isOfNext) return undefined;
    return inOneBreath([amount(2), ...name.filter(({ symbol }) => symbol !== 'bhi'), ...wanted], name[0]);
  },
  isJoined: true,
};

/** "Halwa puri bhi teen", "kulfi chahiye teen large", "karahi ek full, namak kam": so many of what was named, and how large. */
const countBehind: Turn = {
  said: pattern(
    `${UNCOUNTED}# ${OF_IT}(?:${anyOf('chahiye, chahye, chaiye')})?`,
    '[%1] (?:[$&] )*',
    `(?=aur |and |${toldWish} |${OVER}|${GIVEN}|(?!${anyOf('nahi, nahin, nai, ya, or, se, ki, ka, ke, of, do, hi, bhi, more, aur, kam, rehne, hata, wala, wali, wale, mere, meri, hamare, for, se kam, to, total, acha, achha, ji, jee, haan, han, so, matlab, yaani')}|${FOR_WHOM})${WORD})`,
  ),
  plainly: ([name = [], count = []], _, behind) =>
    // "Karahi mutton wali ek aur chicken wali do": kinds of one dish, each counted behind.
    ofKind.test(textOf(behind))
      ? undefined
      : inOneBreath([...count, ...name.filter(({ symbol }) => !/^(?:bhi|chah.*)$/.test(symbol))], name[0]),
  isJoined: true,
};

const ofKind = /^(?:aur |and )?\S+ (?:wal[aie]|walay|&|ki|ka|ke) (?:do|[%1]) /;

/** "Roti bhi chahiye chaar", while an order is there: of what is ordered besides. */
const alsoSoMany: Turn = {
  said: pattern(
    `${UNCOUNTED}# `,
    `bhi (?:${anyOf('chahiye, chahye, chaiye, dena, dein, de do, bhej do')})?`,
    `[%1] (?=${OVER})`,
  ),
  plainly: ([name = [], also = [], count = []]) => inOneBreath([...count, ...name, ...also], name[0]),
};

/** "Teen chai bhi bari wali": its size stands behind the "bhi". */
const alsoSized: Turn = {
  said: pattern(TWO, '# ', 'bhi ', '\\$ ', '(?:wal[aie] |walay |& )?', `(?=aur |and |${OVER}|${GIVEN})`),
  plainly: ([count = [], name = [], also = [], size = []]) =>
    inOneBreath([...count.map(asAmount), ...size, ...name, ...also], count[0]),
};

const BEHIND = `# ${OF_IT}${TWO}(?:[$&] )*(?:aur |and )?`;

/** "Fried rice sharing ek egg rice regular do": every amount stands behind its name. */
const allBehind: Turn = {
  said: pattern(`(?<![%1$&] |(?:^| )(?:do|a|an) )(?:${BEHIND}){2,}`, `(?=${OVER}|${GIVEN})`),
  plainly: ([list = []]) => {
    const starts = list.flatMap(({ symbol }, at) => (symbol === '#' ? [at] : []));
    return starts.flatMap((start, place) => {
      const item = list.slice(start, starts[place + 1]);
      const count = item.find(({ symbol }) => /^(?:do|[%1])$/.test(symbol));
      return count === undefined
        ? item
        : inOneBreath([asAmount(count), ...item.filter((piece) => piece !== count)], item[0]);
    });
  },
  isJoined: true,
};

/** "Dono do do", "teen teen": so many of each. */
const ofEach: Turn = {
  said: pattern(
    `(?:[%1] )?# ${OF_IT}(?:(?:aur |and )?(?:[%1] )?# ${OF_IT})+`,
    `(?:${ALL}|sab )?(?:${anyOf('ki, ke, ka')})?`,
    `(?:do do |do & do & |${TWO}${TWO})`,
    `(?=(?:& |\\$ |& wal[aie] )*(?:${ALL}|${GIVEN}|${OVER}|aur |and ))`,
  ),
  plainly: ([names = [], all = [], each = []], before) => {
    const [first, second] = each.filter(({ symbol }) => symbol !== '&');
    if (first === undefined || countOf(first) !== countOf(second)) return undefined;
    // "Ek naan aur roti do do": only who says "all" speaks of those that were counted, too.
    const isCounted = [...before.slice(-1), ...names].some(({ symbol }) => /^[%1]$/.test(symbol));
    if (isCounted && all.length === 0) return undefined;
    return names
      .filter(({ symbol }) => !/^[%1]$/.test(symbol))
      .flatMap((piece) => (piece.symbol === '#' ? [asAmount(first), piece] : [piece]));
  },
  isJoined: true,
};

/** "Gulab jamun us se aadhe", "us se double": measured by what was counted before. */
const byOther: Turn = {
  said: pattern(
    `# ${OF_IT}`,
    `(?:us |uss |is |iss )(?:se )?`,
    `(?:${anyOf('aadhe, aadha, aadhi, adhe, adha, adhi, double, dugne, dugna, do guna')}|\\$ )`,
  ),
  plainly: ([name = [], , part = []], before) => {
    const last = before.findLast(({ symbol }) => /^(?:do|[%1])$/.test(symbol));
    const isHalf = /^a+dh/.test(part[0]?.tokens[0]?.text ?? '');
    const isTwice = /^(?:double|dug|do)/.test(part[0]?.tokens[0]?.text ?? '');
    const count = countOf(last) * (isHalf ? 0.5 : isTwice ? 2 : Number.NaN);
    return Number.isInteger(count) && count > 0 ? [amount(count), ...name] : undefined;
  },
};

/** "Hot aur mild ek ek malai boti": one of each. */
const sizesOfEach: Turn = {
  said: pattern('\\$ ', '(?:aur |and )', '\\$ ', `(?:${TWO}${TWO})`, '# '),
  plainly: ([one = [], , other = [], each = [], name = []]) => {
    const [first, second] = each;
    return first !== undefined && countOf(first) === countOf(second)
      ? [asAmount(first), ...one, ...name, asAmount(first), ...other, ...name]
      : undefined;
  },
};

/** "Ek ek double wali dono", "large dono": so are both. */
const bothSo: Turn = {
  said: pattern(`(?:\\$ )+`, `(?:wala |wali |wale |& )?(?:${ALL}|sab )`, `(?=$|aur |and |${GIVEN}|${OVER})`),
  plainly: ([sizes = [], all = []]) => [
    ...say(urduAlls.get(all.at(-1)?.symbol ?? '') === 2 ? 'both' : 'all'),
    ...sizes,
  ],
};

/** "Dono ke saath fries" */
const bothWith: Turn = {
  said: pattern(`(?:${ALL}|sab )`, '(?:ke |k )(?:saath |sath )(?:mein )?', `(?=[#~] )`),
  plainly: ([all = []]) => say(urduAlls.get(all.at(-1)?.symbol ?? '') === 2 ? 'both with' : 'all with'),
  isJoined: true,
};

/** With an order there, "chai do kar do" says how many there are to be. */
const twoFurther: Turn = {
  ...twoBehind,
  plainly: (groups, before, behind) =>
    giving.test(`${behind[0]?.symbol} ${behind[1]?.symbol} `) || behind.length === 0
      ? undefined
      : twoBehind.plainly(groups, before, behind),
};

const sharedTurns: readonly Turn[] = [
  alsoSized,
  ...urduShareTurns,
  sizesOfEach,
  byOther,
  ofEach,
  bothSo,
  bothWith,
];
export const urduAmountTurns: readonly Turn[] = [...sharedTurns, allBehind, twoBehind, countBehind];
export const urduFurtherTurns: readonly Turn[] = [...sharedTurns, twoFurther, alsoSoMany];
