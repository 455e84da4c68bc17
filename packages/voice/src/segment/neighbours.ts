import type { VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import { nameWeights } from '../weights.ts';
import type { DishSegment, Segment } from './segments.ts';

/**
 * Two names side by side, the first without the word that says what it is: "chai latte" is one Chai Tea Latte where
 * there is one, and "vanilla latte" a latte with vanilla, not a Vanilla Frappe and a latte.
 */
export function settleNeighbours(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): Segment[] {
  const settled: Segment[] = [];
  for (const segment of path) {
    const before = settled.at(-1);
    const isJoined = !tokens[segment.start]?.afterBreak;
    if (segment.kind === 'dish' && before?.kind === 'dish' && isJoined && isQualifier(before)) {
      const whole = joinNames(index, tokens, before, segment);
      settled.pop();
      if (whole !== undefined) {
        settled.push(whole);
        continue;
      }
      settled.push({ kind: 'wish', looksAhead: true, start: before.start, end: before.end, worth: 0 });
    }
    settled.push(segment);
  }
  return settled;
}

const isQualifier = ({ candidates }: DishSegment) =>
  candidates[0]?.isHeadless === true && candidates[0].fit < nameWeights.leastShaky;

/** The title that has the words of both. */
function joinNames(
  index: VoiceIndex,
  tokens: readonly Token[],
  first: DishSegment,
  second: DishSegment,
): DishSegment | undefined {
  const heard = tokens.slice(first.start, second.end).map(({ key }) => key);
  const candidates = [...first.candidates, ...second.candidates].flatMap((candidate) => {
    const title = index.titles[candidate.title];
    const isSame =
      candidate.title === second.candidates[0]?.title && first.candidates[0]?.title === candidate.title;
    if (title === undefined || !(isSame || heard.every((word) => title.words.includes(word)))) return [];
    const missing = title.weights.reduce(
      (sum, weight, place) => sum + (heard.includes(title.words[place] ?? '') ? 0 : weight),
      0,
    );
    const quality = isSame ? candidate.quality : 1 - missing / title.totalWeight;
    return [{ ...candidate, quality, fit: quality, missing, isHeadless: false }];
  });
  const [best] = candidates.sort((a, b) => b.quality - a.quality);
  return best && { ...second, start: first.start, candidates: [best] };
}
