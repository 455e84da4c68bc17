import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { toppingWords } from '../../tables/wish-words.ts';
import type { Pass } from '../pass.ts';
import { beforeSizes } from '../path-parts.ts';
import { findKind, headOf, isIncomplete, keepAnnounced, longestKind, wishWords } from './find-kind.ts';

const between: ReadonlySet<Segment['kind']> = new Set(['number', 'option', 'unit', 'measure', 'filler']);

/** Kinds of one dish named before the head they share: "a beef and a chicken roll"; from each dish to the left. */
export const readKindsAhead: Pass = (index, tokens, path) => {
  const read = [...path];
  for (let place = read.length - 1; place > 0; place--) {
    const dish = read[place];
    if (dish?.kind !== 'dish') continue;
    const head = headOf(index, tokens, dish);
    if (head === undefined) continue;
    const separator = separatorBefore(tokens, read, place);
    const kind = separator === undefined ? undefined : kindEndingAt(tokens, read, separator);
    if (kind === undefined) continue;
    const found = findKind(index, tokens, kind.start, kind.end, head, dish.sharedHead ?? dish.start);
    // "With tomato and a cup of tomato soup" names one soup.
    if (found === undefined || found.candidates[0]?.title === dish.candidates[0]?.title) continue;
    // "Dipped in chocolate and a peanut butter shake", "no ice and an americano"
    const lead = tokens[kind.start]?.afterBreak ? '' : (tokens[kind.start - 1]?.text ?? '');
    if (wishWords.has(lead) || /^(?:in|no|without|extra|light|less)$/.test(lead)) continue;
    if (isOneOfBoth(tokens, read, kind, place)) {
      const [first, second] = [found.candidates[0], dish.candidates[0]];
      if (first && second)
        read.splice(kind.place, place - kind.place + 1, {
          ...dish,
          start: kind.start,
          candidates: [first, { ...second, quality: first.quality - rivalLoss }],
        });
      place = kind.place;
      continue;
    }
    read.splice(kind.place, kind.count, keepAnnounced(read[kind.place], found));
    const own = read.indexOf(dish);
    if (dish.sharedHead === undefined) read[own] = { ...dish, sharedHead: dish.start };
    place = own;
  }
  return read;
};

/** Keeps the better guess before one that may be meant as well. */
const rivalLoss = 0.01;

/** "A pepperoni and sausage pizza" is one with both on it, though each is sold alone: the first, and we ask. */
function isOneOfBoth(
  tokens: readonly Token[],
  path: readonly Segment[],
  kind: Kind,
  dishAt: number,
): boolean {
  const [dish, amount] = [path[dishAt], path[beforeSizes(path, kind.place)]];
  const isOne = amount?.kind === 'number' && amount.count === 1;
  const isJoined = dishAt === kind.place + kind.count + 1 && path[dishAt - 1]?.kind === 'connector';
  const named = tokens.slice(dish?.start, dish?.end);
  const isPlural = /s$/.test(named.at(-1)?.text ?? '');
  const parts = [...tokens.slice(kind.start, kind.end), ...named.slice(0, -1)];
  return (
    isOne && isJoined && !isPlural && named.length > 1 && parts.every(({ key }) => toppingWords.has(key))
  );
}

/** The place of the connector or, with a pause, of the first word that belongs to this dish. */
function separatorBefore(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): number | undefined {
  for (let at = place; at > 0; at--) {
    const segment = path[at];
    if (segment === undefined) return undefined;
    if (at < place && segment.kind === 'connector') return at;
    if (at < place && !between.has(segment.kind)) return undefined;
    if (tokens[segment.start]?.afterBreak) return at;
    const before = path[at - 1];
    // "One chicken two beef rolls": an amount parts the two as well.
    const isLoose = before?.kind === 'other' && path[at - 2]?.kind === 'number';
    if (segment.kind === 'number' && (segment.form === 'spoken' ? before?.kind === 'other' : isLoose))
      return at;
  }
  return undefined;
}

type Kind = { place: number; count: number; start: number; end: number };

/** Words that mean nothing alone, or a name that is not whole, right before this place. */
function kindEndingAt(tokens: readonly Token[], path: readonly Segment[], place: number): Kind | undefined {
  let first = place;
  while (first > 0 && place - first < longestKind) {
    const segment = path[first - 1];
    // "Two doubles and a triple stack": a size may be what a kind is called;
    // of a dish behind which it stands it is the size.
    const isCalled =
      segment?.kind === 'option' && first === place && path[beforeSizes(path, place)]?.kind !== 'dish';
    const isLoose =
      segment?.kind === 'other' || isCalled || (segment?.kind === 'dish' && isIncomplete(segment));
    if (!isLoose || segment === undefined) break;
    first--;
    if (tokens[segment.start]?.afterBreak) break;
  }
  const [start, end] = [path[first]?.start, path[place - 1]?.end];
  if (first === place || start === undefined || end === undefined || end - start > longestKind)
    return undefined;
  return { place: first, count: place - first, start, end };
}
