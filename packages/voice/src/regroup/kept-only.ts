import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import { findRest } from './kept-lines.ts';

/** "A burger, fries and a coke, keep the fries, drop the rest": of what was just said only what is named stays. */
export function readKeptOnly(_: VoiceIndex, tokens: readonly Token[], path: readonly Segment[]): Segment[] {
  const rest = findRest(tokens, path);
  if (rest === undefined) return [...path];
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
}

const leadsToDish = (path: readonly Segment[], keep: Segment): boolean =>
  path.slice(path.indexOf(keep) + 1).find(({ kind }) => kind !== 'filler' && kind !== 'option')?.kind ===
  'dish';
