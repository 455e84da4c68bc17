import { synonymGroups } from './tables/spelling-variants.ts';
import type { TokenRole } from './token-roles.ts';
import type { Token } from './tokenise.ts';
import { titleWordWeight, type VoiceIndex } from './voice-index.ts';
import { findSimilarWords, type WordMatch } from './word-index.ts';

/** Some tokens taken for a title word, or for two neighbours of a title. */
export type Hit = {
  readonly start: number;
  readonly end: number;
  readonly similarity: number;
  /** Good enough to stand alone; a weak hit only counts beside a strong one. */
  readonly strong: boolean;
  /** Made of ordinary words only, which are more often just themselves. */
  readonly everyday: boolean;
};

/** Hits by title word, and by run-together pair. */
export type Hits = { readonly byWord: ReadonlyMap<string, Hit[]>; readonly byPair: ReadonlyMap<string, Hit[]> };

const synonymSimilarity = 0.92;
const longestMerge = 3;
const mergeSimilarity = 0.76;
/** A word that is itself on the menu is hardly a mishearing: of another only beside a surer word. */
const rareSimilarity = 0.86;
const unmergeable: ReadonlySet<TokenRole> = new Set(['connector', 'number', 'option']);
const unmergeableWords: ReadonlySet<string> = new Set(['of', 'the', 'from', 'my']);
const neverMisheard: ReadonlySet<TokenRole> = new Set(['number', 'article', 'connector', 'option', 'filler', 'food', 'unit']);

/** Every title word that some token, or a few tokens wrongly split, may stand for. */
export function findHits(index: VoiceIndex, tokens: readonly Token[], roles: readonly TokenRole[]): Hits {
  const byWord = new Map<string, Hit[]>();
  const byPair = new Map<string, Hit[]>();
  const cache = new Map<string, WordMatch[]>();
  const similar = (text: string): WordMatch[] => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    const found = findSimilarWords(index.words, text);
    cache.set(text, found);
    return found;
  };
  const isTitleWord = (key: string) => index.words.byText.has(key);
  const record = (text: string, hit: Hit) => {
    if (index.pairs.has(text)) append(byPair, text, hit);
    append(byWord, text, hit);
  };
  const recordMatches = (text: string, base: Omit<Hit, 'similarity' | 'strong'>, isKnown: boolean) => {
    for (const { entry, similarity, strong } of similar(text)) {
      const found = index.words.entries[entry]?.text ?? '';
      if ((isKnown || index.pairs.has(found)) && similarity < rareSimilarity) continue;
      record(found, { ...base, similarity, strong: strong && !isKnown });
    }
  };

  tokens.forEach((token, start) => {
    const role = roles[start] ?? 'unknown';
    const base = { start, end: start + 1, everyday: role === 'everyday' || role === 'filler' };
    if (isTitleWord(token.key)) record(token.key, { ...base, similarity: 1, strong: true });
    for (const group of synonymGroups.get(token.key) ?? []) {
      for (const word of index.wordsBySynonym.get(group) ?? []) {
        if (word !== token.key) record(word, { ...base, similarity: synonymSimilarity, strong: true });
      }
    }
    if (!neverMisheard.has(role)) recordMatches(token.key, base, isTitleWord(token.key));
  });

  for (let start = 0; start < tokens.length; start++) {
    for (let length = 2; length <= longestMerge && start + length <= tokens.length; length++) {
      const end = start + length;
      const part = tokens.slice(start, end);
      const partRoles = roles.slice(start, end);
      if (part.some((token, offset) => offset > 0 && token.afterBreak)) break;
      if (partRoles.some((role) => unmergeable.has(role)) || partRoles[0] === 'article') break;
      if (part.some((token) => unmergeableWords.has(token.text))) break;
      const known = part.filter((token) => isTitleWord(token.key));
      const isPlain = (role: TokenRole) => role === 'filler' || role === 'article';
      if (part.every((token, offset) => isPlain(partRoles[offset] ?? 'unknown') || known.includes(token))) continue;
      const text = part.map((token) => token.text).join('');
      const everyday = partRoles.every((role) => role === 'everyday' || role === 'filler' || role === 'article');
      const base = { start, end, everyday };
      if (isTitleWord(text)) {
        record(text, { ...base, similarity: 0.97, strong: true });
        continue;
      }
      const hasWeightyWord = known.some((token) => titleWordWeight(token.key) >= 0.5);
      for (const { entry, similarity, strong } of similar(text)) {
        const found = index.words.entries[entry]?.text ?? '';
        if (similarity < mergeSimilarity || (hasWeightyWord && similarity < rareSimilarity && !index.pairs.has(found))) continue;
        record(found, { ...base, similarity: similarity * 0.99, strong });
      }
    }
  }
  return { byWord, byPair };
}

function append(map: Map<string, Hit[]>, key: string, hit: Hit): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [hit]);
  else list.push(hit);
}
