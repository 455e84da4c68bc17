import type { VoiceIndex } from './menu/voice-index.ts';
import { readOrder } from './understand-order.ts';

type Pattern = { readonly quantities: readonly number[]; readonly say: (...titles: string[]) => string };

/** Ways to order, from the plain to the daring. */
const patterns: readonly Pattern[] = [
  { quantities: [2, 1], say: (first, second) => `Two ${first} and one ${second}` },
  { quantities: [1, 4], say: (first, second) => `Ek ${first} aur char ${second}` },
  { quantities: [2], say: (title) => `One ${title}, no, make that two` },
];

const leastConfidence = 0.75;

/** Sentences to try, made of these dishes; only such as are understood as they are meant. */
export function makeExamples(index: VoiceIndex, titles: readonly string[]): string[] {
  let left = [...new Set(titles.map((title) => title.replace(/\s*\([^)]*\)\s*$/, '').toLowerCase()))];
  return patterns.flatMap(({ quantities, say }) => {
    const taken = left.slice(0, quantities.length);
    if (taken.length < quantities.length) return [];
    const example = say(...taken);
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
