import { assignClauses } from './assign/assign-clauses.ts';
import { chooseDishes } from './choose/choose-dishes.ts';
import { toItems } from './choose/items.ts';
import { spokenDetails } from './choose/lost-details.ts';
import { spokenAmounts } from './choose/lost-numbers.ts';
import { findUnmatched, withBeyond } from './choose/unmatched.ts';
import { amends } from './clauses/clause.ts';
import { splitClauses } from './clauses/clauses.ts';
import { referToLines } from './clauses/line-references.ts';
import { readTold } from './clauses/line-talk/told.ts';
import type { VoiceIndex } from './menu/voice-index.ts';
import { findDishSpans } from './names/dish-spans.ts';
import { partJoinedWords } from './names/joined-words.ts';
import { findAbsentChange, findAbsentLine } from './outline/of-lines/absent-line.ts';
import type { Known } from './outline/of-lines/known-lines.ts';
import type { Heard } from './outline/outline.ts';
import { readLabelledList } from './read/labelled-lists.ts';
import { phrasesAt } from './read/phrase-table.ts';
import { type Superlative, takeSuperlatives } from './read/superlatives.ts';
import { refuseParts } from './read/taken-off.ts';
import { rolesOf, type TokenRole } from './read/token-roles.ts';
import { type Token, tokeniseSpeech } from './read/tokenise.ts';
import { losesAllButSays, losesOnlyLine } from './replay/all-lost.ts';
import { tellAllergies } from './replay/allergies.ts';
import { draftsOf, findOtherKind, inOrder, speakOf } from './replay/context.ts';
import { type Draft, wantByPrice } from './replay/drafts.ts';
import { dropNamedFirst } from './replay/named-first.ts';
import { findOtherKitchen } from './replay/other-kitchen.ts';
import { replayClauses } from './replay/replay.ts';
import { type RuleTold, regroup, sayInEnglishOrder, sayOrderPlainly } from './rules/apply-rules.ts';
import { decode } from './segment/decode.ts';
import type { Segment } from './segment/segments.ts';
import {
  describeAnswer,
  describeClause,
  describeDraft,
  describePieces,
  describeRow,
  describeSpans,
  type Trace,
} from './trace.ts';
import type { ContextItem, VoiceReading } from './voice-types.ts';
import { readWishes } from './wishes/wishes.ts';

type SpokenOf = {
  /** The places of the lines that were chosen, where the answer before asked which one is meant. */
  readonly meant?: readonly number[];
  /** The dish that was spoken of last, by its id: the line that "make that three" means. */
  readonly about?: number | undefined;
  /** The place of its line, where the dish is on several. */
  readonly aboutLine?: number;
  /** Kitchens that are closed now, by their ids. */
  readonly closed?: ReadonlySet<number>;
  /** Told what every stage made of it. */
  readonly trace?: Trace;
};

/**
 * What was ordered, in the order it was said, and the words no dish was found for. The words are read as a
 * whole (decode), parted at commands and corrections (clauses), followed one after the other (replay), and only
 * then tied to dishes of restaurants. Nothing is invented: without a dish on these menus there is no item.
 */
export function readOrder(
  index: VoiceIndex,
  transcript: string,
  context: readonly ContextItem[] = [],
  { meant = [], about, aboutLine, closed = new Set(), trace }: SpokenOf = {},
): VoiceReading {
  const { tokens: words, beyond } = tokeniseSpeech(transcript);
  const absent = findAbsentLine(index, words, context, (name) => readOrder(index, name));
  if (absent !== undefined) return absent;
  const said = context.length === 0 ? readLabelledList(words) : words;
  const { tokens, superlatives } = takeSuperlatives(refuseParts(said));
  const heard = hear(index, tokens, trace);
  const lines = draftsOf(index, context);
  if (lines.length > 0 && meant.length === 0) {
    const asSaid = tokens === words ? heard : hear(index, words);
    const notThere = findAbsentChange(index, asSaid, context, lines);
    if (notThere !== undefined) return notThere;
  }
  const before = speakOf(index, lines, about, aboutLine);
  const reading = readSaid({
    index,
    heard: superlatives.length > 0 ? heard : hearPlainly(index, heard, before, trace),
    before,
    meant,
    closed,
    superlatives,
    trace,
  });
  return beyond === '' ? reading : { ...reading, unmatched: withBeyond(reading.unmatched, beyond) };
}

function hear(index: VoiceIndex, said: readonly Token[], trace?: Trace): Heard {
  const tokens = partJoinedWords(index, said, rolesOf(said));
  const roles = withExtras(index, tokens, rolesOf(tokens));
  const spans = findDishSpans(index, tokens, roles);
  const decoded = decode(index, tokens, roles, spans);
  if (trace !== undefined) {
    trace({ stage: 'tokens', text: tokens.map(({ text }, at) => `${text} (${roles[at]})`).join(' ') });
    trace({ stage: 'names', text: describeSpans(index, tokens, spans) });
    trace({ stage: 'segments', text: describeRow(index, tokens, decoded) });
  }
  return { tokens, roles, decoded };
}

/** "Oat milk latte": beside a name, what may be chosen with some dish says no more against it than a size does. */
function withExtras(
  { extraNames }: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
): readonly TokenRole[] {
  const ends = tokens.map((_, at) => phrasesAt(extraNames, tokens, at, ({ key }) => key).at(-1)?.end ?? at);
  return roles.map((role, at) => (ends.some((end, from) => from <= at && at < end) ? 'option' : role));
}

