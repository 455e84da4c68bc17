import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** "… wait, four is enough", "half will do": so many, or so large, in place of what was said. */
export const readEnough: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  let enoughUntil = -1;
  path.forEach((segment, place) => {
    const unit = path[place + 1]?.kind === 'unit' ? path[place + 1] : undefined;
    const end = unit?.end ?? segment.end;
    const isSaid = segment.kind === 'number' || segment.kind === 'option' || segment.kind === 'measure';
    const isAmong = read.some(({ kind }) => kind === 'dish');
    if (isSaid && isAmong && isEnough.test(textAt(tokens, end, 2))) {
      enoughUntil = end + 2;
      read.push({ kind: 'command', command: 'make', start: segment.start, end: segment.start, worth: 0 });
    }
    read.push(
      !isSaid && segment !== unit && segment.end <= enoughUntil && segment.kind !== 'unit'
        ? asFiller(segment)
        : segment,
    );
  });
  return read;
};

const isEnough = /^(?:is|are) (?:enough|fine|plenty)$|^will do/;

/** "Pepperoni, that's one, then hawaiian, that's two": counted along, not ordered once more. */
export const dropRunningCounts: Pass = (_, tokens, path) => {
  return path.map((segment, place) => {
    const isRunning = segment.kind === 'number' && tokens[segment.start - 1]?.text === 'thats';
    const next = path[place + 1];
    const isBare = next === undefined || !/^(?:dish|option|measure|unit|other)$/.test(next.kind);
    const hasDish = path.slice(0, place).some(({ kind }) => kind === 'dish');
    // "… and everyone gets karak chai, that's four"
    const dish = path.slice(0, place).findLast(({ kind }) => kind === 'dish');
    if (isRunning && isBare && segment.count > 1 && isForEveryone(tokens, dish))
      return { ...segment, goesBack: true };
    return isRunning && isBare && hasDish ? asFiller(segment) : segment;
  });
};

const isForEveryone = (tokens: readonly Token[], dish: Segment | undefined): boolean =>
  dish !== undefined &&
  /^every(?:one|body) (?:gets|has|wants|takes)$/.test(textAt(tokens, dish.start - 2, 2));

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
