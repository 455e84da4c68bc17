import type { AssignedClause, ClauseReading, Mention } from '../assign/assign-clauses.ts';
import { type Line, noLine } from '../assign/lines.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { amend } from './amend-drafts.ts';
import {
  addAll,
  type Draft,
  findMentioned,
  hasSameHead,
  isBare,
  isSameKind,
  mergeLines,
  reduce,
  replace,
  without,
} from './drafts.ts';

/**
 * "Coke zero instead of the coke", "actually the salmon, not the fish": what is wanted is named before the line
 * whose place it takes, with its amount and size.
 */
export function exchangeLine(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { command, correction, reading: { mentions: wanted, loose } }: AssignedClause,
  next: AssignedClause | undefined,
): Draft[] | undefined {
  const [givenUp, ...others] = next?.reading.mentions ?? [];
  if (next?.command === 'instead' && wanted.length === 0 && loose !== undefined && givenUp !== undefined)
    return putSize(drafts, givenUp, loose);
  if (next === undefined || givenUp === undefined || others.length > 0) return undefined;
  const isContrast = next.command === 'remove' && next.isContrast && correction !== 'none';
  if (!/^(?:add|make)$/.test(command) || !(next.command === 'instead' || isContrast)) return undefined;
  const known = findMentioned(drafts, givenUp.segment);
  const last = wanted.at(-1);
  // "Fries and a sprite, sorry, rings instead of the fries": said in the same breath.
  const isPutRight = correction !== 'none' && next.command === 'instead';
  if (known === undefined || last === undefined) return undefined;
  if (drafts[known]?.knownDish === undefined && !isPutRight) return undefined;
  const countOf = ({ count = 1 }: Line) => count;
  const sum = wanted.reduce((total, { line }) => total + countOf(line), 0);
  // "One tiramisu and one cheesecake instead of two tiramisu": all of them; else only the last one.
  const isAll = givenUp.line.isCounted && countOf(givenUp.line) === sum;
  const rest = isAll ? wanted.slice(1) : wanted.slice(0, -1);
  return addAll(putInPlace(index, drafts, known, givenUp.line, isAll ? (wanted[0] ?? last) : last), rest);
}

/** "One big bottle instead of the cans": the same dish, as large and as many as is said. */
function putSize(drafts: readonly Draft[], { segment }: Mention, wanted: Line): Draft[] | undefined {
  const place = findMentioned(drafts, segment);
  if (place === undefined || drafts[place]?.knownDish === undefined) return undefined;
  return drafts.map((draft, at) => (at === place ? { ...draft, line: resize(draft.line, wanted) } : draft));
}

/** A container is a size here: a bottle in place of a can. */
function resize(line: Line, { count, options, units }: Line): Line {
  const sizes = [...options, ...units.map((text) => ({ text }))];
  return {
    ...line,
    ...(count === undefined ? {} : { count, isCounted: true }),
    options: [...line.options, ...sizes],
  };
}

/** "Two garlic naan instead of two of the plain": where only some are given up, the others stay. */
function putInPlace(
  index: VoiceIndex,
  drafts: readonly Draft[],
  place: number,
  givenUp: Line,
  wanted: Mention,
): Draft[] {
  const former = drafts[place]?.line ?? noLine;
  const count = givenUp.count ?? 1;
  if (!givenUp.isCounted || count >= (former.count ?? 1)) return replace(index, drafts, place, wanted);
  const line = mergeLines({ ...former, count, units: [], wishes: [] }, wanted.line);
  return addAll(reduce(drafts, place, { ...noLine, count, isCounted: true }), [{ ...wanted, line }]);
}

