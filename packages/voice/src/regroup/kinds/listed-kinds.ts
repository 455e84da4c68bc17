import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';
import { findKind, headOf, isIncomplete } from './find-kind.ts';

/** "Garlic roghni and cheese naan, one of each", "… all large": every word before the "and" is a kind of the dish behind it. */
export const readListedKinds: Pass = (index, tokens, path) => {
  const isAll = ({ kind, start }: Segment) =>
    kind === 'scope' && (textAt(tokens, start - 1, 2) === 'of each' || tokens[start]?.text === 'all');
  const allAt = path.findIndex(isAll);
  const dishAt = path.slice(0, Math.max(0, allAt)).findLastIndex(({ kind }) => kind === 'dish');
  const dish = path[dishAt];
  const head = dish?.kind === 'dish' ? headOf(index, tokens, dish) : undefined;
  if (head === undefined || path[dishAt - 1]?.kind !== 'connector') return [...path];
  let from = dishAt - 1;
  while (from > 0 && isWord(tokens, path[from - 1])) from--;
  const kinds = path
    .slice(from, dishAt - 1)
    .flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, offset) =>
        findKind(index, tokens, start + offset, start + offset + 1, head),
      ),
    );
  const named = kinds.filter((kind): kind is DishSegment => kind !== undefined);
  if (named.length < 2 || named.length < kinds.length) return [...path];
  return [...path.slice(0, from), ...named, ...path.slice(dishAt - 1)];
};

/** A word that means nothing alone, or a name that is not whole, said in the same breath. */
const isWord = (tokens: readonly Token[], part: Segment | undefined): boolean =>
  part !== undefined &&
  !tokens[part.end]?.afterBreak &&
  (part.kind === 'other' || (part.kind === 'dish' && isIncomplete(part)));
