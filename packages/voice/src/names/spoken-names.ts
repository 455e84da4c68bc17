import type { Token } from '../read/tokenise.ts';
import { spokenNames } from '../tables/spoken-names.ts';

type SpokenWord = { readonly word: string; readonly start: number; readonly end: number };

/** "Pink tea" is a Kashmiri Chai, a "steak and cheese" a cheesesteak, where there is one: words of a title and where they were said. */
export function spokenNamesAt(
  tokens: readonly Token[],
  start: number,
  isTitleWord: (key: string) => boolean,
): readonly SpokenWord[] {
  if (tokens[start - 1]?.text === 'with') return [];
  return (spokenNames.get(tokens[start]?.key ?? '') ?? []).flatMap(({ phrase, words }) => {
    const isSaid = phrase.every((word, offset) => tokens[start + offset]?.key === word);
    if (!isSaid || !words.every(isTitleWord)) return [];
    const length = words.length === phrase.length ? 1 : phrase.length;
    return words.map((word, offset) => ({ word, start: start + offset, end: start + offset + length }));
  });
}
