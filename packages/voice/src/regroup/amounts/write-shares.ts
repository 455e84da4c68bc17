import { findPlainPortion } from '../../menu/plain-portions.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { asFiller, beforeSizes, numberAt } from '../path-parts.ts';
import { portionsOf } from '../sizes/portions-of-some.ts';
import { type Detail, detailOf, isSameSort } from './part-details.ts';
import { isSameDish } from './share-limits.ts';
import type { Share } from './share-parts.ts';

export type Part = Share & { readonly count: number };

export type SharedOut = {
  readonly parts: readonly Part[];
  /** Said of all of them. */
  readonly common: readonly Detail[];
  /** So many of which nothing was said. */
  readonly left: number;
  /** Behind the last word that was read. */
  readonly end: number;
};

/** Each part names the dish once more; it stays named where it was for those nothing was said of. */
export function writeShares(
  index: VoiceIndex,
  path: readonly Segment[],
  place: number,
  { parts, common, left, end }: SharedOut,
): Segment[] {
  const dish = path[place];
  if (dish?.kind !== 'dish') return [...path];
  const from = beforeSizes(path, place);
  const amount = path[from];
  const [first, told] = [path[amount?.kind === 'number' ? from : from + 1], parts[0]?.start ?? dish.end];
  const details = [...common, ...parts.flatMap((part) => part.details)];
  const others = path.flatMap((part): Segment[] => {
    if (part.start < (first?.start ?? dish.start) || part.start >= end) return [part];
    if (part.start < told && left > 0)
      return [part === amount && part.kind === 'number' ? { ...part, count: left } : part];
    if (parts.some((share) => part.start >= share.start && part.start < share.end)) return [];
    const isRead =
      details.some(({ part: said }) => part.start >= said.start && part.start < said.end) ||
      /^(?:number|option|measure|unit|scope)$/.test(part.kind) ||
      (part.kind === 'command' && /^(?:add|also|halve)$/.test(part.command)) ||
      (part.kind === 'dish' && isSameDish(dish, part));
    return [isRead ? asFiller(part) : part];
  });
  const sort = sortOf(parts);
  const lines = parts.map((part): readonly Segment[] => {
    const { start, end, count, details } = aloneBeside(index, dish, part, parts);
    const isOwn = (one: Detail) => details.some((detail) => isSameSort(one, detail));
    const said = [
      ...common
        .filter((one) => !isOwn(one))
        .map((one) => settled(one, sort === 'spice' ? 'portion' : 'spice', sort)),
      ...details.map((one) => settled(one, sort, sort)),
    ];
    return [numberAt(count, start), { ...dish, announced: [...(dish.announced ?? []), ...said], start, end }];
  });
  return [...others, ...lines.flat()].sort((a, b) => a.start - b.start);
}

type Sort = 'portion' | 'spice' | undefined;

/** Whether they are told apart by their heat or by their portion, where that is sure. */
function sortOf(parts: readonly Part[]): Sort {
  const details = parts.flatMap((part) => part.details);
  const [heats, portions] = [
    details.some(({ isSpice, isPortion }) => isSpice && !isPortion),
    details.some(({ isSpice, isPortion }) => isPortion && !isSpice),
  ];
  return heats === portions ? undefined : heats ? 'spice' : 'portion';
}

/** "Two medium, one mild one hot": which of the two a Medium is. */
const settled = ({ part, isPortion, isSpice }: Detail, of: Sort, sort: Sort): Detail['part'] =>
  sort !== undefined && of !== undefined && isPortion && isSpice && part.kind === 'option'
    ? { ...part, option: { ...part.option, of } }
    : part;

/** "One with fries and one normal": that one comes alone. */
function aloneBeside(index: VoiceIndex, dish: DishSegment, part: Part, parts: readonly Part[]): Part {
  const isWithSide = parts.some(({ details }) =>
    details.some(({ part: side }) => side.kind === 'option' && /^with /.test(side.option.text)),
  );
  const only = isWithSide && part.isPlain ? findPlainPortion(portionsOf(index, dish)) : undefined;
  if (only === undefined) return part;
  const option: Segment = {
    kind: 'option',
    option: { text: only.text },
    start: part.start,
    end: part.start,
    worth: 0,
  };
  return { ...part, details: [detailOf(index, dish, option) ?? []].flat() };
}
