import type { AssignedClause } from './assign/assign-clauses.ts';
import type { VoiceIndex } from './menu/voice-index.ts';
import type { DishSpan } from './names/dish-spans.ts';
import { type Piece, tokensOf } from './outline/outline.ts';
import type { Token } from './read/tokenise.ts';
import type { Draft } from './replay/drafts.ts';
import type { Modifier, Segment } from './segment/segments.ts';
import type { VoiceReading } from './voice-types.ts';

/** What one stage made of a sentence, in words: for `npm run voice:explain`, for tests and for the page in development. */
export type TraceStep = {
  readonly stage: 'tokens' | 'names' | 'segments' | 'rule' | 'wishes' | 'clause' | 'line' | 'asks';
  readonly text: string;
};
export type Trace = (step: TraceStep) => void;

const titleOf = ({ titles }: VoiceIndex, title: number | undefined): string =>
  titles[title ?? -1]?.words.join(' ') ?? '?';

/** A row as one line: every segment with its kind and, where it names a dish, the title that fits best. */
export const describeRow = (index: VoiceIndex, tokens: readonly Token[], row: readonly Segment[]): string =>
  row.map((part) => describe(index, tokens, part)).join(' | ');

function describe(index: VoiceIndex, tokens: readonly Token[], part: Segment): string {
  const said = tokens.slice(part.start, part.end).map(({ text }) => text);
  const name = `${part.kind}:${said.join(' ')}`;
  if (part.kind === 'command') return `${name}=${part.command}`;
  if (part.kind === 'number') return `${name}=${part.count}${part.form === 'spoken' ? '' : ` ${part.form}`}`;
  if (part.kind !== 'dish') return name;
  const announced = (part.announced ?? []).map(describeModifier);
  return [`${name}=${titleOf(index, part.candidates[0]?.title)}`, ...announced].join(' + ');
}

const describeModifier = (part: Modifier): string =>
  part.kind === 'number'
    ? String(part.count)
    : part.kind === 'option'
      ? part.option.text
      : part.kind === 'unit'
        ? part.word
        : `${part.measure.count} ${part.measure.dimension}`;

export const describeClause = (
  index: VoiceIndex,
  tokens: readonly Token[],
  clause: AssignedClause,
): string => {
  const { command, correction, reading } = clause;
  const mentions = reading.mentions.map(({ segment, line }) =>
    [describe(index, tokens, segment), line.count ?? '', ...line.options.map(({ text }) => text)].join(' '),
  );
  return `${command}${correction === 'none' ? '' : ` (${correction})`}: ${mentions.join('; ')}`;
};

export const describeDraft = (index: VoiceIndex, { candidates, line }: Draft): string =>
  [
    line.count ?? 1,
    candidates
      .slice(0, 3)
      .map(({ title, quality }) => `${titleOf(index, title)} ${quality.toFixed(2)}`)
      .join(' / '),
    ...line.options.map(({ text }) => text),
    ...line.wishes.map((wish) => `"${wish}"`),
  ].join(' ');

/** Every stretch that may name a dish, with the titles that fit best. */
export const describeSpans = (
  index: VoiceIndex,
  tokens: readonly Token[],
  spans: readonly DishSpan[],
): string =>
  spans
    .map(({ start, end, candidates }) => {
      const said = tokens.slice(start, end).map(({ text }) => text);
      const titles = candidates.slice(0, 3).map(({ title }) => titleOf(index, title));
      return `${said.join(' ')} = ${titles.join(' / ')}`;
    })
    .join('; ');

export const describePieces = (pieces: readonly Piece[]): string =>
  tokensOf(pieces)
    .map(({ text }) => text)
    .join(' ');

/** How sure it is of every line, what was not found, and what is asked. */
export function describeAnswer({
  items,
  unmatched,
  question,
}: Pick<VoiceReading, 'items' | 'unmatched'> & { readonly question?: VoiceReading['question'] }): string {
  const sure = items.map(({ dishId, confidence }) => `dish ${dishId}: ${confidence}`).join(', ');
  const left = unmatched.map(({ text }) => text).join(', ');
  const asked = question && `line ${question.line}: ${question.amount ?? question.dishes.join(' or ')}`;
  return `${sure}${left && `; not found: ${left}`}${asked ? `; asks about ${asked}` : ''}`;
}
