import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isSize } from '../path-parts.ts';

/**
 * "Chicken burger twice, one hot, one mild", "spaghetti twice, one carbonara …": as if it had been counted first, so
 * that what follows is shared out among them.
 */
export const readTimesAhead: Pass = (_, _tokens, path) => {
  const ahead = new Map<Segment, Segment>();
  const read = path.map((times, place) => {
    const next = path.slice(place + 1).find(({ kind }) => kind !== 'filler');
    const isShared = next?.kind === 'number' && next.form === 'spoken' && !next.goesBack;
    if (times.kind !== 'number' || !times.goesBack || times.count < 2 || !isShared) return times;
    const dishAt = path.slice(0, place).findLastIndex((part) => !isSize(part));
    const leadAt = beforeSizes(path, dishAt);
    const first = path[leadAt + 1];
    if (path[dishAt]?.kind !== 'dish' || first === undefined || path[leadAt]?.kind === 'number') return times;
    ahead.set(first, { ...times, goesBack: false, start: first.start, end: first.start });
    return asFiller(times);
  });
  return read.flatMap((part) => [ahead.get(part) ?? [], part].flat());
};
