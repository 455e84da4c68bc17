import { numberWords } from '../tables/number-words.ts';

/** What a recogniser writes for a digit once it hears digits all around. */
const digitHomophones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    to: '2',
    too: '2',
    tu: '2',
    do: '2',
    for: '4',
    fore: '4',
    ate: '8',
    won: '1',
    tree: '3',
    free: '3',
    sex: '6',
    sicks: '6',
    nein: '9',
  }),
);
const zeroWords: ReadonlySet<string> = new Set([
  'oh',
  'o',
  'zero',
  'nought',
  'naught',
  'nil',
  'sifr',
  'sifar',
]);

/** The digits a word stands for in a number read out digit by digit: "seven" 7, "twenty" 20, "0300" itself. */
export function digitsOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (zeroWords.has(word)) return '0';
  const value = numberWords.get(word);
  return value === undefined ? undefined : String(value);
}

export function homophoneDigit(word: string): string | undefined {
  return digitHomophones.get(word);
}

export type NumberReading = { readonly digits: string; readonly end: number };

/** A house number or the like: "twelve" 12, "one two three" 123, "twenty five" 25, "two hundred and five" 205. */
export function readSpokenNumber(words: readonly string[], start: number): NumberReading | undefined {
  let digits = '';
  let at = start;
  for (; at < words.length && digits.length < 8; at++) {
    const word = words[at] ?? '';
    const previous = words[at - 1] ?? '';
    const isScale = word === 'hundred' || word === 'thousand';
    if (isScale && digits !== '') {
      digits = String(Number(digits) * (word === 'hundred' ? 100 : 1000));
      continue;
    }
    if (
      word === 'and' &&
      (previous === 'hundred' || previous === 'thousand') &&
      digitsOf(words[at + 1] ?? '') !== undefined
    )
      continue;
    const part = digitsOf(word);
    if (part === undefined || (digits === '' && zeroWords.has(word) && word !== 'zero')) break;
    const followsScale = /^(?:hundred|thousand|and)$/.test(previous) && at > start;
    const followsTens =
      Number(digitsOf(previous)) >= 20 &&
      Number(digitsOf(previous)) % 10 === 0 &&
      !/^\d/.test(previous) &&
      part.length === 1;
    digits =
      followsScale || (followsTens && at > start && part !== '0')
        ? String(Number(digits) + Number(part))
        : digits + part;
  }
  return digits === '' ? undefined : { digits, end: at };
}
