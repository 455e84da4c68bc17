import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, textAt } from '../path-parts.ts';

/** So few words lie between "same for each" and how many there are. */
const farthestCount = 5;

/** "Same for each of my three lads, small cod small chips", "we both want the same, a karahi": so many of every dish that follows. */
export const readSameForEach: Pass = (_, tokens, path) => {
  const dishAt = path.findIndex(({ kind }) => kind === 'dish');
  const first = path[dishAt];
  if (first === undefined) return [...path];
  const people = countedSame(tokens, first.start);
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

/** "The same thing for both of us", "we'll all three have the same": how many of them, and the end of it. */
function countedSame(tokens: readonly Token[], before: number): { count: number; end: number } | undefined {
  const same = tokens.findIndex(({ text }) => text === 'same');
  if (same < 0 || same >= before) return undefined;
  const isFor = /^same (?:\w+ )?for (?:each|both|all|the)\b/.test(textAt(tokens, same, 4));
  const ahead = /\b(both|all)(?: \w+){0,4} the$/.exec(textAt(tokens, 0, same));
  if (!isFor && ahead === null) return undefined;
  const both = tokens.findIndex(({ text }, place) => text === 'both' && place < before);
  if (both >= 0) return { count: 2, end: Math.max(both, same) + 1 };
  const from = isFor ? same + 2 : 0;
  const counts = Array.from({ length: farthestCount }, (__, offset) => cardinalAt(tokens, from + offset));
  const people = counts.find((count) => count !== undefined);
  return people === undefined ? undefined : { count: people.count, end: Math.max(people.end, same + 1) };
}
