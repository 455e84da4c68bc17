import { plainLetters } from './words.ts';

/** Letters of other scripts, and digits, that look like a Latin letter; and the two spellings of some Urdu ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['авгԁеһнијкӏмопрԛѕтуѵԝхс', 'abrdehhujklmonpqstyvwxc'],
    ['αβγεηικνορτυχωμ', 'abyenikvoptuxwu'],
    ['ьі01|', 'bioll'],
    ['يىكهةۀ', 'ییکہہہ'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, index) => [letter, [...to][index] ?? letter])),
);

/**
 * What a name is compared by: two names with the same key would be taken for one another. Case, accents, spaces,
 * punctuation and invisible characters do not count, and letters that look alike are one.
 */
export function restaurantNameKey(name: string): string {
  const plain = [...plainLetters(name.normalize('NFKC'))]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/i/g, 'l');
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  return letters || plain.replace(/[\s\p{C}]/gu, '');
}
