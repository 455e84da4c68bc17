import { toLine } from '../assign/lines.ts';
import { type ClauseReading, readClause } from '../assign/slots.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { Clause } from '../segment/clauses.ts';
import type { Segment } from '../segment/segments.ts';
import {
  addAll,
  amend,
  amendLast,
  type Draft,
  findMentioned,
  isSameKind,
  mentionsOf,
  mergeLines,
  reduce,
  removeLastMention,
  replace,
  shareOptions,
  without,
} from './drafts.ts';

/** Follows the clauses in the order they were spoken and returns what is wanted at the end. */
export function replayClauses(
  index: VoiceIndex,
  tokens: readonly Token[],
  clauses: readonly Clause[],
): Draft[] {
  let drafts: Draft[] = [];
  for (const clause of clauses) drafts = applyClause(index, tokens, drafts, clause);
  return drafts;
}

function applyClause(
  index: VoiceIndex,
  tokens: readonly Token[],
  drafts: readonly Draft[],
  clause: Clause,
): Draft[] {
  const read = (segments: readonly Segment[]) => readClause(index, tokens, segments);
  switch (clause.command) {
    case 'ignore':
      return [...drafts];
    case 'clear':
      return addAll([], mentionsOf(read(clause.segments)));
    case 'undo':
      return addAll(drafts.slice(0, -1), mentionsOf(read(clause.segments)));
    case 'removeBefore':
      return addAll(removeLastMention(drafts), mentionsOf(read(clause.segments)));
    case 'remove':
      return applyRemoval(drafts, read(clause.segments));
    case 'no':
      return applyNo(index, tokens, drafts, clause, read(clause.segments));
    case 'change':
      return applyChange(drafts, clause, tokens, read);
    case 'instead':
      return applyInstead(drafts, read(clause.segments));
    case 'make':
      return applyMake(drafts, read(clause.segments));
    default:
      return applyOrder(drafts, clause, read(clause.segments));
  }
}

function applyOrder(drafts: readonly Draft[], clause: Clause, reading: ClauseReading): Draft[] {
  const mentions = mentionsOf(reading);
  const [first, ...rest] = mentions;
  const corrects = clause.correction !== 'none' && !clause.isAlso;
  if (first === undefined) {
    const isAmendment =
      corrects || reading.loose.some((part) => part.kind === 'number' && part.form === 'more');
    const onlyOptions = reading.loose.length > 0 && reading.loose.every((part) => part.kind === 'option');
    const amended = isAmendment || onlyOptions ? amendLast(drafts, toLine(reading.loose)) : [...drafts];
    return shareOptions(amended, reading, amended);
  }
  if (corrects) {
    const known = findMentioned(drafts, first.segment);
    if (known !== undefined) return addAll(amend(drafts, known, first), rest);
    if (drafts.length > 0 && (clause.correction === 'firm' || !clause.hasVerb)) {
      return addAll(replace(drafts, drafts.length - 1, first), rest);
    }
  }
  const added = addAll(drafts, mentions);
  const isAboutAll = reading.shared.length > 0;
  return isAboutAll ? shareOptions(added, reading, added.slice(drafts.length)) : added;
}

/** "No" may refuse ("no raita"), or correct ("no, a sprite", "no three"). */
function applyNo(
  index: VoiceIndex,
  tokens: readonly Token[],
  drafts: readonly Draft[],
  clause: Clause,
  reading: ClauseReading,
): Draft[] {
  const [first, ...rest] = mentionsOf(reading);
  const isPaused = clause.segments.some((part, place) => place === 0 && tokens[part.start]?.afterBreak);
  if (first === undefined || isPaused || first.line.count !== undefined)
    return applyOrder(drafts, clause, reading);
  const known = findMentioned(drafts, first.segment);
  if (known !== undefined) return addAll(without(drafts, known), rest);
  const last = drafts.at(-1);
  if (last !== undefined && isSameKind(index, last, first.segment)) {
    return addAll(replace(drafts, drafts.length - 1, first), rest);
  }
  return addAll(drafts, rest);
}

