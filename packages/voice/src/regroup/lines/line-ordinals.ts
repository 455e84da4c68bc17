import type { Segment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "The first one double", said while an order is there: that line of it. */
export const readLineOrdinals: LinePass = (_, tokens, path, ordered) => {
  if (ordered.length < 2 || !tokens.some(({ text }) => text === 'last' || ordinals.includes(text)))
    return [...path];
  const lines = ordered.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const read: Segment[] = [];
  path.forEach((segment, place) => {
    const before = path[place - 1];
    const said = tokens[before?.start ?? -1]?.text ?? '';
    const dish = said === 'last' ? lines.at(-1) : lines[ordinals.indexOf(said)];
    const isLine =
      /^(?:one|item|line|dish|thing)$/.test(tokens[segment.start]?.text ?? '') &&
      segment.end - segment.start === 1;
    const isThat = tokens[(before?.start ?? 0) - 1]?.text === 'the';
    const isSized = segment.kind === 'option' && path[place + 1]?.kind !== 'dish';
    // "… and the last one just a hot dog": somebody.
    const isSomebody = isLine && segment.kind === 'filler' && path[place + 1]?.kind === 'command';
    const isMeant = isThat && !isSomebody && (isLine || isSized);
    if (before !== undefined && dish !== undefined && isMeant)
      read.splice(-1, 1, { ...dish, start: before.start, end: isLine ? segment.end : before.end });
    if (dish === undefined || !isMeant || !isLine) read.push(segment);
  });
  return read;
};
