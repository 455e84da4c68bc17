import { cardinalAt } from '../../read/cardinals.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, textAt } from '../path-parts.ts';

/** So few words lie between "same for each" and how many there are. */
const farthestCount = 4;

/** "Same for each of my three lads, small cod small chips": so many of every dish that follows. */
export const readSameForEach: Pass = (_, tokens, path) => {
  const at = tokens.findIndex((__, start) => /^same for (?:each|both|all)$/.test(textAt(tokens, start, 3)));
  const dishAt = path.findIndex(({ kind }) => kind === 'dish');
  const first = path[dishAt];
  if (at < 0 || first === undefined || first.start < at) return [...path];
  const isBoth = tokens[at + 2]?.text === 'both';
  const counts = Array.from({ length: farthestCount }, (__, offset) => cardinalAt(tokens, at + 3 + offset));
  const people = isBoth ? { count: 2, end: at + 3 } : counts.find((count) => count !== undefined);
  if (people === undefined || people.count < 2 || people.end > first.start) return [...path];
  const amountAt = beforeSizes(path, dishAt);
  const isOwn = path[amountAt]?.kind === 'number' && (path[amountAt]?.start ?? 0) >= people.end;
  const from = isOwn ? amountAt : amountAt + 1;
  const count = (start: number): Segment & { kind: 'number' } => ({
    kind: 'number',
    count: people.count,
    form: 'spoken',
    goesBack: false,
    start,
    end: start,
    worth: 0,
  });
  return path.flatMap((part, place) => {
    if (place < from) return [asFiller(part)];
    if (part.kind === 'number' && part.form === 'article')
      return [{ ...part, count: people.count, form: 'spoken' as const }];
    const lead = part.kind === 'dish' ? path[Math.max(from, beforeSizes(path, place))] : undefined;
    const isCounted = lead?.kind === 'number';
    return part.kind === 'dish' && !isCounted
      ? [{ ...part, announced: [...(part.announced ?? []), count(part.start)] }]
      : [part];
  });
};