/** "Could I get the almond croissant instead": of the lines that are there it replaces the one of its kind. */
export function takePlace(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { isInstead, correction, reading }: AssignedClause,
): Draft[] | undefined {
  const [wanted, ...others] = reading.mentions;
  if (!isInstead || wanted === undefined || others.length > 0) return undefined;
  const known = findMentioned(drafts, wanted.segment);
  // "Large fries instead", while there are fries.
  if (known !== undefined) return isBare(wanted.line) ? undefined : amend(drafts, known, wanted);
  const only = drafts.length === 1 && drafts.every(isThere) ? 0 : undefined;
  // "The meatloaf, you know what, give me the salmon instead"
  const isJustSaid = correction !== 'none' && drafts.length > 0 && !drafts.slice(-1).every(isThere);
  const place = alikeAt(index, drafts, wanted) ?? only ?? (isJustSaid ? drafts.length - 1 : undefined);
  return place === undefined ? undefined : replace(index, drafts, place, wanted);
}

const isThere = ({ knownDish }: Draft): boolean => knownDish !== undefined;

/** The latest of the lines that were there that is of the same kind. */
function alikeAt(index: VoiceIndex, drafts: readonly Draft[], { segment }: Mention): number | undefined {
  const alike = (isAlike: typeof isSameKind) =>
    drafts.findLastIndex((draft) => isThere(draft) && isAlike(index, draft, segment));
  return [alike(hasSameHead), alike(isSameKind)].find((found) => found >= 0);
}

/** "Sorry, I meant onion rings": in place of what was just said, else of the line of its kind, else of the last. */
export function placeFor(index: VoiceIndex, drafts: readonly Draft[], wanted: Mention): number {
  const isJustSaid = !drafts.slice(-1).every(isThere);
  return (isJustSaid ? undefined : alikeAt(index, drafts, wanted)) ?? drafts.length - 1;
}

/** "I have got water here, leave that out": what was just spoken of, else the last line. */
export function undoLast(drafts: readonly Draft[], before: AssignedClause | undefined): Draft[] {
  const spokenOf = before?.reading.mentions.at(-1);
  const place = spokenOf && isBare(spokenOf.line) ? findMentioned(drafts, spokenOf.segment) : undefined;
  return without(drafts, place ?? drafts.length - 1);
}

/** "Coke nahi chahiye": the coke just named goes, and so does the one ordered before; of "do naan hata do" only two. */
export function removeLastMention(drafts: readonly Draft[], before: AssignedClause | undefined): Draft[] {
  const spokenOf = before?.reading.mentions.at(-1);
  const named = spokenOf && isBare(spokenOf.line) ? findMentioned(drafts, spokenOf.segment) : undefined;
  // Of a line that was there before, naming it alone made no other.
  if (named !== undefined && drafts[named]?.knownDish !== undefined) return without(drafts, named);
  const last = drafts.at(-1);
  if (last === undefined) return [];
  const earlier = drafts.slice(0, -1);
  const known = findMentioned(earlier, last.segment);
  if (known === undefined) return earlier;
  return earlier[known]?.knownDish === undefined
    ? without(earlier, known)
    : reduce(earlier, known, last.line);
}

/** "Change the biryani to large", "replace the sprite with fanta", "change one to a coke". */
export function applyChange(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { reading, change }: AssignedClause,
): Draft[] {
  const source = change?.from ?? reading;
  const [first, second] = source.mentions;
  if (change === undefined && second !== undefined) return applyInstead(index, drafts, source);
  const place = first === undefined ? drafts.length - 1 : findMentioned(drafts, first.segment);
  const [wanted, ...others] = change?.into.mentions ?? [];
  if (place === undefined || place < 0)
    return addAll(drafts, wanted === undefined ? [] : [wanted, ...others]);
  const gathered = wanted && gatherLines(drafts, place, source.mentions.slice(1), wanted);
  if (gathered) return addAll(replace(index, gathered.drafts, gathered.place, gathered.wanted), others);
  const said = first?.line ?? source.loose ?? noLine;
  if (wanted === undefined) {
    const whole = drafts[place];
    const into = change?.into.loose;
    // "Two lattes, make one of them large": that one becomes a line of its own.
    if (into && whole && said.isCounted && (said.count ?? 1) < (whole.line.count ?? 1)) {
      const part = { ...whole, line: mergeLines({ ...whole.line, count: said.count ?? 1 }, into) };
      return [...reduce(drafts, place, said), part];
    }
    const wish = change === undefined ? said : (change.into.loose ?? noLine);
    if (wish.units.length > 0 && whole?.knownDish !== undefined)
      return drafts.map((draft) => (draft === whole ? { ...draft, line: resize(draft.line, wish) } : draft));
    return drafts.map((draft, position) =>
      position === place ? { ...draft, line: mergeLines(draft.line, wish) } : draft,
    );
  }
  const part = said.count;
  const whole = drafts[place]?.line.count ?? 1;
  // "Swap a sprite for a coke", of two sprites that are there.
  const isSome = first?.line.isCounted !== false || drafts[place]?.knownDish !== undefined;
  const isPartOnly = part !== undefined && part < whole && isSome;
  // "Replace the shake with a mint margarita": how large that one is to be was not said.
  const isOther =
    change?.isSwap === true && wanted.line.count !== undefined && isOtherKind(index, drafts[place], wanted);
  if (!isPartOnly)
    return addAll(replace(index, isOther ? unsized(index, drafts, place) : drafts, place, wanted), others);
  const given: Line = { ...noLine, count: part, isCounted: true };
  const former = { ...(drafts[place]?.line ?? noLine), count: part, units: [], wishes: [] };
  const line = mergeLines(former, wanted.line);
  return addAll(reduce(drafts, place, given), [{ ...wanted, line }, ...others]);
}

