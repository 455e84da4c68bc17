import { assignClauses } from './assign/assign-clauses.ts';
import { chooseDishes, type DraftWithoutDish } from './choose/choose-dishes.ts';
import { type SaidBeside, toItems } from './choose/items.ts';
import { spokenDetails } from './choose/lost-details.ts';
import { spokenAmounts } from './choose/lost-numbers.ts';
import { findUnmatched } from './choose/unmatched.ts';
import { amends } from './clauses/clause.ts';
import { splitClauses } from './clauses/clauses.ts';
import { referToLines } from './clauses/line-references.ts';
import { findAbsentLine } from './lines/absent-line.ts';
import { readSaidOfLines } from './lines/said-of-lines.ts';
import type { VoiceIndex } from './menu/voice-index.ts';
import { findDishSpans } from './names/dish-spans.ts';
import { partJoinedWords } from './names/joined-words.ts';
import { readLabelledList } from './read/labelled-lists.ts';
import { type Superlative, takeSuperlatives } from './read/superlatives.ts';
import { refuseParts } from './read/taken-off.ts';
import { rolesOf, type TokenRole } from './read/token-roles.ts';
import { type Token, tokenise } from './read/tokenise.ts';
import { losesAllButSays, losesOnlyLine } from './replay/all-lost.ts';
import { tellAllergies } from './replay/allergies.ts';
import { draftsOf, findOtherKind, inOrder, speakOf } from './replay/context.ts';
import { type Draft, wantByPrice } from './replay/drafts.ts';
import { dropNamedFirst } from './replay/named-first.ts';
import { findOtherKitchen } from './replay/other-kitchen.ts';
import { replayClauses } from './replay/replay.ts';
import { applyRules } from './rules/rules.ts';
import { decode } from './segment/decode.ts';
import type { Segment } from './segment/segments.ts';
import { describeClause, describeDraft, describeRow, type Trace } from './trace.ts';
import type { ContextItem, UnmatchedWords, VoiceItem, VoiceReading } from './voice-types.ts';
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
  const words = tokenise(transcript);
  const said = context.length === 0 ? readLabelledList(words) : words;
  const { tokens, superlatives } = takeSuperlatives(refuseParts(said));
  const before = speakOf(index, draftsOf(index, context), about, aboutLine);
  const absent = findAbsentLine(index, words, context, (name) => readOrder(index, name));
  const all = { index, heard: hear(index, tokens, trace), before, meant, closed, superlatives, trace };
  if (absent !== undefined) return answer(all, inOrder(before, before), { path: [], unmatched: [absent] });
  return readSaid(all);
}

type Heard = {
  readonly tokens: readonly Token[];
  readonly roles: readonly TokenRole[];
  readonly decoded: readonly Segment[];
};

const hear = (index: VoiceIndex, said: readonly Token[], trace: Trace | undefined): Heard => {
  const tokens = partJoinedWords(index, said, rolesOf(said));
  const roles = rolesOf(tokens);
  const spans = findDishSpans(index, tokens, roles);
  const decoded = decode(index, tokens, roles, spans);
  if (trace !== undefined) {
    trace({ stage: 'tokens', text: tokens.map(({ text }, at) => `${text} (${roles[at]})`).join(' ') });
    trace({ stage: 'segments', text: describeRow(index, tokens, decoded) });
  }
  return { tokens, roles, decoded };
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
  const { index, heard, before, trace } = said;
  const { tokens, decoded } = heard;
  const told = readSaidOfLines({ index, tokens, decoded, lines: before, meant: said.meant });
  if (told === undefined) return readSpoken(said);
  if (told.unclear) return askWhichLine(index, inOrder(before, before), told.unclear);
  trace?.({ stage: 'lines', text: told.drafts.map((draft) => describeDraft(index, draft)).join('; ') });
  if (told.orderedFrom !== undefined) {
    const further = hear(index, tokens.slice(told.orderedFrom), trace);
    return readSaid({ ...said, heard: further, before: told.drafts });
  }
  return answer(said, inOrder(told.drafts, before), {
    path: [],
    unmatched: told.absent ? [told.absent] : [],
  });
}

