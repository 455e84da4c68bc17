import type { Clause } from '../clauses/clause.ts';
import type { Option } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Picked, Segment } from '../segment/segments.ts';
import { dividedGroups } from './divided-groups.ts';
import { type Line, linesOf, noLine, toLine } from './lines.ts';
import { assignModifiers, type DishPhrase } from './slots.ts';

/** A dish that was named, with what was said of it. */
export type Mention = {
  readonly segment: DishSegment;
  readonly line: Line;
  /** There was a pause between the dish before and this one. */
  readonly isPaused: boolean;
  /** "The lassi": one that was spoken of. */
  readonly isDefinite?: boolean;
  /** "So three naan", "four cokes in total": all of them together. */
  readonly isTotal?: boolean;
};

export type ClauseReading = {
  readonly mentions: readonly Mention[];
  /** Said without a dish in the clause; undefined where nothing was. */
  readonly loose?: Line;
  /** Said without a dish and shared out: "one mild and one hot". */
  readonly looseShares?: readonly Line[];
  /** Said of all of them: "both large". */
  readonly shared?: Line;
};

/** A clause in which every amount, size and heat has its dish. */
export type AssignedClause = Pick<
  Clause,
  'command' | 'correction' | 'isAlso' | 'hasVerb' | 'isOnly' | 'isContrast' | 'isInstead'
> & {
  /** There was a pause right behind the command. */
  readonly isPaused: boolean;
  readonly reading: ClauseReading;
  /** For a change: what is changed, and into what, where a "to" or "with" parts the two. */
  readonly change?: {
    readonly from: ClauseReading;
    readonly into: ClauseReading;
    /** "Replace the shake with …", "swap it for …": for something else, not into another kind of it. */
    readonly isSwap?: boolean;
  };
};

/** Lead to what something is changed into. */
const changeLinks: ReadonlySet<string> = new Set(['to', 'with', 'into', 'for', 'by', 'too']);

export function assignClauses(
  index: VoiceIndex,
  tokens: readonly Token[],
  clauses: readonly Clause[],
): AssignedClause[] {
  return clauses.map(({ picked, segments, ...clause }) => {
    const { command, correction, isAlso, hasVerb, isOnly, isContrast, isInstead } = clause;
    const read = (parts: readonly Segment[]) => readClause(index, tokens, parts);
    const isParted = command === 'change' && picked === undefined;
    const link = isParted ? segments.findIndex((part) => isLink(part, tokens)) : -1;
    return {
      command,
      correction,
      isAlso,
      hasVerb,
      isOnly,
      isContrast,
      isInstead,
      isPaused: tokens[segments[0]?.start ?? -1]?.afterBreak === true,
      reading: read(segments),
      ...(picked === undefined ? {} : { change: { from: readPicked(picked), into: read(segments) } }),
      ...(link < 0
        ? {}
        : {
            change: {
              from: read(segments.slice(0, link)),
              into: read(segments.slice(link + 1)),
              isSwap: /^(?:with|for|by)$/.test(tokens[segments[link]?.start ?? -1]?.text ?? ''),
            },
          }),
    };
  });
}

/** "Make one of them a turkey": so many of what was ordered. */
function readPicked({ count, dish }: Picked): ClauseReading {
  const line: Line = { ...noLine, ...(count === undefined ? {} : { count, isCounted: true }) };
  return dish === undefined
    ? { mentions: [], loose: line }
    : { mentions: [{ segment: dish, line, isPaused: false }] };
}

/** "One brownie, two brownies": whoever counts aloud means the last number. */
function isCountedOn(tokens: readonly Token[], phrase: DishPhrase, next: DishPhrase | undefined): boolean {
  const meant = next?.dish.candidates[0]?.title;
  if (next === undefined || !phrase.dish.candidates.some(({ title }) => title === meant)) return false;
  const countOf = ({ before }: DishPhrase) =>
    before.length === 1 && before[0]?.kind === 'number' ? before[0].count : undefined;
  const [one, two] = [countOf(phrase), countOf(next)];
  const isListed = tokens
    .slice(phrase.dish.end, next.dish.start)
    .some(({ text }) => /^(?:and|plus|aur)$/.test(text));
  return (
    one !== undefined && two === one + 1 && !isListed && phrase.wishes.length + phrase.after.length === 0
  );
}

/** "Two clubs and a brownie each", "… and a slaw for each of them": as many brownies as clubs. */
function countForEach(
  tokens: readonly Token[],
  phrase: DishPhrase,
  before: DishPhrase | undefined,
): DishPhrase {
  const [article] = phrase.before;
  const amount = before?.before.find((part) => part.kind === 'number');
  const behind = tokens.slice(phrase.dish.end, phrase.dish.end + 4).map(({ text }) => text);
  const isEach = forEach.test(behind.join(' ')) && !tokens[phrase.dish.end]?.afterBreak;
  if (!isEach || article?.kind !== 'number' || article.count !== 1 || amount?.kind !== 'number')
    return phrase;
  return {
    ...phrase,
    before: [{ ...article, count: amount.count, form: 'spoken' }, ...phrase.before.slice(1)],
  };
}