/** Roman Urdu is put into the order of English first. What has been said plainer is heard anew. */
function hearPlainly(
  index: VoiceIndex,
  heard: Heard,
  lines: readonly Draft[],
  trace: Trace | undefined,
): Heard {
  const [known, told] = [{ index, lines }, toldBy(index, heard.tokens, trace)];
  const again = (before: Heard, plain: readonly Token[]) =>
    plain === before.tokens ? before : hear(index, plain, trace);
  const inOrder = again(heard, sayInEnglishOrder(heard, known, told));
  return again(inOrder, sayOrderPlainly(inOrder, known, told));
}

/** What a rule changed, before and after. */
const toldBy = (
  index: VoiceIndex,
  tokens: readonly Token[],
  trace: Trace | undefined,
): RuleTold | undefined => {
  if (trace === undefined) return undefined;
  const tell = (name: string, before: string, after: string) =>
    trace({ stage: 'rule', text: `${name}\n    ${before}\n    ${after}` });
  return {
    words: (name, before, after) => tell(name, describePieces(before), describePieces(after)),
    row: (name, before, after) =>
      tell(name, describeRow(index, tokens, before), describeRow(index, tokens, after)),
  };
};

type Said = {
  readonly index: VoiceIndex;
  readonly heard: Heard;
  readonly before: readonly Draft[];
  readonly meant: readonly number[];
  readonly closed: ReadonlySet<number>;
  readonly superlatives: readonly Superlative[];
  readonly trace: Trace | undefined;
};

function readSaid(said: Said): VoiceReading {
  const { index, heard, before, meant, closed, superlatives, trace } = said;
  const { tokens, roles } = heard;
  const path = rowOf({ index, lines: before }, heard, trace);
  const talk = { index, tokens, path: heard.decoded, lines: before };
  const readOrdered = (from: number) => {
    const words = tokens.slice(from);
    return splitClauses(rowOf({ index, lines: before }, hear(index, words, trace), trace), words, true);
  };
  const told = readTold(talk, roles, readOrdered);
  const spoken = told ?? splitClauses(path, tokens, before.length > 0);
  const { clauses, unclear } = referToLines({ index, tokens, lines: before, meant }, spoken);
  if (unclear.length > 0) return askWhichLine(index, inOrder(before, before), unclear);
  const otherKind = told
    ? undefined
    : (findOtherKitchen(index, tokens, heard.decoded, before) ?? findOtherKind(index, tokens, path, before));
  const assigned = assignClauses(index, tokens, clauses);
  if (trace !== undefined)
    for (const clause of assigned) trace({ stage: 'clause', text: describeClause(index, tokens, clause) });
  const replayed = otherKind ?? replayClauses(index, assigned, before);
  const wanted = losesOnlyLine(tokens, before, replayed) ? before : replayed;
  const drafts = wantByPrice(
    superlatives,
    inOrder(tellAllergies(tokens, dropNamedFirst(tokens, wanted)), before),
  );
  if (meant.length === 0 && losesAllButSays(tokens, before, drafts))
    return askWhichLine(
      index,
      inOrder(before, before),
      before.flatMap(({ segment }) => segment.place ?? []),
    );
  const { chosen, draftsWithoutDish } = chooseDishes(index, drafts, path, closed);
  const unmatched = told
    ? []
    : findUnmatched(index, tokens, roles, otherKind ? [] : clauses, draftsWithoutDish);
  const isAmended = clauses.some(amends);
  const { items, question, priced } = toItems(index, chosen, {
    hasUnmatched: unmatched.length > 0,
    isAmended,
    words: told ? [] : tokens,
    before,
    // What was not found may be what was counted.
    amounts:
      told || unmatched.length > 0 || (isAmended && before.length === 0) ? [] : spokenAmounts(tokens, path),
    details: told ? [] : spokenDetails(tokens, clauses),
  });
  if (trace !== undefined) {
    for (const draft of drafts) trace({ stage: 'line', text: describeDraft(index, draft) });
    trace({ stage: 'asks', text: describeAnswer({ items, unmatched, question }) });
  }
  return {
    items,
    unmatched,
    ...(question === undefined ? {} : { question }),
    ...(priced.length === 0 ? {} : { priced }),
  };
}

function rowOf(known: Known, heard: Heard, trace: Trace | undefined): readonly Segment[] {
  const { tokens, roles } = heard;
  const ruled = regroup(known, heard, toldBy(known.index, tokens, trace));
  const path = readWishes(
    known.index,
    tokens,
    roles,
    ruled,
    known.lines.map(({ segment }) => segment),
  );
  trace?.({ stage: 'wishes', text: describeRow(known.index, tokens, path) });
  return path;
}

/** Which of the lines is meant: nothing changes before that is known. */
function askWhichLine(index: VoiceIndex, before: readonly Draft[], lines: readonly number[]): VoiceReading {
  const { chosen } = chooseDishes(index, before, []);
  const { items } = toItems(index, chosen, {
    hasUnmatched: false,
    isAmended: false,
    words: [],
    before: [],
    amounts: [],
    details: [],
  });
  const places = before.map(({ segment }) => segment.place ?? -1);
  const asked = before.filter((_, at) => lines.includes(places[at] ?? -1));
  const dishes = asked.map(({ knownDish }) => index.dishes[knownDish ?? -1]?.id ?? -1);
  return {
    items,
    unmatched: [],
    question: { line: places.indexOf(lines[0] ?? -1), dishes, lines },
  };
}
