import type { AssignedClause, ClauseReading, Mention } from '../assign/assign-clauses.ts';
import { isBareOptions, noLine } from '../assign/lines.ts';
import { isSoldInHeat, isSoldInSize } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { amend, amendLast, amendLastThatCan, amendMeant } from './amend-drafts.ts';
import { applyDouble, applyHalve, doubled, shareOut } from './amounts.ts';
import {
  addAll,
  type Draft,
  findMentioned,
  hasSameHead,
  isSameKind,
  mergeLines,
  reduce,
  replace,
  shareOptions,
  without,
} from './drafts.ts';
import {
  applyChange,
  applyInstead,
  exchangeLine,
  placeFor,
  removeLastMention,
  takePlace,
  undoLast,
} from './exchanges.ts';
import { isKept, isOtherName, isOtherSize, meansKnownLine } from './known-lines.ts';

/** Follows the clauses in the order they were spoken and returns what is wanted at the end. */
export function replayClauses(
  index: VoiceIndex,
  clauses: readonly AssignedClause[],
  before: readonly Draft[],
): Draft[] {
  let drafts = [...before];
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at];
    if (clause === undefined) break;
    const exchanged = exchangeLine(index, drafts, clause, clauses[at + 1]);
    // "Drop the fries, onion rings instead": what it is for has gone already.
    const isFree = !clauses.slice(0, at).some(({ command }) => takesAway.test(command));
    const placed = exchanged ?? (isFree ? takePlace(index, drafts, clause) : undefined);
    drafts = placed ?? applyClause(index, drafts, clause, clauses[at - 1]);
    if (exchanged !== undefined) at++;
  }
  return drafts;
}

const takesAway = /^(?:no|remove|removeBefore|undo|clear|change|instead)$/;

function applyClause(
  index: VoiceIndex,
  drafts: readonly Draft[],
  clause: AssignedClause,
  clauseBefore: AssignedClause | undefined,
): Draft[] {
  const { reading } = clause;
  switch (clause.command) {
    case 'ignore':
      return [...drafts];
    case 'clear':
      return addAll([], reading.mentions);
    case 'keep':
      return keepOnly(drafts, reading);
    case 'undo':
      // "A footlong roast beef, cancel that, a half": only the size is another.
      if (reading.mentions.length === 0 && (reading.loose?.options.length ?? 0) > 0)
        return amendLast(drafts, reading.loose ?? noLine);
      return addAll(undoLast(drafts, clauseBefore), reading.mentions);
    case 'removeBefore':
      return applyOrder(index, removeLastMention(drafts, clauseBefore), clause);
    case 'remove':
      return applyRemoval(index, drafts, clause);
    case 'no':
      return applyNo(index, drafts, clause);
    case 'change':
      return applyChange(index, drafts, clause);
    case 'instead':
      return applyInstead(index, drafts, reading);
    case 'halve':
      return applyHalve(index, drafts, reading);
    case 'double':
      return applyDouble(drafts, reading);
    case 'doubleAll':
      return addAll(drafts.map(doubled), reading.mentions);
    case 'make':
      return makeSpokenOf(index, drafts, reading, clauseBefore) ?? applyMake(index, drafts, clause);
    default:
      return applyOrder(index, drafts, clause);
  }
}

