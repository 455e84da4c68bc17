import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isSize } from '../path-parts.ts';

/** "Haddock and chips twice", "a burger and a coke three times": so many of both, where both are said alike. */
export const readPairTimes: Pass = (_, tokens, path) => {
  const timesBehind = new Map<Segment, Segment>();
  path.forEach((times, place) => {
    const isTimes =
      times.kind === 'number' &&
      times.goesBack &&
      /^(?:twice|thrice|times)$/.test(tokens[times.end - 1]?.text ?? '');
    const second = isTimes ? path[place - 1] : undefined;
    if (second?.kind !== 'dish') return;
    const leadAt = beforeSizes(path, place - 1);
    const linkAt = path[leadAt]?.kind === 'number' ? leadAt - 1 : leadAt;
    const [link, first] = [path[linkAt], path[linkAt - 1]];
    const isAnd = link?.kind === 'connector' && tokens[link.start]?.text === 'and';
    if (!isAnd || first?.kind !== 'dish') return;
    const counts = [path[leadAt], path[beforeSizes(path, linkAt - 1)]].map(countedAs);
    if (counts[0] !== counts[1] || counts[0] === 'number') return;
    timesBehind.set(first, { ...times, start: link.start, end: link.start });
  });
  return path.flatMap((part) => [part, timesBehind.get(part) ?? []].flat());
};

const countedAs = (lead: Segment | undefined): 'none' | 'article' | 'number' =>
  lead?.kind !== 'number' ? 'none' : lead.form === 'article' ? 'article' : 'number';

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
