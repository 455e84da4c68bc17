import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "The first one double", said while an order is there: that line of it. */
export function readOrdinals(
  _: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] {
  if (ordered.length < 2) return [...path];
  const read: Segment[] = [];
  path.forEach((segment, place) => {
    const word = tokens[segment.start]?.text ?? '';
    const before = path[place - 1];
    const said = tokens[before?.start ?? -1]?.text ?? '';
    const dish = said === 'last' ? ordered.at(-1) : ordered[ordinals.indexOf(said)];
    const isLine = /^(?:one|item|line|dish)$/.test(word) && segment.end - segment.start === 1;
    const isThat = tokens[(before?.start ?? 0) - 1]?.text === 'the';
    if (before === undefined || dish === undefined || !isLine || !isThat) read.push(segment);
    else read.splice(-1, 1, { ...dish, start: before.start, end: segment.end });
  });
  return read;
}
