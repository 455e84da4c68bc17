import type { DishSegment, Segment } from '../../segment/segments.ts';
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

/** "Two falafel wraps, one caesar wrap, wait, swap that, so one falafel and two caesar": said anew. */
export const readSwappedThat: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    ({ kind, start, end }) =>
      kind === 'command' && swapped.test(`${textAt(tokens, start, end - start + 2)} `),
  );
  const command = path[at];
  const behind = path.slice(at + 1).filter((part) => part.kind === 'dish');
  const named = new Set(
    path.slice(0, Math.max(0, at)).flatMap((part) => (part.kind === 'dish' ? titlesOf(part) : [])),
  );
  const isAnew =
    behind.length > 1 && behind.every((dish) => titlesOf(dish).some((title) => named.has(title)));
  return path.map((part) => (part === command && isAnew ? commandAt('correct', part.start, part.end) : part));
};

const swapped = /^(?:swap|switch|reverse|flip|change) (?:that|it|them|those|these) /;

const titlesOf = ({ candidates }: DishSegment): number[] => candidates.slice(0, 1).map(({ title }) => title);

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
