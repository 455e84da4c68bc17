import { type Piece, say } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { calledPiece, countOf, isAloneSo, isSoldSo, type Known } from './known-lines.ts';
import {
  andThen,
  COUNTED,
  DONE,
  type LineTurn,
  makeSo,
  makeSoMany,
  NAME,
  onlyLine,
  POLITELY,
} from './line-words.ts';

export const amountOf = (pieces: readonly Piece[] = []): number =>
  pieces.find(({ count }) => count !== undefined)?.count ?? 1;

/** "Spring rolls up by one", "bump the naan down by two" */
const upBy: LineTurn = (known) => ({
  said: pattern(
    `${POLITELY}(?:${anyOf('bump, bring, take, put, knock, raise, lower, reduce, increase, move, push')})?`,
    NAME,
    `(?:${anyOf('to, should, can, could, must, needs to, go, goes, going')})*`,
    '(?:up|down) ',
    '(?:by [%1] |[%1] (?![#=]))',
  ),
  plainly: ([, name = [], , way = [], amount], before) =>
    makeSoMany(known, before, name, (count) =>
      way[0]?.symbol === 'up' ? count + amountOf(amount) : count - amountOf(amount),
    ),
});

/** "One less bihari", "two fewer of the naan" */
const lessOf: LineTurn = (known) => ({
  said: pattern('[%1] ', '(?:less|fewer) (?:of )?', COUNTED, DONE),
  plainly: ([amount, , name = []], before) =>
    makeSoMany(known, before, name, (count) => count - amountOf(amount)),
});

/** "Knock two off the roti count" */
const offOf: LineTurn = (known) => ({
  said: pattern(
    `${POLITELY}${anyOf('knock, take, lop, shave, strike, cut, chop')}`,
    '[%1] ',
    '(?:off|from|off of) ',
    `${COUNTED}(?:${anyOf('count, number, order, total')})?`,
    DONE,
  ),
  plainly: ([, amount, , name = []], before) =>
    makeSoMany(
      known,
      before,
      name.slice(0, name.findLastIndex(({ symbol }) => symbol === '=') + 1),
      (count) => count - amountOf(amount),
    ),
});

/** "Half the dumplings": half as many, where it is no size of theirs. */
const halfOf: LineTurn = (known) => ({
  said: pattern(
    '(?:make (?:it|that) )?(?:halve|cut|half) (?:of )?',
    '(?:the|my|our) (?:= )+',
    '(?:in half |by half )?',
    `(?=$|${anyOf('and, but, we, i, please, since, because, cos')})`,
  ),
  plainly: ([verb = [], name = [], half = []], before) => {
    const said = verb.find(({ symbol }) => /^(?:halve|cut|half|\$)$/.test(symbol));
    const place = onlyLine(name);
    const isHalf =
      said?.option === undefined
        ? said?.symbol === 'halve' || half.length > 0 || said?.symbol === 'half'
        : said.option.text === 'half';
    if (!isHalf || place === undefined || (said?.option && isSoldSo(known, place, said.option)))
      return undefined;
    // One of twelve pieces is one of six.
    return (
      makeSoMany(known, before, name, (count) => count / 2) ?? [...andThen(before), ...say('halve'), ...name]
    );
  },
});

/** "Too many naans, take away two", "that's too many naan, just three" */
const tooManyOf: LineTurn = (known) => ({
  said: pattern(
    `(?:${anyOf('thats, its, there are, theres, thats way, way')})*(?:too|so) (?:many|much) `,
    '(?:= )+',
    `${POLITELY}(?:${anyOf('take away, take off, take out, remove, drop, lose, cancel')}|${anyOf('make it, make that, make them, i want, do')})?`,
    '[%1] (?:of them )?',
    DONE,
  ),
  plainly: ([, name = [], verb = [], amount], before) => {
    const isLess = verb.some(({ symbol }) => /^(?:take|remove|drop|lose|cancel)$/.test(symbol));
    return makeSoMany(known, before, name, (count) => (isLess ? count - amountOf(amount) : amountOf(amount)));
  },
});

/** "Three not thirteen", said and nothing else: the line there are thirteen of. */
const notSoMany: LineTurn = (known) => ({
  said: pattern('(?<=^)[%1] ', 'not ', '[%1] (?:please |thanks )?$'),
  plainly: ([wanted, , given], before) => {
    const place = known.lines.findLastIndex((_, at) => countOf(known, at) === amountOf(given));
    return place < 0
      ? undefined
      : makeSoMany(known, before, [calledPiece(known, place)], () => amountOf(wanted));
  },
});

/** "Halve it all", "half of everything" */
const halfOfAll: LineTurn = (known) => ({
  said: pattern(
    POLITELY,
    '(?:halve|cut|half|\\$|reduce|split) (?:of )?',
    anyOf(
      'it all, everything, all of it, all of them, the lot, the whole lot, the whole order, the whole thing, them all, the order, the entire order',
    ),
    '(?:in half |by half )?',
    `(?=$|${anyOf('and, but, please, since, because, cos, half, thanks')}|\\$ )`,
  ),
  plainly: ([, verb = [], , half = []], before) => {
    const [said] = verb;
    const isHalf = /^hal/.test(said?.symbol ?? '') || said?.option?.text === 'half' || half.length > 0;
    const places = [...known.lines.keys()];
    const isEven = places.every((place) => countOf(known, place) % 2 === 0 && isAloneSo(known, place));
    return isHalf && isEven ? eachOf(known, before, places) : undefined;
  },
});

/** Every line by itself. */
function eachOf(known: Known, before: readonly Piece[], places: readonly number[]): readonly Piece[] {
  const said: Piece[] = [];
  for (const place of places)
    said.push(
      ...(makeSoMany(
        known,
        said.length > 0 ? said : before,
        [calledPiece(known, place)],
        (count) => count / 2,
      ) ?? []),
    );
  return said;
}

/** "… we don't need four plates, two will do": what was said before it, once more. */
const willDo: LineTurn = () => ({
  said: pattern(
    '(?:we|i|they|you) (?:dont|wont|didnt|do not) (?:really )?(?:need|want) [%1] ',
    '(?:& |of them )?',
    '[%1] ',
    anyOf(
      'will do, is plenty, is enough, are plenty, are enough, is fine, should do, will be enough, will be plenty, is loads',
    ),
  ),
  plainly: (_, before) => (before.some(({ symbol }) => symbol === 'make') ? [] : undefined),
});

/** "One family platter instead of these two": as many and as large as is said. */
const insteadOfThem: LineTurn = () => ({
  said: pattern(
    '[%1] ',
    '\\$ ',
    '(?:= )+',
    '(?:instead of|rather than|in place of) (?:these|those|the|my|them|all) (?:[%1] )?(?:ones )?(?:= )?$',
  ),
  plainly: ([count = [], size = [], name = []], before) =>
    onlyLine(name) === undefined ? undefined : makeSo(before, name, [...count, ...size]),
});

/** More, fewer, half as many. */
export const countTurns: readonly LineTurn[] = [
  halfOfAll,
  halfOf,
  tooManyOf,
  notSoMany,
  willDo,
  upBy,
  offOf,
  lessOf,
  insteadOfThem,
];
