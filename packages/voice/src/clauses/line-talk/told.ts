import type { TokenRole } from '../../read/token-roles.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Clause } from '../clause.ts';
import { readExchange } from './exchanged-lines.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { readNewValues } from './new-values.ts';
import { readSharedLine } from './shared-line.ts';
import { readStaysAndGoes } from './stays-and-goes.ts';

/**
 * What is said of an order that is there, where the whole sentence says nothing else: what goes and what stays, one
 * amount or size for another, one dish for another, a line shared out. Two such sentences may be joined by an "and".
 * Undefined where any word is left over: then it is read as any other sentence.
 */
export function readTold(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  if (talk.lines.length === 0) return undefined;
  const whole = readOne(talk, roles);
  if (whole !== undefined) return whole;
  for (const [at, { text }] of talk.tokens.entries()) {
    if (!joining.test(text) || at === 0) continue;
    const first = readOne(partOf(talk, 0, at), roles.slice(0, at));
    const behind = partOf(talk, at + 1, talk.tokens.length);
    // "I'd drop the rings, but they can stay": of what was named before.
    const isNamed = behind.path.some((part) => linesNamed(behind, part) !== undefined);
    const second = first && isNamed ? readTold(behind, roles.slice(at + 1)) : undefined;
    if (first && second) return [...first, ...second.map((clause) => moved(clause, at + 1))];
  }
  return undefined;
}

const joining = /^(?:and|aur|but|lekin|magar|then)$/;

const readers = [readNewValues, readSharedLine, readStaysAndGoes, readExchange];

function readOne(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  for (const read of readers) {
    const clauses = read(talk, roles);
    if (clauses !== undefined) return clauses;
  }
  return undefined;
}

/** The words from here to there, as if they had been said alone. */
function partOf({ index, tokens, path, lines }: Talk, from: number, to: number): Talk {
  const inPlace = (part: Segment): Segment => ({ ...part, start: part.start - from, end: part.end - from });
  return {
    index,
    lines,
    tokens: tokens.slice(from, to),
    path: path.filter(({ start, end }) => start >= from && end <= to).map(inPlace),
  };
}

const moved = (clause: Clause, by: number): Clause => ({
  ...clause,
  segments: clause.segments.map((part) => ({ ...part, start: part.start + by, end: part.end + by })),
});
