import { someDish } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { countedWishes, wishMeasures } from '../tables/wish-words.ts';
import type { Reader } from './own-dishes.ts';

export type Taken = { readonly wishes: readonly Segment[]; readonly next: number };

export const wishOf = (start: number, end: number, looksAhead = false): Segment => ({
  kind: 'wish',
  start,
  end,
  worth: 0,
  looksAhead,
});

/** "Two pumps of vanilla", "an espresso shot": so much of something in the dish before, whoever sells it alone. */
export function readMeasured(reader: Reader, place: number, dish: DishSegment): Taken | undefined {
  const { index, tokens, path } = reader;
  const measured = path[place];
  const isAmount = measured?.kind === 'number';
  const isSaid = (at: number) =>
    (path[at]?.kind === 'other' || path[at]?.kind === 'dish') && !tokens[path[at]?.start ?? -1]?.afterBreak;
  const isMeasure = (at: number) =>
    path[at] !== undefined &&
    wishMeasures.has(tokens[path[at].start]?.key ?? '') &&
    path[at]?.kind !== 'dish' &&
    // "… and four lemonades, drop the naan"
    path[at]?.kind !== 'command';
  const from = isAmount ? place + 1 : place;
  const bare = isAmount ? readCounted(reader, place, dish) : undefined;
  if (bare !== undefined) return bare;
  // "Three pumps of caramel"
  const isOf = isMeasure(from) && tokens[path[from + 1]?.start ?? -1]?.text === 'of';
  const to = isOf ? from + 2 : from + 1;
  // "Chips, plenty of vinegar": the measure looks ahead.
  const leadsOn = tokens[path[from + 1]?.end ?? -1]?.text === 'of';
  const [ahead, behind] = [isMeasure(from) && isSaid(to), isSaid(from) && isMeasure(from + 1) && !leadsOn];
  const [first, last, name] = [path[place], path[ahead ? to : from + 1], path[ahead ? to : from]];
  if (!(ahead || behind) || first === undefined || last === undefined || name === undefined) return undefined;
  if (tokens[last.start]?.afterBreak) return undefined;
  // Ice cream is sold by the scoop.
  const measure = path[ahead ? from : from + 1];
  const isSold =
    measure !== undefined && name.kind === 'dish' && comesIn(index, name, tokens[measure.start]?.key ?? '');
  const isAgain = name.kind === 'dish' && name.start === dish.start;
  const next = path.indexOf(last) + 1;
  return isSold || isAgain ? undefined : { wishes: [wishOf(first.start, last.end)], next };
}

/** "A large americano, four shots", "a tea, two brown sugars, small": so many of it in the dish before. */
function readCounted({ index, tokens, path }: Reader, place: number, dish: DishSegment): Taken | undefined {
  const keyAt = (at: number) => tokens[path[at]?.start ?? -1]?.key ?? '';
  const isMade = (at: number) => path[at]?.kind === 'other' && countedWishes.has(keyAt(at));
  const isUnit = /^(?:unit|other)$/.test(path[place + 1]?.kind ?? '') && wishMeasures.has(keyAt(place + 1));
  const isQualified = path[place + 1]?.kind === 'other' && isMade(place + 2);
  const at = isQualified ? place + 2 : place + 1;
  const [amount, counted, next] = [path[place], path[at], path[at + 1]];
  if (amount === undefined || counted === undefined || !(isUnit || isMade(at))) return undefined;
  const isOver =
    next === undefined || tokens[next.start]?.afterBreak || (next.kind !== 'dish' && next.kind !== 'other');
  const isOf = tokens[next?.start ?? -1]?.text === 'of';
  if (!isOver || isOf || comesIn(index, dish, tokens[counted.start]?.key ?? '')) return undefined;
  return { wishes: [wishOf(amount.start, counted.end)], next: at + 1 };
}

const comesIn = (index: VoiceIndex, { candidates }: DishSegment, word: string): boolean =>
  someDish(index, candidates[0]?.title, ({ portions }) => portions.some(({ words }) => words.has(word)));
