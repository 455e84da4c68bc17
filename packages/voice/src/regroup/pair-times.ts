import type { Segment } from '../segment/segments.ts';
import type { Pass } from './pass.ts';
import { beforeSizes } from './path-parts.ts';

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
