import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { isSized } from '../amounts/shares.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/**
 * "Four burgers, two singles, two doubles, no ketchup on the singles", "milk in all of them": for which of those
 * that were shared out a wish is; the size is not said once more.
 */
export const readWishPlaces: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const end = placeEnd(tokens, path, place);
    if (end === undefined || !isSharedOut(read)) {
      read.push(part);
      continue;
    }
    // "Milk in all of them": without a "no" or "with" before it, the words themselves are the wish.
    const words = read.slice(read.findLastIndex(({ kind }) => kind !== 'other') + 1);
    const lead = read.at(-1 - words.length);
    if (words.length > 0 && isSized(lead)) {
      read.splice(-words.length);
      const start = words[0]?.start ?? part.start;
      read.push({ kind: 'wish', looksAhead: false, start, end: path[end - 1]?.end ?? part.end, worth: 0 });
    } else read.push(...path.slice(place, end).map(asFiller));
    place = end - 1;
  }
  return read;
};

/** "On the singles", "in the large one", "in all of them": the place behind it. */
function placeEnd(tokens: readonly Token[], path: readonly Segment[], place: number): number | undefined {
  const part = path[place];
  if (part === undefined || !/^(?:on|in|for)$/.test(textAt(tokens, part.start, part.end - part.start)))
    return undefined;
  if (path[place + 1]?.kind === 'scope') return place + 2;
  const size = path[place + 2];
  const isThe = tokens[path[place + 1]?.start ?? -1]?.text === 'the';
  const isSaid = path.slice(0, place).some((other, at) => {
    const isSame =
      other.kind === 'option' && size?.kind === 'option' && other.option.text === size.option.text;
    return isSame && path[at - 1]?.kind === 'number';
  });
  if (!isThe || !isSaid) return undefined;
  const isOne = /^ones?$/.test(tokens[size?.end ?? -1]?.text ?? '');
  return place + (isOne ? 4 : 3);
}

/** Two amounts with a size each behind a dish. */
const isSharedOut = (read: readonly Segment[]): boolean =>
  read.filter((part, place) => part.kind === 'number' && isSized(read[place + 1])).length > 1;