const forEach = /^(?:each\b|(?:for|with) each(?: of (?:them|those)| one)?(?: (?:and|please)\b|$))/;

function isSumUp(tokens: readonly Token[], { before, dish }: DishPhrase): boolean {
  // "… one for abba, one for dadi, so three chai"
  const last = before.findLast(({ kind }) => kind === 'number') ?? before[0];
  const first = last?.start ?? dish.start;
  const behind = `${tokens[dish.end]?.text} ${tokens[dish.end + 1]?.text}`;
  return (
    /^(?:so|thats|makes)$/.test(tokens[first - 1]?.text ?? '') ||
    /^(?:in total|in all|altogether|total)\b/.test(behind)
  );
}

const isLink = (part: Segment, tokens: readonly Token[]) =>
  part.end - part.start === 1 && changeLinks.has(tokens[part.start]?.text ?? '');

function readClause(
  index: VoiceIndex,
  tokens: readonly Token[],
  segments: readonly Segment[],
): ClauseReading {
  const assigned = assignModifiers(index, tokens, segments);
  const { loose, shared, looseWishes } = assigned;
  const phrases = assigned.phrases
    .filter((phrase, place) => !isCountedOn(tokens, phrase, assigned.phrases[place + 1]))
    .map((phrase, place, all) => countForEach(tokens, phrase, all[place - 1]));
  const mentions = phrases.flatMap((phrase, place) => {
    const from = phrases[place - 1]?.dish.end ?? phrase.dish.start + 1;
    const isPaused = tokens.slice(from, phrase.dish.start + 1).some(({ afterBreak }) => afterBreak);
    const isDefinite =
      phrase.dish.isToldAgain === true ||
      isToBeMade(tokens, phrase) ||
      isCompared(tokens, phrase) ||
      (tokens[phrase.dish.start - 1]?.text === 'the' && tokens[phrase.dish.start]?.text !== 'same');
    const isBehindPause = ({ start }: Segment) => tokens[start]?.afterBreak === true;
    return linesOf(phrase, isBehindPause).map((line, part) => ({
      segment: phrase.dish,
      line,
      isPaused,
      isDefinite,
      // "So four meals, two large two regular": the first of them sums up, the second is no other sum.
      // "So one more naan" adds to them.
      isTotal: part === 0 && line.isCounted && !line.hasMore && isSumUp(tokens, phrase),
    }));
  });
  const shares = dividedGroups([], loose);
  // "Both with raita after all"
  const isForAll = mentions.length + loose.length + shared.length === 0 && segments.some(isScope);
  if (isForAll && looseWishes.length > 0) return { mentions: [], shared: { ...noLine, wishes: looseWishes } };
  return {
    mentions: describedOnce(mentions),
    ...(loose.length + looseWishes.length > 0 ? { loose: { ...toLine(loose), wishes: looseWishes } } : {}),
    ...(shares === undefined ? {} : { looseShares: shares.map((share) => toLine(share)) }),
    ...(shared.length > 0 ? { shared: toLine(shared) } : {}),
  };
}

const isScope = ({ kind }: Segment): boolean => kind === 'scope';

/** "Karahi full kar do": the one that is there, for Urdu has no "the". */
const isToBeMade = (tokens: readonly Token[], { dish, after }: DishPhrase): boolean =>
  /^kar(?:do)?$/.test(tokens[after.at(-1)?.end ?? dish.end]?.text ?? '');

/** "A bigger lemonade", than the one that is there. */
const isCompared = (tokens: readonly Token[], { dish, before }: DishPhrase): boolean =>
  before.length === 1 && /^(?:bigger|larger|smaller)$/.test(tokens[dish.start - 1]?.text ?? '');

/** Both a size, or both a heat. */
const isSameSort = (a: Option, b: Option): boolean =>
  (a.heat === undefined) === (b.heat === undefined) || (a.size !== undefined && b.size !== undefined);

/** "A sprite and a lemonade, the sprite large": the one that was named, now with its size. */
function describedOnce(mentions: readonly Mention[]): Mention[] {
  const told: Mention[] = [];
  for (const mention of mentions) {
    const { line, segment, isDefinite } = mention;
    const isDescription =
      isDefinite && line.count === undefined && line.options.length + line.wishes.length > 0;
    const at = told.findIndex((other) => other.segment.candidates[0]?.title === segment.candidates[0]?.title);
    const known = told[at];
    const isNew = !line.options.some((option) =>
      known?.line.options.some((other) => isSameSort(option, other)),
    );
    const isMeant = isNew || segment.isToldAgain === true;
    if (!isDescription || known === undefined || !isMeant) told.push(mention);
    else {
      const kept = known.line.options.filter((one) => !line.options.some((other) => isSameSort(one, other)));
      const options = [...kept, ...line.options];
      told[at] = {
        ...known,
        line: { ...known.line, options, wishes: [...known.line.wishes, ...line.wishes] },
      };
    }
  }
  return told;
}
