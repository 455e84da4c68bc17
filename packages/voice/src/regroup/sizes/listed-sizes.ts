import { isSoldInSize } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, commandAt, isDish, numberAt, textAt } from '../path-parts.ts';
import { portionsOf } from './portions-of-some.ts';

type Size = Extract<Segment, { kind: 'option' }>;

const isSizeOf = (index: VoiceIndex, dish: DishSegment, part: Segment | undefined): part is Size =>
  part?.kind === 'option' && isSoldInSize(index, dish.candidates[0]?.title, part.option);

/** One line of the dish in that size, heard where the size was said. */
const lineOf = (dish: DishSegment, count: number, size: Size): DishSegment => {
  const { start, end } = size;
  const amount: Modifier = numberAt(count, start);
  return { ...dish, start, end, announced: [amount, size] };
};

/** Parted, so that none is taken for the one before said once more. */
const listOf = (lines: readonly DishSegment[]): Segment[] =>
  lines.flatMap((line, place) => (place === 0 ? [line] : [commandAt('also', line.start), line]));

/** "Fries, small regular and large, one of each": as many of every size that was named. */
export const readSizesOfEach: Pass = (index, tokens, path) => {
  for (const [place, dish] of path.entries()) {
    if (dish.kind !== 'dish') continue;
    const end = path.findIndex(
      (part, at) => at > place && !isSizeOf(index, dish, part) && part.kind !== 'connector',
    );
    const sizes = path.slice(place + 1, Math.max(0, end)).filter((part) => part.kind === 'option');
    const [number, of, each] = [path[end], path[end + 1], path[end + 2]];
    const isEach =
      number?.kind === 'number' &&
      tokens[of?.start ?? -1]?.text === 'of' &&
      tokens[each?.start ?? -1]?.text === 'each' &&
      !/^(?:dish|other)$/.test(path[end + 3]?.kind ?? '');
    if (sizes.length < 2 || !isEach) continue;
    const lines = sizes.map((size) => lineOf(dish, number.count, size));
    return [
      ...path.slice(0, place),
      asFiller(dish),
      ...listOf(lines),
      ...path.slice(end, end + 3).map(asFiller),
      ...path.slice(end + 3),
    ];
  }
  return [...path];
};

/** "Kulfi, a large for him, a regular for me and another regular for my sister": a line for every one of them. */
export const readSizesForPeople: Pass = (index, tokens, path) => {
  for (const [place, dish] of path.entries()) {
    if (dish.kind !== 'dish' || path[beforeSizes(path, place)]?.kind === 'number') continue;
    const lines: DishSegment[] = [];
    let at = place + 1;
    for (;;) {
      const from = path[at]?.kind === 'connector' ? at + 1 : at;
      const [number, size] = [path[from], path[from + 1]];
      const end = behindPerson(tokens, path, from + 2);
      if (number?.kind !== 'number' || !isSizeOf(index, dish, size) || end === undefined) break;
      lines.push(lineOf(dish, number.count, size));
      at = end;
    }
    const isOver =
      path[at] === undefined || path[at]?.kind === 'connector' || tokens[path[at]?.start ?? -1]?.afterBreak;
    if (lines.length < 2 || !isOver) continue;
    return [...path.slice(0, place), asFiller(dish), ...listOf(lines), ...path.slice(at)];
  }
  return [...path];
};

/** The place behind "for him", "for my sister". */
export function behindPerson(
  tokens: readonly Token[],
  path: readonly Segment[],
  at: number,
): number | undefined {
  if (tokens[path[at]?.start ?? -1]?.text !== 'for') return undefined;
  const end = path.findIndex(({ kind }, place) => place > at && kind !== 'filler');
  const isNamed =
    path[at + 1]?.kind === 'other' && (path[at + 1]?.end ?? 0) - (path[at + 1]?.start ?? 0) === 1;
  if (isNamed) return at + 2;
  return path[at + 1]?.kind === 'filler' ? (end < 0 ? path.length : end) : undefined;
}

/** "Kheer, one of each size": one in every size it is sold in. */
export const readEachSize: Pass = (index, tokens, path) => {
  const at = path.findIndex(({ start }) => eachSize.test(textAt(tokens, start, 4)));
  const dishAt = path.slice(0, Math.max(0, at)).findLastIndex(isDish);
  const dish = path[dishAt];
  const said = eachSize.exec(textAt(tokens, path[at]?.start ?? 0, 4))?.[0];
  if (said === undefined || dish?.kind !== 'dish') return [...path];
  const isCounted = path[beforeSizes(path, dishAt)]?.kind === 'number';
  const sizes = portionsOf(index, dish).filter(
    ({ text }, place, all) => all.findIndex((other) => other.text === text) === place,
  );
  const start = path[at]?.start ?? 0;
  const end = start + said.split(' ').length;
  if (isCounted || sizes.length < 2 || sizes.length > 3) return [...path];
  const lines = sizes.map(
    (size): Segment => ({
      ...dish,
      announced: [numberAt(1, start, start), { kind: 'option', option: size, start, end: start, worth: 0 }],
      start,
      end,
    }),
  );
  return [
    ...path.slice(0, dishAt),
    ...path.slice(dishAt, at).map(asFiller),
    ...lines,
    ...path.filter((part) => part.start >= end),
  ];
};

const eachSize = /^one (?:of|in) (?:each|every) size\b/;
