/** A table of words, written as a text. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** A table of phrases, written as a text with commas between them. */
export const phrases = (text: string): readonly string[] => text.split(/,\s*/).map((phrase) => phrase.trim());

/** Every phrase that takes one from each list; an empty place in a list leaves it out. */
export const family = (...lists: readonly string[]): readonly string[] =>
  lists
    .map(phrases)
    .reduce((begun, list) => begun.flatMap((start) => list.map((end) => `${start} ${end}`.trim())));

/** A table of numbers, written as a text: each word or phrase with its number behind it. */
export const numbers = (text: string): readonly (readonly [phrase: string, number: number])[] =>
  phrases(text).map((entry) => {
    const end = entry.lastIndexOf(' ');
    return [entry.slice(0, end), Number(entry.slice(end + 1))];
  });
