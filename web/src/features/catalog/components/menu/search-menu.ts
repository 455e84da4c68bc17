import { plainLetters } from '@nearbite/domain/text/words';
import { buildWordIndex, findSimilarWords } from '@nearbite/voice/menu/word-index';
import { transliterate } from '@nearbite/voice/read/transliterate';
import { keyOf } from '@nearbite/voice/read/word-keys';

/** Shorter words are part of no other, and resemble none. */
const shortestPart = 3;
const shortestAlike = 4;

const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and');

/** As it is written, and as it sounds in Latin letters. */
const inBothScripts = (text: string): string[] => [
  ...new Set([...wordsOf(text), ...wordsOf(transliterate(text))]),
];

/** In words of four letters a consonant makes another food (mind, mint). */
const isOtherFood = (typed: string, word: string) =>
  Math.max(typed.length, word.length) <= shortestAlike && consonants(typed) !== consonants(word);
const consonants = (word: string) => word.replace(/[aeiouy]/g, '');

/** "icecream": two words beside each other, the second perhaps unfinished. */
const isJoined = (typed: string, words: readonly string[]) =>
  words.some((first, at) => {
    const rest = typed.slice(first.length);
    return (
      Math.min(first.length, rest.length) >= shortestPart &&
      typed.startsWith(first) &&
      words[at + 1]?.startsWith(rest)
    );
  });

/**
 * A menu to be searched as people type. A search returns the dishes that are meant, in the order of the menu: every
 * word is what is written so, else what resembles it, in either script; only where all words together lead nowhere
 * each may be any of these.
 */
export function searchable<Dish>(dishes: readonly Dish[], textOf: (dish: Dish) => string) {
  const read = dishes.map((dish) => {
    const words = inBothScripts(textOf(dish));
    return { dish, words, text: words.join(' '), keys: new Set(words.map(keyOf)) };
  });
  type Read = (typeof read)[number];
  const index = buildWordIndex(read.flatMap(({ words }) => words));

  const alikeTo = (typed: string): readonly string[] =>
    typed.length < shortestAlike
      ? []
      : findSimilarWords(index, typed).flatMap(({ entry, strong }) => {
          const word = index.entries[entry]?.text ?? '';
          return strong && word.length >= shortestAlike && !isOtherFood(typed, word) ? keyOf(word) : [];
        });

  /** From the word itself on. */
  const ways: readonly ((typed: string) => (dish: Read) => boolean)[] = [
    (typed) => (dish) => dish.text.includes(typed),
    (typed) => (dish) => isJoined(typed, dish.words),
    (typed) => {
      const keys = [keyOf(typed), ...alikeTo(typed)];
      return (dish) => keys.some((key) => dish.keys.has(key));
    },
  ];

  return (query: string): Dish[] => {
    const meanings = wordsOf(query).map((word) => {
      const spoken = inBothScripts(word);
      return ways
        .map((way) => new Set(spoken.map(way).flatMap((isMeant) => read.filter(isMeant))))
        .filter(({ size }) => size > 0);
    });
    if (meanings.length === 0) return [];
    const find = (most: number) =>
      read.filter((one) => meanings.every((sets) => sets.slice(0, most).some((found) => found.has(one))));
    const found = find(1);
    return (found.length > 0 ? found : find(ways.length)).map(({ dish }) => dish);
  };
}
