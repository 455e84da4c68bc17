import type { Segment } from '../../segment/segments.ts';
import { isSized } from '../amounts/shares.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

/** "A large margherita, wait, not large, medium", "not half, full" of a line: the second is meant. */
export const readNotThis: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex((part, place) => {
    const [refused, wanted] = [path[place + 1], path[place + 2]];
    const isNot = part.kind === 'command' && textAt(tokens, part.start, part.end - part.start) === 'not';
    if (!isNot || refused === undefined || wanted === undefined || !isSameSort(refused, wanted)) return false;
    return ordered.length > 0 || path.slice(0, place).some((other) => saysSame(other, refused));
  });
  const [not, refused] = [path[at], path[at + 1]];
  const next = path[at + 3];
  if (at < 0 || not === undefined || refused === undefined || next?.kind === 'dish') return [...path];
  return [
    ...path.slice(0, at),
    commandAt('correct', not.start, not.end),
    asFiller(refused),
    ...path.slice(at + 2),
  ];
};

const isSameSort = (a: Segment, b: Segment): boolean =>
  (isSized(a) && isSized(b)) || (a.kind === 'number' && b.kind === 'number' && b.form === 'spoken');

const saysSame = (a: Segment, b: Segment): boolean =>
  (a.kind === 'option' && b.kind === 'option' && a.option.text === b.option.text) ||
  (a.kind === 'number' && b.kind === 'number' && a.count === b.count);

/** "One aloo paratha too karak chai": right before a dish, among others that are counted, it is a number. */
export const readHeardTwo: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const [before, next] = [path[place - 1], path[place + 1]];
    const isToo = part.kind === 'command' && part.command === 'also' && tokens[part.start]?.text === 'too';
    const isBetween =
      (before?.kind === 'dish' || isSized(before)) && (next?.kind === 'dish' || isSized(next));
    const isCounting = path
      .slice(0, place)
      .some((other) => other.kind === 'number' && other.form === 'spoken');
    if (
      !isToo ||
      !isBetween ||
      !isCounting ||
      part.end - part.start > 1 ||
      tokens[next?.start ?? -1]?.afterBreak
    )
      return part;
    return {
      kind: 'number',
      count: 2,
      form: 'spoken',
      goesBack: false,
      start: part.start,
      end: part.end,
      worth: 0,
    };
  });
};
