import { isPartOf, leftOut, type Piece, say, type Turn } from './outline.ts';
import { wishAndDishTurns } from './wishes-and-dishes.ts';
import { anyOf, pattern, TALK, WORD } from './words.ts';

/** "… and don't look at me like that": nothing is refused. */
const dontLaugh = leftOut(
  pattern(
    `(?<=# .*)(?:${anyOf('and, but, please, oh')})*(?:dont|do not) ${anyOf(
      'look, laugh, judge, tell, ask, worry, blame, hate, start, stare, panic, shout, say, get me wrong',
    )}(?:${TALK}){0,12}?`,
    '(?=(?:so |just |and |also |the |an? |[%1$&] )*# )',
  ),
);

/** "Large, curry powder is fine", "garlic butter is fine": what may be in it. */
const isFine: Turn = {
  said: pattern(
    '(?<=# .*)(?<!(?:[%1]|an?|the|no|without|extra) )(?:# (?=~ ))?',
    `(?:# ${anyOf('powder, sauce, paste, oil, flakes, seasoning, dressing, milk')}|(?:~ )+)(?:is|are) ${anyOf('fine, ok, okay, alright')}(?:${anyOf('too, with me, by me, for me')})?`,
    `(?=$|${anyOf('and, plus, also, aur, please')})`,
  ),
  // "… and a large latte, oat milk is fine"
  plainly: ([name = []]) => name.filter(({ isHeadless }) => !isHeadless),
};

/** "Two flat whites, one with soy and one regular milk": the milk is regular. */
const otherFilling: Turn = {
  said: pattern('1 ', 'with ', '~ ', '(?:and )?', '1 ', '\\$ ', '~ '),
  isJoined: true,
  plainly: ([one = [], told = [], first = [], and = [], other = [], , second = []]) => [
    ...one,
    ...told,
    ...first,
    ...and,
    ...other,
    ...told,
    ...second,
  ],
};

const FLAVOUR = `(?:and )?[%1] (?:[#~] |${WORD}){1,2}?`;
const countOf = (piece: Piece): number => piece.count ?? (/^(?:1|an?)$/.test(piece.symbol) ? 1 : 0);

/** "Mochi ice cream two, one mango one green tea", "four sodas, two coke two sprite": flavours of it, where not all of them are dishes. */
const flavours: Turn = {
  said: pattern(
    '(?:% (?:\\$ )*)?',
    '# ',
    '(?:\\$ )*(?:% )?',
    `(?:${FLAVOUR}){2,}`,
    `(?=(?:\\$ )*(?:$|${anyOf('and, please, plus, aur')}))`,
  ),
  isJoined: true,
  plainly: ([lead = [], name = [], behind = [], kinds = []]) => {
    const total = [...lead, ...behind].reduce((sum, piece) => sum + countOf(piece), 0);
    const starts = kinds.flatMap(({ symbol }, at) => (/[%1]/.test(symbol) ? [at] : []));
    const parts = starts.map((at, place) => kinds.slice(at, starts[place + 1] ?? kinds.length));
    const sum = parts.reduce((all, [amount]) => all + (amount ? countOf(amount) : 0), 0);
    const isFood = (part: readonly Piece[]) => part.some(({ symbol }) => symbol === '~');
    const [dish] = name;
    const isSame = (part: readonly Piece[]) =>
      part.some(({ title }) => title !== undefined && title === dish?.title);
    const isNamed = parts
      .flat()
      .some(({ symbol, isHeadless, title }) => symbol === '#' && !isHeadless && title !== dish?.title);
    const isWhole =
      dish?.isOnlyOne === true && (dish.tokens.length > 1 || dish.titles?.length === 1) && !dish.isHeadless;
    return isWhole &&
      total > 1 &&
      sum === total &&
      !isNamed &&
      (parts.every(isSame) || (parts.some(isFood) && parts.some((part) => !isFood(part))))
      ? [...lead, ...name, ...behind]
      : undefined;
  },
};

/** "Milk bread large, no eggs, just bread": the one that was named. */
const justThat: Turn = {
  said: pattern('(?<=(?:nahi|no|without) .*)(?:sirf|just|only) ', '# ', '(?=$|please )'),
  plainly: ([, name = []], before) => {
    const isHeadOf = (piece: Piece) =>
      piece.symbol === '#' &&
      piece.tokens.length > 1 &&
      name[0]?.tokens.length === 1 &&
      isPartOf(name[0], { ...piece, tokens: piece.tokens.slice(-1) });
    return before.some(isHeadOf) ? [] : undefined;
  },
};

/** "The meatball one but in six inch": how large it is, right behind its name. */
const butIn = leftOut(
  pattern(
    `(?<=# (?:1 |ones? )?)but (?:${anyOf('in, as, make it, its, it is, id like it, i want it')})+(?:an? |the )?`,
    '(?=\\$ (?!#))',
  ),
);

/** "He doesn't like rice so leave that out": a part of the dish, not the dish. */
const leftOutPart: Turn = {
  said: pattern(
    `(?<=# .*)(?:${anyOf('cos, because, but, and')})*(?:${anyOf('i, he, she, we, they')}|(?:my|our|the) (?:\\$ )?${WORD})${anyOf(
      'doesnt, dont, cant, cannot, wont, hate, hates, not keen on, isnt keen on, im not a fan of',
    )}(?:${anyOf('really, even, like, eat, have, do, stand, touch, want, take, much, too, any, the')})*`,
    '(?:[#~] ){1,2}',
    `(?:${anyOf('so, and, please, can you, could you, just')})*${anyOf('leave, take, keep, cut, pick, hold')}${anyOf('that, it, those, them, these')}(?:${anyOf('out, off, away, please')})*`,
  ),
  plainly: ([, part = []]) => [...say('no'), ...part],
  isJoined: true,
};

export const wishTurns: readonly Turn[] = [
  ...wishAndDishTurns,
  leftOutPart,
  butIn,
  dontLaugh,
  isFine,
  otherFilling,
  flavours,
  justThat,
];