function applyRemoval(drafts: readonly Draft[], reading: ClauseReading): Draft[] {
  let left = [...drafts];
  const mentions = mentionsOf(reading);
  const bare = toLine(reading.loose);
  if (mentions.length === 0 && bare.isCounted && left.length > 0) return reduce(left, left.length - 1, bare);
  for (const mention of mentions) {
    const known = findMentioned(left, mention.segment);
    if (known !== undefined) left = reduce(left, known, mention.line);
    else if (mention.line.isCounted && drafts.length > 0) left = addAll(left, [mention]);
  }
  return left;
}

function applyMake(drafts: readonly Draft[], reading: ClauseReading): Draft[] {
  const mentions = mentionsOf(reading);
  if (mentions.length === 0) {
    const amended = reading.loose.length > 0 ? amendLast(drafts, toLine(reading.loose)) : [...drafts];
    return shareOptions(amended, reading, amended);
  }
  let left = [...drafts];
  for (const mention of mentions) {
    const known = findMentioned(left, mention.segment);
    if (known !== undefined) left = amend(left, known, mention);
    else if (left.length > 0 && mentions.length === 1) left = replace(left, left.length - 1, mention);
    else left = addAll(left, [mention]);
  }
  return left;
}

/** "Change the biryani to large", "replace the sprite with fanta", "change one to a coke". */
function applyChange(
  drafts: readonly Draft[],
  clause: Clause,
  tokens: readonly Token[],
  read: (segments: readonly Segment[]) => ClauseReading,
): Draft[] {
  const links = new Set(['to', 'with', 'into', 'for', 'by', 'too']);
  const at = clause.segments.findIndex(
    (part) => part.end - part.start === 1 && links.has(tokens[part.start]?.text ?? ''),
  );
  const source = read(at < 0 ? clause.segments : clause.segments.slice(0, at));
  const target = read(at < 0 ? [] : clause.segments.slice(at + 1));
  const [first, second] = mentionsOf(source);
  if (at < 0 && second !== undefined) return applyInstead(drafts, source);
  const place = first === undefined ? drafts.length - 1 : findMentioned(drafts, first.segment);
  const [wanted, ...others] = mentionsOf(target);
  if (place === undefined || place < 0)
    return addAll(drafts, wanted === undefined ? [] : [wanted, ...others]);
  if (wanted === undefined) {
    const change = at < 0 ? (first?.line ?? toLine(source.loose)) : toLine(target.loose);
    return drafts.map((draft, position) =>
      position === place ? { ...draft, line: mergeLines(draft.line, change) } : draft,
    );
  }
  const part = (first?.line ?? toLine(source.loose)).count;
  const whole = drafts[place]?.line.count ?? 1;
  const isPartOnly = part !== undefined && part < whole && first?.line.isCounted !== false;
  if (!isPartOnly) return addAll(replace(drafts, place, wanted), others);
  const reduced = reduce([...drafts], place, {
    count: part,
    isCounted: true,
    isMore: false,
    options: [],
    units: [],
  });
  return addAll(reduced, [
    {
      segment: wanted.segment,
      line: { ...wanted.line, count: wanted.line.isCounted ? (wanted.line.count ?? part) : part },
    },
    ...others,
  ]);
}

/** "Instead of the tiramisu, garlic bread" and "garlic bread instead of the tiramisu". */
function applyInstead(drafts: readonly Draft[], reading: ClauseReading): Draft[] {
  const [givenUp, wanted, ...rest] = mentionsOf(reading);
  if (givenUp === undefined) return [...drafts];
  const known = findMentioned(drafts, givenUp.segment);
  if (wanted === undefined) return known === undefined ? [...drafts] : without(drafts, known);
  return addAll(known === undefined ? addAll(drafts, [wanted]) : replace(drafts, known, wanted), rest);
}