/** An order, or what is said of one in other words than `readSaidOfLines` knows. */
function readSpoken(said: Said): VoiceReading {
  const { index, heard, before, meant, superlatives, trace } = said;
  const { tokens, roles } = heard;
  const path = rowOf(said);
  const spoken = splitClauses(path, tokens, before.length > 0);
  const { clauses, unclear } = referToLines({ index, tokens, lines: before, meant }, spoken);
  if (unclear.length > 0) return askWhichLine(index, inOrder(before, before), unclear);
  const assigned = assignClauses(index, tokens, clauses);
  if (trace !== undefined)
    for (const clause of assigned) trace({ stage: 'clause', text: describeClause(index, tokens, clause) });
  const otherKind =
    findOtherKitchen(index, tokens, heard.decoded, before) ?? findOtherKind(index, tokens, path, before);
  const replayed = otherKind ?? replayClauses(index, assigned, before);
  const wanted = losesOnlyLine(tokens, before, replayed) ? before : replayed;
  const drafts = wantByPrice(
    superlatives,
    inOrder(tellAllergies(tokens, dropNamedFirst(tokens, wanted)), before),
  );
  if (meant.length === 0 && losesAllButSays(tokens, before, drafts)) {
    const all = before.flatMap(({ segment }) => segment.place ?? []);
    return askWhichLine(index, inOrder(before, before), all);
  }
  const read = otherKind ? [] : clauses;
  const isAmended = clauses.some(amends);
  return answer(said, drafts, {
    path,
    findUnmatched: (left) => findUnmatched(index, tokens, roles, read, left),
    isAmended,
    amounts: before.length > 0 || isAmended ? [] : spokenAmounts(tokens, path),
    details: before.length > 0 ? [] : spokenDetails(tokens, clauses),
  });
}

type Answered = {
  readonly path: readonly Segment[];
  readonly unmatched?: readonly UnmatchedWords[];
  readonly findUnmatched?: (left: readonly DraftWithoutDish[]) => readonly UnmatchedWords[];
} & Partial<Pick<SaidBeside, 'isAmended' | 'amounts' | 'details'>>;

/** The lines tied to dishes of kitchens, how sure we are of each, and what is asked. */
function answer({ index, closed, trace }: Said, drafts: readonly Draft[], said: Answered): VoiceReading {
  const { chosen, draftsWithoutDish } = chooseDishes(index, drafts, said.path, closed);
  const found = said.findUnmatched?.(draftsWithoutDish) ?? [];
  const { isAmended = false, amounts = [], details = [] } = said;
  const { items, question, priced } = toItems(index, chosen, {
    hasUnmatched: found.length > 0,
    isAmended,
    // What was not found may be what was counted.
    amounts: found.length > 0 ? [] : amounts,
    details,
  });
  const unmatched = said.unmatched ?? found;
  if (trace !== undefined) {
    for (const draft of drafts) trace({ stage: 'line', text: describeDraft(index, draft) });
    const sure = items.map(({ dishId, confidence }) => `dish ${dishId}: ${confidence}`).join(', ');
    const left = unmatched.map(({ text }) => text).join(', ');
    trace({
      stage: 'asks',
      text: `${sure}${left && `; not found: ${left}`}${question ? `; asks about line ${question.line}: ${question.amount ?? question.dishes.join(' or ')}` : ''}`,
    });
  }
  return {
    items,
    unmatched,
    ...(question === undefined ? {} : { question }),
    ...(priced.length === 0 ? {} : { priced }),
  };
}

function rowOf({ index, heard: { tokens, roles, decoded }, before, trace }: Said): readonly Segment[] {
  const ordered = before.map(({ segment }) => segment);
  const ruled = applyRules(
    decoded,
    { index, tokens, ordered },
    trace &&
      (({ name, before: was, after }) =>
        trace({
          stage: 'rule',
          text: `${name}\n    ${describeRow(index, tokens, was)}\n    ${describeRow(index, tokens, after)}`,
        })),
  );
  const path = readWishes(index, tokens, roles, ruled, ordered);
  trace?.({ stage: 'wishes', text: describeRow(index, tokens, path) });
  return path;
}

export const understandOrder = (index: VoiceIndex, transcript: string): readonly VoiceItem[] =>
  readOrder(index, transcript).items;

/** Which of the lines is meant: nothing changes before that is known. */
function askWhichLine(index: VoiceIndex, before: readonly Draft[], lines: readonly number[]): VoiceReading {
  const { chosen } = chooseDishes(index, before, []);
  const { items } = toItems(index, chosen, {
    hasUnmatched: false,
    isAmended: false,
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
