import { amount, isHeat, isSize, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

/** Somebody comes, goes, or wants none after all. */
const changes =
  / (?:not|isnt|arent|wasnt|wont|doesnt|dont|didnt|cant|couldnt|never|full|hungry|cancell?ed|bailed|dropped|pulled out|left|leaving|gone|late|asleep|sleeping|sick|ill|diet|fasting|vegan|vegetarian|veggie|driving|eaten|ate|away|busy|off|skipping|skips|passing|changed|joining|joins|joined|coming|comes|came|arrived|here|wants?|needs|fancies|nahi|only|more|fewer|brought|own|given up|gave up|kam|allergic|counted wrong|miscounted|counted badly|wrong number|my mistake|my bad|are stuffed|is stuffed|im stuffed|wala raha|aa raha|aa rahi|aa rahe) /;

/** Behind these a number right at the end counts what was named, whatever was told. */
const opens = /^(?:oh|wait|hang|hold|actually|no|nah|hmm|oops|ruko|arre)$/;
/** "… wait, the address is house five" */
const places =
  / (?:at|to|in|number|house|flat|table|street|block|sector|room|floor|by|until|till|about|around|than|minutes?|address|door|gate|make|of|swap|switch|change) /;

const LEAD = '(?<!(?:[%1$&]|an?) )(?:[%1] |an? )(?:[$&] )*';
const SIZES = '(?:[$&] |with [#~] )*';
const OPENING = anyOf(
  'oh, wait, hang on, hold on, actually, sorry, no, ah, hmm, oops, um, well, you know what, ruko, arre',
);
/** It goes on to another dish behind these; "oh and dave's joining us" does not. */
const NEXT = `(?:(?!and (?:${WORD}){1,3}?${anyOf('joining, coming, wants, here, joins, joined')})${anyOf('and, plus, aur')}|${anyOf('with, without, extra, also')})`;
const TALK = `(?:${OPENING})*(?:(?!${NEXT})(?:${WORD}|[$&@~] |[%1] (?=of |more |${WORD})|(?<=(?:having|want|wants|need|needs|fancies|fancy|getting|eating) )1 )){2,14}?`;
const TURNED = `(?:${anyOf('so, then, make it, make that, make them, just, only, its, thats, that makes, lets say, lets do, bas, sirf')})*`;
const TAIL = `(?:${anyOf('is fine, is enough, is plenty, fine, enough, will do, would do, then, for now, instead, please, of them, only, kar do, kar dein, kardo, hi, now')})*`;
const ENDS = `(?=$|${anyOf('and, plus, aur, thanks, thank, with, without, but')})`;

const wordsOf = (pieces: readonly Piece[]): string =>
  ` ${pieces.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' ')} `;

/** "Three zingers, oh, ali's not coming, two" */
export const otherAmount: Turn = {
  said: pattern(
    LEAD,
    '# ',
    SIZES,
    TALK,
    TURNED,
    '(?:(?<!(?:\\$|the|that|this|which|no|of|a|all|both|on|for|with|make) )[%1] |ones (?=fine|enough|plenty))',
    TAIL,
    ENDS,
  ),
  plainly: ([lead = [], name = [], sizes = [], talk = [], turned = [], values = [], tail = []]) => {
    const [many] = values;
    const isTurned = [...turned, ...tail].some(({ symbol }) => /^(?:so|then)$/.test(symbol));
    const isPaused =
      talk.length > 2 && (isTurned || opens.test(talk[0]?.symbol ?? '')) && !places.test(wordsOf(talk));
    if (many === undefined || !(isPaused || changes.test(wordsOf(talk)))) return undefined;
    const count = many.symbol === 'ones' ? amount(1) : many;
    return withValues(lead, name, sizes, [count]);
  },
};

const isSameKind = (a: Piece, b: Piece): boolean =>
  (/[%1]/.test(a.symbol) && /[%1]/.test(b.symbol)) || (isHeat(a) && isHeat(b)) || (isSize(a) && isSize(b));

/** What was said of the dish, with the new amount, size and heat in the place of the old ones. */
function withValues(
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
