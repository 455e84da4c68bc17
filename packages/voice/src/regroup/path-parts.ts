import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';

/** The same words, without a meaning for the order. */
export const asFiller = ({ start, end }: Pick<Segment, 'start' | 'end'>): Segment => ({
  kind: 'filler',
  start,
  end,
  worth: 0,
});

export const isDish = (part: Segment): part is DishSegment => part.kind === 'dish';

type SizeSegment = Extract<Segment, { kind: 'option' | 'measure' }>;

export const isSize = (part: Segment | undefined): part is SizeSegment =>
  part?.kind === 'option' || part?.kind === 'measure';

/** Is this the name of one of the lines that are there? */
export const isOfLine = (ordered: readonly DishSegment[], part: Segment | undefined): part is DishSegment =>
  part?.kind === 'dish' &&
  ordered.some(({ candidates: [line] }) => part.candidates.some(({ title }) => title === line?.title));

export type CommandSegment = Extract<Segment, { kind: 'command' }>;

/** A command that was meant by these words; by none where only the start is given. */
export const commandAt = (
  command: CommandSegment['command'],
  start: number,
  end = start,
): CommandSegment => ({ kind: 'command', command, start, end, worth: 0 });

type NumberSegment = Extract<Segment, { kind: 'number' }>;

/** So many, as if it had been said by these words; by none where only the start is given. */
export const numberAt = (count: number, start: number, end = start): NumberSegment => ({
  kind: 'number',
  count,
  form: 'spoken',
  goesBack: false,
  start,
  end,
  worth: 0,
});

/** What was said from here on, so many words of it. */
export const textAt = (tokens: readonly Token[], from: number, words: number): string =>
  tokens
    .slice(from, from + words)
    .map(({ text }) => text)
    .join(' ');

/** The place of what stands before a dish, past its sizes, measures and containers. */
export function beforeSizes(path: readonly Segment[], place: number): number {
  let at = place - 1;
  while (/^(?:option|measure|unit)$/.test(path[at]?.kind ?? '')) at--;
  return at;
}

/** "A karahi, two naan and a lassi": the place of the first dish of the list that ends with this one. */
export function listStart(path: readonly Segment[], last: number): number {
  let at = last;
  for (;;) {
    const link = path.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => !leads.test(kind));
    const before = path.slice(0, Math.max(0, link)).findLastIndex(({ kind }) => !sizes.test(kind));
    if (path[link]?.kind !== 'connector' || path[before]?.kind !== 'dish') return at;
    at = before;
  }
}

const sizes = /^(?:option|unit|measure)$/;
const leads = /^(?:number|option|unit|measure)$/;
