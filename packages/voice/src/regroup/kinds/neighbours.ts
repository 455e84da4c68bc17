import { categoryOf } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { DishCandidate } from '../../names/dish-spans.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { coffeeWords } from '../../tables/food-words.ts';
import { nameWeights } from '../../weights.ts';
import type { Pass } from '../pass.ts';

/**
 * Two names side by side, the first without the word that says what it is: "chai latte" is one Chai Tea Latte where
 * there is one, and "vanilla latte" a latte with vanilla, not a Vanilla Frappe and a latte.
 */
export const settleNeighbours: Pass = (index, tokens, path) => {
  const settled: Segment[] = [];
  for (const [place, segment] of path.entries()) {
    const before = settled.at(-1);
    const isJoined = !tokens[segment.start]?.afterBreak;
    if (segment.kind === 'dish' && before?.kind === 'dish' && isJoined) {
      const pair =
        joinTwice(tokens, before, segment) ??
        joinWholeNames(index, tokens, settled, segment, path[place + 1]);
      if (pair !== undefined) {
        settled.splice(-1, 1, ...pair);
        continue;
      }
    }
    settled.push(segment);
  }
  return settled;
};

/** "The crispy chicken fillet": two names for one dish, said in one breath. */
function joinTwice(tokens: readonly Token[], first: DishSegment, second: DishSegment): Segment[] | undefined {
  const [a, b] = [first.candidates[0], second.candidates[0]];
  if (a === undefined || b === undefined || a.title !== b.title) return undefined;
  const heard = new Set(tokens.slice(first.start, first.end).map(({ key }) => key));
  if (tokens.slice(second.start, second.end).some(({ key }) => heard.has(key))) return undefined;
  const best = { ...a, quality: Math.max(a.quality, b.quality), missing: Math.min(a.missing, b.missing) };
  return [{ ...first, end: second.end, candidates: [best] }];
}

/** Keeps the better guess before one that may be meant as well. */
const rivalLoss = 0.01;

/** "A mocha latte" where the menu has a Mocha and a Latte: one drink, the last word says which; we ask. */
function joinWholeNames(
  index: VoiceIndex,
  tokens: readonly Token[],
  settled: readonly Segment[],
  second: DishSegment,
  next: Segment | undefined,
): Segment[] | undefined {
  const [lead, first] = [settled.at(-2), settled.at(-1)];
  // "Mocha, latte and …" without pauses is a list.
  if (lead === undefined && next?.kind === 'connector') return undefined;
  if (first?.kind !== 'dish' || tokens[first.start]?.afterBreak || settled.at(-3)?.kind === 'dish')
    return undefined;
  // "Three larges, coke, sprite …": so many of them, each its own.
  const before = settled.at(-3);
  if (before?.kind === 'number' && before.count > 1) return undefined;
  const isIntroduced =
    lead === undefined ||
    (lead.kind === 'number' ? lead.count === 1 : lead.kind === 'option' || lead.kind === 'measure');
  const [a, b] = [first.candidates[0], second.candidates[0]];
  if (!isIntroduced || a === undefined || b === undefined || a.title === b.title) return undefined;
  const isWhole = ({ title, missing }: DishCandidate) =>
    missing < nameWeights.nothing && index.titles[title]?.words.length === 1;
  const isBrewed = /^(?:chai|matcha|mocha)$/.test(index.titles[a.title]?.words[0] ?? '');
  const isOneKind = isBrewed || categoryOf(index, a.title) === categoryOf(index, b.title);
  // "An espresso macchiato" where there is only a Caramel Macchiato.
  const isBase = /^(?:espresso|latte|coffee)$/.test(tokens[first.end - 1]?.key ?? '');
  const isBareKind = b.isBareHead === true && coffeeWords.has(tokens[second.start]?.key ?? '');
  if (isOneKind && isBase && isBareKind && !isWhole(b))
    return [{ kind: 'wish', looksAhead: true, start: first.start, end: first.end, worth: 0 }, second];
  // "Coke sprite fanta one of each" lists them.
  const goesOn = next?.kind === 'dish' && !tokens[next.start]?.afterBreak;
  if (!isWhole(a) || !isWhole(b) || !isOneKind || goesOn) return undefined;
  // A "chai latte" is a chai before it is any latte, a "macchiato espresso" a macchiato; a "mocha cappuccino" is a
  // cappuccino.
  if (/^(?:latte|coffee|tea|espresso)$/.test(index.titles[b.title]?.words[0] ?? ''))
    return [{ ...first, end: second.end, candidates: [a, { ...b, quality: a.quality - rivalLoss }] }];
  return [
    { kind: 'wish', looksAhead: true, start: first.start, end: first.end, worth: 0 },
    { ...second, candidates: [b, { ...a, quality: b.quality - rivalLoss }] },
  ];
}
