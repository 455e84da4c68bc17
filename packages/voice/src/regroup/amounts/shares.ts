import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { beforeSizes } from '../path-parts.ts';

/** "Three rice, one large and the rest small", "half of them large, the other half regular": how many that is. */
export const readShares: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  let whole = 0;
  let left = 0;
  for (let place = 0; place < path.length; place++) {
    const segment = path[place];
    if (segment === undefined) break;
    if (segment.kind === 'dish') {
      const amount = path[beforeSizes(path, place)];
      whole = amount?.kind === 'number' ? amount.count : 0;
      left = whole;
    } else if (segment.kind === 'number' && isSized(path[place + 1])) left -= segment.count;
    // "Three fries, two large and a regular": the article is the last of them.
    const isLastOne = segment.kind === 'number' && segment.form === 'article' && left === 0 && whole > 1;
    if (isLastOne && isSized(path[place + 1]) && path[place + 2]?.kind !== 'dish') {
      read.push({ ...segment, form: 'spoken' });
      continue;
    }
    const share = shareAt(tokens, path, place);
    const count = share?.isRest ? left : whole / 2;
    if (share === undefined || count < 1 || !Number.isInteger(count)) {
      read.push(segment);
      continue;
    }
    left -= count;
    const { start } = segment;
    read.push({ kind: 'number', count, form: 'spoken', goesBack: false, start, end: start + 1, worth: 0 });
    while (path[place + 1] !== undefined && !isSized(path[place + 1])) place++;
  }
  return read;
};

export const isSized = (segment: Segment | undefined): boolean =>
  segment?.kind === 'option' || segment?.kind === 'measure';

/** "Half of them", "the other half", "the rest", "the others", with a size or heat right behind. */
export function shareAt(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): { isRest: boolean } | undefined {
  const { start = 0 } = path[place] ?? {};
  if (!opensShare.test(tokens[start]?.text ?? '')) return undefined;
  const said = tokens.slice(start, start + 4).map(({ text }) => text);
  const phrase = sharePhrases.find((words) => said.join(' ').startsWith(words));
  if (phrase === undefined) return undefined;
  const end = start + phrase.split(' ').length;
  const isThen = path.some((part) => part.start === end && isSized(part));
  return isThen ? { isRest: !phrase.startsWith('half') } : undefined;
}

const opensShare = /^(?:half|other|the|rest)$/;
const sharePhrases = [
  'half of them',
  'half of those',
  'other half',
  'the rest',
  'rest of them',
  'the others',
  'the remaining',
];
