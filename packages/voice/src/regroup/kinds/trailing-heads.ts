import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';
import { groupAt } from './counted-groups.ts';
import { titlesOf } from './kinds-of-head.ts';

/** "One fajita, one tikka, one veggie, all medium pizzas": what they all are is said at the end. */
export const readTrailingHeads: Pass = (index, tokens, path) => {
  const headAt = path.findIndex((segment, place) => isHeadOfAll(tokens, path, place, segment));
  const head = path[headAt];
  if (head === undefined) return [...path];
  const headKeys = tokens.slice(head.start, head.end).map(({ key }) => key);
  const read = [...path];
  const kinds = path
    .slice(0, headAt)
    .flatMap((_, place): { at: number; last: number; dish: DishSegment }[] => {
      const group = groupAt(tokens, path, place);
      if (group === undefined || group.isBare || group.to > headAt) return [];
      const [at, last] = group.words;
      const [start, end] = [path[at]?.start ?? 0, path[last]?.end ?? 0];
      const kindKeys = tokens.slice(start, end).map(({ key }) => key);
      const candidates = titlesOf(index, headKeys, kindKeys);
      return candidates.length > 0
        ? [{ at, last, dish: { kind: 'dish', start, end, worth: 0, candidates } }]
        : [];
    });
  if (kinds.length < 2) return read;
  read[headAt] = asFiller(head);
  for (const { at, last, dish } of kinds.toReversed()) read.splice(at, last - at + 1, dish);
  return read;
};

/** Only the word that says what it is, in the plural, behind "all" or "both" and their sizes. */
function isHeadOfAll(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  head: Segment,
): boolean {
  if (head.kind !== 'dish' || head.end - head.start > 1 || head.candidates[0]?.isBareHead !== true)
    return false;
  if (!/s$/.test(tokens[head.start]?.text ?? '')) return false;
  let at = place - 1;
  while (path[at]?.kind === 'option' || path[at]?.kind === 'measure') at--;
  return path[at]?.kind === 'scope';
}
