import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { beforeSizes, textAt } from '../path-parts.ts';
import { isName } from './counted-groups.ts';

const restPhrase =
  /^(?:the rest|rest|the others|the remaining|the other (?:one|two|three|four|five|ones)|the other)(?= |$)/;

/** "Five lassi, three mango and the rest salted": how many the rest of the kinds are. */
export const readRestOfKinds: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  let left = 0;
  for (let place = 0; place < path.length; place++) {
    const segment = path[place];
    if (segment === undefined) break;
    const amount = path[beforeSizes(path, place)];
    const isAnnounced = segment.kind === 'dish' && segment.candidates[0]?.isBareHead === true;
    if (isAnnounced && left === 0 && amount?.kind === 'number') left = amount.count;
    else if (segment.kind === 'number' && left > 0) left -= segment.count;
    const said = left > 0 ? restPhrase.exec(textAt(tokens, segment.start, 3))?.[0] : undefined;
    const end = segment.start + (said?.split(' ').length ?? 0);
    const next = path.findIndex(({ start }) => start === end);
    if (said === undefined || !isName(path[next])) {
      read.push(segment);
      continue;
    }
    const point = { start: segment.start, end, worth: 0 };
    read.push({ kind: 'number', count: left, form: 'spoken', goesBack: false, ...point });
    left = 0;
    place = next - 1;
  }
  return read;
};
