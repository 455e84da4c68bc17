import type { AssignedClause, ClauseReading, Mention } from '../assign/assign-clauses.ts';
import { isBareOptions, type Line, noLine } from '../assign/lines.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import {
  addAll,
  amend,
  amendLast,
  amendLastThatCan,
  amendMeant,
  type Draft,
  findMentioned,
  hasSameHead,
  isBare,
  isSameKind,
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
  clauses: readonly AssignedClause[],
  before: readonly Draft[],
): Draft[] {
  return clauses.reduce<Draft[]>((drafts, clause) => applyClause(index, drafts, clause), [...before]);
}

function applyClause(index: VoiceIndex, drafts: readonly Draft[], clause: AssignedClause): Draft[] {
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
      return addAll(drafts.slice(0, -1), reading.mentions);
    case 'removeBefore':
      return addAll(removeLastMention(drafts), reading.mentions);
    case 'remove':
      return applyRemoval(drafts, clause);
    case 'no':
      return applyNo(index, drafts, clause);
    case 'change':
      return applyChange(drafts, clause);
    case 'instead':
      return applyInstead(drafts, reading);
    case 'double':
      return addAll(
        drafts.map((draft) => ({ ...draft, line: { ...draft.line, count: 2 * (draft.line.count ?? 1) } })),
        reading.mentions,
      );
    case 'halve':
      return applyHalve(drafts, reading);
    case 'make':
      return applyMake(index, drafts, reading);
    default:
      return applyOrder(index, drafts, clause);
  }
}

function applyOrder(index: VoiceIndex, drafts: readonly Draft[], clause: AssignedClause): Draft[] {
  const { mentions, loose, shared } = clause.reading;
  const [first, ...rest] = mentions;
  const corrects = clause.correction !== 'none' && !clause.isAlso;
  if (first === undefined) {
    const isLimited = clause.isOnly && loose?.isCounted === true;
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
          ? replace(drafts, drafts.length - 1, first)
          : undefined;
    if (right !== undefined) {
      const put = putRight(right, rest);
      return shareOptions(put, shared, put);
    }
  }
  const meant = drafts.map((_, place) =>
    mentions.find((mention) => meansKnownLine(drafts, mention, clause.isOnly) === place),
  );
  const described = meant.reduce<Draft[]>(
    (left, mention, place) => (mention === undefined ? left : amend(left, place, mention)),
    [...drafts],
  );
  const added = addAll(
    described,
    mentions.filter((mention) => !meant.includes(mention)),
  );
  return shareOptions(added, shared, added.slice(drafts.length));
}

/** "Wait, two margaritas, one lemonade": every line that is there is put right, the others are added. */
const putRight = (drafts: readonly Draft[], mentions: readonly Mention[]): Draft[] =>
  mentions.reduce<Draft[]>(
    (left, mention) => {
      const known = mention.line.isCounted ? findMentioned(left, mention.segment) : undefined;
      return known === undefined ? addAll(left, [mention]) : amend(left, known, mention);
    },
    [...drafts],
  );

/** "The lassi bigger", said of a line that was there before: the line is to be so, not another one. */
function meansKnownLine(
  drafts: readonly Draft[],
  { segment, line, isDefinite }: Mention,
  isOnly: boolean,
): number | undefined {
  const isDescribed = line.count === undefined && line.options.length + line.wishes.length > 0;
  const isLimited = isOnly && line.isCounted && !line.isMore && line.options.length === 0;
  // "Biryani", said and nothing of it, while there are three: they stay three.
  const isSpokenOf = (isDefinite && isDescribed) || isLimited || isBare(line);
  const isKept = isOnly && isDefinite === true && isBare(line);
  const place = isSpokenOf ? findMentioned(drafts, segment) : undefined;
  return place !== undefined && (isLimited || isKept || drafts[place]?.knownDish !== undefined)
    ? place
    : undefined;
}

/** "No" may refuse ("no raita"), or correct ("no, a sprite", "no three"). */
function applyNo(index: VoiceIndex, drafts: readonly Draft[], clause: AssignedClause): Draft[] {
  const [first, ...rest] = clause.reading.mentions;
  if (first === undefined || clause.isPaused || first.line.count !== undefined)
    return applyOrder(index, drafts, clause);
  const known = findMentioned(drafts, first.segment);
  if (known !== undefined) return addAll(without(drafts, known), rest);
  const last = drafts.at(-1);
  if (last !== undefined && isSameKind(index, last, first.segment)) {
    return addAll(replace(drafts, drafts.length - 1, first), rest);
  }
  return addAll(drafts, rest);
}

