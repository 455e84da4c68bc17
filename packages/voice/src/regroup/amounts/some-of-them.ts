import { cardinalAt } from '../../read/cardinals.ts';
import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { beforeSizes, textAt } from '../path-parts.ts';
import { isSized, shareAt } from './shares.ts';

/**
 * "Four butter chicken, two of them mild, the rest medium" shares them out; "two burgers, one of them extra hot" says
 * nothing of the other, so that one is changed and the other stays as it is.
 */
export const readSomeOfThem: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const segment = path[place];
    if (segment === undefined) break;
    const some = segment.kind === 'dish' ? undefined : someOfThemAt(tokens, path, place);
    const dishAt = path.slice(0, place).findLastIndex(({ kind }) => kind === 'dish');
    const [dish, amount] = [path[dishAt], path[beforeSizes(path, dishAt)]];
    const isSome = some !== undefined && amount?.kind === 'number' && some.count < amount.count;
    if (!isSome || dish?.kind !== 'dish') {
      read.push(segment);
      continue;
    }
    const { start } = segment;
    const point = { start, end: start + 1, worth: 0 };
    const isShared = isSharedOut(tokens, path, dishAt, some.size);
    if (isShared) read.push({ kind: 'number', count: some.count, form: 'spoken', goesBack: false, ...point });
    else read.push({ kind: 'command', command: 'change', picked: { count: some.count, dish }, ...point });
    place = some.size - 1;
    if (isShared) continue;
    while (isSized(path[place + 1])) read.push(...path.slice(++place, place + 1));
    // What follows is ordered, nothing becomes it.
    const { end } = path[place] ?? segment;
    read.push({ kind: 'command', command: 'also', start: end, end, worth: 0 });
  }
  return read;
};

/** "Two of them mild": how many, and the place of the size or heat. */
function someOfThemAt(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
): { readonly count: number; readonly size: number } | undefined {
  const number = cardinalAt(tokens, path[place]?.start ?? -1);
  if (number === undefined || !/^of (?:them|those|these)$/.test(textAt(tokens, number.end, 2)))
    return undefined;
  const size = path.findIndex(({ start, kind }) => start >= number.end + 2 && kind !== 'filler');
  const isJoined = !tokens[path[size]?.start ?? -1]?.afterBreak;
  return isJoined && isSized(path[size]) ? { count: number.count, size } : undefined;
}

/** Is the rest of it told as well: "…, the rest medium", "one small, two of them large"? */
function isSharedOut(
  tokens: readonly Token[],
  path: readonly Segment[],
  dishAt: number,
  size: number,
): boolean {
  const end = path.findIndex(({ kind }, at) => at > dishAt && (kind === 'dish' || kind === 'command'));
  return path.slice(dishAt + 1, end < 0 ? path.length : end).some((part, offset) => {
    const place = dishAt + 1 + offset;
    const isCounted = part.kind === 'number' && isSized(path[place + 1]);
    const other = someOfThemAt(tokens, path, place);
    return (
      isCounted || shareAt(tokens, path, place) !== undefined || (other !== undefined && other.size !== size)
    );
  });
}
