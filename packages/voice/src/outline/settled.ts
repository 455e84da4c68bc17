import { isHeat, isPartOf, isSize, type Piece, type Turn } from './outline.ts';
import { anyOf, pattern, WORD } from './words.ts';

const THE = `(?:${anyOf('the, a, an, your, that, some')})*`;
/** It goes on to another dish behind these. */
const NEXT = anyOf('and, plus, aur, with, without, extra, also');

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

export const settledTurns: readonly Turn[] = [torn];
