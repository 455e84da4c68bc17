import { asAmount } from './amounts-ahead.ts';
import { isHeat, isPartOf, isSize, leftOut, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** How many, said in several goes. */

const LEAD = '(?<!(?:[%1$&]|an?) )(?:[%1] |an? )(?:[$&] )*';
const SIZES = '(?:[$&] )*';
const isSized = ({ symbol }: Piece): boolean => /[$&]/.test(symbol);

/** "One green tea, not two green teas" */
const notSoMany: Turn = {
  said: pattern(
    LEAD,
    '# ',
    SIZES,
    '(?:and )?not ',
    '[%1] ',
    '(?:(?:[$&] )*# )?',
    SIZES,
    `(?=$|${anyOf('and, plus, please, with, aur')})`,
  ),
  plainly: ([lead = [], name = [], sizes = [], , , said = [], told = []]) => {
    const again = said.find(({ symbol }) => symbol === '#');
    const isIt = again === undefined || (name[0] !== undefined && isPartOf(again, name[0]));
    return isIt ? [...lead, ...name, ...sizes, ...told] : undefined;
  },
};

/** "Pepperoni, three, yes, three of the small": counted behind its name. */
const ofTheSize: Turn = {
  said: pattern(
    '(?<![%1$&@] |an? |with )# ',
    `(?:${anyOf('yes, yeah, yep, so, okay, right, thats, all')})*`,
    '[%1] ',
    'of (?:the |those |them )?(?:in )?',
    '\\$ (?:ones? |1 )?',
    `(?=$|${anyOf('and, plus, please, aur, thanks')})`,
  ),
  plainly: ([name = [], , many = [], , size = []]) => [...many, ...size.filter(isSized), ...name],
};

const NO = anyOf(
  'no, nope, nah, sorry, wait, no wait, actually, i mean, i meant, hang on, hold on, make that, make it, uh, um, hmm, oh, lets say, say, or rather, rather, or maybe, maybe',
);
const SURE = anyOf('final, final answer, done, thats it, thats final, for sure, definitely, pakka, bas');

/** "Twelve, sorry, ten roti": put right before the dish is named. */
const recounted = leftOut(pattern(`(?<![#$%1] )[%1] (?:${NO})+`, '(?=[%1] (?:[$&] )*# )'));

/** "Roti five, no six, no, five, final": put right behind its name, perhaps again and again. */
const recountedBehind: Turn = {
  said: pattern(
    `(?<=# (?:[$&] )*)(?:[%1] (?:& )?(?:${NO})+)+`,
    '[%1] ',
    `(?:(?:& )?(?:please )?(?:${SURE})*(?=$)|(?=(?:& )?(?:$|${anyOf('and, plus, aur, please, thanks, with, without, of')}|[%1] \\$ )))`,
  ),
  isJoined: true,
  plainly: ([, last = []]) => last,
};

/** "Mild, no, medium, okay, hot": the last of its sort counts. */
const resized: Turn = {
  said: pattern(
    `(?<=# )(?:\\$ (?:${NO}|ok |okay |yes |yeah )+(?:an? |the )?){2,}`,
    '\\$ ',
    `(?=$|${anyOf('and, plus, aur, please, thanks, with, without')})`,
  ),
  isJoined: true,
  plainly: ([tried = [], last = []]) => {
    const sizes = [...tried, ...last].filter(({ symbol }) => symbol === '$');
    return sizes.every(isHeat) || sizes.every(isSize) ? last : undefined;
  },
};

/** "One small, no, two small": a part is counted anew. */
const recountedPart: Turn = {
  said: pattern(`[%1] (?:\\$ )+(?:${NO})+`, '(?=[%1] (?:\\$ )+)'),
  isJoined: true,
  plainly: ([said = []], _, [, size]) =>
    said.some((piece) => size !== undefined && piece.symbol === '$' && isPartOf(piece, size))
      ? []
      : undefined,
};

/** "Six six rotis"; "ek ek", "do do" are one and two for each. */
const saidTwice: Turn = {
  said: pattern('[%1] ', '(?:yeah |yes |okay |uh |um )*', '(?=[%1] )'),
  plainly: ([many = []], _, [next]) => {
    const [one, other] = [many[0]?.tokens[0]?.text ?? '', next?.tokens[0]?.text];
    return one === other && !/^(?:ai?k|ek|do|teen|cha+r|pa+nch)$/.test(one) ? [] : undefined;
  },
};

/** "One two three four, let me count again, yeah, six": counted aloud. */
const countedAloud: Turn = {
  said: pattern(`(?:how many (?:${WORD}){0,3}|let me count )?`, '1 (?:% )+', `(?:${WORD}){0,6}`, '(?=[%@])'),
  plainly: ([, counted = [], talk = []], _, [next]) => {
    const isCounting = counted.every(
      ({ count }, at) => count === at + 1 || (at === counted.length - 1 && at > 1),
    );
    // "One, two, yeah, two": so few only where the last is said again.
    const isEchoed = counted.length > 2 || (talk.length > 0 && next?.count === counted.at(-1)?.count);
    return isCounting && isEchoed ? [] : undefined;
  },
};

/** "Cola, cola, cola, three of them": called out, and counted in the end. */
const calledOut: Turn = {
  said: pattern('(?<![%1$&] |an? )# (?:# )+', `(?:${anyOf('so, thats, that makes, yes')})*`, '[%1@] '),
  isJoined: true,
  plainly: ([names = [], , many = []]) => {
    const [name, ...others] = names;
    const isSame = name && others.every((other) => isPartOf(other, name) && isPartOf(name, other));
    return isSame ? [...many.map(asAmount), name] : undefined;
  },
};

export const countedTurns: readonly Turn[] = [
  calledOut,
  countedAloud,
  saidTwice,
  recountedBehind,
  recountedPart,
  resized,
  recounted,
  notSoMany,
  ofTheSize,
];
