import type { Clause } from '../clauses/clause.ts';
import { headWord, isOfKind } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { numbersAt } from '../read/number-phrases.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import type { CommandKind } from '../tables/command-phrases.ts';
import { pronounWords, spanWords } from '../tables/everyday-words.ts';
import { companionHeads, sideHeads } from '../tables/food-words.ts';
import { amountWishes, isWishManner } from '../tables/wish-words.ts';
import type { UnmatchedWords } from '../voice-types.ts';
import { findExtra } from '../wishes/extras.ts';
import type { DraftWithoutDish } from './choose-dishes.ts';

const maxUnmatched = 5;
const longestText = 60;
/** "umm", "uhh", "hmmm": as long as one likes to hesitate. */
const hesitation = /^(?:u+m+|u+h+|h+m+|e+r+m*|a+h+|o+h+)$/;

/** "… one mild cos sarah can't handle it": why, and nothing that is looked for on a card. */
const reasons = /^(?:because|cos|coz|cause|cuz|since|kyunki|kyunke)$/;

/** What is said under these is not wanted, or only talked about. */
const notOrdering: ReadonlySet<CommandKind> = new Set(['ignore', 'remove', 'removeBefore', 'no', 'instead']);

/** Words that were too many to be read are told of as well. */
export const withBeyond = (unmatched: readonly UnmatchedWords[], beyond: string): UnmatchedWords[] => [
  ...unmatched.slice(0, maxUnmatched - 1),
  { text: beyond.slice(0, longestText), quantity: 1 },
];

/** Words that sound like an item of the order although no dish took them, in the order they were said. */
export function findUnmatched(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  clauses: readonly Clause[],
  draftsWithoutDish: readonly DraftWithoutDish[],
): UnmatchedWords[] {
  const found = clauses.flatMap((clause, place) => {
    if (notOrdering.has(clause.command)) return [];
    const stretches = [
      ...stretchesOf(clause.segments, tokens).filter(
        (stretch) => isItem(stretch, tokens, roles) && !reasons.test(tokens[stretch.start]?.text ?? ''),
      ),
      ...companionsOf(index, clause.segments, tokens),
    ];
    // "Sushi nahi chahiye": the command that follows takes back what was just said.
    return clauses[place + 1]?.command === 'removeBefore' ? stretches.slice(0, -1) : stretches;
  });
  const dropped = draftsWithoutDish.map(({ draft: { segment, line }, kitchen }) => ({
    ...segment,
    quantity: line.count ?? 1,
    kitchen,
  }));
  const texts = new Set<string>();
  return [...found.map((stretch) => ({ ...stretch, kitchen: undefined })), ...dropped]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, quantity, kitchen }) => ({
      text: tokens
        .slice(start, end)
        .flatMap(({ heard }) => heard || [])
        .join(' ')
        .slice(0, longestText),
      quantity,
      ...(kitchen === undefined ? {} : { kitchen }),
    }))
    .filter(({ text }) => !texts.has(text) && texts.add(text))
    .slice(0, maxUnmatched);
}

/** "With butter naan": a dish of its own that the card does not have, though the kitchen is told as well. */
function companionsOf(index: VoiceIndex, segments: readonly Segment[], tokens: readonly Token[]): Stretch[] {
  return segments.flatMap((wish, place) => {
    const dish = segments.slice(0, place).findLast(({ kind }) => kind === 'dish');
    const isWith = wish.kind === 'wish' && tokens[wish.start]?.text === 'with';
    if (!isWith || dish?.kind !== 'dish' || isOfKind(index, dish.candidates[0]?.title, 'drink')) return [];
    const number = numbersAt(tokens, wish.start + 1).at(0);
    const start = number?.end ?? wish.start + 1;
    const head = tokens[wish.end - 1]?.key ?? '';
    // What is only sold as a part of dishes here ("a burrito with brown rice") is one.
    const isSold = !sideHeads.has(head) || index.titles.some((_, title) => headWord(index, title) === head);
    const isName = wish.end > start && wish.end - start <= longestCompanion && companionHeads.has(head);
    const isExtra = findExtra({ index, tokens }, start, dish) === wish.end;
    const isPart = isExtra || amountWishes.has(tokens[start]?.text ?? '') || tokens[start]?.text === 'no';
    if (!isName || !isSold || isPart) return [];
    const quantity = number?.count ?? 1;
    return [{ start, end: wish.end, quantity, isCounted: number !== undefined, isDescribed: false }];
  });
}

/** "Crispy sweet potato fries" */
const longestCompanion = 4;

type Stretch = { start: number; end: number; quantity: number; isCounted: boolean; isDescribed: boolean };

/** Neighbouring words that mean nothing to the reader, with the size or heat right before them. */
function stretchesOf(segments: readonly Segment[], tokens: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = [];
  segments.forEach((segment, place) => {
    if (segment.kind !== 'other') return;
    const last = stretches.at(-1);
    if (last?.end === segment.start && !tokens[segment.start]?.afterBreak) {
      last.end = segment.end;
      return;
    }
    const isJoined = (part: Segment | undefined, to: number) =>
      part?.end === to && !tokens[to]?.afterBreak ? part : undefined;
    const before = isJoined(segments[place - 1], segment.start);
    const option = before?.kind === 'option' || before?.kind === 'unit' ? before : undefined;
    const count = option ? isJoined(segments[place - 2], option.start) : before;
    const isCounted = count?.kind === 'number' && count.form === 'spoken';
    stretches.push({
      start: segment.start,
      end: segment.end,
      quantity: isCounted ? count.count : 1,
      isCounted,
      isDescribed: option !== undefined,
    });
  });
  return stretches;
}

/** A food, a word nobody knows, or an ordinary word that was counted or sized like a dish ("two hot dogs"). */
function isItem(
  { start, end, isCounted, isDescribed }: Stretch,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
) {
  // "…, black, no sugar" says how it is to be made.
  if (end - start === 1 && isWishManner(tokens[start]?.text ?? '') && !isCounted) return false;
  const isNoName = (text: string) => hesitation.test(text) || pronounWords.has(text);
  const isTelling = (at: number) =>
    roles[at] === 'food' || (roles[at] === 'unknown' && !isNoName(tokens[at]?.text ?? ''));
  for (let at = start; at < end; at++) if (isTelling(at)) return true;
  return (isCounted || isDescribed) && !tokens.slice(start, end).some(({ key }) => spanWords.has(key));
}
