/**
 * How a word is spelt for comparing. Voice imports these functions; search has the same rules in SQL
 * (`server/src/db/functions/search-words.sql`), and a test holds both against every word of the demo menus.
 */

/** Letters that are no plain letter with a mark on it. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

/** Small letters without accents; an apostrophe joins what it parts: "chef's" is one word. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .replace(/['’‘`´]/g, '');

/** "Curries" and "curry", "boxes" and "box" are one word; "hummus" and "swiss" are no plurals. */
export function singularOf(word: string): string {
  if (word.length < 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (/(?:ss|x|z|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|^.{1,2}is)$/.test(word)) return word.slice(0, -1);
  return word;
}
