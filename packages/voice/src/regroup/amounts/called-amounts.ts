import type { Token } from '../../read/tokenise.ts';
import type { DishSegment } from '../../segment/segments.ts';
import type { LinePass } from '../pass.ts';
import { isDish, textAt } from '../path-parts.ts';

const isSameDish = (a: DishSegment, b: DishSegment): boolean =>
  a.candidates.some(({ title }) => title === b.candidates[0]?.title);

/** "Four naan, that's a lot, let's say three", "let's call it a dozen doughnuts": so many of what is there already. */
export const readCalledAmount: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex(({ kind, start }) => kind === 'number' && lengthOfCall(tokens, start) > 0);
  const number = path[at];
  if (number === undefined) return [...path];
  const from = number.start - lengthOfCall(tokens, number.start);
  const before = [...ordered, ...path.slice(0, at).filter(isDish)];
  const next = path.slice(at + 1).find(({ kind }) => kind !== 'filler' && kind !== 'option');
  const isOther = next !== undefined && isDish(next) && !before.some((dish) => isSameDish(next, dish));
  if (before.length === 0 || isOther || next?.kind === 'unit' || next?.kind === 'other') return [...path];
  return [
    ...path.filter(({ start }) => start < from),
    { kind: 'command', command: 'make', start: from, end: number.start, worth: 0 },
    ...path.slice(at),
  ];
};

/** How many words before this one are "let's say" or "call it". */
function lengthOfCall(tokens: readonly Token[], start: number): number {
  const said = textAt(tokens, Math.max(0, start - 3), Math.min(3, start));
  return /\blets call it$/.test(said) ? 3 : /(?:^| )(?:lets say|call it)$/.test(said) ? 2 : 0;
}
