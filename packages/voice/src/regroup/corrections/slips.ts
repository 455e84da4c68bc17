import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isDish } from '../path-parts.ts';

/**
 * "Small fries, uh, large fries, sorry": said at the end it puts right what stands behind the hesitation, or the
 * same dish that was named twice.
 */
export const readTrailingSorry: Pass = (_, tokens, path) => {
  const at = path.findLastIndex(({ kind }) => kind !== 'filler');
  const sorry = path[at];
  const isSorry = sorry?.kind === 'command' && sorry.command === 'correct';
  const lastAt = path.slice(0, Math.max(0, at)).findLastIndex(isDish);
  const beforeAt = path.slice(0, Math.max(0, lastAt)).findLastIndex(isDish);
  const [last, before] = [path[lastAt], path[beforeAt]];
  if (!isSorry || last?.kind !== 'dish' || before?.kind !== 'dish') return [...path];
  const between = path.slice(beforeAt + 1, lastAt);
  const isJoined = between.some(({ kind }) => kind === 'connector' || kind === 'command');
  const slip = between.findLast(({ start }) =>
    /^(?:uh|um|er|erm|hmm|oh|ah)$/.test(tokens[start]?.text ?? ''),
  );
  const isSame = last.candidates[0]?.title === before.candidates[0]?.title;
  if (isJoined || !(slip !== undefined || isSame)) return [...path];
  const from = slip?.start ?? path[beforeSizes(path, lastAt) + (isCounted(path, lastAt) ? 0 : 1)]?.start ?? 0;
  const correct: Segment = { kind: 'command', command: 'correct', start: from, end: from, worth: 0 };
  return path.flatMap((part) => {
    if (part === sorry) return asFiller(part);
    return part.start === from ? [correct, part] : part;
  });
};

const isCounted = (path: readonly Segment[], dishAt: number): boolean =>
  path[beforeSizes(path, dishAt)]?.kind === 'number';