/** "Replace both parathas with halwa puri": the lines that were named go into one, as many as they were. */
function gatherLines(drafts: readonly Draft[], place: number, further: readonly Mention[], wanted: Mention) {
  const places = further.flatMap(({ segment }) =>
    segment.place === undefined ? [] : (findMentioned(drafts, segment) ?? []),
  );
  if (places.length === 0 || places.length < further.length) return undefined;
  const count = [place, ...places].reduce((sum, at) => sum + (drafts[at]?.line.count ?? 1), 0);
  const line = wanted.line.count === undefined ? { ...wanted.line, count, isCounted: true } : wanted.line;
  const kept = drafts[place];
  const left = drafts.filter((_, at) => !places.includes(at));
  return { drafts: left, place: kept === undefined ? -1 : left.indexOf(kept), wanted: { ...wanted, line } };
}

/** No word of the one name is in the other: a Steak Bowl for a Steak Burrito is as large. */
function isOtherKind({ titles }: VoiceIndex, draft: Draft | undefined, { segment }: Mention): boolean {
  const [former, wanted] = [draft, segment].map(
    (part) => titles[part?.candidates[0]?.title ?? -1]?.words ?? [],
  );
  return former?.some((word) => wanted?.includes(word)) === false;
}

/** Without the size it was ordered in, unless that is the first on the card, which anything comes in. */
const unsized = ({ dishes }: VoiceIndex, drafts: readonly Draft[], place: number): Draft[] =>
  drafts.map((draft, at) => {
    const [ordinary] = dishes[draft.knownDish ?? -1]?.portions ?? [];
    const options = draft.line.options.filter(({ text }) => text === ordinary?.text);
    return at === place ? { ...draft, line: { ...draft.line, options } } : draft;
  });

/** "Instead of the tiramisu, garlic bread" and "garlic bread instead of the tiramisu". */
export function applyInstead(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { mentions }: ClauseReading,
): Draft[] {
  const [givenUp, wanted, ...rest] = mentions;
  if (givenUp === undefined) return [...drafts];
  const known = findMentioned(drafts, givenUp.segment);
  // "A bottle instead of the cans"
  if (wanted === undefined && givenUp.line.units.length > 0)
    return putSize(drafts, givenUp, givenUp.line) ?? [...drafts];
  const wantedAll = wanted === undefined ? [] : [wanted, ...rest];
  if (known === undefined) return addAll(drafts, wantedAll);
  // "Instead of one zinger", of two that are there
  const isPart = givenUp.line.isCounted && (givenUp.line.count ?? 1) < (drafts[known]?.line.count ?? 1);
  if (isPart) return addAll(reduce(drafts, known, givenUp.line), wantedAll);
  return wanted === undefined ? without(drafts, known) : addAll(replace(index, drafts, known, wanted), rest);
}
