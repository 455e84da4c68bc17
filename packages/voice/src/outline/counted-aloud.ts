import { isPartOf, leftOut, type Piece, type Turn } from './outline.ts';
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

/** "Twelve, sorry, ten roti": put right before the dish is named. */
const recounted = leftOut(
  pattern(
    `(?<![#$%1] )[%1] (?:${anyOf('no, nope, nah, sorry, wait, actually, i mean, i meant, hang on, make that, make it, uh, um, hmm, lets say, say')})+`,
    '(?=[%1] (?:[$&] )*# )',
  ),
);

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

export const countedTurns: readonly Turn[] = [countedAloud, saidTwice, recounted, notSoMany, ofTheSize];
