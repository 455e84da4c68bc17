import type { Clause } from './clauses.ts';
import type { DishCandidate } from './dish-spans.ts';
import { type Line, linesOf, toLine } from './lines.ts';
import type { Segment } from './segments.ts';
import { type ClauseReading, type DishSegment, readClause } from './slots.ts';
import type { Token } from './tokenise.ts';
import type { VoiceIndex } from './voice-index.ts';

/** A line of the order while it is being spoken: which dish is not settled yet. */
export type Draft = {
  readonly segment: DishSegment;
  readonly candidates: readonly DishCandidate[];
  readonly line: Line;
};

type Mention = { readonly segment: DishSegment; readonly line: Line };

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

function mentionsOf(reading: ClauseReading): Mention[] {
  return reading.phrases.flatMap((phrase) => linesOf(phrase).map((line) => ({ segment: phrase.dish, line })));
}

function addAll(drafts: readonly Draft[], mentions: readonly Mention[]): Draft[] {
  const added = [...drafts];
  for (const { segment, line } of mentions) {
    const known = line.isMore ? findMentioned(added, segment) : undefined;
    const draft = known === undefined ? undefined : added[known];
    if (known !== undefined && draft !== undefined) {
      added[known] = {
        ...draft,
        line: { ...draft.line, count: (draft.line.count ?? 1) + (line.count ?? 1) },
      };
    } else if (line.count !== 0) added.push({ segment, candidates: segment.candidates, line });
  }
  return added;
}

/** The latest line that this mention may mean. */
function findMentioned(drafts: readonly Draft[], segment: DishSegment): number | undefined {
  const qualityOf = new Map(segment.candidates.map((candidate) => [candidate.title, candidate.quality]));
  const wanted = segment.candidates[0];
  let best: { place: number; quality: number } | undefined;
  drafts.forEach((draft, place) => {
    const meant = draft.candidates[0];
    const direct = meant === undefined ? undefined : qualityOf.get(meant.title);
    const refined = draft.candidates.some(
      (candidate) => candidate.title === wanted?.title && candidate.quality >= (meant?.quality ?? 0) - 0.05,
    );
    const quality = direct ?? (refined ? 0.4 : undefined);
    if (quality !== undefined && (best === undefined || quality >= best.quality)) best = { place, quality };
  });
  return best?.place;
}

function isSameKind(index: VoiceIndex, draft: Draft, segment: DishSegment): boolean {
  const [a, b] = [draft.candidates[0], segment.candidates[0]].map((candidate) =>
    candidate === undefined ? undefined : index.titles[candidate.title],
  );
  if (a === undefined || b === undefined) return false;
  const category = (place: number | undefined) =>
    place === undefined ? '' : (index.dishes[place]?.category ?? '');
  const categoryOfA = category(a.dishes[0]);
  return a.words.at(-1) === b.words.at(-1) || (categoryOfA !== '' && categoryOfA === category(b.dishes[0]));
}

function mergeLines(line: Line, change: Line): Line {
  const options = [...line.options, ...change.options];
  const units = [...line.units, ...change.units];
  if (change.isMore) return { ...line, count: (line.count ?? 1) + (change.count ?? 1), options, units };
  return change.isCounted && change.count !== undefined
    ? { ...line, count: change.count, isCounted: true, options, units }
    : { ...line, options, units };
}

function amend(drafts: readonly Draft[], place: number, { segment, line }: Mention): Draft[] {
  return drafts.map((draft, position) => {
    if (position !== place) return draft;
    const isSurer = (segment.candidates[0]?.quality ?? 0) > (draft.candidates[0]?.quality ?? 0);
    return {
      ...draft,
      candidates: isSurer ? segment.candidates : draft.candidates,
      line: mergeLines(draft.line, line),
    };
  });
}

function amendLast(drafts: readonly Draft[], line: Line): Draft[] {
  return drafts.map((draft, place) =>
    place === drafts.length - 1 ? { ...draft, line: mergeLines(draft.line, line) } : draft,
  );
}

/** The new dish takes the old one's place and, unless another is said, its amount and options. */
function replace(drafts: readonly Draft[], place: number, { segment, line }: Mention): Draft[] {
  return drafts.map((draft, position) =>
    position === place
      ? { segment, candidates: segment.candidates, line: mergeLines({ ...draft.line, units: [] }, line) }
      : draft,
  );
}

function reduce(drafts: readonly Draft[], place: number, line: Line): Draft[] {
  const draft = drafts[place];
  const left = (draft?.line.count ?? 1) - (line.isCounted ? (line.count ?? 0) : Number.POSITIVE_INFINITY);
  if (draft === undefined || left < 1) return without(drafts, place);
  return drafts.map((other, position) =>
    position === place ? { ...other, line: { ...other.line, count: left } } : other,
  );
}

function without(drafts: readonly Draft[], place: number): Draft[] {
  return drafts.filter((_, position) => position !== place);
}

/** "Coke nahi chahiye": the coke just named goes, and so does the one ordered before. */
function removeLastMention(drafts: readonly Draft[]): Draft[] {
  const last = drafts.at(-1);
  if (last === undefined) return [];
  const earlier = drafts.slice(0, -1);
  const known = findMentioned(earlier, last.segment);
  return known === undefined ? earlier : without(earlier, known);
}

function shareOptions(drafts: readonly Draft[], reading: ClauseReading, among: readonly Draft[]): Draft[] {
  if (reading.shared.length === 0) return [...drafts];
  const shared = toLine(reading.shared);
  return drafts.map((draft) =>
    among.includes(draft) ? { ...draft, line: mergeLines(draft.line, shared) } : draft,
  );
}
