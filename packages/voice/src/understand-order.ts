import { assignClauses } from './assign/assign-clauses.ts';
import { chooseDishes } from './choose/choose-dishes.ts';
import { toItems } from './choose/items.ts';
import { findUnmatched } from './choose/unmatched.ts';
import { amends } from './clauses/clause.ts';
import { splitClauses } from './clauses/clauses.ts';
import { referToLines } from './clauses/line-references.ts';
import type { VoiceIndex } from './menu/voice-index.ts';
import { rolesOf } from './read/token-roles.ts';
import { tokenise } from './read/tokenise.ts';
import { regroup } from './regroup/regroup.ts';
import { draftsOf, findOtherKind } from './replay/context.ts';
import type { Draft } from './replay/drafts.ts';
import { findOtherKitchen } from './replay/other-kitchen.ts';
import { replayClauses } from './replay/replay.ts';
import { decode } from './segment/decode.ts';
import type { ContextItem, VoiceItem, VoiceReading } from './voice-types.ts';
import { readWishes } from './wishes/wishes.ts';

/**
 * What was ordered, in the order it was said, and the words no dish was found for. The words are read as a
 * whole (decode), parted at commands and corrections (clauses), followed one after the other (replay), and only
 * then tied to dishes of restaurants. Nothing is invented: without a dish on these menus there is no item.
 */
export function readOrder(
  index: VoiceIndex,
  transcript: string,
  context: readonly ContextItem[] = [],
  /** The places of the lines that were chosen, where the answer before asked which one is meant. */
  meant: readonly number[] = [],
): VoiceReading {
  const before = draftsOf(index, context);
  const ordered = before.map(({ segment }) => segment);
  const tokens = tokenise(transcript);
  const roles = rolesOf(tokens);
  const decoded = regroup(index, tokens, decode(index, tokens, roles), ordered);
  const path = readWishes(index, tokens, roles, decoded, ordered);
  const said = splitClauses(path, tokens, before.length > 0);
  const { clauses, unclear } = referToLines({ index, tokens, lines: before, meant }, said);
  if (unclear.length > 0) return askWhichLine(index, before, unclear);
  const otherKind =
    findOtherKitchen(index, tokens, decoded, before) ?? findOtherKind(index, tokens, path, before);
  const drafts = otherKind ?? replayClauses(index, assignClauses(index, tokens, clauses), before);
  const { chosen, draftsWithoutDish } = chooseDishes(index, drafts, path);
  const unmatched = findUnmatched(index, tokens, roles, otherKind ? [] : clauses, draftsWithoutDish);
  const { items, question } = toItems(index, chosen, {
    hasUnmatched: unmatched.length > 0,
    isAmended: clauses.some(amends),
  });
  return { items, unmatched, ...(question === undefined ? {} : { question }) };
}

export const understandOrder = (index: VoiceIndex, transcript: string): readonly VoiceItem[] =>
  readOrder(index, transcript).items;

/** Which of the lines is meant: nothing changes before that is known. */
function askWhichLine(index: VoiceIndex, before: readonly Draft[], lines: readonly number[]): VoiceReading {
  const { chosen } = chooseDishes(index, before, []);
  const { items } = toItems(index, chosen, { hasUnmatched: false, isAmended: false });
  const places = before.map(({ segment }) => segment.place ?? -1);
  const asked = before.filter((_, at) => lines.includes(places[at] ?? -1));
  const dishes = asked.map(({ knownDish }) => index.dishes[knownDish ?? -1]?.id ?? -1);
  return {
    items,
    unmatched: [],
    question: { line: places.indexOf(lines[0] ?? -1), dishes, lines },
  };
}
