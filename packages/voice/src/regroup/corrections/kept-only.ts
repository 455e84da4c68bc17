import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { findRest } from '../lines/kept-lines.ts';
import type { Pass } from '../pass.ts';
import { asFiller, textAt } from '../path-parts.ts';

/** "A burger, fries and a coke, keep the fries, drop the rest": of what was just said only what is named stays. */
export const readKeptOnly: Pass = (_, tokens, path) => {
  const rest = findRest(tokens, path);
  if (rest === undefined) return readTooMuch(tokens, path);
  const textOf = ({ start }: Segment) => tokens[start]?.text ?? '';
  const keep =
    path.find((part) => textOf(part) === 'keep') ??
    path.findLast((part) => part.start < rest.start && /^(?:just|only)$/.test(textOf(part)));
  const isNamedBefore = path.some(({ kind, start }) => kind === 'dish' && start < (keep?.start ?? 0));
  // "Mayo and pickles only, nothing else on it" keeps no dish.
  if (keep === undefined || !isNamedBefore || !leadsToDish(path, keep)) return [...path];
  return path
    .filter(({ start }) => start < rest.start || start >= rest.end)
    .map((part) =>
      part === keep ? { kind: 'command', command: 'keep', start: part.start, end: part.end, worth: 0 } : part,
    );
};

const leadsToDish = (path: readonly Segment[], keep: Segment): boolean =>
  path.slice(path.indexOf(keep) + 1).find(({ kind }) => kind !== 'filler' && kind !== 'option')?.kind ===
  'dish';

/** "Pancakes and french toast, too much, just the french toast": of those that were named, the one. */
function readTooMuch(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const at = path.findIndex(
    ({ start }) =>
      /^(?:just|only)$/.test(tokens[start]?.text ?? '') &&
      /^too (?:much|many)$/.test(textAt(tokens, start - 2, 2)),
  );
  const just = path[at];
  const kept = path.slice(at + 1).find(({ kind }) => kind !== 'filler');
  if (just === undefined || kept?.kind !== 'dish') return [...path];
  const isNamed = path
    .slice(0, at)
    .some((part) => part.kind === 'dish' && part.candidates[0]?.title === kept.candidates[0]?.title);
  return isNamed
    ? path.map((part) => (part === just ? { ...asFiller(part), kind: 'command', command: 'keep' } : part))
    : [...path];
}
