import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "The first one double": that line of the order that is there, or the first of those just named. */
export function readOrdinals(
  _: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] {
  const read: Segment[] = [];
  path.forEach((segment, place) => {
    const word = tokens[segment.start]?.text ?? '';
    const before = path[place - 1];
    const said = tokens[before?.start ?? -1]?.text ?? '';
    const lines = ordered.length > 0 ? ordered : read.filter((part) => part.kind === 'dish');
    const dish = said === 'last' ? lines.at(-1) : lines[ordinals.indexOf(said)];
    const isLine = /^(?:one|item|line|dish)$/.test(word) && segment.end - segment.start === 1;
    const isThat = tokens[(before?.start ?? 0) - 1]?.text === 'the';
    // "The first small and the second large"
    const isSized = segment.kind === 'option' && path[place + 1]?.kind !== 'dish';
    if (before === undefined || dish === undefined || lines.length < 2 || !isThat || !(isLine || isSized))
      read.push(segment);
    else {
      read.splice(-1, 1, { ...dish, start: before.start, end: isLine ? segment.end : before.end });
      if (!isLine) read.push(segment);
    }
  });
  return read;
}
