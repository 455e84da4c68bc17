import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import { beforeSizes } from '../path-parts.ts';

/** Between a dish and this place it was said how it is to be made. */
export const isWishedFor = (
  tokens: readonly Token[],
  dish: DishSegment | undefined,
  until: number,
): boolean =>
  tokens
    .slice(dish?.end ?? 0, until)
    .some(({ text }) => /^(?:without|no|with|extra|less|minus|hold)$/.test(text));

/** The sizes right before and behind it: "a large latte with whole milk" is large. */
export function sizesBeside(path: readonly Segment[], dish: DishSegment): Modifier[] {
  const at = path.findIndex(({ start }) => start === dish.start);
  const end = path.findIndex(({ kind }, place) => place > at && kind !== 'option' && kind !== 'measure');
  return path
    .slice(beforeSizes(path, at) + 1, end < 0 ? path.length : end)
    .filter((part): part is Modifier => part.kind === 'option' || part.kind === 'measure');
}

export const endsName = ({ kind }: Segment): boolean =>
  kind === 'connector' || kind === 'command' || kind === 'option' || kind === 'measure' || kind === 'wish';

/** The sizes and heats said of a dish so far. */
export function saidOf(path: readonly Segment[], dish: DishSegment, until: number): Modifier[] {
  const at = path.findIndex(({ start }) => start === dish.start);
  const from = 1 + path.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dish');
  return path
    .slice(from, until)
    .filter((part): part is Modifier => part.kind === 'option' || part.kind === 'measure');
}