function applyRemoval(drafts: readonly Draft[], { reading, isContrast }: AssignedClause): Draft[] {
  const { mentions, loose } = reading;
  if (mentions.length === 0 && loose?.isCounted && drafts.length > 0)
    return reduce(drafts, drafts.length - 1, loose);
  const isOther = ({ isPaused, isDefinite }: Mention, place: number) => isPaused || (place > 0 && isDefinite);
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
        return replace(left, known, follower);
      if (mention === wanted) return left;
      if (known !== undefined) return reduce(left, known, mention.line);
      // "Biryani, not the pulao, double": what is said behind the refused one is for the wanted one.
      if (isContrast && !mention.line.isCounted && mention.line.options.length > 0)
        return amendLast(left, { ...noLine, options: mention.line.options });
      return mention.line.isCounted && drafts.length > 0 ? addAll(left, [mention]) : left;
    },
    [...drafts],
  );
}

/** "Half of that": of an odd number there is no half, so it stays as it is. */
function applyHalve(drafts: readonly Draft[], { mentions }: ClauseReading): Draft[] {
  const [named] = mentions;
  const place = named === undefined ? drafts.length - 1 : findMentioned(drafts, named.segment);
  const count = drafts[place ?? -1]?.line.count ?? 1;
  if (place === undefined || count % 2 > 0) return [...drafts];
  return reduce(drafts, place, { ...noLine, count: count / 2, isCounted: true });
}

function applyMake(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { mentions, loose, shared }: ClauseReading,
): Draft[] {
  if (mentions.length === 0) {
    const amended = loose === undefined ? [...drafts] : amendLastThatCan(index, drafts, loose);
    return shareOptions(amended, shared, amended);
  }
  return mentions.reduce<Draft[]>(
    (left, mention) => {
      const known = findMentioned(left, mention.segment);
      if (known !== undefined) return amend(left, known, mention);
      const replacesLast = left.length > 0 && mentions.length === 1;
      if (!replacesLast) return addAll(left, [mention]);
      const alike = left.findLastIndex((draft) => hasSameHead(index, draft, mention.segment));
      return replace(left, alike < 0 ? left.length - 1 : alike, mention);
    },
    [...drafts],
  );
}

/** "Change the biryani to large", "replace the sprite with fanta", "change one to a coke". */
function applyChange(drafts: readonly Draft[], { reading, change }: AssignedClause): Draft[] {
  const source = change?.from ?? reading;
  const [first, second] = source.mentions;
  if (change === undefined && second !== undefined) return applyInstead(drafts, source);
  const place = first === undefined ? drafts.length - 1 : findMentioned(drafts, first.segment);
  const [wanted, ...others] = change?.into.mentions ?? [];
  if (place === undefined || place < 0)
    return addAll(drafts, wanted === undefined ? [] : [wanted, ...others]);
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
    return drafts.map((draft, position) =>
      position === place ? { ...draft, line: mergeLines(draft.line, wish) } : draft,
    );
  }
  const part = said.count;
  const whole = drafts[place]?.line.count ?? 1;
  const isPartOnly = part !== undefined && part < whole && first?.line.isCounted !== false;
  if (!isPartOnly) return addAll(replace(drafts, place, wanted), others);
  const given: Line = { ...noLine, count: part, isCounted: true };
  const former = { ...(drafts[place]?.line ?? noLine), count: part, units: [], wishes: [] };
  const line = mergeLines(former, wanted.line);
  return addAll(reduce(drafts, place, given), [{ ...wanted, line }, ...others]);
}

/** "Remove everything except the naan": what is named stays as it is; where none of it is there, nothing goes. */
function keepOnly(drafts: readonly Draft[], { mentions }: ClauseReading): Draft[] {
  const kept = new Set(mentions.map(({ segment }) => findMentioned(drafts, segment)));
  const left = drafts.filter((_, place) => kept.has(place));
  return left.length > 0 ? left : [...drafts];
}

/** "Instead of the tiramisu, garlic bread" and "garlic bread instead of the tiramisu". */
function applyInstead(drafts: readonly Draft[], { mentions }: ClauseReading): Draft[] {
  const [givenUp, wanted, ...rest] = mentions;
  if (givenUp === undefined) return [...drafts];
  const known = findMentioned(drafts, givenUp.segment);
  if (wanted === undefined) return known === undefined ? [...drafts] : without(drafts, known);
  if (known === undefined) return addAll(drafts, [wanted, ...rest]);
  const isPart = givenUp.line.isCounted && (givenUp.line.count ?? 1) < (drafts[known]?.line.count ?? 1);
  return isPart
    ? addAll(reduce(drafts, known, givenUp.line), [wanted, ...rest])
    : addAll(replace(drafts, known, wanted), rest);
}
