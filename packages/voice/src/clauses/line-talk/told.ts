import type { TokenRole } from '../../read/token-roles.ts';
import type { Segment } from '../../segment/segments.ts';
import { type Clause, hasDish } from '../clause.ts';
import { readDescribedLines } from './described-lines.ts';
import { readExchange } from './exchanged-lines.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { readSharedLine } from './shared-line.ts';
import { readStaysAndGoes } from './stays-and-goes.ts';

/** More words than anybody says of an order that is there: each "and" in them may part two statements. */
const longestTalk = 60;

/** Reads the words from here on as an order of something else. */
type ReadOrder = (from: number) => Clause[];

/**
 * What is said of an order that is there, where the whole sentence says nothing else: what goes and what stays, another
 * amount, size or heat, one dish for another, a line shared out. Several such sentences may be joined, and what is
 * ordered besides may follow them. Undefined where any word is left over: then it is read as any other sentence.
 */
export function readTold(
  talk: Talk,
  roles: readonly TokenRole[],
  readOrder?: ReadOrder,
): Clause[] | undefined {
  if (talk.lines.length === 0 || talk.tokens.length > longestTalk) return undefined;
  const whole = readOne(talk, roles);
  if (whole !== undefined) return whole;
  for (const [at, { text }] of talk.tokens.entries()) {
    const isJoint = joining.test(text) && !opensOrder(talk, at);
    if (at === 0 || !(isJoint || opensOrder(talk, at))) continue;
    const from = isJoint ? at + 1 : at;
    const behind = partOf(talk, from, talk.tokens.length);
    // "I'd drop the rings, but they can stay": of what was named before.
    const isNamed = behind.path.some((part) => linesNamed(behind, part) !== undefined);
    const isOrder = opensOrder(talk, from);
    if (!isNamed && !isOrder) continue;
    const first = readOne(partOf(talk, 0, at), roles.slice(0, at));
    if (first === undefined) continue;
    const second = isNamed
      ? readTold(behind, roles.slice(from), readOrder && ((further) => readOrder(from + further)))
      : undefined;
    const ordered = second ?? (isOrder && readOrder ? orderOf(readOrder(from)) : undefined);
    if (ordered !== undefined) return [...first, ...ordered.map((clause) => moved(clause, from))];
  }
  return undefined;
}

/** "… and add an omelette", "give me a salad too" */
function opensOrder({ tokens, path }: Talk, at: number): boolean {
  const part = path.find(({ start }) => start === at);
  if (part?.kind === 'number' && part.form === 'more') return true;
  return (
    part?.kind === 'command' &&
    /^(?:add|also)$/.test(part.command) &&
    !/^(?:but|lekin|magar|says?|said|bring)$/.test(tokens[at]?.text ?? '')
  );
}

/** Only what is found on the card; else the sentence is read as a whole. */
const orderOf = (clauses: Clause[]): Clause[] | undefined => {
  const said = clauses.filter(({ segments }) => segments.some(({ kind }) => kind !== 'filler'));
  return said.length > 0 && said.every((clause) => hasDish(clause) && clause.command === 'add')
    ? said.map((clause) => ({ ...clause, isAlso: true }))
    : undefined;
};

const joining = /^(?:and|aur|but|lekin|magar|then)$/;

const readers = [readSharedLine, readDescribedLines, readStaysAndGoes, readExchange];

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
