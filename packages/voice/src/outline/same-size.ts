import { isDetail, itemsOf } from './listed-items.ts';
import { isHeat, isSize, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern } from './words.ts';

const SIZE = `(?:${anyOf('size, sized, sizes')}|& )`;
const HEAT = anyOf(
  'heat level, heat, spice level, spice, spiciness, spicy level, mirch, level of spice, masala',
);
const THE = `(?:${anyOf('in, of, also, at, with, to be, bhi, is')})*(?:the |a )?(?:exact )?`;
const AS = `(?:as (?:${anyOf('that, the other, the first, the last, before, mine, his, hers, above, well')})(?:1 |ones? )?)?`;

/** The last size, or heat, that was said of a dish; "medium" is one where the other was said as well. */
function lastSaid(before: readonly Piece[], isWanted: (piece: Piece) => boolean): Piece | undefined {
  const { items } = itemsOf(before);
  const item = items.findLast(({ sizes }) => sizes.some(isWanted));
  const fitting = (item?.sizes ?? before.filter(isDetail)).filter(isWanted);
  return fitting.findLast((piece) => isSize(piece) !== isHeat(piece)) ?? fitting.at(-1);
}

/** "The same size lemonade", "a mocha in the same size", "same size same spice": said with its own word. */
const sameSize: Turn = {
  said: pattern(`${THE}(?:same|that) `, SIZE, `${AS}(?:too )?`),
  isJoined: true,
  plainly: ([, sized = []], before, behind) => {
    // "My mother can't chew that, can she"
    if (!/^sized?s?$/.test(sized[0]?.tokens[0]?.text ?? '')) return undefined;
    const size = lastSaid(before, isSize);
    const isOf = behind[0]?.symbol === 'of';
    return size && !isOf ? [size] : undefined;
  },
};
const sameHeat: Turn = {
  said: pattern(`(?:and )?${THE}same ${HEAT}${AS}(?:too )?`),
  isJoined: true,
  plainly: (_, before) => {
    const heat = lastSaid(before, isHeat);
    return heat && [heat];
  },
};

/** "A large margherita, four seasons same", "a latte, also large" */
const sameBehind: Turn = {
  said: pattern('# ', '(?:the )?same ', `(?=$|${anyOf('and, plus, please, aur')})`),
  isJoined: true,
  plainly: ([name = []], before) => {
    const sizes = itemsOf(before).items.at(-1)?.sizes ?? [];
    return sizes.length > 0 ? [...name, ...sizes] : undefined;
  },
};
const alsoSized: Turn = {
  said: pattern('# ', '(?:also|likewise) ', `(?=(?:in )?(?:\\$ )+(?:$|${anyOf('and, plus, please, aur')}))`),
  isJoined: true,
  plainly: ([name = []]) => name,
};

/** "Four cans of lemon and four of orange": in the same containers. */
const sameContainer: Turn = {
  said: pattern(
    '[%1] ',
    '[&$] ',
    '(?:of )?',
    '# ',
    '(?:and |plus |aur )?',
    '[%1] ',
    'of ',
    '(?=(?:the )?[#~] )',
  ),
  isJoined: true,
  plainly: ([first = [], container = [], of = [], name = [], and = [], count = []]) => [
    ...first,
    ...container,
    ...of,
    ...name,
    ...and,
    ...count,
    ...container,
    ...of,
  ],
};

/** "A bottle of cola and two cans of it as well" */
const ofIt: Turn = {
  said: pattern(
    '[%1] ',
    '[&$] ',
    '(?:of )?',
    '(?:it|the same) ',
    `(?:${anyOf('too, as well, also')})?(?=$|and |plus |please )`,
  ),
  isJoined: true,
  plainly: ([count = [], size = [], of = []], before) => {
    const name = before.findLast(({ symbol }) => symbol === '#');
    return name && [...count, ...size, ...of, name];
  },
};

export const sameSizeTurns: readonly Turn[] = [
  sameSize,
  sameHeat,
  sameBehind,
  alsoSized,
  sameContainer,
  ofIt,
];
