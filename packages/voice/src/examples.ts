import type { VoiceIndex } from './menu/voice-index.ts';
import type * as answers from './replies/answers.texts.ts';
import { readOrder } from './understand-order.ts';

type Says = Pick<typeof answers, 'twoAndOne' | 'oneAndFour' | 'oneOrTwo'>;

/** How many each way to order asks for. */
const patterns = [
  { quantities: [2, 1], way: 'twoAndOne' },
  { quantities: [1, 4], way: 'oneAndFour' },
  { quantities: [2], way: 'oneOrTwo' },
] as const;

const leastConfidence = 0.75;

/** Sentences to try, made of these dishes; only such as are understood as they are meant. */
export function makeExamples(say: Says, index: VoiceIndex, titles: readonly string[]): string[] {
  let left = [...new Set(titles.map((title) => title.replace(/\s*\([^)]*\)\s*$/, '').toLowerCase()))];
  return patterns.flatMap(({ quantities, way }) => {
    const [first = '', second = ''] = left;
    if (left.length < quantities.length) return [];
    const example = say[way](first, second);
    // The last two dishes may serve twice; a short menu has examples too.
    if (left.length > quantities.length) left = left.slice(quantities.length);
    return isUnderstood(index, example, quantities) ? [example] : [];
  });
}

function isUnderstood(index: VoiceIndex, example: string, quantities: readonly number[]): boolean {
  const { items, unmatched } = readOrder(index, example);
  return (
    unmatched.length === 0 &&
    items.length === quantities.length &&
    items.every((item, place) => item.quantity === quantities[place] && item.confidence >= leastConfidence)
  );
}