function applyOrder(index: VoiceIndex, drafts: readonly Draft[], clause: AssignedClause): Draft[] {
  const { reading } = clause;
  const { mentions, loose, shared } = reading;
  const [first, ...rest] = mentions;
  const corrects = clause.correction !== 'none' && !clause.isAlso;
  const shares =
    first === undefined && reading.looseShares && shareOut(drafts, reading.looseShares, corrects);
  if (shares) return shares;
  if (first === undefined) {
    // "Not the bowl, just a cup"
    const isLimited = clause.isOnly && (loose?.isCounted === true || (loose?.options.length ?? 0) > 0);
    const isAmendment =
      loose !== undefined && (corrects || isLimited || loose.hasMore || isBareOptions(loose));
    const amended = isAmendment ? amendMeant(index, drafts, loose) : [...drafts];
    return shareOptions(amended, shared, amended);
  }
  if (corrects) {
    const known = findMentioned(drafts, first.segment);
    const isReplaced = drafts.length > 0 && (clause.correction === 'firm' || !clause.hasVerb);
    const right =
      known !== undefined
        ? amend(drafts, known, first)
        : isReplaced
          ? replace(index, drafts, placeFor(index, drafts, first), first)
          : undefined;
    if (right !== undefined) {
      const put = putRight(right, rest);
      return shareOptions(put, shared, put);
    }
  }
  if (clause.isOnly && mentions.every((mention) => isKept(drafts, mention))) return keepOnly(drafts, reading);
  const known = mentions.map((mention) => meansKnownLine(drafts, mention, clause.isOnly));
  const meant = drafts.map((_, place) => mentions[known.indexOf(place)]);
  const described = meant.reduce<Draft[]>(
    (left, mention, place) => (mention === undefined ? left : amend(left, place, mention)),
    [...drafts],
  );
  const added = addAll(
    described,
    mentions.filter((mention) => !meant.includes(mention)),
  );
  return shareOptions(
    added,
    shared,
    added.filter((draft) => !drafts.includes(draft)),
  );
}

/** "Wait, two margaritas, one lemonade": every line that is there is put right, the others are added. */
const putRight = (drafts: readonly Draft[], mentions: readonly Mention[]): Draft[] =>
  mentions.reduce<Draft[]>(
    (left, mention) => {
      const place = findMentioned(left, mention.segment);
      // "Sorry, nihari half and paya full", of a full and a half one.
      const isResized = mention.line.count === undefined && isOtherSize(left[place ?? -1], mention);
      const known = mention.line.isCounted || isResized ? place : undefined;
      const isOther = known === undefined || isOtherName(left[known], mention);
      return isOther ? addAll(left, [mention]) : amend(left, known, mention);
    },
    [...drafts],
  );

/** "No" may refuse ("no raita"), or correct ("no, a sprite", "no three"). */
function applyNo(index: VoiceIndex, drafts: readonly Draft[], clause: AssignedClause): Draft[] {
  const [first, ...rest] = clause.reading.mentions;
  if (first === undefined || clause.isPaused || first.line.count !== undefined)
    return applyOrder(index, drafts, clause);
  const known = findMentioned(drafts, first.segment);
  // "A karahi half, no, full karahi": in another size it is wanted.
  if (known !== undefined && isOtherSize(drafts[known], first))
    return addAll(amend(drafts, known, first), rest);
  // "No cookies", of two kinds that are there.
  const others = rest.flatMap(({ segment }) => (segment.place === undefined ? [] : [segment.place]));
  const isOther = ({ segment }: Draft) => others.includes(segment.place ?? -1);
  if (known !== undefined)
    return addAll(
      without(drafts, known).filter((draft) => !isOther(draft)),
      rest.filter(({ segment }) => segment.place === undefined),
    );
  const last = drafts.at(-1);
  if (last !== undefined && isSameKind(index, last, first.segment)) {
    return addAll(replace(index, drafts, drafts.length - 1, first), rest);
  }
  return addAll(drafts, rest);
}

/** "The biryani extra hot, and make it two": of the line that was just spoken of, though it is not the last one. */
function makeSpokenOf(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { mentions, loose, looseShares, shared }: ClauseReading,
  before: AssignedClause | undefined,
): Draft[] | undefined {
  // "Change the kulfi to a kheer, and make it two"
  const isChanged = before?.command === 'change';
  const spokenOf = (isChanged ? before.change?.into : before?.reading)?.mentions.at(-1);
  const isOrder = before !== undefined && /^(?:add|make|change)$/.test(before.command) && !before.isAlso;
  if (mentions.length > 0 || !loose || looseShares || shared || !spokenOf || !isOrder) return undefined;
  const place = findMentioned(drafts, spokenOf.segment);
  const title = drafts[place ?? -1]?.candidates[0]?.title;
  const isSold = loose.options.every(
    (option) => isSoldInSize(index, title, option) || isSoldInHeat(index, title, option),
  );
  if (place === undefined || !isSold || (drafts[place]?.knownDish === undefined && !isChanged))
    return undefined;
  return drafts.map((draft, at) =>
    at === place ? { ...draft, line: mergeLines(draft.line, loose) } : draft,
  );
}

