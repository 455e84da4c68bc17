import { numberWords } from '../tables/number-words.ts';
import type { Token } from './tokenise.ts';

const dozens = new Set(['dozen', 'dozens', 'darjan']);
const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['sau', 100],
  ['thousand', 1000],
]);

/** Digits or number words: "25", "twenty five", "two dozen", "one hundred". */
export function cardinalAt(
  tokens: readonly Token[],
  start: number,
): { end: number; count: number } | undefined {
  const text = tokens[start]?.text ?? '';
  // "Thousand island" is a dressing.
  if (tokens[start + 1]?.text === 'island') return undefined;
  const isDigits = /^\d+$/.test(text);
  const scale = scales.get(text);
  let count = isDigits ? Number(text.slice(0, 6)) : scale === undefined ? numberWords.get(text) : 1;
  if (count === undefined) return undefined;
  let end = scale === undefined ? start + 1 : start;
  const wordAt = (at: number) => (tokens[at]?.afterBreak ? '' : (tokens[at]?.text ?? ''));
  if (!isDigits && count >= 20 && count % 10 === 0) {
    const ones = numberWords.get(wordAt(end));
    if (ones !== undefined && ones > 0 && ones < 10) {
      count += ones;
      end++;
    }
  }
  const times = scale ?? scales.get(wordAt(end));
  if (times !== undefined) {
    count *= times;
    end++;
    // "A hundred and ten"; nobody says "a hundred and a coke" of one thing.
    const rest = wordAt(end) === 'and' ? cardinalAt(tokens, end + 1) : undefined;
    if (rest !== undefined && rest.count < times && !tokens[end + 1]?.afterBreak) {
      count += rest.count;
      end = rest.end;
    }
  }
  const isAndHalf = wordAt(end) === 'and' && wordAt(end + 1) === 'a' && wordAt(end + 2) === 'half';
  if (isAndHalf && dozens.has(wordAt(end + 3))) {
    count += 0.5;
    end += 3;
  }
  if (dozens.has(wordAt(end))) {
    count *= 12;
    end += wordAt(end + 1) === 'of' ? 2 : 1;
  }
  return { end, count };
}
