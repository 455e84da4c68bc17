import type { Token } from './tokenise.ts';

type Phrase<T> = { readonly words: readonly string[]; readonly meaning: T };

/** Fixed phrases found by their first word. */
export type PhraseTable<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

export type PhraseMatch<T> = { readonly end: number; readonly meaning: T };

export function buildPhraseTable<T>(rows: Iterable<readonly [phrase: string, meaning: T]>): PhraseTable<T> {
  const table = new Map<string, Phrase<T>[]>();
  for (const [phrase, meaning] of rows) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const list = table.get(first) ?? [];
    list.push({ words, meaning });
    table.set(first, list);
  }
  return table;
}

/** Every phrase that begins at this token; a comma inside breaks it. */
export function phrasesAt<T>(
  table: PhraseTable<T>,
  tokens: readonly Token[],
  start: number,
  wordOf: (token: Token) => string = (token) => token.text,
): PhraseMatch<T>[] {
  const first = tokens[start];
  if (first === undefined) return [];
  const matches: PhraseMatch<T>[] = [];
  for (const { words, meaning } of table.get(wordOf(first)) ?? []) {
    const fits = words.every((word, offset) => {
      const token = tokens[start + offset];
      return token !== undefined && wordOf(token) === word && (offset === 0 || !token.afterBreak);
    });
    if (fits) matches.push({ end: start + words.length, meaning });
  }
  return matches;
}