function applyMake(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { reading: { mentions, loose, looseShares, shared }, correction }: AssignedClause,
): Draft[] {
  if (mentions.length === 0) {
    const shares = looseShares && shareOut(drafts, looseShares);
    if (shares) return shares;
    const amended = loose === undefined ? [...drafts] : amendLastThatCan(index, drafts, loose);
    return shareOptions(amended, shared, amended);
  }
  const made = mentions.reduce<Draft[]>(
    (left, mention) => {
      const known = findMentioned(left, mention.segment);
      if (known !== undefined) return amend(left, known, mention);
      // "Make it an almond croissant and a tea": the tea is ordered besides.
      const last = mention === mentions[0] ? left.at(-1) : undefined;
      const isAlike = last !== undefined && hasSameHead(index, last, mention.segment);
      // "The chowmein, no, make that noodles and a soup": of another kind, too.
      const isPutRight = correction === 'firm' && mention === mentions[0];
      const replacesLast = left.length > 0 && (mentions.length === 1 || isAlike || isPutRight);
      if (!replacesLast) return addAll(left, [mention]);
      // "Make the biryani single", and there is none: what is there is not meant.
      if (correction === 'none' && !isAlike && mention.isDefinite && mention.line.options.length > 0)
        return left;
      const alike = left.findLastIndex((draft) => hasSameHead(index, draft, mention.segment));
      return replace(index, left, alike < 0 ? left.length - 1 : alike, mention);
    },
    [...drafts],
  );
  // "Make both cokes large"
  return shareOptions(
    made,
    shared,
    made.filter((draft) => !drafts.includes(draft)),
  );
}

/** "Remove the naan", "not the pulao": takes lines away, or some of a line, or puts another in their place. */
function applyRemoval(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { reading, isContrast }: AssignedClause,
): Draft[] {
  const { mentions, loose } = reading;
  if (mentions.length === 0 && loose?.isCounted && drafts.length > 0)
    return reduce(drafts, drafts.length - 1, loose);
  // "I don't need the salad and the shake" refuses both where both are there.
  const isThere = ({ segment }: Mention) => findMentioned(drafts, segment) !== undefined;
  const isOther = (mention: Mention, place: number) =>
    mention.isPaused || (place > 0 && mention.isDefinite && !isThere(mention));
  const wanted = isContrast ? mentions.find(isOther) : undefined;
  const wantedAt = wanted === undefined ? mentions.length : mentions.indexOf(wanted);
  return mentions.reduce<Draft[]>(
    (left, mention, place) => {
      // "Not the blueberry muffin, the banana one, and an espresso"
      if (place > wantedAt) return addAll(left, [mention]);
      const known = findMentioned(left, mention.segment);
      const follower = mentions[place + 1];
      // "Not chicken, beef": the other takes its place and its amount.
      if (mention === wanted && left.length === drafts.length && known === undefined)
        return addAll(left, [mention]);
      if (known !== undefined && follower !== undefined && follower === wanted)
        return replace(index, left, known, follower);
      if (mention === wanted) return left;
      // "Cancel the peroni, a coke", beside a Diet Coke that stays
      const isNext = place > 0 && mention.line.count !== undefined && isOtherName(left[known ?? -1], mention);
      if (known !== undefined && !isNext) return reduce(left, known, mention.line);
      // "Biryani, not the pulao, double": what is said behind the refused one is for the wanted one.
      if (isContrast && !mention.line.isCounted && mention.line.options.length > 0)
        return amendLast(left, { ...noLine, options: mention.line.options });
      // "… but not the cheesy one and a coke", "cancel the peroni, a carbonara"
      const isOrdered =
        mention.line.isCounted ||
        (place > 0 && mention.line.count !== undefined) ||
        // "Cancel the wings, some fries"
        (place > 0 && mention.isPaused && !mention.isDefinite);
      return isOrdered && drafts.length > 0 ? addAll(left, [mention]) : left;
    },
    [...drafts],
  );
}

/** "Remove everything except the naan": what is named stays as it is; where none of it is there, nothing goes. */
function keepOnly(drafts: readonly Draft[], { mentions }: ClauseReading): Draft[] {
  const kept = new Set(mentions.map(({ segment }) => findMentioned(drafts, segment)));
  const left = drafts.filter((_, place) => kept.has(place));
  return left.length > 0 ? left : [...drafts];
}
