import { isSoldInSize } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';

/**
 * "Three cheeseburgers, two doubles and a single", "make one of them a single": one of that portion, where the dish
 * before has one; elsewhere "a single" only counts.
 */
export function readSingles(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  ordered: readonly DishSegment[],
): Segment[] {
  let dish = ordered.at(-1);
  return path.flatMap((part, place) => {
    if (part.kind === 'dish') dish = part;
    const { start, end } = part;
    const isSingle =
      part.kind === 'number' && end - start === 2 && tokens[end - 1]?.text === 'single' && !part.goesBack;
    const isOfNext = /^(?:dish|other|unit)$/.test(path[place + 1]?.kind ?? '');
    if (!isSingle || isOfNext || !isSoldInSize(index, dish?.candidates[0]?.title, single)) return [part];
    return [
      { ...part, form: 'article' as const, end: start + 1 },
      { kind: 'option' as const, option: single, start: start + 1, end, worth: 0 },
    ];
  });
}

const single = { text: 'single', size: 'single' } as const;
