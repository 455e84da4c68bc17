import { fractionWords, numberWords } from '../tables/number-words.ts';
import { measureWords } from '../tables/unit-words.ts';
import type { Token } from './tokenise.ts';

/** "Half kg" is 500 gram, "1.5 litre" is 1500 millilitre, "6 pieces" is 6 piece. */
export type Measure = { readonly dimension: string; readonly amount: number; readonly count: number };

export type MeasureMatch = { readonly end: number; readonly measure: Measure };

/** A number or fraction followed by a word of measure, read from this token on. */
export function measureAt(tokens: readonly Token[], start: number): MeasureMatch | undefined {
  if (tokens[start]?.key === 'footlong')
    return { end: start + 1, measure: { dimension: 'inch', amount: 12, count: 12 } };
  const packed = packedAt(tokens, start);
  if (packed !== undefined) return packed;
  const isServing = tokens[start]?.key === 'serve';
  const amount = amountAt(tokens, isServing ? start + 1 : start);
  if (amount === undefined) return undefined;
  if (isServing)
    return { end: amount.end, measure: { dimension: 'person', amount: amount.value, count: amount.value } };
  const at = tokens[amount.end]?.text === 'of' ? amount.end + 1 : amount.end;
  const word = tokens[at];
  if (word === undefined || word.afterBreak) return undefined;
  const unit = measureWords.get(word.key) ?? measureWords.get(word.text);
  if (unit === undefined || (amount.isHeard && unit.dimension !== 'piece')) return undefined;
  // "A litre and a half of sprite"
  const isAndHalf = ['and', 'a', 'half'].every((half, offset) => tokens[at + 1 + offset]?.text === half);
  const value = isAndHalf ? amount.value + 0.5 : amount.value;
  const last = isAndHalf ? at + 3 : at;
  const end = tokens[last + 1]?.text === 'of' ? last + 2 : last + 1;
  return { end, measure: { dimension: unit.dimension, amount: value * unit.factor, count: value } };
}

/** "Pack of six", "a box of 12": so many pieces. */
function packedAt(tokens: readonly Token[], start: number): MeasureMatch | undefined {
  const from = tokens[start]?.text === 'a' ? start + 1 : start;
  const isPack = /^(?:pack|packet|box|set|bucket|tray)$/.test(tokens[from]?.key ?? '');
  if (!isPack || tokens[from + 1]?.text !== 'of') return undefined;
  const amount = amountAt(tokens, from + 2);
  if (amount === undefined || amount.value < 2 || !Number.isInteger(amount.value)) return undefined;
  const { end, value } = amount;
  return { end, measure: { dimension: 'piece', amount: value, count: value } };
}

/** Amounts only because a measure follows. */
const articleLike: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['do', 2],
]);

/** "Ate pieces": sounds like a number, and pieces are counted. */
const heardLike: ReadonlyMap<string, number> = new Map([
  ['ate', 8],
  ['sicks', 6],
  ['fore', 4],
  ['tree', 3],
]);

type SpokenAmount = { readonly value: number; readonly end: number; readonly isHeard?: boolean };

function amountAt(tokens: readonly Token[], start: number): SpokenAmount | undefined {
  const text = tokens[start]?.text ?? '';
  const heard = heardLike.get(text);
  if (heard !== undefined) return { value: heard, end: start + 1, isHeard: true };
  const fraction = fractionWords.get(text);
  if (fraction !== undefined) {
    const article = tokens[start + 1]?.text;
    return { value: fraction, end: article === 'a' ? start + 2 : start + 1 };
  }
  const whole = /^\d+(?:\.\d+)?$/.test(text)
    ? Number(text)
    : (articleLike.get(text) ?? numberWords.get(text));
  if (whole === undefined) return undefined;
  const rest = [1, 2, 3].map((offset) => tokens[start + offset]?.text);
  if (rest[0] === 'and' && rest[1] === 'a' && rest[2] === 'half')
    return { value: whole + 0.5, end: start + 4 };
  if (rest[0] === 'and' && rest[1] === 'half') return { value: whole + 0.5, end: start + 3 };
  const decimal = rest[0] === 'point' ? (numberWords.get(rest[1] ?? '') ?? Number(rest[1])) : Number.NaN;
  if (decimal >= 0 && decimal < 10) return { value: whole + decimal / 10, end: start + 3 };
  if (rest[0] === 'hundred') return { value: whole * 100, end: start + 2 };
  return { value: whole, end: start + 1 };
}

export function isSameMeasure(a: Measure, b: Measure): boolean {
  return a.dimension === b.dimension && Math.abs(a.amount - b.amount) < 1e-6;
}
