import type { VoiceIndex } from '../../menu/voice-index.ts';
import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { asFiller, textAt } from '../path-parts.ts';
import { isIncomplete } from './find-kind.ts';

/** What was only described before its name came to mind, and what was named bit by bit. */
export const readDescriptions = (
  _: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] => joinNamedInBits(tokens, dropDescribed(tokens, path));

const asksName = /^(?:what(?:s| is| was| do you call| do they call)|how do you say)\b/;
const remembers = /^(?:yeah|yes|yep|right|oh|ah)$/;

/** "What was it called, the noodle soup with curry, yeah, khao soi, one of those": only the name at the end counts. */
function dropDescribed(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const from = path.findIndex(({ start }) => asksName.test(textAt(tokens, start, 4)));
  const yesAt = path.findIndex(
    ({ start }, place) => place > from && remembers.test(tokens[start]?.text ?? ''),
  );
  const dishAt = path.findIndex(({ kind }, place) => place > yesAt && kind !== 'filler');
  const dish = path[dishAt];
  if (from < 0 || yesAt < 0 || dish?.kind !== 'dish' || isIncomplete(dish)) return [...path];
  return path.flatMap((part, place): Segment | Segment[] => {
    if (place >= from && place < dishAt) return asFiller(part);
    const some = place > dishAt ? cardinalAt(tokens, part.start) : undefined;
    if (some === undefined || !/^of (?:those|them|that)$/.test(textAt(tokens, some.end, 2))) return part;
    const { start, end } = part;
    return { kind: 'number', count: some.count, form: 'spoken', goesBack: true, start, end, worth: 0 };
  });
}

/** "The thing with clams, the chowder": two halves of one name, and neither of them whole. */
function joinNamedInBits(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const read: Segment[] = [];
  for (const part of path) {
    const [dish, the] = read.slice(-2);
    const isBit =
      part.kind === 'dish' &&
      dish?.kind === 'dish' &&
      the?.kind === 'filler' &&
      textAt(tokens, the.start, the.end - the.start) === 'the' &&
      isOtherHalf(dish, part);
    if (isBit) read.splice(-2, 2, { ...part, start: dish.start });
    else read.push(part);
  }
  return read;
}

const isOtherHalf = (a: DishSegment, b: DishSegment): boolean =>
  a.candidates[0]?.title === b.candidates[0]?.title &&
  isIncomplete(a) &&
  isIncomplete(b) &&
  a.candidates[0]?.isHeadless !== b.candidates[0]?.isHeadless;
