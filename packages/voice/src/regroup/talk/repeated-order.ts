import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, isDish, textAt } from '../path-parts.ts';

/** "One soup and two naan, so that's one soup and two naan": told once more, to be sure, and not ordered twice. */
export const dropRepeatedOrder: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    ({ kind, start }, place) => kind === 'number' && place > 0 && repeats.test(wordsBefore(tokens, start)),
  );
  const said = path.slice(0, Math.max(0, at));
  const again = path.slice(at);
  const named = again.filter(isDish);
  const isSame = named.every((dish) => {
    const known = said.filter(isDish).findLast((other) => titleOf(other) === titleOf(dish));
    return known !== undefined && countOf(path, known) === countOf(path, dish);
  });
  const sizes = new Set(said.flatMap((part) => (part.kind === 'option' ? [part.option.text] : [])));
  const isPlain = again.every(
    (part) =>
      /^(?:dish|number|connector|filler|unit)$/.test(part.kind) ||
      (part.kind === 'option' && sizes.has(part.option.text)),
  );
  if (at < 0 || named.length === 0 || !isSame || !isPlain) return [...path];
  return [...said, ...again.map(asFiller)];
};

const wordsBefore = (tokens: readonly Token[], start: number): string =>
  textAt(tokens, Math.max(0, start - 3), Math.min(3, start));

const repeats = /(?:^| )(?:thats|that is|i repeat|to repeat|to confirm|again|once again|so again)$/;

const titleOf = ({ candidates }: DishSegment): number => candidates[0]?.title ?? -1;

function countOf(path: readonly Segment[], dish: DishSegment): number | undefined {
  const amount = path[beforeSizes(path, path.indexOf(dish))];
  return amount?.kind === 'number' ? amount.count : undefined;
}
