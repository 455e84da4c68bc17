import type { Segment } from '../../segment/segments.ts';
import { isNamedIn } from '../corrections/changed-minds.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** "… wait, four is enough", "half will do", "hmm, a small latte is fine": so many, or so large, in place of what was said. */
export const readEnough: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  let enoughUntil = -1;
  path.forEach((segment, place) => {
    const until = saidUntil(path, place);
    const end = path[until - 1]?.end ?? segment.end;
    const isBegun = isAmountOrSize(path[place - 1]);
    const isAmong = read.some(({ kind }) => kind === 'dish');
    if (until > place && !isBegun && isAmong && isEnough.test(textAt(tokens, end, 2))) {
      enoughUntil = end + 2;
      read.push({ kind: 'command', command: 'make', start: segment.start, end: segment.start, worth: 0 });
    }
    const isTelling = /^(?:number|option|measure|unit|dish)$/.test(segment.kind);
    read.push(!isTelling && segment.end <= enoughUntil ? asFiller(segment) : segment);
  });
  return read;
};

const isAmountOrSize = (part: Segment | undefined): boolean =>
  part?.kind === 'number' || part?.kind === 'option' || part?.kind === 'measure';

/** The place behind an amount and sizes, with their container, or the dish where it was named before. */
function saidUntil(path: readonly Segment[], place: number): number {
  let at = place;
  while (isAmountOrSize(path[at])) at++;
  const next = path[at];
  if (at === place || next === undefined) return at;
  if (next.kind === 'unit') return at + 1;
  const isListed = path[place - 1]?.kind === 'connector';
  return next.kind === 'dish' && !isListed && isNamedIn(path.slice(0, place), next) ? at + 1 : at;
}

const isEnough = /^(?:is|are) (?:enough|fine|plenty)$|^will do/;

/** "No ice in the sprite", "a lid on the espresso": which of those that were named, not another one. */
export const dropNamedAgain: Pass = (_, tokens, path) => {
  return path.map((segment, place) => {
    if (
      segment.kind !== 'dish' ||
      !/^(?:(?:in|on|all) the|in my)$/.test(textAt(tokens, segment.start - 2, 2))
    )
      return segment;
    const titles = new Set(segment.candidates.map(({ title }) => title));
    const isNamed = path
      .slice(0, place)
      .some((other) => other.kind === 'dish' && titles.has(other.candidates[0]?.title ?? -1));
    return isNamed ? asFiller(segment) : segment;
  });
};
