import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import { findRest } from '../lines/kept-lines.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, isDish, textAt } from '../path-parts.ts';

/** "A burger, fries and a coke, keep the fries, drop the rest": of what was just said only what is named stays. */
export const readKeptOnly: Pass = (_, tokens, path) => {
  const rest = findRest(tokens, path);
  if (rest === undefined) return readJustThat(tokens, path);
  const textOf = ({ start }: Segment) => tokens[start]?.text ?? '';
  const keep =
    path.find((part) => textOf(part) === 'keep') ??
    path.findLast((part) => part.start < rest.start && /^(?:just|only)$/.test(textOf(part)));
  const isNamedBefore = path.some(({ kind, start }) => kind === 'dish' && start < (keep?.start ?? 0));
  // "Mayo and pickles only, nothing else on it" keeps no dish.
  if (keep === undefined || !isNamedBefore || !leadsToDish(path, keep)) return [...path];
  return path
    .filter(({ start }) => start < rest.start || start >= rest.end)
    .map((part) => (part === keep ? commandAt('keep', part.start, part.end) : part));
};

const leadsToDish = (path: readonly Segment[], keep: Segment): boolean =>
  path.slice(path.indexOf(keep) + 1).find(({ kind }) => kind !== 'filler' && kind !== 'option')?.kind ===
  'dish';

/** "Pancakes and french toast, too much, just the french toast", "… no, just the naan": of those that were named, the one. */
function readJustThat(tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const at = path.findIndex(({ start }) => /^(?:just|only)$/.test(tokens[start]?.text ?? ''));
  const [turn, just] = [path[at - 1], path[at]];
  const [kept, ...others] = path.slice(at + 1).filter(({ kind }) => kind !== 'filler');
  if (just === undefined || kept?.kind !== 'dish') return [...path];
  const named = path.slice(0, at).filter(isDish);
  const isNamed = named.some(({ candidates }) => candidates[0]?.title === kept.candidates[0]?.title);
  const isTurn = turn?.kind === 'command' && /^(?:no|correct|hesitate)$/.test(turn.command);
  const isThat = isTurn && named.length > 1 && others.length === 0 && tokens[kept.start - 1]?.text === 'the';
  const isTooMuch = /^too (?:much|many)$/.test(textAt(tokens, just.start - 2, 2));
  if (!isNamed || !(isThat || isTooMuch)) return [...path];
  return path.map((part) => {
    if (part === just) return commandAt('keep', part.start, part.end);
    return part === turn && isThat ? asFiller(part) : part;
  });
}
