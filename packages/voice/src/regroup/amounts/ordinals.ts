import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "The first one double", said while an order is there: that line of it. */
export const readLineOrdinals = (
  _: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] => {
  if (ordered.length === 0) return [...path];
  const inOrder = ordered.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return replaceOrdinals(tokens, path, () => inOrder);
};

/** "A margherita and a fajita, the first small and the second large": of those that were just named. */
export const readOrdinals = (_: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] =>
  replaceOrdinals(tokens, path, (read) => read.filter((part) => part.kind === 'dish'));

function replaceOrdinals(
  tokens: readonly Token[],
  path: readonly Segment[],
  linesBefore: (read: readonly Segment[]) => readonly DishSegment[],
): Segment[] {
  if (!tokens.some(({ text }) => text === 'last' || ordinals.includes(text))) return [...path];
  const read: Segment[] = [];
  path.forEach((segment, place) => {
    const before = path[place - 1];
    const said = tokens[before?.start ?? -1]?.text ?? '';
    const lines = linesBefore(read);
    const dish = said === 'last' ? lines.at(-1) : lines[ordinals.indexOf(said)];
    const isLine =
      /^(?:one|item|line|dish|thing)$/.test(tokens[segment.start]?.text ?? '') &&
      segment.end - segment.start === 1;
    const isThat = tokens[(before?.start ?? 0) - 1]?.text === 'the';
    const isSized = segment.kind === 'option' && path[place + 1]?.kind !== 'dish';
    // "… and the last one just a hot dog": somebody.
    const isSomebody = isLine && segment.kind === 'filler' && path[place + 1]?.kind === 'command';
    const isMeant = lines.length > 1 && isThat && !isSomebody && (isLine || isSized);
    if (before !== undefined && dish !== undefined && isMeant)
      read.splice(-1, 1, { ...dish, start: before.start, end: isLine ? segment.end : before.end });
    if (dish === undefined || !isMeant || !isLine) read.push(segment);
  });
  return read;
}
