import { amount, type Piece, say, type Turn } from '../outline.ts';
import { anyOf } from '../words.ts';
import { countOf, isAloneSo, type Known } from './known-lines.ts';

/** A turn that has to know the lines that are there. */
export type LineTurn = (known: Known) => Turn;

/** A line by its name, or by the size or heat it has: "the large one". */
export const NAME =
  '(?<!(?:[%1@] |of |half )(?:the |my |those |these |our )*)(?:(?:the|my|our|that|those|these|your|his|her|both|all) )*(?:\\$ )?(?:= )+';
/** A line behind an amount: "two fewer of the naan". */
export const COUNTED = '(?:(?:the|my|our|those|these) )?(?:= )+';
export const LINE = `(?:${NAME}|(?<!of )(?:the|my|that) \\$ (?:1|ones) )`;
export const IT = `(?:${anyOf('that 1, this 1, those ones, these ones, it, that, this, them, those, these')})`;
export const POLITELY = `(?:${anyOf('please, just, can you, could you, can we, could we, lets, let us, you can, we can, maybe, actually, then, also, so')})*`;
/** Before a size: "a large", "just the medium". */
export const BE = `(?:${anyOf('a, an, the, just, only, in, be, being, as, like, more like, at')})*`;
export const VALUE = '(?:[%1] (?:& )?|\\$ )(?:\\$ )?(?![#=~@])';
/** What was said of a line ends here. */
export const DONE = `(?=$|${anyOf(
  `and, but, then, please, plus, also, while, leave, keep, remove, drop, ditch, bin, lose, cancel, delete, scrap, add, make,
   nothing, for, so, aur, thanks, sorry, too, thats, were, the rest, not, cos, because`,
)}|[=#] |the = |1 (?:more|less|fewer))`;

/** Without "the" and "of" before it. */
export const nameOf = (pieces: readonly Piece[]): readonly Piece[] => {
  const at = pieces.findIndex(({ symbol }) => symbol === '=' || symbol === '$');
  return at < 0 ? pieces : pieces.slice(at);
};

/** The one line that is named; undefined where it may be another. */
export function onlyLine(pieces: readonly Piece[]): number | undefined {
  const [first, ...others] = pieces.flatMap(({ lines }) => (lines === undefined ? [] : [lines]));
  const common = first?.filter((place) => others.every((lines) => lines.includes(place)));
  const size = pieces.find(({ symbol }) => symbol === '$');
  return common?.length === 1 && size === undefined ? common[0] : undefined;
}

const joined = /^(?:and|but|so|then|aur|please|also|plus|ok|okay|actually|wait|no|oh|hmm|well)$/;

/** What follows is a sentence of its own. */
export const andThen = (before: readonly Piece[]): Piece[] =>
  before.length === 0 || joined.test(before.at(-1)?.symbol ?? '') ? [] : say('and');

export const makeSo = (
  before: readonly Piece[],
  name: readonly Piece[],
  values: readonly Piece[],
): readonly Piece[] => [
  ...andThen(before),
  ...say('make'),
  ...(name.some(({ symbol }) => symbol === '=' || symbol === '$') ? say('the') : []),
  ...nameOf(name),
  ...values.filter(({ symbol }) => /^[%1$]$/.test(symbol)).map(inFigures),
];

/** "The bihari one" would be the bihari. */
const inFigures = (piece: Piece): Piece => (piece.symbol === '1' ? amount(1) : piece);

/** So many of the line from now on; undefined where it is not told from another by its name. */
export function makeSoMany(
  known: Known,
  before: readonly Piece[],
  name: readonly Piece[],
  countFor: (count: number) => number,
): readonly Piece[] | undefined {
  const place = onlyLine(name);
  if (place === undefined || !isAloneSo(known, place)) return undefined;
  const count = countFor(countOf(known, place));
  if (!Number.isInteger(count)) return undefined;
  return count < 1
    ? [...andThen(before), ...say('remove the'), ...nameOf(name)]
    : makeSo(before, name, [amount(count)]);
}
