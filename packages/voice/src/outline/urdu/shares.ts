import { urduAlls } from '../../tables/urdu-words.ts';
import { amount, type Piece, type Turn } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { ALL, countOf, FOR, FOR_WHOM, OF_IT, PERSON, TWO } from './words.ts';

/** "Hum teeno ke liye ek ek club sandwich", "ek ek falooda hum teeno ko": as many as they are. */
const forAll: readonly Turn[] = [
  {
    said: pattern(
      `(?:hum |ham )?(?:${ALL})`,
      `(?:${PERSON})?(?:log |logon )?${FOR}`,
      `${TWO}${TWO}`,
      `(?=(?:[$&] )*# )`,
    ),
    plainly: ([all = [], , each = []]) => forEach(all, each, []),
  },
  {
    said: pattern(
      `${TWO}${TWO}`,
      `(?:[$&] )*# ${OF_IT}`,
      `(?:hum |ham )?(?:${ALL})`,
      `(?:${PERSON})?(?:log |logon )?${FOR}`,
    ),
    plainly: ([each = [], name = [], all = []]) => forEach(all, each, name),
    isJoined: true,
  },
  {
    said: pattern(
      `# ${OF_IT}`,
      `(?:hum |ham )?(?:${ALL})`,
      `(?:${PERSON})?(?:log |logon )?${FOR}`,
      `${TWO}${TWO}`,
    ),
    plainly: ([name = [], all = [], , each = []]) => forEach(all, each, name),
    isJoined: true,
  },
];

function forEach(all: readonly Piece[], each: readonly Piece[], name: readonly Piece[]): Piece[] | undefined {
  const people = urduAlls.get(all.at(-1)?.symbol ?? '') ?? 0;
  const [first, second] = each.map(countOf);
  return first === undefined || first !== second ? undefined : [amount(people * first), ...name];
}

const SHARE = `(?:aur |and )?${TWO}(?:[$&] )*(?:${FOR_WHOM}|mera |meri |hamara |hamari |${PERSON}(?:ka |ki |ke )(?!liye ))`;
const SHARE_FOR = `(?:aur |and )?${FOR_WHOM}${TWO}`;
const TOTAL = `(?:(?:${anyOf('yaani, total, kul, kul mila ke, to total')})+${TWO})?`;

/** "Ek mere liye ek ammi ke liye karak chai, total teen": all of them together. */
const sharesAhead: Turn = {
  said: pattern(`(?:${SHARE}){2,}|(?:${SHARE_FOR}){2,}`, `(?:[$&] )*# ${OF_IT}`, TOTAL),
  plainly: ([shares = [], name = []]) => sumOf(shares, name),
};
/** "Karak chai, ek mere liye, do mehmano ke liye" */
const sharesBehind: Turn = {
  said: pattern(
    `(?<![%1] (?:[$&] )*|(?:^| )do (?:[$&] )*)# ${OF_IT}`,
    `(?:${SHARE}){2,}|(?:${SHARE_FOR}){2,}`,
    `(?!(?:[$&] )*#)`,
    TOTAL,
  ),
  plainly: ([name = [], shares = []]) => sumOf(shares, name),
};

function sumOf(shares: readonly Piece[], name: readonly Piece[]): Piece[] | undefined {
  const isSized = shares.some(({ symbol }) => symbol === '$');
  const count = shares
    .filter(({ symbol }) => /^(?:do|[%1])$/.test(symbol))
    .reduce((sum, piece) => sum + countOf(piece), 0);
  return isSized ? undefined : [amount(count), ...name];
}

/** So many for each of those who are counted or named. */
export const urduShareTurns: readonly Turn[] = [...forAll, sharesAhead, sharesBehind];
