import type { Token } from './tokenise.ts';

/** Fixed phrases, word by word: what one that ends here means, and where it may go on. */
export type PhraseTable<T> = {
  readonly meanings: readonly T[];
  readonly next: ReadonlyMap<string, PhraseTable<T>>;
};

export type PhraseMatch<T> = { readonly end: number; readonly meaning: T };

type Growing<T> = { meanings: T[]; next: Map<string, Growing<T>> };

export function buildPhraseTable<T>(rows: Iterable<readonly [phrase: string, meaning: T]>): PhraseTable<T> {
  const table: Growing<T> = { meanings: [], next: new Map() };
  for (const [phrase, meaning] of rows) {
    let place = table;
    for (const word of phrase.split(' ')) {
      const further = place.next.get(word) ?? { meanings: [], next: new Map() };
      place.next.set(word, further);
      place = further;
    }
    place.meanings.push(meaning);
  }
  return table;
}

/** Every phrase that begins at this token, the shortest first; a comma inside breaks it. */
export function phrasesAt<T>(
  table: PhraseTable<T>,
  tokens: readonly Token[],
  start: number,
  wordOf: (token: Token) => string = (token) => token.text,
): PhraseMatch<T>[] {
  const matches: PhraseMatch<T>[] = [];
  let place = table;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || (at > start && token.afterBreak)) break;
    const further = place.next.get(wordOf(token));
    if (further === undefined) break;
    place = further;
    for (const meaning of place.meanings) matches.push({ end: at + 1, meaning });
  }
  return matches;
}
