import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { beforeSizes, numberAt, textAt } from '../path-parts.ts';
import { isName } from './counted-groups.ts';

/** "Six biryanis, half of them mutton and the other half egg": so many of each kind. */
export const readHalvedKinds: Pass = (_, tokens, path) => {
  const headAt = path.findIndex((part, place) => wholeAt(path, part, place) > 2);
  const head = path[headAt];
  const whole = head === undefined ? 0 : wholeAt(path, head, headAt);
  let until = 0;
  const halves = path.flatMap((part, place) => {
    const end = place > headAt && part.start >= until ? halfEnd(tokens, part.start) : 0;
    until = Math.max(until, end);
    const next = path.findIndex(({ start }) => start >= end);
    return end > 0 && isName(path[next]) ? [{ from: place, next, start: part.start, end }] : [];
  });
  const [first, second] = halves;
  const isHalf = first !== undefined && second !== undefined && halves.length === 2;
  // "Four karahis, half chicken half mutton": of what is sold in halves, they may be the sizes.
  const isSaid = halves.some(({ start, end }) => end - start > 1);
  if (headAt < 0 || whole % 2 > 0 || !isHalf || !isSaid) return [...path];
  return path.flatMap((part, place): Segment[] => {
    const half = halves.find(({ from, next }) => place >= from && place < next);
    if (half === undefined) return [part];
    return place === half.from ? [numberAt(whole / 2, half.start, half.end)] : [];
  });
};

/** How many of a head that may be of several kinds. */
function wholeAt(path: readonly Segment[], part: Segment, place: number): number {
  const amount = path[beforeSizes(path, place)];
  const isHead = part.kind === 'dish' && part.candidates[0]?.isBareHead === true;
  return isHead && amount?.kind === 'number' ? amount.count : 0;
}

/** Behind "half of them", "the other half", "half". */
function halfEnd(tokens: readonly Token[], start: number): number {
  const said = half.exec(textAt(tokens, start, 3))?.[0];
  return said === undefined ? 0 : start + said.split(' ').length;
}

const half = /^(?:half of (?:them|those|these)|the other half|other half|half)(?= |$)/;

/** "Two large pizzas each of fajita and pepperoni", "three pizzas, one each of …": so many of every kind. */
export const readHeadsOfEach: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    ({ kind, start }, place) => kind === 'scope' && place > 1 && textAt(tokens, start, 2) === 'each of',
  );
  const [own, head] = [path[at - 1], path[at - 2]];
  // "…, one each of": how many were announced is said before.
  const isOwn = own?.kind === 'number' && head !== undefined && wholeAt(path, head, at - 2) > 0;
  const amountAt = isOwn ? at - 1 : beforeSizes(path, at - 1);
  const amount = path[amountAt];
  const isAnnounced = isOwn || (own !== undefined && wholeAt(path, own, at - 1) > 0);
  if (at < 0 || amount?.kind !== 'number' || !isAnnounced) return [...path];
  const kinds: number[] = [];
  for (let place = at + 1; place < path.length; place++) {
    const part = path[place];
    if (isName(part)) kinds.push(place);
    else if (part?.kind !== 'connector' && part?.kind !== 'filler') break;
  }
  if (kinds.length < 2) return [...path];
  return path.flatMap((part, place): Segment[] => {
    if (place === amountAt && !isOwn)
      return [{ ...amount, count: amount.count * kinds.length, form: 'spoken' }];
    if (place === at || place === amountAt || (place === at + 1 && part.kind === 'filler')) return [];
    return kinds.includes(place) ? [numberAt(amount.count, part.start, part.start), part] : [part];
  });
};
